"""Cards and actions in RLCard's words (``r-5``, ``g-draw_2``, ``b-wild_draw_4``, ``draw``) and in ours, both ways."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lastcard.editions.rulings import Value

LETTERS = {"r": "red", "g": "green", "b": "blue", "y": "yellow"}
SYMBOLS = {"skip": "S", "reverse": "R", "draw_2": "+2", "wild": "", "wild_draw_4": "+4"}
TRAITS = {symbol: trait for trait, symbol in SYMBOLS.items()}
ANY_WILD = "r"
"""RLCard's wilds have a color of their own, which means nothing while they are in a hand."""

LIKE_RLCARD: Mapping[str, Value] = {
    "start_action": "take_effect",
    "start_wd4": "return_and_reflip",
    "two_player_reverse": "direction_only",
    "wd4_play": "enforced",
    "drawn_card": "must_play",
    "voluntary_draw": False,
    "uno_calls": "automatic",
    "match": "single_round",
}
"""The rulings that bring classic UNO nearest to RLCard's; docs/rlcard.md says what they cannot bring about."""


def is_wild(text: str) -> bool:
    """Whether one of RLCard's cards is wild."""
    return text.partition("-")[2].startswith("wild")


def our_card(text: str) -> str:
    """RLCard's card in our notation."""
    letter, _, trait = text.partition("-")
    return ("W" if is_wild(text) else letter.upper()) + SYMBOLS.get(trait, trait)


def their_card(code: str, color: str = "red") -> str:
    """Our card in RLCard's words; a wild in the color that it was given."""
    letter, symbol = code[0].lower(), code[1:]
    if letter == "w":
        letter = color[0] if color in LETTERS.values() else ANY_WILD
    return f"{letter}-{TRAITS.get(symbol, symbol)}"


def our_moves(actions: Iterable[str]) -> tuple[str, ...]:
    """RLCard's legal actions as our moves: the four colors of a wild are one play."""
    return tuple(dict.fromkeys("draw" if action == "draw" else f"play {our_card(action)}" for action in actions))


def their_actions(moves: Iterable[str]) -> list[str]:
    """Our plays as RLCard lists them: a wild once for every color, a Wild Draw Four only with nothing else to play."""
    cards = [move.split()[1] for move in moves if move.startswith("play ")]
    cards = [card for card in cards if card != "W+4"] or cards
    return [
        their_card(card, color)
        for card in cards
        for color in (LETTERS.values() if card.startswith("W") else [LETTERS.get(card[0].lower(), "")])
    ]
