### The house-rule lab: what a mix of rulings does, beside the edition's own rules.

command-lab = what a mix of rulings does to an edition, in seconds
option-players-lab = how many players; 4, or as many as there are bots
option-bots-lab = who plays: one bot for all seats, or one for each; casual unless you say otherwise
option-rounds-lab = how many rounds of each; 20000 unless you say otherwise
error-lab-rounds = A mix is judged by 100 rounds or more, not { $count }.

lab-title = { $edition }, { $seats } players, { $rounds } rounds each way with the same cards
lab-mix = this mix
lab-standard = standard
lab-nothing = No ruling was changed: these are the edition’s own rules. --ruling NAME=VALUE changes one.
lab-ruling = { $title } ({ $name }={ $value }): { $meaning }
lab-row-moves = moves a round
lab-row-minutes = minutes a round
lab-row-longest = minutes, the longest of 100 rounds
lab-row-match = minutes a match
lab-row-leads = changes of lead a round
lab-row-points = points for the winner
lab-row-dealer = the dealer wins, %
lab-row-first = the first after the dealer wins, %
lab-row-best = the luckiest place wins, %
lab-row-worst = the unluckiest place wins, %
lab-row-reshuffled = draw pile runs out, % of rounds
lab-row-none = no card left to draw, % of rounds
lab-row-stalemate = nobody can move, % of rounds
lab-row-given-up = given up after 10,000 moves, %
lab-minutes = Minutes are an estimate at { $seconds } seconds a move. With so many rounds a share is right to ± { $error } %.

lab-warning-given-up = Warning: this mix can go on for ever. { $share } % of the rounds were given up after 10,000 moves.
lab-warning-stalemate = Warning: this mix can stall. In { $share } % of the rounds nobody could move any more.
lab-warning-none = Warning: the cards run out. In { $share } % of the rounds somebody was due a card and there was none left.
lab-warning-long = Warning: rounds drag. They take { $times } times as long as by the standard rules, and one in a hundred takes more than { $minutes } minutes.
lab-warning-unfair = Warning: places are uneven. One place at the table wins { $best } % and another { $worst } %.
lab-cause = Without { $name }={ $value } it would be { $share } %.
lab-cause-long = Without { $name }={ $value } rounds take { $times } times as long.
lab-why-until = Whoever draws until a card fits fills the hand while the pile empties.
lab-why-finish = Whoever may not go out with such a card must draw on, round after round.
lab-why-penalty = High UNO penalties fill the hands of those who were nearly out.
lab-fine = Nothing in this mix stalls or drags.
