### What cards do. The text of a card is put together from these sentences in the order of its effects.
### "You" is the player who plays the card.

# A whole card. $name is the card, $text its sentences.
card-text = { $name }: { $text }
# One sentence after another.
sentences-joined = { $before } { $next }
card-plain = A number card; it does nothing else.
card-fits-all = It fits on any card.
card-counts = It counts { count-of-points }.
# The item in the corner. $item is its name, $text what it does.
card-item = Item: { $item }. When an Item Box turns it over: { $text }

# $extra is how many cards more a failed challenge costs.
# $who: self, next, previous, others, chosen (an opponent), anyone (oneself too), last-to-act
effect-draw =
    { $who ->
        [self] You draw { some-cards }.
        [next] The next player draws { some-cards }.
        [previous] The player before you draws { some-cards }.
        [others] Everybody else draws { some-cards }.
        [chosen] An opponent of your choice draws { some-cards }.
        [anyone] A player of your choice draws { some-cards }.
       *[last-to-act] Whichever other player acted last draws { some-cards }.
    }
effect-penalty = The next player draws { some-cards } and misses a turn.
# The challenge asks for the color alone.
effect-penalty-color-test = The next player draws { some-cards } and misses a turn, or challenges you: if you still hold a card of the color that was to be matched, you draw instead and that player takes a normal turn; if not, that player draws { $extra } more and misses the turn.
# The challenge asks whether any other card could have been played.
effect-penalty-playable-test = The next player draws { some-cards } and misses a turn, or challenges you: if you could have played another card, you draw instead and that player takes a normal turn; if not, that player draws { $extra } more and misses the turn.
effect-skip = The next player misses a turn.
effect-reverse = The direction of play turns around.
effect-go-again = You take another turn.
effect-name-color = You name the color.
effect-use-item = The top card of the draw pile is turned over onto this one and becomes the card to match. Its own action does not happen, but its item takes effect at once.
effect-give-card = You give the next player a card from your hand.
effect-swap-hands = You swap hands with an opponent of your choice.
effect-pass-hands = Every hand moves on one seat in the direction of play.
