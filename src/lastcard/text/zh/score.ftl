### The scorekeeper, for people who play with real cards.

score-title = 记分本
score-page = 记分本 · lastcard
score-lead = 你们用真牌玩，这一页来算分。所有内容都只留在这台设备上。
score-home-title = 在用真牌玩？
score-home = 来记分
score-undo = 撤销
score-redo = 重做

## Before the first round

score-players = 玩家
score-player = 玩家{ $number }
score-name-of = 玩家{ $number }的名字
score-add = 加一个玩家
score-remove = 去掉{ $name }
score-up = 把{ $name }上移
score-down = 把{ $name }下移
score-start = 开始
score-rules = 玩家和规则
score-how = 怎么算分

## A round

score-round = 第{ $round }局
score-next = 记第{ $round }局
score-who-out = 谁打出了最后一张牌？
score-nobody = 谁也打不下去了
score-not-yet = 还没记
score-tap = 点剩下的牌。点这里的牌可以退回。
score-cards-of = 剩下的手牌：{ $name }
# After a card's name and points, as in "Red 5, 5 points, 2 in the hand".
score-held = 手里{ $count }张
score-less = 退回：{ $card }
score-too-many = 盒里没有这么多：{ $card }，盒里共{ $count }张。
score-typed = 或者直接填分数
score-next-hand = 下一个：{ $name }
score-waiting = 还没记：{ $names }。
score-own = { $name }赢了这一局。每人算自己手里的牌。
score-save = 记下来
score-cancel = 取消
score-drop = 删掉这一局

## The books

score-heading =
    { $match ->
        [lowest] 比分，打到{ $target }分，最低的赢
        [rounds] 比分，已打{ $played }局，共{ $rounds }局
        [single] 比分
       *[target] 比分，打到{ $target }分
    }
score-won = { $name }在第{ $round }局赢下比赛！
score-history = 每一局
score-edit = 改第{ $round }局
score-edit-hint = 点一局的号码就能改。
score-again = 再来一场，还是这些人

## Passing it on

score-share = 分享结果
score-words = 文字结果
score-link = 整场比赛的链接
score-copy = 复制结果
score-selected = 文字已选中，请复制。
score-text = { $edition }，打完{ $rounds }局：
score-line = { $name }：{ count-of-points }
score-shared = 别人分享给你的一场比赛
score-shared-keep = 在这里接着记
score-shared-leave = 回到自己的比赛
score-bad-link = 这个链接里没有比赛，也许路上丢了一截。
