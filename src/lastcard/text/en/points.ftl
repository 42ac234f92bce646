### The rule points in our own words, as `point-…`, why some of them are uncertain, as `doubt-…`, and the
### titles of their sources. Which source says what is in lastcard/editions/rulebook.toml.

## How a point is settled

settled-agreed = Agreed: every account that speaks of it says the same.
settled-inferred = Inferred: no account says it outright, but it follows from what they say.
settled-split = Disputed: the accounts differ, or one contradicts itself.
settled-silent = Unsaid: no account of this game speaks of it, so the classic sheets decide, or else we do.

## Sources

source-s000 = gamerules.com's page on UNO Mario Kart, in a German translation
source-s001 = gamerules.com's page on UNO Mario Kart, in a Persian translation
source-s003 = Geeky Hobbies' page on UNO Mario Kart, in a Chinese translation
source-s004 = gamerules.com's page on UNO Pocket Pizza Pizza, in a German translation
source-gr-mk = gamerules.com's page on UNO Mario Kart, in English, as far as it could be read
source-gh-mk = Geeky Hobbies' page on UNO Mario Kart, in English, as far as it could be read
source-gr-pp = gamerules.com's page on UNO Pocket Pizza Pizza, in English, as far as it could be read
source-cp-mk = the publisher's product text for UNO Mario Kart, a sentence for each item
source-m-1993 = the publisher's instruction sheet of classic UNO, 1993
source-m-42001 = the publisher's instruction sheet of classic UNO, number 42001
source-m-blank = the publisher's instruction sheet of a classic edition with blank cards
source-m-r2822 = the publisher's instruction sheet of UNO Toy Story 3, number R2822
source-m-w2085 = the publisher's instruction sheet of classic UNO, number W2085
source-m-hwv18 = the publisher's instruction sheet of UNO Show 'Em No Mercy, number HWV18
source-m-gdr44 = the publisher's instruction sheet of UNO Flip, number GDR44
source-app = the rules of the official mobile game
source-tw = the publisher's public posts

## UNO Mario Kart

point-mk-01 = Two to ten players can play.
point-mk-02 = The box is meant for ages 7 and up; nothing in the rules depends on it.
point-mk-03 = The deck has 112 cards.
point-mk-04 = Each of the four colors has one 0, two each of 1 to 9, and two each of Draw Two, Reverse and Skip. With 4 Wild Draw Four and 8 Wild Item Boxes that makes the 112.
point-mk-05 = There is no plain Wild: Item Boxes take its place.
point-mk-06 = Each card carries one item, and its color says which: red a Mushroom, yellow a Banana Peel, green a Green Shell, blue Lightning, and every wild card a Bob-omb.
point-mk-07 = An item matters only when an Item Box turns its card over. When the card is played from a hand, its item does nothing.
point-mk-10 = Everybody draws a card and the highest number deals first; action cards and wilds count 0. Those who tie draw again, and all cards drawn go back before the deck is shuffled.
point-mk-11 = Each round the deal passes one seat to the left.
point-mk-12 = Everybody gets seven cards, dealt face down one at a time from the dealer's left.
point-mk-13 = The other cards are the draw pile, face down. Its top card is turned up and begins the discard pile.
point-mk-14 = If the card turned up is a number, the player to the dealer's left begins.
point-mk-15 = If the card turned up is a Skip, the player to the dealer's left misses the first turn.
point-mk-16 = If the card turned up is a Draw Two, the player to the dealer's left draws two cards and misses the first turn.
point-mk-17 = If the card turned up is a Reverse, the dealer plays first and play goes to the right. With two players it is the same.
point-mk-18 = A Wild Draw Four cannot open a round: it is shuffled back into the draw pile and another card is turned up.
point-mk-19 = If the card turned up is an Item Box, the dealer names the color that the first player has to match.
doubt-mk-19 = Two accounts disagree: gamerules.com lets the dealer name the color, Geeky Hobbies the first player.
point-mk-20 = An Item Box turned up first is never passed over, even where action cards are: it has a rule of its own.
point-mk-21 = An Item Box turned up first sets off no item, since nobody has played it: it is just a wild of the color that is named.
point-mk-22 = The player to the dealer's left is first, and play goes to the left, clockwise.
point-mk-30 = A card fits if it has the color in force, or the number or symbol of the top card. Wild cards always fit, and on top of a wild card only the color named for it counts.
point-mk-31 = Action cards follow the same rule: they fit on their own kind and on their own color.
point-mk-32 = Whoever cannot play a card, or does not want to, draws one card.
point-mk-33 = If the card just drawn fits, it may be played at once. Having drawn, a player may play no other card and draw no second one.
point-mk-34 = A turn ends after playing or drawing. It cannot be given up without drawing, unless nothing is left to draw and nothing held fits.
point-mk-35 = One card is played in a turn.
point-mk-40 = Draw Two: the next player draws two cards and misses a turn.
point-mk-41 = Reverse: the direction of play turns around.
point-mk-42 = With two players a Reverse is a Skip: whoever played it goes again.
doubt-mk-42 = No account of the game says what a Reverse does with two players; older classic sheets make it a Skip, newer ones say nothing.
point-mk-43 = Skip: the next player misses a turn, so with two players whoever played it goes again.
point-mk-44 = Wild Draw Four: its player names the color, and the next player draws four cards and misses a turn, or challenges. The color is named before that is decided.
point-mk-45 = A Wild Draw Four is played rightly only by a player who holds no card of the color that was in force before it; matching numbers and symbols do not matter. What counts is the hand that is left after playing it.
point-mk-46 = An Item Box in hand counts as a card of the color, so a Wild Draw Four played beside it is a bluff. Another Wild Draw Four in hand does not count.
doubt-mk-46 = Only Geeky Hobbies counts an Item Box; gamerules.com asks for a color, and an Item Box has none.
point-mk-47 = A Wild Draw Four may be played as a bluff: the challenge is what answers it.
point-mk-48 = Only the player who would have to draw may challenge.
point-mk-49 = After a challenge the hand is shown to the challenger and to nobody else.
point-mk-50 = If the challenge succeeds, the player of the Wild Draw Four draws the four cards, and the challenger takes a normal turn on the color that was named.
point-mk-51 = If the challenge fails, the challenger draws six cards instead of four and misses the turn.
point-mk-52 = A draw card cannot be passed on by playing another draw card on it.
point-mk-60 = A Wild Item Box may be played at any time and on any card, another Item Box included.
point-mk-61 = Playing an Item Box turns the top card of the draw pile over onto the discard pile, and the item in its corner takes effect at once, wanted or not.
point-mk-62 = The card that was turned over is the new top card: its color, number and symbol are what must be matched. No color is named when an Item Box is played.
point-mk-63 = If the card turned over is an action card, its action does not happen, only its item. Its symbol can still be matched.
point-mk-64 = If the card turned over is a Wild Draw Four, only its Bob-omb counts: nobody draws four and there is nothing to challenge.
point-mk-65 = If the card turned over is another Item Box, only its Bob-omb counts: no second card is turned over.
point-mk-66 = Mushroom: the player takes another full turn, and must, if only to draw a card. Another Item Box may be played in it.
point-mk-67 = Banana Peel: the player sitting right before draws two cards, whoever acted last.
doubt-mk-67 = One translation can be read as whoever has gone before; the seat is the only reading that fits what Geeky Hobbies says about skipped turns.
point-mk-67a = A Banana Peel hits the player before even if that player's last turn was skipped.
point-mk-67b = Who sits before is seen in the direction of play at the moment when the Banana Peel takes effect.
point-mk-67c = On the first turn of a round, too, a Banana Peel hits the player sitting before, usually the dealer, though nobody has acted yet.
point-mk-67d = On an extra turn, too, a Banana Peel hits the player sitting before, never the player of the Item Box.
point-mk-67e = With two players a Banana Peel hits the opponent.
point-mk-67f = If the player before has left the table, a Banana Peel hits the next one further back.
point-mk-68 = Green Shell: the player chooses an opponent, who draws one card. With two players there is nothing to choose.
point-mk-69 = Lightning: every other player draws one card, one after another from the next player on.
point-mk-69a = After Lightning the player takes another full turn, as after a Mushroom.
doubt-mk-69a = gamerules.com says that the turn may be taken, Geeky Hobbies that it comes; that it is compulsory is said of the Mushroom alone.
point-mk-70 = Bob-omb: the player draws two cards, and then, having seen them, names the color. The next player goes on.
point-mk-71 = Whoever draws cards because of an item misses no turn.
point-mk-72 = When a card is needed and the draw pile is empty, the discard pile is shuffled into a new one. Its top card stays, and so does the color in force.
doubt-mk-72 = Geeky Hobbies may mean that the pile is shuffled as soon as it is used up; here it is shuffled when a card is needed.
point-mk-73 = Several cards are drawn one by one; if the draw pile runs out on the way, it is renewed and drawing goes on.
point-mk-74 = If the draw pile is empty when an Item Box must turn a card over, everything under the Item Box is shuffled first.
point-mk-75 = If there are fewer cards than must be drawn, the cards that are left are drawn, and the penalty is paid. An Item Box with nothing to turn over is a plain wild: its player names a color.
point-mk-76 = Whoever can neither play nor draw passes. When everybody has passed in a row, the round ends as a stalemate, and nobody scores.
point-mk-77 = A wild card that returns to the draw pile loses the color named for it.
point-mk-80 = UNO is called for the last card: on one's own turn with two cards of which one fits, also after drawing one, or once one card is left and nobody has caught it yet.
point-mk-81 = A player with one card who has not called UNO can be caught by any opponent until the next player acts. A late call before that is safe.
point-mk-82 = Whoever is caught draws two cards.
point-mk-83 = A player's own extra turn does not end the time in which a forgotten call can be caught. It ends with a call, with another player's action, or when the hand is no longer exactly one card.
point-mk-84 = A call with nothing to call, or a catch with nobody to catch, is refused and costs nothing.
point-mk-85 = Whoever plays the last card without having called, and was not caught in time, wins all the same.
point-mk-86 = The round is over as soon as a player has played the last card.
point-mk-87 = If the last card is a Draw Two or a Wild Draw Four, the next player still draws, and those cards count.
point-mk-88 = A wild draw card played as the last card cannot be challenged: no card is left that could prove a bluff.
point-mk-89 = The last card may be any card, an action card included; a Skip or a Reverse then does nothing more.
point-mk-90 = An Item Box played as the last card wins at once: no card is turned over.
doubt-mk-90 = gamerules.com wants the action of a card carried out and lists the Item Box among the action cards, but names only the draw cards as exceptions once the last card is played.
point-mk-91 = Number cards count their number, Draw Two, Skip and Reverse 20 each, wild cards 50 each.
point-mk-92 = The winner of a round scores what all the other hands count.
point-mk-93 = The first player to reach 500 points wins the match.
point-mk-94 = A match to a target cannot end in a tie, since one player scores in a round. After an agreed number of rounds a tie is played off by another round.
point-mk-95 = Another way to score: everybody counts the cards left in their own hand, and when somebody reaches the target, the lowest total wins.

## UNO Pocket Pizza Pizza

point-pp-01 = Two to five players can play.
point-pp-02 = The box is meant for ages 7 and up; nothing in the rules depends on it.
point-pp-03 = The deck has 52 cards.
point-pp-04 = Each of the four colors has the numbers 1 to 9 and one each of Draw One, Skip and Reverse; the rest are wild cards. The account counts three wilds, which makes 51 cards and not 52.
point-pp-05 = The wild cards are two Wild, one Wild Dip into the Deck and one Wild Draw Two.
doubt-pp-05 = The account says 52 cards and lists 51. It is not known which card is the fourth wild, or whether there is one at all.
point-pp-06 = There is no 0, and each number comes once in a color.
point-pp-07 = The highest number drawn deals first, and the deal passes to the left each round, as in the classic game.
point-pp-08 = Everybody gets five cards.
point-pp-09 = If the card turned up is a number, the player to the dealer's left begins.
point-pp-10 = If the card turned up is a Skip, the player who would begin misses that turn.
point-pp-11 = If the card turned up is a Draw One, the player who would begin draws a card and misses that turn.
point-pp-12 = If the card turned up is a Reverse, the dealer plays first and play goes to the right.
point-pp-13 = If the card turned up is a Wild, the first player names the color and then plays.
doubt-pp-13 = The account does not say what a wild card does as the first one; this is the classic rule.
point-pp-14 = A Wild Dip into the Deck turned up first is a plain Wild: the first player names the color, and no card is drawn or given.
doubt-pp-14 = The account does not say what this card does as the first one.
point-pp-15 = A Wild Draw Two cannot open a round: it is shuffled back into the draw pile and another card is turned up.
doubt-pp-15 = The account does not say what this card does as the first one; it is treated as a Wild Draw Four is in the classic game.
point-pp-16 = A card fits if it has the color in force, or the number or symbol of the top card.
point-pp-17 = A player may draw a card even though one in hand fits.
point-pp-18 = If the card just drawn fits, it may be played at once or kept; no other card may be played then.
point-pp-19 = Skip: the next player misses a turn. Reverse: the direction of play turns around. Draw One: the next player draws a card and misses a turn.
point-pp-20 = With two players a Reverse is a Skip: whoever played it goes again.
doubt-pp-20 = The account does not say what a Reverse does with two players; older classic sheets make it a Skip, newer ones say nothing.
point-pp-21 = A Wild fits on any card, and its player names the color.
point-pp-22 = Wild Dip into the Deck: its player names the color, draws a card, and gives a card to the next player.
doubt-pp-22 = The account leaves open in which order that happens, which card may be given, and what happens with the last card.
point-pp-22a = With a Dip the color is named first, before the drawn card is seen.
point-pp-22b = With a Dip any card of the hand may be given away, the one just drawn included. Only giver and receiver see it.
point-pp-22c = Whoever receives a card by a Dip misses no turn.
point-pp-22d = The card given away by a Dip goes to the next player in the direction of play.
point-pp-22e = If no card is left to draw, a Dip gives none away either: nobody can go out by giving away the last card.
point-pp-22f = A Dip played as the last card wins at once: no card is drawn or given.
point-pp-22g = With a Dip the hand is counted after the card is given away: if one card is left then, UNO is due. Whoever receives a second card owes a new call later.
point-pp-23 = Wild Draw Two: its player names the color, and the next player draws two cards and misses a turn, or challenges.
point-pp-24 = Only the player who would have to draw may challenge a Wild Draw Two.
point-pp-25 = A Wild Draw Two is a bluff if any card left in the hand could have been played instead: by color, number or symbol, or because it is a Wild or a Dip. Another Wild Draw Two does not count.
doubt-pp-25 = The account says any other card, which is stricter than the classic game, where only the color counts.
point-pp-26 = If the challenge fails, the challenger draws four cards instead of two and misses the turn.
point-pp-27 = If the challenge succeeds, the player of the Wild Draw Two draws the two cards, and the challenger takes a normal turn on the color that was named.
point-pp-28 = UNO is called for the last card. Whoever forgets it and is caught before the next player acts draws two cards.
doubt-pp-28 = The account says before it is the next player's turn; other sheets say before that player begins it, which is a little longer.
point-pp-29 = The first player without cards wins the round. If the last card is a Draw One or a Wild Draw Two, the next player still draws.
point-pp-30 = When the draw pile is used up, the discard pile is shuffled into a new one; its top card stays.
point-pp-31 = Number cards count their number, Skip, Reverse and Draw One 20 each, wild cards 50 each.
point-pp-32 = The first player to reach 250 points wins the match.
point-pp-33 = A match cannot end in a tie, since only one player scores in a round.

## Classic UNO

point-4-4 = The classic game: 108 cards, and the common rules that the other editions vary.
point-4-4-1 = Each of the four colors has one 0, two each of 1 to 9, and two each of Skip, Reverse and Draw Two. With 4 Wild and 4 Wild Draw Four that makes 108 cards.
point-4-4-2 = Two to ten players get seven cards each and play to 500 points.
point-4-4-3 = An action card turned up first takes effect on the player who would begin. If it is a Wild, the first player names the color, then plays.
point-4-4-4 = A plain Wild in hand does not make a Wild Draw Four a bluff: only cards of the color do.
point-4-4-5 = Number cards count their number, Skip, Reverse and Draw Two 20 each, Wild and Wild Draw Four 50 each.

## Every edition

point-4-3 = What the words of the rules mean, in every edition.
point-4-3-1 = The color in force belongs to the table and not to a card: it stays when cards are shuffled or players leave.
point-4-3-2 = Next and before mean the nearest player in and against the direction of play, at the moment when it matters.
point-4-3-3 = A turn begins when its player first draws or plays. Answering a draw card is an action as well.
point-4-3-4 = Drawing several cards means drawing one after another: the pile is renewed when it must be, and drawing stops when nothing is left.
point-4-3-5 = What decides a challenge is the color and the top card from before the draw card, and the hand that its player has left, as they were when it was played.
point-4-3-6 = While a question is open, its player must answer it before doing anything else, save calling UNO and catching.
point-4-5 = Corner cases, the same in every edition.
point-4-5-1 = No color is asked for a wild card that was the last card.
point-4-5-2 = Passing is possible only when nothing can be drawn and nothing held can be played, or at the start of an extra turn that need not be taken.
point-4-5-3 = Being made to draw is no action: it does not end the time in which a forgotten call can be caught. Playing, drawing, passing, accepting and challenging do.
point-4-5-4 = A forgotten call can be caught once the player's own questions are answered and exactly one card is left. While a challenge is being decided it can be caught too.
point-4-5-5 = A call counts only on one's own turn, from its start until caught. It lapses when the hand is no longer exactly one card.
point-4-5-6 = Calling UNO and catching are possible at any time, even while somebody has a question to answer.
point-4-5-7 = A hand of one card that a table begins with cannot be caught.
point-4-5-8 = A round needs a card that may open it: a deck without one is refused.
point-4-5-9 = An Item Box always lies on at least one card, so there is always a card for it to turn over.
point-4-6 = What happens without a clock, and when nobody answers.
point-4-6-1 = Without a clock a player with one card first chooses to call or to say nothing; then each opponent in turn chooses to catch or to say nothing. The first catch counts.
point-4-6-2 = If a player does not answer: draw, else pass, else play the first card that fits; keep the card just drawn; accept a draw card; choose the next player; name the color held most; give the card that counts most.
point-4-6-3 = A round may last as long as its players want. Only simulations stop one after 10,000 moves.

## House rules, off unless a table turns them on

point-h1 = Stacking: a draw card played on you may be answered with another draw card, and what must be drawn adds up. The first player who does not answer draws it all and misses a turn.
point-h2 = Jumping in: whoever holds a card identical to the top card, in color and in number or symbol, may play it out of turn, and play goes on from there. Wild cards cannot jump in, and nobody can while a question is open.
point-h3 = Sevens and zeros: whoever plays a 7 swaps hands with an opponent of their choice; a 0 moves every hand on one seat. As the last card they just win.
point-h4 = Drawing until a card fits: whoever draws on their turn goes on, card by card, until one can be played or no card is left. It does not concern penalties.
point-h5 = The card just drawn: it may be played or kept if it fits, or it must be played, or it may not be played.
point-h6 = Must play: whoever holds a card that fits may not draw instead.
point-h7 = No bluffing: a wild draw card may be played only when a challenge would fail, so nobody can challenge it.
point-h8 = Skip bounce: a Skip of the same color sends a Draw Two on to the next player, who may answer with a Skip of any color. Only whoever draws misses a turn.
point-h9 = Reverse bounce: a Reverse of the same color sends a Draw Two back to the player who played it, and turns the direction of play around.
point-h11 = The last card may not be a wild card, or neither a wild card nor an action card. Whoever holds only such a card draws as usual.
point-h12 = A false call costs cards: whoever calls UNO or catches somebody with no reason draws, at most once a turn.
