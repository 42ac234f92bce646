### The rulings of a table. `ruling-NAME` is the title of one, `ruling-NAME-VALUE` what a value of it means;
### a ruling whose value is a number has `ruling-NAME-number` instead, said with $amount.

## The first card

ruling-start-action = 第一张翻出功能牌
ruling-start-action-take-effect = 对本该先出牌的玩家生效。
ruling-start-action-ignore-and-flip = 不算，在它上面另翻一张。

ruling-start-reverse = 第一张翻出反转
ruling-start-reverse-dealer-first = 发牌人先出牌，然后往右轮。
ruling-start-reverse-right-neighbor-first = 发牌人右边的玩家先出牌，然后继续往右轮。

ruling-start-wd4 = 第一张翻出万能加牌
ruling-start-wd4-return-and-reflip = 洗回摸牌堆，另翻一张。
ruling-start-wd4-bury-and-flip = 留在原处，在它上面另翻一张。

ruling-start-item-box-chooser = 第一张翻出道具箱，谁定颜色
ruling-start-item-box-chooser-dealer = 发牌人定颜色，第一个玩家要接这个颜色。
ruling-start-item-box-chooser-first-player = 第一个玩家先定颜色，再出牌。

ruling-start-item-box-activates = 第一张翻出道具箱，触不触发道具
ruling-start-item-box-activates-false = 不翻牌：没有人打出这张道具箱。
ruling-start-item-box-activates-true = 翻一张牌，道具生效，就当道具箱是第一个玩家打出的。

## The cards

ruling-two-player-reverse = 两个人玩时的反转
ruling-two-player-reverse-skip = 当跳过：谁打出的，谁再来一回合。
ruling-two-player-reverse-direction-only = 只反转方向，所以接下来轮到对手。

ruling-wd4-counts-item-box = 变色+4被质疑时，手里有道具箱
ruling-wd4-counts-item-box-true = 算这个颜色的牌，所以打变色+4就是唬人。
ruling-wd4-counts-item-box-false = 不算：手里真有这个颜色的牌，才是唬人。

ruling-wd4-counts-wild = 变色+4被质疑时，手里有变色牌
ruling-wd4-counts-wild-true = 算这个颜色的牌，所以打变色+4就是唬人。
ruling-wd4-counts-wild-false = 不算：手里真有这个颜色的牌，才是唬人。

ruling-wd4-play = 用万能加牌唬人
ruling-wd4-play-bluff-allowed = 随时可以打出；下家可以质疑。
ruling-wd4-play-enforced = 规则允许时才可以打出，也就不能质疑。

ruling-banana-target = 香蕉皮绊到谁
ruling-banana-target-seat-before = 座位上的上家，看出牌方向。
ruling-banana-target-last-to-act = 其他玩家里最后行动的那个；如果谁都没行动过，就是座位上的上家。

ruling-shell-target = 绿龟壳可以打谁
ruling-shell-target-opponents = 一个对手；两个人玩时没得选。
ruling-shell-target-any-player = 任何玩家，连打道具箱的人自己也行。

ruling-extra-turn = 蘑菇或闪电的额外回合
ruling-extra-turn-mandatory = 必须来，哪怕只是摸牌。
ruling-extra-turn-optional = 一开头可以不要。

ruling-bobomb-order = 炸弹兵的顺序
ruling-bobomb-order-draw-then-color = 先摸牌，再定颜色。
ruling-bobomb-order-color-then-draw = 先定颜色，再摸牌。

ruling-last-item-box = 道具箱当最后一张
ruling-last-item-box-ends-round = 马上赢下这一局，不翻牌。
ruling-last-item-box-resolve-items = 翻一张牌，道具生效；翻出炸弹兵，这一局就还没完。

ruling-last-wd4-challenge = 万能加牌当最后一张
ruling-last-wd4-challenge-no-window = 不能质疑：下家摸牌，这一局结束。
ruling-last-wd4-challenge-window-open = 这一局结束之前可以质疑。

ruling-pizza-fourth-wild = 第四张万能牌是什么
ruling-pizza-fourth-wild-wild = 第二张普通的变色牌：一共52张。
ruling-pizza-fourth-wild-dip = 第二张摸一送一：一共52张。
ruling-pizza-fourth-wild-draw2 = 第二张变色+2：一共52张。
ruling-pizza-fourth-wild-none = 没有第四张：一共51张。

ruling-wd2-test = 打变色+2怎样算唬人
ruling-wd2-test-any-playable = 手里有别的牌当时也能出，变色牌和摸一送一也算。
ruling-wd2-test-color-only = 手里有当时要接的颜色的牌。

ruling-dip-order = 摸一送一的顺序
ruling-dip-order-color-draw-pass = 定颜色，摸一张牌，再送出一张。
ruling-dip-order-draw-pass-color = 摸一张牌，送出一张，再定颜色。

ruling-last-dip = 摸一送一当最后一张
ruling-last-dip-ends-round = 马上赢下这一局：不摸牌也不送牌。
ruling-last-dip-resolve = 先定颜色，摸一张牌送给下家，然后这一局结束。

## Calling UNO

ruling-uno-window = 忘了喊，多久之内可以抓
ruling-uno-window-next-action = 到下一个玩家行动为止。
ruling-uno-window-until-drawn-up = 到喊了、被抓，或者手牌不再是正好一张为止。

ruling-uno-penalty = 忘了喊怎么罚
ruling-uno-penalty-number =
    { $amount ->
        [0] 被抓的人不用摸牌。
       *[other] 被抓的人摸{ some-cards }。
    }

ruling-uno-calls = 喊UNO
ruling-uno-calls-called = 玩家自己喊，忘了喊可以抓。
ruling-uno-calls-automatic = 牌桌替所有人喊，谁也不会被抓。

## The end of a round and of a match

ruling-stalemate = 谁也不能再出牌、摸牌时
ruling-stalemate-void = 这一局结束，没人得分。
ruling-stalemate-lowest-hand-wins = 手牌分数最少的人赢，照常得分；有两个人一样少，就没人得分。

ruling-match = 比赛怎么定胜负
ruling-match-to-target = 每局的赢家得分，谁先到目标分谁赢。
ruling-match-single-round = 一局定胜负。
ruling-match-rounds = 打完约定的局数，分数最多的人赢。
ruling-match-lowest-total = 每人算自己手里的牌；有人到了目标分，总分最低的人赢。

ruling-target = 目标分
ruling-target-number = 比赛打到{ count-of-points }。

ruling-rounds = 局数
ruling-rounds-number = 比赛打{ $amount }局。

## House rules

ruling-stacking = 加牌叠加
ruling-stacking-off = 加牌不能用加牌回应。
ruling-stacking-like-on-like = 加牌可以用同种的加牌回应；不能或不肯回应的人全部摸走。
ruling-stacking-cross = 同种的可以回应；另外，变色+4可以回应+2，定好颜色的+2可以回应变色+4。
ruling-stacking-at-least = 加牌可以用张数不比它少的加牌回应，不管颜色。

ruling-jump-in = 抢出
ruling-jump-in-false = 大家轮流出牌。
ruling-jump-in-true = 有跟顶牌一模一样的牌（万能牌除外），没轮到也可以打出，然后从这个人接着往下走。

ruling-seven-zero = 7换0传
ruling-seven-zero-false = 7和0只是普通数字。
ruling-seven-zero-true = 出7跟一个对手换手牌；出0，所有人的手牌都传一位。

ruling-draw = 轮到自己时摸几张
ruling-draw-one = 摸一张牌。
ruling-draw-until-playable = 一直摸到有一张能出。

ruling-drawn-card = 刚摸的牌
ruling-drawn-card-choice = 接得上，可以打出也可以留着。
ruling-drawn-card-must-play = 接得上就必须打出。
ruling-drawn-card-keep = 同一回合里不许打出。

ruling-voluntary-draw = 有接得上的牌也摸牌
ruling-voluntary-draw-true = 可以。
ruling-voluntary-draw-false = 不可以：能出就必须出。

ruling-bounce = 转嫁加牌
ruling-bounce-off = 加牌不能转嫁。
ruling-bounce-skip = 用同色的跳过，把要摸的牌转给下家。
ruling-bounce-reverse = 用同色的反转，把要摸的牌弹回给打出加牌的人。
ruling-bounce-both = 用同色的跳过转给下家，用同色的反转弹回去。

ruling-finish = 最后一张牌
ruling-finish-any = 什么牌都可以。
ruling-finish-no-wild = 不能是万能牌。
ruling-finish-no-action = 不能是功能牌，也不能是万能牌。

ruling-false-call-penalty = 乱喊怎么罚
ruling-false-call-penalty-number =
    { $amount ->
        [0] 没有UNO可喊却喊，没有人可抓却抓，会被拒绝，不用罚。
       *[other] 没有UNO可喊却喊，没有人可抓却抓，要摸{ some-cards }，一回合最多罚一次。
    }
