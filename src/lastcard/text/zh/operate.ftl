### 说给服务器管理者的话，以及服务器没有空位或重启时说给玩家的话。

## 说给玩家

server-refusal-server-stopping = 服务器正在重启，请稍后再试。
server-refusal-too-many-tables-each = 你的地址在这里已经开了 { $most } 张牌桌，不能再多了。请关掉一张，或等一张关闭。
server-end-full-each = 你的地址在这里打开的连接太多了，请关掉一些。

## `lastcard serve` 的选项

operate-help-log = 日志的写法：text 给人看，json 给程序看；写到标准错误输出
operate-help-log-level = 记录哪些内容（默认 warning；info：每件值得注意的事一行）
operate-help-tables = 最多可以开多少张牌桌（默认 { $most }）
operate-help-sockets = 最多可以有多少个连接（默认 { $most }）
operate-help-proxy = 服务器前面的代理的地址或网段；只有它们的 X-Forwarded-For 才算数
operate-help-think = 机器人 expert 每步最多用多少毫秒的处理器时间来搜索（默认 { $usual }；0：不搜索）
operate-error-most = { $option } 需要一个不小于 1 的数，而不是 { $number }。
operate-error-think = --think 需要 0 到 { $most } 毫秒，而不是 { $number }。
operate-error-proxy = --proxy 需要 127.0.0.1 这样的地址或 10.0.0.0/8 这样的网段，而不是 { $address }。
operate-error-own-token = { $variable } 至少要有 { $most } 个字母、数字或符号，不含空格。不设的话，服务器会自己生成一个令牌。
operate-error-metrics = 统计数据只在服务器本机上，或凭管理员令牌才能查看。
operate-error-token = 这不是这台服务器的管理员令牌。

## `lastcard admin`

command-admin = 照看正在运行的服务器：查看牌桌（不含手牌）、关闭牌桌、统计
admin-help-what = list 列出牌桌（默认），show 查看一张，close 关闭一张，stats 显示服务器的统计
admin-help-code = 牌桌的五个字母
admin-help-data = 服务器的数据文件夹，里面写着它在哪里
admin-help-url = 另一处服务器的地址
admin-help-token = 管理员令牌；最好放在环境变量 { $variable } 里，别人看不到
admin-help-json = 输出 JSON
admin-no-tables = 没有开着的牌桌。
admin-events = 这场比赛的事件：{ $count }。等座位的人：{ $waiting }。
admin-closed = 牌桌 { $code } 已关闭，在场的人都已得知。
admin-stats-tables = 牌桌：{ $count }，最多 { $most }
admin-stats-sockets = 连接：{ $count }，最多 { $most }
admin-stats-stopping = 服务器正在关闭。
admin-column-code = 代码
admin-column-phase = 阶段
admin-column-edition = 版本
admin-column-seats = 座位
admin-column-people = 在场
admin-column-away = 离开
admin-column-bots = 机器人
admin-column-watchers = 观看
admin-column-matches = 比赛
admin-column-open = 已开
error-admin-code = { $code } 不是牌桌代码：代码只有字母。
error-admin-url = { $url } 不是服务器的地址：应当像 https://example.org 这样。
error-admin-no-token = 使用 --url 需要管理员令牌，放在环境变量 { $variable } 里，或用 --token。
error-admin-none = 数据文件夹 { $folder } 上没有服务器在运行。“lastcard serve --data { $folder }” 可以启动一台。
error-admin-file = 文件 { $file } 无法读取：{ $detail }。只有启动服务器的人可以读它。
error-admin-silent = { $address } 的服务器没有回应：{ $detail }
error-admin-answer = 服务器说：{ $sentence }
