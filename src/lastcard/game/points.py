"""The rule point behind each event: where to look up why it happened."""

from collections.abc import Sequence

from lastcard.editions import Card, Edition
from lastcard.rules import words

from .events import Event

LARGE: dict[str, str] = {
    "dealt": "MK-12",
    "start": "MK-13",
    "ignored": "MK-15",
    "buried": "MK-18",
    "returned": "MK-18",
    "played": "MK-30",
    "drew": "MK-32",
    "nothing_to_draw": "MK-75",
    "kept": "MK-33",
    "passed": "MK-34",
    "named_color": "MK-44",
    "targeted": "MK-68",
    "flipped": "MK-61",
    "item": "MK-06",
    "skipped": "MK-43",
    "reversed": "MK-41",
    "extra_turn": "MK-66",
    "accepted": "MK-44",
    "challenged": "MK-48",
    "shown": "MK-49",
    "guilty": "MK-50",
    "innocent": "MK-51",
    "gave": "PP-22",
    "called": "MK-80",
    "stayed_silent": "4.6",
    "caught": "MK-82",
    "false_call": "H12",
    "reshuffled": "MK-72",
    "swapped": "H3",
    "rotated": "H3",
    "went_out": "MK-86",
    "stalemate": "MK-76",
    "round_over": "MK-92",
}
"""For classic UNO and the boxes made from it."""

POCKET: dict[str, str] = {
    "dealt": "PP-08",
    "start": "PP-09",
    "ignored": "PP-10",
    "buried": "PP-15",
    "returned": "PP-15",
    "played": "PP-16",
    "drew": "PP-17",
    "nothing_to_draw": "PP-30",
    "kept": "PP-18",
    "passed": "PP-30",
    "named_color": "PP-21",
    "skipped": "PP-19",
    "reversed": "PP-19",
    "accepted": "PP-23",
    "challenged": "PP-24",
    "shown": "PP-24",
    "guilty": "PP-25",
    "innocent": "PP-26",
    "called": "PP-28",
    "caught": "PP-28",
    "reshuffled": "PP-30",
    "went_out": "PP-29",
    "stalemate": "PP-30",
    "round_over": "PP-31",
}
"""For the pocket box, where its own sheet speaks."""

ITEM_POINTS = ("MK-66", "MK-67", "MK-68", "MK-69", "MK-70")
"""The items in the order of the colors, the wild one last."""


def event_point(edition: Edition, event: Event) -> str:
    """The rule point behind an event.

    >>> from lastcard.editions import edition
    >>> event_point(edition("mario-kart"), Event("item", 0, "B7", amount=3))
    'MK-69'
    """
    if event.verb == "item":
        return ITEM_POINTS[event.amount]
    if edition.points == "PP" and event.verb in POCKET:
        return POCKET[event.verb]
    return LARGE[event.verb]


CAUSES = ("item", "caught", "guilty", "innocent", "false_call", "accepted", "start", "played")
"""Events that something else comes of in the same move."""
BEFALLS = ("drew", "skipped", "reversed", "nothing_to_draw")
"""Events whose rule is that of what brought them about, where something did."""
OF_START = {"S": ("MK-15", "PP-10"), "R": ("MK-17", "PP-12"), "+2": ("MK-16", "PP-11"), "+1": ("MK-16", "PP-11")}
"""What an action card turned up first does, by its symbol: for the large boxes, and for the pocket box."""


def points_behind(edition: Edition, events: Sequence[Event]) -> list[str]:
    """The rule points behind the events of one move: whoever draws because of a Banana Peel draws by its rule.

    >>> from lastcard.editions import edition
    >>> points_behind(edition("classic"), [Event("played", 0, "R+2"), Event("drew", 1), Event("skipped", 1)])
    ['MK-30', 'MK-40', 'MK-40']
    """
    found: list[str] = []
    cause: str | None = None
    for event in events:
        if event.verb in CAUSES:
            cause = _brings(edition, event)
        found.append(cause if cause and event.verb in BEFALLS else event_point(edition, event))
    return found


def _brings(edition: Edition, event: Event) -> str | None:
    """The rule by which something comes of an event; None where the rule of what comes says it all."""
    if event.verb not in ("start", "played"):
        return event_point(edition, event)
    pocket = edition.points == "PP"
    symbol = event.card[1:] if event.card and event.card[0] != "W" else ""
    if event.verb == "start":
        return OF_START[symbol][pocket] if symbol in OF_START else None
    does = edition.cards[edition.kinds[event.card]].does if symbol and event.card else ()
    if any(effect.verb == words.PENALTY for effect in does):
        return "PP-19" if pocket else "MK-40"
    return None


OF_EFFECTS: dict[int, tuple[str, ...]] = {
    words.PENALTY: ("MK-40", "MK-52", "MK-87"),
    words.SKIP: ("MK-43",),
    words.REVERSE: ("MK-41", "MK-42"),
    words.NAME_COLOR: ("MK-30",),
    words.USE_ITEM: ("MK-60", "MK-61", "MK-62", "MK-90"),
    words.GIVE_CARD: ("PP-22", "PP-22b", "PP-22d", "PP-22f"),
}
"""The points that say what a card does, by its effects, for classic UNO and the boxes made from it."""
CHALLENGED = ("MK-44", "MK-45", "MK-47", "MK-48", "MK-87")
OF_POCKET_EFFECTS: dict[int, tuple[str, ...]] = {
    words.PENALTY: ("PP-19", "PP-29"),
    words.SKIP: ("PP-19",),
    words.REVERSE: ("PP-19", "PP-20"),
    words.NAME_COLOR: ("PP-21",),
    words.GIVE_CARD: ("PP-22", "PP-22b", "PP-22d", "PP-22f"),
}
POCKET_CHALLENGED = ("PP-23", "PP-24", "PP-25", "PP-29")


def card_points(edition: Edition, card: Card) -> tuple[str, ...]:
    """The rule points that a card goes by, the one that says what it does first.

    >>> from lastcard.editions import edition
    >>> box = edition("mario-kart")
    >>> card_points(box, box.cards[box.kinds["RS"]])
    ('MK-43', 'MK-31', 'MK-07', 'MK-66')
    """
    pocket = edition.points == "PP"
    by_effect, challenged = (OF_POCKET_EFFECTS, POCKET_CHALLENGED) if pocket else (OF_EFFECTS, CHALLENGED)
    found: list[str] = []
    verbs = {effect.verb for effect in card.does}
    for effect in card.does:
        # Many wild cards name a color; it is the point of one that does nothing else.
        if effect.verb == words.NAME_COLOR and len(verbs) > 1:
            continue
        found += challenged if effect.challenged else by_effect.get(effect.verb, ())
    if not card.wild:
        found.append("PP-16" if pocket else "MK-31" if card.does else "MK-30")
    if card.item:
        number = words.WILD if card.wild else ("red", "yellow", "green", "blue").index(card.color)
        found += ["MK-07", ITEM_POINTS[number]]
    return tuple(dict.fromkeys(found))
