"""A finished match, move by move, for the replay page."""

from __future__ import annotations
