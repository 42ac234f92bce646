"""What can be said at a table without typing: names of emotes and phrases; their texts are in the catalog."""

from __future__ import annotations

from lastcard.server.shapes import Level

EMOTES = ("laugh", "wow", "cry", "angry", "think", "clap", "love", "sweat")
PHRASES = (
    "hello",
    "good_luck",
    "nice_one",
    "oops",
    "your_turn",
    "one_moment",
    "so_close",
    "thanks",
    "well_played",
    "again",
)
LEVELS: tuple[Level, ...] = ("casual", "beginner", "sharp", "expert", "random")
"""Of bots, the one to suggest first."""
BOT_NAMES = 12
"""How many names for bots the catalog has, `server-bot-name-1` and on."""
