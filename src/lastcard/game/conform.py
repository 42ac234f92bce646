"""Conformance cases: rule points as data, run through the plain rules (or any other stepper)."""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lastcard.editions import Edition, edition
from lastcard.errors import BadCase, BadNotation, LastCardError
from lastcard.rules import deal
from lastcard.rules import moves as rules
from lastcard.rules import step as stepping
from lastcard.rules.seats import receive
from lastcard.rules.table import Table
from lastcard.rules.words import (
    CALL_UNO,
    CARDS,
    CATCH_SEAT,
    HAND_OVER,
    KINDS,
    LEGAL,
    MOVES,
    OVER,
    PASSED_OVER,
    PLAY,
    RETURNED,
)

from .notation import QUESTIONS, card_text, color_name, move_text, parse_card, parse_move

KEYS = {"name", "points", "edition", "rulings", "seats", "dealer", "hands", "draw_pile", "discard", "color", "turn"}
KEYS |= {"direction", "start", "moves", "refused", "expect"}
EXPECTED = {"turn", "asks", "asked", "top", "color", "direction", "hands", "draw_pile", "discard", "legal"}
EXPECTED |= {"catchable", "winner", "points"}
AFTER_OVER = {"turn", "asked", "legal"}
"""What is not looked at once the round is over."""


class Stepper:
    """How moves are judged and made; the compiled twin is put in its place to check it as well."""

    def __init__(self) -> None:
        self.why_not: Callable[[Any, Any, int, int], int] = rules.why_not
        self.step: Callable[[Any, Any, int, int], None] = stepping.step
        self.legal: Callable[[Any, Any, int, Any], int] = rules.legal
        self.open_round: Callable[[Any, Any], None] = deal.open_round

    def wrap(self, table: Table, box: Edition) -> tuple[Any, Any]:
        """The table and the sheet as the functions above want them."""
        return table, box.sheet

    def plain(self, table: Any) -> Table:
        """The table as a plain one, to look at."""
        return table  # type: ignore[no-any-return]

    def moves(self, packed: Any, sheet: Any, seat: int) -> list[int]:
        """What a seat may do."""
        out = [0] * MOVES
        return out[: self.legal(packed, sheet, seat, out)]


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that a case expected and did not find."""

    case: str
    key: str
    expected: str
    found: str


@dataclass(frozen=True, slots=True)
class Case:
    """One case of a file."""

    file: str
    name: str
    data: Mapping[str, Any]

    def bad(self, key: str, problem: str) -> BadCase:
        """What is malformed about it."""
        return BadCase("error-bad-case", file=self.file, case=self.name, key=key, problem=problem)


def read(path: Path) -> list[Case]:
    """The cases of a file.

    Raises:
        BadCase: it cannot be read, is no TOML, or a case lacks its name or has an unknown key.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadCase("error-bad-case-file", file=str(path), problem=str(error).rstrip(".")) from None
    except RecursionError:
        raise BadCase("error-bad-case-file", file=str(path), problem="it is nested too deeply") from None
    entries = data.get("case")
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries) or set(data) != {"case"}:
        raise BadCase("error-bad-case-file", file=str(path), problem="there is no list of [[case]]")
    cases = []
    for number, entry in enumerate(entries, 1):
        case = Case(str(path), str(entry.get("name", f"case {number}")), entry)
        if not isinstance(entry.get("name"), str):
            raise case.bad("name", "it is missing")
        for key in entry.keys() - KEYS:
            raise case.bad(key, "there is no such key")
        cases.append(case)
    return cases


def files_in(paths: Iterable[Path]) -> list[Path]:
    """The case files among files and folders, folders searched whole.

    Raises:
        BadCase: a path does not exist or a folder holds no case.
    """
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise BadCase("error-bad-case-file", file=str(path), problem="it holds no .toml file")
            found += inside
        elif path.exists():
            found.append(path)
        else:
            raise BadCase("error-bad-case-file", file=str(path), problem="there is no such file")
    return found


class Check:
    """One run of a case."""

    def __init__(self, case: Case, stepper: Stepper) -> None:
        self.case = case
        self.stepper = stepper
        self.failures: list[Failure] = []
        try:
            self.box = edition(self.want("edition", str), self.want("rulings", dict, {}))
            self.seats = self.want("seats", int)
            self.box.check_seats(self.seats)
        except BadCase:
            raise
        except LastCardError as error:
            raise case.bad("edition, rulings or seats", str(error)) from None

    def want(self, key: str, kind: type, default: Any = None) -> Any:
        """A key of the case, of the right type."""
        value = self.case.data.get(key, default)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.case.bad(key, "it is missing" if value is None else f"{value!r} is not a {kind.__name__}")
        return value

    def seat(self, key: str, default: int) -> int:
        """A key that names a seat."""
        seat: int = self.want(key, int, default)
        if not 0 <= seat < self.seats:
            raise self.case.bad(key, f"there is no seat {seat}")
        return seat

    def cards(self, key: str, text: Any) -> list[int]:
        """The kinds that a string of cards names."""
        if not isinstance(text, str):
            raise self.case.bad(key, f"{text!r} is not a string of cards")
        try:
            return [parse_card(self.box, word) for word in text.split()]
        except BadNotation as error:
            raise self.case.bad(key, str(error)) from None

    def set_up(self) -> Table:
        """The table as the case describes it, before any start card is turned up."""
        table = Table()
        deal.clear(table, self.box.sheet, self.seats, self.seat("dealer", self.seats - 1), 0)
        hands = self.want("hands", list)
        if len(hands) != self.seats:
            raise self.case.bad("hands", f"there are {len(hands)} for {self.seats} seats")
        named = [self.cards("hands", hand) for hand in hands]
        for seat, hand in enumerate(named):
            if len(hand) > CARDS:
                raise self.case.bad("hands", f"there is room for {CARDS} cards")
            for kind in hand:
                receive(table, seat, kind)
        pile = self.cards("draw_pile", self.want("draw_pile", str, ""))[::-1]
        discard = str(self.case.data.get("discard", "")).split()
        if sum(map(len, named)) + len(pile) + len(discard) > CARDS:
            key = "discard" if len(discard) > len(pile) else "draw_pile"
            raise self.case.bad(key, f"there is room for {CARDS} cards in all")
        table.draw_pile[: len(pile)] = bytearray(pile)
        table.draw_size = len(pile)
        if not self.want("start", bool, False):
            self.lay_out(table)
        elif all(self.box.sheet.opens[kind] in (RETURNED, PASSED_OVER) for kind in pile):
            raise self.case.bad("draw_pile", "no card in it may open the round")
        return table

    def lay_out(self, table: Table) -> None:
        """The discard pile and whose turn it is, for a case that begins in the middle of a round."""
        discard = self.cards("discard", self.want("discard", str))
        if not discard:
            raise self.case.bad("discard", "it is empty")
        table.discard[: len(discard)] = bytearray(discard)
        table.discard_size = len(discard)
        top = self.box.cards[discard[-1]]
        color = self.want("color", str, None if top.wild else top.color)
        if color not in ("red", "yellow", "green", "blue"):
            raise self.case.bad("color", f"{color!r} is not a color")
        table.color = ("red", "yellow", "green", "blue").index(color)
        table.direction = self.want("direction", int, 1)
        if table.direction not in (1, -1):
            raise self.case.bad("direction", "it must be 1 or -1")
        table.turn = table.asked = self.seat("turn", 0)
        table.asks = PLAY

    def parse(self, key: str, text: Any) -> tuple[int, int | None]:
        """The seat and the move of a line such as ``0 play R5``; None for an impossible move."""
        words = text.split(maxsplit=1) if isinstance(text, str) else []
        if len(words) != 2 or words[0] not in map(str, range(self.seats)):
            raise self.case.bad(key, f"{text!r} is not a seat and a move")
        try:
            return int(words[0]), parse_move(self.box, words[1])
        except BadNotation as error:
            if error.message == "error-bad-move":
                raise self.case.bad(key, str(error)) from None
            return int(words[0]), None

    def run(self) -> list[Failure]:
        """Set up, move, and compare."""
        table, sheet = self.stepper.wrap(self.set_up(), self.box)
        if self.case.data.get("start"):
            self.stepper.open_round(table, sheet)
        for text in self.want("moves", list, []):
            seat, move = self.parse("moves", text)
            reason = self.stepper.why_not(table, sheet, seat, move) if move is not None else -1
            if reason != LEGAL or move is None:
                self.fail("moves", f"{text} is legal", f"refused, reason {reason}")
                return self.failures
            self.stepper.step(table, sheet, seat, move)
        before = self.stepper.plain(table).copy()
        for text in self.want("refused", list, []):
            seat, move = self.parse("refused", text)
            if move is not None and self.stepper.why_not(table, sheet, seat, move) == LEGAL:
                self.fail("refused", f"{text} is refused", "it is legal")
        if self.stepper.plain(table) != before:
            self.fail("refused", "the table stays as it was", "it changed")
        self.compare(self.stepper.plain(table), table, sheet)
        return self.failures

    def fail(self, key: str, expected: object, found: object) -> None:
        """Note a difference."""
        self.failures.append(Failure(self.case.name, key, str(expected), str(found)))

    def compare(self, table: Table, packed: Any, sheet: Any) -> None:
        """Compare the table with what is expected."""
        expect = self.want("expect", dict, {})
        for key in expect.keys() - EXPECTED:
            raise self.case.bad(f"expect.{key}", "there is no such key")
        found = self.found(table, packed, sheet)
        for key, value in expect.items():
            if table.asks == OVER and key in AFTER_OVER:
                continue
            if key == "hands":
                self.compare_hands(table, value)
            elif key == "legal":
                if sorted(self.legal_keys(value)) != sorted(found["legal"]):
                    self.fail(key, value, found["legal"])
            elif key in ("catchable", "points"):
                if not isinstance(value, list):
                    raise self.case.bad(f"expect.{key}", "it is not a list")
                if value != found[key]:
                    self.fail(key, value, found[key])
            elif value != found[key]:
                self.fail(key, value, found[key])

    def legal_keys(self, texts: Any) -> list[str]:
        """The moves expected, each in its one spelling."""
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise self.case.bad("expect.legal", "it is not a list of moves")
        try:
            return [move_text(self.box, parse_move(self.box, text)) for text in texts]
        except BadNotation as error:
            raise self.case.bad("expect.legal", str(error)) from None

    def found(self, table: Table, packed: Any, sheet: Any) -> dict[str, Any]:
        """What the table shows, by the keys of a case."""
        moves = self.stepper.moves(packed, sheet, table.asked) if table.asked >= 0 else []
        return {
            "turn": table.turn,
            "asks": QUESTIONS[table.asks],
            "asked": table.asked,
            "top": card_text(self.box, table.discard[table.discard_size - 1]) if table.discard_size else "",
            "color": color_name(table.color),
            "direction": table.direction,
            "draw_pile": table.draw_size,
            "discard": table.discard_size,
            "legal": [move_text(self.box, m) for m in moves if m != CALL_UNO and not CATCH_SEAT <= m < HAND_OVER],
            "catchable": [seat for seat in range(table.seats) if table.catchable >> seat & 1],
            "winner": table.winner,
            "points": list(table.points[: table.seats]),
        }

    def compare_hands(self, table: Table, expected: Any) -> None:
        """Compare the hands: exact cards, a number of them, or anything."""
        if not isinstance(expected, list) or len(expected) != self.seats:
            raise self.case.bad("expect.hands", "there must be one string a seat")
        for seat, want in enumerate(expected):
            base = seat * KINDS
            hand = Counter({kind: n for kind in range(KINDS) if (n := table.hands[base + kind])})
            shown = " ".join(card_text(self.box, kind) for kind in sorted(hand.elements()))
            if want == "*":
                continue
            if isinstance(want, str) and want.startswith("#") and want[1:].isascii() and want[1:].isdigit():
                if table.held[seat] != int(want[1:]):
                    self.fail(f"hands, seat {seat}", want, f"#{table.held[seat]}")
            elif Counter(self.cards("expect.hands", want)) != hand:
                self.fail(f"hands, seat {seat}", want, shown)


def run(case: Case, stepper: Stepper | None = None) -> list[Failure]:
    """Run one case; no failures mean that it passed.

    Raises:
        BadCase: it is malformed.
    """
    return Check(case, stepper or Stepper()).run()
