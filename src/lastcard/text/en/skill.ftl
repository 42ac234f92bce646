### Luck and skill in a finished match, as a network judges it; beside the replay.

skill-wait = The match is being taken apart…
# $name is a player.
skill-here = What an expert would have done in the place of { $name }
skill-made = played
skill-nothing-here = There is no choice to weigh at this step. Step on to one.
skill-no-round = No round is over yet.
# $luck and $lost are in percent, on average a round.
skill-player =
    { $count ->
        [one] { $name }, rounds won: { $won } of { $rounds }. Luck { $luck }; one decision gave up { $lost }.
       *[other] { $name }, rounds won: { $won } of { $rounds }. Luck { $luck }; { $count } decisions gave up { $lost }.
    }
skill-hand = Hands dealt
skill-decisions = Decisions
skill-rest = Later cards and the others
# $made and $better are moves, as in moves.ftl.
skill-worst = The dearest: "{ $made }"; "{ $better }" promised { $lost } more.
skill-show = Show it
skill-shown = The step is shown above.
# $even is the even chance, in percent.
skill-note = On average a round, against an even chance of { $even }: what the hand promised at the first decision, what decisions gave up against the best moves, and all the rest. The network of the bot "expert" judges from what each player could see. These are estimates: over a few rounds luck is mostly luck.
