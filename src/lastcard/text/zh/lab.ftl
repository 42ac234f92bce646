### The house-rule lab: what a mix of rulings does, beside the edition's own rules.

command-lab = 几秒钟看出一组规定会让一个版本变成什么样
option-players-lab = 几个人；默认4个，或者和机器人一样多
option-bots-lab = 谁来打：所有座位用一个机器人，或者每个座位一个；默认casual
option-rounds-lab = 各打多少局；默认20000
error-lab-rounds = 至少要100局才能判断，{ $count }局不够。

lab-title = { $edition }，{ $seats }人，用同样的牌各打{ $rounds }局
lab-mix = 这组规定
lab-standard = 标准
lab-nothing = 没有改动任何规定：这就是这个版本自己的规则。用--ruling NAME=VALUE改一条。
lab-ruling = { $title }（{ $name }={ $value }）：{ $meaning }
lab-row-moves = 每局步数
lab-row-minutes = 每局分钟
lab-row-longest = 100局里最长的一局，分钟
lab-row-match = 每场分钟
lab-row-leads = 每局领先者更换次数
lab-row-points = 赢家得分
lab-row-dealer = 发牌的人赢，%
lab-row-first = 发牌的下一家赢，%
lab-row-best = 最走运的位置赢，%
lab-row-worst = 最不走运的位置赢，%
lab-row-reshuffled = 摸牌堆用完，%的局
lab-row-none = 一张牌也不剩，%的局
lab-row-stalemate = 谁也走不动，%的局
lab-row-given-up = 打了10,000步后放弃，%
lab-minutes = 分钟数是估计：每步{ $seconds }秒。打这么多局，百分比的误差在±{ $error }%以内。

lab-warning-given-up = 注意：这组规定可能永远打不完。{ $share }%的局打了10,000步还没完，就放弃了。
lab-warning-stalemate = 注意：这组规定可能卡住。有{ $share }%的局谁也走不动了。
lab-warning-none = 注意：牌会用光。有{ $share }%的局该给人牌时一张也不剩。
lab-warning-long = 注意：一局拖得很长，是标准规则的{ $times }倍，一百局里有一局超过{ $minutes }分钟。
lab-warning-unfair = 注意：位置不公平。有一个位置赢{ $best }%，另一个只赢{ $worst }%。
lab-cause = 没有{ $name }={ $value }的话是{ $share }%。
lab-cause-long = 没有{ $name }={ $value }的话，一局是标准的{ $times }倍长。
lab-why-until = 一直摸到能出为止，手牌越来越多，牌堆越来越少。
lab-why-finish = 不能用这种牌打完，就只好一轮一轮地再摸。
lab-why-penalty = UNO罚牌太多，快打完的人手牌又满了。
lab-fine = 这组规定不会卡住，也不会拖长。
