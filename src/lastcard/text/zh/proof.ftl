### 关于洗牌的面板，以及验证牌谱的页面。

proof-about = 谁也不能决定牌怎么发：在任何人交出东西之前，服务器就承诺了自己的种子；洗牌时，每个人的随机数都算在内。
proof-server = 服务器，第{ $round }局
proof-server-hint = 这是它发牌前公布的，只有一个秘密种子能对上：
proof-closed = { $reveal ->
    [match] 种子在比赛结束后公开。
   *[round] 种子在这一局结束后公开。
}
proof-opened = 种子已经公开，正是当初承诺的那个：
proof-opened-wrong = 种子已经公开，但不是当初承诺的那个：
proof-mine = 你的随机数
proof-mine-missing = 这一局你没有交随机数。
proof-words = 你自己的话
proof-words-hint = 会和这台设备产生的随机数一起，混进你之后的随机数里。
proof-who = 谁交了随机数
proof-given = { $names }
proof-nobody = 这一局没有人交随机数。
proof-bots = 机器人不交。只要有一个随机数是诚实的就够了。
proof-hash = 牌谱最后的校验值
proof-hash-hint = 桌上每个人看到的都一样。校验值不同，就不是同一份牌谱。
proof-check = 验证牌谱

proof-title = 验证牌谱
proof-page-about = 一场比赛的每次发牌是不是都公平？这个页面在你的浏览器里算，不问任何服务器。
proof-file = 牌谱文件
proof-text = 或者粘贴内容
proof-not-fetched = 没能取到这份牌谱。
proof-good = 每次发牌都公平
proof-good-about = 每一行都和前一行对得上，每个种子都是承诺的那个，每个随机数都和封条对得上，发牌和重洗都由它们算出。
proof-round = 第{ $round }局：{ $reshuffles ->
    [0] 没有重洗。
   *[other] 重洗{ $reshuffles }次。
}
proof-absent = 没交随机数的：{ $names }。
proof-not-over = 这份牌谱里比赛还没打完。
proof-seen = 它也和这个浏览器在比赛时看到的一致。
proof-not-seen = 比赛时这个浏览器不在场，所以没有可以对照的。
proof-limits = 没法证明的是：有没有人偷看服务器的内存，玩家之间有没有串通，以及每一步是否合规则。最后一项请用lastcard record verify。
proof-broken = 这份牌谱有问题
proof-line = 第{ $line }行：

proof-cut = 文件不完整。
proof-changed = 这一行或前一行被改过。
proof-foreign = 这不是公平发牌的牌谱。
proof-promise = 之前公布的是另一个承诺。
proof-sealed = 这一局的种子没有公开。
proof-seats = 随机数和座位数对不上。
proof-share = { $name }的随机数和封条对不上。
proof-seed = 这个种子不是承诺的那个。
proof-key = 这个密钥从种子和随机数算不出来。
proof-dealer = 该发牌的是别人。
proof-card = 按密钥，这张牌不在那里。
proof-order = 这不属于这一局。
proof-scores = 比分加得不对。
proof-seen-commitment = 这一局当时承诺给这个浏览器的不是这个。
proof-seen-share = 这不是这个浏览器交的随机数。
proof-seen-hash = 牌桌当时给这个浏览器显示的最后校验值不一样。
