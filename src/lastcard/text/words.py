"""The sentences that belong to the words of the rules: refusals, questions, rulings, rule points."""

from __future__ import annotations

from collections.abc import Iterable

from lastcard.text.cards import card_name, color_name, joined, slug
from lastcard.text.catalog import fill, has, say


def question_text(asks: str, language: str | None = None) -> str:
    """The open question in words.

    >>> question_text("color")
    'Which color?'
    """
    return say(f"question-{slug(asks)}", language)


def refusal_text(
    reason: str,
    language: str | None = None,
    *,
    card: str | None = None,
    top: str | None = None,
    color: str | None = None,
    question: str | None = None,
    **args: str | int,
) -> str:
    """Why a move is refused, in one sentence for the player who tried it.

    Cards, the color and the question are given as the rules spell them; ``en/refusals.ftl`` says
    what each reason needs. What it does not need may be given all the same.

    >>> refusal_text("no_match", card="R5", top="G7", color="green")
    'You cannot play red 5 now: the color is green and the top card is green 7.'
    """
    if card is not None:
        args["card"] = card_name(card, language)
    if top is not None:
        args["top"] = card_name(top, language)
    if color is not None:
        args["color"] = color_name(color, language)
    if question is not None:
        args["question"] = question_text(question, language)
    return fill(f"refusal-{slug(reason)}", language, args)


def ruling_title(name: str, language: str | None = None) -> str:
    """What a ruling is about, in a few words.

    >>> ruling_title("jump_in")
    'Jumping in'
    """
    return say(f"ruling-{slug(name)}", language)


def ruling_value(name: str, value: str | int, language: str | None = None) -> str:
    """What a value of a ruling means, in one sentence.

    >>> ruling_value("uno_penalty", 2), ruling_value("wd4_counts_item_box", True)[:14]
    ('Whoever is caught draws 2 cards.', 'It counts as a')
    """
    if isinstance(value, bool):
        return say(f"ruling-{slug(name)}-{str(value).lower()}", language)
    if isinstance(value, int):
        return say(f"ruling-{slug(name)}-number", language, amount=value)
    return say(f"ruling-{slug(name)}-{slug(value)}", language)


def edition_title(name: str, otherwise: str, language: str | None = None) -> str:
    """What an edition is called; one that the catalog does not know is called otherwise.

    >>> edition_title("pizza-pizza", "")
    'UNO Pocket Pizza Pizza'
    """
    message = f"edition-{name}"
    return say(message, language) if has(message) else otherwise


def point_id(point: str) -> str:
    """The message that words a rule point.

    >>> point_id("MK-67a"), point_id("4.5")
    ('point-mk-67a', 'point-4-5')
    """
    return "point-" + point.lower().replace(".", "-")


def point_text(point: str, language: str | None = None) -> str:
    """A rule point in words; its number comes from a refusal or a ruling."""
    return say(point_id(point), language)


def source_title(source: str, language: str | None = None) -> str:
    """What the source of a rule point is, from its key (``S000``, ``M-42001``)."""
    return say(f"source-{source.lower()}", language)


def listing(items: Iterable[str], language: str | None = None) -> str:
    """Several names as one text.

    >>> listing(["a", "b", "c"])
    'a, b, c'
    """
    return joined(items, "list-joined", language)
