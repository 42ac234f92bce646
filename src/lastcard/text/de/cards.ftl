### Names of cards, colors and items, and counts of cards.
### Messages of every other file may refer to the messages of this one, and to no other.

## Colors

color-red = Rot
color-yellow = Gelb
color-green = Grün
color-blue = Blau
color-wild = Joker
color-none = noch offen

## Symbols. Numbers need no name.

symbol-skip = Aussetzen
symbol-reverse = Richtungswechsel
symbol-draw-one = +1
symbol-draw-two = +2

## Cards
## $color is the name of a color, $hue its slug (red, yellow, green, blue) for languages that inflect,
## $symbol a number or the name of a symbol.

card-colored = { $color } { $symbol }
card-wild = Farbwahl
card-wild-draw-four = Farbwahl +4
card-wild-item-box = Item-Box
card-wild-dip = Farbwahl Stapelgriff
card-wild-draw-two = Farbwahl +2

## Items of the Mario Kart edition

item-mushroom = Pilz
item-banana-peel = Bananenschale
item-green-shell = Grüner Panzer
item-lightning = Blitz
item-bob-omb = Bob-omb

## Counts. $amount is a whole number.

# As an object: "draws a card", "draws 2 cards".
some-cards =
    { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    }
# As a figure in a list: "1 card", "7 cards".
count-of-cards =
    { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    }
count-of-points =
    { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }

## A list of several things, joined from the left.

list-joined = { $before }, { $next }
