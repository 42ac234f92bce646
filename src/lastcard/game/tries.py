"""What somebody tries in a worked example, in one sentence."""

from collections.abc import Sequence

from lastcard.text import card_name, color_name, fill


def tried(move: str, seat: int, names: Sequence[str]) -> str:
    """A move that is only tried, in words.

    >>> tried("play R5", 0, ["Ana", "Ben"]), tried("catch 1", 0, ["Ana", "Ben"])
    ('Ana tries to play red 5.', 'Ana tries to catch Ben.')
    """
    verb, _, what = move.partition(" ")
    other = int(what) if what.isdecimal() else -1
    args = {
        "name": names[seat],
        "card": card_name(what) if verb in ("play", "give") else "",
        "color": color_name(what) if verb == "color" else "",
        "other": names[other] if 0 <= other < len(names) else what,
    }
    return fill(f"example-tries-{verb}", None, args)
