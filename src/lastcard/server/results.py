"""How rounds and matches ended, card by card."""

from __future__ import annotations

from typing import cast

from lastcard.editions import Edition
from lastcard.game import Match
from lastcard.server.shapes import CardPoints, Color, MatchResult, RoundResult


def color(name: str) -> Color:
    """The active color's word."""
    return cast("Color", name if name in ("red", "yellow", "green", "blue") else "none")


def card_points(edition: Edition) -> dict[str, int]:
    """What each kind counts at the end of a round."""
    return {card.code: card.points for card in edition.cards}


def round_result(match: Match) -> RoundResult:
    """The round that has just ended, hands open."""
    view = match.view(None)
    worth = card_points(match.edition)
    return RoundResult(
        round=match.round_number,
        winner=view.winner,
        hands=[[CardPoints(card, worth[card]) for card in hand] for hand in view.hands],
        points=list(match.round_points),
        scores=list(match.scores),
        target=match.edition.target,
    )


def match_result(match: Match, record: str, last_hash: str) -> MatchResult:
    """The match that has just ended."""
    return MatchResult(list(match.winners), list(match.scores), match.round_number, record, last_hash)
