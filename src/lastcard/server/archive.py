"""Finished matches as record files: kept in a folder, fetched by name, replayed move by move."""

from __future__ import annotations

import asyncio
import re
import secrets
from pathlib import Path

from lastcard.game import Match
from lastcard.server.refusal import refuse

_NAME = re.compile(r"[0-9a-f]{20}")
SUFFIX = ".jsonl"


class Archive:
    """A folder of records. Their names are random, so that only who was told one can fetch it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def keep(self, match: Match) -> str:
        """Writes a match down; returns the record's name."""
        name = secrets.token_hex(10)
        await asyncio.to_thread(match.save, self.path_for(name))
        return name

    def path_for(self, name: str) -> Path:
        """Where a record of this name lies, or would lie."""
        return self.folder / f"{name}{SUFFIX}"

    def path(self, name: str) -> Path:
        """Where a record lies; refused if there is none."""
        path = self.path_for(name)
        if not _NAME.fullmatch(name) or not path.is_file():
            raise refuse("unknown_record")
        return path
