"""lastcard as a game of OpenSpiel: its own tests, the chances by hand, and the same rounds as a match plays."""

from __future__ import annotations

import dataclasses
import hashlib
import importlib.util
import pickle
import random
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation  # type: ignore[import-untyped]

import lastcard.envs.openspiel as _registers
from lastcard.bots import make
from lastcard.editions import edition
from lastcard.envs.chance_round import ChanceRound
from lastcard.envs.knowledge import memory
from lastcard.envs.layout import observation_size
from lastcard.envs.setting import Setting
from lastcard.errors import LastCardError
from lastcard.game import Event, Match
from lastcard.game.notation import parse_card, parse_move
from lastcard.rules.chance import shuffle_deck
from lastcard.rules.observe import observe
from lastcard.rules.table import Table

assert _registers.NAME == "lastcard"


@pytest.mark.parametrize("box", ["classic", "mario-kart", "pizza-pizza"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_openspiel_finds_nothing_wrong(box: str, players: int) -> None:
    game = pyspiel.load_game(f"lastcard(edition={box},players={players},max_moves=30)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=players == 3, verbose=False)


def wander(spec: str, seed: int) -> Iterator[tuple[Any, int]]:
    """States and what is done in them, at random."""
    state, dice = pyspiel.load_game(spec).new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = dice.choices(outcomes, chances)[0]
        else:
            action = dice.choice(state.legal_actions())
        yield state, action
        state.apply_action(action)
    yield state, -1


def test_a_playthrough_is_what_it_was() -> None:
    """A change of rules, chances, action numbers, strings or tensors shows here."""
    text = hashlib.sha256()
    for state, action in wander("lastcard(edition=mario-kart,players=3,max_moves=60,utility=points)", 7):
        player = state.current_player()
        text.update(f"{player} {action} {state}\n".encode())
        if player >= 0:
            text.update(state.action_to_string(player, action).encode())
            text.update(state.information_state_string(player).encode())
            tensors = (state.observation_tensor(player), state.information_state_tensor(player))
            for tensor in tensors:
                text.update(np.array(tensor, np.float32).tobytes())
    text.update(str(state.returns()).encode())
    assert text.hexdigest()[:16] == "9575dc266e896893"


def deal(position: ChanceRound, cards: str) -> ChanceRound:
    for card in cards.split():
        position = position.after(parse_card(position.edition, card))
    return position


def chances(position: ChanceRound) -> dict[str, tuple[int, int]]:
    """For every card that can come: how many there are of it, of how many."""
    total = position.needed.total()
    return {position.edition.cards[kind].code: (many, total) for kind, many in position.needed.items()}


def test_the_chances_of_the_classic_deck() -> None:
    position = ChanceRound.begin(Setting())
    assert chances(position)["R0"] == (1, 108)
    assert chances(position)["R5"] == (2, 108)
    assert chances(position)["W+4"] == (4, 108)
    position = deal(position, "R5 Y1 R5 Y1 G2 G3 G4 B1 B2 B3 B4 W+4 W B0")
    # 94 cards are left; no more red fives; of the 4 + 4 wilds 3 + 3. A Wild Draw Four is shuffled back (MK-18).
    assert "R5" not in chances(position)
    assert "W+4" not in chances(position)
    assert chances(position)["W"] == (3, 91)
    assert chances(position)["R6"] == (2, 91)
    # The first card lies: the next one can be a Wild Draw Four again.
    position = deal(position, "R6").after(parse_move(position.edition, "draw"))
    assert chances(position)["W+4"] == (3, 93)
    assert chances(position)["R6"] == (1, 93)
    assert sum(many for many, _ in chances(position).values()) == 93


def test_the_chances_after_a_reshuffle() -> None:
    """Six cards: two hands of two, the first card, and one to draw."""
    position = deal(ChanceRound.begin(Setting(edition="tiny")), "R1 Y1 R2 Y2")
    assert chances(position) == {"R+1": (1, 2), "Y+1": (1, 2)}
    position = deal(position, "R+1")  # strikes the first player, who draws the last card of the pile
    assert chances(position) == {"Y+1": (1, 1)}
    position = deal(position, "Y+1")
    for seat, move in ((1, "pass"), (0, "play R1"), (1, "play Y1"), (0, "play Y+1")):
        assert position.table.asked == seat
        position = position.after(parse_move(position.edition, move))
    # The next player draws; under the Draw One on top lie the three cards played before.
    assert chances(position) == {"R+1": (1, 3), "R1": (1, 3), "Y1": (1, 3)}


def cards_of(match: Match) -> list[str]:
    """The cards of the deal in the order in which they were dealt."""
    table, box = Table(), match.edition
    pile = [kind for kind, card in enumerate(box.cards) for _ in range(card.copies)]
    table.key[:] = match.table.key
    table.draw_pile[: len(pile)] = bytearray(pile)
    table.draw_size = len(pile)
    shuffle_deck(table)
    dealt = list(table.draw_pile[: len(pile)])[::-1]
    return [box.cards[kind].code for kind in dealt[: box.hand * match.seats]]


def turned(events: tuple[Event, ...]) -> str:
    """The cards that came off the pile, in order."""
    return " ".join(str(e.card) for e in events if e.verb in ("start", "ignored", "buried", "drew", "flipped"))


@pytest.mark.parametrize("box", ["classic", "mario-kart", "pizza-pizza"])
@pytest.mark.parametrize("seed", range(4))
def test_the_same_cards_make_the_same_round_as_in_a_match(box: str, seed: int) -> None:
    seats = 2 + seed % 3
    match = Match.new(edition(box), ["x"] * seats, seed=f"{seed}", dealer=seats - 1, clockless=True)
    bots = [make("random", f"{seed} {seat}") for seat in range(seats)]
    position = deal(ChanceRound.begin(Setting(edition=box, players=seats)), " ".join(cards_of(match)))
    position = deal(position, turned(match.opening))
    while not match.round_over:
        asked = match.table.asked
        assert not position.needed
        assert position.table.asked == asked
        views = [dataclasses.replace(match.view(seat), scores=()) for seat in range(seats)]  # a round has none
        assert [position.view(seat) for seat in range(seats)] == views
        move = bots[asked].choose(match.view(asked))
        events = match.play(asked, move)
        position = deal(position.after(parse_move(match.edition, move)), turned(events))
    assert position.over
    assert position.table.winner == match.table.winner
    assert tuple(position.table.points[:seats]) == match.round_points


def test_what_is_won_is_lost() -> None:
    for utility, seed in (("win", 1), ("points", 2), ("points", 3)):
        *_, (state, _) = wander(f"lastcard(edition=tiny,max_moves=500,utility={utility})", seed)
        returns, table = state.returns(), state.position.table
        assert sum(returns) == 0
        assert returns[table.winner] == (1 if utility == "win" else table.points[table.winner])


def everything(position: ChanceRound) -> Iterator[ChanceRound]:
    """A position and all that can follow."""
    waiting = [position]
    while waiting:
        at = waiting.pop()
        yield at
        if not at.over:
            waiting += [at.after(what) for what in (at.needed or at.moves())]


def test_a_small_game_whole() -> None:
    """What a player can do follows from what it knows, and the chances of all ends add up to 1."""
    start = ChanceRound.begin(Setting(edition="tiny", hand=1, max_moves=3))
    known: dict[str, list[int]] = {}
    positions = 0
    for position in everything(start):
        positions += 1
        if not position.over and not position.needed:
            text = memory(position, position.table.asked)
            assert known.setdefault(text, position.moves()) == position.moves()
    assert positions > 500

    def weight(at: ChanceRound) -> float:
        if at.over:
            return 1.0
        if at.needed:
            return sum(many / at.needed.total() * weight(at.after(kind)) for kind, many in at.needed.items())
        moves = at.moves()
        return sum(weight(at.after(move)) / len(moves) for move in moves)

    assert weight(start) == pytest.approx(1)


@pytest.mark.parametrize("box", ["classic", "mario-kart"])
def test_a_player_cannot_tell_what_is_dealt_anew(box: str) -> None:
    dice, other_hands = random.Random(5), 0
    for state, _ in wander(f"lastcard(edition={box},players=3,max_moves=40)", 3):
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        anew = state.resample_from_infostate(player, dice.random)
        assert anew.information_state_string(player) == state.information_state_string(player)
        assert anew.observation_tensor(player) == state.observation_tensor(player)
        assert anew.legal_actions() == state.legal_actions()
        other_hands += anew.position.table.hands != state.position.table.hands
    assert other_hands > 10


def test_a_search_over_information_sets_plays_on() -> None:
    game = pyspiel.load_game("lastcard(edition=pizza-pizza,max_moves=12)")
    judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, judge, 2.0, 6, random_state=np.random.RandomState(1))
    for state, _ in wander("lastcard(edition=pizza-pizza,max_moves=12)", 2):
        if not state.is_terminal() and not state.is_chance_node():
            assert bot.step(state) in state.legal_actions()


def test_regret_minimization_comes_nearer_to_an_equilibrium() -> None:
    game = pyspiel.load_game("lastcard(edition=tiny,hand=1,max_moves=3,keep_tree=true)")
    solver = pyspiel.CFRSolver(game)
    before = pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game))
    for _ in range(2):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.average_policy()) < 0.6 * before


def test_tensors_have_names() -> None:
    game = pyspiel.load_game("lastcard(players=4,memory=8)")
    seen, remembered = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    for state, _ in wander("lastcard(players=4,memory=8,max_moves=12)", 4):
        seen.set_from(state, 1)
        remembered.set_from(state, 1)
    table = state.position.table
    held = [table.held[(1 + at) % 4] for at in range(4)]
    assert seen.dict["held"].tolist() == held + [0] * 6
    assert seen.dict["hand"].shape == (54,)
    assert remembered.dict["events"].shape[0] == 8
    assert set(remembered.dict) - set(seen.dict) == {"events"}
    # The same numbers as in the other environments, after the mark of the seat.
    row = [0] * observation_size(edition("classic"))
    observe(table, edition("classic").sheet, 1, [0] * 10, 0, row)
    assert seen.tensor[4:].tolist() == row


def test_a_state_survives_being_kept() -> None:
    for state, _ in wander("lastcard(edition=mario-kart,max_moves=25)", 6):
        again = pickle.loads(pickle.dumps(state.position))
        assert (again.table, again.log, again.needed) == (
            state.position.table,
            state.position.log,
            state.position.needed,
        )


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("edition=tinny", 'There is no edition "tinny". Did you mean "tiny"?'),
        ("players=11", "Classic UNO is for 2 to 10 players, not for 11."),
        ("rulings=jump_in:true", "nobody can play out of turn"),
        ("rulings=draw", "has no colon"),
        ("rulings=drow:one", 'Did you mean "draw"?'),
        ("utility=money", "There are: win, points."),
        ("dealer=2", "There is no seat 2"),
        ("max_moves=0", "from 1 to"),
    ],
)
def test_what_cannot_be_loaded_is_said_in_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(LastCardError) as said:
        pyspiel.load_game(f"lastcard({spec})")
    assert sentence in str(said.value)


@pytest.mark.parametrize(("module", "package"), [("openspiel", "pyspiel"), ("rlcard", "rlcard")])
def test_who_has_not_installed_it_is_told_how(module: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    found = importlib.util.find_spec(f"lastcard.envs.{module}")
    assert found is not None
    assert found.loader is not None
    with pytest.raises(LastCardError, match=r'is not installed; pip install "lastcard\[peers\]" brings it'):
        found.loader.exec_module(importlib.util.module_from_spec(found))
