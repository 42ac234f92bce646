### What cards do. The text of a card is put together from these sentences in the order of its effects.
### "You" is the player who plays the card.

# A whole card. $name is the card, $text its sentences.
card-text = { $name }：{ $text }
# One sentence after another.
sentences-joined = { $before }{ $next }
card-plain = 数字牌，没有别的作用。
card-fits-all = 什么牌上都能出。
card-counts = 算{ count-of-points }。
# The item in the corner. $item is its name, $text what it does.
card-item = 道具：{ $item }。被道具箱翻出来时：{ $text }

# $extra is how many cards more a failed challenge costs.
# $who: self, next, previous, others, chosen (an opponent), anyone (oneself too), last-to-act
effect-draw =
    { $who ->
        [self] 你摸{ some-cards }。
        [next] 下家摸{ some-cards }。
        [previous] 上家摸{ some-cards }。
        [others] 其他人各摸{ some-cards }。
        [chosen] 你选一个对手，由这个对手摸{ some-cards }。
        [anyone] 你选一个玩家，由这个玩家摸{ some-cards }。
       *[last-to-act] 除你以外，最后行动的那个玩家摸{ some-cards }。
    }
effect-penalty = 下家摸{ some-cards }，并停一回合。
# The challenge asks for the color alone.
effect-penalty-color-test = 下家摸{ some-cards }并停一回合，或者质疑你：如果你手里还有出这张牌之前要接的颜色的牌，就改由你摸，下家的回合照常；如果没有，下家再多摸{ $extra }张，并停一回合。
# The challenge asks whether any other card could have been played.
effect-penalty-playable-test = 下家摸{ some-cards }并停一回合，或者质疑你：如果你当时能出别的牌，就改由你摸，下家的回合照常；如果不能，下家再多摸{ $extra }张，并停一回合。
effect-skip = 下家停一回合。
effect-reverse = 出牌方向反过来。
effect-go-again = 你再来一回合。
effect-name-color = 你定颜色。
effect-use-item = 把摸牌堆最上面的牌翻到这张牌上，接下来就要接它。它自己的功能不生效，但它的道具马上生效。
effect-give-card = 你从手里送给下家一张牌。
effect-swap-hands = 你选一个对手，互换手牌。
effect-pass-hands = 所有人的手牌都顺着出牌方向传一位。
