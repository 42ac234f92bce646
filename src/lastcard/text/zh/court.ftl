### 为什么会这样；还有一步一步演示规则的例子。
### 终端、服务器和网页都会说这些话。

## 为什么会这样

# $doubt 是一句话。
court-doubt = 这一条不确定：{ $doubt }
court-sources = 来源：{ $sources }。
court-no-sources = 没有资料提到这一条。
# $title 是裁定的题目，$text 是这里的规定。
court-ruling = 这桌（{ $title }）：{ $text }
court-led = 事情的经过
court-nothing-yet = 还什么都没发生。
court-nothing-refused = 从你上一步到现在，没有走法被拒绝。
court-can-play = 现在可以打出。
court-other-points = 这张牌的其他规则
court-card = 这张牌的规则：{ $card }
court-top = 顶牌的规则：{ $card }
keys-court = 看选中的牌或顶牌的规则

## 例子

example-see =
    { $count ->
        [1] 看一个例子
       *[other] 看{ $count }个例子
    }
example-back = 回到规则
example-none = 这条规则没有例子。
example-title = 规则{ $point }的例子
# $edition 是版本的名字。
example-number = 第{ $at }个例子，共{ $of }个：{ $edition }
example-next = 下一个例子
example-ruling = 裁定：{ $text }
example-begins = 开始时是这样。
example-ends = 结束时是这样。
example-step = 第{ $at }步，共{ $of }步
example-refused = 不行
# $cards 是几张牌，或者“没有牌”。
example-holds = { $name }的手牌：{ $cards }。
example-no-cards = 没有牌
example-top = 顶牌是{ $card }，当前颜色是{ $color }。

## 例子里有人想做、但不能做的事

example-tries-play = { $name }想打出{ $card }。
example-tries-draw = { $name }想摸牌。
example-tries-keep = { $name }想留下这张牌。
example-tries-pass = { $name }想过牌。
example-tries-color = { $name }想定颜色：{ $color }。
example-tries-target = { $name }想选{ $other }。
example-tries-accept = { $name }想认罚。
example-tries-challenge = { $name }想质疑。
example-tries-give = { $name }想送出{ $card }。
example-tries-uno = { $name }想喊UNO。
example-tries-catch = { $name }想抓{ $other }。
