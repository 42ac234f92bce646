### The laboratory's report: a page of questions, each answered by a chart and a sentence.

option-report = 在文件夹里写一页图表
option-png = 每张图表再存成图片
option-folder-report = lastcard simulate --out写出的文件夹
option-paired = 用--rotate打出的一个文件夹，用来看运气和技术
option-file-report = 页面写到哪里；默认是文件夹里的report.html
command-report = 给一个结果文件夹写一页图表
error-report-folder = --report要写进表格的文件夹：用--out写出它。
error-report-none = { $folder }里没有结果。“lastcard simulate … --out FOLDER”会写出来。
error-report-damaged = { $folder }里的结果坏了或不完整。用当初的命令加--resume，或换一个新文件夹，重新做。
error-report-other = { $folder }里的结果是lastcard { $version }做的，这里是{ $here }。用那个版本来读，或重新模拟。
error-report-missing = 写出一个结果文件夹：lastcard report FOLDER。
error-report-empty = 一局也没有，没什么可报告的。
error-report-paired = 用来看运气和技术的那些局没有用--rotate，看不出什么。
report-written = 报告在{ $file }。

report-title = 实验室里的{ $edition }
report-lead =
    { $mode ->
        [matches] { $matches }场，一共{ $rounds }局，{ $seats }人，由程序自己打。
       *[rounds] { $rounds }局，{ $seats }人，由程序自己打。
    }
report-bots = 牌桌上：{ $names }。
report-broken-off = 模拟做到{ $done }/{ $count }时中断了。
report-rulings-own = 用的是这个版本自己的规定。
report-rulings = 和这个版本自己的规定不同的：{ $list }。
report-how = 条形末端的细线表示：100次这样的模拟里有95次，真实的数在这两端之间。虚线是如果没有差别时所有条形的末端。
report-minutes = 分钟数是估计：每步{ $seconds }秒，每次出牌、摸牌、选颜色、喊或不喊都算一步。
report-bots-note = 机器人不是人：它们怎么打，lastcard的文档里有说明。
report-foot = 由lastcard { $version }用种子{ $seed }做成。同样的命令做出同样的页面。
report-eight = 十次里的八次
report-numbers = 数字
report-from = 从
report-to = 到
report-or-more = { $value }或更多
report-figure = 数值
report-between = 95%在此之间
report-count = 多少
report-mean = 平均{ $value }
report-unit-minutes = 分钟
report-unit-points = 分
report-unit-percent = %
report-unit-difference = 百分点
report-unit-times = 每局次数

report-tile-round = 一局的分钟数
report-tile-match = 一场的分钟数
report-tile-leads = 一局里换人领先的次数
report-tile-points = 一局的赢家得分

report-part-length = 要打多久
report-part-fair = 谁赢
report-part-course = 一局怎么打
report-part-cards = 牌有什么用
report-part-luck = 运气和技术

report-round-question = 一局有多长？
report-round-answer = 一局平均{ $mean }±{ $error }步，大约{ $minutes }分钟。十局里有八局是{ $low }到{ $high }分钟。
report-match-question = 一场有多长？
report-match-answer = 一场平均{ $rounds }局、{ $mean }±{ $error }步，大约{ $minutes }分钟。十场里有八场是{ $low }到{ $high }分钟。
report-match-chained = 把这些局接连打到{ $target }分，一共是{ $matches }场。
report-box = 盒子上写的：{ $low }到{ $high }分钟
report-box-answer =
    { $verdict ->
        [longer] 是盒子上写的{ $low }到{ $high }分钟吗？不是：到那时只打完了{ $share }%的场。单独一局是{ $minutes }分钟。
        [shorter] 是盒子上写的{ $low }到{ $high }分钟吗？还要快：到那时打完了{ $share }%的场。单独一局是{ $minutes }分钟。
       *[fits] 是盒子上写的{ $low }到{ $high }分钟吗？是：到那时打完了{ $share }%的场。单独一局是{ $minutes }分钟。
    }
report-place-question = 谁发牌有关系吗？
report-seat-question = 坐哪里有关系吗？
report-player-question = 谁赢？
report-even = 一样
report-uneven-answer = 有：{ $best }赢{ $high }%，{ $worst }赢{ $low }%。没有关系的话，每人赢{ $even }%。
report-even-answer = 不比运气更大：都在{ $even }%上下，差别和运气一样大。
report-player-answer = { $best }赢{ $high }%，{ $worst }赢{ $low }%。大家打得一样的话，每人赢{ $even }%。
report-dealer = 发牌的人
report-after =
    { $place ->
        [1] 发牌后的第一家
        [2] 发牌后的第二家
        [3] 发牌后的第三家
       *[other] 发牌后的第{ $place }家
    }
report-seat = { $seat }号座位
report-player = { $name }（{ $seat }号座位）
report-points-question = 赢一局得多少分？
report-points-answer = 平均{ $mean }±{ $error }分；十局里有八局是{ $low }到{ $high }分。
report-leads-question = 一局里领先的人换几次？
report-leads-answer = 平均{ $mean }±{ $error }次；{ $never }%的局一次也不换。手牌最少的人领先。
report-leads-match-question = 一场里领先的人换几次？
report-leads-match-answer = 平均{ $mean }±{ $error }次；{ $never }%的场里，先领先的人一直领先到底。
report-share-rounds = %的局
report-share-matches = %的场
report-piles-question = 牌堆多久用完一次？
report-piles-answer = 有{ $share }%的局摸牌堆用完，要洗弃牌堆。{ $rounds }局里有{ $stalemates }局因为谁也走不动而结束。
report-piles-once = 摸牌堆用完
report-piles-twice = 用完两次或更多
report-piles-none = 一张牌也不剩
report-piles-stalemate = 谁也走不动
report-piles-given-up = 打不完，放弃了
report-played-question = 每种牌打得多不多？
report-played-answer = { $most }最多，每局{ $times }次；{ $least }最少，{ $few }次。
report-cards-question = 哪些牌能赢？
report-cards-answer = { $best }：打出它的人，比从同样多的手牌里打一张普通牌的人多赢{ $gain }个百分点。另一头是{ $worst }：{ $loss }。
report-cards-note = 只和手牌一样多时打出的牌比，因为手牌少的人赢得多。一种牌的各种颜色合在一起算；分开的数在最后的表里。
report-items-question = 每种道具用得多不多？
report-items-answer = 每局有{ $times }次道具，最多的是{ $most }。
report-whom-question = 每种道具打中谁？
report-whom-answer = 所有让人摸牌的道具里，{ $share }%打中{ $place }。
report-whom-note = 位置按出牌方向数。不让人摸牌的道具不算。
report-number-card = 数字{ $number }
report-oneself = 自己
report-next = 下家
report-before = 上家
report-place = 往下第{ $place }家
report-items-win-question = 哪些道具能赢？
report-items-win-answer = { $best }：翻出它的人，比翻出随便哪种道具的人多赢{ $gain }个百分点。另一头是{ $worst }：{ $loss }。
report-items-win-note = 翻出哪种道具全凭运气，所以这些差别就是道具的作用。
report-challenge-question = 质疑多久成功一次？
report-challenge-answer = { $share }%的质疑抓到了诈牌，{ $found }%的诈牌被抓到。
report-challenge-honest = { $share }%的质疑抓到了诈牌：没有人诈牌。
report-challenge-none = 没有人质疑。
report-challenge-won = 抓到诈牌的质疑
report-challenge-found = 被抓到的诈牌
report-challenge-caught = 忘喊UNO被抓到
report-luck-question = 多少是运气，多少是技术？
report-luck-answer = 决定输赢的，{ $players }%是打牌的人，{ $deals }%是发到的牌，{ $rest }%是后来怎么打下去。
report-luck-note = { $deals }副牌各打{ $seats }次，每人在每个座位打一次：{ $names }。都是输赢方差里的份额。
report-luck-wins = 他们赢的：{ $shares }。
report-luck-same = 每个座位都是{ $name }，所以这次模拟只看得出运气。用不同的机器人加上--rotate，才看得出技术的作用。
report-luck-rotate = 机器人一直坐在同一个座位，分不清运气和技术。用--rotate就能分清。
report-luck-players = 谁在打
report-luck-deals = 发到的牌
report-luck-rest = 后来怎么打
report-table-cards = 每一种牌
report-table-items = 每一种道具
report-column-card = 牌
report-column-item = 道具
report-column-played = 打出
report-column-round = 每局
report-column-won = 打的人赢，%
report-column-expected = 预计，%
report-column-effect = 差别
report-column-left = 剩在手里
report-column-turned = 翻出
report-column-drawn = 摸的牌
report-column-self = 打中自己
report-column-others = 打中别人
report-column-struck-won = 其中照样赢了，%
