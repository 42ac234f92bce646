"""Files of weights: what a network was trained for and how, and its numbers in half precision."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from lastcard.editions import Edition, edition
from lastcard.errors import LastCardError
from lastcard.rules.features import FIRST, INPUTS, LAYOUT_VERSION, SECOND

from .layout import layout_of

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

HIDDEN: Final = (128, 32)
"""The usual sizes of the hidden layers."""
FORMAT: Final = 1
MANY: Final = 3
"""From how many seats on the network for many seats plays."""


class BadWeights(LastCardError):
    """A file of weights that cannot be used."""


@dataclass(frozen=True)
class Net:
    """A network for one edition.

    Attributes:
        header: what it is for and how it was made.
        lay: the row of places (``lastcard.rules.features``).
        numbers: float32, all its numbers in one row (``lastcard.rules.network``).
    """

    header: dict[str, Any]
    lay: list[int]
    numbers: npt.NDArray[np.float32]

    @cached_property
    def digest(self) -> str:
        """A digest of all that its answers depend on."""
        shape = json.dumps([LAYOUT_VERSION, self.lay]).encode()
        return hashlib.sha256(shape + self.numbers.astype("<f4").tobytes()).hexdigest()[:16]


def size_of(lay: list[int]) -> int:
    """How many numbers a network has."""
    wide, narrow = lay[FIRST], lay[SECOND]
    return lay[INPUTS] * wide + wide + wide * narrow + 2 * narrow + 1


def box_digest(box: Edition) -> str:
    """A digest of the kinds of an edition, the same whatever the rulings."""
    return hashlib.sha256(json.dumps([box.name, list(box.codes)]).encode()).hexdigest()[:16]


def header_of(box: Edition, hidden: tuple[int, int], **facts: Any) -> dict[str, Any]:
    """What a file of weights says of itself."""
    return {
        "format": FORMAT,
        "layout": LAYOUT_VERSION,
        "edition": box.name,
        "digest": box_digest(box),
        "hidden": list(hidden),
        **facts,
    }


def save(net: Net, path: Path) -> None:
    """Write a network, its numbers in half precision."""
    import numpy as np

    with io.BytesIO() as file:
        np.save(file, net.numbers.astype(np.float16))
        data = file.getvalue()
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in (("header.json", json.dumps(net.header, indent=1).encode()), ("numbers.npy", data)):
            archive.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)


def read(data: bytes, box: Edition, name: str) -> Net:
    """A network from the bytes of its file.

    Args:
        data: the file's content.
        box: the edition it is to play.
        name: the file's name, to be told if it is refused.

    Raises:
        BadWeights: no file of weights, or one of another edition or version.
    """
    import numpy as np

    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            header: Any = json.loads(archive.read("header.json"))
            numbers = np.load(io.BytesIO(archive.read("numbers.npy")), allow_pickle=False)
        known = int(header["format"]), int(header["layout"])
        made_for = str(header["edition"])
        wide, narrow = (int(size) for size in header["hidden"])
    except Exception as problem:  # damage shows as errors of many kinds, zlib's own among them
        raise BadWeights("error-weights-unreadable", file=name) from problem
    if known != (FORMAT, LAYOUT_VERSION):
        raise BadWeights("error-weights-version", file=name, found=f"{known[0]}.{known[1]}", known=VERSION)
    if made_for != box.name or header.get("digest") != box_digest(box):
        raise BadWeights("error-weights-edition", file=name, found=made_for, edition=box.name)
    lay = layout_of(edition(box.name), (wide, narrow))
    fits = min(wide, narrow) > 0 and numbers.dtype == np.float16 and numbers.shape == (size_of(lay),)
    if not fits or not np.isfinite(numbers).all():
        raise BadWeights("error-weights-unreadable", file=name)
    return Net(header, lay, numbers.astype(np.float32))


VERSION: Final = f"{FORMAT}.{LAYOUT_VERSION}"


def load(path: Path, box: Edition) -> Net:
    """A network from a file.

    Raises:
        BadWeights: it cannot be read, or is of another edition or version.
    """
    try:
        data = path.read_bytes()
    except OSError as problem:
        raise BadWeights("error-weights-unreadable", file=str(path)) from problem
    return read(data, box, str(path))


def file_name(name: str, seats: int) -> str:
    """The file in the package for an edition and a number of seats."""
    return f"{name}-{'many' if seats >= MANY else '2'}.weights"


@cache
def _shipped(name: str, digest: str, many: bool) -> Net | None:
    file = file_name(name, MANY if many else 2)
    found = resources.files("lastcard.bots.weights").joinpath(file)
    if not found.is_file():
        return None
    box = edition(name)
    return read(found.read_bytes(), box, file) if box_digest(box) == digest else None


@cache
def _there(name: str, digest: str, many: bool) -> bool:
    file = file_name(name, MANY if many else 2)
    there = resources.files("lastcard.bots.weights").joinpath(file).is_file()
    return there and box_digest(edition(name)) == digest


def has_net(box: Edition, seats: int) -> bool:
    """Whether the package has a network for an edition with any rulings, without reading it."""
    return _there(box.name, box_digest(box), seats >= MANY)


def shipped(box: Edition, seats: int) -> Net | None:
    """The network that comes with the package for an edition with any rulings; None where there is none."""
    return _shipped(box.name, box_digest(box), seats >= MANY)
