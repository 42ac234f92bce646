# Bibliotheken anderer: OpenSpiel, RLCard.

error-extra-missing = { $package } ist nicht installiert; pip install "lastcard[{ $extra }]" bringt es mit.
error-unknown-utility = Einen Nutzen „{ $name }“ gibt es nicht. Es gibt: { $allowed }.
error-jump-in-in-turn = Wo immer nur einer gefragt wird, kann niemand außer der Reihe spielen: Lass { $ruling } weg.
error-ruling-text = Eine Regelung schreibt man Name:Wert, mehrere mit Semikolons dazwischen; in „{ $ruling }“ fehlt der Doppelpunkt.
error-observer-parameters = Beobachtungen haben keine Parameter, lass also weg: { $names }.
error-observer-private = Eine Beobachtung zeigt die Geheimnisse eines Spielers oder keine, nicht die von allen.
error-agent-action = Der Agent wählte { $action }; das geht jetzt nicht. Es geht: { $allowed }.
