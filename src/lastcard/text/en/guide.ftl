### The guide to the rules, for somebody at a kitchen table with the box. Its paragraphs are the rule points
### (points.ftl); which point stands in which section, and on which points an answer rests, is said in
### lastcard/guide/plan.toml.

## The page

guide-title = { $edition }: the guide to the rules
guide-facts = { $low } to { $high } players, { $hand } cards each, { $cards } cards in the box, to { $target } points.
# The option of a table that can settle a point differently. $title is its name.
guide-ruling = A table can settle it differently: { $title }.

## Sections, and what each comes to in one sentence

guide-section-box = What is in the box
guide-section-setup = Setting up
guide-section-turn = A turn
guide-section-cards = Every card
guide-section-items = Items
guide-section-challenge = The challenge
guide-section-uno = Calling UNO
guide-section-out = Going out
guide-section-scoring = Scoring
guide-section-empty = When the cards run out
guide-section-questions = Questions people ask
guide-section-words = What the words mean
guide-section-corners = Corner cases
guide-section-screen = Without a clock, and when nobody answers
guide-section-house = House rules
guide-section-sources = Where the rules come from
guide-section-rules = The rules

guide-lead-setup = Shuffle, deal { $hand } cards to everybody, turn one card up, and the player to the dealer's left begins.
guide-lead-turn = Play one card that fits the top one by color, number or symbol, or draw one.
guide-lead-cards = What a card does when it is played. "You" is whoever plays it.
guide-lead-items = Every card carries an item, which sleeps until an Item Box turns the card over. "You" is whoever played the Item Box.
guide-lead-challenge = A wild draw card may be a bluff. Whoever would have to draw can have it shown.
guide-lead-uno = One card left: call UNO before somebody notices that you have not.
guide-lead-out = Whoever plays the last card wins the round.
guide-lead-scoring = The winner of a round scores the cards that the others still hold.
guide-lead-house = Only where a table has agreed on them beforehand. No edition has them of its own accord.

## The number cards of a box, as one picture with one text. $low and $high are the numbers.

guide-numbers = Numbers { $low } to { $high }
guide-numbers-text = A number card does nothing else. It counts its number.

## What a point rests on. $sources are the keys of the sources, in a list.

guide-basis-agreed = Every source that speaks of it says the same: { $sources }.
guide-basis-inferred = No source says it outright, but it follows from what they say: { $sources }.
guide-basis-split = The sources differ: { $sources }.
guide-basis-silent = No source of this game speaks of it, so classic UNO decides, or else we do.
guide-basis-followed = No source of this game speaks of it; we follow { $sources }.
# Said first, of a rule that another edition has too. $edition is its name.
guide-basis-shared = The rule is shared with { $edition }, and this is what is known of it there.
guide-basis-uncertain = We are not sure of it.

## The same in a word, before the sources themselves

guide-mark-agreed = agreed
guide-mark-inferred = inferred
guide-mark-split = sources differ
guide-mark-silent = unsaid
guide-mark-uncertain = uncertain

## How the sources differ, where that is not said among the doubts (points.ftl)

guide-split-mk-04 = Read to the letter, gamerules.com's list would make 184 cards. The classic sheets have two of each action card in a color, which makes 112.
guide-split-mk-15 = gamerules.com lets the Skip take effect; Geeky Hobbies passes an action card over and turns up another.
guide-split-mk-16 = gamerules.com lets the Draw Two take effect; Geeky Hobbies passes an action card over and turns up another.
guide-split-mk-17 = gamerules.com lets the dealer begin and does not say in which direction. Geeky Hobbies passes the card over. One classic sheet lets the player to the right begin.
guide-split-mk-18 = gamerules.com puts the card back into the draw pile; Geeky Hobbies leaves it there and turns up another on top of it.
guide-split-mk-68 = gamerules.com says an opponent; Geeky Hobbies and the publisher's text say any player.
guide-split-mk-69 = One translation makes everybody at the table draw, and the introduction of gamerules.com speaks of two cards. All others say that everybody else draws one.
guide-split-mk-92 = gamerules.com and the classic sheet play to 500 points. For Geeky Hobbies one round is the game, and points are another way to play it.
guide-split-mk-93 = gamerules.com plays to 500 points, Geeky Hobbies an agreed number of rounds.
guide-split-pp-04 = The account may have counted kinds of wild cards and not cards; its English original says the same.
guide-split-h1 = The classic sheet puts like on like, the app only a Draw Two on a Draw Two, and Show 'Em No Mercy any draw card of at least the same number.
guide-split-h4 = The classic sheet allows to go on drawing; Show 'Em No Mercy demands it.

## Questions people ask, as guide-ask-…, and their answers, as guide-answer-…. $target is the score that wins the match.

guide-ask-last-item-box = My last card is an Item Box. Do I still turn a card over?
guide-answer-last-item-box = No. You have won the round as soon as it lies on the table.
guide-ask-box-color = Do I name a color when I play an Item Box?
guide-answer-box-color = No. The card it turns over says what must be matched. You name a color only if that is a wild card, after drawing two for its Bob-omb.
guide-ask-box-action = An Item Box turns over a Skip, a Reverse or a Draw Two. Does that happen?
guide-answer-box-action = No, only the item in the corner does. The symbol can still be matched.
guide-ask-box-wd4 = An Item Box turns over a Wild Draw Four. Who draws four?
guide-answer-box-wd4 = Nobody. Its Bob-omb goes off: you draw two cards and name the color.
guide-ask-box-box = An Item Box turns over another Item Box. Does that turn over a card too?
guide-answer-box-box = No. Its Bob-omb goes off, and that is all.
guide-ask-box-empty = The draw pile is empty when I play an Item Box. What is turned over?
guide-answer-box-empty = Shuffle everything that lies under the Item Box into a new pile, then turn over its top card. If there is none, name a color.
guide-ask-item-hand = I play a red card from my hand. Do I get its Mushroom?
guide-answer-item-hand = No. An item counts only when an Item Box turns its card over.
guide-ask-item-turn = A Banana Peel, a Green Shell or Lightning makes me draw. Do I miss a turn?
guide-answer-item-turn = No. You draw, and your turn comes as always.
guide-ask-banana-first = A Banana Peel on the very first turn: who draws when nobody has played yet?
guide-answer-banana-first = Whoever sits before you, usually the dealer.
guide-ask-banana-skipped = The player before me was just skipped. Does my Banana Peel still hit?
guide-answer-banana-skipped = Yes. What counts is who sits there, not who played last.
guide-ask-banana-reverse = Play has just turned around. Who slips on my Banana Peel?
guide-answer-banana-reverse = Whoever sits before you in the direction of play as it is now.
guide-ask-mushroom-must = Must I take the extra turn of a Mushroom or of Lightning?
guide-answer-mushroom-must = Yes. It is a full turn: play a card that fits, or draw one.
guide-ask-shell-self = May I aim a Green Shell at myself?
guide-answer-shell-self = No, at an opponent of your choice.
guide-ask-lightning = Does Lightning cost everybody one card or two?
guide-answer-lightning = One. Then you take another turn.
guide-ask-bobomb = Bob-omb: do I see the two cards before I name the color?
guide-answer-bobomb = Yes. Draw first, then name it.
guide-ask-start-item-box = The first card turned up is an Item Box. What now?
guide-answer-start-item-box = The dealer names a color, and the first player has to match it. No item is set off.
guide-ask-wd4-item-box = May I play a Wild Draw Four while I hold an Item Box?
guide-answer-wd4-item-box = Only as a bluff: an Item Box counts as a card of the color.

guide-ask-stack = May I put a Draw Two on a Draw Two, so that the next player draws four?
guide-answer-stack = No. Whoever must draw draws and misses the turn. Stacking is a house rule.
guide-ask-stack-one = May I put a Draw One on a Draw One, so that the next player draws two?
guide-answer-stack-one = No. Whoever must draw draws and misses the turn. Stacking is a house rule.
guide-ask-must-play = Must I play a card if I can?
guide-answer-must-play = No. You may draw a card instead.
guide-ask-drawn = I drew a card that fits. May I play it, or another one?
guide-answer-drawn = You may play the card just drawn, but no other. You may also keep it.
guide-ask-several = May I put down several cards of the same number at once?
guide-answer-several = No. One card a turn.
guide-ask-pass = May I pass without drawing?
guide-answer-pass = No, unless nothing is left to draw and nothing that you hold fits.
guide-ask-reverse-two = What does a Reverse do with two players?
guide-answer-reverse-two = The same as a Skip: you go again.
guide-ask-start-action = The first card turned up is a Skip, a Reverse or a Draw Two. Does it take effect?
guide-answer-start-action = Yes. The player to the dealer's left is skipped, or draws two and misses the turn. After a Reverse the dealer begins, and play goes to the right.
guide-ask-start-wd4 = The first card turned up is a Wild Draw Four. What now?
guide-answer-start-wd4 = Shuffle it back into the draw pile and turn up another card.
guide-ask-start-wild = The first card turned up is a Wild. Who names the color?
guide-answer-start-wild = The first player does, and then plays.
guide-ask-wd4-when = When may I play a Wild Draw Four?
guide-answer-wd4-when = Rightly only if you hold no card of the color in force. A number or symbol that matches does not matter. You may bluff, but then you can be challenged.
guide-ask-wd4-wild = May I play a Wild Draw Four while I hold a Wild?
guide-answer-wd4-wild = Yes. Only cards of the color make it a bluff.
guide-ask-challenge-who = Who may challenge, and who sees the hand?
guide-answer-challenge-who = Only the player who would have to draw, and nobody else sees the hand.
guide-ask-challenge-won = My challenge was right. Whose turn is it?
guide-answer-challenge-won = Yours, a normal one, on the color that was named. The bluffer draws instead of you.
guide-ask-challenge-lost = My challenge was wrong. What does it cost?
guide-answer-challenge-lost = You draw six cards instead of four and miss the turn.
guide-ask-last-draw = Somebody's last card is a Draw Two or a Wild Draw Four. Must the next player still draw?
guide-answer-last-draw = Yes, and those cards count for the winner.
guide-ask-last-wild-draw = May a wild draw card be challenged when it was the last card?
guide-answer-last-wild-draw = No. No card is left that could prove a bluff.
guide-ask-last-action = May I go out with a Skip or a Reverse?
guide-answer-last-action = Yes. Any card may be the last one.
guide-ask-uno-late = I forgot to call UNO, but nobody has noticed. May I still call?
guide-answer-uno-late = Yes, until somebody catches you. Once the next player has acted, nobody can.
guide-ask-uno-extra = I have one card left and another turn. How long can I be caught?
guide-answer-uno-extra = Through your extra turn, until you call, another player acts, or you no longer hold exactly one card.
guide-ask-uno-never = I played my last card and had never called UNO. Have I won?
guide-answer-uno-never = Yes, if nobody caught you in time.
guide-ask-uno-false = Somebody calls UNO or catches me for no reason. What does it cost?
guide-answer-uno-false = Nothing, unless your table has the house rule for it.
guide-ask-pile-empty = The draw pile is empty. What now?
guide-answer-pile-empty = Leave the top card of the discard pile where it is and shuffle the others into a new draw pile. The color in force stays.
guide-ask-nothing-left = And if there is nothing left to shuffle either?
guide-answer-nothing-left = Draw what there is. Whoever can neither play nor draw passes. When everybody has passed in a row, the round is over and nobody scores.
guide-ask-one-round = Must we play to { $target } points?
guide-answer-one-round = No. You can agree on a single round, on a number of rounds, or on counting your own cards, where the lowest total wins.

guide-ask-cards-51 = I count only 51 cards. Is one missing?
guide-answer-cards-51 = Perhaps not. The only account that we have says 52 and lists 51. We play with a second Wild.
guide-ask-no-zero = Where are the zeros?
guide-answer-no-zero = There are none: the numbers go from 1 to 9, each once in a color.
guide-ask-dip-color = Wild Dip into the Deck: do I see the card I draw before I name the color?
guide-answer-dip-color = No. Name the color first, then draw, then give a card away.
guide-ask-dip-drawn = May I give away the card that I just drew for the Dip?
guide-answer-dip-drawn = Yes, that one or any other of your hand. Only you and the next player see it.
guide-ask-dip-turn = Does whoever gets a card by a Dip miss a turn?
guide-answer-dip-turn = No.
guide-ask-dip-last = My last card is a Dip. Do I still draw and give a card?
guide-answer-dip-last = No. You have won the round.
guide-ask-dip-empty = No card is left to draw for a Dip. Do I still give one away?
guide-answer-dip-empty = No. Nobody goes out by giving away the last card.
guide-ask-dip-uno = When do I call UNO if I play a Dip?
guide-answer-dip-uno = What counts is your hand after giving the card away: one card left means UNO.
guide-ask-wd2-when = When is a Wild Draw Two a bluff?
guide-answer-wd2-when = If you could have played any other card of your hand, by color, number or symbol, or because it is a Wild or a Dip.
guide-ask-challenge-lost-two = My challenge was wrong. What does it cost?
guide-answer-challenge-lost-two = You draw four cards instead of two and miss the turn.
guide-ask-last-draw-one = Somebody's last card is a Draw One or a Wild Draw Two. Must the next player still draw?
guide-answer-last-draw-one = Yes, before the hands are counted.
guide-ask-start-action-one = The first card turned up is a Skip, a Reverse or a Draw One. Does it take effect?
guide-answer-start-action-one = Yes. The player who would begin is skipped, or draws a card and misses the turn. After a Reverse the dealer begins, and play goes to the right.
guide-ask-start-wilds = The first card turned up is a wild card. What now?
guide-answer-start-wilds = The first player names the color and plays; a Dip draws and gives nothing then. A Wild Draw Two is shuffled back, and another card is turned up.
