### The scorekeeper, for people who play with real cards.

score-title = Punkteblock
score-page = Punkteblock · lastcard
score-lead = Ihr spielt mit echten Karten, diese Seite zählt die Punkte zusammen. Alles bleibt auf diesem Gerät.
score-home-title = Ihr spielt mit echten Karten?
score-home = Punkte aufschreiben
score-undo = Rückgängig
score-redo = Wiederholen

## Before the first round

score-players = Wer spielt mit?
score-player = Person { $number }
score-name-of = Name von Person { $number }
score-add = Noch jemand
score-remove = { $name } streichen
score-up = { $name } nach oben
score-down = { $name } nach unten
score-start = Los
score-rules = Mitspielende und Regeln
score-how = Wie gezählt wird

## A round

score-round = Runde { $round }
score-next = Runde { $round } aufschreiben
score-who-out = Wer hat die letzte Karte gelegt?
score-nobody = Niemand konnte mehr
score-not-yet = noch nichts
score-tap = Tippe die Karten an, die übrig sind. Hier nimmst du sie wieder zurück.
score-cards-of = Übrige Handkarten: { $name }
# After a card's name and points, as in "Red 5, 5 points, 2 in the hand".
score-held = { $count } auf der Hand
score-less = Zurücknehmen: { $card }
score-too-many = Mehr, als in der Schachtel sind: { $card }, { $count } in der Schachtel.
score-typed = Oder als Zahl
score-next-hand = Weiter: { $name }
score-waiting = Noch nichts aufgeschrieben: { $names }.
score-own = { $name } gewinnt die Runde. Alle zählen die eigenen Karten.
score-save = Aufschreiben
score-cancel = Abbrechen
score-drop = Diese Runde löschen

## The books

score-heading =
    { $match ->
        [lowest] Punktestand bis { $target }; am wenigsten gewinnt
        [rounds] Punktestand nach { $played } von { $rounds } Runden
        [single] Punktestand
       *[target] Punktestand bis { $target }
    }
score-won = { $name } gewinnt die Partie in Runde { $round }!
score-history = Alle Runden
score-edit = Runde { $round } berichtigen
score-edit-hint = Zum Berichtigen die Nummer der Runde antippen.
score-again = Neue Partie, gleiche Leute

## Passing it on

score-share = Ergebnis teilen
score-words = Ergebnis in Worten
score-link = Link zur ganzen Partie
score-copy = Ergebnis kopieren
score-selected = Der Text ist markiert: Kopiere ihn.
score-text =
    { $rounds ->
        [one] { $edition }, nach { $rounds } Runde:
       *[other] { $edition }, nach { $rounds } Runden:
    }
score-line = { $name }: { count-of-points }
score-shared = Eine Partie, die jemand mit dir geteilt hat
score-shared-keep = Hier weiterführen
score-shared-leave = Zur eigenen Partie
score-bad-link = In diesem Link steckt keine Partie. Vielleicht ist unterwegs ein Stück verloren gegangen.
