"""The levels: compiled and plain alike, fair, and different in what people notice."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any, cast

import numpy as np
import pytest

from lastcard.bots import Bot, make, tell
from lastcard.bots.contest import contest
from lastcard.bots.dice import Dice
from lastcard.bots.expert import Expert
from lastcard.bots.facts import facts_of, item_value
from lastcard.bots.nets import shipped
from lastcard.bots.ruled import Beginner, Sharp
from lastcard.editions import BOXES, edition
from lastcard.game import Match
from lastcard.game.keys import key_words, match_key
from lastcard.game.notation import move_text
from lastcard.game.resample import resample
from lastcard.game.view import view
from lastcard.rules.beginner import choose_beginner
from lastcard.rules.chance import fill_block
from lastcard.rules.columns import ROUND_COLUMNS, WINNER
from lastcard.rules.reference import seed_dice
from lastcard.rules.sharp import choose_sharp
from lastcard.rules.table import Table
from lastcard.rules.words import MOVES, ROUND_STREAM
from lastcard.simulate import Plan
from lastcard.simulate.work import play_chunk
from lastcard.tournament.seated import one_round
from tests.bots.test_bots import laid, names
from tests.core.test_invariants import some_edition


@pytest.mark.parametrize("name", list(BOXES))
def test_what_a_bot_sees_is_enough_for_the_choice_of_the_whole_table(name: str) -> None:
    """The compiled players read the table itself: hidden cards must make no difference to them."""
    dice, decisions, number = random.Random(name), 0, 0
    while decisions < 600:
        box = edition(name) if number < 3 else some_edition(dice, name)
        match = Match.new(box, names(dice.randint(*box.seats)), seed=f"{number}", clockless=True)
        bots = Sharp("s"), Beginner("b")
        while not match.round_over and match.moves < 300:
            seat = match.table.asked
            seen = match.view(seat)
            if seen.asks not in ("call", "catch"):
                whole = (
                    choose_sharp(match.table, box.sheet, facts_of(box), list(bots[0].dice.state)),
                    choose_beginner(match.table, box.sheet, list(bots[1].dice.state), [0] * MOVES),
                )
                assert tuple(bot.choose(seen) for bot in bots) == tuple(move_text(box, move) for move in whole)
                decisions += 1
            match.play(seat, make("casual", "c").choose(seen))
        number += 1


@pytest.mark.parametrize("level", ["beginner", "casual", "sharp", "expert"])
def test_unseen_cards_dealt_anew_change_no_answer(level: str) -> None:
    dice, number = random.Random(level), 0
    for name in BOXES:
        for seats in (2, 4):
            match = Match.new(edition(name), names(seats), seed=f"{level} {number}", clockless=True)
            real = [make(level, str(seat)) for seat in range(seats)]
            others = [make(level, str(seat)) for seat in range(seats)]
            while not match.round_over:
                seat = match.table.asked
                seen = match.view(seat)
                move = real[seat].choose(seen)
                assert others[seat].choose(view(match.edition, resample(seen, dice.randrange), seat)) == move
                events = match.play(seat, move)
                for each in range(seats):
                    tell(real[each], events, match, each)
                    tell(others[each], events, match, each)
            number += 1


def with_dice(name: str, state: list[int]) -> Bot:
    """A bot that throws dice of somebody else's."""
    bot: Any = make(name, "")
    bot.dice.state = state
    if isinstance(bot, Expert):
        bot._without.dice.state = state  # what plays where it has no network
    return cast("Bot", bot)


def round_dice(seed: str, number: int) -> list[int]:
    """The dice that all players of a round of the simulator throw."""
    table, state = Table(), [0] * 4
    table.key[:] = key_words(match_key(seed))
    fill_block(table, 0, ROUND_STREAM, number)
    seed_dice(state, table.block[8])
    return state


@pytest.mark.parametrize("name", list(BOXES))
def test_the_expert_plays_whole_rounds_alike_with_a_view_plain_and_compiled(name: str) -> None:
    """One move that differs anywhere leaves another round behind it."""
    dice, deals = random.Random(name), 3
    for number in range(12):
        box = edition(name) if number < 5 else some_edition(dice, name)
        seats = (2, 4, 3)[number % 3]
        players = ("expert", *dice.choices(["expert", "sharp", "casual", "beginner"], (4, 1, 1, 1), k=seats - 1))
        plan = Plan(box, players, "rounds", deals, f"{number}")
        compiled = play_chunk(plan, 0)
        plain = play_chunk(plan, 0, plain=True)
        assert np.array_equal(compiled.rows, plain.rows), (number, players)
        for deal in range(deals):
            state = round_dice(plan.seed, deal)
            ended = one_round(box, plan.seed, deal, [(each, with_dice(each, state)) for each in players])
            row = compiled.rows[deal]
            found = row[WINNER], list(row[ROUND_COLUMNS : ROUND_COLUMNS + seats]), list(row[ROUND_COLUMNS + seats :])
            assert found == ended, (number, deal, players)


def test_the_expert_without_a_network_plays_as_sharp_in_the_simulator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.bots.mind.shipped", lambda *_: None)
    alike = [("expert", "casual", "casual"), ("sharp", "casual", "casual")]
    box = edition("classic")
    expert, sharp = (play_chunk(Plan(box, players, "rounds", 200, "none"), 0) for players in alike)
    assert np.array_equal(expert.rows, sharp.rows)


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in BOXES for seats in (2, 4) if shipped(edition(name), seats)]
)
def test_each_level_wins_more_than_the_one_before(name: str, seats: int) -> None:
    box = edition(name)
    net = shipped(box, seats)
    assert net is not None
    order = ["beginner", "casual", "sharp", "expert"]
    for weak, strong in pairwise(order):
        deals = 3000 // seats
        wins = contest(box, [strong] + [weak] * (seats - 1), deals, net, seed=f"{name} {weak}")
        rounds = deals * seats
        assert wins[0] / rounds > 1 / seats, (weak, strong, wins)


def test_the_expert_without_a_network_plays_as_sharp(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.bots.expert.shipped", lambda *_: None)
    seen = laid(0, ["R1 R2 B5 W Y1", "G8 G9"])
    assert Expert("1").choose(seen) == Sharp("1").choose(seen)


def test_sharp_bluffs_with_few_cards_when_the_next_is_nearly_out_and_not_with_many() -> None:
    # With a red card left in the hand the Wild Draw Four is a bluff; nothing else troubles the next player.
    assert Sharp("1").choose(laid(0, ["W+4 R1 B2", "G8"])) == "play W+4"
    assert Sharp("1").choose(laid(0, ["W+4 R1 B2 B3 B4 B6 B7", "G8 G9 G7"])) == "play R1"


def test_sharp_challenges_by_the_odds() -> None:
    # Of the 108 cards 25 are red; somebody with twenty of the unseen ones is almost sure to hold one.
    asked = ["0 play W+4", "0 color green"]
    many = "W+4 " + " ".join(f"{c}{n}" for c in "RYGB" for n in (1, 2, 3, 6, 7))
    assert Sharp("1").choose(laid(1, [many, "B8 Y9"], asked)) == "challenge"
    assert Sharp("1").choose(laid(1, ["W+4 Y1", "B8 Y9"], asked)) == "accept"


def test_sharp_names_a_color_it_holds() -> None:
    assert Sharp("1").choose(laid(0, ["W Y1 Y2 G9", "G8 G9"], ["0 play W"])) == "color yellow"


def test_a_beginner_wastes_wilds_and_forgets_uno() -> None:
    seen = laid(0, ["R1 R2 R3 W", "G8 G9"])
    wasted = sum(Beginner(str(seed)).choose(seen) == "play W" for seed in range(400))
    # Half the time at once, and one time in four of the rest: 62.5 %, 250 of 400 with a deviation of 10.
    assert 200 <= wasted <= 300
    assert all(Sharp(str(seed)).choose(seen) != "play W" for seed in range(20))


def test_an_item_is_worth_what_it_brings_the_others() -> None:
    box = edition("mario-kart")
    worth = {card.code: item_value(card) for card in box.cards}
    # In halves of a card: another turn; two cards for the one before; one for a victim; one for all and a turn; two
    # for oneself.
    assert [worth[code] for code in ("R1", "Y1", "G1", "B1", "WI")] == [2, 4, 2, 4, -4]


def test_dice_of_bots_are_their_own() -> None:
    assert Dice("1").state != Dice("2").state
