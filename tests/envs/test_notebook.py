"""The notebook runs from its first cell to its last."""

from __future__ import annotations

from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parent.parent.parent / "examples" / "openspiel.ipynb"


def test_the_openspiel_notebook_runs() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]  # it has no types
    written = [cell.outputs for cell in notebook.cells if cell.cell_type == "code"]
    NotebookClient(notebook, timeout=240, kernel_name="python3").execute()
    run = [cell.outputs for cell in notebook.cells if cell.cell_type == "code"]
    # Rounding of the last digits is a machine's own; the round that was played is not.
    assert run[1] == written[1]
    assert [len(outputs) for outputs in run] == [len(outputs) for outputs in written]
