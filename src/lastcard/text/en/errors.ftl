### What went wrong, one sentence each.
###
###   $name   what was written      $allowed  what there is instead, a list
###   $file   $line   $key          where it is written
###   $lowest $highest $most        limits
###   $problem  what is wrong there, as part of a sentence

## A name that does not exist
## $has_nearest is yes or no, $nearest the allowed name that is closest.

did-you-mean =
    { $has_nearest ->
        [yes] { " " }Did you mean "{ $nearest }"?
       *[no] { "" }
    }
error-unknown-edition = There is no edition "{ $name }".{ did-you-mean } The editions are: { $allowed }.
error-unknown-preset = { $edition } has no preset "{ $name }".{ did-you-mean } Its presets are: { $allowed }.
error-unknown-ruling = { $edition } has no ruling "{ $name }".{ did-you-mean } Its rulings are: { $allowed }.
error-unknown-value = The ruling { $ruling } cannot be "{ $name }".{ did-you-mean } It can be: { $allowed }.
error-unknown-bot = There is no bot "{ $name }".{ did-you-mean } The bots are: { $allowed }.
error-unknown-point = There is no rule point "{ $name }".{ did-you-mean }
error-unknown-language = There is no language "{ $name }".{ did-you-mean } The languages are: { $allowed }.
error-unknown-command = There is no command "{ $name }".{ did-you-mean } The commands are: { $allowed }.

error-unknown-speed = There is no speed "{ $name }".{ did-you-mean } The speeds are: { $allowed }.
error-unknown-option = "lastcard { $command }" has no option "{ $name }".{ did-you-mean } "lastcard { $command } --help" lists them.
error-unexpected-argument = "lastcard { $command }" does not know what to do with "{ $name }". "lastcard { $command } --help" says what it takes.
error-missing-argument = "lastcard { $command }" needs a { $name }. "lastcard { $command } --help" says which.
error-option-bad = The option { $option } cannot take that value. "lastcard { $command } --help" says which it takes.
error-unknown-subject = There is no edition and no rule point "{ $name }".{ did-you-mean } The editions are: { $allowed }.
error-unknown-action = A record cannot be asked to "{ $name }".{ did-you-mean } It can be asked to: { $allowed }.
error-admin-action = "lastcard admin" cannot { $name }.{ did-you-mean } It can: { $allowed }.
error-option-value = The option { $option } needs one value. "lastcard { $command } --help" says which.
error-option-number = The option { $option } takes a whole number from { $lowest } on, not "{ $value }".
error-arguments = "lastcard { $command }" was not understood ({ $problem }). "lastcard { $command } --help" says what it takes.

## Environments for reinforcement learning

error-unknown-reward = There is no reward "{ $name }".{ did-you-mean } The rewards are: { $allowed }.
error-unknown-render-mode = There is no render mode "{ $name }".{ did-you-mean } The render modes are: { $allowed }.
error-unknown-autoreset = There is no autoreset mode "{ $name }".{ did-you-mean } The modes are: { $allowed }.
error-opponents = { $opponents } opponents were named for a table of { $players }: name one for all, or { $needed }.
error-max-moves = max_moves is from { $lowest } to { $highest }, so it cannot be { $moves }.
error-at-least-one = { $option } is at least 1, so it cannot be { $number }.
# $what an argument, $given how many values it has.
error-one-each = { $what } has { $given } values for { $tables } tables: give one for each table.
# $what an argument, $given what was given for it.
error-whole-number = { $what } takes whole numbers, not { $given }.
error-marks = { $what } takes true or false for each table, not { $given }.
# $shape the shape of an array, as NumPy writes it.
error-shape = { $what } has the shape { $shape }, but it is a row of { $tables }, one value for each table.
error-not-reset = Call reset() first: nothing has been dealt yet.
error-bad-action = { $edition } has no action { $action }: its actions are 0 to { $highest }.

## Rulings and seats

error-ruling-number = The ruling { $ruling } is a whole number from { $lowest } to { $highest }, so it cannot be "{ $value }".
error-ruling-form = Write a ruling as NAME=VALUE, not as "{ $name }".
error-mix-finish-must-play = { $one } and { $other } cannot both hold: a drawn card that fits would have to be played, and as the last card it could not be.
error-mix-until-keep = { $one } and { $other } cannot both hold: drawing would go on until a card fits that may not be played.
error-mix-enforced-window = { $one } and { $other } cannot both hold: where nobody can bluff there is nothing to challenge.
error-mix-automatic-window = { $one } and { $other } cannot both hold: where the table calls UNO nobody can be caught.
error-mix-automatic-false-call = { $one } and { $other } cannot both hold: where the table calls UNO nobody can call falsely.
error-no-seat = There is no seat { $seat }: the seats are 0 to { $highest }.
error-seats = { $edition } is for { $lowest } to { $highest } players, not for { $seats }.

## Editions that cannot work

error-edition-seats = { $edition } cannot be for { $lowest } to { $highest } players: a table has 2 to { $most } seats.
error-edition-kinds = { $edition } has { $kinds } different cards and there is room for { $most }: { $card } is one too many.
error-edition-cards = { $edition } has { $cards } cards and there is room for { $most }.
error-edition-twice = { $edition } lists the card { $card } twice.
error-edition-hand = { $edition } cannot be dealt: { $seats } players with { $hand } cards each leave nothing of its { $cards } cards.
error-edition-opening = { $edition } may have no card to open a round: only { $left } cards are left after the deal, and { $cards } cards such as { $card } may not open one.
error-edition-script = The cards of { $edition } have { $effects } effects and there is room for { $most }.
error-card-color = { $edition }: the card { $card } has the color "{ $color }", which there is not.
error-edition-points = The cards of { $edition } count { $points } points together and { $most } can be kept count of.
error-card-symbol = { $edition }: the card { $card } has the symbol "{ $symbol }"; a symbol is up to four digits, capital letters or plus signs.
error-card-verb = { $edition }: the card { $card } has an effect that the rules do not know.
error-card-penalty = { $edition }: a penalty must be the last thing that the card { $card } does, and cannot be an item's.
error-card-copies = { $edition }: the card { $card } needs at least one copy, and not more than fit in a deck.
error-card-points = { $edition }: the card { $card } must count from 0 to 255 points.
error-card-effects = { $edition }: the card { $card } has more effects than can be performed in a row.
error-card-amount = { $edition }: the card { $card } makes somebody draw too many cards.
error-card-opening = { $edition }: the card { $card } cannot open a round in the way it says.

## What people write

error-bad-move = "{ $move }" is not a move. Moves look like "play R5", "draw" or "color red".
error-bad-card = { $edition } has no card "{ $card }". Cards look like R5, G+2, BS or W+4.
error-bad-color = "{ $color }" is not a color. The colors are red, yellow, green and blue.
error-bad-seat = "{ $seat }" is not a seat. Seats are numbers from 0 on.

## Cases

error-bad-case = { $file }, case "{ $case }", key { $key }: { $problem }.
error-bad-case-file = { $file }: { $problem }.

## Records

error-record-missing = There is no record { $file }.
error-record-foreign = { $file } is not a record of a match.
error-record-truncated = { $file } is cut off at line { $line }. A copy that ends with the line before can be gone on with.
error-record-edited = { $file } was changed after it was written: line { $line } does not fit the line before it.
error-record-header = { $file }, line 1: the header cannot be read ({ $problem }).
error-record-order = { $file }, line { $line }: this does not belong there in a match.
error-record-move = { $file }, line { $line }: the move "{ $move }" is not possible there. { $problem }
error-record-not-kept = { $file } is the record of a match that was not played in the terminal, so it cannot be gone on with here.
error-record-short = { $file } has { $moves } moves only.
error-record-version = { $file } has the format { $version }, which this version of lastcard does not know. Try a newer one.
error-record-rules = { $file } was played by rules version { $version }, which this version of lastcard does not know.
error-record-edition = { $file } was played with another box: its { $edition } is not the one known here.
error-record-scores = { $file }, line { $line }: round { $round } scored something else than its moves lead to.

## Files and the network

error-disk-full = { $file } could not be saved: the disk is full. What was saved before is still there.
error-cannot-save = { $file } could not be saved: { $problem }. What was saved before is still there.
error-cannot-write = The output could not be written: { $problem }.
error-file-there = There is something else in { $file } already. Choose another name.
error-no-folder = { $file } cannot be saved: there is no folder { $folder }.
error-cannot-read = { $file } could not be read: { $problem }.
error-no-saved-match = There is no saved match to go on with.
error-port-in-use = Port { $port } is in use already. Choose another one with --port.
error-cannot-listen = The server cannot listen on { $host }, port { $port }: { $problem }.
error-certificate = The certificate { $file } could not be used: { $problem }.
error-undo = A move cannot be taken back: the others have seen what came of it.
