### The laboratory: simulations, comparisons and what is wrong with them.

error-simulate-count = 一次模拟要有1到{ $highest }局（或场），不能是{ $count }。
error-simulate-rotate = 只有单局才能轮换座位来打：去掉--rotate，或者用--rounds代替--matches。
error-simulate-both = 局数和场数只能写一个。
error-simulate-edition = 现成的版本已经带着自己的裁定：rulings和preset只能和版本的名字一起给。
error-simulate-bots = { $bots }个机器人坐不满{ $players }个座位：写一个给所有座位用，或者每个座位写一个。
error-simulate-other-rules = 这次模拟是用lastcard { $version }或别的规则开始的，这里是{ $here }。每台机器都要用同一个版本。
error-simulate-other-network = 这次模拟开始时expert用的网络不一样：是{ $there }，不是{ $here }。每台机器都要用同一个版本，或者重新打。
error-missing-extra = 这里要用到{ $library }，还没有安装。用“pip install lastcard[{ $extra }]”安装。

error-simulate-workers = --workers是给本机用的；有了--scheduler，就由集群来打。两个去掉一个。
error-output-exists = { $folder }已经有了，而且不是空的。换一个新文件夹，或者加上--resume接着做。
error-output-cannot = { $folder }写不进去（{ $problem }）。换一个文件夹。
error-resume-folder = --resume要接着一个文件夹做：用--out写出它。
error-resume-none = { $folder }里没有可以接着做的模拟。去掉--resume就在那里新开一个。
error-resume-other = { $folder }开始时的{ $what }不一样：是{ $there }，不是{ $here }。重复当初的命令，或者换一个新文件夹。
error-results-empty = { $folder }里还没有表格。先接着做完：当初的命令加上--resume。
error-results-none = { $folder }里没有模拟的结果。“lastcard simulate … --out { $folder }”会写出来。
error-no-scheduler = { $address }没有Dask调度器应答。用“python -m lastcard.simulate.cluster”在本机开一个，它会说出地址。
error-no-workers = { $address }的调度器没有工作进程。用“dask worker { $address }”开一个。
error-cluster-rules = 集群里有一个工作进程的规则和本机不同。每台机器都要装同一个版本的lastcard。
error-cluster-lost = 和{ $address }的集群断了联系。做完的都留着；同样的命令加上--resume接着做。

command-simulate = 让机器人打很多局或很多场，记下发生了什么
option-players-simulate = 几个人；默认4个，或者和机器人一样多
option-workers-simulate = 用几个线程；默认和核心一样多
option-rounds-simulate = 打多少局；默认10000
option-matches-simulate = 打多少场完整的比赛，代替局数
option-bots-simulate = 谁来打：所有座位用一个机器人，或者每个座位一个：random、uniform、beginner、casual、sharp或expert
option-rotate = 每副牌每个座位都打一次，大家每次往下挪一个座位
option-out = 放表格的新文件夹
option-resume = 接着做已经开始的文件夹
option-scheduler = 用这个调度器的Dask集群来打

laboratory-progress = { $done }/{ $total }，每秒{ $rate }，还要{ $left }秒
laboratory-played = { $edition }，{ $seats }人，{ $rounds }局。
laboratory-round-length = 一局平均{ $mean }步，十局里有八局是{ $low }到{ $high }步。每步{ $seconds }秒，就是{ $minutes }分钟。
laboratory-match-length = 一场平均{ $mean }步，十场里有八场是{ $low }到{ $high }步。每步{ $seconds }秒，就是{ $minutes }分钟。
laboratory-matches = { $matches }场，平均每场{ $mean }局。
laboratory-dealer = 发牌的人赢{ $dealer }%的局，下一家赢{ $first }%。
laboratory-players = 谁赢：{ $shares }。
laboratory-player = { $name }（{ $seat }号座位）{ $share }%
laboratory-points = 赢一局平均得{ $mean }分。
laboratory-challenges = 罚牌被质疑{ $count }次，其中{ $share }%抓到了诈牌。
laboratory-stalemates = 有{ $count }局谁也走不动了。
laboratory-given-up = 有{ $count }局打了10,000步还没完，就放弃了。
laboratory-written = 表格在{ $folder }里。
laboratory-finished = { $folder }已经做完，没有要做的了。
laboratory-no-jump-in = 这里没有人抢出：只有轮到回答的人才能行动，所以jump_in=true的影响不在这些数字里。
laboratory-broken-off = 做到{ $done }/{ $count }时中断了。
laboratory-broken-off-kept = 做到{ $done }/{ $count }时中断了。同样的命令加上--resume接着做。

command-compare = 一项裁定、一套裁定、人数或机器人会改变什么
option-ruling-compare = 一项裁定和要比较的几个值，都和第一个比
option-preset-compare = 要比较的几套裁定
option-players-compare = 要比较的几种人数
option-bots-compare = 谁来打；写几次，每次都和第一次比
option-rounds-compare = 每种打法正好打这么多局，不管区间多宽
option-matches-compare = 每种打法打这么多场完整的比赛，代替局数
option-width = 打到所有比例的区间不超过±这么多百分点为止；默认0.1
option-until = 或者打这么多秒；默认60
error-compare-variants =
    { $count ->
        [1] 没有可比的：给一项裁定写几个值（--ruling NAME=A,B），或者写几个--preset、--players或--bots。
       *[other] 这样就有超过{ $most }种打法了。一次少写几个值。
    }
error-compare-exists = { $folder }已经有了，而且不是空的。换一个新文件夹。
compare-title =
    { $mode ->
        [matches] { $edition }，{ $seats }人，每种打法用同样的牌打{ $count }场：
       *[rounds] { $edition }，{ $seats }人，每种打法用同样的牌打{ $count }局：
    }
compare-broken-off =
    { $count ->
        [0] 每种打法都还没有打完，就中断了。
       *[other] 中断了。以上是每种打法已打完的{ $count }{ $mode ->
            [matches] 场
           *[rounds] 局
        }的差别。
    }
compare-ruling = { $title }（{ $name }={ $value }，代替{ $base }）：{ $meaning }
compare-preset = 用{ $value }这套裁定代替{ $base }：
compare-players = { $value }人代替{ $base }人：
compare-bots = 机器人{ $value }代替{ $base }：
compare-nothing = 比较过的各项都没有差别。
compare-moves =
    { $mode ->
        [matches] { $way ->
            [more] 一场多{ $amount } ± { $interval }步（{ $base }变成{ $other }）。
           *[less] 一场少{ $amount } ± { $interval }步（{ $base }变成{ $other }）。
        }
       *[rounds] { $way ->
            [more] 一局多{ $amount } ± { $interval }步（{ $base }变成{ $other }）。
           *[less] 一局少{ $amount } ± { $interval }步（{ $base }变成{ $other }）。
        }
    }
compare-rounds =
    { $way ->
        [more] 一场多{ $amount } ± { $interval }局（{ $base }变成{ $other }）。
       *[less] 一场少{ $amount } ± { $interval }局（{ $base }变成{ $other }）。
    }
compare-points =
    { $way ->
        [more] 赢一局多得{ $amount } ± { $interval }分（{ $base }变成{ $other }）。
       *[less] 赢一局少得{ $amount } ± { $interval }分（{ $base }变成{ $other }）。
    }
compare-lead-changes =
    { $way ->
        [more] 领先多换{ $amount } ± { $interval }次（{ $base }变成{ $other }）。
       *[less] 领先少换{ $amount } ± { $interval }次（{ $base }变成{ $other }）。
    }
compare-dealer =
    { $mode ->
        [matches] { $way ->
            [more] 先发牌的人多赢{ $amount } ± { $interval }%的场次。
           *[less] 先发牌的人少赢{ $amount } ± { $interval }%的场次。
        }
       *[rounds] { $way ->
            [more] 发牌的人多赢{ $amount } ± { $interval }%的局。
           *[less] 发牌的人少赢{ $amount } ± { $interval }%的局。
        }
    }
compare-first =
    { $way ->
        [more] 发牌人的下一家多赢{ $amount } ± { $interval }%的局。
       *[less] 发牌人的下一家少赢{ $amount } ± { $interval }%的局。
    }
compare-first-seat =
    { $way ->
        [more] 第一个机器人多赢{ $amount } ± { $interval }%（{ $base }%变成{ $other }%）。
       *[less] 第一个机器人少赢{ $amount } ± { $interval }%（{ $base }%变成{ $other }%）。
    }
compare-reshuffled =
    { $way ->
        [more] 摸牌堆摸完的局多了{ $amount } ± { $interval }%。
       *[less] 摸牌堆摸完的局少了{ $amount } ± { $interval }%。
    }
