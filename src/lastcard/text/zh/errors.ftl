### What went wrong, one sentence each.
###
###   $name   what was written      $allowed  what there is instead, a list
###   $file   $line   $key          where it is written
###   $lowest $highest $most        limits
###   $problem  what is wrong there, as part of a sentence

## A name that does not exist
## $has_nearest is yes or no, $nearest the allowed name that is closest.

did-you-mean =
    { $has_nearest ->
        [yes] 你是不是想写“{ $nearest }”？
       *[no] { "" }
    }
error-unknown-edition = 没有“{ $name }”这个版本。{ did-you-mean }现有版本：{ $allowed }。
error-unknown-preset = { $edition }没有“{ $name }”这个预设。{ did-you-mean }现有预设：{ $allowed }。
error-unknown-ruling = { $edition }没有“{ $name }”这项裁定。{ did-you-mean }现有裁定：{ $allowed }。
error-unknown-value = 裁定{ $ruling }不能设为“{ $name }”。{ did-you-mean }可以设为：{ $allowed }。
error-unknown-bot = 没有“{ $name }”这种机器人。{ did-you-mean }现有机器人：{ $allowed }。
error-unknown-point = 没有“{ $name }”这条规则。{ did-you-mean }
error-unknown-language = 没有“{ $name }”这种语言。{ did-you-mean }现有语言：{ $allowed }。
error-unknown-command = 没有“{ $name }”这个命令。{ did-you-mean }现有命令：{ $allowed }。

error-unknown-speed = 没有“{ $name }”这种速度。{ did-you-mean }现有速度：{ $allowed }。
error-unknown-option = “lastcard { $command }”没有“{ $name }”这个选项。{ did-you-mean }用“lastcard { $command } --help”可以看到全部选项。
error-unexpected-argument = “lastcard { $command }”不知道拿“{ $name }”怎么办。该写什么，请看“lastcard { $command } --help”。
error-missing-argument = “lastcard { $command }”还缺一个{ $name }。该写什么，请看“lastcard { $command } --help”。
error-option-bad = 选项{ $option }不能取这个值。能取哪些值，请看“lastcard { $command } --help”。
error-unknown-subject = 没有“{ $name }”这个版本，也没有这条规则。{ did-you-mean }现有版本：{ $allowed }。
error-unknown-action = 对牌谱不能用“{ $name }”。{ did-you-mean }可以用：{ $allowed }。
error-admin-action = “lastcard admin” 不能做 “{ $name }”。{ did-you-mean }可以做：{ $allowed }。
error-option-value = 选项{ $option }要带一个值。能带哪些值，请看“lastcard { $command } --help”。
error-option-number = 选项{ $option }要写不小于{ $lowest }的整数，不能写“{ $value }”。
error-arguments = 看不懂这个“lastcard { $command }”命令（{ $problem }）。该写什么，请看“lastcard { $command } --help”。

## 强化学习环境

error-unknown-reward = 没有名为“{ $name }”的奖励。{ did-you-mean }可用的奖励：{ $allowed }。
error-unknown-render-mode = 没有名为“{ $name }”的渲染方式。{ did-you-mean }可用的方式：{ $allowed }。
error-unknown-autoreset = 没有名为“{ $name }”的自动重置方式。{ did-you-mean }可用的方式：{ $allowed }。
error-opponents = { $players } 人的牌桌列出了 { $opponents } 个对手：请只写一个名字用于所有对手，或写 { $needed } 个。
error-max-moves = max_moves 应在 { $lowest } 到 { $highest } 之间，不能是 { $moves }。
error-at-least-one = { $option } 至少为 1，不能是 { $number }。
# $what 是一个参数，$given 是它的值的个数。
error-one-each = { $what } 有 { $given } 个值，而牌桌有 { $tables } 张：请为每张牌桌给一个。
# $what 是一个参数，$given 是给它的值。
error-whole-number = { $what } 只接受整数，不能是 { $given }。
error-marks = { $what } 只接受每张牌桌一个真或假，不能是 { $given }。
# $shape 是数组的形状，按 NumPy 的写法。
error-shape = { $what } 的形状是 { $shape }，而它应是 { $tables } 个值的一行，每张牌桌一个。
error-not-reset = 请先调用 reset()：还没有发牌。
error-bad-action = { $edition } 没有动作 { $action }：动作编号是 0 到 { $highest }。

## Rulings and seats

error-ruling-number = 裁定{ $ruling }要写{ $lowest }到{ $highest }之间的整数，所以不能是“{ $value }”。
error-ruling-form = 裁定要写成NAME=VALUE，不能写成“{ $name }”。
error-mix-finish-must-play = { $one }和{ $other }不能同时用：摸到接得上的牌必须打出，可它要是最后一张，又不许打出。
error-mix-until-keep = { $one }和{ $other }不能同时用：要一直摸到接得上的牌，摸到了却不许打出。
error-mix-enforced-window = { $one }和{ $other }不能同时用：谁都不能唬人，就没有什么可质疑的。
error-mix-automatic-window = { $one }和{ $other }不能同时用：牌桌代喊UNO，就没有人可抓。
error-mix-automatic-false-call = { $one }和{ $other }不能同时用：牌桌代喊UNO，就没有人会乱喊。
error-no-seat = 没有{ $seat }号座位：座位是0到{ $highest }号。
error-seats = { $edition }是{ $lowest }到{ $highest }人玩的，{ $seats }人玩不了。

## Editions that cannot work

error-edition-seats = { $edition }不能定为{ $lowest }到{ $highest }人：一张牌桌有2到{ $most }个座位。
error-edition-kinds = { $edition }有{ $kinds }种牌，最多只能放{ $most }种：到{ $card }就超了。
error-edition-cards = { $edition }有{ $cards }张牌，最多只能放{ $most }张。
error-edition-twice = { $edition }把{ $card }这种牌列了两次。
error-edition-hand = { $edition }发不了牌：{ $seats }个玩家每人{ $hand }张，{ $cards }张牌一张也剩不下。
error-edition-opening = { $edition }可能没有牌能当第一张：发完牌只剩{ $left }张，而像{ $card }这样不能当第一张的牌有{ $cards }张。
error-edition-script = { $edition }的牌共有{ $effects }个效果，最多只能放{ $most }个。
error-card-color = { $edition }：{ $card }这张牌的颜色写的是“{ $color }”，没有这种颜色。
error-edition-points = { $edition }的牌加起来算{ $points }分，最多只能记{ $most }分。
error-card-symbol = { $edition }：{ $card }这张牌的图案写的是“{ $symbol }”；图案最多四个字符，只能用数字、大写字母和加号。
error-card-verb = { $edition }：{ $card }这张牌有一个规则不认识的效果。
error-card-penalty = { $edition }：罚牌必须是{ $card }这张牌的最后一个效果，也不能是道具的效果。
error-card-copies = { $edition }：{ $card }这种牌至少要有一张，也不能多到一副牌装不下。
error-card-points = { $edition }：{ $card }这张牌只能算0到255分。
error-card-effects = { $edition }：{ $card }这张牌的效果太多，没法一口气执行完。
error-card-amount = { $edition }：{ $card }这张牌叫人摸的牌太多。
error-card-opening = { $edition }：{ $card }这张牌不能照写的方式当第一张牌。

## What people write

error-bad-move = 没有“{ $move }”这种走法。走法写成“play R5”、“draw”或“color red”这样。
error-bad-card = { $edition }没有“{ $card }”这张牌。牌写成R5、G+2、BS或W+4这样。
error-bad-color = 没有“{ $color }”这种颜色。颜色有red（红）、yellow（黄）、green（绿）、blue（蓝）。
error-bad-seat = 没有“{ $seat }”这个座位。座位号是从0开始的数字。

## Cases

error-bad-case = { $file }，用例“{ $case }”，键{ $key }：{ $problem }。
error-bad-case-file = { $file }：{ $problem }。

## Records

error-record-missing = 没有{ $file }这份牌谱。
error-record-foreign = { $file }不是一场比赛的牌谱。
error-record-truncated = { $file }到第{ $line }行就断了。把它复制到前一行为止，就能接着打。
error-record-edited = { $file }写好之后被改过：第{ $line }行和上一行对不上。
error-record-header = { $file }第1行：文件头读不了（{ $problem }）。
error-record-order = { $file }第{ $line }行：一场比赛里，这里不该有这一行。
error-record-move = { $file }第{ $line }行：这里不能走“{ $move }”。{ $problem }
error-record-not-kept = { $file }这场比赛不是在终端里打的，所以没法在这里接着打。
error-record-short = { $file }只有{ $moves }步。
error-record-version = { $file }的格式是{ $version }，这个版本的lastcard不认识，换个新一点的试试。
error-record-rules = { $file }用的是{ $version }版规则，这个版本的lastcard不认识。
error-record-edition = { $file }用的是另一盒牌：那里的{ $edition }跟这里的不一样。
error-record-scores = { $file }第{ $line }行：第{ $round }局记的分，跟照着打出来的不一样。

## Files and the network

error-disk-full = { $file }存不了：磁盘满了。以前存下的还在。
error-cannot-save = { $file }存不了：{ $problem }。以前存下的还在。
error-cannot-write = 写不出输出：{ $problem }。
error-file-there = { $file }里已经有别的东西。换个名字吧。
error-no-folder = { $file }存不了：没有{ $folder }这个文件夹。
error-cannot-read = { $file }读不了：{ $problem }。
error-no-saved-match = 没有存下的比赛可以接着打。
error-port-in-use = 端口{ $port }已被占用。用--port换一个。
error-cannot-listen = 服务器不能在{ $host }的端口{ $port }上监听：{ $problem }。
error-certificate = 证书{ $file }用不了：{ $problem }。
error-undo = 走出去的不能悔：别人已经看到结果了。
