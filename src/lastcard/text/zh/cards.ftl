### Names of cards, colors and items, and counts of cards.
### Messages of every other file may refer to the messages of this one, and to no other.

## Colors

# One character, so that card names come out as players say them: 红5, 蓝跳过.
color-red = 红
color-yellow = 黄
color-green = 绿
color-blue = 蓝
color-wild = 万能
color-none = 未定

## Symbols. Numbers need no name.

symbol-skip = 跳过
symbol-reverse = 反转
symbol-draw-one = +1
symbol-draw-two = +2

## Cards
## $color is the name of a color, $hue its slug (red, yellow, green, blue) for languages that inflect,
## $symbol a number or the name of a symbol.

card-colored = { $color }{ $symbol }
card-wild = 变色牌
card-wild-draw-four = 变色+4
card-wild-item-box = 道具箱
card-wild-dip = 摸一送一
card-wild-draw-two = 变色+2

## Items of the Mario Kart edition

item-mushroom = 蘑菇
item-banana-peel = 香蕉皮
item-green-shell = 绿龟壳
item-lightning = 闪电
item-bob-omb = 炸弹兵

## Counts. $amount is a whole number.

# As an object: "draws a card", "draws 2 cards".
some-cards =
    { $amount ->
        [1] 一张牌
       *[other] { $amount }张牌
    }
# As a figure in a list: "1 card", "7 cards".
count-of-cards = { $amount }张牌
count-of-points = { $amount }分

## A list of several things, joined from the left.

list-joined = { $before }、{ $next }
