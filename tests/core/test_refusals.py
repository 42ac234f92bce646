"""Every reason for which a move is refused: its name, the rule point it rests on, and a sentence."""

from dataclasses import dataclass, field

import pytest

from lastcard.editions import rulebook
from lastcard.errors import BadSeats, IllegalMove
from lastcard.game import Match
from lastcard.game.refusals import REASONS
from lastcard.rules.words import LEGAL
from lastcard.rules.words import REASONS as HOW_MANY

from .laying import lay_out, plays_on

PLENTY = "G1 G2 G3 G4 G6 G7"


@dataclass(frozen=True)
class Refused:
    """A table, the moves made there, and one that is refused."""

    reason: str
    point: str
    says: str
    move: str
    hands: list[str]
    before: tuple[str, ...] = ()
    rulings: dict[str, object] = field(default_factory=dict)
    name: str = "classic"
    pile: str = PLENTY
    discard: str = "R5"


STACKING: dict[str, object] = {"stacking": "like_on_like"}
ALL = [
    Refused("round-over", "MK-86", "over", "1 draw", ["R1", "Y8 Y9"], ("0 play R1",)),
    Refused("not-your-turn", "MK-22", "Ana has to act first", "1 play R3", ["R1 R2", "R3 Y9"]),
    Refused("not-asked", "4.3-6", "Which color?", "0 draw", ["W R1", "R3 Y9"], ("0 play W",)),
    Refused("not-asked", "4.3-6", "Which card do you play?", "0 accept", ["W R1", "R3 Y9"]),
    Refused("not-held", "MK-30", "blue 9", "0 play B9", ["R1 R2", "R3 Y9"]),
    Refused("not-held", "MK-30", "WI", "0 play WI", ["R1 R2", "R3 Y9"]),
    Refused("not-held", "PP-16", "red 9", "0 play R9", ["R1 R2", "R3 Y9"], name="pizza-pizza"),
    Refused("no-match", "MK-30", "color is red and the top card is red 5", "0 play B4", ["B4 R2", "R3 Y9"]),
    Refused(
        "no-match",
        "PP-16",
        "color is red and the top card is red 5",
        "0 play B4",
        ["B4 R2", "R3"],
        (),
        {},
        "pizza-pizza",
    ),
    Refused("only-drawn-card", "MK-33", "the one you drew", "0 play R1", ["R1 R2", "R3"], ("0 draw",), pile="R9 G2"),
    Refused(
        "bluff-forbidden",
        "MK-47",
        "no card of the color red",
        "0 play W+4",
        ["W+4 R2", "R3"],
        (),
        {"wd4_play": "enforced"},
    ),
    Refused(
        "bluff-forbidden",
        "PP-25",
        "no other card of yours fits",
        "0 play W+2",
        ["W+2 R2", "R3"],
        (),
        {"wd4_play": "enforced"},
        "pizza-pizza",
    ),
    Refused(
        "last-card-forbidden",
        "H11",
        "may not be your last card",
        "0 play RS",
        ["RS", "R3 Y9"],
        (),
        {"finish": "no_action"},
    ),
    Refused("must-play", "H6", "must play", "0 draw", ["R1 B2", "R3 Y9"], (), {"voluntary_draw": False}),
    Refused("nothing-to-draw", "MK-75", "no card left", "0 draw", ["R1 B2", "R3 Y9"], pile=""),
    Refused("pass-needs-nothing", "MK-34", "neither play nor draw", "0 pass", ["B1 B2", "R3 Y9"]),
    Refused("pass-needs-nothing", "MK-34", "neither play nor draw", "0 pass", ["R1 B2", "R3 Y9"], pile=""),
    Refused("no-such-color", "MK-44", "red, yellow, green or blue", "0 color purple", ["W R1", "R3 Y9"], ("0 play W",)),
    Refused(
        "no-such-seat",
        "MK-68",
        "no such player",
        "0 target 3",
        ["R7 R1", "R3", "Y9"],
        ("0 play R7",),
        {"seven_zero": True},
    ),
    Refused(
        "no-such-seat",
        "MK-68",
        "no such player",
        "0 target 44",
        ["R7 R1", "R3", "Y9"],
        ("0 play R7",),
        {"seven_zero": True},
    ),
    Refused(
        "not-yourself", "MK-68", "yourself", "0 target 0", ["R7 R1", "R3", "Y9"], ("0 play R7",), {"seven_zero": True}
    ),
    Refused("not-yourself", "MK-81", "yourself", "0 catch 0", ["R1 R2", "R3 Y9"]),
    Refused("nothing-to-call", "MK-80", "no UNO to call", "0 uno", ["R1 R2 R4", "R3 Y9"]),
    Refused("already-called", "MK-80", "already called", "0 uno", ["R1 R2", "R3 Y9"], ("0 uno",)),
    Refused("nothing-to-catch", "MK-81", "Ben cannot be caught", "0 catch 1", ["R1 R2", "R3 Y9"]),
    Refused(
        "calls-automatic", "MK-80", "called by itself", "0 uno", ["R1 R2", "R3 Y9"], (), {"uno_calls": "automatic"}
    ),
    Refused(
        "must-answer-penalty",
        "MK-44",
        "penalty of 2 cards",
        "1 draw",
        ["R+2 R1 R2", "R3 Y+2"],
        ("0 play R+2",),
        STACKING,
    ),
    Refused(
        "must-answer-penalty",
        "PP-23",
        "penalty of 1 card waits",
        "1 play R3",
        ["R+1 R1 R2", "R3 Y+1"],
        ("0 play R+1",),
        STACKING,
        "pizza-pizza",
    ),
    Refused(
        "no-challenge", "MK-48", "could challenge", "1 challenge", ["R+2 R1 R2", "R3 Y+2"], ("0 play R+2",), STACKING
    ),
    Refused(
        "not-identical",
        "H2",
        "identical to the top card, red 5",
        "1 play R3",
        ["R1 R2", "R3 Y9"],
        (),
        {"jump_in": True},
    ),
    Refused(
        "must-play-drawn",
        "H5",
        "must be played",
        "0 keep",
        ["R1 R2", "R3"],
        ("0 draw",),
        {"drawn_card": "must_play"},
        pile="R9 G2",
    ),
]


def laid(each: Refused) -> Match:
    """The match at the moment of the refused move."""
    match = lay_out(each.name, each.hands, rulings=each.rulings, draw_pile=each.pile, discard=each.discard)
    return plays_on(match, *each.before)


@pytest.mark.parametrize("each", ALL, ids=lambda each: f"{each.reason} {each.move}")
def test_reason(each: Refused) -> None:
    match = laid(each)
    before, entries = match.table.copy(), list(match.entries)
    seat, text = each.move.split(maxsplit=1)
    refusal = match.why_not(int(seat), text)
    assert refusal is not None
    assert (refusal.reason, refusal.point) == (each.reason, each.point)
    assert each.says.casefold() in str(refusal).casefold()
    assert rulebook.point(refusal.point).id == each.point
    with pytest.raises(IllegalMove) as caught:
        match.play(int(seat), text)
    assert str(caught.value) == str(refusal)
    assert (match.table, match.entries) == (before, entries)


def test_every_reason_is_tried() -> None:
    assert {each.reason for each in ALL} == {row[0].replace("_", "-") for row in REASONS.values()}
    assert set(REASONS) == set(range(HOW_MANY)) - {LEGAL}


@pytest.mark.parametrize(
    "text",
    ["", " ", "play", "play R5 R6", "PLAY R5", "draw two", "color", "target", "target x", "target -1", "target ²",
     "catch 1.0", "give", "undo", "play\x00R5", "0 play R5", "silent night", "\n", "🂡", "uno!"],
)  # fmt: skip
def test_what_is_no_move_at_all_is_malformed(text: str) -> None:
    match = lay_out("classic", ["R1 R2", "R3 Y9"], draw_pile=PLENTY, discard="R5")
    refusal = match.why_not(0, text)
    assert refusal is not None
    assert refusal.reason == "malformed"
    assert "is not a move" in str(refusal)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_told_the_seats(seat: int) -> None:
    match = lay_out("classic", ["R1 R2", "R3 Y9"], draw_pile=PLENTY, discard="R5")
    with pytest.raises(BadSeats, match=f"no seat {seat}: the seats are 0 to 1"):
        match.play(seat, "draw")


def test_refusals_never_tell_what_others_hold() -> None:
    # Ben is refused the same way whether or not he holds the card, and nothing of Ana's is named.
    match = lay_out("classic", ["R1 R2", "R3 Y9"], draw_pile=PLENTY, discard="R5")
    sentences = {str(match.why_not(1, f"play {card}")) for card in ("R3", "R1", "B9", "W")}
    assert sentences == {"It is not your turn: Ana has to act first."}
