### What the table's server says to people: refusals that are none of the rules', ends of connections, what `serve` prints.

## Why a wish is refused

server-refusal-stale = 你按的时候，牌局已经往下走了。
server-refusal-already-moved = 你这一步已经记下：要等UNO这事有了结果才算。
server-refusal-somebody-moved = 有人比你快：对方那一步要等UNO这事有了结果才算。
server-refusal-cooldown = 等一下：你刚才按的时候，没有UNO可喊，也没有人可抓。
server-refusal-too-late = 晚了：刚才那次UNO已经有结果了。
server-refusal-not-asked = 现在没有问你什么。
server-refusal-no-more-time = 这个问题不能再加时了。
server-refusal-not-seated = 只有在座的玩家能这样做。
server-refusal-not-host = 只有房主能这样做。
server-refusal-not-started = 现在没有牌局在进行。
server-refusal-match-running = 这个只能在开局前的大厅里改。
server-refusal-round-not-over = 这一局还没打完。
server-refusal-match-not-over = 这场比赛还没打完。
server-refusal-nothing-to-be-ready-for = 现在还没有什么要准备的。
server-refusal-seats-out-of-range = 这个版本是{ $low }到{ $high }人玩的。
server-refusal-too-many-people = 桌上的人超过{ $seats }个。
server-refusal-no-place = 没有这个空位。
server-refusal-no-such-bot = 没有“{ $name }”这种机器人。现有机器人：{ $levels }。
server-refusal-seat-taken = 那里有人坐了。
server-refusal-no-bot-there = 那个位子上没有机器人。
server-refusal-nobody-there = 那里没有人坐。
server-refusal-nobody-waits = 等座位的人里没有叫这个名字的。
server-refusal-not-yourself = 不能对自己这样做。
server-refusal-person-is-here = 这个玩家就在桌上。
server-refusal-no-chat = 房主没有开放这桌的自由聊天。
server-refusal-no-hints = 房主没有开放这桌的提示。
server-refusal-no-network = 还没有网络学过{ $seats }人的{ $edition }。
server-refusal-say-one = 一次只说一样：表情、短语或文字。
server-refusal-unknown-phrase = 没有这个表情或短语。
server-refusal-bad-name = 名字里至少要有一个看得见的字、数字或符号。
server-refusal-table-full = 这桌的座位都有人坐了。
server-refusal-table-closed = 这张牌桌已经关了。
server-refusal-unknown-table = 没有{ $code }这张牌桌。最后一个人离开两小时后，牌桌就会关掉。
server-refusal-too-many-tables = 这台服务器现在开不下新的牌桌了。
server-refusal-bad-device-code = 这个码已经用过，或者超过一分钟了。请在另一台设备上再要一个。
server-refusal-unknown-record = 这里没有这份牌谱。
server-refusal-broken-record = 这份牌谱没法回放。
server-refusal-record-too-long = 这场比赛太长，没法分析：记录超过{ $most }行。
server-refusal-busy = 现在要分析的比赛太多，请稍后再试。

server-why-possible = 现在可以这样做。

## What was wrong with a message

server-error-malformed = 这条消息读不懂：{ $detail }
server-error-unknown-type = 这里不认识这种消息：{ $detail }
server-error-too-large = 这条消息太大了。
server-error-too-fast = 消息太多了：现在会读得慢一些。
server-error-too-many = 你这个地址的请求太多了，过一会儿再试。
server-error-protocol = 这台服务器用的是第{ $version }版协议。请刷新页面。
server-error-hello-first = 第一条消息必须是hello。
server-error-bad-token = 这个座位已经不是你的了。
server-error-unknown-table = 没有这张牌桌。
server-error-internal = 这里出了点问题；牌局照常继续。
server-error-origin = 不接受别的网站发来的请求。
server-error-not-found = 这里什么也没有。
server-error-method = 这里不能这样做。
server-error-bad-request = 这个请求看不懂：{ $detail }

## Why a connection ends

server-end-taken-over = 你的座位已经在另一个标签页或另一台设备上打开。
server-end-kicked = 房主把你请出了这张牌桌。
server-end-left = 你已经离桌。
server-end-closed = 这张牌桌已经关了。
server-end-stopping = 服务器正在重启。牌局已经保存，稍后会自动回到你的牌桌。
server-end-too-slow = 你的网络跟不上了。
server-end-bad-token = 这个座位已经不是你的了。
server-end-unknown-table = 没有这张牌桌。最后一个人离开两小时后，牌桌就会关掉。
server-end-full = 这里的连接已经满了。
server-end-no-spectators = 房主不让人观战。

## Names of bots

server-bot-name-1 = 阿达
server-bot-name-2 = 布莱兹
server-bot-name-3 = 查尔斯
server-bot-name-4 = 多萝西
server-bot-name-5 = 艾兹格
server-bot-name-6 = 弗朗西丝
server-bot-name-7 = 格蕾丝
server-bot-name-8 = 海蒂
server-bot-name-9 = 伊达
server-bot-name-10 = 琼
server-bot-name-11 = 康拉德
server-bot-name-12 = 莉泽

## What can be said at the table without typing

emote-laugh = 大笑
emote-wow = 惊呆了
emote-cry = 哭了
emote-angry = 气死了
emote-think = 想一想
emote-clap = 鼓掌
emote-love = 太喜欢了
emote-sweat = 捏把汗
phrase-hello = 大家好！
phrase-good-luck = 祝好运！
phrase-nice-one = 漂亮！
phrase-oops = 哎呀！
phrase-your-turn = 到你了！
phrase-one-moment = 稍等一下。
phrase-so-close = 就差一点！
phrase-thanks = 谢谢！
phrase-well-played = 打得好！
phrase-again = 再来一场？

## What `lastcard serve` prints

serve-help = 在浏览器里开一张牌桌
serve-help-host = 监听的地址（默认{ $host }；0.0.0.0：局域网里的人都能来）
serve-help-port = 监听的端口（默认{ $port }；0：随便一个空闲端口）
serve-help-no-browser = 不打开浏览器
serve-help-data = 存放牌桌和牌局记录的文件夹（默认：当前用户自己的；LASTCARD_DATA 可另行指定）
serve-help-database = 改为保存在 PostgreSQL 中：postgresql://user:password@host/name
serve-help-keep-records = 牌局记录保留的天数（默认：永久保留）
serve-help-public-url = 别人访问这台服务器的地址，用在链接和二维码里
serve-help-tls-cert = 用HTTPS时的证书文件（PEM）
serve-help-tls-key = 证书的私钥文件（PEM）
serve-ready = 牌桌开好了：{ $link }
serve-lan = 同一网络里的人：{ $link }
serve-public = 其他人：{ $link }
serve-loopback = 现在只有这台机器能访问；加上--host 0.0.0.0就对局域网开放。
serve-kept = 牌桌和牌局记录保存在：{ $place }
serve-stop = 按Ctrl+C停止。
serve-no-client = 网页客户端还没有构建，浏览器里只会看到一条说明；程序照样可以来玩。
serve-error-port-in-use = 端口{ $port }已被占用。用--port换一个，或者用--port 0随便挑一个空闲的。
serve-error-port-forbidden = 当前用户不能用端口{ $port }。1024和更大的端口不需要权限。
serve-error-host = 不能在{ $host }上监听：这台机器没有这个地址。
serve-error-port-range = { $port }不是端口：端口是0到65535。
serve-error-listen = 不能在{ $host }的端口{ $port }上监听：{ $detail }
serve-error-tls-pair = --tls-cert和--tls-key要一起用：两个都写，或者都不写。
serve-error-tls-missing = 没有{ $file }这个文件，或者读不了。
serve-error-tls-bad = { $cert }和{ $key }不是PEM格式的证书和对应的私钥。
serve-error-public-url = { $url }不是浏览器能打开的地址：要像https://example.org这样。
serve-page-missing = 这里还没有构建网页客户端。协议和API可以用：见/api/schema。
