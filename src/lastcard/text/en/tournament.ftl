### Tournaments of bots: the command, its tables and its page.

command-tournament = who wins how often: bots against each other with the same cards, the seats rotated
option-bots-tournament = two bots or more: random, uniform, casual and the others of the package, one that another package brings, or MODULE:NAME
option-edition-tournament = one edition or several; mario-kart unless you say otherwise
option-seats-tournament = how many sit at a table, one number or several; 2 unless you say otherwise
option-rounds-tournament = how many rounds each line-up plays, every deal once for every seat; 20000 unless you say otherwise
option-workers-tournament = how many threads, or processes for bots that are not compiled; as many as there are cores unless you say otherwise
option-html = a page with the standing, in one file

error-tournament-few =
    { $count ->
        [0] A tournament needs two bots or more: name them, as in "lastcard tournament casual random".
       *[other] A tournament needs two bots or more, and there is only { $count }. Name another one, as in "lastcard tournament casual random".
    }
error-tournament-twice = { $name } is named twice. Name every bot once: copies of it are seated where they are needed.
error-bot-import = The bot { $name } could not be brought in ({ $problem }). Check its name; MODULE:NAME must be something that Python can import and call with a seed.
error-bot-raised = The bot { $name } failed in the middle of a round ({ $problem }). The tournament was ended: mend the bot or leave it out.
error-bot-illegal = The bot { $name } answered "{ $move }", which is no legal move there. The tournament was ended: a bot must answer one of view.legal.
error-bot-process = A process that plays bots was lost ({ $problem }). Try again with --workers 1.

tournament-how = All line-ups played the same deals, each deal once with every bot in every seat. Intervals hold the true share in 95 of 100 cases.
tournament-event = { $edition }, { $seats } seats (who plays as well as the others wins { $chance } %)
tournament-cross-pairs = Wins of the bot on the left against the one above, in percent:
tournament-cross-alone = Wins of the bot on the left, alone against copies of the one above, in percent:
tournament-bot = bot
tournament-wins = wins %
tournament-interval = 95 %
tournament-range = { $low } to { $high }
tournament-mixed = mixed %
tournament-points = points
tournament-place = place
tournament-rating = rating
tournament-played = rounds
tournament-seated = Not compiled, and so played move by move with a view: { $bots }.

tournament-page-title = Tournament of { $bots }
tournament-page-strongest = Which bot wins most?
tournament-page-strongest-how = The mean over all opponents, every bot alone against copies of one other. The line is the 95 % interval, worked out over deals; the dashed line is what a bot as good as the others wins.
tournament-page-cross = Who beats whom?
tournament-page-cross-how = Wins of the bot on the left against the one above, in percent. Blue is more than its share, orange less; pale where the interval holds its share.
tournament-page-ratings = How are they rated?
tournament-page-ratings-how = OpenSkill (Plackett and Luce) from the places at mixed tables, or at tables of two. A newcomer begins with 25 ± 16.3.
tournament-page-sure = How was it played?
tournament-page-sure-how = { $played } rounds or matches with the seed "{ $seed }", lastcard { $version }. Win rates speak of these rules and these opponents, and of nothing else.
