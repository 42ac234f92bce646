### The laboratory: simulations, comparisons and what is wrong with them.

error-simulate-count = A simulation has 1 to { $highest } rounds or matches, not { $count }.
error-simulate-rotate = Only single rounds can be played in every rotation: leave out --rotate, or give --rounds in place of --matches.
error-simulate-both = Give a number of rounds or a number of matches, not both.
error-simulate-edition = An edition has its rulings and its preset already: give rulings and preset together with an edition's name, or neither.
error-simulate-bots = { $bots } bots do not fill { $players } seats: name one bot for all seats, or one for each.
error-simulate-other-rules = This simulation was begun by lastcard { $version } or with other rules; here is { $here }. Use the same version on every machine.
error-simulate-other-network = This simulation was begun with another network of expert: { $there }, not { $here }. Use the same version on every machine, or play it anew.
error-missing-extra = This needs { $library }, which is not installed. "pip install lastcard[{ $extra }]" brings it.

error-simulate-workers = --workers is for this machine; with --scheduler the cluster's workers play. Leave one of the two out.
error-output-exists = { $folder } is there already and is not empty. Name a new folder, or give --resume to go on with it.
error-output-cannot = { $folder } cannot be written ({ $problem }). Name another folder.
error-resume-folder = --resume goes on with a folder: name it with --out.
error-resume-none = { $folder } holds no simulation to go on with. Leave --resume out to begin one there.
error-resume-other = { $folder } was begun otherwise ({ $what }): { $there }, not { $here }. Repeat the command that began it, or name a new folder.
error-results-empty = { $folder } holds no tables yet. Go on with it first: the command that began it, with --resume.
error-results-none = { $folder } holds no results of a simulation. "lastcard simulate … --out { $folder }" would write some.
error-no-scheduler = No Dask scheduler answers at { $address }. "python -m lastcard.simulate.cluster" starts one here and says its address.
error-no-workers = The scheduler at { $address } has no workers. "dask worker { $address }" starts one.
error-cluster-rules = A worker of the cluster has other rules than this machine. Install the same version of lastcard everywhere.
error-cluster-lost = The cluster at { $address } was lost. What was done is kept; the same command with --resume goes on.

command-simulate = play many rounds or matches of bots, and keep what happened
option-players-simulate = how many players; 4, or as many as there are bots
option-workers-simulate = how many threads play; as many as there are cores unless you say otherwise
option-rounds-simulate = how many rounds; 10000 unless you say otherwise
option-matches-simulate = how many whole matches, in place of rounds
option-bots-simulate = who plays: one bot for all seats, or one for each: random, uniform, beginner, casual, sharp or expert
option-rotate = play each deal once for every seat, the players one seat further on each time
option-out = a new folder for the tables
option-resume = go on with the folder that was begun
option-scheduler = play on the Dask cluster with this scheduler

laboratory-progress = { $done } of { $total }, { $rate } a second, { $left } s left
laboratory-played =
    { $rounds ->
        [one] { $edition }, { $seats } players, { $rounds } round.
       *[other] { $edition }, { $seats } players, { $rounds } rounds.
    }
laboratory-round-length = A round takes { $mean } moves on average; eight of ten take { $low } to { $high }. At { $seconds } seconds a move that is { $minutes } minutes.
laboratory-match-length = A match takes { $mean } moves on average; eight of ten take { $low } to { $high }. At { $seconds } seconds a move that is { $minutes } minutes.
laboratory-matches =
    { $matches ->
        [one] { $matches } match of { $mean } rounds.
       *[other] { $matches } matches of { $mean } rounds on average.
    }
laboratory-dealer = The dealer wins { $dealer } % of the rounds, the player after the dealer { $first } %.
laboratory-players = Who wins: { $shares }.
laboratory-player = { $name } (seat { $seat }) { $share } %
laboratory-points = The winner of a round scores { $mean } points on average.
laboratory-challenges = { $count } penalties were challenged; { $share } % of the challenges found a bluff.
laboratory-stalemates = In { $count } rounds nobody could move any more.
laboratory-given-up = { $count } rounds were given up after 10,000 moves.
laboratory-written = The tables are in { $folder }.
laboratory-finished = { $folder } is complete: there is nothing left to do.
laboratory-no-jump-in = Nobody jumps in here: only whoever is asked moves, so what jump_in=true would change is not in these figures.
laboratory-broken-off = Broken off after { $done } of { $count }.
laboratory-broken-off-kept = Broken off after { $done } of { $count }. The same command with --resume goes on.

command-compare = what a ruling, a preset, the number of players or a bot changes
option-ruling-compare = a ruling with the values to compare, the first being what the others are compared with
option-preset-compare = presets to compare
option-players-compare = numbers of players to compare
option-bots-compare = who plays; given several times, each is compared with the first
option-rounds-compare = exactly so many rounds each, however wide the intervals are
option-matches-compare = so many whole matches each, in place of rounds
option-width = play until the intervals of all shares are at most ± so many percent; 0.1 unless you say otherwise
option-until = or for so many seconds; 60 unless you say otherwise
error-compare-variants =
    { $count ->
        [one] There is nothing to compare: give a ruling several values (--ruling NAME=A,B), or several --preset, --players or --bots.
       *[other] That makes more than { $most } ways to play. Give fewer values at a time.
    }
error-compare-exists = { $folder } is there already and is not empty. Name a new folder.
compare-title =
    { $mode ->
        [matches] { $edition }, { $seats } players, { $count } matches played each way with the same cards:
       *[rounds] { $edition }, { $seats } players, { $count } rounds played each way with the same cards:
    }
compare-broken-off =
    { $count ->
        [0] Broken off before anything had been played each way.
       *[other] Broken off. These are the differences of the { $count } { $mode ->
            [matches] matches
           *[rounds] rounds
        } that had been played each way.
    }
compare-ruling = { $title } ({ $name }={ $value } in place of { $base }): { $meaning }
compare-preset = Preset { $value } in place of { $base }:
compare-players = { $value } players in place of { $base }:
compare-bots = Bots { $value } in place of { $base }:
compare-nothing = Nothing that was looked at differs.
compare-moves =
    { $mode ->
        [matches] { $way ->
            [more] It makes a match { $amount } ± { $interval } moves longer ({ $base } become { $other }).
           *[less] It makes a match { $amount } ± { $interval } moves shorter ({ $base } become { $other }).
        }
       *[rounds] { $way ->
            [more] It makes a round { $amount } ± { $interval } moves longer ({ $base } become { $other }).
           *[less] It makes a round { $amount } ± { $interval } moves shorter ({ $base } become { $other }).
        }
    }
compare-rounds =
    { $way ->
        [more] It makes a match { $amount } ± { $interval } rounds longer ({ $base } become { $other }).
       *[less] It makes a match { $amount } ± { $interval } rounds shorter ({ $base } become { $other }).
    }
compare-points =
    { $way ->
        [more] The winner of a round scores { $amount } ± { $interval } points more ({ $base } become { $other }).
       *[less] The winner of a round scores { $amount } ± { $interval } points less ({ $base } become { $other }).
    }
compare-lead-changes =
    { $way ->
        [more] The lead changes { $amount } ± { $interval } times more often ({ $base } become { $other }).
       *[less] The lead changes { $amount } ± { $interval } times less often ({ $base } become { $other }).
    }
compare-dealer =
    { $mode ->
        [matches] { $way ->
            [more] It brings whoever deals first { $amount } ± { $interval } % of the matches.
           *[less] It costs whoever deals first { $amount } ± { $interval } % of the matches.
        }
       *[rounds] { $way ->
            [more] It brings the dealer { $amount } ± { $interval } % of the rounds.
           *[less] It costs the dealer { $amount } ± { $interval } % of the rounds.
        }
    }
compare-first =
    { $way ->
        [more] It brings the player after the dealer { $amount } ± { $interval } % of the rounds.
       *[less] It costs the player after the dealer { $amount } ± { $interval } % of the rounds.
    }
compare-first-seat =
    { $way ->
        [more] The first bot wins { $amount } ± { $interval } % more ({ $base } % become { $other } %).
       *[less] The first bot wins { $amount } ± { $interval } % less ({ $base } % become { $other } %).
    }
compare-reshuffled =
    { $way ->
        [more] The draw pile runs out in { $amount } ± { $interval } % more of the rounds.
       *[less] The draw pile runs out in { $amount } ± { $interval } % fewer of the rounds.
    }
