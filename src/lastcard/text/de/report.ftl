### The laboratory's report: a page of questions, each answered by a chart and a sentence.

option-report = eine Seite mit Diagrammen in den Ordner schreiben
option-png = jedes Diagramm auch als Bild schreiben
option-folder-report = ein Ordner, den lastcard simulate --out geschrieben hat
option-paired = ein Ordner mit Runden, die mit --rotate gespielt wurden, für Glück und Können
option-file-report = wohin die Seite kommt; sonst als report.html in den Ordner
command-report = eine Seite mit Diagrammen zu einem Ordner mit Ergebnissen schreiben
error-report-folder = --report schreibt in den Ordner der Tabellen: ihn mit --out nennen.
error-report-none = In { $folder } liegen keine Ergebnisse. „lastcard simulate … --out ORDNER“ schreibt welche.
error-report-damaged = Die Ergebnisse in { $folder } sind beschädigt oder unvollständig. Der Befehl von damals, mit --resume oder in einen neuen Ordner, macht sie noch einmal.
error-report-other = Die Ergebnisse in { $folder } hat lastcard { $version } gemacht; hier läuft { $here }. Mit jener Version lesen oder neu simulieren.
error-report-missing = Bitte einen Ordner mit Ergebnissen nennen: lastcard report ORDNER.
error-report-empty = Es gibt keine Runden, über die sich berichten ließe.
error-report-paired = Die Runden für Glück und Können wurden nicht mit --rotate gespielt und sagen darüber nichts.
report-written = Der Bericht ist { $file }.

report-title = { $edition } im Labor
report-lead =
    { $mode ->
        [matches] { $matches } Partien mit zusammen { $rounds } Runden, zu { $seats }, gespielt vom Programm selbst.
       *[rounds] { $rounds } Runden, zu { $seats }, gespielt vom Programm selbst.
    }
report-bots = Am Tisch: { $names }.
report-broken-off = Die Simulation wurde nach { $done } von { $count } abgebrochen.
report-rulings-own = Es gelten die Regelungen der Ausgabe.
report-rulings = Andere Regelungen als die der Ausgabe: { $list }.
report-how = Dünne Linien am Ende eines Balkens zeigen, wo der wahre Wert in 95 von 100 solchen Simulationen liegt. Eine gestrichelte Linie zeigt, wo alle Balken enden würden, wenn es keinen Unterschied machte.
report-minutes = Minuten sind geschätzt: { $seconds } Sekunden je Zug, und ein Zug ist jedes Legen, Ziehen, Farbewählen, Rufen oder Schweigen.
report-bots-note = Bots sind keine Menschen: Was sie am Tisch tun, steht in den Texten zu lastcard.
report-foot = Gemacht von lastcard { $version } mit dem Startwert { $seed }. Derselbe Befehl macht dieselbe Seite.
report-eight = acht von zehn
report-numbers = Die Zahlen
report-from = von
report-to = bis
report-or-more = { $value } oder mehr
report-figure = Wert
report-between = 95 % zwischen
report-count = wie viele
report-mean = Mittel { $value }
report-unit-minutes = Minuten
report-unit-points = Punkte
report-unit-percent = %
report-unit-difference = Prozentpunkte
report-unit-times = Mal je Runde

report-tile-round = Minuten je Runde
report-tile-match = Minuten je Partie
report-tile-leads = Führungswechsel je Runde
report-tile-points = Punkte für den Sieg in einer Runde

report-part-length = Wie lange es dauert
report-part-fair = Wer gewinnt
report-part-course = Wie eine Runde läuft
report-part-cards = Was die Karten tun
report-part-luck = Glück und Können

report-round-question = Wie lang ist eine Runde?
report-round-answer = Eine Runde dauert im Mittel { $mean } ± { $error } Züge, etwa { $minutes } Minuten. Acht von zehn Runden dauern { $low } bis { $high } Minuten.
report-match-question = Wie lang ist eine Partie?
report-match-answer = Eine Partie hat im Mittel { $rounds } Runden und { $mean } ± { $error } Züge, etwa { $minutes } Minuten. Acht von zehn Partien dauern { $low } bis { $high } Minuten.
report-match-chained = Die Runden, hintereinander bis { $target } Punkte gespielt, ergeben { $matches } Partien.
report-box = die Schachtel: { $low } bis { $high } Minuten
report-box-answer =
    { $verdict ->
        [longer] Sind es die { $low } bis { $high } Minuten, die auf der Schachtel stehen? Nein: { $share } % der Partien sind bis dahin vorbei. Eine Runde allein dauert { $minutes } Minuten.
        [shorter] Sind es die { $low } bis { $high } Minuten, die auf der Schachtel stehen? Es geht schneller: { $share } % der Partien sind bis dahin vorbei. Eine Runde allein dauert { $minutes } Minuten.
       *[fits] Sind es die { $low } bis { $high } Minuten, die auf der Schachtel stehen? Ja: { $share } % der Partien sind bis dahin vorbei. Eine Runde allein dauert { $minutes } Minuten.
    }
report-place-question = Macht es etwas aus, wer austeilt?
report-seat-question = Macht es etwas aus, wo man sitzt?
report-player-question = Wer gewinnt?
report-even = gleich
report-uneven-answer = Ja: { $best } gewinnt { $high } %, { $worst } { $low } %. Machte es keinen Unterschied, wären es je { $even } %.
report-even-answer = Nicht mehr als der Zufall: Alle liegen so nah an { $even } %, wie der Zufall sie bringt.
report-player-answer = { $best } gewinnt { $high } %, { $worst } { $low } %. Spielten alle gleich, wären es je { $even } %.
report-dealer = wer austeilt
report-after =
    { $place ->
        [1] der erste Platz danach
        [2] der zweite Platz danach
        [3] der dritte Platz danach
       *[other] Platz { $place } danach
    }
report-seat = Platz { $seat }
report-player = { $name } (Platz { $seat })
report-points-question = Wie viele Punkte bringt eine Runde?
report-points-answer = Im Mittel { $mean } ± { $error } Punkte; acht von zehn Runden bringen { $low } bis { $high }.
report-leads-question = Wie oft wechselt in einer Runde die Führung?
report-leads-answer = Im Mittel { $mean } ± { $error } Mal; in { $never } % der Runden nie. Es führt, wer die wenigsten Karten hat.
report-leads-match-question = Wie oft wechselt in einer Partie die Führung?
report-leads-match-answer = Im Mittel { $mean } ± { $error } Mal; in { $never } % der Partien führt, wer zuerst führt, bis zum Schluss.
report-share-rounds = % der Runden
report-share-matches = % der Partien
report-piles-question = Wie oft gehen die Stapel aus?
report-piles-answer = In { $share } % der Runden ist der Nachziehstapel leer, und der Ablagestapel wird gemischt. { $stalemates } von { $rounds } Runden endeten, weil niemand mehr ziehen konnte.
report-piles-once = Nachziehstapel leer
report-piles-twice = zweimal oder öfter leer
report-piles-none = gar keine Karte mehr da
report-piles-stalemate = niemand konnte ziehen
report-piles-given-up = als endlos aufgegeben
report-played-question = Wie oft wird jede Karte gespielt?
report-played-answer = { $most } am häufigsten, { $times } Mal je Runde; { $least } am seltensten, { $few } Mal.
report-cards-question = Welche Karten gewinnen Runden?
report-cards-answer = { $best }: Wer sie spielt, gewinnt { $gain } Prozentpunkte öfter als mit einer durchschnittlichen Karte aus gleich großer Hand. Am anderen Ende { $worst }: { $loss }.
report-cards-note = Verglichen wird mit Karten aus gleich großen Händen, denn wer wenige hält, gewinnt öfter. Alle Farben einer Karte sind zusammengezählt; einzeln stehen sie in der Tabelle am Ende.
report-items-question = Wie oft schlägt jedes Item zu?
report-items-answer = Ein Item schlägt { $times } Mal je Runde zu, am häufigsten: { $most }.
report-whom-question = Wen trifft jedes Item?
report-whom-answer = Von allen Treffern, nach denen jemand zieht, gehen { $share } % an: { $place }.
report-whom-note = Gezählt wird in Spielrichtung. Items, bei denen niemand zieht, fehlen.
report-number-card = Zahl { $number }
report-oneself = man selbst
report-next = wer danach kommt
report-before = wer davor sitzt
report-place = { $place } Plätze weiter
report-items-win-question = Welche Items gewinnen Runden?
report-items-win-answer = { $best }: Wer es aufdeckt, gewinnt { $gain } Prozentpunkte öfter als mit einem beliebigen Item. Am anderen Ende { $worst }: { $loss }.
report-items-win-note = Welches Item aufgedeckt wird, ist reines Glück; die Unterschiede machen also die Items.
report-challenge-question = Wie oft gelingt es, anzuzweifeln?
report-challenge-answer = { $share } % der Zweifel finden einen Bluff, und { $found } % der Bluffs werden gefunden.
report-challenge-honest = { $share } % der Zweifel finden einen Bluff: Niemand hat geblufft.
report-challenge-none = Niemand hat etwas angezweifelt.
report-challenge-won = Zweifel, die einen Bluff finden
report-challenge-found = Bluffs, die gefunden werden
report-challenge-caught = vergessene UNO-Rufe, die bemerkt werden
report-luck-question = Wie viel ist Glück, wie viel Können?
report-luck-answer = Von dem, was über den Sieg entscheidet, sind { $players } % die Spieler, { $deals } % die Karten, die sie bekommen, und { $rest } % der weitere Lauf der Runde.
report-luck-note = { $deals } Mal ausgeteilt und jeweils { $seats } Mal gespielt, alle einmal auf jedem Platz: { $names }. Anteile an der Varianz des Gewinnens.
report-luck-wins = Sie gewannen: { $shares }.
report-luck-same = Auf jedem Platz spielte { $name }; diese Simulation zeigt also nur Glück. Verschiedene Bots und --rotate zeigen, was Können ausmacht.
report-luck-rotate = Die Bots saßen immer auf denselben Plätzen; Glück und Können lassen sich so nicht trennen. Mit --rotate geht es.
report-luck-players = wer spielt
report-luck-deals = die ausgeteilten Karten
report-luck-rest = wie die Runde läuft
report-table-cards = Jede Karte
report-table-items = Jedes Item
report-column-card = Karte
report-column-item = Item
report-column-played = gespielt
report-column-round = je Runde
report-column-won = gewonnen, %
report-column-expected = erwartet, %
report-column-effect = Unterschied
report-column-left = übrig in Händen
report-column-turned = aufgedeckt
report-column-drawn = gezogene Karten
report-column-self = traf einen selbst
report-column-others = traf andere
report-column-struck-won = davon gewannen trotzdem, %
