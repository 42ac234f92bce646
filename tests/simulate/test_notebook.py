"""The laboratory's notebook runs from its first cell to its last."""

from __future__ import annotations

from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parent.parent.parent / "examples" / "laboratory.ipynb"
PICTURE = 2
"""The code cell that draws: its bytes are the fonts' of a machine."""


def test_the_laboratory_notebook_runs() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]  # it has no types
    written = [cell.outputs for cell in notebook.cells if cell.cell_type == "code"]
    NotebookClient(notebook, timeout=240, kernel_name="python3").execute()
    run = [cell.outputs for cell in notebook.cells if cell.cell_type == "code"]
    assert "image/png" in run[PICTURE][0]["data"]
    del run[PICTURE], written[PICTURE]
    assert run == written
