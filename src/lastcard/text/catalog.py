"""The catalog: finds a message, fills in its arguments, and is strict about both."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import AbstractContextManager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.syntax import ast

    from lastcard.text.numbers import Bundle

HOME: Final = Path(__file__).parent
FALLBACK: Final = "en"
"""The language that has every sentence."""
SHARED: Final = "cards.ftl"
"""The one file that messages of any other file may refer to."""
_SPEAKING: Final = ContextVar("speaking", default=FALLBACK)
_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)


class TextError(LookupError):
    """A program asked for a sentence that does not exist, or left out what belongs in it."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalog, by their tags."""
    return tuple(sorted(path.parent.name for path in HOME.glob(f"*/{SHARED}")))


def spoken() -> str:
    """The language that sentences are said in where none is named."""
    return _SPEAKING.get()


class _Speaking:
    """A block in which another language is spoken."""

    def __init__(self, language: str) -> None:
        self._language = language

    def __enter__(self) -> None:
        self._before = _SPEAKING.set(self._language)

    def __exit__(self, *_: object) -> None:
        _SPEAKING.reset(self._before)


def speaking(language: str) -> AbstractContextManager[None]:
    """Say sentences in a language as long as the block runs; in other threads and tasks nothing changes.

    Raises:
        TextError: there is no such language.

    >>> with speaking("en-GB"):
    ...     spoken()
    'en'
    """
    return _Speaking(served_by(language))


@cache
def messages(language: str = FALLBACK) -> dict[str, str]:
    """The raw Fluent text of every file of a language, by file name."""
    tag = served_by(language)
    return {path.name: path.read_text("utf-8") for path in sorted((HOME / tag).glob("*.ftl"))}


def ids(language: str = FALLBACK) -> frozenset[str]:
    """The ids of all messages that a language has itself."""
    return frozenset(_places(served_by(language)))


def has(message_id: str, language: str = FALLBACK) -> bool:
    """Whether a language has this message itself, not only English."""
    return message_id in _places(served_by(language))


def say(message_id: str, /, language: str | None = None, **args: str | int) -> str:
    """One sentence, with its arguments filled in, in the language that is spoken unless another is named.

    An id that a translation lacks is said in English. An unknown id or a missing argument raises
    `TextError`; an argument that the sentence does not use is no mistake.

    >>> say("event-drew", you="none", name="Ana", other="", card="", known="no", amount=2)
    'Ana draws 2 cards.'
    """
    return fill(message_id, language, args)


def fill(message_id: str, language: str | None, args: Mapping[str, str | int], *, isolate: bool = False) -> str:
    """As `say`, with the arguments as one mapping.

    `isolate` wraps them in Unicode's direction marks, as a web page wants it and a terminal does not:
    a right-to-left name then leaves the rest of a left-to-right sentence in order.
    """
    tag = served_by(language or spoken())
    if message_id not in _places(tag):
        if message_id not in _places(FALLBACK):
            raise TextError(f"There is no message {message_id!r}.")
        tag = FALLBACK
    bundle = _bundle(tag, isolate, _places(tag)[message_id])
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise TextError(f"The message {message_id!r} says nothing.")
    sentence, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise TextError(f"The message {message_id!r} could not be said: {errors[0]}.")
    return str(sentence)


@cache
def variables(message_id: str, language: str = FALLBACK) -> frozenset[str]:
    """The names of all arguments a message may need, those of messages it refers to included."""
    from fluent.syntax import ast

    place = _places(served_by(language)).get(message_id)
    if place is None:
        raise TextError(f"There is no message {message_id!r}.")
    found: set[str] = set()
    for entry in _parse(served_by(language), place).body:
        if isinstance(entry, ast.Message) and entry.id.name == message_id:
            for node in _below(entry):
                if isinstance(node, ast.VariableReference):
                    found.add(node.id.name)
                elif isinstance(node, ast.MessageReference):
                    found |= variables(node.id.name, language)
    return frozenset(found)


@lru_cache(64)
def served_by(language: str) -> str:
    """The catalog for a language tag: `de-AT` is served by `de`.

    Raises:
        TextError: there is none for it.
    """
    for tag in (language, language.partition("-")[0]):
        if tag in languages():
            return tag
    raise TextError(f"There is no language {language!r}; there are: {', '.join(languages())}.")


@cache
def _places(tag: str) -> dict[str, str]:
    """Which file each message is in. Parsing all of them would make the first sentence slow."""
    return {message_id: name for name, text in messages(tag).items() for message_id in _ENTRY.findall(text)}


@cache
def _parse(tag: str, name: str) -> ast.Resource:
    """A file of the catalog, parsed; a line that is not Fluent is an error, not skipped."""
    from fluent.syntax import FluentParser, ast

    resource = FluentParser(with_spans=False).parse(messages(tag)[name])
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            head = (entry.content or "").strip().splitlines()[0]
            raise TextError(f"{tag}/{name} has a line that is not a message: {head!r}.")
    return resource


@cache
def _bundle(tag: str, isolate: bool, name: str) -> Bundle:
    """One file, ready to speak, together with the shared one."""
    from lastcard.text.numbers import Bundle

    bundle = Bundle([tag], use_isolating=isolate)
    for each in dict.fromkeys((SHARED, name)):
        bundle.add_resource(_parse(tag, each))
    return bundle


def _below(node: ast.BaseNode) -> list[ast.BaseNode]:
    """A node of a parsed message and all nodes under it."""
    from fluent.syntax import ast

    found = [node]
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found += _below(child)
    return found
