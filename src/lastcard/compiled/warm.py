"""Compile what is used most, once, so that it comes from the cache afterwards.

Run as ``python -m lastcard.compiled.warm``.
"""

from lastcard.editions import edition

from . import twin
from .batch import play_rounds
from .conform import CompiledStepper
from .perft import perft, seeded_table


def main() -> None:
    """Compile the simulator, single moves and perft."""
    box = edition("mario-kart")
    play_rounds(box, ["random", "random"], 1)
    perft(box, 2, 1)
    stepper = CompiledStepper()
    table, sheet = stepper.wrap(seeded_table(box, 2, "0"), box)
    move = stepper.moves(table, sheet, table.asked)[0]
    stepper.why_not(table, sheet, table.asked, move)
    stepper.step(table, sheet, table.asked, move)
    twin.load("deal").deal(table, sheet, 2, 0, 0)


if __name__ == "__main__":
    main()
