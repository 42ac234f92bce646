### The guide to the rules, for somebody at a kitchen table with the box. Its paragraphs are the rule points
### (points.ftl); which point stands in which section, and on which points an answer rests, is said in
### lastcard/guide/plan.toml.

## The page

guide-title = { $edition }：规则指南
guide-facts = { $low }到{ $high }人，每人{ $hand }张牌，整副{ $cards }张，打到{ $target }分。
# The option of a table that can settle a point differently. $title is its name.
guide-ruling = 各桌可以另定：{ $title }。

## Sections, and what each comes to in one sentence

guide-section-box = 盒子里有什么
guide-section-setup = 开局准备
guide-section-turn = 一个回合
guide-section-cards = 每种牌
guide-section-items = 道具
guide-section-challenge = 质疑
guide-section-uno = 喊UNO
guide-section-out = 出完
guide-section-scoring = 计分
guide-section-empty = 牌用完的时候
guide-section-questions = 大家常问的
guide-section-words = 用词的意思
guide-section-corners = 少见的情形
guide-section-screen = 不计时，以及没人回答的时候
guide-section-house = 自家规则
guide-section-sources = 规则从哪里来
guide-section-rules = 规则

guide-lead-setup = 洗牌，每人发{ $hand }张，翻开一张，发牌人左边的玩家先出牌。
guide-lead-turn = 出一张牌，颜色、数字或图案要接得上顶牌；或者摸一张。
guide-lead-cards = 打出一张牌会怎样。“你”就是打出它的人。
guide-lead-items = 每张牌都带一个道具，要等道具箱把这张牌翻出来才醒。“你”就是打出道具箱的人。
guide-lead-challenge = 万能加牌可能是唬人的。要摸牌的人可以要求看手牌。
guide-lead-uno = 只剩一张牌了：赶在别人发现你没喊之前喊UNO。
guide-lead-out = 谁打出最后一张牌，谁赢这一局。
guide-lead-scoring = 一局的赢家，按其他人手里剩下的牌得分。
guide-lead-house = 只有事先约定了的牌桌才用。哪个版本自己都不带这些规则。

## The number cards of a box, as one picture with one text. $low and $high are the numbers.

guide-numbers = 数字{ $low }到{ $high }
guide-numbers-text = 数字牌没有别的作用。按数字算分。

## What a point rests on. $sources are the keys of the sources, in a list.

guide-basis-agreed = 提到它的资料说法都一样：{ $sources }。
guide-basis-inferred = 没有资料明说，但能从它们的说法里推出来：{ $sources }。
guide-basis-split = 几份资料说法不一：{ $sources }。
guide-basis-silent = 讲这个游戏的资料都没说，那就看经典UNO；经典UNO也没说的，由我们定。
guide-basis-followed = 讲这个游戏的资料都没说；我们依照{ $sources }。
# Said first, of a rule that another edition has too. $edition is its name.
guide-basis-shared = 这条规则跟{ $edition }共用，下面是那边的资料怎么说。
guide-basis-uncertain = 这一条我们没有把握。

## The same in a word, before the sources themselves

guide-mark-agreed = 一致
guide-mark-inferred = 推断
guide-mark-split = 有争议
guide-mark-silent = 没提到
guide-mark-uncertain = 没把握

## How the sources differ, where that is not said among the doubts (points.ftl)

guide-split-mk-04 = 照字面读，gamerules.com列出的是184张牌。经典说明书里每种颜色的每种功能牌各两张，正好112张。
guide-split-mk-15 = gamerules.com让跳过生效；Geeky Hobbies不算功能牌，另翻一张。
guide-split-mk-16 = gamerules.com让+2生效；Geeky Hobbies不算功能牌，另翻一张。
guide-split-mk-17 = gamerules.com让发牌人先出牌，没说往哪边轮。Geeky Hobbies不算这张牌。有一份经典说明书让右边的玩家先出牌。
guide-split-mk-18 = gamerules.com把它放回摸牌堆；Geeky Hobbies让它留着，在上面另翻一张。
guide-split-mk-68 = gamerules.com说的是对手；Geeky Hobbies和出版商的商品说明说的是任何玩家。
guide-split-mk-69 = 有一份译文让全桌都摸牌，gamerules.com的开头说的是两张。其余的都说其他玩家各摸一张。
guide-split-mk-92 = gamerules.com和经典说明书打到500分。Geeky Hobbies认为一局就是一场，计分是另一种玩法。
guide-split-mk-93 = gamerules.com打到500分，Geeky Hobbies打约定的局数。
guide-split-pp-04 = 资料数的可能是万能牌的种类，不是张数；英文原文也是这么写的。
guide-split-h1 = 经典说明书只许同样的牌叠加，手机游戏只许+2叠+2，Show 'Em No Mercy许任何数字不小于上一张的加牌。
guide-split-h4 = 经典说明书允许接着摸；Show 'Em No Mercy要求接着摸。

## Questions people ask, as guide-ask-…, and their answers, as guide-answer-…. $target is the score that wins the match.

guide-ask-last-item-box = 我最后一张牌是道具箱，还要翻牌吗？
guide-answer-last-item-box = 不用。它一落桌，你就赢了这一局。
guide-ask-box-color = 打道具箱要定颜色吗？
guide-answer-box-color = 不用。接什么，看它翻出来的牌。只有翻出万能牌，你才在为炸弹兵摸两张之后定颜色。
guide-ask-box-action = 道具箱翻出跳过、反转或+2，会生效吗？
guide-answer-box-action = 不会，只有角上的道具生效。它的图案照样可以接。
guide-ask-box-wd4 = 道具箱翻出变色+4，谁摸四张？
guide-answer-box-wd4 = 谁也不摸。它的炸弹兵炸了：你摸两张牌，再定颜色。
guide-ask-box-box = 道具箱翻出另一张道具箱，那张也要翻牌吗？
guide-answer-box-box = 不翻。它的炸弹兵炸了，就这样。
guide-ask-box-empty = 我打道具箱时摸牌堆空了，翻什么？
guide-answer-box-empty = 把道具箱底下的牌全部洗成新的摸牌堆，翻最上面一张。一张都没有，就定颜色。
guide-ask-item-hand = 我从手里打出一张红牌，能得到上面的蘑菇吗？
guide-answer-item-hand = 不能。牌被道具箱翻出来时，上面的道具才算数。
guide-ask-item-turn = 香蕉皮、绿龟壳或闪电让我摸牌，我要停一回合吗？
guide-answer-item-turn = 不用。你摸牌，轮到你时照常。
guide-ask-banana-first = 第一回合就翻出香蕉皮，谁都还没出过牌，谁来摸？
guide-answer-banana-first = 坐在你上家的人，通常就是发牌人。
guide-ask-banana-skipped = 我的上家刚被跳过，香蕉皮还绊得到吗？
guide-answer-banana-skipped = 绊得到。看的是谁坐在那里，不是谁刚出过牌。
guide-ask-banana-reverse = 出牌方向刚反过来，我的香蕉皮绊到谁？
guide-answer-banana-reverse = 按现在的出牌方向，你的上家。
guide-ask-mushroom-must = 蘑菇或闪电带来的额外回合，必须来吗？
guide-answer-mushroom-must = 必须。这是完整的一回合：出一张接得上的牌，或者摸一张。
guide-ask-shell-self = 绿龟壳可以打自己吗？
guide-answer-shell-self = 不行，要选一个对手。
guide-ask-lightning = 闪电让其他人各摸一张还是两张？
guide-answer-lightning = 一张。然后你再来一回合。
guide-ask-bobomb = 炸弹兵：定颜色之前能看那两张牌吗？
guide-answer-bobomb = 能。先摸牌，再定颜色。
guide-ask-start-item-box = 第一张翻出道具箱，怎么办？
guide-answer-start-item-box = 发牌人定颜色，第一个玩家就要接这个颜色。不触发道具。
guide-ask-wd4-item-box = 手里有道具箱，可以打变色+4吗？
guide-answer-wd4-item-box = 只能当唬人：道具箱也算这个颜色的牌。

guide-ask-stack = 可以在+2上再出+2，让下家摸四张吗？
guide-answer-stack = 不行。该摸牌的人摸牌，并停一回合。叠加是自家规则。
guide-ask-stack-one = 可以在+1上再出+1，让下家摸两张吗？
guide-answer-stack-one = 不行。该摸牌的人摸牌，并停一回合。叠加是自家规则。
guide-ask-must-play = 能出牌就必须出吗？
guide-answer-must-play = 不必。你可以不出，改摸一张牌。
guide-ask-drawn = 我摸到一张接得上的牌，可以出它，或者出别的吗？
guide-answer-drawn = 刚摸的这张可以出，别的不行。你也可以留着它。
guide-ask-several = 可以一次出好几张数字相同的牌吗？
guide-answer-several = 不行。一回合一张。
guide-ask-pass = 可以不摸牌就过牌吗？
guide-answer-pass = 不行，除非已经没牌可摸，你手里又没有接得上的牌。
guide-ask-reverse-two = 两个人玩，反转怎么算？
guide-answer-reverse-two = 跟跳过一样：你再来一回合。
guide-ask-start-action = 第一张翻出跳过、反转或+2，会生效吗？
guide-answer-start-action = 会。发牌人左边的玩家停一回合，或者摸两张并停一回合。翻出反转时发牌人先出牌，然后往右轮。
guide-ask-start-wd4 = 第一张翻出变色+4，怎么办？
guide-answer-start-wd4 = 把它洗回摸牌堆，另翻一张。
guide-ask-start-wild = 第一张翻出变色牌，谁定颜色？
guide-answer-start-wild = 第一个玩家定，定完再出牌。
guide-ask-wd4-when = 什么时候可以打变色+4？
guide-answer-wd4-when = 手里没有当前颜色的牌，才算出得对；数字、图案相同的不要紧。你可以唬人，但那样会被质疑。
guide-ask-wd4-wild = 手里有变色牌，可以打变色+4吗？
guide-answer-wd4-wild = 可以。只有这个颜色的牌才让它算唬人。
guide-ask-challenge-who = 谁可以质疑，谁能看手牌？
guide-answer-challenge-who = 只有要摸牌的那个玩家；别人都不能看手牌。
guide-ask-challenge-won = 我质疑成功了，轮到谁？
guide-answer-challenge-won = 轮到你，回合照常，接定好的颜色。唬人的人替你摸牌。
guide-ask-challenge-lost = 我质疑失败了，要罚什么？
guide-answer-challenge-lost = 你不是摸四张，而是摸六张，并停一回合。
guide-ask-last-draw = 有人最后一张是+2或变色+4，下家还要摸牌吗？
guide-answer-last-draw = 要，摸到的牌也算赢家的分。
guide-ask-last-wild-draw = 万能加牌是最后一张时，可以质疑吗？
guide-answer-last-wild-draw = 不行。已经没有剩下的牌能证明是唬人。
guide-ask-last-action = 最后一张可以是跳过或反转吗？
guide-answer-last-action = 可以。最后一张可以是任何牌。
guide-ask-uno-late = 我忘了喊UNO，但没人发现，还能补喊吗？
guide-answer-uno-late = 能，只要还没被抓。下一个玩家行动之后，就谁也不能抓了。
guide-ask-uno-extra = 我剩一张牌，又有额外回合，多久之内会被抓？
guide-answer-uno-extra = 额外回合里也会被抓，直到你喊了，别的玩家行动了，或者你手里不再是正好一张。
guide-ask-uno-never = 我打出了最后一张牌，却一直没喊UNO，算赢吗？
guide-answer-uno-never = 算，只要没被及时抓住。
guide-ask-uno-false = 有人乱喊UNO，或者乱抓我，要罚什么？
guide-answer-uno-false = 不用罚，除非这桌定了这条自家规则。
guide-ask-pile-empty = 摸牌堆空了，怎么办？
guide-answer-pile-empty = 弃牌堆的顶牌留在原处，其余的洗成新的摸牌堆。当前颜色不变。
guide-ask-nothing-left = 要是连可洗的牌也没有了呢？
guide-answer-nothing-left = 有几张摸几张。既不能出牌也不能摸牌的人就过牌。大家接连都过牌了，这一局就结束，没人得分。
guide-ask-one-round = 一定要打到{ $target }分吗？
guide-answer-one-round = 不一定。可以约定只打一局，或者打几局，或者各算自己手里的牌，总分最低的人赢。

guide-ask-cards-51 = 我只数出51张牌，是不是少了一张？
guide-answer-cards-51 = 也许没少。我们手上唯一的资料说有52张，列出来只有51张。我们多用一张变色牌。
guide-ask-no-zero = 怎么没有0？
guide-answer-no-zero = 本来就没有：数字从1到9，每种颜色各一张。
guide-ask-dip-color = 摸一送一：定颜色之前能看摸到的牌吗？
guide-answer-dip-color = 不能。先定颜色，再摸牌，再送一张。
guide-ask-dip-drawn = 刚为摸一送一摸到的牌，可以送出去吗？
guide-answer-dip-drawn = 可以，送它或送手里别的牌都行。只有你和下家看得到。
guide-ask-dip-turn = 收到摸一送一送来的牌，要停一回合吗？
guide-answer-dip-turn = 不用。
guide-ask-dip-last = 我最后一张牌是摸一送一，还要摸牌、送牌吗？
guide-answer-dip-last = 不用。你赢了这一局。
guide-ask-dip-empty = 打摸一送一时没有牌可摸，还要送牌吗？
guide-answer-dip-empty = 不送。谁也不能靠送掉最后一张牌出完。
guide-ask-dip-uno = 打摸一送一，什么时候喊UNO？
guide-answer-dip-uno = 看送完牌之后的手牌：剩一张就该喊UNO。
guide-ask-wd2-when = 变色+2什么时候算唬人？
guide-answer-wd2-when = 你手里别的牌只要有一张当时也能出，就算：颜色、数字或图案接得上的，还有变色牌和摸一送一。
guide-ask-challenge-lost-two = 我质疑失败了，要罚什么？
guide-answer-challenge-lost-two = 你不是摸两张，而是摸四张，并停一回合。
guide-ask-last-draw-one = 有人最后一张是+1或变色+2，下家还要摸牌吗？
guide-answer-last-draw-one = 要，摸完再算分。
guide-ask-start-action-one = 第一张翻出跳过、反转或+1，会生效吗？
guide-answer-start-action-one = 会。本该先出牌的玩家停一回合，或者摸一张并停一回合。翻出反转时发牌人先出牌，然后往右轮。
guide-ask-start-wilds = 第一张翻出万能牌，怎么办？
guide-answer-start-wilds = 第一个玩家定颜色，再出牌；摸一送一这时不摸也不送。变色+2洗回去，另翻一张。
