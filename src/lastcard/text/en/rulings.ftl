### The rulings of a table. `ruling-NAME` is the title of one, `ruling-NAME-VALUE` what a value of it means;
### a ruling whose value is a number has `ruling-NAME-number` instead, said with $amount.

## The first card

ruling-start-action = Action card turned up first
ruling-start-action-take-effect = It takes effect on the player who would begin.
ruling-start-action-ignore-and-flip = It is passed over: another card is turned up on it.

ruling-start-reverse = Reverse turned up first
ruling-start-reverse-dealer-first = The dealer plays first, then play goes to the right.
ruling-start-reverse-right-neighbor-first = The player to the dealer's right plays first, then play goes on to the right.

ruling-start-wd4 = Wild draw card turned up first
ruling-start-wd4-return-and-reflip = It is shuffled back into the draw pile and another card is turned up.
ruling-start-wd4-bury-and-flip = It stays where it is and another card is turned up on it.

ruling-start-item-box-chooser = Who names the color of an Item Box turned up first
ruling-start-item-box-chooser-dealer = The dealer names the color that the first player has to match.
ruling-start-item-box-chooser-first-player = The first player names the color, then plays.

ruling-start-item-box-activates = Item of an Item Box turned up first
ruling-start-item-box-activates-false = No card is turned over: nobody has played the Item Box.
ruling-start-item-box-activates-true = A card is turned over and its item takes effect as if the first player had played the Item Box.

## The cards

ruling-two-player-reverse = Reverse with two players
ruling-two-player-reverse-skip = It is a Skip: whoever played it goes again.
ruling-two-player-reverse-direction-only = It only turns the direction around, so the other player is next.

ruling-wd4-counts-item-box = Item Box in hand when a Wild Draw Four is challenged
ruling-wd4-counts-item-box-true = It counts as a card of the color, so playing the Wild Draw Four was a bluff.
ruling-wd4-counts-item-box-false = It does not count: only cards of the color itself make a bluff.

ruling-wd4-counts-wild = Wild in hand when a Wild Draw Four is challenged
ruling-wd4-counts-wild-true = It counts as a card of the color, so playing the Wild Draw Four was a bluff.
ruling-wd4-counts-wild-false = It does not count: only cards of the color itself make a bluff.

ruling-wd4-play = Bluffing with a wild draw card
ruling-wd4-play-bluff-allowed = It may always be played; the next player may challenge it.
ruling-wd4-play-enforced = It may be played only when the rule allows it, and cannot be challenged.

ruling-banana-target = Whom a Banana Peel hits
ruling-banana-target-seat-before = The player sitting before, seen in the direction of play.
ruling-banana-target-last-to-act = Whichever other player acted last; if nobody has, the player sitting before.

ruling-shell-target = Whom a Green Shell may hit
ruling-shell-target-opponents = An opponent; with two players there is no choice.
ruling-shell-target-any-player = Any player, even whoever played the Item Box.

ruling-extra-turn = Extra turn of a Mushroom or Lightning
ruling-extra-turn-mandatory = It has to be taken, if only by drawing.
ruling-extra-turn-optional = It may be passed up at its start.

ruling-bobomb-order = Order of a Bob-omb
ruling-bobomb-order-draw-then-color = First draw the cards, then name the color.
ruling-bobomb-order-color-then-draw = First name the color, then draw the cards.

ruling-last-item-box = Item Box as the last card
ruling-last-item-box-ends-round = The round is won at once and no card is turned over.
ruling-last-item-box-resolve-items = A card is turned over and its item takes effect; a Bob-omb keeps the round going.

ruling-last-wd4-challenge = Wild draw card as the last card
ruling-last-wd4-challenge-no-window = It cannot be challenged: the next player draws and the round ends.
ruling-last-wd4-challenge-window-open = It may be challenged before the round ends.

ruling-pizza-fourth-wild = The fourth wild card of the deck
ruling-pizza-fourth-wild-wild = It is a second plain Wild: 52 cards.
ruling-pizza-fourth-wild-dip = It is a second Wild Dip into the Deck: 52 cards.
ruling-pizza-fourth-wild-draw2 = It is a second Wild Draw Two: 52 cards.
ruling-pizza-fourth-wild-none = There is none: 51 cards.

ruling-wd2-test = What makes a Wild Draw Two a bluff
ruling-wd2-test-any-playable = Holding any other card that could have been played, a Wild or a Dip included.
ruling-wd2-test-color-only = Holding a card of the color that was to be matched.

ruling-dip-order = Order of a Wild Dip into the Deck
ruling-dip-order-color-draw-pass = Name the color, draw a card, then give a card away.
ruling-dip-order-draw-pass-color = Draw a card, give a card away, then name the color.

ruling-last-dip = Wild Dip into the Deck as the last card
ruling-last-dip-ends-round = The round is won at once: no card is drawn or given.
ruling-last-dip-resolve = The color is named, a card is drawn and given to the next player, then the round ends.

## Calling UNO

ruling-uno-window = How long a forgotten call can be caught
ruling-uno-window-next-action = Until the next player acts.
ruling-uno-window-until-drawn-up = Until the player calls, is caught or no longer holds exactly one card.

ruling-uno-penalty = Penalty for a forgotten call
ruling-uno-penalty-number =
    { $amount ->
        [0] Whoever is caught draws nothing.
       *[other] Whoever is caught draws { some-cards }.
    }

ruling-uno-calls = Calling UNO
ruling-uno-calls-called = Players call it themselves, and can be caught if they forget.
ruling-uno-calls-automatic = The table calls it for everybody, and nobody can be caught.

## The end of a round and of a match

ruling-stalemate = When nobody can play or draw any more
ruling-stalemate-void = The round ends and nobody scores.
ruling-stalemate-lowest-hand-wins = The hand that counts least wins and scores as usual; if two count the same, nobody scores.

ruling-match = How a match is decided
ruling-match-to-target = The winner of a round scores, and the first to reach the target wins.
ruling-match-single-round = One round decides.
ruling-match-rounds = The most points after an agreed number of rounds win.
ruling-match-lowest-total = Everybody counts their own cards; when somebody reaches the target, the lowest total wins.

ruling-target = Target
ruling-target-number = The match is played to { count-of-points }.

ruling-rounds = Number of rounds
ruling-rounds-number =
    { $amount ->
        [one] The match has { $amount } round.
       *[other] The match has { $amount } rounds.
    }

## House rules

ruling-stacking = Stacking draw cards
ruling-stacking-off = A draw card cannot be answered with another.
ruling-stacking-like-on-like = A draw card may be answered with one of the same kind; whoever cannot or will not draws them all.
ruling-stacking-cross = As like on like; besides, a Wild Draw Four answers a Draw Two, and a Draw Two of the named color answers a Wild Draw Four.
ruling-stacking-at-least = A draw card may be answered with one that draws at least as many, whatever its color.

ruling-jump-in = Jumping in
ruling-jump-in-false = Everybody plays in turn.
ruling-jump-in-true = Whoever holds a card identical to the top card, not a wild, may play it out of turn; play goes on from there.

ruling-seven-zero = Sevens and zeros
ruling-seven-zero-false = They are ordinary numbers.
ruling-seven-zero-true = A 7 swaps hands with an opponent; a 0 moves every hand on one seat.

ruling-draw = Drawing on one's turn
ruling-draw-one = One card is drawn.
ruling-draw-until-playable = Cards are drawn until one of them can be played.

ruling-drawn-card = The card just drawn
ruling-drawn-card-choice = If it fits, it may be played or kept.
ruling-drawn-card-must-play = If it fits, it must be played.
ruling-drawn-card-keep = It may not be played on the same turn.

ruling-voluntary-draw = Drawing although a card fits
ruling-voluntary-draw-true = Allowed.
ruling-voluntary-draw-false = Not allowed: whoever can play must play.

ruling-bounce = Bouncing a draw card
ruling-bounce-off = A draw card cannot be bounced.
ruling-bounce-skip = A Skip of the same color sends the draw on to the next player.
ruling-bounce-reverse = A Reverse of the same color sends the draw back to whoever played it.
ruling-bounce-both = A Skip of the same color sends the draw on, a Reverse of the same color sends it back.

ruling-finish = The last card
ruling-finish-any = It may be any card.
ruling-finish-no-wild = It may not be a wild card.
ruling-finish-no-action = It may be neither an action card nor a wild card.

ruling-false-call-penalty = Penalty for a false call
ruling-false-call-penalty-number =
    { $amount ->
        [0] A call or a catch with nothing to call or catch is refused and costs nothing.
       *[other] Whoever calls or catches with nothing to call or catch draws { some-cards }, at most once a turn.
    }
