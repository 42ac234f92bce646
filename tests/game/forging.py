"""Forgeries of a record of shared deals: what is changed, where it must be found, and by whom."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from dataclasses import dataclass

from lastcard.game.fairness import commitment, seal

from .sharing import Line, forged, lines_of, secret


@dataclass(frozen=True)
class Forgery:
    """A changed record."""

    text: str
    line: int
    """The line with the first step that does not hold."""
    cards_tell: bool = True
    """Whether it is found without knowing the rules."""


class Record:
    """A genuine record, and where its lines stand (as indexes, one less than their numbers)."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = lines_of(text)
        self.rounds = self.find("round")
        self.reveals = self.find("reveal")
        self.scores = self.find("score")
        self.moves = self.find("move")

    def find(self, kind: str) -> list[int]:
        return [at for at, line in enumerate(self.lines) if line.get("kind") == kind]

    def first(self, fits: Callable[[Line], bool]) -> int:
        return next(at for at in self.moves if fits(self.lines[at]))

    def forge(self, change: Callable[[list[Line]], object], at: int, *, cards_tell: bool = True) -> Forgery:
        """Change lines and make the chain right again; the fault must be found in the line of an index."""
        return Forgery(forged(self.text, change), at + 1, cards_tell)

    def raw(self, change: Callable[[list[str]], object], line: int) -> Forgery:
        """Change the text's lines and leave the chain."""
        lines = self.text.splitlines(keepends=True)
        change(lines)
        return Forgery("".join(lines), line)


def with_new_seed(record: Record) -> str:
    """A host who chooses another first seed when all shares are there, and makes everything else fit it."""

    def change(lines: list[Line]) -> None:
        header, deal, reveal = lines[0], lines[record.rounds[0]], lines[record.reveals[0]]
        seed = secret("a better one")
        header["commitment"] = deal["commitment"] = commitment(header["match"], 1, seed)
        body = json.dumps({name: value for name, value in header.items() if name != "hash"})[:-1]
        given = [f"{one or '-'} {two or '-'}" for one, two in zip(deal["seals"], deal["shares"], strict=True)]
        facts = ["lastcard deal 1 key", hashlib.sha256(body.encode()).hexdigest(), 1, deal["commitment"], deal["next"]]
        text = "".join(f"{fact}\n" for fact in [*facts, *given])
        key = hmac.new(bytes.fromhex(seed), text.encode(), hashlib.sha256).hexdigest()
        reveal.update(seed=seed, key=key)

    return forged(record.text, change)


def _drop(at: int) -> Callable[[list[Line]], object]:
    return lambda lines: lines.pop(at)


def _swap(one: int, two: int) -> Callable[[list[Line]], object]:
    def change(lines: list[Line]) -> None:
        lines[one], lines[two] = lines[two], lines[one]

    return change


def _set(at: int, **values: object) -> Callable[[list[Line]], object]:
    return lambda lines: lines[at].update(values)


def _given(line: Line, name: str, seat: int, value: object) -> list[object]:
    return [value if each == seat else old for each, old in enumerate(line[name])]


def unchained(record: Record) -> dict[str, Forgery]:
    """Changes by somebody who does not know of the chain."""
    move = record.moves[8]
    cut = record.rounds[1] + 6
    return {
        "an edited move": record.raw(
            lambda lines: lines.__setitem__(move, lines[move].replace('"move": "', '"move": "x')), move + 1
        ),
        "an edited time": record.raw(
            lambda lines: lines.__setitem__(move, lines[move].replace('"time": 1', '"time": 2')), move + 1
        ),
        "a dropped line": record.raw(lambda lines: lines.pop(move), move + 1),
        "two lines the other way round": record.raw(lambda lines: lines.insert(move, lines.pop(move + 1)), move + 1),
        "cut off within a line": Forgery("\n".join(record.text.split("\n")[:cut])[:-20], cut),
        "cut off within a round": Forgery("".join(record.text.splitlines(keepends=True)[:cut]), record.rounds[1] + 1),
        "a foreign name in the header": record.raw(
            lambda lines: lines.__setitem__(0, lines[0].replace("Ana", "Eve")), 1
        ),
    }


def of_deals(record: Record) -> dict[str, Forgery]:
    """Changes of what the deals are made of, chained anew."""
    lines, one, two = record.lines, record.rounds[0], record.rounds[1]
    deal, absent = lines[one], lines[two]
    match, new = lines[0]["match"], secret("new")
    told = record.reveals[0]
    sealed = seal(match, 2, 1, new)
    return {
        "a changed share": record.forge(_set(one, shares=_given(deal, "shares", 0, new)), one),
        "two seals swapped": record.forge(
            _set(one, seals=[deal["seals"][1], deal["seals"][0], *deal["seals"][2:]]), one
        ),
        "another seed revealed": record.forge(_set(told, seed=new), told),
        "another seed and its key revealed": record.forge(_set(told, seed=new, key=secret("key")), told),
        "the key of another share": record.forge(
            _set(one, shares=_given(deal, "shares", 0, new), seals=_given(deal, "seals", 0, seal(match, 1, 0, new))),
            told,
        ),
        "another key": record.forge(_set(told, key=secret("key")), told),
        "a share for an absent seat": record.forge(
            _set(two, shares=_given(absent, "shares", 1, new), seals=_given(absent, "seals", 1, sealed)),
            record.reveals[1],
        ),
        "a seat made absent": record.forge(
            _set(one, shares=_given(deal, "shares", 0, None), seals=_given(deal, "seals", 0, None)), told
        ),
        "a share withheld after its seal": record.forge(_set(one, shares=_given(deal, "shares", 0, None)), told),
        "a commitment used again": record.forge(
            lambda each: (each[one].update(next=deal["commitment"]), each[two].update(commitment=deal["commitment"])),
            told,
        ),
        "another commitment than was promised": record.forge(_set(two, commitment=commitment(match, 2, new)), two),
        "another seed and its commitment": record.forge(
            lambda each: (each[two].update(commitment=commitment(match, 2, new)), each[-1].update(seed=new)), two
        ),
        "another first seed, and everything made to fit": Forgery(with_new_seed(record), one + 1),
        "seeds exchanged": record.forge(
            lambda each: (
                each[told].update(seed=each[record.reveals[1]]["seed"]),
                each[record.reveals[1]].update(seed=lines[told]["seed"]),
            ),
            told,
        ),
        "a seed never revealed": record.forge(_drop(told), one),
        "too few shares": record.forge(_set(one, shares=deal["shares"][1:], seals=deal["seals"][1:]), one),
    }


def of_play(record: Record) -> dict[str, Forgery]:
    """Changes of anything else, chained anew."""
    lines, one, two = record.lines, record.rounds[0], record.rounds[1]
    told, score = record.reveals[0], record.scores[0]
    seats = len(lines[0]["names"])
    drawn = record.first(lambda line: line["move"] == "draw")
    played = record.first(lambda line: line["move"].startswith("play "))
    points = lines[score]["points"]
    more = [each + 1 for each in points]
    return {
        "other names": record.forge(_set(0, names=["Eve", *lines[0]["names"][1:]]), told),
        "another ruling": record.forge(_set(0, rulings={**lines[0]["rulings"], "target": 77}), told),
        "another match's name": record.forge(_set(0, match=secret("match")[:32]), one),
        "another box": record.forge(_set(0, digest=secret("box")), told),
        "a round left out": record.forge(lambda each: each.__delitem__(slice(one, two)), one),
        "another dealer": record.forge(_set(one, seat=(lines[one]["seat"] + 1) % seats), one),
        "another first card": record.forge(_set(one, cards=["turn XX"]), one),
        "a card that was not there": record.forge(_set(played, move="play XX"), played),
        "a move made twice": record.forge(
            lambda each: each.insert(drawn, dict(each[drawn])), drawn + 1, cards_tell=False
        ),
        "a card drawn by another seat": record.forge(
            _set(drawn, cards=[f"take {(lines[drawn]['seat'] + 1) % seats}"]), drawn, cards_tell=False
        ),
        "a pass instead of a draw": record.forge(
            lambda each: (each[drawn].update(move="pass"), each[drawn].pop("cards")), drawn, cards_tell=False
        ),
        "a move of another seat": record.forge(
            _set(drawn, seat=(lines[drawn]["seat"] + 1) % seats), drawn, cards_tell=False
        ),
        "a score that does not add up": record.forge(_set(score, scores=more), score),
        "points that were not made": record.forge(_set(score, points=more, scores=more), score, cards_tell=False),
        "another winner": record.forge(_set(record.scores[-1], winners=[0, 1]), record.scores[-1], cards_tell=False),
        "something more in a line": record.forge(_set(score, seat=0), score, cards_tell=False),
    }


def forgeries(text: str) -> dict[str, Forgery]:
    """All forgeries of a record whose second round has seat 1 absent."""
    record = Record(text)
    return {**unchained(record), **of_deals(record), **of_play(record)}
