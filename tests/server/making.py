"""Messages made at random, within the bounds that their structs set."""

from __future__ import annotations

import types
import typing
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import Meta

_PLAIN: dict[Any, st.SearchStrategy[Any]] = {
    bool: st.booleans(),
    float: st.floats(allow_nan=False, allow_infinity=False, width=32),
    type(None): st.none(),
}


def structs(kind: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    """Any message of a kind."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return st.builds(kind, **{field.name: _values(hints[field.name], Meta()) for field in msgspec.structs.fields(kind)})


def _values(hint: Any, bounds: Meta) -> st.SearchStrategy[Any]:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return _values(args[0], next(each for each in args[1:] if isinstance(each, Meta)))
    if origin is typing.Literal:
        return st.sampled_from(args)
    if origin in (types.UnionType, typing.Union):
        return st.one_of([_values(each, bounds) for each in args])
    if origin is list:
        return st.lists(_values(args[0], Meta()), max_size=3)
    if origin is dict:
        return st.dictionaries(_values(args[0], Meta()), _values(args[1], Meta()), max_size=3)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return structs(hint)
    if hint is int:
        low = -(2**40) if bounds.ge is None else int(bounds.ge)
        return st.integers(low, 2**40 if bounds.le is None else int(bounds.le))
    if hint is str:
        shortest, longest = bounds.min_length or 0, min(bounds.max_length or 20, 200)
        return st.text(st.characters(codec="utf-8"), min_size=shortest, max_size=longest)
    return _PLAIN[hint]
