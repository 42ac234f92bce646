### The laboratory: simulations, comparisons and what is wrong with them.

error-simulate-count = A simulation has 1 to { $highest } rounds or matches, not { $count }.
error-simulate-rotate = Only single rounds can be played in every rotation: leave out --rotate, or give --rounds in place of --matches.
error-simulate-both = Give a number of rounds or a number of matches, not both.
error-simulate-bots = { $bots } bots do not fill { $players } seats: name one bot for all seats, or one for each.
error-simulate-other-rules = This simulation was begun by lastcard { $version } or with other rules; here is { $here }. Use the same version on every machine.
error-missing-extra = This needs { $library }, which is not installed. "pip install lastcard[{ $extra }]" brings it.
