"""The loop under the environments: compiled it does what it does plain, and both do what a match does."""

import random
from typing import Any

import numpy as np
import pytest

from lastcard.bots.mind import mind_of
from lastcard.editions import edition
from lastcard.envs.batch import Batch
from lastcard.envs.choice import Choice
from lastcard.game import Match
from lastcard.rules import lanes
from lastcard.rules.scoring import hand_points
from lastcard.rules.table import Table


def plain_twin(batch: Batch) -> dict[str, Any]:
    """The arguments of a plain ``step_lanes`` that stands where the batch stands."""
    count, seats = batch.count, len(batch.choice.players)
    return {
        "tables": [Table.unpack(record) for record in batch.tables],
        "sheet": batch.choice.edition.sheet,
        "setup": lanes.Setup.unpack(batch.setup),
        "lanes": [lanes.Lane.unpack(record) for record in batch.lanes],
        "first": 0,
        "last": count,
        "out": [0] * 300,
        "seen": batch.seen.tolist(),
        "masks": batch.masks.tolist(),
        "rewards": [[0.0] * seats for _ in range(count)],
        "final": batch.final.tolist(),
        "endings": [0] * count,
        "moves": [0] * count,
        "unused": [0.0] * 10,
        "mind": mind_of([batch.choice.net] if batch.choice.net else [], plain=True),
    }


@pytest.mark.parametrize(
    ("choice", "renewal"),
    [
        (Choice.make("mario-kart", 4, ["random", "casual", "uniform"]), lanes.NEXT_STEP),
        (Choice.make("mario-kart", 3, ["expert", "sharp"], match=True), lanes.NEXT_STEP),
        (Choice.make("pizza-pizza", 3, ["random", "uniform"], reward="points", match=True), lanes.SAME_STEP),
        (Choice.make("classic", 2, "random", match=True, rulings={"target": 60}), lanes.DISABLED),
        (
            Choice.make(
                "classic", 3, None, reward="points", rulings={"match": "lowest_total", "target": 90}, match=True
            ),
            0,
        ),
    ],
    ids=["round", "expert", "points", "match", "all learners"],
)
def test_compiled_lanes_equal_plain_ones(choice: Choice, renewal: int) -> None:
    batch = Batch(choice, 3, renewal)
    batch.seed(["a", "b", "c"])
    batch.reset()
    plain, dice = plain_twin(batch), random.Random(1)
    ended = 0
    for step in range(150):
        options = [np.flatnonzero(mask).tolist() for mask in batch.masks]
        # Plays rather than draws, and now and then something that is not legal.
        actions = [min(each) if dice.random() < 0.7 else dice.choice(each) for each in options]
        if step % 50 == 49:
            actions[step % 3] = dice.randrange(-2, 200)
        made = batch.step(np.array(actions, np.int64))
        assert lanes.step_lanes(actions=actions, **plain) == made
        for name in ("seen", "masks", "rewards", "endings", "moves", "final"):
            assert getattr(batch, name).tolist() == plain[name], name
        assert [lanes.Lane.unpack(record) for record in batch.lanes] == plain["lanes"]
        ended += int((batch.endings != 0).sum())
    assert ended > 0


@pytest.mark.parametrize("form", ["to_target", "rounds", "lowest_total", "single_round"])
def test_an_episode_that_is_a_match_goes_as_a_match_does(form: str) -> None:
    """The same seats, dealer, keys and moves, once as a Match and once as a lane."""
    rulings = {"match": form, "target": 100, "rounds": 3}
    choice = Choice.make("classic", 3, None, rulings=rulings, match=True)
    batch = Batch(choice, 1, lanes.DISABLED)
    batch.seed(["as a match"])
    batch.reset()
    key = episode_key(batch)
    match = Match(choice.edition, ["0", "1", "2"], key, dealer=int(batch.lanes.dealer[0]), clockless=True)
    dice = random.Random(5)
    # The first round of an episode has the episode's key, a match's first round the match's first.
    match.table = Table.unpack(batch.tables[0])
    while True:
        options = match.legal(match.table.asked)
        text = dice.choice([move for move in options if move.startswith("play")] or list(options))
        from lastcard.game.notation import parse_move
        from lastcard.rules.actions import action_of

        action = action_of(parse_move(choice.edition, text), 54, 3, match.table.asked)
        match.play(match.table.asked, text)
        batch.step(np.array([action], np.int64))
        if match.over:
            break
        if match.round_over:
            match.next_round()
        assert Table.unpack(batch.tables[0]).hands == match.table.hands
        assert batch.lanes.scores[0].tolist()[:3] == list(match.scores)
    assert batch.endings[0] == lanes.TERMINATED
    assert batch.rewards[0].tolist() == [1.0 if seat in match.winners else -0.5 for seat in range(3)]


def episode_key(batch: Batch) -> bytes:
    """The key of the episode that a batch of one table plays."""
    return b"".join(int(word).to_bytes(4, "little") for word in batch.tables.key[0])


def test_the_rewards_of_a_round() -> None:
    for reward in ("win", "points"):
        batch = Batch(Choice.make("classic", 4, None, reward=reward), 1, lanes.DISABLED)
        batch.seed(["rewards"])
        batch.reset()
        while batch.endings[0] == lanes.GOES_ON:
            assert not batch.rewards.any()
            batch.step(batch.masks.argmax(1).astype(np.int64))
        table, sheet = Table.unpack(batch.tables[0]), batch.choice.edition.sheet
        held = [hand_points(table, sheet, seat) for seat in range(4)]
        if reward == "win":
            assert batch.rewards[0].tolist() == [1.0 if seat == table.winner else -1 / 3 for seat in range(4)]
        else:
            assert batch.rewards[0].tolist() == [
                float(sum(held) if seat == table.winner else -held[seat]) for seat in range(4)
            ]
        assert held[table.winner] == 0
        assert abs(batch.rewards.sum()) < 1e-12


def test_every_seat_deals_and_the_deals_do_not_depend_on_how_one_plays() -> None:
    batch = Batch(Choice.make("classic", 3, "random"), 64, lanes.NEXT_STEP)
    batch.seed([str(at) for at in range(64)])
    batch.reset()
    assert sorted(set(batch.lanes.dealer.tolist())) == [0, 1, 2]
    batch.reset()
    second = batch.seen.copy()
    batch.seed([str(at) for at in range(64)])
    batch.reset()
    batch.step(np.full(64, -1, np.int64))  # every table loses at once
    batch.step(np.zeros(64, np.int64))  # and deals anew
    assert (batch.seen == second).all()


def test_the_options_in_numbers() -> None:
    setup = lanes.Setup.unpack(Choice.make("mario-kart", 3, ["uniform", "random"], match=True).setup(lanes.SAME_STEP))
    assert (setup.seats, list(setup.players[:3])) == (3, [lanes.LEARNER, 1, 0])
    assert (setup.match, setup.target, setup.reward, setup.renewal) == (
        1,
        edition("mario-kart").target,
        0,
        1,
    )
