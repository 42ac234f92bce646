"""What must not change unnoticed: the editions' fingerprints, and the moves of the frozen bot."""

import hashlib
import json

import pytest

from lastcard.bots import make
from lastcard.compiled.batch import play_rounds
from lastcard.editions import edition
from lastcard.game import Match

SIZES = [("classic", 108, 1240), ("mario-kart", 112, 1440), ("pizza-pizza", 52, 620)]


@pytest.mark.parametrize(("name", "cards", "points"), SIZES)
def test_deck(name: str, cards: int, points: int) -> None:
    box = edition(name)
    assert box.size == cards
    assert sum(card.copies * card.points for card in box.cards) == points


def test_the_literal_pizza_deck_has_51_cards() -> None:
    box = edition("pizza-pizza", {"pizza_fourth_wild": "none"})
    assert (box.size, sum(card.copies * card.points for card in box.cards)) == (51, 570)


DIGESTS = {"classic": "bf9718285f1de242", "mario-kart": "5942116eea9e4b44", "pizza-pizza": "0704b2eb3101324d"}


@pytest.mark.parametrize(("name", "digest"), DIGESTS.items())
def test_digest(name: str, digest: str) -> None:
    assert edition(name).digest()[:16] == digest


def moves_of(name: str, seats: int) -> str:
    """A digest of all the moves of a seeded match between casual bots."""
    match = Match.new(edition(name), [str(seat) for seat in range(seats)], seed="frozen", clockless=True)
    players = [make("casual", f"frozen {seat}") for seat in range(seats)]
    said = []
    while not match.over:
        if match.round_over:
            match.next_round()
        seat = match.table.asked
        said.append(players[seat].choose(match.view(seat)))
        match.play(seat, said[-1])
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:16]


CASUAL = {"classic": "ce4a01c8d90e28d1", "mario-kart": "1b7c4b884b37f3f2", "pizza-pizza": "f917f47a0d062710"}


@pytest.mark.parametrize(("name", "digest"), CASUAL.items())
def test_casual_plays_as_it_always_did(name: str, digest: str) -> None:
    assert moves_of(name, 3) == digest


def rounds_of(name: str, player: str) -> str:
    """A digest of who won, in how many moves and with how many points, of forty deals for three."""
    played = play_rounds(edition(name), [player] * 3, 40, seed="frozen")
    kept = [played.winners.tolist(), played.moves.tolist(), played.points.tolist()]
    return hashlib.sha256(json.dumps(kept).encode()).hexdigest()[:16]


REFERENCE = {
    ("classic", "random"): "31e3bf7eaf5f03b8",
    ("classic", "uniform"): "4364a263b3e1e891",
    ("mario-kart", "random"): "841e70d4f2fdc849",
    ("mario-kart", "uniform"): "3867a2d5af37dcc9",
    ("pizza-pizza", "random"): "3e9ebfe66f58d0a7",
    ("pizza-pizza", "uniform"): "3c61ec7df3fe4544",
}
"""Plain and compiled rules agree on every move (test_invariants), so the compiled ones do here."""


@pytest.mark.parametrize(("name", "player"), REFERENCE)
def test_the_reference_players_play_as_they_always_did(name: str, player: str) -> None:
    assert rounds_of(name, player) == REFERENCE[name, player]
