"""The notebook of the environments runs from top to bottom, and its learner learns."""

import re
from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parent.parent.parent / "examples" / "environments.ipynb"


def test_the_notebook_runs_and_its_learner_learns() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]
    assert all(not cell.get("outputs") for cell in notebook.cells), "keep the notebook without outputs"
    NotebookClient(notebook, timeout=240, kernel_name="python3").execute()
    said = "".join(output.get("text", "") for cell in notebook.cells for output in cell.get("outputs", []))
    before, after = (float(share) for share in re.findall(r"wins ([\d.]+)%", said))
    # Drawing at will all the time wins hardly ever; whoever does not is far above.
    assert before < 20
    assert after > 45
