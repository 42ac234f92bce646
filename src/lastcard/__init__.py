"""UNO-family card games, exact to the rule sheet: to play, to study and to simulate.

The names below are loaded when they are first used, so that ``import lastcard`` costs next to nothing.

>>> import lastcard
>>> match = lastcard.Match.new(lastcard.edition("mario-kart"), ["Ana", "Ben"], seed="1")
>>> match.view(0).held
(7, 7)
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lastcard.editions import EDITIONS, Edition, edition
    from lastcard.errors import IllegalMove, LastCardError
    from lastcard.game import Event, Match, View, redact
    from lastcard.game.resample import resample

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "Edition",
    "Event",
    "IllegalMove",
    "LastCardError",
    "Match",
    "View",
    "__version__",
    "edition",
    "redact",
    "resample",
]

_HOME = {
    "EDITIONS": "lastcard.editions",
    "Edition": "lastcard.editions",
    "edition": "lastcard.editions",
    "IllegalMove": "lastcard.errors",
    "LastCardError": "lastcard.errors",
    "Event": "lastcard.game",
    "Match": "lastcard.game",
    "View": "lastcard.game",
    "redact": "lastcard.game",
    "resample": "lastcard.game.resample",
}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'lastcard' has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)
