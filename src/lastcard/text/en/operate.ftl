### What is said to whoever runs a server, and to players where it has no room or restarts.

## To players

server-refusal-server-stopping = The server is restarting. Try again in a moment.
server-refusal-too-many-tables-each =
    { $most ->
        [one] Your address already has { $most } open table here, the most there may be. Close it, or wait until it is closed.
       *[other] Your address already has { $most } open tables here, the most there may be. Close one, or wait until one is closed.
    }
server-end-full-each = Too many connections from your address are open here. Close some of them.

## Options of `lastcard serve`

operate-help-log = how the log is written: text for people, json for programs; it goes to the standard error stream
operate-help-log-level = what is logged (default warning; info: a line for each notable event)
operate-help-tables = the most tables that may be open (default { $most })
operate-help-sockets = the most connections there may be (default { $most })
operate-help-proxy = addresses or networks of proxies before this server; only theirs are the X-Forwarded-For headers that count
operate-help-think = milliseconds of processor time that the bot expert may search for a move (default { $usual }; 0: it does not search)
operate-error-most = { $option } takes a number from 1 on, not { $number }.
operate-error-think = --think takes milliseconds from 0 to { $most }, not { $number }.
operate-error-proxy = --proxy takes addresses such as 127.0.0.1 or networks such as 10.0.0.0/8, not { $address }.
operate-error-own-token = { $variable } must have at least { $most } letters, digits or signs, without spaces. Without it the server makes a token itself.
operate-error-metrics = The metrics are answered on the server's own machine, or with the administrator's token.
operate-error-token = That is not the administrator's token of this server.

## `lastcard admin`

command-admin = look after a running server: its tables without their hands, closing one, counts
admin-help-what = list the tables (unless something else is said), show one, close one, or print the server's counts
admin-help-code = the five letters of a table
admin-help-data = data folder of the server, in which it says where it is
admin-help-url = address of a server elsewhere
admin-help-token = the administrator's token; better in the environment variable { $variable }, where nobody else sees it
admin-help-json = print JSON
admin-no-tables = No table is open.
admin-events = Events of this match: { $count }. Waiting for a seat: { $waiting }.
admin-closed = Table { $code } is closed, and everybody there was told.
admin-stats-tables = Tables: { $count } of at most { $most }
admin-stats-sockets = Connections: { $count } of at most { $most }
admin-stats-stopping = The server is stopping.
admin-column-code = code
admin-column-phase = phase
admin-column-edition = edition
admin-column-seats = seats
admin-column-people = here
admin-column-away = away
admin-column-bots = bots
admin-column-watchers = watching
admin-column-matches = matches
admin-column-open = open for
error-admin-code = { $code } is no code of a table: a code has letters only.
error-admin-url = { $url } is no address of a server: it must look like https://example.org.
error-admin-no-token = With --url the administrator's token is needed, in the environment variable { $variable } or with --token.
error-admin-none = No server is running on the data folder { $folder }. "lastcard serve --data { $folder }" starts one.
error-admin-file = The file { $file } cannot be read: { $detail }. Only whoever started the server may read it.
error-admin-silent = The server at { $address } does not answer: { $detail }
error-admin-answer = The server says: { $sentence }
