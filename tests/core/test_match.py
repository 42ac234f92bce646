"""Matches: dealers, formats, refusals and records."""

from pathlib import Path

import pytest

from lastcard.editions import edition, rulebook
from lastcard.errors import BadRecord, BadRuling, BadSeats, IllegalMove, LastCardError, UnknownEdition
from lastcard.game import Match, record
from lastcard.game.dealer import draw_for_dealer, number_of
from lastcard.game.refusals import REASONS


def play_out(match: Match) -> Match:
    """Play a match to its end with the default moves, playing whatever can be played."""
    while not match.over:
        if match.round_over:
            match.next_round()
        seat = match.table.asked
        plays = [move for move in match.legal(seat) if move.startswith("play ")]
        match.play(seat, plays[0] if plays else match.default_move())
    return match


def new(name: str = "classic", seats: int = 3, **rulings: object) -> Match:
    """A seeded match."""
    return Match.new(edition(name, rulings), [f"P{seat}" for seat in range(seats)], seed="match")


def test_the_highest_number_deals_and_ties_draw_again() -> None:
    box = edition("mario-kart")
    for number in range(200):
        dealer, draws = draw_for_dealer(box, 4, number.to_bytes(32, "big"))
        tied = list(range(4))
        for drawn in draws:
            assert [each.seat for each in drawn] == tied
            best = max(number_of(box, each.card) for each in drawn)
            tied = [each.seat for each in drawn if number_of(box, each.card) == best]
        assert tied == [dealer]


@pytest.mark.parametrize(("card", "number"), [("R7", 7), ("R0", 0), ("BS", 0), ("W+4", 0), ("WI", 0)])
def test_action_cards_count_nothing_in_the_draw(card: str, number: int) -> None:
    assert number_of(edition("mario-kart"), card) == number


def test_the_deal_goes_to_the_left() -> None:
    match = new(target=2000)
    first = match.dealer
    for round_number in range(2, 6):
        while not match.round_over:
            seat = match.table.asked
            plays = [move for move in match.legal(seat) if move.startswith("play ")]
            match.play(seat, plays[0] if plays else match.default_move())
        match.next_round()
        assert match.dealer == (first + round_number - 1) % 3


def test_to_the_target() -> None:
    match = play_out(new(target=100))
    assert match.scores[match.winners[0]] >= 100
    assert sum(score >= 100 for score in match.scores) == 1


def test_a_single_round() -> None:
    match = play_out(new(match="single_round"))
    assert match.round_number == 1
    assert match.winners == (match.table.winner,)


def test_a_number_of_rounds() -> None:
    match = play_out(new(match="rounds", rounds=3))
    assert match.round_number >= 3
    assert match.scores[match.winners[0]] == max(match.scores)


def test_lowest_total() -> None:
    match = play_out(new(match="lowest_total", target=60))
    assert max(match.scores) >= 60
    assert match.scores[match.winners[0]] == min(match.scores)


def test_a_refusal_names_reason_point_and_sentence_and_changes_nothing() -> None:
    match = new()
    before, seat = match.table.copy(), match.table.asked
    with pytest.raises(IllegalMove) as caught:
        match.play((seat + 1) % 3, "draw")
    assert caught.value.reason == "not-your-turn"
    assert rulebook.point(caught.value.point).id == caught.value.point
    assert str(caught.value).startswith("It is not your turn")
    for text in ("", "play", "play R99", "color wild", "target 77", "nonsense", "draw now", "give R1"):
        assert match.why_not(seat, text) is not None
    assert match.table == before


@pytest.mark.parametrize("points", [row[1:] for row in REASONS.values()])
def test_the_points_behind_refusals_exist(points: tuple[str, str]) -> None:
    for name in points:
        assert rulebook.point(name).id == name


def test_bad_tables_are_refused_in_one_sentence() -> None:
    with pytest.raises(UnknownEdition, match="mario-kart"):
        edition("mario-cart")
    with pytest.raises(BadRuling, match="start_action"):
        edition("classic", {"start_acton": "take_effect"})
    with pytest.raises(BadRuling, match="ignore_and_flip"):
        edition("classic", {"start_action": "ignore"})
    with pytest.raises(BadRuling, match="cannot both hold"):
        edition("classic", {"finish": "no_action", "drawn_card": "must_play"})
    with pytest.raises(BadSeats, match="2 to 5"):
        new("pizza-pizza", 6)


def test_a_record_comes_back_whole(tmp_path: Path) -> None:
    match = play_out(new("mario-kart", 4, target=150))
    path = tmp_path / "match.json"
    match.save(path)
    assert record.verify(path).scores == match.scores
    again = Match.load(path)
    assert again.table == match.table
    assert Match.load(path, moves=5).moves == 5


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda text: text[: len(text) // 2], "cut off|changed"),
        (lambda text: text.replace('"move": "draw"', '"move": "keep"', 1), "changed"),
        (lambda _: "nothing\n", "not a record"),
        (lambda _: "", "not a record"),
        (lambda text: "\n".join(text.splitlines()[1:]) + "\n", "not a record"),
    ],
)
def test_a_spoiled_record_is_refused(tmp_path: Path, spoil: object, says: str) -> None:
    path = tmp_path / "match.json"
    play_out(new(target=50)).save(path)
    assert callable(spoil)
    path.write_text(spoil(path.read_text()))
    with pytest.raises(BadRecord, match=says):
        record.verify(path)


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    match = new()
    match.save(path)
    old = path.read_text()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    match.play(match.table.asked, match.default_move())
    with pytest.raises(LastCardError, match="disk is full"):
        match.save(path)
    assert path.read_text() == old
    assert [each.name for each in tmp_path.iterdir()] == ["match.json"]
