### Names of cards, colors and items, and counts of cards.
### Messages of every other file may refer to the messages of this one, and to no other.
###
### Nouns do not change after a number in Persian, so most messages need no plural. Where one card is
### "یک کارت", the key is [1] and not [one]: the Persian category "one" is said of 0, too.

## Colors

color-red = قرمز
color-yellow = زرد
color-green = سبز
color-blue = آبی
color-wild = وایلد
color-none = هنوز نامعلوم

## Symbols. Numbers need no name.

symbol-skip = توقف
symbol-reverse = معکوس
symbol-draw-one = +۱
symbol-draw-two = +۲

## Cards
## $color is the name of a color, $hue its slug (red, yellow, green, blue) for languages that inflect,
## $symbol a number or the name of a symbol.

card-colored = { $symbol } { $color }
card-wild = وایلد
card-wild-draw-four = وایلد +۴
card-wild-item-box = وایلد جعبهٔ آیتم
card-wild-dip = وایلد ناخنک
card-wild-draw-two = وایلد +۲

## Items of the Mario Kart edition

item-mushroom = قارچ
item-banana-peel = پوست موز
item-green-shell = لاک سبز
item-lightning = صاعقه
item-bob-omb = باب‌آمب

## Counts. $amount is a whole number.

# As an object: "draws a card", "draws 2 cards".
some-cards =
    { $amount ->
        [1] یک کارت
       *[other] { $amount } کارت
    }
# As a figure in a list: "1 card", "7 cards".
count-of-cards = { $amount } کارت
count-of-points = { $amount } امتیاز

## A list of several things, joined from the left.

list-joined = { $before }، { $next }
