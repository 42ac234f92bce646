"""Tournaments: the same deals for every line-up of bots, the seats rotated, and who is how strong.

>>> from lastcard.tournament import tournament
>>> rows = tournament(["casual", "random"], "classic", [2], rounds=40).rows()
>>> rows[0]["bot"], rows[0]["rounds"]
('casual', 40)
"""

from .plan import BadTournament, Plan
from .playing import play, tournament
from .standing import Standing

__all__ = ["BadTournament", "Plan", "Standing", "play", "tournament"]
