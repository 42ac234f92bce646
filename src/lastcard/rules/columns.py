"""What a survey counts: the places in its rows. ``docs/laboratory.md`` says what each means."""

from typing import Final

# One row a round; then the points of each seat, then the cards each holds at the end.
DEAL_NUMBER: Final = 0
ROTATION: Final = 1
DEALER: Final = 2
START: Final = 3
WINNER: Final = 4
MOVE_COUNT: Final = 5
TURNS: Final = 6
RESHUFFLES: Final = 7
NONE_TO_DRAW: Final = 8
STALEMATES: Final = 9
CHALLENGES: Final = 10
CHALLENGES_WON: Final = 11
BLUFFS: Final = 12
FORGOTTEN: Final = 13
CAUGHT_OUT: Final = 14
LEAD_CHANGES: Final = 15
DRAWN_CARDS: Final = 16
EXTRA_TURNS: Final = 17
ITEMS: Final = 18
ROUND_COLUMNS: Final = 19
"""Where the points begin."""

# One row a kind of card, summed over rounds. An item is counted by the kind that was turned over.
LEFT: Final = 0
FLIPS: Final = 1
FLIPS_WON: Final = 2
ITEM_CARDS: Final = 3
ITEM_TURNS: Final = 4
STRUCK_SELF: Final = 5
STRUCK: Final = 6
STRUCK_WON: Final = 7
STRUCK_PLACE: Final = 8
"""STRUCK_PLACE + p: strikes at the seat p places after the player in the direction of play."""
KIND_COLUMNS: Final = 18

# How often each kind was played out of a hand of each number of cards, and how often its player won.
HAND_CLASSES: Final = 16
"""Hands of 15 cards and more are one class."""
PLAYED_TIMES: Final = 0
PLAYED_WON: Final = 1
PLAY_COLUMNS: Final = 2

# What is going on within a round.
LOGGED_PLAYS: Final = 0
LOGGED_ITEMS: Final = 1
ITEM_OPEN: Final = 2
"""The kind whose item is striking, -1 none."""
LEADER: Final = 3
"""The seat that last held fewer cards than every other, -1 none yet."""
STATE: Final = 4

# One row a match; then the score of each seat.
MATCH_NUMBER: Final = 0
MATCH_DEALER: Final = 1
MATCH_WINNER: Final = 2
MATCH_ROUNDS: Final = 3
MATCH_MOVES: Final = 4
MATCH_TURNS: Final = 5
MATCH_LEADS: Final = 6
MATCH_COLUMNS: Final = 7

# How a match is decided: a row of terms.
FORM: Final = 0
TARGET_POINTS: Final = 1
MOST_ROUNDS: Final = 2
TERMS: Final = 3
TO_TARGET: Final = 0
SINGLE_ROUND: Final = 1
FIXED_ROUNDS: Final = 2
LOWEST_TOTAL: Final = 3
FORMS: Final = {
    "to_target": TO_TARGET,
    "single_round": SINGLE_ROUND,
    "rounds": FIXED_ROUNDS,
    "lowest_total": LOWEST_TOTAL,
}
"""The forms of a match by the value of the ruling ``match``."""
