"""`lastcard tournament`: the same deals for all, played either way, kept and shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lastcard.bots import make
from lastcard.bots.nets import shipped
from lastcard.cli import main
from lastcard.editions import edition
from lastcard.simulate import simulate
from lastcard.tournament import tournament
from lastcard.tournament.outcome import EACH_PLACE, WINS
from lastcard.tournament.plan import Piece, Plan
from lastcard.tournament.quick import play_compiled
from lastcard.tournament.seated import one_match, one_round, play_seated

from .odd import Ears

ODD = "tests.tournament.odd"


def test_the_wins_are_those_of_the_laboratory() -> None:
    standing = tournament(["casual", "random"], "classic", [2], rounds=3000, seed="pair")
    rows = {(row["bot"], row["against"]): row for row in standing.rows()}
    rounds = simulate("classic", ["casual", "random"], rounds=1500, seed="pair", rotate=True).rounds
    won = (rounds["winner"] >= 0) & ((rounds["winner"] + rounds["rotation"]) % 2 == 0)
    assert rows["casual", "random"]["win_rate"] == pytest.approx(won.mean(), abs=1e-6)
    assert rows["casual", "random"]["rounds"] == 3000
    assert rows["casual", "all"]["win_rate"] + rows["random", "all"]["win_rate"] == pytest.approx(1, abs=1e-5)
    assert rows["casual", "all"]["low"] > 0.6
    assert rows["casual", "all"]["rating"] > rows["random", "all"]["rating"]


def test_the_expert_is_compiled_and_its_networks_are_named() -> None:
    standing = tournament(["expert", "casual"], "classic", [2], rounds=2000, seed="net")
    rows = {(row["bot"], row["against"]): row for row in standing.rows()}
    assert rows["expert", "casual"]["played"] == "compiled"
    rounds = simulate("classic", ["expert", "casual"], rounds=1000, seed="net", rotate=True).rounds
    won = (rounds["winner"] >= 0) & ((rounds["winner"] + rounds["rotation"]) % 2 == 0)
    assert rows["expert", "casual"]["win_rate"] == pytest.approx(won.mean(), abs=1e-6)
    net = shipped(edition("classic"), 2)
    assert net is not None
    assert standing.plan.spec()["networks"] == {"classic": {"2": net.digest}}
    assert "networks" not in Plan(("casual", "random"), (edition("classic"),), (2,), "rounds", 9, "1").spec()


def test_equal_bots_are_exactly_even_since_both_have_every_hand() -> None:
    # Neither has dice: whoever sits where the other sat in the same deal does what the other did.
    plan = Plan((f"{ODD}:First", f"{ODD}:Twin"), (edition("classic"),), (2,), "rounds", 48, "even")
    outcome = play_seated(plan, Piece(0, 0, 0, 24))
    assert (outcome[:, :, WINS] == 1).all(), "each deal is won once by either"
    wins = outcome[:, :, EACH_PLACE] & 3
    assert 4 < (wins[:, 0] == 2).sum() < 20, "in a single rotation the cards decide, now for one, now for the other"


def test_bots_with_views_get_the_deals_that_compiled_players_get() -> None:
    # Casual has no use for dice where nobody need call UNO, so both ways must play the very same rounds.
    rulings = {"uno_calls": "automatic", "target": 100}
    box, names, sat = edition("pizza-pizza", rulings), ["casual"] * 2, [("casual", make("casual", "1"))] * 2
    rounds = simulate("pizza-pizza", names, rounds=12, seed="same", rulings=rulings).rounds
    for number in range(12):
        winner, points, left = one_round(box, "same", number, sat)
        row = {name: int(rounds[name][number]) for name in ("winner", "points_0", "points_1", "left_0", "left_1")}
        assert list(row.values()) == [winner, *points, *left]
    matches = simulate("pizza-pizza", names, matches=4, seed="same", rulings=rulings).matches
    for number in range(4):
        winner, scores, _ = one_match(box, "same", number, sat)
        assert [int(matches[name][number]) for name in ("winner", "score_0", "score_1")] == [winner, *scores]


def test_compiled_and_seated_agree_about_strength() -> None:
    box = edition("classic")
    plan = Plan(("casual", "random"), (box,), (3,), "rounds", 240, "both")
    compiled, seated = play_compiled(plan, Piece(0, 0, 0, 80)), play_seated(plan, Piece(0, 0, 0, 80))
    assert compiled.shape == seated.shape == (80, 3, 4)
    shares = [each[:, 0, WINS].mean() / 3 for each in (compiled, seated)]
    assert shares[0] == pytest.approx(shares[1], abs=0.12), "casual alone against two of random"


def test_a_bot_that_listens_is_told_what_its_seat_may_know() -> None:
    ears = [Ears("1"), Ears("2")]
    one_round(edition("classic"), "ears", 0, [("ears", ear) for ear in ears])
    for seat, ear in enumerate(ears):
        assert ear.heard[0].verb == "dealt"
        assert any(event.verb == "played" for event in ear.heard)
        drawn = [event for event in ear.heard if event.verb == "drew"]
        assert any(event.seat != seat for event in drawn)
        assert all((event.card is None) == (event.seat != seat) for event in drawn)


def run(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert main(["tournament", *arguments]) == status
    out, err = capsys.readouterr()
    return err if status else out


def test_the_number_of_workers_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = (
        "casual",
        "random",
        f"{ODD}:First",
        "--edition",
        "classic",
        "--seats",
        "2,3",
        "--rounds",
        "12",
        "--json",
    )
    one, two = (run(capsys, *arguments, "--workers", workers) for workers in "12")
    assert one == two
    rows = json.loads(one)
    assert {"bot", "rounds", "win_rate", "low", "high", "edition", "seats", "against", "points"} <= set(rows[0])
    played = {(row["bot"], row["against"]): row["played"] for row in rows}
    assert (played["casual", "random"], played["casual", f"{ODD}:First"]) == ("compiled", "seated")


def test_the_table_the_files_and_the_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "cup"
    arguments = ("casual", "random", "--seats", "4", "--rounds", "400", "--out", str(out))
    said = run(capsys, *arguments)
    assert "UNO Mario Kart, 4 seats (who plays as well as the others wins 25.0 %)" in said
    assert said.index("casual") < said.index("random"), "the stronger one first"
    kept = json.loads((out / "tournament.json").read_text("utf-8"))
    assert kept["plan"]["bots"] == ["casual", "random"]
    assert (out / "tournament.csv").read_text("utf-8").splitlines()[0].startswith("edition,seats,bot,against,rounds")
    page = (out / "tournament.html").read_text("utf-8")
    assert "Which bot wins most?" in page
    assert "Who beats whom?" in page
    assert "http" not in page.replace('<meta http-equiv="', "")
    assert "prefers-color-scheme: dark" in page
    assert "not empty" in run(capsys, *arguments, status=2)


def test_a_tournament_that_is_broken_off_keeps_what_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = 0

    def until_the_third(plan: Plan, piece: Piece) -> object:
        nonlocal played
        played += 1
        if played > 3:
            raise KeyboardInterrupt
        return play_compiled(plan, piece)

    monkeypatch.setattr("lastcard.tournament.playing.play_compiled", until_the_third)
    arguments = ("casual", "random", "--edition", "classic", "--rounds", "9999", "--json", "--workers", "1")
    assert main(["tournament", *arguments]) == 130
    out, err = capsys.readouterr()
    rows = json.loads(out)
    assert 0 < rows[0]["rounds"] < 9999
    assert f"Broken off after {rows[0]['rounds']:,} of 10,000." in err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "A tournament needs two bots or more: name them"),
        (("casual",), "there is only 1"),
        (("casual", "casual"), "casual is named twice"),
        (("casual", "rnadom"), 'There is no bot "rnadom". Did you mean "random"?'),
        (("casual", "random", "--edition", "pizza-pizza", "--seats", "2,6"), "is for 2 to 5 players, not for 6"),
        (("casual", "random", "--seats", "two"), 'from 2 on, not "two"'),
        (("casual", "random", "--rounds", "5", "--matches", "5"), "not both"),
        (("casual", f"{ODD}:Nobody"), "could not be brought in (AttributeError"),
        (("casual", f"{ODD}:Raises", "--rounds", "4", "--workers", "1"), "failed in the middle of a round (ValueError"),
        (("casual", f"{ODD}:Raises", "--rounds", "4", "--workers", "2"), "failed in the middle of a round (ValueError"),
        (("casual", f"{ODD}:Cheats", "--rounds", "4", "--workers", "1"), 'answered "play X9", which is no legal move'),
        (("casual", f"{ODD}:Silent", "--rounds", "4", "--workers", "1"), 'answered "None", which is no legal move'),
        (("casual", f"{ODD}:Silent", "--matches", "2", "--workers", "1"), 'answered "None", which is no legal move'),
        (("casual", f"{ODD}:Shouts", "--rounds", "4", "--workers", "1"), "answered \"'\\x1b[31mplay"),
        (("casual", f"{ODD}:Leaves", "--rounds", "4", "--workers", "1"), "failed in the middle of a round (SystemExit"),
        (("casual", "random", "--html", f"{__file__}/page.html"), "cannot be written"),
        (("casual", "random", "--html", str(Path(__file__).parent)), "cannot be written"),
        (("casual", "random", "--out", f"{__file__}/folder"), "cannot be written"),
    ],
)
def test_bad_input_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    """Where nothing can be written, that was found out after 20,000 rounds."""
    assert sentence in run(capsys, *arguments, status=2)
