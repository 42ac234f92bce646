### 关于人人都参与的洗牌，以及这种牌谱。

## Deals

error-deal-other = 这不是这场比赛第{ $round }局的发牌。
error-deal-seats = 第{ $round }局发牌需要{ $seats }个座位的封条和随机数。
error-deal-form = 第{ $round }局的发牌里，有一项不是64位十六进制数字。
error-deal-share = 第{ $round }局，{ $seat }号座位的随机数和它的封条对不上。
error-deal-commitment = 第{ $round }局的种子不是服务器承诺的那一个。

error-share-late = 这次洗牌已经来不及参与了。
error-share-early = 先交齐封条，再交随机数。
error-share-again = 这个座位已经交过了。
error-share-form = 封条是64位十六进制数字。
error-share-other = 这不是封好的那个随机数。

## Records of them

error-record-commitment = { $file }第{ $line }行：第{ $round }局的承诺不是事先公布的那一个。
error-record-sealed = { $file }第{ $line }行：第{ $round }局的种子没有公开，发牌没法验。
error-record-deal = { $file }第{ $line }行：这样发牌不对。{ $problem }
error-record-reveal = { $file }第{ $line }行：第{ $round }局公开的种子不是服务器承诺的那一个。
error-record-key = { $file }第{ $line }行：第{ $round }局的密钥，从种子、随机数和第一行算不出来。
error-record-cards = { $file }第{ $line }行：按密钥和规则，牌不该是这么走的。

terminal-record-fair = 每个种子都是服务器事先承诺的，每个随机数都和封条对得上，每次洗牌都由它们算出。
terminal-record-absent = 第{ $round }局：有{ $seats }个座位没有交随机数。
terminal-record-open = 这份牌谱里比赛还没打完。
terminal-record-hash = 最后一行的校验值：{ $hash }。如果牌桌最后显示的不一样，那就不是同一份牌谱。
terminal-record-not-proved = 没法证明的是：有没有人偷看服务器的内存，玩家之间有没有串通，还有你自己没交随机数的那一局是不是事先安排好的。
