"""The laboratory's report: its figures are those of the data, and every folder it cannot read gets a sentence."""

from __future__ import annotations

import json
import re
import shutil
import sys
from dataclasses import replace
from html import unescape
from pathlib import Path

import numpy as np
import pytest

from lastcard.cli import main
from lastcard.editions import edition
from lastcard.intervals import wilson
from lastcard.simulate import BadPlan, Columns, Plan, Results, simulate
from lastcard.simulate.folder import BadFolder
from lastcard.simulate.report import BadReport, html, make
from lastcard.simulate.report.measure import chained, components, luck_of, uneven
from lastcard.simulate.report.model import Bars, Chart, Heat, Histogram, Words
from lastcard.simulate.report.reading import read_results
from lastcard.simulate.results import round_names
from lastcard.text import languages, speaking
from tools import reports

NO_CARDS = Columns(
    {
        "kind": np.arange(3),
        "card": np.array(["R5", "G5", "W"]),
        "copies": np.ones(3, np.int64),
        "points": np.array([5, 5, 50]),
        "played": np.array([60, 40, 50]),
        "played_by_winner": np.array([30, 10, 30]),
        "expected_by_winner": np.array([28.0, 17.0, 25.0]),
        "left": np.array([1, 2, 3]),
    }
)
"""Of 100 fives 40 by the winner where 45 were expected (-5 %), of 50 wilds 30 where 25 were (+10 %)."""


def made_up(winner: list[int], players: tuple[str, ...] = ("casual", "casual"), **columns: list[int]) -> Results:
    """A result with these columns of rounds, zeros elsewhere; the dealer is seat 0."""
    plan = Plan(edition("classic"), players, "rounds", len(winner), "made up", rotate="rotation" in columns)
    count = len(winner) // plan.turns
    values = {name: np.zeros(len(winner), np.int32) for name in round_names(plan)}
    values |= {name: np.array(column, np.int32) for name, column in columns.items()}
    values["winner"] = np.array(winner, np.int32)
    empty = Columns({})
    plan = replace(plan, count=count)
    return Results(plan, count, Columns(values), empty, NO_CARDS, empty, empty)


def charts(results: Results, paired: Results | None = None) -> dict[str, Chart]:
    return {chart.name: chart for part in make(results, paired).parts for chart in part.charts}


def bars(chart: Chart) -> dict[str, float]:
    assert isinstance(chart, Bars)
    return {bar.label: bar.value for bar in chart.bars}


def test_lengths_winners_points_and_piles_of_rounds_made_up() -> None:
    results = made_up(
        [0] * 70 + [1] * 20 + [-1] * 10,
        moves=[12, 36] * 50,
        points_0=[10] * 70 + [0] * 30,
        points_1=[0] * 70 + [40] * 20 + [0] * 10,
        lead_changes=[0] * 25 + [3] * 75,
        reshuffles=[0] * 90 + [1] * 6 + [2] * 4,
        stalemate=[0] * 90 + [1] * 10,
        challenges=[1] * 40 + [0] * 60,
        challenges_won=[1] * 10 + [0] * 90,
        bluffs=[1] * 20 + [0] * 80,
    )
    found = charts(results)
    length = found["round-length"]
    assert isinstance(length, Histogram)
    # 12 and 36 moves at 5 seconds are 1 and 3 minutes; 24 ± 1.96 * sqrt(144 * 100/99) / 10 = 24 ± 2.4 moves.
    assert (length.mean, length.low, length.high, sum(length.counts)) == (2.0, 1.0, 3.0, 100)
    assert length.answer.startswith("A round takes 24.0 ± 2.4 moves on average: about 2.0 minutes.")
    dealer = found["winner-by-dealer"]
    assert [round(value, 3) for value in bars(dealer).values()] == [77.778, 22.222]
    assert dealer.answer.startswith("Yes: the dealer wins 77.8 %, the first after the dealer 22.2 %.")
    points = found["points"]
    assert isinstance(points, Histogram)
    assert (round(points.mean, 3), points.low, points.high) == (16.667, 10.0, 40.0)  # 70 tens and 20 forties
    assert bars(found["leads"]) == {"0": 25.0, "1": 0.0, "2": 0.0, "3 or more": 75.0}
    assert "in 25.0 % of the rounds it never does" in found["leads"].answer
    assert list(bars(found["piles"]).values()) == [10.0, 4.0, 0.0, 10.0, 0.0]
    assert "10 of 100 rounds ended because nobody could move" in found["piles"].answer
    assert list(bars(found["challenges"]).values()) == [25.0, 50.0]


def test_cards_of_all_colors_are_taken_together() -> None:
    found = charts(made_up([0, 1] * 50))
    assert bars(found["cards-played"]) == {"number 5": 1.0, "Wild": 0.5}
    effects = bars(found["cards-effect"])
    assert list(effects) == ["Wild", "number 5"]
    assert effects == pytest.approx({"Wild": 10.0, "number 5": -5.0})
    assert found["cards-effect"].answer.startswith("Wild: whoever plays it wins 10.0 percentage points more often")


def test_shares_that_chance_explains_are_no_difference() -> None:
    assert charts(made_up([0] * 52 + [1] * 48))["winner-by-seat"].answer.startswith("No more than chance")
    assert not uneven(np.array([25, 25, 25, 25]))
    # Twelve more than fifty of a hundred: 2 * 144 / 50 = 5.8 is below 6.6, which one in a hundred exceeds; 13 make 6.8.
    assert (uneven(np.array([62, 38])), uneven(np.array([63, 37]))) == (False, True)


def test_wilsons_interval_by_hand() -> None:
    # Of 10 none: from 0 to z²/(n + z²) = 3.84146 / 13.84146.
    share, low, high = wilson(0, 10)
    assert (share, low) == (0.0, 0.0)
    assert high == pytest.approx(3.84146 / 13.84146)


def paired(winner: list[int], players: tuple[str, ...] = ("casual", "random")) -> Results:
    """Deals of two rounds each: the players first as they are named, then the other way round."""
    deals = len(winner) // 2
    return made_up(
        winner,
        players,
        deal=[deal for deal in range(deals) for _ in range(2)],
        rotation=[0, 1] * deals,
        points_0=[1] * len(winner),
    )


def test_skill_alone_luck_alone_and_neither() -> None:
    # The first player wins in whatever seat: seat 0, then seat 1.
    assert luck_parts(paired([0, 1] * 200)) == pytest.approx((1.0, 0.0, 0.0), abs=1e-6)
    # Whoever sits in the seat with the good cards wins: seat 0 of one deal, seat 1 of the next.
    assert luck_parts(paired([0, 0, 1, 1] * 100)) == pytest.approx((0.0, 1.0, 0.0), abs=0.01)
    # All four ways the two rounds of a deal can end, equally often: neither the cards nor the players.
    assert luck_parts(paired([0, 0, 1, 1, 0, 1, 1, 0] * 100)) == pytest.approx((0.0, 0.0, 1.0), abs=0.01)
    chart = charts(made_up([0, 1] * 50), paired([0, 0, 1, 1] * 100))["luck"]
    assert [round(value) for value in bars(chart).values()] == [0, 100, 0]


def luck_parts(results: Results) -> tuple[float, float, float]:
    luck = luck_of(results["deal"], results["rotation"], results["winner"], 2)
    assert (luck.players, luck.deals, luck.rest) == components(
        results["deal"], results["rotation"], results["winner"], 2
    )
    return luck.players, luck.deals, luck.rest


def test_luck_is_not_told_from_skill_where_it_cannot_be() -> None:
    same, fixed = charts(made_up([0, 1]))["luck"], charts(made_up([0, 1], ("casual", "random")))["luck"]
    assert isinstance(same, Words)
    assert isinstance(fixed, Words)
    assert "Every seat was played by casual" in same.answer
    assert "cannot be told apart" in fixed.answer
    with pytest.raises(BadReport, match="not played with --rotate"):
        html(made_up([0, 1]), made_up([0, 1]))


def test_rounds_one_after_the_other_are_matches() -> None:
    real = simulate("mario-kart", 3, matches=40, seed="chain")
    points = np.stack([real[f"points_{seat}"] for seat in range(3)], axis=1)
    begins, ends = chained(points, 500, 1000)
    assert (ends - begins).tolist() == real.matches["rounds"].tolist()


@pytest.fixture(scope="module")
def matches() -> Results:
    return simulate("mario-kart", ["casual"] * 4, matches=60, seed="report")


def test_the_page_has_the_figures_of_the_data(matches: Results) -> None:
    page = unescape(html(matches)).replace("\u00a0", " ")
    moves = matches["moves"].mean()
    assert re.search(rf"A round takes {moves:.1f} ± [\d.]+ moves on average: about {moves / 12:.1f} minutes", page)
    long = np.count_nonzero(matches.matches["moves"] / 12 <= 30) / 60
    assert f"No: {100 * long:.0f} % of the matches are over by then." in page
    kart = dict(zip(matches.items["item"].tolist(), matches.items["turned_over"].tolist(), strict=True))
    for name, item in (("Lightning", "lightning"), ("Bob-omb", "bob-omb")):
        assert re.search(rf'<th scope="row">{name}</th><td><bdi>{kart[item]:,}</bdi>', page)
    rows = re.search(r'<section id="round-length".*?</section>', page, re.DOTALL)
    assert rows is not None
    cells = re.findall(r"<tr><th scope=\"row\">[\d.]+</th><td><bdi>[\d.…]+</bdi></td><td><bdi>([\d,]+)", rows[0])
    assert sum(int(cell.replace(",", "")) for cell in cells) == matches.rounds.size
    heat = charts(matches)["items-whom"]
    assert isinstance(heat, Heat)
    whom = dict(zip(heat.rows, heat.shares, strict=True))
    assert whom["Banana Peel"] == [0.0, 0.0, 0.0, 1.0]  # whoever sits before, MK-67
    assert whom["Bob-omb"] == [1.0, 0.0, 0.0, 0.0]
    assert whom["Lightning"] == pytest.approx([0.0, 1 / 3, 1 / 3, 1 / 3])


@pytest.mark.parametrize("language", languages())
def test_the_page_names_no_other_host_and_runs_no_script(matches: Results, language: str) -> None:
    with speaking(language):
        page = html(matches)
    assert f'<html lang="{language}" dir="{"rtl" if language == "fa" else "ltr"}">' in page
    assert not re.search(r"https?:|//\w|<script|<link|src=|url\(|@import", page)
    assert len(page) < 400_000


def test_a_report_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "out"
    assert main(["simulate", "classic", "--rounds", "300", "--out", str(folder), "--report"]) == 0
    first = (folder / "report.html").read_bytes()
    assert f"The report is {folder / 'report.html'}." in capsys.readouterr().out
    assert main(["report", str(folder), "--png"]) == 0
    assert (folder / "report.html").read_bytes() == first
    pictures = sorted(path.stem for path in folder.glob("*.png"))
    drawn = re.findall(r'<section id="([\w-]+)".*?</section>', first.decode(), re.DOTALL)
    assert pictures == sorted(set(drawn) - {"luck"})
    assert all((folder / f"{name}.png").read_bytes()[:4] == b"\x89PNG" for name in pictures)
    assert main(["simulate", "classic", "--rounds", "300", "--report"]) == 2
    assert "name it with --out" in capsys.readouterr().err


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("results") / "out"
    assert main(["simulate", "classic", "--rounds", "200", "--out", str(folder)]) == 0
    return folder


def refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main(["report", str(folder)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert not (folder / "report.html").exists()
    return said


def test_folders_that_hold_no_whole_results(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "holds no results" in refused(tmp_path / "nowhere", capsys)
    assert "holds no results" in refused(tmp_path, capsys)
    manifest = json.loads((folder / "manifest.json").read_bytes())
    shapes: list[tuple[dict[str, object], str]] = [
        ({"version": "0.0.9"}, "were made by lastcard 0.0.9; here is"),
        ({"digest": "other"}, "were made by lastcard"),
        ({"format": 99}, "were made by lastcard"),
        ({"done": 500}, "damaged or incomplete"),
        ({"players": 7}, "holds no results"),
        ({"edition": "chess"}, "damaged or incomplete"),
    ]
    for number, (change, sentence) in enumerate(shapes):
        copy = tmp_path / f"copy{number}"
        shutil.copytree(folder, copy)
        (copy / "manifest.json").write_text(json.dumps(manifest | change))
        assert sentence in refused(copy, capsys), change


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_half_written_tables(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], suffix: str) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(folder, copy)
    if suffix == "csv":
        for path in copy.glob("*.parquet"):
            path.unlink()
    table = copy / f"rounds.{suffix}"
    table.write_bytes(table.read_bytes()[:-700])
    assert "damaged or incomplete" in refused(copy, capsys)
    (copy / "manifest.json").write_bytes(b'{"format": 1, "fini')
    assert "holds no results" in refused(copy, capsys)


def test_a_page_that_cannot_be_written(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    capsys.readouterr()
    assert main(["report", str(folder), "--to", str(tmp_path / "nowhere" / "page.html")]) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert main(["report"]) == 2
    assert capsys.readouterr().err == "Name a folder of results: lastcard report FOLDER.\n"
    assert main(["report", str(folder), "--paired", str(folder)]) == 2
    assert "not played with --rotate" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["report", str(folder), "--png"]) == 2
    assert "lastcard[lab]" in capsys.readouterr().err
    assert not (folder / "report.html").exists()


def test_rounds_that_nobody_won_are_reported_too() -> None:
    page = html(made_up([-1, -2, -1, -2], stalemate=[1, 0, 1, 0]))
    assert "2 of 4 rounds ended because nobody could move" in page


@pytest.mark.parametrize("seats", [2, 10])
@pytest.mark.parametrize("language", languages())
def test_tables_of_every_size(seats: int, language: str) -> None:
    with speaking(language):
        page = html(simulate("mario-kart", seats, rounds=30, seed="few"))
    assert page.count("<section ") == 14
    assert not re.search(r"\bnan\b|\binf\b", page)


def test_results_of_other_rules_are_refused(folder: Path, tmp_path: Path) -> None:
    assert read_results(folder).rounds.size == 200
    with pytest.raises(BadFolder, match="holds no results"):
        read_results(tmp_path)
    with pytest.raises(BadPlan):
        Plan.of_spec({**Plan(edition("classic"), ("random", "random"), "rounds", 1, "0").spec(), "digest": "x"})


def test_the_reports_of_the_documents_are_made_by_a_tool(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["reports", "pizza-pizza", "--matches", "20", "--deals", "30", "--to", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", command)
    assert reports.main() == 0
    assert capsys.readouterr().out.startswith("pizza-pizza.html: ")
    made = sorted(path.name for path in tmp_path.iterdir())
    assert made == ["pizza-pizza-winner-by-dealer.png", "pizza-pizza.html"]
    kept = {path.name for path in reports.FOLDER.iterdir()}
    for name, shown in reports.SHOWN.items():
        assert {f"{name}.html", *(f"{name}-{chart}.png" for chart in shown)} <= kept
        page = (reports.FOLDER / f"{name}.html").read_text("utf-8")
        assert len(page) < 400_000
        assert "20,000 matches of " in page
