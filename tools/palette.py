"""Makes small PNGs of pictures with few colors, as screens of a card table are: 256 colors, and a good deal of zlib."""

from __future__ import annotations

import base64
import struct
import zlib
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

Colors: TypeAlias = NDArray[np.int64]

MOST = 256
PIXELS = """async (png) => {
    const bytes = Uint8Array.from(atob(png), (each) => each.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let text = '';
    for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
    return [bitmap.width, bitmap.height, btoa(text)];
}"""


def shrink(png: bytes, page: Page) -> bytes:
    """The same picture with a palette; a blank page of the browser reads it."""
    width, height, text = page.evaluate(PIXELS, base64.b64encode(png).decode())
    pixels = np.frombuffer(base64.b64decode(text), np.uint8).reshape(-1, 4)[:, :3].astype(np.int64)
    packed = pixels[:, 0] << 16 | pixels[:, 1] << 8 | pixels[:, 2]
    unique, where, counts = np.unique(packed, return_inverse=True, return_counts=True)
    colors = np.stack([unique >> 16, unique >> 8 & 255, unique & 255], axis=1)
    palette = chosen(colors, counts)
    nearest = np.concatenate(
        [((part[:, None] - palette) ** 2).sum(axis=2).argmin(axis=1) for part in np.array_split(colors, 64)]
    )
    return encoded(width, height, palette, nearest[where].astype(np.uint8))


def chosen(colors: Colors, counts: Colors) -> Colors:
    """A palette by median cut: whichever box of colors differs most within itself is cut in two."""
    boxes = [np.arange(len(colors))]
    while len(boxes) < MOST:
        worst = max(range(len(boxes)), key=lambda at: spread(colors[boxes[at]], counts[boxes[at]])[0])
        differs, channel = spread(colors[boxes[worst]], counts[boxes[worst]])
        if differs == 0:
            break
        box = boxes.pop(worst)
        box = box[np.argsort(colors[box, channel], kind="stable")]
        below = np.cumsum(counts[box])
        cut = int(np.searchsorted(below, below[-1] / 2)) + 1
        cut = min(cut, len(box) - 1)
        boxes += [box[:cut], box[cut:]]
    means = [np.average(colors[box], axis=0, weights=counts[box]) for box in boxes]
    return np.rint(np.array(means)).astype(np.int64)


def spread(colors: Colors, counts: Colors) -> tuple[float, int]:
    """How much the colors of a box differ, rare ones counting less, and in which channel most."""
    if len(colors) < 2:
        return 0.0, 0
    weights = np.sqrt(counts)
    mean = np.average(colors, axis=0, weights=weights)
    squares: Any = (weights[:, None] * (colors - mean) ** 2).sum(axis=0)
    return float(squares.max()), int(squares.argmax())


def encoded(width: int, height: int, palette: Colors, indices: NDArray[np.uint8]) -> bytes:
    """A PNG of indices into a palette."""
    rows = np.zeros((height, width + 1), np.uint8)
    rows[:, 1:] = indices.reshape(height, width)
    chunks = {
        b"IHDR": struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0),
        b"PLTE": palette.astype(np.uint8).tobytes(),
        b"IDAT": zlib.compress(rows.tobytes(), 9),
        b"IEND": b"",
    }
    body = b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in chunks.items()
    )
    return b"\x89PNG\r\n\x1a\n" + body
