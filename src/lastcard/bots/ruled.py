"""Bots whose moves are those of the players that are compiled, chosen by the very same rules."""

from typing import Final

from lastcard.editions import Edition
from lastcard.game import View
from lastcard.game.notation import move_text
from lastcard.rules import beginner, sharp
from lastcard.rules.layout import Row
from lastcard.rules.sheet import Sheet
from lastcard.rules.table import Table
from lastcard.rules.words import MOVES, Move

from .dice import Dice
from .facts import facts_of
from .seen import seen_table

PRESSES: Final = ("call", "catch")
"""The questions that are answered by the view alone; where the clock runs they are no questions of the rules."""


def answer_call(view: View, dice: Dice, calls: int, catches: int) -> str:
    """Call UNO, or catch somebody, in so many cases of a hundred."""
    presses = [move for move in view.legal if move == "uno" or move.startswith("catch ")]
    return presses[0] if presses and dice.chance(calls if view.asks == "call" else catches) else "silent"


class Beginner:
    """Plays what fits, wastes wilds, forgets UNO now and then."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        if view.asks in PRESSES:
            return answer_call(view, self.dice, beginner.CALLS, beginner.CATCHES)
        out: Row = [0] * MOVES
        table, sheet = seen_table(view), view.edition.sheet
        return move_text(view.edition, beginner.choose_beginner(table, sheet, self.dice.state, out))


class Sharp:
    """Counts cards, keeps its wilds for need, bluffs and challenges by the odds."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)
        self._facts: tuple[Edition, list[int]] | None = None

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        if view.asks in PRESSES:
            return answer_call(view, self.dice, sharp.CALLS, sharp.CATCHES)
        return move_text(view.edition, self.move(seen_table(view), view.edition.sheet, self.facts(view.edition)))

    def move(self, table: Table, sheet: Sheet, facts: list[int]) -> Move:
        """The same in the numbers of the rules."""
        return sharp.choose_sharp(table, sheet, facts, self.dice.state)

    def facts(self, edition: Edition) -> list[int]:
        """What it has to know of an edition, written once."""
        if self._facts is None or self._facts[0] is not edition:
            self._facts = edition, facts_of(edition)
        return self._facts[1]
