"""The levels: compiled and plain alike, fair, and different in what people notice."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from lastcard.bots import make, tell
from lastcard.bots.contest import contest, desk_of
from lastcard.bots.dice import Dice
from lastcard.bots.expert import Expert
from lastcard.bots.facts import facts_of, item_value
from lastcard.bots.nets import shipped
from lastcard.bots.ruled import Beginner, Sharp
from lastcard.bots.seen import seen_table
from lastcard.compiled import records, twin
from lastcard.editions import BOXES, edition
from lastcard.game import Match
from lastcard.game.notation import move_text, parse_move
from lastcard.game.resample import resample
from lastcard.game.view import view
from lastcard.rules.beginner import choose_beginner
from lastcard.rules.memory import MEMORY, remember
from lastcard.rules.sharp import choose_sharp
from lastcard.rules.words import MOVES
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


WITH_NET = [name for name in BOXES if shipped(edition(name), 2)]


@pytest.mark.parametrize("name", WITH_NET)
def test_the_expert_chooses_alike_plain_and_compiled(name: str) -> None:
    decisions, number, ties = 0, 0, 0
    dice = random.Random(name)
    while decisions < 700:
        box = edition(name) if number < 4 else some_edition(dice, name)
        seats = (2, 3, 4)[number % 3] if shipped(box, 4) else 2
        net = shipped(box, seats)
        assert net is not None
        match = Match.new(box, names(seats), seed=f"{number}", clockless=True)
        experts = [Expert(str(seat)) for seat in range(seats)]
        for each in range(seats):
            tell(experts[each], match.opening, match, each)
        memory: Any = np.zeros(MEMORY, np.int64)
        desk, lay = desk_of(net.lay), np.array(net.lay, np.int64)
        while not match.round_over and match.moves < 300:
            seat = match.table.asked
            seen, before = match.view(seat), match.table.color
            move = experts[seat].choose(seen)
            if seen.asks not in ("call", "catch"):
                compiled = twin.load("network").ask_expert(
                    records.pack(match.table), records.sheet_of(box), memory, lay, net.numbers, desk
                )
                if move_text(box, compiled) != move:
                    layers, table = experts[seat].layers(seen), seen_table(seen)
                    moves = [parse_move(box, move), compiled]
                    assert layers is not None
                    one, other = layers.judge(table, box, experts[seat].memory, moves)
                    assert abs(one - other) < 1e-4
                    ties += 1
                decisions += 1
            events = match.play(seat, move)
            remember(match.table, before, memory)
            for each in range(seats):
                tell(experts[each], events, match, each)
                assert experts[each].memory == memory.tolist()
        number += 1
    assert ties < 5


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
