### What went wrong, one sentence each.
###
###   $name  what was written   $known  what there is instead, a list   $near  the closest of them
###   $file  $line  $key  $where   where it is written
###   $low $high  limits

## A name that does not exist. `did-you-mean` follows where something close exists.

error-unknown-edition = There is no edition "{ $name }". The editions are: { $known }.
error-unknown-ruling = There is no ruling "{ $name }" in this edition. Its rulings are: { $known }.
error-unknown-value = "{ $name }" is not a value of the ruling { $key }. Its values are: { $known }.
error-unknown-preset = There is no preset "{ $name }" in this edition. Its presets are: { $known }.
error-no-presets = There is no preset "{ $name }": this edition has none.
error-unknown-bot = There is no bot "{ $name }". The bots are: { $known }.
error-unknown-point = There is no rule point "{ $name }".
error-unknown-command = There is no command "{ $name }". The commands are: { $known }.
error-unknown-language = There is no language "{ $name }". The languages are: { $known }.
did-you-mean = Did you mean "{ $near }"?

## Editions and rulings

error-ruling-number = The ruling { $key } is a whole number from { $low } to { $high }, not "{ $name }".
error-ruling-form = Write a ruling as NAME=VALUE, not as "{ $name }".
error-rulings-clash = The rulings { $name } and { $key } cannot be used together: { $reason }
error-clash-no-action-must-play =
    a drawn card that fits would have to be played, and as the last card it could not be.
error-seats = { $edition } is for { $low } to { $high } players, not { $amount }.
error-hand-too-large =
    { $amount ->
        [one] The deck of { $edition } is too small for { $amount } player with this hand.
       *[other] The deck of { $edition } is too small for { $amount } players with this hand.
    }
error-too-many-kinds = { $edition } has { $amount } different cards; there is room for { $high }.
error-no-start-card = No card of { $edition } may open a round: even { $card } may not.
error-dealer = The dealer must be a seat from 0 to { $high }, not { $name }.
error-bad-card = The card { $card } cannot be used: { $reason }

## What people write

error-bad-move = "{ $name }" is not a move. Moves look like "play R5", "draw" or "color red".
error-bad-card-text = "{ $name }" is not a card. Cards look like R5, G+2, BS, YR, W or W+4.
error-card-not-in-edition = { $edition } has no card { $name }.
error-bad-color = "{ $name }" is not a color. The colors are red, yellow, green and blue.
error-bad-seat = "{ $name }" is not a seat from 0 to { $high }.
error-move-refused = Move { $amount } of seat { $seat }, "{ $name }", is refused: { $reason }

## Cases

error-case = { $file }, case "{ $name }", key { $key }: { $reason }
error-case-file = { $file }: { $reason }
error-case-missing-key = this key is missing.
error-case-unknown-key = there is no such key.
error-case-wrong-type = { $name } is expected here.
error-not-toml = not a TOML file (line { $line }).

## Records

error-record-missing = There is no record { $file }.
error-record-foreign = { $file } is not a record of a match.
error-record-truncated = { $file } is cut off after line { $line }.
error-record-edited = { $file } was changed after it was written: line { $line } does not fit the line before.
error-record-newer = { $file } was written by a newer version and cannot be read by this one.
error-record-rules = { $file } was played by rules version { $name }, which this version does not know.
error-record-edition =
    { $file } was played with a different box: its edition { $edition } has another digest than the one here.
error-record-move = { $file }, line { $line }: the move "{ $name }" is not possible there.
error-record-scores = { $file } ends with other scores than its moves lead to.
error-record-key = { $file }, line { $line }: { $key } is missing or malformed.

## Files and the network

error-disk-full = { $file } could not be saved: the disk is full. Nothing that was saved before is lost.
error-cannot-save = { $file } could not be saved: { $reason }.
error-cannot-read = { $file } could not be read: { $reason }.
error-no-saved-match = There is no saved match to go on with.
error-port-in-use = Port { $port } is in use already. Choose another one with --port.
error-cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }.
error-certificate = The certificate { $file } could not be used: { $reason }.

## Programs

error-interrupted = Stopped.
error-undo = A move cannot be taken back: others have seen what came of it.
