"""What holds at every table, whatever it is played by: whole rounds through the gate, examples chosen by hypothesis."""

import random
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lastcard.bots import LEVELS, make
from lastcard.editions import BOXES, Edition, edition, rulebook
from lastcard.errors import BadRuling
from lastcard.game import Match, record, redact
from lastcard.game.points import event_point
from lastcard.game.resample import resample
from lastcard.game.view import view
from lastcard.rules.table import Table
from lastcard.rules.words import EVENTS, KINDS, WORD

MOST = 3_000
SLOW = [HealthCheck.too_slow, HealthCheck.filter_too_much]


# Seeded, not hypothesis's own: a round takes thousands of numbers, and none of them is worth shrinking.
DICE = st.integers(0, 10**6).map(random.Random)


@st.composite
def mixes(draw: st.DrawFn) -> Edition:
    """An edition with a handful of rulings other than its defaults, house rules among them."""
    name = draw(st.sampled_from(list(BOXES)))
    known = {ruling.name: ruling for ruling in BOXES[name].RULINGS}
    chosen: dict[str, object] = {}
    for key in draw(st.lists(st.sampled_from(sorted(known)), max_size=10, unique=True)):
        ruling = known[key]
        numbers = st.integers(ruling.lowest, min(ruling.highest, ruling.lowest + 6))
        chosen[key] = draw(st.sampled_from(ruling.values) if ruling.values else numbers)
    while True:
        try:
            return edition(name, chosen)
        except BadRuling:
            chosen.popitem()


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match at a number of seats that the edition allows, with or without a clock."""
    box = draw(mixes())
    seats = draw(st.integers(*box.seats))
    seed = str(draw(st.integers(0, 10**6)))
    return Match.new(box, [f"P{seat}" for seat in range(seats)], seed=seed, clockless=draw(st.booleans()))


def check_table(table: Table, box: Edition) -> None:
    """Every card is somewhere, once; counts and masks say what the hands hold; the numbers fit their record."""
    found = [0] * len(box.cards)
    for seat in range(table.seats):
        hand = table.hands[seat * KINDS : seat * KINDS + len(box.cards)]
        assert table.held[seat] == sum(hand)
        assert table.low[seat] == sum(1 << kind for kind, count in enumerate(hand[:WORD]) if count)
        assert table.high[seat] == sum(1 << kind for kind, count in enumerate(hand[WORD:]) if count)
        found = [many + more for many, more in zip(found, hand, strict=True)]
    for kind in (*table.draw_pile[: table.draw_size], *table.discard[: table.discard_size]):
        found[kind] += 1
    assert found == [card.copies for card in box.cards]
    assert table.event_count <= EVENTS
    assert Table.unpack(table.pack()[0]) == table


def check_calls(match: Match) -> None:
    """Only a hand of exactly one card can be caught, and never one whose call stands."""
    table = match.table
    for seat in range(table.seats):
        if table.catchable >> seat & 1:
            assert table.held[seat] == 1
            assert not table.called >> seat & 1
        assert match.round_over or table.held[seat] > 0 or table.out >= 0, "who has no card has gone out"


def texts(box: Edition, dice: random.Random) -> list[str]:
    """Moves of every sort, most of them impossible now."""
    cards = [dice.choice(box.cards).code for _ in range(3)]
    seats = [str(dice.randrange(11)) for _ in range(2)]
    return [
        *("draw", "keep", "pass", "accept", "challenge", "uno", "silent", "color red", "color wild", "", "play R99"),
        *(
            f"{verb} {what}"
            for verb, some in (("play", cards), ("give", cards), ("target", seats), ("catch", seats))
            for what in some
        ),
    ]


def check_refusals(match: Match, dice: random.Random) -> None:
    """``legal`` and ``why_not`` agree; a refusal has its reason, its point and a sentence, and changes nothing."""
    before, moves = match.table.copy(), match.moves
    for seat in range(match.seats):
        legal = match.legal(seat)
        for text in (*texts(match.edition, dice), *legal):
            refusal = match.why_not(seat, text)
            assert (refusal is None) == (text in legal)
            if refusal is not None:
                assert refusal.reason == "malformed" or rulebook.point(refusal.point).id == refusal.point
                assert str(refusal).strip()
    assert match.table == before
    assert match.moves == moves


def check_secrets(match: Match, dice: random.Random) -> None:
    """No view changes when the cards that it does not show are dealt anew."""
    for seat in (None, *range(match.seats)):
        seen = match.view(seat)
        other = resample(seen, dice.randrange)
        check_table(other, match.edition)
        assert view(match.edition, other, seat, match.scores) == seen


@settings(max_examples=60, suppress_health_check=SLOW)
@given(matches(), st.sampled_from(LEVELS), DICE)
def test_a_round_between_bots(match: Match, level: str, dice: random.Random) -> None:
    bots = [make(level, str(seat)) for seat in range(match.seats)]
    while not match.round_over:
        assert match.moves < MOST
        seat = match.table.asked
        legal = match.legal(seat)
        assert match.default_move() in legal
        if dice.random() < 0.05:
            check_refusals(match, dice)
            check_secrets(match, dice)
        move = bots[seat].choose(match.view(seat))
        assert move in legal
        for event in match.play(seat, move):
            rulebook.point(event_point(match.edition, event))
            if event.verb == "drew":
                assert [redact(event, each).card is None for each in range(match.seats)].count(False) == 1
        check_table(match.table, match.edition)
        check_calls(match)
    check_secrets(match, dice)


@settings(max_examples=40, suppress_health_check=SLOW)
@given(matches(), DICE)
def test_any_moves_in_and_out_of_turn(match: Match, dice: random.Random) -> None:
    for _ in range(120):
        if match.round_over:
            break
        movers = [seat for seat in range(match.seats) if match.legal(seat)]
        assert match.table.asked in movers
        seat = dice.choice([match.table.asked, match.table.asked, *movers])
        legal = match.legal(seat)
        plays = [move for move in legal if move.startswith("play ")]
        match.play(seat, dice.choice(plays if plays and dice.random() < 0.7 else legal))
        check_table(match.table, match.edition)
        check_calls(match)
        if dice.random() < 0.03:
            check_refusals(match, dice)
            check_secrets(match, dice)


@settings(max_examples=15, suppress_health_check=SLOW)
@given(matches(), st.integers(0, 60))
def test_a_record_is_the_match(match: Match, moves: int) -> None:
    for _ in range(moves):
        if match.round_over:
            break
        match.play(match.table.asked, match.legal(match.table.asked)[0])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match"
        match.save(path)
        again = Match.load(path)
        assert record.verify(path).moves == match.moves
    assert [again.view(seat) for seat in (None, *range(match.seats))] == [
        match.view(seat) for seat in (None, *range(match.seats))
    ]
    assert again.entries == match.entries
    assert (again.scores, again.winners, again.dealer) == (match.scores, match.winners, match.dealer)
