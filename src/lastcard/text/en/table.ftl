### The table in the browser: players, piles, hand, questions.

## Players

table-players = Players
table-empty-seat = Free seat
# $name a player, $cards how many they hold, $points their score.
table-seat =
    { $cards ->
        [one] { $name }, { $cards } card, { $points } points
       *[other] { $name }, { $cards } cards, { $points } points
    }
table-you = you
table-their-turn = has to act
table-is-next = is next
table-next-short = Next
table-has-called = has called UNO
table-not-called = has not called UNO
table-points-short =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-points-tiny = { $points } pts
table-state-bot = bot
table-state-autopilot = Autopilot
table-state-reconnecting = Reconnecting
table-state-away = Away
# $seat is the sentence on a player.
table-choose-seat = Choose { $seat }

## Signs that pop up over a player

table-uno = UNO!
table-uno-open = No UNO?
table-mark-again = Once more
table-mark-pass = Passes
table-mark-uno = UNO!
table-mark-caught = Caught!

## The middle of the table

table-color-to-match = Color to match:
table-color-open = Open
table-clockwise = Play goes clockwise.
table-counterclockwise = Play goes counterclockwise.
table-no-top = no card yet
table-top-card = Top card: { $card }
table-draw-word = Draw pile
table-draw-pile =
    { $cards ->
        [one] Draw pile, { $cards } card
       *[other] Draw pile, { $cards } cards
    }
# $owed is how many cards are drawn.
table-draw-now =
    { $owed ->
        [one] Draw a card. Draw pile: { $cards }
       *[other] Draw { $owed } cards. Draw pile: { $cards }
    }
table-draw =
    { $owed ->
        [one] Draw
       *[other] Draw { $owed }
    }

## Your hand

# $playable is how many of the cards can be played; 0 while it is not your turn.
table-hand =
    { $playable ->
        [0] { $cards ->
            [one] Your hand, { $cards } card
           *[other] Your hand, { $cards } cards
        }
       *[other] { $cards ->
            [one] Your hand, { $cards } card, { $playable } can be played
           *[other] Your hand, { $cards } cards, { $playable } can be played
        }
    }
table-can-play = can be played
table-can-give = can be given
table-new-card = new
table-new = New
table-groups = Colors in your hand
# $color is the name of a color.
table-group =
    { $cards ->
        [one] { $color }, { $cards } card
       *[other] { $color }, { $cards } cards
    }
table-sort-color = By color
table-sort-number = By number
table-sort-dealt = As dealt
table-sort = Sort the hand. Now: { $order }
table-watching = You are watching.
table-watching-waiting = You are watching. You get a seat at the next round.

## UNO

table-calls = UNO calls
table-uno-button = UNO
table-uno-idle = Call
table-uno-possible = Call now
table-uno-armed = Armed
table-uno-owed = Call now!
table-uno-called = Called
table-catch = Catch
table-catch-nobody = Nobody

## What the table waits for

table-prompt = What happens now
table-your-turn = Your turn
table-turn-of = { $name }'s turn
table-round-over = The round is over.
table-fitting =
    { $cards ->
        [one] { $cards } of your cards fits.
       *[other] { $cards } of your cards fit.
    }
table-nothing-fits = None of your cards fits: draw one.
table-pass = Pass
table-drew = You drew { $card }.
table-play-or-keep = Play it or keep it?
table-keep = Keep
table-play = Play it
table-choose-color = Choose a color
table-choose-color-detail = Tap a quarter, or press R, Y, G or B.
table-choose-color-brief = Tap a quarter.
table-choose-player = Choose a player
table-choose-player-detail = Tap a player, or press the number beside the name.
table-choose-player-brief = Tap one of them.
# $how is the sentence on how to choose.
table-choose-hit = Whom does the { $item } hit? { $how }
table-choose-swap = With whom do you swap hands? { $how }
table-give = Give { $name } a card
table-give-detail = Choose one from your hand.
# $name played $card, and you are the one to draw.
table-challenge = { $name } plays { $card }.
table-challenge-detail = If it is a bluff, { $name } draws { $cards }; if not, you draw { $more }.
table-challenge-button = Challenge
table-take = Draw { $cards }
table-stack =
    { $cards ->
        [one] { $cards } card waits for you.
       *[other] { $cards } cards wait for you.
    }
table-stack-detail = Answer with a draw card, or draw.
table-stack-cannot = You have no answer: draw.
table-call-now = Call UNO!
table-call-now-detail = You have one card left.
table-race = { $name } has one card left and has not called UNO yet.
table-held = Your move is made.
table-held-detail = It waits until the UNO call is settled.
table-waits-drawn = { $name } has drawn: play or keep?
table-waits-color = { $name } chooses a color.
table-waits-target = { $name } chooses a player.
table-waits-give = { $name } chooses a card to give away.
table-waits-challenge = { $name } may challenge.
table-waits-stack = { $name } may answer the draw card.
table-more-time = More time
table-more-short = + time
table-clock = Time left
table-back = Play again yourself
table-back-detail = The autopilot is playing for you.

## Hints

table-hint = Hint
table-hint-title = What an expert would do
table-hint-note = The chance to win this round among players like the bot "expert", from what you can see. An estimate.
# $move is what to do, $chance in percent, $why a sentence.
table-hint-told = { $move }: { $chance }. { $why }
table-hint-card = recommended

## Items. $name is the player, $others those who are hit.

table-item-mushroom = { $name } goes again.
table-item-banana = { $others } slips and draws 2.
table-item-banana-nobody = The player before slips.
table-item-shell = { $others } is hit and draws.
table-item-shell-nobody = { $name } takes aim.
table-item-lightning = Everyone but { $name } draws, and { $name } goes again.
table-item-bomb = { $name } draws 2 and names the color.
