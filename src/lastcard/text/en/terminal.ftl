### The plain terminal game and the command line.

disclaimer = lastcard is not affiliated with, endorsed by or licensed by the publishers of the games it plays. UNO and the names of its editions are trademarks of their owners.
version-line = lastcard { $version }

## Starting and stopping

terminal-welcome =
    { $seats ->
        [one] { $edition }, { $seats } player, to { $target } points.
       *[other] { $edition }, { $seats } players, to { $target } points.
    }
# Where no target decides. $text says how the match is decided.
terminal-welcome-other =
    { $seats ->
        [one] { $edition }, { $seats } player. { $text }
       *[other] { $edition }, { $seats } players. { $text }
    }
terminal-you = You
# The bots' names, short ones, nine of them, with ", " between two.
terminal-bot-names = Ana, Ben, Cleo, Dan, Eve, Finn, Gus, Hana, Ivo
# The tenth, where bots play among themselves.
terminal-bot-name-last = Jon
terminal-dealer-draws = Everybody draws for the deal: { $draws }.
terminal-dealer-draw = { $name } { $card }
terminal-help-hint = Type "help" for what you can type.
terminal-resumed = Going on with { $edition }, round { $round }.
terminal-saved = Saved as { $file }. "lastcard resume" goes on with it.
terminal-quit-unsaved = Type "save FILE" to save it elsewhere, or "quit" again to give it up.
terminal-quit = Saved. "lastcard resume" goes on with this match.
terminal-compiling = Compiling the rules; this takes some seconds, once.

## The table, before each move

terminal-round = Round { $round }
terminal-dealer =
    { $you ->
        [actor] You deal.
       *[none] { $name } deals.
    }
terminal-turn =
    { $you ->
        [actor] It is your turn.
       *[none] It is { $name }'s turn.
    }
terminal-top = Top card: { $card }
terminal-color = Color: { $color }
terminal-direction =
    { $direction ->
        [left] Play goes to the left.
       *[right] Play goes to the right.
    }
terminal-draw-pile = Draw pile: { count-of-cards }
terminal-owed = The penalty: { count-of-cards }
terminal-hand-header =
    { $amount ->
        [one] Your hand, { $amount } card:
       *[other] Your hand, { $amount } cards:
    }
terminal-none-playable = None of them can be played.
terminal-playable-mark = Cards marked * can be played.
terminal-opponent = { $name }: { count-of-cards }
terminal-opponent-uno = { $name }: { count-of-cards }, UNO called
terminal-opponent-catchable = { $name }: { count-of-cards }, has not called UNO
terminal-since = Since your last move:
terminal-nothing-since = Nothing has happened since your last move.
terminal-score = { $name }: { count-of-points }
terminal-scores-header = Scores, with { $target } points to reach:
terminal-scores-lowest-header = Scores. At { $target } points the match ends, and the lowest wins:
terminal-scores-plain-header = Scores:

## Prompts

terminal-prompt-play = Your move (a number, "draw" or "help"):
terminal-prompt-pass = You can neither play nor draw. "pass":
terminal-prompt-drawn = You drew { $card }. "play" or "keep":
terminal-prompt-color = Name a color (red, yellow, green, blue):
terminal-prompt-target = Choose a player ({ $names }):
# $more is what the challenge costs if the card was no bluff.
terminal-prompt-challenge = "accept" and draw { $amount }, or "challenge" (draw { $more } if it was no bluff):
terminal-prompt-stack = Answer with a draw card (a number) or "accept":
terminal-prompt-give = Which card do you give away (a number)?
terminal-prompt-call = You have one card left. "uno", or Enter to say nothing:
terminal-prompt-catch = { $name } has one card left and did not call UNO. "catch", or Enter:
# Only where the house rule of jumping in holds.
terminal-prompt-jump = You hold the very card on top, { $card }. "jump", or Enter to wait:
terminal-jumps =
    { $you ->
        [actor] You jump in!
       *[none] { $name } jumps in!
    }
terminal-prompt-continue = Press Enter for the next round.
terminal-not-understood = "{ $name }" is not understood. Type "help" for what you can type.
terminal-no-such-number = There is no card number { $amount } in your hand.
terminal-no-such-player = There is no player "{ $name }". The others are { $names }.
terminal-which-card = Name a card of your hand by its number, as in "why 3".
terminal-refused = { $text } (Rule { $point })
terminal-can-do = { $card } is possible now.
terminal-can-play = { $card } can be played.
terminal-why-point = Rule { $point }: { $text }
terminal-why-ruling = It rests on the ruling { $name }: { $text }

## Help. Each line explains one thing to type.

terminal-help-header = What you can type:
terminal-help-number = a number: play that card of your hand
terminal-help-card = a card, such as R5 or W+4: play it
terminal-help-draw = draw: draw a card
terminal-help-keep = keep: keep the card you drew
terminal-help-pass = pass: when you can neither play nor draw
terminal-help-color = red, yellow, green, blue: name the color
terminal-help-target = target NAME: choose a player, when you are asked for one
terminal-help-give = give 3: give card 3 away, when you are asked for one
terminal-help-accept = accept, challenge: answer a draw card
terminal-help-uno = uno, or uno 3: call UNO, alone or while playing card 3
terminal-help-catch = catch NAME: catch a player who did not call
terminal-help-why = why: why the last thing happened; why 3: why card 3 cannot be played; why not: why your last try was refused
terminal-help-what = what 3: what card 3 does
terminal-help-table = table: what has happened since your last move, and the table
terminal-help-score = score: the scores so far
terminal-help-rules = rules, rules MK-45, or rules can I stack: the rulings in force, one point of the rules, or an answer
terminal-help-save = save, or save FILE: save the match and go on
terminal-help-quit = quit: save the match and stop
terminal-help-help = help: this list

## The end of a round and of a match

terminal-round-result = Round { $round } is over.
terminal-hand-left =
    { $you ->
        [actor] You still hold: { $cards } ({ count-of-points })
       *[none] { $name } still holds: { $cards } ({ count-of-points })
    }
terminal-no-hand-left =
    { $you ->
        [actor] You hold nothing.
       *[none] { $name } holds nothing.
    }
terminal-match-won =
    { $you ->
        [actor] You win the match with { count-of-points }.
       *[none] { $name } wins the match with { count-of-points }.
    }

## lastcard editions, rules, record, conform

terminal-edition-preset = Preset { $name }: { $text }
terminal-edition-line = { $name } ({ $title }), { $low } to { $high } players, { count-of-cards }
terminal-deck-header = The deck, { count-of-cards }:
terminal-deck-line = { $amount } x { $card }
terminal-cards-header = The cards:
# $text is what the item in the corner of every card of the color does.
terminal-color-item = Every { $color } card. { $text }
terminal-sources-header = The sources:
terminal-rulings-header = The rulings in force:
terminal-house-rules-header = House rules:
terminal-ruling-line = { $title } ({ $name } = { $value }): { $text }
terminal-point = { $point }: { $text }
terminal-point-uncertain = It is uncertain: { $text }
terminal-point-ruling = The ruling { $name } can decide it differently ({ $title }).
terminal-ruling-points = Rule points: { $points }
terminal-ruling-sources = Sources: { $sources }
terminal-uncertain-header = What is uncertain:
terminal-uncertain-mark = uncertain
# An open hand.
terminal-hand = { $name }: { $cards }
terminal-record-move = Move { $amount }
terminal-benched = { $edition }, { $seats } players, { $mode }, { $bot }: { $moves } moves and { $rounds } rounds a second
terminal-record-line = { $edition }, { $seats } players; rounds: { $rounds }, moves: { $moves }
terminal-record-good = The record is sound: every move is legal and the scores are right.
terminal-case-failed = { $name }: { $key } should be { $expected } but is { $found }.
# A program reads this line.
terminal-cases-counted = { $passed } passed, { $failed } failed

## The commands and their options

command-overview = UNO-family card games, exact to the rule sheet. The commands of lastcard:
command-overview-hint = "lastcard COMMAND --help" tells more about one of them, "lastcard --version" which version this is.
command-arguments = arguments
command-options = options
command-play = play a match against bots
command-resume = go on with a match that was left
command-watch = watch bots play
command-editions = list the editions
command-rules = the rules of an edition, one point of the rules, or an answer to a question
command-record = look at, check or replay the record of a match
command-conform = run conformance cases
command-bench = measure how fast the rules run
command-serve = open a table for friends in the browser
option-edition = which edition; mario-kart unless you say otherwise
option-ruling = play by this ruling; may be given several times
option-preset = a named set of rulings of the edition
option-players = how many players, you included
option-bot = how well the others play: random, beginner, casual, sharp or expert
option-seed = the same text deals the same cards again
option-speed = how fast things happen on the screen: off, fast, normal or slow
option-plain = neither colors nor pauses
option-json = for programs: write JSON
option-file-resume = the match; the one left last unless you say otherwise
option-files-conform = a file of cases, or a folder of such files
option-compiled = through the compiled rules
option-players-watch = how many bots play
option-bot-watch = how well they play: random, beginner, casual, sharp or expert
option-open = show hidden cards too
option-subject = an edition, a point of the rules such as MK-45, or a question: "can I put +2 on +2"
option-guide = an edition as a guide: every rule in its place, and what people ask
option-example = with its worked examples, step by step
option-record-what = show what happened, verify that all is sound, replay to see the table, hint for what to play, or luck for what luck and decisions did
option-record-file = the record of a match
option-move = only so many moves
option-edition-bench = only this edition
option-seats = numbers of players, with commas between them
option-seconds = how long each row is measured, in seconds
