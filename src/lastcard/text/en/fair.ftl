### What is said of deals that everybody has a share in, and of their records.

## Deals

error-deal-other = This deal is not for round { $round } of this match.
error-deal-seats = The deal of round { $round } needs the seals and shares of { $seats } seats.
error-deal-form = In the deal of round { $round } something is not 64 hexadecimal digits.
error-deal-share = In round { $round } the share of seat { $seat } does not fit its seal.
error-deal-commitment = The seed of round { $round } is not the one the host is committed to.

error-share-late = It is too late to have a share in this deal.
error-share-early = All seals come first, then the shares.
error-share-again = This seat has already given it.
error-share-form = A seal is 64 hexadecimal digits.
error-share-other = This share is not the one that was sealed.

## Records of them

error-record-commitment = { $file }, line { $line }: the commitment of round { $round } is not the one that was published before it.
error-record-sealed = { $file }, line { $line }: the seed of round { $round } is not revealed, so its deal cannot be checked.
error-record-deal = { $file }, line { $line }: this is no sound deal. { $problem }
error-record-reveal = { $file }, line { $line }: the seed revealed for round { $round } is not the one the host was committed to.
error-record-key = { $file }, line { $line }: the key of round { $round } does not follow from its seed, its shares and the first line.
error-record-cards = { $file }, line { $line }: by the key and the rules the cards went elsewhere.

terminal-record-fair = Every seed is the one the host was committed to, every share fits its seal, and every deal and reshuffle follows from them.
terminal-record-absent = Round { $round }: { $seats ->
    [one] one seat
   *[other] { $seats } seats
} gave no share.
terminal-record-open = The match is not over in this record.
terminal-record-hash = The last line's hash: { $hash }. If the table showed another one at the end, this is another record.
terminal-record-not-proved = Not proved: that nobody looked into the server's memory, that players did not talk to each other, or that a deal in which you gave no share yourself was not arranged.
