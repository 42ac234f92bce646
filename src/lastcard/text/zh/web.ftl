### The web client, but for the table itself (table.ftl).

# What the speakers of this language call it.
language-name = 简体中文
product-name = lastcard
not-affiliated = lastcard与所玩游戏的出版商没有任何关联，也没有得到其认可或授权。UNO及其各版本的名称是其所有者的商标。

## Everywhere

close = 关闭
less = 减少
more = 增加
loading = 正在加载…
connecting = 正在入桌…
connecting-watch = 正在进来观战…
to-start-page = 回首页
server-unreachable = 连不上服务器。这台设备在同一个网络里吗？
server-refused = 服务器没能办到。
top-with-color = { $card }，{ $color }
title-table = { $code }桌 · lastcard
title-your-turn = ● 轮到你了 · { $title }

## The start page

home-lead = 一家人的纸牌游戏，人在哪儿都能坐到一桌。不用注册，不用安装。
home-make-title = 开新桌
home-make-hint = 规则、机器人和计时，到了桌上再选。
home-make = 开一桌
home-back-title = 你的座位
home-back = 回{ $code }桌，{ $edition }
home-join-title = 有桌号？
home-join = 去这桌
name-label = 你的名字
name-needed = 请写个名字，让大家知道你是谁。
code-label = 桌号

edition-legend = 玩什么？
edition-facts = { $low }到{ $high }人，每人{ $hand }张牌，打到{ $target }分

## Joining

join-code = { $code }桌
join-title = { $host }在等你
join-title-no-host = 有一桌在等你
join-about =
    { $free ->
        [0] 这桌玩{ $edition }。
       *[other] 这桌玩{ $edition }；还有{ $free }个空位。
    }
join-people = 已经到的有{ $names }。
join-running = 比赛正在进行：下一局你来接替一个机器人。
join-full = 座位都有人坐了。
join-sit = 坐下
join-watch = 只观战
table-missing-title = 没有这张牌桌

## The lobby

lobby-you-host = 你是房主：选好玩什么，把链接发出去，人到齐了就开始。
lobby-other-hosts = { $host }是房主，由房主选玩什么。
people-title = 桌上的人
people-waiting = 在等座位
people-watching = { $count }人在观战。
places = { $count }个座位
place-less = 减一个座位
place-more = 加一个座位
seat-empty = 空位
seat-you = 你
seat-host = 房主
seat-bot = 机器人，{ $level }
seat-autopilot = 托管中
seat-menu = 对{ $name }的操作
presence-reconnecting = 重连中
presence-away = 不在
bot-add = 加机器人
bot-add-to = 在{ $place }号座位加机器人
bot-remove = 移走{ $name }
bot-level = { $name }的打法
level-beginner = 新手
level-casual = 认真
level-sharp = 会算牌
level-expert = 高手
level-random = 乱出
host-hand-over = 设为房主
kick = 请出
autopilot-start = 先托管

invite-title = 邀请别人
invite-qr = 打开{ $code }桌的二维码
link-label = 这桌的链接
link-copy = 复制链接
link-copied = 已复制。
link-select = 链接已选中，请复制。
link-share = 分享
share-title = 来打牌：{ $code }桌

start = 发牌
start-fills = { $count }个空位由机器人补上。
start-ready = 人人都有座位了。
start-waits = 等{ $host }开始比赛。
waiting-for-seat = 下一局你来接替一个机器人。
watching = 你在观战。

## The rules of a table

rules-title = 规则
rules-here = 这桌的规则
rules-official = 官方规则
rules-changed = 改了{ $count }条规则
rules-reset = 恢复官方规则
preset-legend = 按哪份规则
rulings-own = 这个版本的裁定：{ $count }项
rulings-own-note = 说明书没说清楚，或者几份说明书说法不一的地方。第一个选项照最全的那份来源。
rulings-house =
    { $count ->
        [0] 自家规则：无
       *[other] 自家规则：{ $count }条
    }
rulings-house-note = 家里人爱这么玩、哪份说明书上都没有的规则。你不选，就都不用。
ruling-changed = 已改
ruling-source = 来源：{ $source }。
ruling-uncertain = 不确定
ruling-uncertain-note = 这一点各份来源没有定论。
rule-title = 规则{ $point }
rule-unknown = 这里没有这条规则的文字。
rule-here = 在这桌：{ $title }。

clock-title = 快慢
clock-legend = 思考时间
clock-off = 不计时
clock-relaxed = 宽松，60秒
clock-normal = 正常，30秒
clock-fast = 快，12秒
clock-note = 谁的时间用完，就自动替谁选一个普通的走法。点一下可以加时。
pace-legend = 机器人出牌的快慢
pace-slow = 慢
pace-normal = 像真人
pace-fast = 快
pace-instant = 立刻
hold-legend = 喊UNO的时间
hold-seconds = { $seconds }秒
hold-note = 有人忘了喊，下一步就要等这么久，让喊的和抓的公平地比谁快。
free-chat = 自由聊天
free-chat-hint = 不开的话，大家只用表情和现成的短语。
hints-allowed = 允许提示
hints-hint = 轮到谁，谁就可以看高手会怎么打。
hints-none = { $seats }人没有提示：还没有网络学过。
hints-here = 这桌允许提示。
spectators-allowed = 让别人观战
spectators-hint = 观战的人看不到手牌。
reveal-late = 比赛结束后才公开种子
reveal-late-hint = 否则每局结束后公开：那时人人都能算出牌堆里还剩哪些牌。

## Above the table

bar-label = 牌桌菜单
bar-round = 第{ $round }局，打到{ $target }分
panel-log = 经过
panel-talk = 聊天
panel-ask = 问规则
panel-table = 牌桌
panel-settings = 设置
panel-keys = 按键
talk-unread = 聊天，有新消息
link-lost = 连接断了，正在重连…
ended-title = 你已经不在这桌了
ended-elsewhere = 你在别处打牌
ended-return = 改在这里打
ended-sit = 重新坐下

device-title = 换一台设备玩
device-hint = 比如用手机接着坐这个座位：在手机上扫一下码。
device-move = 显示二维码
device-scan = 请在{ $seconds }秒内用另一台设备扫码。只能用一次。
device-qr = 把你的座位换到另一台设备的二维码
leave-title = 离桌
leave-hint = 机器人会坐你的座位接着打，你不能再要回来。
leave-hint-lobby = 你的座位会空出来。
leave = 离桌
leave-yes = 确定离桌
leave-no = 留下

## Talk

talk-title = 说过的话
talk-said = { $name }：{ $words }
talk-empty = 还没有人说话。
emotes = 表情
phrases = 短语
chat-label = 说点什么
chat-send = 发送
chat-off = 这桌没开自由聊天。
mute-title = 屏蔽发言
mute = 屏蔽{ $name }

## What happened

log-title = 这场比赛的经过
log-empty = 还什么都没发生。
log-missing = 更早的经过不显示。
verdict-called =
    { $call ->
        [never] { $catcher }没来得及。
       *[called] { $name }用{ $callTime }秒喊出，比{ $catcher }的{ $catchTime }秒快（已扣除网络延迟）。
    }
verdict-caught =
    { $call ->
        [never] { $catcher }用{ $catchTime }秒按下（已扣除网络延迟）。
       *[called] { $catcher }用{ $catchTime }秒按下，比{ $name }的{ $callTime }秒快（已扣除网络延迟）。
    }

## Results

round-after = 第{ $round }局打完
round-nobody = 这一局没有赢家
round-you = 你赢了这一局：{ $points }分
round-won = { $name }赢了这一局：{ $points }分
match-after = 比赛结束，共{ $rounds }局
match-you = 你赢得了比赛！
match-won =
    { $count ->
        [1] { $names }赢得了比赛！
       *[other] { $names }一起赢得了比赛！
    }
hands-title = 剩下的牌
hand-empty = 没有剩牌。
open-card = { $card }，{ $points }分
hand-sum = = { $points }
went-out = 出完了
scores-title = 比分，目标{ $target }分
gained = +{ $points }
next-round = 下一局
next-round-now = 马上发牌
rematch = 再来一场
rematch-now = 马上开始
ready-waiting = { $people }人里有{ $ready }人准备好了，等其他人…
to-lobby = 改规则
see-table = 看牌桌
see-result = 看结果
record-save = 保存牌谱

## Replay

replay-watch = 看回放
replay-skill = 运气与水平
replay-share = 分享回放
replay-share-title = 一场比赛的回放
replay-title = { $edition }，一步一步看
replay-missing = 这里没有这场比赛
replay-table = 走到这一步的牌桌
replay-color = 颜色：{ $color }
replay-piles =
    { $direction ->
        [left] 摸牌堆{ $pile }张，往左出牌。
       *[right] 摸牌堆{ $pile }张，往右出牌。
    }
replay-step = 步
replay-at = 第{ $at }步，共{ $of }步，第{ $round }局
replay-first = 第一步
replay-back = 后退一步
replay-forward = 前进一步
replay-last = 最后一步
replay-play = 播放
replay-pause = 暂停
replay-round = 局
replay-round-number = 第{ $round }局
replay-score = { $score }分

## Settings

setting-language = 语言
setting-speed = 动画
speed-off = 关
speed-fast = 快
speed-normal = 正常
speed-slow = 慢
setting-theme = 页面颜色
theme-auto = 跟随设备
theme-light = 浅色
theme-dark = 深色
setting-sort = 理牌
sort-color = 按颜色
sort-number = 按数字
sort-dealt = 按先后
setting-sounds = 声音
setting-volume = 音量
setting-letters = 牌上显示颜色字母
setting-letters-hint = 每种颜色还有自己的形状。
setting-hints = 能出的牌抬高一点
setting-hints-hint = 点其他的牌，照样会说为什么不能出。
setting-left = 左手模式
setting-left-hint = UNO按钮和摸牌堆放在左边。
setting-keys = 单字母按键
setting-keys-hint = 在牌桌上按“?”看按键表。
setting-vibrate = 轮到我时振动
setting-notify = 页面在后台时，轮到我就通知
setting-notify-hint = 浏览器会问你一次。
setting-notify-missing = 只有用HTTPS打开的页面，浏览器才允许通知。

## Keys

keys-move = 在手牌里移动
keys-jump = 到下一张红、黄、绿、蓝或万能牌；也用来定颜色
keys-number = 到第一张、第二张……牌；也用来选道具打谁
keys-play = 打出这张牌
keys-draw = 摸牌
keys-uno = 喊UNO
keys-catch = 抓忘了喊的人
keys-drawn = 留下或打出刚摸的牌
keys-challenge = 认罚或质疑
keys-more = 加时
keys-sort = 换一种理牌方式
keys-hint = 要提示（这桌允许的话）
keys-hand = 念出你的手牌
keys-top = 念出顶牌、颜色和方向
keys-counts = 念出每人有几张牌
keys-last = 念出上一步
keys-scores = 念出比分
keys-clock = 念出剩余时间
keys-why = 念出选中的牌为什么不能出
keys-this = 这张按键表

## Said to screen readers

your-turn =
    { $count ->
        [0] 轮到你了。{ $top }。没有牌接得上。
       *[other] 轮到你了。{ $top }。有{ $count }张牌接得上。
    }
your-answer = 轮到你了。{ $question }
asked-play = 出牌或摸牌。
asked-drawn = 刚摸的牌，打出或留着。
asked-color = 定颜色。
asked-target = 选一个玩家。
asked-challenge = 认罚或质疑。
asked-stack = 用加牌回应，或者认罚。
asked-give = 选一张要送的牌。
you-were-caught = 你没喊UNO，被抓了。
pull-hand = 你有{ $count }张牌：{ $cards }。
pull-no-hand = 你手里没有牌。
pull-top =
    { $direction ->
        [left] 顶牌：{ $top }。往左出牌。轮到{ $name }。摸牌堆有{ $pile }张。
       *[right] 顶牌：{ $top }。往右出牌。轮到{ $name }。摸牌堆有{ $pile }张。
    }
pull-count = { $name }有{ $count }张
pull-score = { $name }得{ $score }分
pull-scores = 比分：{ $scores }。目标是{ $target }分。
pull-clock = { $name }还剩{ $seconds }秒。
pull-no-clock = 现在不计时。
pull-why-which = 先移到一张牌上。

## The guide to the rules

guide-page-title = 规则
guide-page-lead = 每个盒子的每条规则，写给围坐在餐桌旁的人。
guide-page-contents = 目录
guide-page-print = 打印
guide-page-others = 其他盒子
# Read out before how far the rule is settled, and its sources.
guide-page-basis = 规则{ $point }从哪里来：
guide-page-kept = 连不上服务器。这是这台设备留着的一份。
guide-page-open = 规则讲解
guide-page-point = 在指南里看

## Fair deals

panel-fair = 公平发牌
shuffling = 大家正在洗牌……
record-check = 验证牌谱
