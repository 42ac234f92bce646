"""Links as QR codes, for screens and for terminals."""

from __future__ import annotations

import io

import segno


def svg(link: str) -> str:
    """The code as an SVG document without any style of its own."""
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", border=4, xmldecl=False, svgns=True, omitsize=True)
    return out.getvalue().decode()


def text(link: str) -> str:
    r"""The code as lines of half blocks, dark on light where the terminal is light on dark.

    >>> text("http://192.0.2.7:8000/t/ABCDE").count("\n") > 10
    True
    """
    out = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
