### Why a move is refused, said to the player who tried it, and the questions a table can ask.
###
###   $card    the name of the card that was tried
###   $top     the name of the top card       $color   the name of the active color
###   $player  another player: whose turn it is, or whom the move was aimed at
###   $question  the open question, a sentence of this file
###   $amount  a number of cards
###   $test    what makes a draw card a bluff: color, or playable (any other card that fits)
###   $move    what was written

## The questions

question-play = 你出哪张牌？
question-drawn = 刚摸的牌，打出还是留着？
question-color = 定什么颜色？
question-target = 选哪个玩家？
question-challenge = 认罚还是质疑？
question-stack = 用加牌回应，还是认罚？
question-give = 送出哪张牌？
question-call = 喊UNO，还是不出声？
question-catch = 抓，还是不出声？
question-over = 这一局已经结束。

## The reasons

refusal-round-over = 这一局已经结束。
refusal-not-your-turn = 还没轮到你：要等{ $player }先行动。
refusal-not-asked = 现在问你的是别的：{ $question }
refusal-not-held = 你手里没有{ $card }。
refusal-no-match = 现在不能出{ $card }：当前颜色是{ $color }，顶牌是{ $top }。
refusal-only-drawn-card = 你已经摸了牌，现在只能出刚摸的那张。
refusal-bluff-forbidden =
    { $test ->
        [playable] 这桌不许唬人：手里没有别的牌接得上时，才可以出{ $card }。
       *[color] 这桌不许唬人：手里没有{ $color }牌时，才可以出{ $card }。
    }
refusal-last-card-forbidden = 自家规则：{ $card }不能当最后一张打出。
refusal-must-play = 你有接得上的牌；这桌规定，能出就必须出。
refusal-nothing-to-draw = 没有牌可摸了。
refusal-pass-needs-nothing = 既不能出牌也不能摸牌时，才可以过牌。
refusal-no-such-color = 颜色只能是{ color-red }、{ color-yellow }、{ color-green }或{ color-blue }。
refusal-no-such-seat = 这桌没有这个玩家。
refusal-not-yourself = 不能选你自己。
refusal-nothing-to-call = 你现在没有UNO可喊：轮到你、手里有两张牌而其中一张接得上，或者只剩一张牌时，才可以喊。
refusal-already-called = 你已经喊过UNO了。
refusal-nothing-to-catch = 现在不能抓{ $player }。
refusal-calls-automatic = 这桌自动喊UNO：谁也不用喊，谁也不会被抓。
refusal-must-answer-penalty = 有{ $amount }张罚牌等着你。{ $question }
refusal-no-challenge = 这里没有可以质疑的加牌。
refusal-not-identical = 没轮到你时，只能出跟顶牌{ $top }一模一样的牌。
refusal-nothing-to-keep = 你没有摸牌，没有什么可留。
refusal-must-play-drawn = 这桌规定，刚摸的牌接得上就必须打出。
refusal-malformed = 没有“{ $move }”这种走法。走法写成“play R5”、“draw”或“color red”这样。
