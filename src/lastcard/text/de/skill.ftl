### Luck and skill in a finished match, as a network judges it; beside the replay.

skill-wait = Die Partie wird untersucht …
# $name is a player.
skill-here = Was ein Experte anstelle von { $name } getan hätte
skill-made = gespielt
skill-nothing-here = Bei diesem Schritt gibt es nichts abzuwägen. Geh ein Stück weiter.
skill-no-round = Noch ist keine Runde zu Ende.
# $luck and $lost are in percent, on average a round.
skill-player =
    { $count ->
        [one] { $name }, gewonnene Runden: { $won } von { $rounds }. Glück { $luck }; eine Entscheidung gab { $lost } her.
       *[other] { $name }, gewonnene Runden: { $won } von { $rounds }. Glück { $luck }; { $count } Entscheidungen gaben { $lost } her.
    }
skill-hand = Ausgeteilte Karten
skill-decisions = Entscheidungen
skill-rest = Spätere Karten und die anderen
# $made and $better are moves, as in moves.ftl.
skill-worst = Die teuerste: „{ $made }“; „{ $better }“ versprach { $lost } mehr.
skill-show = Zeigen
skill-shown = Der Schritt ist oben zu sehen.
# $even is the even chance, in percent.
skill-note = Im Schnitt je Runde, gegen eine gleiche Chance von { $even }: was die Hand bei der ersten Entscheidung versprach, was Entscheidungen gegenüber den besten Zügen hergaben, und alles Übrige. Es urteilt das Netz des Bots „expert“ nach dem, was jeder sehen konnte. Das sind Schätzungen: Über wenige Runden ist Glück vor allem Glück.
