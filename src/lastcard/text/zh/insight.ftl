### What a move was worth, and what luck and decisions did: estimates by playing on.

option-deals = 每次决定把看不见的牌重新发多少次：越多越准，也越慢
error-hint-unasked = 第{ $move }步没有回答可以评估的问题（不在轮次里的喊牌或抓人）。换一步。
error-luck-no-round = { $file }里没有打完的局。接着打，再来问。

insight-estimate = 这些是估计：看不见的牌重新发，每个座位都由机器人“casual”接着打。换成更强的玩家，机会就不一样。

hint-title = 第{ $move }步：{ $name }可以怎么打，按这一局赢的机会排，只用{ $name }当时看到的。
hint-option =
    { $made ->
        [yes] { $place }. { $move }：{ $chance }% ± { $half }（打的就是它）
       *[no] { $place }. { $move }：{ $chance }% ± { $half }
    }
hint-why-close =
    { $count ->
        [1] 最好的一步只稍稍领先。
       *[other] 前{ $count }步太接近，分不出高下。
    }
hint-why-danger = 下一家是{ $name }，只剩{ $count }张牌。
hint-why-only = 这里没有别的值得考虑。
hint-why-last = 这是最后一张牌。
hint-why-holds-up = { $card }能拦住{ $name }：下一家，只剩{ $count }张牌。
hint-why-keeps = 把{ $card }留到以后用。
hint-why-keeps-danger = 手里留着{ $card }：下一家是{ $name }，只剩{ $count }张牌。
hint-why-follows = 手里还有{ $count }张这种颜色的牌。
hint-why-color = 手里有{ $count }张这种颜色的牌。
hint-why-clear = “{ $move }”明显好过别的。

luck-start =
    { $result ->
        [won] { $name }赢了。第一次决定时，手牌有{ $start }% ± { $half }的机会。
       *[lost] { $name }没赢。第一次决定时，手牌有{ $start }% ± { $half }的机会。
    }
luck-decisions = { $count }次决定让出了{ $lost }% ± { $half }；后来的牌和别人带来{ $rest }%。
luck-worst = 代价最大的：第{ $move }步打了{ $chosen }，{ $better }要好{ $lost }%。
luck-whole = 所有局加起来：
luck-total = { $name }：赢{ $won }局，运气{ $luck }%，决定让出{ $lost }% ± { $half }
