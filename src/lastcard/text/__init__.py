"""Every sentence that people read, in every language.

The sentences are Fluent messages in the files ``en/*.ftl``; the web client reads the same files.
``docs/decisions/messages.md`` says why, and how to add a language. Nothing here imports the rest of
lastcard, and the Fluent library is loaded when the first sentence is said.
"""

from lastcard.text.cards import Effect, Item, card_name, card_text, color_name, item_name
from lastcard.text.catalog import (
    TextError,
    fill,
    has,
    ids,
    languages,
    messages,
    say,
    served_by,
    speaking,
    spoken,
    variables,
)
from lastcard.text.tell import EventLike, event_args, event_text
from lastcard.text.words import (
    edition_title,
    listing,
    point_id,
    point_text,
    question_text,
    refusal_text,
    ruling_title,
    ruling_value,
    source_title,
)

__all__ = [
    "Effect",
    "EventLike",
    "Item",
    "TextError",
    "card_name",
    "card_text",
    "color_name",
    "edition_title",
    "event_args",
    "event_text",
    "fill",
    "has",
    "ids",
    "item_name",
    "languages",
    "listing",
    "messages",
    "point_id",
    "point_text",
    "question_text",
    "refusal_text",
    "ruling_title",
    "ruling_value",
    "say",
    "served_by",
    "source_title",
    "speaking",
    "spoken",
    "variables",
]
