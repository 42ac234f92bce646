"""At most once: a client that is unsure whether its intent arrived sends it again, and gets the first answer again."""

from __future__ import annotations

import itertools
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class Once(Generic[Answer]):
    """The answers given to one sender's latest intents, by the id the client gave each."""

    def __init__(self, most: int = 64) -> None:
        self._answers: dict[str, Answer] = {}
        self.given = 0
        """How many there have been."""
        self._most = most

    def answer(self, intent_id: str) -> Answer | None:
        """The answer already given, if this intent came before."""
        return self._answers.get(intent_id)

    def latest(self, most: int) -> list[Answer]:
        """The latest answers, the oldest of them first."""
        return list(itertools.islice(reversed(self._answers.values()), most))[::-1]

    def remember(self, intent_id: str, answer: Answer) -> None:
        """Keeps an answer; the oldest one goes when there are too many."""
        self.given += 1
        self._answers.pop(intent_id, None)
        self._answers[intent_id] = answer
        while len(self._answers) > self._most:
            del self._answers[next(iter(self._answers))]
