### What a move was worth, and what luck and decisions did: estimates by playing on.

option-deals = how often the hidden cards are dealt anew at each decision: more is surer and slower
error-hint-unasked = Move { $move } answered no question that could be ranked (a call or a catch out of turn). Name another move.
error-luck-no-round = { $file } holds no round that is over. Play on, then ask again.

insight-estimate = These are estimates: the hidden cards dealt anew, and the bot "casual" playing on in every seat. Stronger players would find other chances.

hint-title = Move { $move }: what { $name } could do, by the chance to win this round, seeing only what { $name } saw.
hint-option =
    { $made ->
        [yes] { $place }. { $move }: { $chance } % ± { $half } (played)
       *[no] { $place }. { $move }: { $chance } % ± { $half }
    }
hint-why-close =
    { $count ->
        [1] The best one is hardly ahead.
       *[other] The first { $count } are too close to tell apart.
    }
hint-why-danger =
    { $count ->
        [one] { $name } sits next and has one card left.
       *[other] { $name } sits next and has only { $count } cards left.
    }
hint-why-only = Nothing else is worth weighing here.
hint-why-last = It is the last card.
hint-why-holds-up =
    { $count ->
        [one] { $card } holds up { $name }, who sits next and has one card left.
       *[other] { $card } holds up { $name }, who sits next and has only { $count } cards left.
    }
hint-why-keeps = It keeps { $card } for later.
hint-why-keeps-danger =
    { $count ->
        [one] It keeps { $card } in hand: { $name } sits next and has one card left.
       *[other] It keeps { $card } in hand: { $name } sits next and has only { $count } cards left.
    }
hint-why-follows = { $count } more cards of that color are in the hand.
hint-why-color =
    { $count ->
        [one] The hand has one card of that color.
       *[other] The hand has { $count } cards of that color.
    }
hint-why-clear = "{ $move }" is clearly ahead of the others.

luck-start =
    { $result ->
        [won] { $name } won. The hand promised { $start } % ± { $half } at the first decision.
       *[lost] { $name } did not win. The hand promised { $start } % ± { $half } at the first decision.
    }
luck-decisions =
    { $count ->
        [one] One decision gave up { $lost } % ± { $half }; later cards and the others did { $rest } %.
       *[other] { $count } decisions gave up { $lost } % ± { $half }; later cards and the others did { $rest } %.
    }
luck-worst = The dearest: { $chosen } at move { $move }, where { $better } was { $lost } % better.
luck-whole = Over all rounds:
luck-total = { $name }: { $won } won, luck { $luck } %, given up by decisions { $lost } % ± { $half }
