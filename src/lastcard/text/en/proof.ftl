### The panel about the dice and the page that checks records.

proof-about = Nobody can choose how the cards fall: the server is committed to its seed before anybody gives anything, and everybody's share goes into the dice.
proof-server = The server, round { $round }
proof-server-hint = It published this before the deal. It fits one secret seed and no other:
proof-closed = { $reveal ->
    [match] The seed is revealed after the match.
   *[round] The seed is revealed after the round.
}
proof-opened = The seed is revealed, and it is the one that was promised:
proof-opened-wrong = The seed is revealed, and it is NOT the one that was promised:
proof-mine = Your share
proof-mine-missing = You gave no share in this round.
proof-words = Words of your own
proof-words-hint = They are mixed into your next shares, together with chance from this device.
proof-who = Who has a share
proof-given = { $names }
proof-nobody = Nobody gave a share in this round.
proof-bots = Bots give none. One honest share is enough.
proof-hash = The record's last hash
proof-hash-hint = Everybody at the table sees the same one. A record that ends with another hash is another record.
proof-check = Check a record

proof-title = Check a record
proof-page-about = Whether every deal of a match was fair: this page works it out in your browser and asks no server.
proof-file = The record as a file
proof-text = or its text
proof-not-fetched = This record could not be fetched.
proof-good = Every deal is fair
proof-good-about = The chain of lines holds, every seed is the one that was promised, every share fits its seal, and the deals and reshuffles follow from them.
proof-round = Round { $round }: { $reshuffles ->
    [0] no reshuffle.
    [one] one reshuffle.
   *[other] { $reshuffles } reshuffles.
}
proof-absent = No share from { $names }.
proof-not-over = The match is not over in this record.
proof-seen = It also fits what this browser saw when the match was played.
proof-not-seen = This browser was not there when the match was played, so nothing is compared with what it saw.
proof-limits = Not proved: that nobody looked into the server's memory, that players did not talk to each other, and that moves were allowed by the rules. For the last, use lastcard record verify.
proof-broken = This record does not hold
proof-line = Line { $line }:

proof-cut = the file is cut off.
proof-changed = it was changed, or the line before it was.
proof-foreign = this is no record of fair deals.
proof-promise = another commitment was published before.
proof-sealed = the seed of this round is not revealed.
proof-seats = there is not one share for each seat.
proof-share = the share of { $name } does not fit its seal.
proof-seed = this seed is not the one that was promised.
proof-key = this key does not follow from the seed and the shares.
proof-dealer = somebody else was to deal.
proof-card = by the key this card was not there.
proof-order = this does not belong to this round.
proof-scores = the scores do not add up.
proof-seen-commitment = this browser was promised something else for this round.
proof-seen-share = this is not the share that this browser gave.
proof-seen-hash = the table showed this browser another last hash.
