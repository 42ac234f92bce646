"""Where a match is kept between two sittings."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder for what belongs to this user: XDG_DATA_HOME, or the usual place below the home folder."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "lastcard"


def kept_match() -> Path:
    """The match that ``lastcard resume`` goes on with."""
    return data_folder() / "match.json"
