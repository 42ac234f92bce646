"""Every conformance case, through the plain rules and through the compiled ones."""

from pathlib import Path

import pytest

from lastcard.compiled.conform import CompiledStepper
from lastcard.game import conform

HERE = Path(__file__).parent
CASES = [case for path in conform.files_in([HERE]) for case in conform.read(path)]


@pytest.fixture(scope="module")
def compiled() -> CompiledStepper:
    """The compiled rules, loaded once."""
    return CompiledStepper()


def test_every_shared_case_is_here() -> None:
    assert sum("shared" in case.file for case in CASES) == 178


def test_names_are_unique() -> None:
    assert len({case.name for case in CASES}) == len(CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: conform.Case, compiled: CompiledStepper) -> None:
    assert conform.run(case) == []
    assert conform.run(case, compiled) == []
