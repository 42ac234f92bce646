"""What the sources say: every message they name exists, and gets the arguments that it needs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from lastcard import errors
from lastcard.text import ids, messages, variables

ROOT = Path(__file__).parent.parent.parent
# An error about an unknown name brings these by itself.
OF_UNKNOWN_NAMES = {"name", "allowed", "nearest", "has_nearest"}
ERRORS = {
    name: OF_UNKNOWN_NAMES if issubclass(kind, errors.UnknownName) else set()
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, errors.LastCardError)
}


SOURCES = sorted((ROOT / "src" / "lastcard").rglob("*.py"))


def _nodes() -> Iterator[tuple[str, ast.AST]]:
    """Everything in the sources, and where it stands."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            yield f"{path.relative_to(ROOT).as_posix()}:{getattr(node, 'lineno', 0)}", node


def _text(node: ast.AST) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _callee(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def test_every_message_that_is_said_exists_and_gets_its_arguments() -> None:
    wrong = []
    for where, node in _nodes():
        if not isinstance(node, ast.Call) or not node.args:
            continue
        callee, message_id = _callee(node), _text(node.args[0])
        if message_id is None or not (callee == "say" or (callee in ERRORS and message_id.startswith("error-"))):
            continue
        if message_id not in ids():
            wrong.append(f"{where}: there is no message {message_id}")
            continue
        given = {keyword.arg for keyword in node.keywords}
        missing = variables(message_id) - given - ERRORS.get(callee, set())
        if missing and None not in given:
            wrong.append(f"{where}: {message_id} needs {', '.join(sorted(missing))}")
    assert wrong == []


def test_every_text_that_looks_like_an_id_is_one() -> None:
    shape = re.compile(r"(?:error|event|refusal|ruling|terminal)-[a-z0-9-]*[a-z0-9]")
    texts = ((where, _text(node)) for where, node in _nodes())
    wrong = [f"{where}: there is no message {text}" for where, text in texts if text and shape.fullmatch(text)]
    assert [line for line in wrong if line.rpartition(" ")[2] not in ids()] == []


def test_sentences_are_plain() -> None:
    """No sentence has a stray space, a straight ellipsis of dots or a dash in place of punctuation."""
    for name, text in messages().items():
        for number, line in enumerate(text.splitlines(), 1):
            if not line.startswith("#"):
                assert line == line.rstrip(), f"{name}:{number}"
                assert "..." not in line, f"{name}:{number}"
                assert not re.search(r"\S  +\S", line), f"{name}:{number}"
