### What went wrong, one sentence each.
###
###   $name   what was written      $allowed  what there is instead, a list
###   $file   $line   $key          where it is written
###   $lowest $highest $most        limits
###   $problem  what is wrong there, as part of a sentence

## A name that does not exist
## $has_nearest is yes or no, $nearest the allowed name that is closest.

did-you-mean =
    { $has_nearest ->
        [yes] { " " }Meinst du „{ $nearest }“?
       *[no] { "" }
    }
error-unknown-edition = Eine Ausgabe „{ $name }“ gibt es nicht.{ did-you-mean } Die Ausgaben: { $allowed }.
error-unknown-preset = { $edition } hat keinen Regelsatz „{ $name }“.{ did-you-mean } Die Regelsätze: { $allowed }.
error-unknown-ruling = { $edition } hat keine Regelung „{ $name }“.{ did-you-mean } Die Regelungen: { $allowed }.
error-unknown-value = Die Regelung { $ruling } kann nicht „{ $name }“ sein.{ did-you-mean } Möglich ist: { $allowed }.
error-unknown-bot = Einen Bot „{ $name }“ gibt es nicht.{ did-you-mean } Die Bots: { $allowed }.
error-unknown-point = Einen Regelpunkt „{ $name }“ gibt es nicht.{ did-you-mean }
error-unknown-language = Eine Sprache „{ $name }“ gibt es nicht.{ did-you-mean } Die Sprachen: { $allowed }.
error-unknown-command = Einen Befehl „{ $name }“ gibt es nicht.{ did-you-mean } Die Befehle: { $allowed }.

error-unknown-speed = Ein Tempo „{ $name }“ gibt es nicht.{ did-you-mean } Möglich ist: { $allowed }.
error-unknown-option = „lastcard { $command }“ hat keine Option „{ $name }“.{ did-you-mean } „lastcard { $command } --help“ zählt sie auf.
error-unexpected-argument = „lastcard { $command }“ kann mit „{ $name }“ nichts anfangen. „lastcard { $command } --help“ sagt, was dazugehört.
error-missing-argument = „lastcard { $command }“ braucht noch { $name }. „lastcard { $command } --help“ sagt mehr dazu.
error-option-bad = Diesen Wert kann die Option { $option } nicht haben. „lastcard { $command } --help“ sagt, welche es gibt.
error-unknown-subject = Weder eine Ausgabe noch ein Regelpunkt heißt „{ $name }“.{ did-you-mean } Die Ausgaben: { $allowed }.
error-unknown-action = „{ $name }“ geht mit einer Aufzeichnung nicht.{ did-you-mean } Das geht: { $allowed }.
error-admin-action = "lastcard admin" kennt "{ $name }" nicht.{ did-you-mean } Möglich sind: { $allowed }.
error-option-value = Die Option { $option } braucht genau einen Wert. „lastcard { $command } --help“ sagt, welchen.
error-option-number = Die Option { $option } braucht eine ganze Zahl ab { $lowest }, nicht „{ $value }“.
error-arguments = „lastcard { $command }“ war nicht zu verstehen ({ $problem }). „lastcard { $command } --help“ sagt, was dazugehört.

## Umgebungen für bestärkendes Lernen

error-unknown-reward = Es gibt keine Belohnung „{ $name }“.{ did-you-mean } Die Belohnungen sind: { $allowed }.
error-unknown-render-mode = Es gibt keine Darstellung „{ $name }“.{ did-you-mean } Die Darstellungen sind: { $allowed }.
error-unknown-autoreset = Es gibt keine Art des Neubeginns „{ $name }“.{ did-you-mean } Es gibt: { $allowed }.
error-opponents = Für einen Tisch mit { $players } Plätzen wurden { $opponents } Gegner genannt: Nenne einen für alle oder { $needed }.
error-max-moves = max_moves liegt zwischen { $lowest } und { $highest }, { $moves } geht also nicht.
error-at-least-one = { $option } ist mindestens 1, { $number } geht also nicht.
# $what ein Argument, $given wie viele Werte es hat.
error-one-each = { $what } hat { $given } Werte für { $tables } Tische: Gib jedem Tisch einen.
# $what ein Argument, $given was dafür angegeben wurde.
error-whole-number = { $what } nimmt ganze Zahlen, nicht { $given }.
error-marks = { $what } nimmt für jeden Tisch wahr oder falsch, nicht { $given }.
# $shape die Form eines Feldes, wie NumPy sie schreibt.
error-shape = { $what } hat die Form { $shape }, ist aber eine Reihe von { $tables }, ein Wert für jeden Tisch.
error-not-reset = Zuerst reset() aufrufen: Es ist noch nichts ausgeteilt.
error-bad-action = { $edition } hat keine Aktion { $action }: Die Aktionen sind 0 bis { $highest }.

## Rulings and seats

error-ruling-number = Die Regelung { $ruling } ist eine ganze Zahl von { $lowest } bis { $highest }, „{ $value }“ geht also nicht.
error-ruling-form = Schreib eine Regelung als NAME=VALUE, nicht als „{ $name }“.
error-mix-finish-must-play = { $one } und { $other } gehen nicht zusammen: Eine gezogene Karte, die passt, müsste gelegt werden und dürfte es als letzte nicht.
error-mix-until-keep = { $one } und { $other } gehen nicht zusammen: Man müsste ziehen, bis eine Karte passt, und dürfte sie dann nicht legen.
error-mix-enforced-window = { $one } und { $other } gehen nicht zusammen: Wo niemand bluffen kann, gibt es nichts anzuzweifeln.
error-mix-automatic-window = { $one } und { $other } gehen nicht zusammen: Wo der Tisch UNO ruft, kann niemand erwischt werden.
error-mix-automatic-false-call = { $one } und { $other } gehen nicht zusammen: Wo der Tisch UNO ruft, kann niemand falsch rufen.
error-no-seat = Einen Platz { $seat } gibt es nicht: Die Plätze gehen von 0 bis { $highest }.
error-seats = { $edition } ist für { $lowest } bis { $highest } Personen, nicht für { $seats }.

## Editions that cannot work

error-edition-seats = { $edition } kann nicht für { $lowest } bis { $highest } Personen sein: Ein Tisch hat 2 bis { $most } Plätze.
error-edition-kinds = { $edition } hat { $kinds } verschiedene Karten, und Platz ist für { $most }: { $card } ist eine zu viel.
error-edition-cards = { $edition } hat { $cards } Karten, und Platz ist für { $most }.
error-edition-twice = { $edition } führt die Karte { $card } zweimal auf.
error-edition-hand = { $edition } lässt sich nicht austeilen: Bei { $seats } Personen mit je { $hand } Karten bleibt von den { $cards } Karten nichts übrig.
error-edition-opening = { $edition } hat womöglich keine Karte, mit der eine Runde anfangen kann: Nach dem Geben sind nur noch { $left } Karten da, und { $cards } Karten wie { $card } dürfen nicht als erste liegen.
error-edition-script = Die Karten von { $edition } haben { $effects } Wirkungen, und Platz ist für { $most }.
error-card-color = { $edition }: Die Karte { $card } hat die Farbe „{ $color }“, und die gibt es nicht.
error-edition-points = Die Karten von { $edition } zählen zusammen { $points } Punkte, und mehr als { $most } lassen sich nicht zählen.
error-card-symbol = { $edition }: Die Karte { $card } hat das Symbol „{ $symbol }“; ein Symbol besteht aus höchstens vier Ziffern, Großbuchstaben oder Pluszeichen.
error-card-verb = { $edition }: Die Karte { $card } hat eine Wirkung, die die Regeln nicht kennen.
error-card-penalty = { $edition }: Eine Strafe muss das Letzte sein, was die Karte { $card } tut, und kann nicht zu einem Item gehören.
error-card-copies = { $edition }: Die Karte { $card } muss mindestens einmal da sein, und nicht öfter, als in ein Deck passt.
error-card-points = { $edition }: Die Karte { $card } muss 0 bis 255 Punkte zählen.
error-card-effects = { $edition }: Die Karte { $card } hat mehr Wirkungen, als nacheinander möglich sind.
error-card-amount = { $edition }: Mit der Karte { $card } müsste jemand zu viele Karten ziehen.
error-card-opening = { $edition }: So, wie es dort steht, kann mit der Karte { $card } keine Runde anfangen.

## What people write

error-bad-move = „{ $move }“ ist kein Zug. Züge sehen so aus: „play R5“, „draw“ oder „color red“.
error-bad-card = { $edition } hat keine Karte „{ $card }“. Karten sehen so aus: R5, G+2, BS oder W+4.
error-bad-color = „{ $color }“ ist keine Farbe. Die Farben heißen red, yellow, green und blue.
error-bad-seat = „{ $seat }“ ist kein Platz. Plätze sind Zahlen ab 0.

## Cases

error-bad-case = { $file }, Fall „{ $case }“, Schlüssel { $key }: { $problem }.
error-bad-case-file = { $file }: { $problem }.

## Records

error-record-missing = Eine Aufzeichnung { $file } gibt es nicht.
error-record-foreign = { $file } ist keine Aufzeichnung einer Partie.
error-record-truncated = { $file } bricht in Zeile { $line } ab. Eine Kopie, die mit der Zeile davor endet, lässt sich fortsetzen.
error-record-edited = { $file } wurde nachträglich geändert: Zeile { $line } passt nicht zur Zeile davor.
error-record-header = { $file }, Zeile 1: Der Kopf ist nicht lesbar ({ $problem }).
error-record-order = { $file }, Zeile { $line }: Das gehört in einer Partie nicht dorthin.
error-record-move = { $file }, Zeile { $line }: Der Zug „{ $move }“ ist dort nicht möglich. { $problem }
error-record-not-kept = { $file } ist die Aufzeichnung einer Partie, die nicht im Terminal gespielt wurde; hier kann sie nicht weitergehen.
error-record-short = { $file } hat nur { $moves } Züge.
error-record-version = { $file } hat das Format { $version }, das diese Version von lastcard nicht kennt. Versuch es mit einer neueren.
error-record-rules = { $file } wurde nach Version { $version } der Regeln gespielt, die diese Version von lastcard nicht kennt.
error-record-edition = { $file } wurde mit einer anderen Schachtel gespielt: { $edition } ist dort nicht dasselbe wie hier.
error-record-scores = { $file }, Zeile { $line }: In Runde { $round } stehen andere Punkte, als die Züge ergeben.

## Files and the network

error-disk-full = { $file } ließ sich nicht speichern: Der Datenträger ist voll. Was vorher gespeichert war, ist noch da.
error-cannot-save = { $file } ließ sich nicht speichern: { $problem }. Was vorher gespeichert war, ist noch da.
error-cannot-write = Die Ausgabe ließ sich nicht schreiben: { $problem }.
error-file-there = In { $file } steht schon etwas anderes. Nimm einen anderen Namen.
error-no-folder = { $file } lässt sich nicht speichern: Den Ordner { $folder } gibt es nicht.
error-cannot-read = { $file } ließ sich nicht lesen: { $problem }.
error-no-saved-match = Es gibt keine gespeicherte Partie, die weitergehen könnte.
error-port-in-use = Port { $port } ist schon belegt. Nimm mit --port einen anderen.
error-cannot-listen = Der Server kann auf { $host }, Port { $port } nicht lauschen: { $problem }.
error-certificate = Das Zertifikat { $file } war nicht zu gebrauchen: { $problem }.
error-undo = Ein Zug lässt sich nicht zurücknehmen: Die anderen haben gesehen, was daraus geworden ist.
