"""What can go wrong, each with one sentence that names the thing and the way out.

Errors carry the name of a catalog sentence and its arguments; the sentence is put together only when
somebody reads it, so that the rules and editions below need no catalog.
"""

from difflib import get_close_matches

LONGEST = 200
"""How much of somebody's text is repeated in a sentence."""


def sayable(value: str | int) -> str | int:
    """An argument as it can be said: no longer than a line or two, and text that can be written."""
    if isinstance(value, int):
        # Numbers of thousands of digits cannot even be written in decimal.
        return value if abs(value) < 10**15 else sayable(str(value) if value.bit_length() < 600 else hex(value))
    if len(value) > LONGEST:
        value = value[:LONGEST] + "…"
    return value.encode("utf-8", "replace").decode()


class LastCardError(Exception):
    """The base of every error that lastcard raises on purpose.

    Args:
        message: the name of a sentence of the catalog.
        args: what the sentence speaks of.
    """

    def __init__(self, message: str, /, **args: str | int) -> None:
        super().__init__(message, args)
        self.message = message
        self.arguments = args

    def __str__(self) -> str:
        from lastcard.text import fill

        return fill(
            self.message,
            None,
            {name: value if name == "allowed" else sayable(value) for name, value in self.arguments.items()},
        )

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.__dict__)


def _rebuild(kind: type[LastCardError], state: dict[str, object]) -> LastCardError:
    error = kind.__new__(kind)
    error.__dict__.update(state)
    return error


class UnknownName(LastCardError):
    """A name that is not one of the allowed ones; the sentence lists them and names the nearest."""

    def __init__(self, message: str, name: str, allowed: list[str], **more: str | int) -> None:
        name = str(name)  # whatever a program gave in a name's place
        near = get_close_matches(name, allowed, 1, 0.5)
        super().__init__(
            message,
            name=name,
            allowed=", ".join(allowed),
            nearest=near[0] if near else "",
            has_nearest="yes" if near else "no",
            **more,
        )


class UnknownEdition(UnknownName):
    """No such edition or preset."""


class BadRuling(LastCardError):
    """A ruling that cannot be taken: unknown to the edition, or a value or a mix that cannot work."""


class UnknownRuling(UnknownName, BadRuling):
    """A ruling, or a value of one, that the edition does not know."""


class BadEdition(LastCardError):
    """An edition that cannot work."""


class BadSeats(LastCardError):
    """A number of players that the edition does not allow."""


class BadNotation(LastCardError):
    """A card or a move that is not written as one."""


class IllegalMove(LastCardError):
    """A move that is not allowed now; the table is as it was.

    Attributes:
        reason: one of the closed list of reasons (``no-match``, ``not-your-turn``, …).
        point: the rule point it rests on (``MK-30``).
    """

    def __init__(self, reason: str, point: str, /, **args: str | int) -> None:
        super().__init__(f"refusal-{reason}", **args)
        self.reason = reason
        self.point = point


class BadRecord(LastCardError):
    """A record that is truncated, edited, foreign or from rules that are not known."""


class BadCase(LastCardError):
    """A conformance file that is malformed."""


class UnknownPoint(UnknownName):
    """No such rule point."""


class NotSaved(LastCardError):
    """A file could not be written; whatever it held before is still there."""


class BadDeal(LastCardError):
    """What a round should be dealt with is not for this round, or is not well made."""


class BadShare(LastCardError):
    """What a seat gave for the dice cannot be taken.

    Attributes:
        reason: a word for programs.
    """

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class BadChoice(LastCardError):
    """An option that cannot be taken."""
