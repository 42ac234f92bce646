### The table in the browser: players, piles, hand, questions.

## Players

table-players = 玩家
table-empty-seat = 空位
# $name a player, $cards how many they hold, $points their score.
table-seat = { $name }，{ $cards }张牌，{ $points }分
table-you = 你
table-their-turn = 该行动了
table-is-next = 下一个行动
table-next-short = 下一个
table-has-called = 已喊UNO
table-not-called = 没喊UNO
table-points-short = { $points }分
table-points-tiny = { $points }分
table-state-bot = 机器人
table-state-autopilot = 托管
table-state-reconnecting = 重连中
table-state-away = 不在
# $seat is the sentence on a player.
table-choose-seat = 选{ $seat }

## Signs that pop up over a player

table-uno = UNO！
table-uno-open = 没喊？
table-mark-again = 再来
table-mark-pass = 过
table-mark-uno = UNO！
table-mark-caught = 被抓！

## The middle of the table

table-color-to-match = 要接的颜色：
table-color-open = 未定
table-clockwise = 顺时针出牌。
table-counterclockwise = 逆时针出牌。
table-no-top = 还没有牌
table-top-card = 顶牌：{ $card }
table-draw-word = 摸牌堆
table-draw-pile = 摸牌堆，{ $cards }张牌
# $owed is how many cards are drawn.
table-draw-now =
    { $owed ->
        [1] 摸一张牌。摸牌堆：{ $cards }张
       *[other] 摸{ $owed }张牌。摸牌堆：{ $cards }张
    }
table-draw =
    { $owed ->
        [1] 摸牌
       *[other] 摸{ $owed }张
    }

## Your hand

# $playable is how many of the cards can be played; 0 while it is not your turn.
table-hand =
    { $playable ->
        [0] 你的手牌，{ $cards }张
       *[other] 你的手牌，{ $cards }张，{ $playable }张能出
    }
table-can-play = 能出
table-can-give = 能送
table-new-card = 新摸的
table-new = 新
table-groups = 你手里的颜色
# $color is the name of a color.
table-group = { $color }，{ $cards }张牌
table-sort-color = 按颜色
table-sort-number = 按数字
table-sort-dealt = 按先后
table-sort = 理牌。现在：{ $order }
table-watching = 你在观战。
table-watching-waiting = 你在观战。下一局给你座位。

## UNO

table-calls = 喊UNO
table-uno-button = UNO
table-uno-idle = 喊
table-uno-possible = 可以喊
table-uno-armed = 待喊
table-uno-owed = 快喊！
table-uno-called = 已喊
table-catch = 抓
table-catch-nobody = 没人

## What the table waits for

table-prompt = 现在该做什么
table-your-turn = 轮到你了
table-turn-of = 轮到{ $name }
table-round-over = 这一局已经结束。
table-fitting = 你有{ $cards }张牌接得上。
table-nothing-fits = 没有牌接得上：摸一张吧。
table-pass = 过
table-drew = 你摸到{ $card }。
table-play-or-keep = 打出还是留着？
table-keep = 留着
table-play = 打出
table-choose-color = 定颜色
table-choose-color-detail = 点一块颜色，或者按R、Y、G、B。
table-choose-color-brief = 点一块颜色。
table-choose-player = 选玩家
table-choose-player-detail = 点一个玩家，或者按名字旁边的数字。
table-choose-player-brief = 点其中一个。
# $how is the sentence on how to choose.
table-choose-hit = { $item }打谁？{ $how }
table-choose-swap = 跟谁换手牌？{ $how }
table-give = 送{ $name }一张牌
table-give-detail = 从手里选一张。
# $name played $card, and you are the one to draw.
table-challenge = { $name }打出{ $card }。
table-challenge-detail = 要是唬人，{ $name }摸{ $cards }张；没唬人，你摸{ $more }张。
table-challenge-button = 质疑
table-take = 摸{ $cards }张
table-stack = 有{ $cards }张罚牌等着你。
table-stack-detail = 用加牌回应，或者摸牌。
table-stack-cannot = 你没有牌能回应：摸吧。
table-call-now = 快喊UNO！
table-call-now-detail = 你只剩一张牌了。
table-race = { $name }只剩一张牌，还没喊UNO。
table-held = 你这一步已经记下。
table-held-detail = 要等UNO这事有了结果才算。
table-waits-drawn = { $name }摸了牌：打出还是留着？
table-waits-color = { $name }在定颜色。
table-waits-target = { $name }在选玩家。
table-waits-give = { $name }在选要送的牌。
table-waits-challenge = { $name }可以质疑。
table-waits-stack = { $name }可以回应加牌。
table-more-time = 加时间
table-more-short = +时间
table-clock = 剩余时间
table-back = 取消托管
table-back-detail = 托管中，正在替你打牌。

## Hints

table-hint = 提示
table-hint-title = 高手会怎么打
table-hint-note = 按你看得到的，和“expert”这样的机器人打，赢这一局的机会。只是估计。
# $move is what to do, $chance in percent, $why a sentence.
table-hint-told = { $move }：{ $chance }。{ $why }
table-hint-card = 推荐

## Items. $name is the player, $others those who are hit.

table-item-mushroom = { $name }再来一回合。
table-item-banana = { $others }踩到香蕉皮，摸2张。
table-item-banana-nobody = 上家踩到香蕉皮。
table-item-shell = { $others }被打中，摸牌。
table-item-shell-nobody = { $name }正在瞄准。
table-item-lightning = 除了{ $name }，人人摸牌；{ $name }再来一回合。
table-item-bomb = { $name }摸2张，定颜色。
