### Warum etwas an diesem Tisch so ist. Und die Beispiele, die eine Regel vorführen.
### Terminal, Server und Webclient sagen sie.

## Warum es so ist

# $doubt ist ein Satz.
court-doubt = Das ist unsicher: { $doubt }
court-sources = Quellen: { $sources }.
court-no-sources = Keine Quelle sagt etwas dazu.
# $title ist, worum es geht, $text, was hier gilt.
court-ruling = An diesem Tisch ({ $title }): { $text }
court-led = Wie es dazu kam
court-nothing-yet = Noch ist nichts passiert.
court-nothing-refused = Seit deinem letzten Zug wurde dir nichts abgelehnt.
court-can-play = Du kannst sie jetzt legen.
court-other-points = Mehr zu dieser Karte
court-card = Regeln dieser Karte: { $card }
court-top = Regeln der obersten Karte: { $card }
keys-court = Die Regeln der Karte lesen, die ausgewählt ist, oder der obersten Karte

## Die Beispiele

example-see =
    { $count ->
        [one] Ein Beispiel ansehen
       *[other] { $count } Beispiele ansehen
    }
example-back = Zurück zur Regel
example-none = Zu dieser Regel gibt es kein Beispiel.
example-title = Regel { $point } im Spiel
# $edition ist der Name des Spiels.
example-number = Beispiel { $at } von { $of }: { $edition }
example-next = Nächstes Beispiel
example-ruling = Mit der Regelung: { $text }
example-begins = So fängt es an.
example-ends = Und so hört es auf.
example-step = Schritt { $at } von { $of }
example-refused = Geht nicht
# $cards ist eine Liste oder „keine Karte“.
example-holds = { $name } hat { $cards }.
example-no-cards = keine Karte
example-top = Oben liegt: { $card }. Es gilt { $color }.

## Was jemand in einem Beispiel tun will und nicht darf

example-tries-play = { $name } will { $card } legen.
example-tries-draw = { $name } will ziehen.
example-tries-keep = { $name } will die Karte behalten.
example-tries-pass = { $name } will passen.
example-tries-color = { $name } will sich eine Farbe wünschen: { $color }.
example-tries-target = { $name } will { $other } auswählen.
example-tries-accept = { $name } will annehmen.
example-tries-challenge = { $name } will anzweifeln.
example-tries-give = { $name } will { $card } abgeben.
example-tries-uno = { $name } will UNO rufen.
example-tries-catch = { $name } will { $other } erwischen.
