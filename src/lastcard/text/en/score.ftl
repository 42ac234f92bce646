### The scorekeeper, for people who play with real cards.

score-title = Scorekeeper
score-page = Scorekeeper · lastcard
score-lead = You play with real cards; this page adds up the points. Everything stays on this device.
score-home-title = Playing with real cards?
score-home = Keep the score
score-undo = Undo
score-redo = Redo

## Before the first round

score-players = Players
score-player = Player { $number }
score-name-of = Name of player { $number }
score-add = Add a player
score-remove = Remove { $name }
score-up = Move { $name } up
score-down = Move { $name } down
score-start = Start
score-rules = Players and rules
score-how = How points are counted

## A round

score-round = Round { $round }
score-next = Write down round { $round }
score-who-out = Who played the last card?
score-nobody = Nobody could go on
score-not-yet = nothing yet
score-tap = Tap the cards that are left. Tap one here to take it back.
score-cards-of = Cards left in the hand: { $name }
# After a card's name and points, as in "Red 5, 5 points, 2 in the hand".
score-held = { $count } in the hand
score-less = Take back: { $card }
score-too-many = More than the box has of this card: { $card }, { $count } in the box.
score-typed = Or type the points
score-next-hand = Next: { $name }
score-waiting = Nothing written down yet: { $names }.
score-own = { $name } wins the round. Everybody counts their own cards.
score-save = Write it down
score-cancel = Cancel
score-drop = Delete this round

## The books

score-heading =
    { $match ->
        [lowest] Scores, to { $target }; the lowest wins
        [rounds] Scores after { $played } of { $rounds } rounds
        [single] Scores
       *[target] Scores, to { $target }
    }
score-won = { $name } wins the match with round { $round }!
score-history = All rounds
score-edit = Correct round { $round }
score-edit-hint = Tap a round's number to correct it.
score-again = New game, same people

## Passing it on

score-share = Share the result
score-words = Result in words
score-link = Link to the whole game
score-copy = Copy the result
score-selected = The text is selected: copy it.
score-text =
    { $rounds ->
        [one] { $edition }, after { $rounds } round:
       *[other] { $edition }, after { $rounds } rounds:
    }
score-line = { $name }: { count-of-points }
score-shared = A game that somebody shared with you
score-shared-keep = Go on with it here
score-shared-leave = To your own game
score-bad-link = There is no game in this link. Perhaps a part of it was lost on the way.
