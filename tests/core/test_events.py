"""What is told of a move, and to whom: the cards drawn, given and shown are for a few eyes only."""

import random

import pytest

from lastcard.editions import BOXES, edition, rulebook
from lastcard.game import Event, Match, redact
from lastcard.game.events import OF_ONE, OF_TWO, VERBS
from lastcard.game.points import event_point
from lastcard.server.handles import RENEWING, touched

from .laying import NAMES, lay_out
from .test_invariants import some_edition

PLENTY = "G1 G2 G3 G4 G6 G7"
ALL_SEATS = (None, 0, 1, 2)


def test_a_number_is_just_played() -> None:
    match = lay_out("classic", ["R1 R2 R4", "R3 Y9"], draw_pile=PLENTY, discard="R5")
    assert match.play(0, "play R1") == (Event("played", 0, "R1"),)


def test_a_draw_two_tells_who_drew_and_who_misses_a_turn() -> None:
    match = lay_out("classic", ["R+2 R2 R4", "R3 Y9", "G8"], draw_pile=PLENTY, discard="R5")
    assert match.play(0, "play R+2") == (
        Event("played", 0, "R+2"),
        Event("drew", 1, "G1", 1),
        Event("drew", 1, "G2", 1),
        Event("skipped", 1),
    )


@pytest.mark.parametrize("name", list(BOXES))
def test_whoevers_hand_changes_is_named_by_an_event_or_all_handles_are_renewed(name: str) -> None:
    dice = random.Random(name)
    for _ in range(12):
        edition = some_edition(dice, name)
        match = Match.new(edition, NAMES[: min(5, dice.randint(*edition.seats))], seed=str(dice.random()))
        for _ in range(150):
            if match.round_over:
                break
            before = [match.hand(seat) for seat in range(match.seats)]
            events = match.play(*dice.choice([(s, move) for s in range(match.seats) for move in match.legal(s)]))
            changed = {seat for seat in range(match.seats) if match.hand(seat) != before[seat]}
            assert changed <= touched(events) or RENEWING & {event.verb for event in events}


def test_an_item_box_tells_what_was_turned_over_and_what_it_did() -> None:
    match = lay_out("mario-kart", ["WI R2 R4", "R3 Y9", "G8"], draw_pile="B7 G1 G2", discard="R5")
    assert match.play(0, "play WI") == (
        Event("played", 0, "WI"),
        Event("flipped", 0, "B7"),
        Event("item", 0, "B7", 3),
        Event("drew", 1, "G1", 1),
        Event("drew", 2, "G2", 1),
        Event("extra_turn", 0),
    )


def test_going_out_tells_the_points() -> None:
    match = lay_out("classic", ["R1", "RS W"], draw_pile=PLENTY, discard="R5")
    assert match.play(0, "play R1") == (
        Event("played", 0, "R1"),
        Event("went_out", 0),
        Event("round_over", 0, None, 70),
    )


def test_a_hand_is_shown_to_the_challenger_alone() -> None:
    # Three seats: Ben challenges Ana; Cleo and whoever looks on learn how many cards were shown, not which.
    match = lay_out("classic", ["W+4 R1 R1 B2", "R3 Y9", "G8"], draw_pile=PLENTY, discard="R5")
    match.play(0, "play W+4")
    match.play(0, "color blue")
    events = match.play(1, "challenge")
    assert [each.card for each in events if each.verb == "shown"] == ["R1", "R1", "B2"]
    assert [each.verb for each in events] == ["challenged", "shown", "shown", "shown", "guilty", *["drew"] * 4]
    for seat in ALL_SEATS:
        shown = [each.card for each in (redact(event, seat) for event in events) if each.verb == "shown"]
        assert shown == (["R1", "R1", "B2"] if seat in (0, 1) else [None] * 3)
        drawn = [each.card for each in (redact(event, seat) for event in events) if each.verb == "drew"]
        assert drawn == (["G1", "G2", "G3", "G4"] if seat == 0 else [None] * 4)


def test_a_card_given_is_known_to_two() -> None:
    match = lay_out("pizza-pizza", ["WD R9 RS", "R3 Y9", "G8 B1"], draw_pile="W G1", discard="R5")
    match.play(0, "play WD")
    (color, drew) = match.play(0, "color red")
    assert (color.verb, drew) == ("named_color", Event("drew", 0, "W", 1))
    (gave,) = match.play(0, "give R9")
    assert gave == Event("gave", 0, "R9", 0, 1)
    assert [redact(gave, seat).card for seat in ALL_SEATS] == [None, "R9", "R9", None]
    assert [redact(drew, seat).card for seat in ALL_SEATS] == [None, "W", None, None]


def test_hands_that_are_exchanged_are_told_without_a_card() -> None:
    match = lay_out("classic", ["R7 R2", "R3 Y9", "G8"], draw_pile=PLENTY, discard="R5", rulings={"seven_zero": True})
    match.play(0, "play R7")
    assert match.play(0, "target 2") == (Event("targeted", 0, other=2), Event("swapped", 0, other=2))


def test_the_deal_tells_no_card_but_the_start() -> None:
    for name in BOXES:
        opening = Match.new(edition(name), NAMES[:3], seed="deal").opening
        assert opening[0] == Event("dealt", amount=edition(name).hand)
        assert any(each.verb == "start" for each in opening)


def test_a_reverse_that_returns_a_penalty_tells_that_play_turned() -> None:
    match = lay_out(
        "classic", ["R+2 R2 R4", "RR Y9", "G8"], draw_pile=PLENTY, discard="R5", rulings={"bounce": "reverse"}
    )
    match.play(0, "play R+2")
    assert match.play(1, "play RR")[:2] == (Event("played", 1, "RR"), Event("reversed", 1))


def settle(held: list[int], event: Event, direction: int) -> None:
    """Change the sizes of hands as an event tells it."""
    held[event.seat] += (event.verb == "drew") - (event.verb in ("played", "gave"))
    held[event.other] += event.verb == "gave"
    if event.verb == "swapped":
        held[event.seat], held[event.other] = held[event.other], held[event.seat]
    elif event.verb == "rotated":
        held[:] = [held[(seat - direction) % len(held)] for seat in range(len(held))]


@pytest.mark.parametrize("exchanges", [False, True])
@pytest.mark.parametrize("name", list(BOXES))
def test_events_fit_what_happened(name: str, exchanges: bool) -> None:
    """Hands grow and shrink exactly by what is told; nothing is told of a card that stays where it was."""
    dice = random.Random(name)
    rulings = {"seven_zero": True} if exchanges else {"false_call_penalty": 1}
    match = Match.new(edition(name, rulings), NAMES[:4], seed=name, clockless=True)
    verbs: set[str] = set()
    for _ in range(900):
        if match.round_over:
            if match.over:
                break
            match.next_round()
        before = list(match.table.held[:4])
        seat = match.table.asked
        moves = match.legal(seat)
        plays = [move for move in moves if move.startswith("play ") and match.view(seat).asks != "drawn"]
        events = match.play(seat, dice.choice(plays if plays and dice.random() < 0.7 else moves))
        for event in events:
            verbs.add(event.verb)
            assert rulebook.point(event_point(match.edition, event)).id
            settle(before, event, match.table.direction)
            for viewer in (None, *range(4)):
                hidden = event.verb in OF_ONE | OF_TWO and viewer not in (event.seat, event.other)
                assert (redact(event, viewer).card is None) == (hidden or event.card is None)
        assert before == list(match.table.held[:4])
        assert not (match.round_over and events[-1].verb != "round_over")
    assert {"played", "drew", "kept", "skipped", "called", "stayed_silent", "caught", "round_over"} <= verbs
    assert exchanges == ("swapped" in verbs)
    assert (exchanges and "R0" in match.edition.kinds) == ("rotated" in verbs)


def test_every_event_has_a_point_in_every_edition() -> None:
    for name in BOXES:
        for verb in [*VERBS.values(), "dealt", "buried", "item"]:
            assert rulebook.point(event_point(edition(name), Event(verb, 0, "R5"))).id
