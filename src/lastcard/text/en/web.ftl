### The web client, but for the table itself (table.ftl).

# What the speakers of this language call it.
language-name = English
product-name = lastcard
not-affiliated = lastcard is not affiliated with, endorsed by or licensed by the publishers of the games it plays. UNO and the names of its editions are trademarks of their owners.

## Everywhere

close = Close
less = Less
more = More
loading = Loading…
connecting = Coming to the table…
connecting-watch = Coming to watch…
to-start-page = To the start page
server-unreachable = The server cannot be reached. Is this device on the same network?
server-refused = The server could not do that.
top-with-color = { $card }, { $color }
title-table = Table { $code } · lastcard
title-your-turn = ● Your turn · { $title }

## The start page

home-lead = Card games for the family, at one table from wherever you are. No account, nothing to install.
home-make-title = A new table
home-make-hint = Rules, bots and the clock are chosen at the table.
home-make = Make a table
home-back-title = Your seats
home-back = Back to table { $code }, { $edition }
home-join-title = You have a code?
home-join = Go to the table
name-label = Your name
name-needed = Please type a name, so that the others know who you are.
code-label = Code of the table

edition-legend = What do you play?
edition-facts = { $low } to { $high } players, { $hand } cards each, to { $target } points

## Joining

join-code = Table { $code }
join-title = { $host } is waiting for you
join-title-no-host = A table is waiting for you
join-about =
    { $free ->
        [0] They play { $edition }.
        [one] They play { $edition }; { $free } place is free.
       *[other] They play { $edition }; { $free } places are free.
    }
join-people =
    { $count ->
        [one] { $names } is here.
       *[other] { $names } are here.
    }
join-running = A match is being played: you get a bot's seat at the next round.
join-full = Every seat is taken by a person.
join-sit = Sit down
join-watch = Just watch
table-missing-title = This table is not here

## The lobby

lobby-you-host = You are the host: choose what is played, send the link, and start when everybody is here.
lobby-other-hosts = { $host } is the host and chooses what is played.
people-title = At the table
people-waiting = Waiting for a seat
people-watching =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
place-less = One place less
place-more = One place more
seat-empty = Free
seat-you = you
seat-host = host
seat-bot = Bot, { $level }
seat-autopilot = a bot is playing for them
seat-menu = What to do about { $name }
presence-reconnecting = reconnecting
presence-away = away
bot-add = Add a bot
bot-add-to = Add a bot to place { $place }
bot-remove = Remove { $name }
bot-level = How { $name } plays
level-beginner = a beginner
level-casual = sensible
level-sharp = counts cards
level-expert = an expert
level-random = haphazard
host-hand-over = Make host
kick = Send away
autopilot-start = Let a bot play for now

invite-title = Invite others
invite-qr = QR code that opens table { $code }
link-label = Link to this table
link-copy = Copy link
link-copied = Copied.
link-select = The link is selected: copy it.
link-share = Share
share-title = Come and play: table { $code }

start = Deal the cards
start-fills =
    { $count ->
        [one] A bot takes the free place.
       *[other] Bots take the { $count } free places.
    }
start-ready = Everybody has a place.
start-waits = { $host } starts the match.
waiting-for-seat = You get a bot's seat at the next round.
watching = You are watching.

## The rules of a table

rules-title = Rules
rules-here = Rules of this table
rules-official = Official rules
rules-changed =
    { $count ->
        [one] { $count } rule changed
       *[other] { $count } rules changed
    }
rules-reset = Back to the official rules
preset-legend = Which account of the rules
rulings-own =
    { $count ->
        [one] { $count } ruling of this edition
       *[other] { $count } rulings of this edition
    }
rulings-own-note = Where rule sheets are silent or disagree. The first choice follows the fullest source.
rulings-house =
    { $count ->
        [0] House rules: none
        [one] House rules: { $count }
       *[other] House rules: { $count }
    }
rulings-house-note = Family favorites that are on no rule sheet. All of them are off unless you choose one.
ruling-changed = Changed
ruling-source = Sources: { $source }.
ruling-uncertain = Uncertain
ruling-uncertain-note = The sources do not settle this point.
rule-title = Rule { $point }
rule-unknown = The text of this rule is not here.
rule-here = At this table: { $title }.

clock-title = Pace of play
clock-legend = Time to answer
clock-off = No clock
clock-relaxed = Relaxed, 60 s
clock-normal = Normal, 30 s
clock-fast = Fast, 12 s
clock-note = Whoever runs out of time gets a plain answer chosen for them. One tap asks for more time.
pace-legend = How fast bots play
pace-slow = Slowly
pace-normal = Like people
pace-fast = Fast
pace-instant = At once
hold-legend = Time for the UNO call
hold-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
hold-note = When somebody forgets to call, the next move waits this long, so that the call and the catch are a fair race.
free-chat = Free chat
free-chat-hint = Otherwise people speak in emotes and ready phrases.
hints-allowed = Hints are allowed
hints-hint = Whoever is asked may see what an expert would do.
hints-none =
    { $seats ->
        [one] No hints with { $seats } player: no network has learned this yet.
       *[other] No hints with { $seats } players: no network has learned this yet.
    }
hints-here = Hints are allowed at this table.
spectators-allowed = Others may watch
spectators-hint = They see no hands.
reveal-late = Reveal the seeds only after the match
reveal-late-hint = Otherwise after every round: then everybody can work out which cards were left in the pile.

## Above the table

bar-label = Table menu
bar-round = Round { $round }, to { $target }
panel-log = What happened
panel-talk = Talk
panel-ask = Ask about the rules
panel-table = The table
panel-settings = Settings
panel-keys = Keys
talk-unread = Talk, something new
link-lost = Connection lost. Trying again…
ended-title = You are not at the table any more
ended-elsewhere = You are playing somewhere else
ended-return = Play here instead
ended-sit = Sit down again

device-title = Play on another device
device-hint = Go on with this seat on your phone, say: scan a code there.
device-move = Show the code
device-scan =
    { $seconds ->
        [one] Scan this with the other device within { $seconds } second. It works once.
       *[other] Scan this with the other device within { $seconds } seconds. It works once.
    }
device-qr = QR code that moves your seat to another device
leave-title = Leave the table
leave-hint = A bot plays on in your seat, and you cannot take it back.
leave-hint-lobby = Your place becomes free again.
leave = Leave
leave-yes = Yes, leave
leave-no = Stay

## Talk

talk-title = What was said
talk-said = { $name }: { $words }
talk-empty = Nobody has said anything yet.
emotes = Emotes
phrases = Phrases
chat-label = Say something
chat-send = Send
chat-off = Free chat is off at this table.
mute-title = Mute somebody
mute = Mute { $name }

## What happened

log-title = Events of this match
log-empty = Nothing has happened yet.
log-missing = Earlier events are not shown.
verdict-called =
    { $call ->
        [never] { $catcher } was not in time.
       *[called] { $name } called after { $callTime } s, before { $catcher } with { $catchTime } s (corrected for the connection).
    }
verdict-caught =
    { $call ->
        [never] { $catcher } pressed after { $catchTime } s (corrected for the connection).
       *[called] { $catcher } pressed after { $catchTime } s, before { $name } with { $callTime } s (corrected for the connection).
    }

## Results

round-after = After round { $round }
round-nobody = Nobody wins this round
round-you =
    { $points ->
        [one] You win the round: { $points } point
       *[other] You win the round: { $points } points
    }
round-won =
    { $points ->
        [one] { $name } wins the round: { $points } point
       *[other] { $name } wins the round: { $points } points
    }
match-after =
    { $rounds ->
        [one] The match is over after { $rounds } round
       *[other] The match is over after { $rounds } rounds
    }
match-you = You win the match!
match-won =
    { $count ->
        [one] { $names } wins the match!
       *[other] { $names } win the match together!
    }
hands-title = What was left
hand-empty = No card left.
open-card =
    { $points ->
        [one] { $card }, { $points } point
       *[other] { $card }, { $points } points
    }
hand-sum = = { $points }
went-out = Went out
scores-title = Scores, to { $target }
gained = +{ $points }
next-round = Next round
next-round-now = Deal now
rematch = Play again
rematch-now = Start now
ready-waiting = { $ready } of { $people } are ready. Waiting for the others…
to-lobby = Change the rules
see-table = See the table
see-result = See the result
record-save = Save the record

## Replay

replay-watch = Watch it again
replay-skill = Luck and skill
replay-share = Share the replay
replay-share-title = A match to watch again
replay-title = { $edition }, step by step
replay-missing = This match is not here
replay-table = The table at this step
replay-color = Color: { $color }
replay-piles =
    { $direction ->
        [left] { $pile } cards to draw, play goes to the left.
       *[right] { $pile } cards to draw, play goes to the right.
    }
replay-step = Step
replay-at = Step { $at } of { $of }, round { $round }
replay-first = First step
replay-back = One step back
replay-forward = One step on
replay-last = Last step
replay-play = Run
replay-pause = Stop
replay-round = Round
replay-round-number = Round { $round }
replay-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## Settings

setting-language = Language
setting-speed = Animation
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
setting-theme = Colors of the page
theme-auto = As the device
theme-light = Light
theme-dark = Dark
setting-sort = Sort your hand
sort-color = By color
sort-number = By number
sort-dealt = As dealt
setting-sounds = Sounds
setting-volume = Volume
setting-letters = Color letters on the cards
setting-letters-hint = Each color also has its own shape.
setting-hints = Raise the cards that can be played
setting-hints-hint = The others still say why not when you tap them.
setting-left = For the left hand
setting-left-hint = UNO button and draw pile on the left.
setting-keys = Single-letter keys
setting-keys-hint = Press ? at the table for the list.
setting-vibrate = Vibrate when it is your turn
setting-notify = Tell me when it is my turn and the page is hidden
setting-notify-hint = The browser asks you once.
setting-notify-missing = Browsers allow this only on pages opened over HTTPS.

## Keys

keys-move = Move along your hand
keys-jump = To the next red, yellow, green, blue or wild card; answers a color question
keys-number = To the first, second … card; answers whom an item hits
keys-play = Play the card
keys-draw = Draw
keys-uno = Call UNO
keys-catch = Catch somebody who forgot
keys-drawn = Keep or play the card just drawn
keys-challenge = Accept or challenge
keys-more = More time
keys-sort = Sort your hand another way
keys-hint = A hint, where the table allows it
keys-hand = Hear your hand
keys-top = Hear the top card, color and direction
keys-counts = Hear how many cards everybody holds
keys-last = Hear the last move
keys-scores = Hear the scores
keys-clock = Hear how much time is left
keys-why = Hear why the card in focus cannot be played
keys-this = This list

## Said to screen readers

your-turn =
    { $count ->
        [0] Your turn. { $top }. No card fits.
        [one] Your turn. { $top }. { $count } card fits.
       *[other] Your turn. { $top }. { $count } cards fit.
    }
your-answer = Your turn. { $question }
asked-play = Play a card or draw.
asked-drawn = Play or keep the card you drew.
asked-color = Name a color.
asked-target = Choose a player.
asked-challenge = Accept or challenge.
asked-stack = Answer with a draw card, or accept.
asked-give = Choose a card to give away.
you-were-caught = You were caught without an UNO call.
pull-hand =
    { $count ->
        [one] You hold { $count } card: { $cards }.
       *[other] You hold { $count } cards: { $cards }.
    }
pull-no-hand = You hold no cards.
pull-top =
    { $direction ->
        [left] Top card: { $top }. Play goes to the left. It is { $name }'s turn. { $pile } cards to draw.
       *[right] Top card: { $top }. Play goes to the right. It is { $name }'s turn. { $pile } cards to draw.
    }
pull-count = { $name } { $count }
pull-score = { $name } { $score }
pull-scores = Scores: { $scores }. The target is { $target }.
pull-clock =
    { $seconds ->
        [one] { $name } has { $seconds } second left.
       *[other] { $name } has { $seconds } seconds left.
    }
pull-no-clock = There is no clock now.
pull-why-which = Move to a card first.

## The guide to the rules

guide-page-title = The rules
guide-page-lead = Every rule of every box, for whoever sits at a kitchen table with it.
guide-page-contents = Contents
guide-page-print = Print
guide-page-others = The other boxes
# Read out before how far the rule is settled, and its sources.
guide-page-basis = Where rule { $point } comes from:
guide-page-kept = The server cannot be reached. This is the copy that this device has kept.
guide-page-open = The rules, explained
guide-page-point = Read it in the guide

## Fair deals

panel-fair = Fair deal
shuffling = Everybody shuffles …
record-check = Check the record
