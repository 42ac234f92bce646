"""The compiled twin: the package ``rules`` imported again under another name, its mark compiling.

Numba's cache on disk does not see an edit in another file, so its folder is named by a digest of all
the sources that are compiled.
"""

import hashlib
import importlib
import os
import sys
import types
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

from lastcard import rules

TWIN = "lastcard.compiled._rules"
"""The name under which the rules are imported again."""
HERE = Path(__file__).parent
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}
"""No rule allocates, so there are no references to count: worth a third of the speed."""


def source_digest(*, versions: bool = True) -> str:
    """A digest of everything that is compiled, with the versions of the compiler and of Python unless it says no."""
    digest = hashlib.sha256()
    if versions:
        import numba

        digest.update(f"{numba.__version__} {sys.version}".encode())
    for path in sorted([*Path(rules.__path__[0]).glob("*.py"), *HERE.glob("*.py")]):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: a folder that no edit of a rule can outlive."""
    home = os.environ.get("LASTCARD_CACHE") or os.environ.get("XDG_CACHE_HOME")
    base = Path(home) if home else Path.home() / ".cache"
    return base / "lastcard" / f"compiled-{source_digest()}"


def is_cached(entry: str = "") -> bool:
    """Whether compiled code of these rules is on disk: of one entry, as ``search.ask_searcher``, or of any."""
    return any(cache_folder().glob(f"**/{entry}-*.nbi" if entry else "**/*.nbi"))


@lru_cache(maxsize=1)
def prepare() -> None:
    """Point Numba's cache at its folder; a folder that cannot be written means no cache."""
    import numba

    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return
    config: Any = numba.config
    config.CACHE_DIR = str(folder)


def _njit() -> Any:
    import numba

    return numba.njit


def compile_inner(function: Any) -> Any:
    """Compile a rule that only other rules call: no way in from Python, nothing kept on its own."""
    from .inner import InnerCompiler

    return one_version(_njit()(no_cpython_wrapper=True, pipeline_class=InnerCompiler, **OPTIONS)(function))


def compile_hot(function: Any) -> Any:
    """Compile a rule on the way of every move into each of its callers."""
    from .inner import InnerCompiler

    return one_version(
        _njit()(no_cpython_wrapper=True, forceinline=True, pipeline_class=InnerCompiler, **OPTIONS)(function)
    )


def compile_entry(function: Any) -> Any:
    """Compile a rule that Python calls too: for other rules like any other, and once with a way in.

    Only what has a way in is kept on disk.
    """
    inner = compile_inner(function)
    inner.way_in = one_version(quick_to_load(_njit()(cache=True, **OPTIONS)(function)))
    return inner


def quick_to_load(dispatcher: Any) -> Any:
    """Take code from the cache without registering Numba's whole library first, which only compiling needs.

    A third of the wait for the first compiled round.
    """
    cache = dispatcher._cache  # noqa: SLF001 - Numba has no other door to it
    cache.load_overload = cache._load_overload  # noqa: SLF001
    return dispatcher


def one_version(dispatcher: Any) -> Any:
    """Let every rule be compiled once, whatever width its whole numbers come in.

    Fields of a record are 8, 16 or 32 bits wide; without this a rule would be compiled anew for each
    mixture of them, several times over.
    """
    from numba import types

    whole: Any = types.Integer
    plain: Any = types.unliteral
    resolve = dispatcher.get_call_template

    def get_call_template(args: Any, keywords: Any) -> Any:
        wide = tuple(types.int64 if isinstance(plain(arg), whole) else arg for arg in args)
        return resolve(wide, keywords)

    dispatcher.get_call_template = get_call_template
    return dispatcher


@lru_cache(maxsize=1)
def mark() -> ModuleType:
    """The module that stands in for ``rules._rule`` in the twin."""
    prepare()
    from .bits import count_bits, lowest_bit
    from .vectors import eight_rounds

    module = types.ModuleType(f"{TWIN}._rule")

    def copy_table(tables: Any, source: int, target: int) -> None:
        tables[target] = tables[source]

    module.__dict__.update(
        copy_table=compile_hot(copy_table),
        rule=compile_inner,
        hot=compile_hot,
        entry=compile_entry,
        lowest_bit=lowest_bit,
        count_bits=count_bits,
        eight_rounds=eight_rounds,
    )
    return module


class WaysIn:
    """The rules of one module that Python can call compiled."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name).way_in


@cache
def load(name: str) -> WaysIn:
    """A module of the rules, compiled: ``load("step").step`` is ``rules.step.step``, compiled."""
    if TWIN not in sys.modules:
        package = types.ModuleType(TWIN)
        package.__path__ = rules.__path__
        sys.modules[TWIN] = package
        sys.modules[f"{TWIN}._rule"] = mark()
    return WaysIn(importlib.import_module(f"{TWIN}.{name}"))
