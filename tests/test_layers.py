"""The layers: every arrow between the parts of lastcard points one way."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src" / "lastcard"

# What each part of lastcard may import of the others; a new part must be put in its place here.
MAY_IMPORT = {
    "rules": "",
    "errors": "text",
    "text": "",
    "intervals": "",
    "editions": "rules errors",
    "guide": "rules errors text editions",
    "search": "rules errors text editions",
    "game": "rules errors text editions",
    "compiled": "rules errors text editions game",
    "bots": "rules errors text editions game compiled",
    "simulate": "rules errors text editions intervals game compiled bots insight",
    "tournament": "rules errors text editions intervals game compiled bots simulate",
    "insight": "rules errors text editions intervals game compiled bots",
    "envs": "rules errors text editions game compiled bots simulate",
    "server": "rules errors text editions guide search game compiled bots insight simulate",
    "terminal": "rules errors text editions intervals guide search game compiled bots simulate tournament insight envs "
    "server",
    "cli": "rules errors text editions guide search game compiled bots simulate tournament insight envs server "
    "terminal",
    # The public names; whoever imports lastcard waits for all that is imported here.
    "__init__": "rules errors text editions game bots",
    "__main__": "cli",
}

# Other people's packages that only some parts may import.
ONLY = {
    "numba": "compiled bots simulate envs server terminal cli",
    "alembic": "server",
    "litestar": "server",
    "redis": "server",
    "sqlalchemy": "server",
    "uvicorn": "server cli",
}

RULES_MAY_IMPORT = {"numpy"}


def _imports(module: Path, sources: Path) -> Iterator[str]:
    """The full names of everything a module imports, wherever in it the import stands."""
    package = ("lastcard", *module.relative_to(sources).parent.parts)
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            before = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*before, *([node.module] if node.module else [])])
            # `from lastcard import game` names a part, `from lastcard.game import Match` is inside of one.
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _part(module: Path, sources: Path) -> str:
    return module.relative_to(sources).parts[0].removesuffix(".py")


def broken(sources: Path) -> list[str]:
    """Every import below `sources` that the layers forbid, as sentences."""
    found = []
    modules = sorted(sources.rglob("*.py"))
    parts = {_part(module, sources) for module in modules}
    for module in modules:
        part, where = _part(module, sources), module.relative_to(sources).as_posix()
        if part not in MAY_IMPORT:
            found.append(f"{where}: {part} has no place among the layers")
            continue
        for name in _imports(module, sources):
            first, _, rest = name.partition(".")
            if first == "lastcard":
                other = rest.partition(".")[0]
                if other in parts and other not in (part, "__init__", *MAY_IMPORT[part].split()):
                    found.append(f"{where}: {part} may not import {other}")
            elif first in ONLY and part not in ONLY[first].split():
                found.append(f"{where}: {part} may not import {first}")
            elif part == "rules" and first not in sys.stdlib_module_names | RULES_MAY_IMPORT:
                found.append(f"{where}: rules may not import {first}")
    return found


def test_no_import_goes_up_a_layer() -> None:
    assert broken(SOURCES) == []


@pytest.mark.parametrize(
    ("where", "source", "sentence"),
    [
        ("rules/deal.py", "from lastcard.editions import Edition", "rules/deal.py: rules may not import editions"),
        ("rules/deal.py", "from ..editions.cards import Card", "rules/deal.py: rules may not import editions"),
        ("rules/deal.py", "from .. import editions", "rules/deal.py: rules may not import editions"),
        ("rules/deal.py", "import msgspec", "rules/deal.py: rules may not import msgspec"),
        ("rules/deal.py", "from numba import njit", "rules/deal.py: rules may not import numba"),
        ("game/match.py", "def play():\n    import lastcard.cli", "game/match.py: game may not import cli"),
        ("game/match.py", "if True:\n    import numba", "game/match.py: game may not import numba"),
        ("text/catalog.py", "import lastcard.errors", "text/catalog.py: text may not import errors"),
        ("bots/casual.py", "from lastcard import server", "bots/casual.py: bots may not import server"),
        ("__init__.py", "from .cli import main", "__init__.py: __init__ may not import cli"),
        ("puzzles/mate.py", "", "puzzles/mate.py: puzzles has no place among the layers"),
    ],
)
def test_an_import_up_is_found(tmp_path: Path, where: str, source: str, sentence: str) -> None:
    for part in ("rules", "editions", "errors", "game", "server", "cli"):
        (tmp_path / f"{part}.py").touch()
    (tmp_path / where).parent.mkdir(exist_ok=True)
    (tmp_path / where).write_text(source, encoding="utf-8")
    assert broken(tmp_path) == [sentence]


@pytest.mark.parametrize(
    ("where", "source"),
    [
        ("rules/deal.py", "import math\nimport numpy as np\nfrom . import words\nfrom .chance import shuffle"),
        ("game/match.py", "from ..rules.moves import step\nfrom lastcard import errors, __version__"),
        ("cli.py", "from lastcard.server import serve\nimport uvicorn"),
    ],
)
def test_an_import_down_is_allowed(tmp_path: Path, where: str, source: str) -> None:
    for part in ("rules", "errors", "server"):
        (tmp_path / f"{part}.py").touch()
    (tmp_path / where).parent.mkdir(exist_ok=True)
    (tmp_path / where).write_text(source, encoding="utf-8")
    assert broken(tmp_path) == []
