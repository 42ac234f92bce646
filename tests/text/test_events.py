"""Events as sentences, from every seat."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from lastcard.text import event_text, ids, variables

NAMES = ("Ana", "Ben", "Cleo")
EVERY_EVENT = {"you", "name", "other", "pair", "known", "card", "amount"}
MORE = {"event-named-color": {"color"}, "event-item": {"item"}}


class Event(NamedTuple):
    verb: str
    seat: int = -1
    card: str | None = None
    amount: int = 0
    other: int = -1


def test_no_event_needs_an_argument_that_others_lack() -> None:
    for message_id in sorted(ids()):
        if message_id.startswith("event-"):
            assert variables(message_id) <= EVERY_EVENT | MORE.get(message_id, set()), message_id


@pytest.mark.parametrize(
    ("event", "viewer", "sentence"),
    [
        (Event("dealt", amount=7), 0, "Everybody is dealt 7 cards."),
        (Event("start", card="G7"), None, "The first card is green 7."),
        (
            Event("returned", card="W+4"),
            None,
            "The first card, Wild Draw Four, is shuffled back into the draw pile: another is turned up.",
        ),
        (Event("played", 0, "R5"), 0, "You play red 5."),
        (Event("played", 0, "WI"), 1, "Ana plays Wild Item Box."),
        (Event("drew", 0, "R5", 1), 0, "You draw red 5."),
        (Event("drew", 0, None, 1), 1, "Ana draws a card."),
        (Event("drew", 0, None, 2), 0, "You draw 2 cards."),
        (Event("drew", 0, None, 6), None, "Ana draws 6 cards."),
        (Event("nothing_to_draw", 1, amount=2), 1, "No card is left for you to draw."),
        (Event("kept", 0, "R5"), 0, "You keep red 5."),
        (Event("kept", 0), 2, "Ana keeps the card."),
        (Event("passed", 2), 0, "Cleo passes."),
        (Event("named_color", 0, amount=2), 0, "You name the color: green."),
        (Event("named_color", 1, amount=0), 0, "Ben names the color: red."),
        (Event("targeted", 0, other=1), 0, "You choose Ben."),
        (Event("targeted", 0, other=1), 1, "Ana chooses you."),
        (Event("targeted", 0, other=1), 2, "Ana chooses Ben."),
        (Event("targeted", 0, other=0), 0, "You choose yourself."),
        (Event("flipped", 0, "YS"), 1, "Ana turns over yellow Skip."),
        (Event("item", 0, amount=1), 1, "The item: Banana Peel."),
        (Event("skipped", 1), 1, "You miss a turn."),
        (Event("reversed"), 1, "The direction of play turns around."),
        (Event("extra_turn", 0), None, "Ana takes another turn."),
        (Event("accepted", 1), 1, "You accept."),
        (Event("challenged", 1, other=0), 0, "Ben challenges you."),
        (Event("challenged", 1), 0, "Ben challenges."),
        (Event("shown", 0, "R5", 2, 1), 1, "Ana shows 2 times red 5."),
        (Event("shown", 0, None, 0, 1), 2, "Ana shows the challenger a hand of cards."),
        (Event("gave", 0, "G4", other=1), 0, "You give green 4 to Ben."),
        (Event("gave", 0, "G4", other=1), 1, "Ana gives you green 4."),
        (Event("gave", 0, None, other=1), 2, "Ana gives a card to Ben."),
        (Event("called", 0), 0, "You call UNO!"),
        (Event("caught", 0, other=1), 0, "Ben catches you without an UNO call."),
        (Event("caught", 0, other=1), 1, "You catch Ana without an UNO call."),
        (Event("caught", 0, other=1), 2, "Ben catches Ana without an UNO call."),
        (Event("caught", 0), 2, "Ana is caught without an UNO call."),
        (
            Event("reshuffled", amount=1),
            0,
            "The discard pile is shuffled into a new draw pile of 1 card; its top card stays.",
        ),
        (Event("swapped", 0, other=2), 2, "Ana swaps hands with you."),
        (Event("went_out", 1), 0, "Ben has played the last card."),
        (Event("round_over", 0, amount=135), 0, "You win the round and score 135 points."),
        (Event("round_over", 0), 1, "Ana wins the round."),
        (Event("round_over"), 1, "The round ends without a winner."),
    ],
)
def test_sentences(event: Event, viewer: int | None, sentence: str) -> None:
    assert event_text(event, NAMES, viewer) == sentence


def test_every_event_can_be_said_from_every_seat() -> None:
    for message_id in sorted(ids()):
        if not message_id.startswith("event-"):
            continue
        verb = message_id.removeprefix("event-").replace("-", "_")
        for viewer in (None, 0, 1, 2):
            for other in (-1, 1):
                for card in (None, "R5"):
                    sentence = event_text(Event(verb, 0, card, 1, other), NAMES, viewer)
                    assert sentence.endswith((".", "!")), sentence
                    assert "  " not in sentence, sentence
