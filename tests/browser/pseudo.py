"""Languages that nobody speaks, made from English: a long one with accents, and one that is written from the right.

They take the places of German and Persian, on the server and in the pages, so that what is long or mirrored can be
looked at whatever a translation happens to say. Nothing of them is shipped.
"""

from __future__ import annotations

import functools
import json
import math
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

from lastcard.text import catalog

GROWTH: Final = 0.4
"""How much longer every word is."""
ACCENTS: Final = str.maketrans("aceinouyACEINOUY", "áçéíñóúýÁÇÉÍÑÓÚÝ")
FROM_THE_RIGHT: Final = str.maketrans("abcdefghijklmnopqrstuvwxyz", "ابچدهفگحیجکلمنوپقرستوطشغیز")
_WORD: Final = re.compile(r"[^\W\d_]+")


def lengthened(text: str) -> str:
    """The text with longer words.

    >>> lengthened("Deal the cards, Ana")
    'Déálll thééé çárdsss, Áñááá'
    """

    def longer(word: re.Match[str]) -> str:
        accented = word[0].translate(ACCENTS)
        return accented + accented[-1] * math.ceil(len(accented) * GROWTH)

    return _WORD.sub(longer, text)


def mirrored(text: str) -> str:
    """The text in letters that are written from the right.

    >>> mirrored("Ana: 5 cards")
    'انا: 5 چاردس'
    """
    return text.lower().translate(FROM_THE_RIGHT)


@contextmanager
def spoken(tag: str, change: Callable[[str], str], folder: Path) -> Iterator[Callable[[Page], None]]:
    """The server speaks English, changed, in the place of a language; what comes out has pages do so too."""
    home, english = catalog.HOME, catalog.messages()
    for name, sentences in english.items():
        for language, text in (("en", sentences), (tag, changed(sentences, change))):
            path = folder / language / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    try:
        catalog.HOME = folder  # type: ignore[misc]
        forget()
        yield functools.partial(_answer, tag=tag, sentences="\n".join(catalog.messages(tag).values()))
    finally:
        catalog.HOME = home  # type: ignore[misc]
        forget()


def changed(sentences: str, change: Callable[[str], str]) -> str:
    """A file of the catalog with its texts changed, and its arguments as they are."""

    class Change(Transformer):
        def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - named by the library
            return ast.TextElement(change(node.value))

    resource = FluentParser(with_spans=False).parse(sentences)
    return FluentSerializer().serialize(Change().visit(resource))


def forget() -> None:
    """Lets go of everything that was read from the catalog."""
    speakers = ("lastcard.guide", "lastcard.search", "lastcard.server", "lastcard.text")
    for module in [each for name, each in sys.modules.items() if name.startswith(speakers)]:
        for known in vars(module).values():
            if hasattr(known, "cache_clear"):
                known.cache_clear()


def _answer(page: Page, *, tag: str, sentences: str) -> None:
    def chunk(route: Route) -> None:
        route.fulfill(body=f"export default {json.dumps(sentences)};", content_type="text/javascript")

    page.context.route(re.compile(rf"/assets/{tag}-[\w-]+\.js$"), chunk)
