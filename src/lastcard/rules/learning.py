"""How the network learns: the gradient of the logistic loss, and the steps of Adam (Kingma and Ba 2015)."""

from math import exp, log, sqrt
from typing import TypeAlias

from ._rule import entry, rule
from .features import FIRST, INPUTS, SECOND, Floats
from .layout import Row
from .network import Desk, add_rows, begin, finish
from .selfplay import Samples

Slope: TypeAlias = tuple[Floats, Floats, Floats, Floats]
"""The gradient and the two moments, each as long as ``net``, and room for the second layer."""

FIRST_DECAY: float = 0.9
SECOND_DECAY: float = 0.999
TINY: float = 1e-8


@rule
def back(lay: Row, net: Floats, error: float, desk: Desk, slope: Slope) -> None:
    """Add to the gradient of the last two layers, and leave that of the first layer's units in the base's place."""
    _, _, _, deltas, one, two, _ = desk
    gradient, _, _, inner = slope
    wide, narrow = lay[FIRST], lay[SECOND]
    start = lay[INPUTS] * wide + wide
    offsets = start + wide * narrow
    gradient[offsets + 2 * narrow] += error
    for unit in range(narrow):
        gradient[offsets + narrow + unit] += error * two[unit]
        inner[unit] = error * net[offsets + narrow + unit] if two[unit] > 0 else 0.0
        gradient[offsets + unit] += inner[unit]
    for unit in range(wide):
        deltas[unit] = 0.0
        if one[unit] > 0:
            much, row = one[unit], start + unit * narrow
            total = net[row] * 0
            for other in range(narrow):
                gradient[row + other] += much * inner[other]
                total += net[row + other] * inner[other]
            deltas[unit] = total


@rule
def back_to_inputs(lay: Row, at: Row, value: Floats, size: int, deltas: Floats, gradient: Floats) -> None:
    """Add to the gradient of the first layer."""
    wide = lay[FIRST]
    start = lay[INPUTS] * wide
    for unit in range(wide):
        gradient[start + unit] += deltas[unit]
    for number in range(size):
        row, much = at[number] * wide, value[number]
        for unit in range(wide):
            gradient[row + unit] += much * deltas[unit]


@rule
def adam(net: Floats, slope: Slope, rate: float, number: int) -> None:
    """One step against the gradient, which is cleared."""
    gradient, mean, square, _ = slope
    first = 1.0 / (1.0 - FIRST_DECAY ** min(number, 10_000))
    second = 1.0 / (1.0 - SECOND_DECAY ** min(number, 100_000))
    for at in range(len(net)):
        slant = gradient[at]
        mean[at] = FIRST_DECAY * mean[at] + (1.0 - FIRST_DECAY) * slant
        square[at] = SECOND_DECAY * square[at] + (1.0 - SECOND_DECAY) * slant * slant
        net[at] -= rate * mean[at] * first / (sqrt(square[at] * second) + TINY)
        gradient[at] = 0.0


@entry
def improve(
    lay: Row, net: Floats, samples: Samples, count: int, rate: float, number: int, desk: Desk, slope: Slope
) -> float:
    """Learn from decisions in one step, the ``number``-th from 1; the mean loss before it."""
    places, values, sizes, aim, _, _ = samples
    _, _, _, deltas, one, two, _ = desk
    loss = 0.0
    for sample in range(count):
        at, value, size = places[sample], values[sample], sizes[sample]
        begin(lay, net, one)
        add_rows(lay, net, at, value, 0, size, one)
        chance = 1.0 / (1.0 + exp(-finish(lay, net, one, two)))
        loss -= aim[sample] * log(chance + 1e-9) + (1.0 - aim[sample]) * log(1.0 - chance + 1e-9)
        back(lay, net, (chance - aim[sample]) / count, desk, slope)
        back_to_inputs(lay, at, value, size, deltas, slope[0])
    adam(net, slope, rate, number)
    return loss / count
