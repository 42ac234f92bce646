"""The built web client's files, read once and sent compressed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

HOME = Path(__file__).resolve().parents[1] / "web_client"
INDEX = "index.html"
_COMPRESSED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl", ".map"}
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}


@dataclass(frozen=True)
class Page:
    """One file, ready to be sent."""

    body: bytes
    compressed: bytes | None
    media_type: str
    tag: str
    """Changes with the contents."""
    lasting: bool
    """Its name changes with its contents, so that browsers may keep it."""


def load(folder: Path = HOME) -> dict[str, Page]:
    """All files of the client by their path; empty if it has not been built."""
    if not (folder / INDEX).is_file():
        return {}
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {path.relative_to(folder).as_posix(): _read(path, folder) for path in files}


def _read(path: Path, folder: Path) -> Page:
    body = path.read_bytes()
    suffix = path.suffix.lower()
    media_type = _TYPES.get(suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if media_type.startswith("text/"):
        media_type += "; charset=utf-8"
    small = gzip.compress(body, 9, mtime=0) if suffix in _COMPRESSED else None
    tag = hashlib.sha256(body).hexdigest()[:20]
    return Page(body, small, media_type, f'"{tag}"', path.relative_to(folder).parts[0] == "assets")
