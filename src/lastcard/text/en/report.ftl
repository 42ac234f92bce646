### The laboratory's report: a page of questions, each answered by a chart and a sentence.

option-report = write a page of charts into the folder
option-png = write each chart as a picture as well
option-folder-report = a folder that lastcard simulate --out wrote
option-paired = a folder of rounds played with --rotate, for what it says of luck and skill
option-file-report = where the page goes; report.html in the folder unless you say otherwise
command-report = write a page of charts about a folder of results
error-report-folder = --report writes into the folder of the tables: name it with --out.
error-report-none = { $folder } holds no results. "lastcard simulate … --out FOLDER" writes some.
error-report-damaged = The results in { $folder } are damaged or incomplete. The command that made them, with --resume or into a new folder, makes them again.
error-report-other = The results in { $folder } were made by lastcard { $version }; here is { $here }. Read them with that version, or simulate again.
error-report-missing = Name a folder of results: lastcard report FOLDER.
error-report-empty = There are no rounds to report on.
error-report-paired = The rounds to compare luck and skill with were not played with --rotate, so they say nothing of luck and skill.
report-written = The report is { $file }.

report-title = { $edition } in the laboratory
report-lead =
    { $mode ->
        [matches] { $matches } matches of { $rounds } rounds in all, { $seats } players, played by the program itself.
       *[rounds] { $rounds } rounds, { $seats } players, played by the program itself.
    }
report-bots = At the table: { $names }.
report-broken-off = The simulation was broken off after { $done } of { $count }.
report-rulings-own = The rulings are the edition’s own.
report-rulings = Rulings other than the edition’s own: { $list }.
report-how = Thin lines across the end of a bar show between which figures the true one lies in 95 of 100 such simulations. A dashed line is where all bars would end if it made no difference.
report-minutes = Minutes are an estimate: { $seconds } seconds for every move, and a move is every play, draw, choice of color, call or silence.
report-bots-note = Bots are not people: what they do at the table is in the documents of lastcard.
report-foot = Made by lastcard { $version } from the seed { $seed }. The same command makes the same page.
report-eight = eight of ten
report-numbers = The numbers
report-from = from
report-to = to
report-or-more = { $value } or more
report-figure = figure
report-between = 95 % between
report-count = how many
report-mean = average { $value }
report-unit-minutes = minutes
report-unit-points = points
report-unit-percent = %
report-unit-difference = percentage points
report-unit-times = times a round

report-tile-round = minutes a round
report-tile-match = minutes a match
report-tile-leads = changes of lead in a round
report-tile-points = points for the winner of a round

report-part-length = How long it takes
report-part-fair = Who wins
report-part-course = How a round goes
report-part-cards = What the cards do
report-part-luck = Luck and skill

report-round-question = How long is a round?
report-round-answer = A round takes { $mean } ± { $error } moves on average: about { $minutes } minutes. Eight of ten rounds take { $low } to { $high } minutes.
report-match-question = How long is a match?
report-match-answer = A match takes { $rounds } rounds and { $mean } ± { $error } moves on average: about { $minutes } minutes. Eight of ten matches take { $low } to { $high } minutes.
report-match-chained = The rounds, played one after the other up to { $target } points, make { $matches } matches.
report-box = the box: { $low } to { $high } minutes
report-box-answer =
    { $verdict ->
        [longer] Is it the { $low } to { $high } minutes that the box says? No: { $share } % of the matches are over by then. A round alone takes { $minutes } minutes.
        [shorter] Is it the { $low } to { $high } minutes that the box says? It is quicker: { $share } % of the matches are over by then. A round alone takes { $minutes } minutes.
       *[fits] Is it the { $low } to { $high } minutes that the box says? Yes: { $share } % of the matches are over by then. A round alone takes { $minutes } minutes.
    }
report-place-question = Does it matter who dealt?
report-seat-question = Does it matter where one sits?
report-player-question = Which player wins?
report-even = even
report-uneven-answer = Yes: { $best } wins { $high } %, { $worst } { $low } %. If it made no difference, each would win { $even } %.
report-even-answer = No more than chance: all shares are as near to { $even } % as chance puts them.
report-player-answer = { $best } wins { $high } %, { $worst } { $low } %. If all played alike, each would win { $even } %.
report-dealer = the dealer
report-after =
    { $place ->
        [1] the first after the dealer
        [2] the second after the dealer
        [3] the third after the dealer
       *[other] number { $place } after the dealer
    }
report-seat = seat { $seat }
report-player = { $name } (seat { $seat })
report-points-question = How many points does a round bring its winner?
report-points-answer = { $mean } ± { $error } points on average; eight of ten rounds bring { $low } to { $high }.
report-leads-question = How often does the lead change in a round?
report-leads-answer = { $mean } ± { $error } times on average; in { $never } % of the rounds it never does. Who holds the fewest cards is in the lead.
report-leads-match-question = How often does the lead change in a match?
report-leads-match-answer = { $mean } ± { $error } times on average; in { $never } % of the matches whoever leads first leads to the end.
report-share-rounds = % of rounds
report-share-matches = % of matches
report-piles-question = How often do the piles run out?
report-piles-answer = In { $share } % of the rounds the draw pile runs out and the discard pile is shuffled. { $stalemates } of { $rounds } rounds ended because nobody could move.
report-piles-once = draw pile ran out
report-piles-twice = ran out twice or more
report-piles-none = no card left to draw
report-piles-stalemate = nobody could move
report-piles-given-up = given up as endless
report-played-question = How often is each card played?
report-played-answer = { $most } most, { $times } times a round; { $least } least, { $few } times.
report-cards-question = Which cards win rounds?
report-cards-answer = { $best }: whoever plays it wins { $gain } percentage points more often than with an average card from as large a hand. At the other end, { $worst }: { $loss }.
report-cards-note = Plays are compared with plays from hands of the same size, since whoever holds few cards wins more. All colors of a card are taken together; each is in the table at the end.
report-items-question = How often does each item strike?
report-items-answer = An item strikes { $times } times a round, most often { $most }.
report-whom-question = Whom does each item strike?
report-whom-answer = Of all strikes that make somebody draw, { $share } % fall on { $place }.
report-whom-note = Places are counted in the direction of play. Items that make nobody draw are left out.
report-number-card = number { $number }
report-oneself = oneself
report-next = the next
report-before = the one before
report-place = { $place } seats on
report-items-win-question = Which items win rounds?
report-items-win-answer = { $best }: whoever turns it over wins { $gain } percentage points more often than with an item at random. At the other end, { $worst }: { $loss }.
report-items-win-note = Which item is turned over is luck alone, so these differences are what the items do.
report-challenge-question = How often does a challenge succeed?
report-challenge-answer = { $share } % of the challenges find a bluff, and { $found } % of the bluffs are found.
report-challenge-honest = { $share } % of the challenges find a bluff: nobody bluffed.
report-challenge-none = Nobody challenged anything.
report-challenge-won = challenges that find a bluff
report-challenge-found = bluffs that are found
report-challenge-caught = forgotten UNO calls that are caught
report-luck-question = How much is luck, how much is skill?
report-luck-answer = Of what decides who wins, the players are { $players } %, the cards they are dealt { $deals } %, and how the round then goes { $rest } %.
report-luck-note = { $deals } deals were played { $seats } times each, with every player once in every seat: { $names }. Shares of the variance of winning.
report-luck-wins = They won { $shares }.
report-luck-same = Every seat was played by { $name }, so this simulation shows luck alone. Different bots and --rotate would show what skill does.
report-luck-rotate = The bots sat in the same seats throughout, so luck and skill cannot be told apart. With --rotate they can.
report-luck-players = who plays
report-luck-deals = the cards dealt
report-luck-rest = how the round goes
report-table-cards = Every card
report-table-items = Every item
report-column-card = card
report-column-item = item
report-column-played = played
report-column-round = a round
report-column-won = its player won, %
report-column-expected = expected, %
report-column-effect = difference
report-column-left = left in hands
report-column-turned = turned over
report-column-drawn = cards drawn
report-column-self = struck oneself
report-column-others = struck others
report-column-struck-won = of those, won all the same, %
