"""Luck and skill as the network judges them: the parts add up, experts give nothing up, nothing hidden counts."""

from __future__ import annotations

import pytest

from benchmarks.chances import said
from lastcard.bots import make, tell
from lastcard.bots.dice import Dice
from lastcard.bots.recall import Recall
from lastcard.editions import BOXES, edition
from lastcard.game import Match, View
from lastcard.game import record as records
from lastcard.game.resample import resample
from lastcard.game.view import view as view_of
from lastcard.insight import chances
from lastcard.insight.chances import CLOSE, Chance, level, weigh
from lastcard.insight.reasons import reason, why
from lastcard.insight.skill import report
from lastcard.text import speaking


def played(name: str, levels: list[str], rounds: int = 1, **rulings: object) -> records.Record:
    """A record of some rounds among bots."""
    match = Match.new(edition(name, rulings), [f"Player {at}" for at in range(len(levels))], seed=f"{name} {levels}")
    bots = [make(each, str(at)) for at, each in enumerate(levels)]
    events = match.opening
    for number in range(rounds):
        if number:
            events = match.next_round()
        for seat, bot in enumerate(bots):
            tell(bot, events, match, seat)
        while not match.round_over:
            mover = match.table.asked
            events = match.play(mover, bots[mover].choose(match.view(mover)))
            for seat, bot in enumerate(bots):
                tell(bot, events, match, seat)
    return records.parse(records.to_text(records.of(match)), "test")


def test_the_parts_add_up_to_the_result() -> None:
    found = report(played("mario-kart", ["casual", "random", "beginner"], 2))
    assert len(found.rounds) == 2
    assert found.names == ("Player 0", "Player 1", "Player 2")
    for accounts in found.rounds:
        assert sum(each.won for each in accounts) == 1
        for each in accounts:
            assert each.even + each.hand - each.given_up + each.rest == pytest.approx(float(each.won))
            assert each.given_up >= 0
    for decision in found.decisions:
        said_of = [each.chance for each in decision.moves]
        assert said_of == sorted(said_of, reverse=True)
        assert len(said_of) > 1
        assert decision.lost == pytest.approx(
            said_of[0] - next(each.chance for each in decision.moves if each.move == decision.made)
        )
    told = sum(each.given_up for accounts in found.rounds for each in accounts)
    assert told == pytest.approx(sum(each.lost for each in found.decisions))


@pytest.mark.parametrize("name", list(BOXES))
def test_the_expert_gives_nothing_up_and_chance_does(name: str) -> None:
    rounds = report(played(name, ["expert", "random"], 3)).rounds
    assert len(rounds) == 3
    for expert, _ in rounds:
        assert expert.given_up == 0
        assert expert.worst is None
    assert sum(random.given_up for _, random in rounds) > CLOSE


def test_without_a_network_there_is_no_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "shipped", lambda _box, _seats: None)
    with pytest.raises(LookupError):
        report(played("classic", ["random"] * 3))


def some_view(choices: int, seed: str = "1") -> View:
    """A view of somebody who may play several cards."""
    match = Match.new(edition("mario-kart"), ["Ana", "Ben"], seed=seed, dealer=0)
    bot = make("casual", "1")
    while True:
        seen = match.view(match.table.asked)
        if sum(move.startswith("play ") for move in seen.legal) >= choices:
            return seen
        match.play(match.table.asked, bot.choose(seen))


def test_only_what_the_seat_sees_counts() -> None:
    seen = some_view(3)
    for number in range(20):
        other = view_of(seen.edition, resample(seen, Dice(str(number)).below), seen.asked)
        assert weigh(other, Recall().memory) == weigh(seen, Recall().memory)


def test_a_move_that_nobody_would_weigh_is_judged_if_it_was_made() -> None:
    seen = some_view(3)
    assert "draw" not in [each.move for each in weigh(seen, Recall().memory)]
    assert "draw" in [each.move for each in weigh(seen, Recall().memory, "draw")]


def test_moves_within_a_percentage_point_are_level() -> None:
    found = [Chance("a", 0.5), Chance("b", 0.495), Chance("c", 0.48)]
    assert [level(found[:1]), level(found), level(found[1:])] == [1, 2, 1]


def lay(hand: str, held: tuple[int, int] = (5, 5), direction: int = 1) -> View:
    """Ana's view in a round of two, but for what the sentence does not look at."""
    from dataclasses import replace

    seen = some_view(1)
    cards = tuple(hand.split())
    return replace(seen, hand=cards, asked=0, held=held, direction=direction)


NAMES = ("Ana", "Ben")


@pytest.mark.parametrize(
    ("hand", "held", "moves", "even", "message"),
    [
        ("R5 R6 G2", 5, ["play R5"], 1, "hint-why-only"),
        ("R5", 5, ["play R5", "draw"], 1, "hint-why-last"),
        ("R5 R6", 1, ["play R5", "play R6"], 2, "hint-why-close"),
        ("R+2 R6 WI", 2, ["play R+2", "play R6", "play WI"], 1, "hint-why-holds-up"),
        ("RS R6 R7", 2, ["play RS", "play R6"], 1, "hint-why-holds-up"),
        ("R5 R6 WI", 2, ["play R5", "play R6", "play WI"], 1, "hint-why-keeps-danger"),
        ("R5 R6 WI", 3, ["play R5", "play R6", "play WI"], 1, "hint-why-keeps"),
        ("R5 R6 G5", 1, ["play R5", "play R6"], 1, "hint-why-danger"),
        ("R5 R6 R7 G5", 5, ["play R5", "play G5"], 1, "hint-why-follows"),
        ("R5 R6 G5", 5, ["play R5", "play G5"], 1, "hint-why-clear"),
        ("WI R6 G5", 5, ["play WI", "play R6"], 1, "hint-why-clear"),
        ("R6 R7 G5", 5, ["color red", "color green"], 1, "hint-why-color"),
        ("R6 R7 G5", 5, ["challenge", "accept"], 1, "hint-why-clear"),
    ],
)
def test_the_reason_is_a_fact_of_the_table(hand: str, held: int, moves: list[str], even: int, message: str) -> None:
    assert reason(lay(hand, (3, held)), NAMES, moves, even)[0] == message


def test_the_sentence() -> None:
    seen = lay("R5 R6 WI", (3, 2))
    moves = ["play R5", "play R6", "play WI"]
    assert why(seen, NAMES, moves) == "It keeps Wild Item Box in hand: Ben sits next and has only 2 cards left."
    assert why(lay("R6 R7 G5"), NAMES, ["challenge", "accept"]) == '"Challenge" is clearly ahead of the others.'
    stops = why(lay("R+2 R6 WI", (3, 2)), NAMES, ["play R+2", "play R6", "play WI"])
    assert stops == "Red Draw Two holds up Ben, who sits next and has only 2 cards left."
    for language in ("de", "fa", "zh"):
        with speaking(language):
            assert why(seen, NAMES, moves) != why(seen, NAMES, moves, 2)


def test_what_is_said_before_each_decision_and_who_won() -> None:
    found = said("classic", ("casual", "random"), "once")
    assert len(found) > 10
    assert ((found[:, 0] >= 0) & (found[:, 0] <= 1)).all()
    assert set(found[:, 1]) == {0.0, 1.0}
