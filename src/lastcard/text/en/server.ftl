### What the table's server says to people: refusals that are none of the rules', ends of connections, what `serve` prints.

## Why a wish is refused

server-refusal-stale = The table has moved on since you pressed.
server-refusal-already-moved = You have already moved: it waits until the UNO call is settled.
server-refusal-somebody-moved = Somebody was quicker: their move waits until the UNO call is settled.
server-refusal-cooldown = One moment: you pressed when there was nothing to call or to catch.
server-refusal-too-late = Too late: that call has just been settled.
server-refusal-not-asked = Nothing is asked of you now.
server-refusal-no-more-time = There is no more time to be had for this question.
server-refusal-not-seated = Only players at the table can do that.
server-refusal-not-host = Only the host can do that.
server-refusal-not-started = No round is being played.
server-refusal-match-running = That can only be changed in the lobby.
server-refusal-round-not-over = The round is still being played.
server-refusal-match-not-over = The match is still being played.
server-refusal-nothing-to-be-ready-for = There is nothing to be ready for yet.
server-refusal-seats-out-of-range = This edition is played by { $low } to { $high } players.
server-refusal-too-many-people =
    { $seats ->
        [one] More people than { $seats } are at the table.
       *[other] More than { $seats } people are at the table.
    }
server-refusal-no-place = There is no such free place.
server-refusal-no-such-bot = There is no bot "{ $name }". The bots are: { $levels }.
server-refusal-seat-taken = Somebody sits there.
server-refusal-no-bot-there = There is no bot in that place.
server-refusal-nobody-there = Nobody sits there.
server-refusal-nobody-waits = Nobody of that name waits for a seat.
server-refusal-not-yourself = You cannot do that to yourself.
server-refusal-person-is-here = That player is here.
server-refusal-no-chat = The host has not allowed free chat at this table.
server-refusal-no-hints = The host has not allowed hints at this table.
server-refusal-no-network = No network has learned { $edition } with so many players yet ({ $seats }).
server-refusal-say-one = Say one thing at a time: an emote, a phrase or a text.
server-refusal-unknown-phrase = That emote or phrase does not exist.
server-refusal-bad-name = A name needs at least one letter, digit or sign that can be seen.
server-refusal-table-full = Every seat at this table is taken by a person.
server-refusal-table-closed = This table is closed.
server-refusal-unknown-table = There is no table { $code }. Tables are closed two hours after the last person has left.
server-refusal-too-many-tables = This server has no room for another table now.
server-refusal-bad-device-code = This code has been used, or is older than a minute. Ask the other device for a new one.
server-refusal-unknown-record = There is no such record here.
server-refusal-broken-record = This record cannot be replayed.
server-refusal-record-too-long = This match is too long to be taken apart: its record has more than { $most } lines.
server-refusal-busy = Too many matches are being taken apart now. Try again in a moment.

server-why-possible = You can do that now.

## What was wrong with a message

server-error-malformed = This message could not be read: { $detail }
server-error-unknown-type = This kind of message is not known here: { $detail }
server-error-too-large = This message is too large.
server-error-too-fast = Too many messages: they are read more slowly now.
server-error-too-many = Too many requests from your address. Try again in a moment.
server-error-protocol = This server speaks version { $version } of the protocol. Reload the page.
server-error-hello-first = The first message must be a hello.
server-error-bad-token = This seat is not yours any more.
server-error-unknown-table = There is no such table.
server-error-internal = Something went wrong here; the table goes on.
server-error-origin = Requests from other sites are not taken.
server-error-not-found = There is nothing here.
server-error-method = This cannot be done here.
server-error-bad-request = The request could not be understood: { $detail }

## Why a connection ends

server-end-taken-over = Your seat is open in another tab or on another device.
server-end-kicked = The host has sent you away from this table.
server-end-left = You have left the table.
server-end-closed = This table is closed.
server-end-stopping = The server is restarting. Your game is kept, and you come back to your table by yourself.
server-end-too-slow = Your connection could not keep up.
server-end-bad-token = This seat is not yours any more.
server-end-unknown-table = There is no such table. Tables are closed two hours after the last person has left.
server-end-full = There is no room for another connection here.
server-end-no-spectators = The host allows no spectators.

## Names of bots

server-bot-name-1 = Ada
server-bot-name-2 = Blaise
server-bot-name-3 = Charles
server-bot-name-4 = Dorothy
server-bot-name-5 = Edsger
server-bot-name-6 = Frances
server-bot-name-7 = Grace
server-bot-name-8 = Hedy
server-bot-name-9 = Ida
server-bot-name-10 = Joan
server-bot-name-11 = Konrad
server-bot-name-12 = Lise

## What can be said at the table without typing

emote-laugh = laughs
emote-wow = is amazed
emote-cry = cries
emote-angry = fumes
emote-think = is thinking
emote-clap = claps
emote-love = loves it
emote-sweat = is sweating
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-one = Nice one!
phrase-oops = Oops!
phrase-your-turn = Your turn!
phrase-one-moment = One moment, please.
phrase-so-close = So close!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-again = Another one?

## What `lastcard serve` prints

serve-help = start the web table
serve-help-host = address to listen on (default { $host }; 0.0.0.0: everybody on the local network)
serve-help-port = port to listen on (default { $port }; 0: any free one)
serve-help-no-browser = do not open a browser
serve-help-data = folder in which tables and records are kept (default: one of this user's own; LASTCARD_DATA names another)
serve-help-database = keep them in PostgreSQL instead: postgresql://user:password@host/name
serve-help-keep-records = days after which records are dropped (default: they are kept for ever)
serve-help-public-url = address under which others reach this server, for links and QR codes
serve-help-tls-cert = certificate file (PEM) to serve over HTTPS
serve-help-tls-key = private key file (PEM) of the certificate
serve-ready = The table is open: { $link }
serve-lan = Others on this network: { $link }
serve-public = Others: { $link }
serve-loopback = Only this machine can reach it; --host 0.0.0.0 opens it to the local network.
serve-kept = Tables and records are kept in { $place }.
serve-stop = Ctrl+C stops it.
serve-no-client = The web client has not been built, so browsers see a note in its place; programs can play all the same.
serve-error-port-in-use = Port { $port } is in use. Choose another one with --port, or --port 0 for any free one.
serve-error-port-forbidden = Port { $port } may not be used by this user. Ports from 1024 on need no rights.
serve-error-host = Cannot listen on { $host }: this machine has no such address.
serve-error-port-range = { $port } is no port: ports go from 0 to 65535.
serve-error-listen = Cannot listen on { $host } port { $port }: { $detail }
serve-error-tls-pair = --tls-cert and --tls-key belong together: give both or neither.
serve-error-tls-missing = There is no readable file { $file }.
serve-error-tls-bad = { $cert } and { $key } are not a certificate and its private key in PEM form.
serve-error-public-url = { $url } is no address that a browser could open: it must look like https://example.org.
serve-page-missing = The web client has not been built here. The protocol and the API work: see /api/schema.
