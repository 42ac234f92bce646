### What a move was worth, and what luck and decisions did: estimates by playing on.

option-deals = wie oft die verdeckten Karten bei jeder Entscheidung neu verteilt werden: mehr ist sicherer und langsamer
error-hint-unasked = Zug { $move } hat keine Frage beantwortet, die sich bewerten ließe (ein Ruf oder ein Erwischen außer der Reihe). Einen anderen Zug nennen.
error-luck-no-round = In { $file } ist keine Runde zu Ende. Erst weiterspielen, dann noch einmal fragen.

insight-estimate = Das sind Schätzungen: die verdeckten Karten neu verteilt, und auf allen Plätzen spielt der Bot „casual“ weiter. Bei stärkeren Spielern wären es andere Chancen.

hint-title = Zug { $move }: was { $name } tun konnte, nach der Chance, diese Runde zu gewinnen, mit dem Wissen von { $name }.
hint-option =
    { $made ->
        [yes] { $place }. { $move }: { $chance } % ± { $half } (gespielt)
       *[no] { $place }. { $move }: { $chance } % ± { $half }
    }
hint-why-close =
    { $count ->
        [1] Der beste liegt kaum vorn.
       *[other] Die ersten { $count } liegen zu dicht beieinander.
    }
hint-why-danger =
    { $count ->
        [one] { $name } ist als Nächstes dran und hat noch eine Karte.
       *[other] { $name } ist als Nächstes dran und hat nur noch { $count } Karten.
    }
hint-why-only = Anderes kommt hier kaum in Frage.
hint-why-last = Es ist die letzte Karte.
hint-why-holds-up =
    { $count ->
        [one] { $card } hält { $name } auf: als Nächstes dran und nur noch eine Karte.
       *[other] { $card } hält { $name } auf: als Nächstes dran und nur noch { $count } Karten.
    }
hint-why-keeps = { $card } bleibt für später.
hint-why-keeps-danger =
    { $count ->
        [one] { $card } bleibt auf der Hand: { $name } ist als Nächstes dran und hat noch eine Karte.
       *[other] { $card } bleibt auf der Hand: { $name } ist als Nächstes dran und hat nur noch { $count } Karten.
    }
hint-why-follows = Von dieser Farbe sind noch { $count } Karten auf der Hand.
hint-why-color =
    { $count ->
        [one] Von dieser Farbe ist eine Karte auf der Hand.
       *[other] Von dieser Farbe sind { $count } Karten auf der Hand.
    }
hint-why-clear = „{ $move }“ liegt klar vorn.

luck-start =
    { $result ->
        [won] { $name } hat gewonnen. Die Hand versprach bei der ersten Entscheidung { $start } % ± { $half }.
       *[lost] { $name } hat nicht gewonnen. Die Hand versprach bei der ersten Entscheidung { $start } % ± { $half }.
    }
luck-decisions =
    { $count ->
        [one] Eine Entscheidung gab { $lost } % ± { $half } her; spätere Karten und die anderen brachten { $rest } %.
       *[other] { $count } Entscheidungen gaben { $lost } % ± { $half } her; spätere Karten und die anderen brachten { $rest } %.
    }
luck-worst = Die teuerste: { $chosen } bei Zug { $move }; { $better } war { $lost } % besser.
luck-whole = Über alle Runden:
luck-total = { $name }: { $won } gewonnen, Glück { $luck } %, durch Entscheidungen hergegeben { $lost } % ± { $half }
