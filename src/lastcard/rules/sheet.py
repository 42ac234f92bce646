"""The rule sheet of an edition in numbers: what the rules read instead of cards and names.

Editions write one (see :mod:`lastcard.editions.lower`); the rules only read it.
"""

from typing import Annotated

from .layout import Count, Packed, Row, Small
from .words import KINDS, SCRIPT

COLOR_ROWS = 5
"""Four colors and WILD."""


class Sheet(Packed):
    """Number tables of one edition with its rulings."""

    kinds: Count
    """How many kinds there are."""
    hand: Small
    """How many cards each seat is dealt."""

    kind_color: Annotated[Row, "u1", KINDS]
    copies: Annotated[Row, "u1", KINDS]
    kind_points: Annotated[Row, "u1", KINDS]
    opens: Annotated[Row, "u1", KINDS]
    """How each kind opens a round."""
    penalty: Annotated[Row, "u1", KINDS]
    """How many cards the next player is due when the kind is played."""
    challenged: Annotated[Row, "u1", KINDS]
    """1: the kind is a bluff when the guilt masks say so, and can be challenged."""
    passes_on: Annotated[Row, "u1", KINDS]
    """1: a Skip that passes a penalty on, 2: a Reverse that returns it, 0: neither."""
    answerable: Annotated[Row, "u1", KINDS]
    """1: a penalty of this kind may be answered with a card."""

    does_from: Annotated[Row, "i2", KINDS]
    does_to: Annotated[Row, "i2", KINDS]
    """Where in the script the effects of each kind begin and end."""
    corner_from: Annotated[Row, "i2", KINDS]
    corner_to: Annotated[Row, "i2", KINDS]
    """The same for the item in the corner of each kind."""
    script: Annotated[Row, "i4", SCRIPT]
    """The effects of all the cards."""

    fits_low: Annotated[Row, "i8", COLOR_ROWS * KINDS]
    """For an active color and a top kind (color * KINDS + kind): the kinds that may be played."""
    fits_high: Annotated[Row, "i8", COLOR_ROWS * KINDS]
    guilt_low: Annotated[Row, "i8", COLOR_ROWS * KINDS]
    """The same key: the kinds that convict whoever still held one of them."""
    guilt_high: Annotated[Row, "i8", COLOR_ROWS * KINDS]
    stack_low: Annotated[Row, "i8", COLOR_ROWS * KINDS]
    """For an active color and the draw card owed: the kinds that answer it."""
    stack_high: Annotated[Row, "i8", COLOR_ROWS * KINDS]
    bounce_low: Annotated[Row, "i8", COLOR_ROWS]
    """For an active color (WILD: any): the kinds that pass a penalty on."""
    bounce_high: Annotated[Row, "i8", COLOR_ROWS]
    finish_low: Annotated[Row, "i8", 1]
    """The kinds that may be played as the last card."""
    finish_high: Annotated[Row, "i8", 1]
    bluff_low: Annotated[Row, "i8", 1]
    """The kinds that can be a bluff."""
    bluff_high: Annotated[Row, "i8", 1]

    reverse_skips_two: Small
    """With two seats a Reverse acts as a Skip."""
    right_neighbor_starts: Small
    """After a start Reverse the dealer's right neighbor begins, not the dealer."""
    no_bluff: Small
    """A card that would be a bluff may not be played, and there is no challenge."""
    last_window: Small
    """A penalty played as the last card may be challenged."""
    challenge_extra: Small
    """How many more cards a challenge lost costs."""
    extra_optional: Small
    """An extra turn may be passed."""
    until_playable: Small
    """A player who draws goes on until a card can be played."""
    keeps_drawn: Small
    """A drawn card may not be played."""
    plays_drawn: Small
    """A drawn card that can be played must be."""
    must_play: Small
    """A player who can play may not draw."""
    jump_in: Small
    """A card identical to the top card may be played out of turn."""
    uno_penalty: Small
    no_calls: Small
    """UNO is called by itself; nobody can be caught."""
    window_stays: Small
    """A player with one uncalled card can be caught until it is called or no longer one."""
    false_penalty: Small
    """How many cards a false call or catch costs; 0: it is refused."""
    lowest_hand_wins: Small
    """After a stalemate the lowest hand wins the round."""
