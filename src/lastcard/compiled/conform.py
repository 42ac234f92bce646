"""The conformance cases through the compiled twin."""

from typing import Any

from lastcard.editions import Edition
from lastcard.game.conform import Stepper
from lastcard.rules.table import Table

from . import records, twin


class CompiledStepper(Stepper):
    """Judges and makes moves with the compiled rules."""

    def __init__(self) -> None:
        self.why_not = twin.load("moves").why_not
        self.step = twin.load("step").step
        self.legal = twin.load("moves").legal
        self.open_round = twin.load("deal").open_round

    def wrap(self, table: Table, box: Edition) -> tuple[Any, Any]:
        """The table and the sheet as records."""
        return records.pack(table), records.sheet_of(box)

    def plain(self, table: Any) -> Table:
        """A record as a plain table."""
        return Table.unpack(table)

    def moves(self, packed: Any, sheet: Any, seat: int) -> list[int]:
        """What a seat may do."""
        out = records.moves_out()
        return [int(move) for move in out[: self.legal(packed, sheet, seat, out)]]
