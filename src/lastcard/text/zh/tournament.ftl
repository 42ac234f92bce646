### Tournaments of bots: the command, its tables and its page.

command-tournament = 谁赢得多：机器人用同样的牌对打，轮换座位
option-bots-tournament = 两个或更多机器人：random、uniform、casual和包里别的，别的包带来的，或者MODULE:NAME
option-edition-tournament = 一个或几个版本；默认mario-kart
option-seats-tournament = 一桌几个人，一个数或几个数；默认2
option-rounds-tournament = 每种阵容打多少局，每副牌每个座位都打一次；默认20000
option-workers-tournament = 用几个线程，没有编译的机器人用几个进程；默认和核心一样多
option-html = 把结果做成一个网页文件

error-tournament-few =
    { $count ->
        [0] 锦标赛至少要两个机器人：写出它们，比如“lastcard tournament casual random”。
       *[other] 锦标赛至少要两个机器人，这里只有{ $count }个。再写一个，比如“lastcard tournament casual random”。
    }
error-tournament-twice = { $name }写了两次。每个机器人写一次：需要的地方会自动坐上它的副本。
error-bot-import = 机器人{ $name }没能载入（{ $problem }）。检查名字；MODULE:NAME要能用Python导入，并且能用一个种子来调用。
error-bot-raised = 机器人{ $name }在一局中间出错了（{ $problem }）。锦标赛结束：修好它，或者不用它。
error-bot-illegal = 机器人{ $name }回答了“{ $move }”，在那里不合规则。锦标赛结束：机器人要从view.legal里选一个来回答。
error-bot-process = 让机器人打牌的一个进程断了（{ $problem }）。用--workers 1再试一次。

tournament-how = 所有阵容打的是同样的牌，每副牌每个机器人在每个座位都打一次。100次里有95次，区间包含真实的比例。
tournament-event = { $edition }，{ $seats }个座位（和别人一样强就赢{ $chance }%）
tournament-cross-pairs = 左边的机器人对上面的机器人，赢的百分比：
tournament-cross-alone = 左边的机器人独自对上面机器人的几个副本，赢的百分比：
tournament-bot = 机器人
tournament-wins = 赢%
tournament-interval = 95%
tournament-range = { $low }到{ $high }
tournament-mixed = 混合桌%
tournament-points = 分数
tournament-place = 名次
tournament-rating = 等级分
tournament-played = 局数
tournament-seated = 没有编译，所以按各自看到的一步一步打：{ $bots }。

tournament-page-title = { $bots }的锦标赛
tournament-page-strongest = 哪个机器人赢得最多？
tournament-page-strongest-how = 对所有对手的平均，每个机器人独自对另一个的几个副本。横线是95%区间，按每副牌来算；虚线是和别人一样强时会赢的比例。
tournament-page-cross = 谁能赢谁？
tournament-page-cross-how = 左边的机器人对上面的机器人，赢的百分比。蓝色是多于应得的，橙色是少于应得的；区间包含应得的就是浅色。
tournament-page-ratings = 等级分是多少？
tournament-page-ratings-how = OpenSkill（Plackett和Luce），根据混合桌或两人桌的名次。新来的从25 ± 16.3开始。
tournament-page-sure = 是怎么打的？
tournament-page-sure-how = { $played }局或场，种子是“{ $seed }”，lastcard { $version }。这些比例只说这些规则和这些对手。
