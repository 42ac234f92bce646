### Names of cards, colors and items, and counts of cards.
### Messages of every other file may refer to the messages of this one, and to no other.

## Colors

color-red = red
color-yellow = yellow
color-green = green
color-blue = blue
color-wild = wild
color-none = not named yet

## Symbols. Numbers need no name.

symbol-skip = Skip
symbol-reverse = Reverse
symbol-draw-one = Draw One
symbol-draw-two = Draw Two

## Cards
## $color is the name of a color, $hue its slug (red, yellow, green, blue) for languages that inflect,
## $symbol a number or the name of a symbol.

card-colored = { $color } { $symbol }
card-wild = Wild
card-wild-draw-four = Wild Draw Four
card-wild-item-box = Wild Item Box
card-wild-dip = Wild Dip into the Deck
card-wild-draw-two = Wild Draw Two

## Items of the Mario Kart edition

item-mushroom = Mushroom
item-banana-peel = Banana Peel
item-green-shell = Green Shell
item-lightning = Lightning
item-bob-omb = Bob-omb

## Counts. $amount is a whole number.

# As an object: "draws a card", "draws 2 cards".
some-cards =
    { $amount ->
        [one] a card
       *[other] { $amount } cards
    }
# As a figure in a list: "1 card", "7 cards".
count-of-cards =
    { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
count-of-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }

## A list of several things, joined from the left.

list-joined = { $before }, { $next }
