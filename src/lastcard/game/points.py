"""The rule point behind each event: where to look up why it happened."""

from lastcard.editions import Edition

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
