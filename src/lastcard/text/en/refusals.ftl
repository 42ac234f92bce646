### Why a move is refused, said to the player who tried it, and the questions a table can ask.
###
###   $card    the name of the card that was tried
###   $top     the name of the top card       $color   the name of the active color
###   $player  another player: whose turn it is, or whom the move was aimed at
###   $question  the open question, a sentence of this file
###   $amount  a number of cards
###   $test    what makes a draw card a bluff: color, or playable (any other card that fits)
###   $move    what was written

## The questions

question-play = Which card do you play?
question-drawn = Play or keep the card you drew?
question-color = Which color?
question-target = Which player?
question-challenge = Accept or challenge?
question-stack = Answer with a draw card or accept?
question-give = Which card do you give away?
question-call = Call UNO or say nothing?
question-catch = Catch or say nothing?
question-over = The round is over.

## The reasons

refusal-round-over = The round is over.
refusal-not-your-turn = It is not your turn: { $player } has to act first.
refusal-not-asked = Something else is asked of you now: { $question }
refusal-not-held = You do not hold { $card }.
refusal-no-match = You cannot play { $card } now: the color is { $color } and the top card is { $top }.
refusal-only-drawn-card = You have drawn, so the only card you may play now is the one you drew.
refusal-bluff-forbidden =
    { $test ->
        [playable] No bluffing at this table: { $card } may be played only when no other card of yours fits.
       *[color] No bluffing at this table: { $card } may be played only when you hold no card of the color { $color }.
    }
refusal-last-card-forbidden = House rule: { $card } may not be your last card.
refusal-must-play = You hold a card that fits, and at this table whoever can play must play.
refusal-nothing-to-draw = There is no card left to draw.
refusal-pass-needs-nothing = You may pass only when you can neither play nor draw.
refusal-no-such-color = The color must be { color-red }, { color-yellow }, { color-green } or { color-blue }.
refusal-no-such-seat = There is no such player at this table.
refusal-not-yourself = You cannot choose yourself.
refusal-nothing-to-call = You have no UNO to call now: call on your turn with two cards of which one fits, or when one card is left.
refusal-already-called = You have already called UNO.
refusal-nothing-to-catch = { $player } cannot be caught now.
refusal-calls-automatic = UNO is called by itself at this table: nobody needs to call and nobody can be caught.
refusal-must-answer-penalty =
    { $amount ->
        [one] A penalty of { $amount } card waits for you. { $question }
       *[other] A penalty of { $amount } cards waits for you. { $question }
    }
refusal-no-challenge = There is no draw card here that you could challenge.
refusal-not-identical = Out of turn you may play only a card identical to the top card, { $top }.
refusal-nothing-to-keep = You have not drawn a card that you could keep.
refusal-must-play-drawn = At this table a drawn card that fits must be played.
refusal-malformed = "{ $move }" is not a move. Moves look like "play R5", "draw" or "color red".
