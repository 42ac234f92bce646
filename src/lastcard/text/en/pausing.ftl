# What the server says when tables cannot be kept or found again.

server-paused = The server cannot save the game just now. The table pauses; nothing is lost, and it goes on by itself.
server-goes-on = The table goes on.
server-end-moved = The table has moved to another part of the server. You are being connected again.
server-end-unavailable = The server cannot reach its saved tables just now. You are being connected again.
server-end-damaged = What the server saved of this table cannot be read any more. Other tables are not affected.
server-refusal-store-down = The server cannot reach its saved tables just now. Try again in a moment.
server-refusal-table-moved = The table has just moved to another part of the server. Try again.
server-refusal-table-damaged = What the server saved of table { $code } cannot be read any more. Other tables are not affected.
