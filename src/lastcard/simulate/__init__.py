"""The laboratory: many rounds or matches at once, watched, and what came of them as tables.

>>> from lastcard.simulate import simulate
>>> simulate("pizza-pizza", 3, rounds=50).rounds["moves"].shape
(50,)
"""

from .folder import load
from .plan import BadPlan, Plan
from .results import Results
from .run import simulate
from .table import Columns

__all__ = ["BadPlan", "Columns", "Plan", "Results", "load", "simulate"]
