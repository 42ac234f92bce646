"""The vocabulary of the rules, as ints so that it compiles.

The glossary: a *kind* is a distinct card face; *turn* is whose turn it is and *asked* who must answer
the open question; a *move* is what a seat does, an *event* what happened because of it.
"""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table: 0, 1, 2 … to the left."""
Kind: TypeAlias = int
"""A distinct card face of an edition."""
Color: TypeAlias = int
"""0 to 3, or WILD."""
Move: TypeAlias = int
"""What a seat does; see the move words below."""
Points: TypeAlias = int
"""What cards count at the end of a round."""

RULES_VERSION: Final = 1
"""Changes when a published rule changes; every table and record carries it."""

SEATS: Final = 10
"""The most seats a table can have."""
WORD: Final = 63
"""Kinds a mask has room for: a mask is never negative, so that plain and compiled agree."""
KINDS: Final = 126
"""The most kinds an edition can have: two masks of 63."""
CARDS: Final = 192
"""The most cards an edition can have."""
SCRIPT: Final = 256
"""Room for the effects of all the cards of an edition."""
AGENDA: Final = 16
"""Room for the effects that are still to be performed."""
EVENTS: Final = 208
"""Room for the events of one move."""

# Colors. WILD is also the active color while it is still to be named.
RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
WILD: Final = 4
COLORS: Final = 4

# Verbs of effects.
DRAW_CARDS: Final = 1
"""Somebody draws cards, and loses no turn."""
PENALTY: Final = 2
"""The next player draws cards and misses a turn, unless it is answered or challenged."""
SKIP: Final = 3
REVERSE: Final = 4
GO_AGAIN: Final = 5
NAME_COLOR: Final = 6
USE_ITEM: Final = 7
"""Turn over the top card of the draw pile; the item in its corner strikes."""
GIVE_CARD: Final = 8
"""The player gives a card to the next player, if the effect before it drew one."""
SWAP_HANDS: Final = 9
PASS_HANDS: Final = 10
"""Every hand moves one seat in the direction of play."""

# Whom an effect meets.
SELF: Final = 0
NEXT: Final = 1
PREVIOUS: Final = 2
OTHERS: Final = 3
CHOSEN: Final = 4
"""An opponent of the player's choice; with two players there is no choice."""
ANYONE: Final = 5
"""A seat of the player's choice, one's own included."""
LAST_TO_ACT: Final = 6
"""Whoever else acted last; if nobody has, the seat before."""

# An effect is one number: the verb, the amount, whom it meets, and two marks.
AMOUNT_AT: Final = 8
WHO_AT: Final = 16
ALSO_LAST: Final = 1 << 20
"""The effect takes place even when its card was the player's last."""
CHALLENGED: Final = 1 << 21
"""The penalty may be challenged."""

DEMAND_AGAIN: Final = PENALTY | ALSO_LAST
"""The penalty owed is due from the next player, and nothing is added to it."""

# What the table waits for.
NOTHING: Final = 0
PLAY: Final = 1
DRAWN: Final = 2
"""Play or keep the card just drawn."""
COLOR: Final = 3
TARGET: Final = 4
CHALLENGE: Final = 5
"""Accept or challenge a penalty (or, by house rule, answer it)."""
STACK: Final = 6
"""House rule: answer a penalty or accept it."""
GIVE: Final = 7
CALL: Final = 8
"""Without a clock: call UNO or stay silent."""
CATCH: Final = 9
"""Without a clock: catch a player who did not call, or stay silent."""
OVER: Final = 10

# Moves: 0 to KINDS - 1 play that kind.
DRAW: Final = KINDS
KEEP: Final = KINDS + 1
PASS: Final = KINDS + 2
ACCEPT: Final = KINDS + 3
DISPUTE: Final = KINDS + 4
"""Challenge a penalty."""
CALL_UNO: Final = KINDS + 5
SILENT: Final = KINDS + 6
NAME: Final = KINDS + 7
"""NAME + c names the color c."""
POINT: Final = NAME + COLORS
"""POINT + s makes the seat s the target."""
CATCH_SEAT: Final = POINT + SEATS
"""CATCH_SEAT + s catches the seat s."""
HAND_OVER: Final = CATCH_SEAT + SEATS
"""HAND_OVER + k gives a card of the kind k."""
MOVES: Final = HAND_OVER + KINDS
"""How many moves there are."""

# How a card opens a round when it is the first one turned up.
PLAIN: Final = 0
TAKES_EFFECT: Final = 1
"""Its effects happen as if the dealer had played it."""
PASSED_OVER: Final = 2
"""Another card is turned up on it."""
RETURNED: Final = 3
"""Shuffled back into the draw pile; another card is turned up."""
DEALER_NAMES: Final = 4
"""The dealer names its color, the first player plays."""
FIRST_NAMES: Final = 5
"""The first player names its color, then plays."""
ACTIVATES: Final = 6
"""Its item strikes as if the first player had played it."""

# Streams of the dice; see chance.py.
DEAL_STREAM: Final = 1
START_STREAM: Final = 2
RESHUFFLE_STREAM: Final = 3
DEALER_STREAM: Final = 4
ROUND_STREAM: Final = 5
MATCH_STREAM: Final = 6

# Events. A row is (verb, seat, kind, amount); NOBODY stands for no seat or no kind.
NOBODY: Final = 255
STARTED: Final = 1
"""The kind was turned up as the first discard."""
IGNORED: Final = 2
"""The kind was turned up first and passed over."""
RETURNED_START: Final = 3
"""The kind was turned up first and shuffled back."""
PLAYED: Final = 4
DREW: Final = 5
"""One card; the kind is for the seat's own eyes."""
KEPT: Final = 6
PASSED: Final = 7
NAMED_COLOR: Final = 8
"""amount: the color."""
TARGETED: Final = 9
"""amount: the seat that was chosen."""
FLIPPED: Final = 10
"""An Item Box turned the kind over; its item strikes."""
SKIPPED: Final = 11
REVERSED: Final = 12
EXTRA_TURN: Final = 13
ACCEPTED: Final = 14
DISPUTED: Final = 15
SHOWN: Final = 16
"""The seat shows amount cards of the kind to the challenger alone."""
GUILTY: Final = 17
INNOCENT: Final = 18
GAVE: Final = 19
"""amount: the receiver. The kind is for the two of them."""
CALLED_UNO: Final = 20
CAUGHT: Final = 21
"""seat: who is caught; amount: by whom."""
FALSE_CALL: Final = 22
RESHUFFLED: Final = 23
"""amount: how many cards, at most 255."""
SWAPPED: Final = 24
"""amount: the other seat."""
HANDS_PASSED: Final = 25
WENT_OUT: Final = 26
STALEMATE: Final = 27
ROUND_OVER: Final = 28
"""seat: who won, NOBODY for no one."""
STAYED_SILENT: Final = 29
NOTHING_TO_DRAW_EVENT: Final = 30
"""The seat was due another card and there was none; amount: how many were missing."""

# Why a move is refused. 0: it is legal.
LEGAL: Final = 0
ROUND_IS_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_ASKED: Final = 3
NOT_HELD: Final = 4
NO_MATCH: Final = 5
ONLY_DRAWN_CARD: Final = 6
BLUFF_FORBIDDEN: Final = 7
LAST_CARD_FORBIDDEN: Final = 8
MUST_PLAY: Final = 9
NO_CARDS_LEFT: Final = 10
PASS_NEEDS_NOTHING: Final = 11
NO_SUCH_COLOR: Final = 12
NO_SUCH_SEAT: Final = 13
NOT_YOURSELF: Final = 14
NOTHING_TO_CALL: Final = 15
ALREADY_CALLED: Final = 16
NOTHING_TO_CATCH: Final = 17
CALLS_AUTOMATIC: Final = 18
MUST_ANSWER: Final = 19
NO_CHALLENGE: Final = 20
NOT_IDENTICAL: Final = 21
MUST_PLAY_DRAWN: Final = 22
REASONS: Final = 23
"""How many reasons there are, LEGAL among them."""
