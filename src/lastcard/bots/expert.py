"""The strongest bot: a network that was trained by playing against itself judges its moves.

It plays without compiling anything: its inputs are found by the plain rules, its layers are NumPy's, added up in the
order of the compiled rules (``lastcard.rules.network``), which make the same choice in a thousandth of the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lastcard.editions import Edition
from lastcard.game import Event, View
from lastcard.game.notation import move_text
from lastcard.rules.features import FIRST, INPUTS, MOST_INPUTS, SECOND, Floats, change, position
from lastcard.rules.layout import Row
from lastcard.rules.network import CALLS, CATCHES, candidates
from lastcard.rules.stakes import mean_card, points_out
from lastcard.rules.table import Table
from lastcard.rules.words import MOVES, Move

from .dice import Dice
from .nets import Net, shipped
from .recall import Recall
from .ruled import PRESSES, Sharp, answer_call
from .seen import seen_table
from .stakes import Stakes, stakes_between

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


class Layers:
    """A network's layers as NumPy's arrays."""

    def __init__(self, net: Net) -> None:
        wide, narrow, inputs = net.lay[FIRST], net.lay[SECOND], net.lay[INPUTS]
        self.lay, self.header = net.lay, net.header
        ends = [inputs * wide, wide, wide * narrow, narrow, narrow, 1]
        pieces: list[npt.NDArray[np.float32]] = []
        for size in ends:
            first = sum(len(piece.ravel()) for piece in pieces)
            pieces.append(net.numbers[first : first + size])
        self.rows = pieces[0].reshape(inputs, wide)
        self.first, self.second = pieces[1], pieces[2].reshape(wide, narrow)
        self.inner, self.last, self.end = pieces[3], pieces[4], pieces[5]

    def add(self, sums: Any, at: Row, value: Floats, first: int, last: int) -> Any:
        """The first layer with some inputs more."""
        import numpy as np

        return added(sums, np.asarray(value[first:last], np.float32)[:, None] * self.rows[at[first:last]])

    def judge(self, table: Table, edition: Edition, memory: Row, moves: Sequence[Move]) -> npt.NDArray[np.float32]:
        """The log-odds of winning with each of some moves of the seat that is asked."""
        import numpy as np

        at, value = [0] * MOST_INPUTS, [0.0] * MOST_INPUTS
        seat, sheet = table.asked, edition.sheet
        size = position(table, sheet, seat, memory, self.lay, at, value, [0.0] * 8)
        base = self.add(self.first, at, value, 0, size)
        rows = []
        for move in moves:
            end = change(table, sheet, seat, move, self.lay, at, value, size)
            rows.append(self.add(base, at, value, size, end))
        one = np.maximum(np.stack(rows, axis=1), 0)
        two = np.maximum(added(self.inner, one[:, :, None] * self.second[:, None, :]), 0)
        return added(self.end[0], two.T * self.last[:, None])


def added(start: Any, terms: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """``start`` and then the terms, one after another: any other order would round otherwise."""
    import numpy as np

    whole = np.empty((len(terms) + 1, *terms.shape[1:]), np.float32)
    whole[0], whole[1:] = start, terms
    sums: npt.NDArray[np.float32] = np.add.accumulate(whole)[-1]
    return sums


class Expert:
    """Judges its moves by a network; plays as ``sharp`` does where an edition has none.

    Args:
        seed: where its dice come from.
        net: a network to play by instead of those that come with the package.
        for_match: whether it plays for the match where it knows how (``lastcard.bots.stakes``), not only for the round.
    """

    def __init__(self, seed: str, net: Net | None = None, *, for_match: bool = False) -> None:
        self.dice = Dice(seed)
        self.recall = Recall()
        self.memory = self.recall.memory
        self.for_match = for_match
        self._without = Sharp(seed)
        self._own = Layers(net) if net else None
        self._shipped: tuple[Edition, int, Layers | None] | None = None

    def hear(self, events: Sequence[Event], view: View) -> None:
        """Keep in mind what happened in a move or a deal, as its seat may know it; ``view`` is from after it."""
        self.recall.hear(events, color_of(view))

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        self.recall.color = color_of(view)
        layers = self.layers(view)
        if layers is None:
            return self._without.choose(view)
        if view.asks in PRESSES:
            return answer_call(view, self.dice, CALLS, CATCHES)
        table = seen_table(view)
        moves = worth_judging(table, view.edition)
        if len(moves) == 1:
            return move_text(view.edition, moves[0])
        import numpy as np

        answers = layers.judge(table, view.edition, self.memory, moves)
        if stakes := self.stakes(view):
            sheet = view.edition.sheet
            drawn = mean_card(sheet)
            answers = answers + np.array([stakes.lean * points_out(sheet, move, drawn) for move in moves], np.float32)
        return move_text(view.edition, moves[int(answers.argmax())])

    def stakes(self, view: View) -> Stakes | None:
        """What points are worth to it; None where it plays for the round alone."""
        layers = self.layers(view) if self.for_match else None
        if layers is None:
            return None
        scores = view.scores[view.asked :] + view.scores[: view.asked]
        return stakes_between(view.edition, scores, layers.header)

    def layers(self, view: View) -> Layers | None:
        """The network for an edition and its number of seats."""
        if self._own:
            return self._own
        known = self._shipped
        if known is None or known[0] is not view.edition or known[1] != view.seats:
            net = shipped(view.edition, view.seats)
            known = self._shipped = view.edition, view.seats, Layers(net) if net else None
        return known[2]


def worth_judging(table: Table, edition: Edition) -> Row:
    """The moves of the seat that is asked which the network knows to judge; the others are hardly ever right."""
    out: Row = [0] * MOVES
    return out[: candidates(table, edition.sheet, table.asked, out)]


def color_of(view: View) -> int:
    """The active color in the numbers of the rules."""
    return ("red", "yellow", "green", "blue", "none").index(view.color)
