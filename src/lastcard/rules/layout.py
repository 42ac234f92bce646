"""One declaration of a state, two layouts: a plain object to play on, a packed record to compile for.

A class that derives from :class:`Packed` declares its fields as annotations. A plain object keeps
numbers as ints and rows as ``bytearray`` or ``list`` (several times faster than NumPy rows under the
interpreter); :func:`dtype_of` derives the record that compiled code works on, field by field. NumPy is
loaded only for records: a game between people needs none.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Annotated, Any, Self, TypeAlias, get_args, get_type_hints

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

Small: TypeAlias = Annotated[int, "i1"]
"""A number from -128 to 127."""
Count: TypeAlias = Annotated[int, "i2"]
"""A number from -32,768 to 32,767."""
Long: TypeAlias = Annotated[int, "i4"]
"""A number from -2**31 to 2**31 - 1."""
Mask: TypeAlias = Annotated[int, "i8"]
"""Up to 63 bits, never negative."""
Row: TypeAlias = MutableSequence[int]
"""A row of numbers of fixed length."""

Field: TypeAlias = tuple[str, str, int]

_FIELDS: dict[type, tuple[Field, ...]] = {}
_DTYPES: dict[type, np.dtype[np.void]] = {}


def fields_of(cls: type) -> tuple[Field, ...]:
    """The fields of a packed class: name, NumPy type, and length (0 for a single number)."""
    if cls not in _FIELDS:
        fields: list[Field] = []
        for name, hint in get_type_hints(cls, include_extras=True).items():
            kind, *length = get_args(hint)[1:]
            fields.append((name, kind, length[0] if length else 0))
        _FIELDS[cls] = tuple(fields)
    return _FIELDS[cls]


def dtype_of(cls: type) -> np.dtype[np.void]:
    """The packed record of a class.

    Raises:
        TypeError: a field has a name that NumPy's records use for something else.
    """
    import numpy as np

    if cls not in _DTYPES:
        fields = fields_of(cls)
        taken = [name for name, _, _ in fields if hasattr(np.record, name)]
        if taken:
            raise TypeError(f"{cls.__name__}: NumPy's records already use the names {taken}")
        _DTYPES[cls] = np.dtype(
            [(name, kind, (length,)) if length else (name, kind) for name, kind, length in fields], align=True
        )
    return _DTYPES[cls]


def _blank(kind: str, length: int) -> Any:
    if not length:
        return 0
    return bytearray(length) if kind == "u1" else [0] * length


class Packed:
    """A state declared once: numbers and rows, all zero at first."""

    def __init__(self) -> None:
        for name, kind, length in fields_of(type(self)):
            setattr(self, name, _blank(kind, length))

    def copy(self) -> Self:
        """An independent copy."""
        twin = object.__new__(type(self))
        for name, value in vars(self).items():
            setattr(twin, name, value if isinstance(value, int) else value[:])
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def write(self, record: npt.NDArray[np.void]) -> None:
        """Write this state into a one-element record array.

        Raises:
            OverflowError: a number does not fit its field.
        """
        import numpy as np

        for name, _, _ in fields_of(type(self)):
            value = getattr(self, name)
            if isinstance(value, bytearray):
                value = np.frombuffer(value, np.uint8)
            record[name][0] = value

    def pack(self) -> npt.NDArray[np.void]:
        """This state as a one-element record array."""
        import numpy as np

        record = np.zeros(1, dtype_of(type(self)))
        self.write(record)
        return record

    @classmethod
    def unpack(cls, record: np.void) -> Self:
        """The plain state that a record holds."""
        state = cls()
        for name, kind, length in fields_of(cls):
            value = record[name]
            if not length:
                setattr(state, name, int(value))
            elif kind == "u1":
                setattr(state, name, bytearray(value.tobytes()))
            else:
                setattr(state, name, value.tolist())
        return state
