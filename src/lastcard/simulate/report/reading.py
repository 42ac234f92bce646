"""Results of a folder for a report, or one sentence that says why there are none."""

from __future__ import annotations

from pathlib import Path

from lastcard import __version__
from lastcard.errors import LastCardError
from lastcard.simulate.folder import FORMAT, BadFolder, load, manifest_of
from lastcard.simulate.plan import BadPlan
from lastcard.simulate.results import Results, match_names, round_names


def read_results(folder: Path) -> Results:
    """The results in a folder.

    Raises:
        BadFolder: it is no folder of results, or they are damaged or of another version.
    """
    try:
        manifest = manifest_of(folder)
    except BadFolder:
        raise BadFolder("error-report-none", folder=str(folder)) from None
    if manifest["format"] != FORMAT:
        raise other(folder, manifest.get("version"))
    try:
        results = load(folder)
        whole = is_whole(results)
    except BadPlan:
        raise other(folder, manifest.get("version")) from None
    except BadFolder:
        raise
    except (LookupError, ValueError, TypeError, AttributeError, OSError, LastCardError):
        raise BadFolder("error-report-damaged", folder=str(folder)) from None
    if not whole:
        raise BadFolder("error-report-damaged", folder=str(folder))
    return results


def is_whole(results: Results) -> bool:
    """Whether the tables are those of what the folder says was played."""
    plan = results.plan
    rows = results.matches.size if plan.mode == "matches" else results.rounds.size
    return (
        results.rounds.columns == round_names(plan)
        and (not results.matches.size or results.matches.columns == match_names(plan))
        and rows == results.done * plan.turns
        and results.cards.size == len(plan.edition.cards)
    )


def other(folder: Path, version: object) -> BadFolder:
    """What is said of results of another version."""
    return BadFolder("error-report-other", folder=str(folder), version=str(version), here=__version__)
