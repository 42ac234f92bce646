"""A table's own refusals: what the rules have no say in, such as who may start the match."""

from __future__ import annotations

from lastcard.text import fill


class Refusal(Exception):
    """An intent that is not carried out: a word for programs, a rule point if there is one, a sentence for people."""

    def __init__(self, reason: str, sentence: str, point: str | None = None) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.sentence = sentence
        self.point = point


def refuse(reason: str, **args: str | int) -> Refusal:
    """The refusal whose sentence stands in the catalog as `server-refusal-REASON`."""
    return Refusal(reason, fill(f"server-refusal-{reason.replace('_', '-')}", None, args))
