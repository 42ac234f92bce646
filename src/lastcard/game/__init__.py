"""A match between players: rounds, scores, views, events, notation and records."""

from lastcard.game.events import Event, redact
from lastcard.game.match import Match
from lastcard.game.view import View

__all__ = ["Event", "Match", "View", "redact"]
