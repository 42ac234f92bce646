### The plain terminal game and the command line.

disclaimer = lastcard与所玩游戏的出版商没有任何关联，也没有得到其认可或授权。UNO及其各版本的名称是其所有者的商标。
version-line = lastcard { $version }

## Starting and stopping

terminal-welcome = { $edition }，{ $seats }人，打到{ $target }分。
# Where no target decides. $text says how the match is decided.
terminal-welcome-other = { $edition }，{ $seats }人。{ $text }
terminal-you = 你
# The bots' names, short ones, nine of them, with ", " between two. Latin ones, since they are typed ("catch Ben").
terminal-bot-names = Ana, Ben, Cleo, Dan, Eve, Finn, Gus, Hana, Ivo
# The tenth, where bots play among themselves.
terminal-bot-name-last = Jon
terminal-dealer-draws = 大家摸牌，看谁先发牌：{ $draws }。
terminal-dealer-draw = { $name }摸到{ $card }
terminal-help-hint = 输入“help”，看看可以输入什么。
terminal-resumed = 接着打{ $edition }，第{ $round }局。
terminal-saved = 已存为{ $file }。用“lastcard resume”接着打。
terminal-quit-unsaved = 输入“save FILE”存到别处；不要了，就再输入一次“quit”。
terminal-quit = 已存好。用“lastcard resume”接着打这场比赛。
terminal-compiling = 正在编译规则，要几秒钟，只此一次。

## The table, before each move

terminal-round = 第{ $round }局
terminal-dealer =
    { $you ->
        [actor] 你发牌。
       *[none] { $name }发牌。
    }
terminal-turn =
    { $you ->
        [actor] 轮到你了。
       *[none] 轮到{ $name }了。
    }
terminal-top = 顶牌：{ $card }
terminal-color = 颜色：{ $color }
terminal-direction =
    { $direction ->
        [left] 往左出牌。
       *[right] 往右出牌。
    }
terminal-draw-pile = 摸牌堆：{ count-of-cards }
terminal-owed = 罚牌：{ count-of-cards }
terminal-hand-header = 你的手牌，{ $amount }张：
terminal-none-playable = 一张都出不了。
terminal-playable-mark = 带*的能出。
terminal-opponent = { $name }：{ count-of-cards }
terminal-opponent-uno = { $name }：{ count-of-cards }，已喊UNO
terminal-opponent-catchable = { $name }：{ count-of-cards }，没喊UNO
terminal-since = 从你上一步到现在：
terminal-nothing-since = 从你上一步到现在，什么也没发生。
terminal-score = { $name }：{ count-of-points }
terminal-scores-header = 比分，目标{ $target }分：
terminal-scores-lowest-header = 比分。有人到{ $target }分时比赛结束，分最低的赢：
terminal-scores-plain-header = 比分：

## Prompts

terminal-prompt-play = 该你出牌（牌的编号、“draw”或“help”）：
terminal-prompt-pass = 你既不能出牌也不能摸牌。“pass”过牌：
terminal-prompt-drawn = 你摸到{ $card }。“play”打出，“keep”留着：
terminal-prompt-color = 定颜色（red红、yellow黄、green绿、blue蓝）：
terminal-prompt-target = 选一个玩家（{ $names }）：
# $more is what the challenge costs if the card was no bluff.
terminal-prompt-challenge = “accept”认罚，摸{ $amount }张；“challenge”质疑（没唬人就摸{ $more }张）：
terminal-prompt-stack = 用加牌回应（牌的编号），或者“accept”认罚：
terminal-prompt-give = 送出哪张牌（牌的编号）？
terminal-prompt-call = 你只剩一张牌。“uno”，或者按回车不出声：
terminal-prompt-catch = { $name }只剩一张牌，没喊UNO。“catch”，或者按回车：
# Only where the house rule of jumping in holds.
terminal-prompt-jump = 你有跟顶牌一模一样的{ $card }。“jump”抢出，或者按回车等着：
terminal-jumps =
    { $you ->
        [actor] 你抢出！
       *[none] { $name }抢出！
    }
terminal-prompt-continue = 按回车打下一局。
terminal-not-understood = 看不懂“{ $name }”。输入“help”，看看可以输入什么。
terminal-no-such-number = 你手里没有{ $amount }号牌。
terminal-no-such-player = 没有“{ $name }”这个玩家。其他玩家是{ $names }。
terminal-which-card = 用编号说明是手里哪张牌，比如“why 3”。
terminal-refused = { $text }（规则{ $point }）
terminal-can-do = 现在可以用{ $card }。
terminal-can-play = { $card }能出。
terminal-why-point = 规则{ $point }：{ $text }
terminal-why-ruling = 依据的裁定是{ $name }：{ $text }

## Help. Each line explains one thing to type.

terminal-help-header = 可以输入：
terminal-help-number = 数字：打出手里这个编号的牌
terminal-help-card = 一张牌，比如R5或W+4：打出这张牌
terminal-help-draw = draw：摸一张牌
terminal-help-keep = keep：留下刚摸的牌
terminal-help-pass = pass：过牌，既不能出牌也不能摸牌时用
terminal-help-color = red、yellow、green、blue：定颜色（红、黄、绿、蓝）
terminal-help-target = target NAME：问你选谁时，选一个玩家
terminal-help-give = give 3：问你送哪张时，送出3号牌
terminal-help-accept = accept、challenge：对加牌认罚，或者质疑
terminal-help-uno = uno，或者uno 3：喊UNO，单独喊，或者边出3号牌边喊
terminal-help-catch = catch NAME：抓没喊UNO的玩家
terminal-help-why = why：刚才的事为什么会发生；why 3：第3张牌为什么不能出；why not：刚才的走法为什么被拒绝
terminal-help-what = what 3：3号牌有什么用
terminal-help-table = table：从你上一步到现在发生了什么，还有牌桌的样子
terminal-help-score = score：现在的比分
terminal-help-rules = rules、rules MK-45，或者rules加上问题：看正在用的裁定、其中一条规则，或者问题的回答
terminal-help-save = save，或者save FILE：存下比赛，接着打
terminal-help-quit = quit：存下比赛，不打了
terminal-help-help = help：这份说明

## The end of a round and of a match

terminal-round-result = 第{ $round }局结束。
terminal-hand-left =
    { $you ->
        [actor] 你还剩：{ $cards }（{ count-of-points }）
       *[none] { $name }还剩：{ $cards }（{ count-of-points }）
    }
terminal-no-hand-left =
    { $you ->
        [actor] 你手里没有牌了。
       *[none] { $name }手里没有牌了。
    }
terminal-match-won =
    { $you ->
        [actor] 你以{ count-of-points }赢得比赛。
       *[none] { $name }以{ count-of-points }赢得比赛。
    }

## lastcard editions, rules, record, conform

terminal-edition-preset = 预设{ $name }：{ $text }
terminal-edition-line = { $name }（{ $title }），{ $low }到{ $high }人，{ count-of-cards }
terminal-deck-header = 整副牌，{ count-of-cards }：
terminal-deck-line = { $amount }张{ $card }
terminal-cards-header = 各种牌：
# $text is what the item in the corner of every card of the color does.
terminal-color-item = 每张{ $color }牌。{ $text }
terminal-sources-header = 来源：
terminal-rulings-header = 正在用的裁定：
terminal-house-rules-header = 自家规则：
terminal-ruling-line = { $title }（{ $name } = { $value }）：{ $text }
terminal-point = { $point }：{ $text }
terminal-point-uncertain = 这条不确定：{ $text }
terminal-point-ruling = 裁定{ $name }可以把它改成别的（{ $title }）。
terminal-ruling-points = 规则条目：{ $points }
terminal-ruling-sources = 来源：{ $sources }
terminal-uncertain-header = 不确定的地方：
terminal-uncertain-mark = 不确定
# An open hand.
terminal-hand = { $name }：{ $cards }
terminal-record-move = 第{ $amount }步
terminal-benched = { $edition }，{ $seats }人，{ $mode }，{ $bot }：每秒{ $moves }步，{ $rounds }局
terminal-record-line = { $edition }，{ $seats }人，{ $rounds }局，{ $moves }步
terminal-record-good = 牌谱没问题：每一步都合规则，比分也对。
terminal-case-failed = { $name }：{ $key }应该是{ $expected }，实际是{ $found }。
# A program reads this line, so it stays as it is in English.
terminal-cases-counted = { $passed } passed, { $failed } failed

## The commands and their options

command-overview = UNO系列的纸牌游戏，严格照说明书的规则来。lastcard的命令：
command-overview-hint = 用“lastcard COMMAND --help”看某个命令的详细说明，用“lastcard --version”看版本号。
command-arguments = 参数
command-options = 选项
command-play = 跟机器人打一场比赛
command-resume = 接着打上次没打完的比赛
command-watch = 看机器人打牌
command-editions = 列出各个版本
command-rules = 看一个版本的规则、其中一条，或者问题的回答
command-record = 查看、检查或回放一场比赛的牌谱
command-conform = 跑一遍符合性用例
command-bench = 测一测规则跑得多快
command-serve = 在浏览器里给朋友开一张牌桌
option-edition = 玩哪个版本；不写就是mario-kart
option-ruling = 用这项裁定；可以写好几次
option-preset = 这个版本里一组起好名字的裁定
option-players = 几个人玩，连你在内
option-bot = 其他人打得怎么样：random、beginner、casual、sharp或expert
option-seed = 同样的文字会发出同样的牌
option-speed = 屏幕上动得多快：off、fast、normal或slow
option-plain = 不要颜色，也不要停顿
option-json = 给程序用：输出JSON
option-file-resume = 哪场比赛；不写就是最近没打完的那场
option-files-conform = 一个用例文件，或者装着这种文件的文件夹
option-compiled = 用编译好的规则
option-players-watch = 几个机器人玩
option-bot-watch = 它们打得怎么样：random、beginner、casual、sharp或expert
option-open = 把看不见的牌也亮出来
option-subject = 一个版本、一条规则（比如MK-45），或者一个问题
option-guide = 把一个版本写成指南：每条规则各归其位，还有大家常问的
option-example = 连同例子，一步一步地演示
option-record-what = show看发生了什么，verify检查对不对，replay看桌面，hint看该怎么打，luck看运气和决定各有多少
option-record-file = 一场比赛的牌谱
option-move = 只到这么多步
option-edition-bench = 只测这个版本
option-seats = 人数，中间用英文逗号分开
option-seconds = 每一行测多久，单位是秒
