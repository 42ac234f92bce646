"""What the cards gave and what decisions were worth, estimated by playing on from a view many times."""

from .luck import Account, account
from .trying import Option, Tries, best_first, try_view

__all__ = ["Account", "Option", "Tries", "account", "best_first", "try_view"]
