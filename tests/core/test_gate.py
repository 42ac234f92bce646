"""The gate: whatever is refused changes nothing, and what is allowed is exactly what is listed."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.editions import BOXES, edition
from lastcard.errors import IllegalMove
from lastcard.game import Match, record
from lastcard.game.notation import move_text, parse_move
from lastcard.rules.words import COLORS, DRAW, HAND_OVER, NAME, POINT, SEATS

from .laying import NAMES
from .test_invariants import some_edition

WORDS = ["play", "draw", "keep", "pass", "color", "target", "accept", "challenge", "give", "uno", "catch", "silent"]
WHAT = ["R5", "W", "W+4", "WI", "WD", "W+2", "GS", "red", "blue", "wild", "none", "0", "1", "2", "9", "10", "-1", ""]
TEXTS = st.one_of(st.text(max_size=12), st.builds("{} {}".format, st.sampled_from(WORDS), st.sampled_from(WHAT)))


@given(seed=st.integers(0, 999), name=st.sampled_from(list(BOXES)), texts=st.lists(TEXTS, min_size=1, max_size=20))
def test_any_text_is_legal_or_refused_and_a_refusal_changes_nothing(seed: int, name: str, texts: list[str]) -> None:
    match = Match.new(edition(name), NAMES[:3], seed=f"{seed}", clockless=bool(seed % 2))
    for number, text in enumerate(texts):
        seat = (seed + number) % 3
        before, entries, legal = match.table.copy(), list(match.entries), match.legal(seat)
        refusal = match.why_not(seat, text)
        if refusal is None:
            match.play(seat, text)
            assert match.entries[len(entries)].move in legal
        else:
            with pytest.raises(IllegalMove) as caught:
                match.play(seat, text)
            assert str(caught.value) == str(refusal) != ""
            assert (match.table, match.entries) == (before, entries)
        if match.round_over:
            break


@pytest.mark.parametrize("name", list(BOXES))
def test_listed_moves_are_allowed_and_all_others_refused(name: str) -> None:
    dice = random.Random(name)
    for number in range(6):
        box = some_edition(dice, name)
        every = [move_text(box, move) for move in range(len(box.cards))]
        every += [move_text(box, move) for move in (*range(DRAW, NAME + COLORS), *range(POINT, POINT + 2 * SEATS))]
        every += [move_text(box, HAND_OVER + kind) for kind in range(len(box.cards))]
        assert [move_text(box, parse_move(box, text)) for text in every] == every
        match = Match.new(box, NAMES[:4], seed=f"{number}", clockless=bool(number % 2))
        for _ in range(12):
            if match.round_over:
                break
            for seat in range(4):
                assert {text for text in every if match.why_not(seat, text) is None} == set(match.legal(seat))
            seat = match.table.asked
            match.play(seat, dice.choice(match.legal(seat)))


@pytest.mark.parametrize("name", list(BOXES))
def test_matches_by_any_rulings_are_recorded_and_verified(name: str, tmp_path: Path) -> None:
    dice = random.Random(f"record {name}")
    for number in range(6):
        match = Match.new(some_edition(dice, name), NAMES[:3], seed=f"{number}", clockless=bool(number % 2))
        for _ in range(150):
            if match.round_over:
                if match.over:
                    break
                match.next_round()
            seat = dice.choice([each for each in range(3) if match.legal(each)])
            match.play(seat, dice.choice(match.legal(seat)))
        match.save(tmp_path / "match.json")
        assert record.verify(tmp_path / "match.json").moves == match.moves
        assert Match.load(tmp_path / "match.json").table == match.table
