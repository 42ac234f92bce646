"""The rulings: every point that a table can settle its own way (rules 4.2 and section 7)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from lastcard.errors import BadRuling, UnknownRuling

Value: TypeAlias = str | int | bool


@dataclass(frozen=True, slots=True)
class Ruling:
    """A named option of an edition."""

    name: str
    default: Value
    values: tuple[Value, ...] = ()
    """The values it can take; empty for a number."""
    points: tuple[str, ...] = ()
    """The rule points it decides."""
    lowest: int = 0
    highest: int = 0
    """The bounds of a number."""
    house: bool = False
    """Whether it is a house rule, off by default and of no rule sheet."""
    uncertain: bool = False
    """Whether the sources leave its default in doubt."""

    def check(self, value: object) -> Value:
        """The value, if the ruling can take it; text is read as it stands on a command line.

        Raises:
            UnknownRuling: the value is not one of the allowed ones.
            BadRuling: a number is out of bounds.
        """
        if self.values:
            for allowed in self.values:
                if value is allowed or (value == allowed and type(value) is type(allowed)):
                    return allowed
                if isinstance(value, str) and value.lower() == str(allowed).lower():
                    return allowed
            raise UnknownRuling("error-unknown-value", spell(value), [spell(v) for v in self.values], ruling=self.name)
        try:
            number = int(value) if isinstance(value, str) else value
        except ValueError:
            number = None
        if isinstance(number, bool) or not isinstance(number, int) or not self.lowest <= number <= self.highest:
            raise BadRuling(
                "error-ruling-number", ruling=self.name, value=spell(value), lowest=self.lowest, highest=self.highest
            )
        return number


def spell(value: object) -> str:
    """A value as it is written on a command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def choice(name: str, *values: Value, points: tuple[str, ...], uncertain: bool = False) -> Ruling:
    """A ruling with a few values, the default first."""
    return Ruling(name, values[0], values, points, uncertain=uncertain)


def house(name: str, *values: Value, row: str) -> Ruling:
    """A house rule with a few values, the default (off) first."""
    return Ruling(name, values[0], values, (row,), house=True)


START_ACTION = choice("start_action", "take_effect", "ignore_and_flip", points=("MK-15", "MK-16"))
START_REVERSE = choice("start_reverse", "dealer_first", "right_neighbor_first", points=("MK-17", "PP-12"))
START_WD4 = choice("start_wd4", "return_and_reflip", "bury_and_flip", points=("MK-18", "PP-15"))
TWO_PLAYER_REVERSE = choice("two_player_reverse", "skip", "direction_only", points=("MK-42", "PP-20"), uncertain=True)
WD4_PLAY = choice("wd4_play", "bluff_allowed", "enforced", points=("MK-47",))
LAST_WD4_CHALLENGE = choice("last_wd4_challenge", "no_window", "window_open", points=("MK-88",))
MATCH = choice("match", "to_target", "single_round", "rounds", "lowest_total", points=("MK-92", "MK-93", "MK-95"))
ROUNDS = Ruling("rounds", 5, points=("MK-93",), lowest=1, highest=100)
UNO_WINDOW = choice("uno_window", "next_action", "until_drawn_up", points=("MK-81", "PP-28"))
UNO_PENALTY = Ruling("uno_penalty", 2, points=("MK-82", "PP-28"), lowest=0, highest=10)
UNO_CALLS = choice("uno_calls", "called", "automatic", points=("MK-80", "PP-28"))
STALEMATE = choice("stalemate", "void", "lowest_hand_wins", points=("MK-76", "PP-30"))


def target(points: int) -> Ruling:
    """The score a match is played to."""
    return Ruling("target", points, points=("MK-93", "PP-32"), lowest=1, highest=100_000)


HOUSE = (
    house("stacking", "off", "like_on_like", "cross", "at_least", row="H1"),
    house("jump_in", False, True, row="H2"),
    house("seven_zero", False, True, row="H3"),
    house("draw", "one", "until_playable", row="H4"),
    house("drawn_card", "choice", "must_play", "keep", row="H5"),
    house("voluntary_draw", True, False, row="H6"),
    house("bounce", "off", "skip", "reverse", "both", row="H8"),
    house("finish", "any", "no_wild", "no_action", row="H11"),
    Ruling("false_call_penalty", 0, points=("H12",), lowest=0, highest=4, house=True),
)


def known(points: int, own: tuple[Ruling, ...]) -> tuple[Ruling, ...]:
    """All the rulings of an edition: those of every edition, its own, and the house rules."""
    return (
        START_ACTION,
        START_REVERSE,
        START_WD4,
        *own,
        TWO_PLAYER_REVERSE,
        WD4_PLAY,
        LAST_WD4_CHALLENGE,
        UNO_CALLS,
        UNO_WINDOW,
        UNO_PENALTY,
        STALEMATE,
        MATCH,
        target(points),
        ROUNDS,
        *HOUSE,
    )


IMPOSSIBLE: tuple[tuple[tuple[str, Value], tuple[str, Value], str], ...] = (
    (("finish", "no_action"), ("drawn_card", "must_play"), "error-mix-finish-must-play"),
    (("finish", "no_wild"), ("drawn_card", "must_play"), "error-mix-finish-must-play"),
    (("draw", "until_playable"), ("drawn_card", "keep"), "error-mix-until-keep"),
    (("wd4_play", "enforced"), ("last_wd4_challenge", "window_open"), "error-mix-enforced-window"),
    (("uno_calls", "automatic"), ("uno_window", "until_drawn_up"), "error-mix-automatic-window"),
)
"""Pairs of values that cannot both hold, and the sentence that says why."""


def settle(known_rulings: tuple[Ruling, ...], chosen: Mapping[str, object], edition: str) -> dict[str, Value]:
    """All the rulings in force: the defaults, with the chosen ones in their place.

    Raises:
        UnknownRuling: a ruling that the edition does not know, or a value that it does not take.
        BadRuling: a number out of bounds, or two rulings that cannot both hold.
    """
    by_name = {ruling.name: ruling for ruling in known_rulings}
    settled: dict[str, Value] = {name: ruling.default for name, ruling in by_name.items()}
    for name, value in chosen.items():
        if name not in by_name:
            raise UnknownRuling("error-unknown-ruling", name, sorted(by_name), edition=edition)
        settled[name] = by_name[name].check(value)
    for (one, one_value), (other, other_value), message in IMPOSSIBLE:
        if settled.get(one) == one_value and settled.get(other) == other_value:
            raise BadRuling(message, one=f"{one}={spell(one_value)}", other=f"{other}={spell(other_value)}")
    if settled["uno_calls"] == "automatic" and settled["false_call_penalty"] != 0:
        raise BadRuling(
            "error-mix-automatic-false-call",
            one="uno_calls=automatic",
            other=f"false_call_penalty={settled['false_call_penalty']}",
        )
    return settled
