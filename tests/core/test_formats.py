"""Who wins a match, and when: the four formats, their ties and void rounds (MK-92 to MK-95)."""

import pytest

from lastcard.editions import BOXES, edition
from lastcard.game import Match
from lastcard.rules.chance import shuffle
from lastcard.rules.scoring import end_round as end
from lastcard.rules.seats import receive
from lastcard.rules.table import Table
from lastcard.rules.words import DEAL_STREAM, KINDS

from .laying import NAMES


def decided(form: str, ends: list[tuple[int, ...]], **rulings: object) -> Match:
    """A match in which each round ended with such hands left, in points; the empty hand won."""
    match = Match.new(edition("classic", {"match": form, **rulings}), NAMES[:3], seed="form", dealer=0)
    for number, points in enumerate(ends, 1):
        if number > 1:
            match.next_round()
        end_round(match, points)
    return match


def end_round(match: Match, points: tuple[int, ...]) -> None:
    """End a round with hands of so many points; the first empty hand has won."""
    table, kinds = match.table, match.edition.kinds
    for seat in range(match.seats):
        table.hands[seat * KINDS : (seat + 1) * KINDS] = bytes(KINDS)
        table.held[seat] = 0
        for card, worth in (("W", 50), ("RS", 20), ("R9", 9), ("R1", 1)):
            many, rest = divmod(points[seat], worth)
            points = (*points[:seat], rest, *points[seat + 1 :])
            for _ in range(many):
                receive(table, seat, kinds[card])
    empty = [seat for seat in range(match.seats) if table.held[seat] == 0]
    end(table, match.edition.sheet, empty[0] if empty else -1)
    match._score()


def test_the_winner_scores_what_all_the_others_hold() -> None:
    match = decided("to_target", [(0, 135, 7)])
    assert match.round_points == match.scores == (142, 0, 0)
    assert (match.over, match.winners) == (False, ())


@pytest.mark.parametrize(("last", "over"), [(57, False), (58, True), (59, True)])
def test_to_target_ends_at_the_target_and_not_before(last: int, over: bool) -> None:
    match = decided("to_target", [(0, 135, 7), (0, 299, 1), (0, last - 1, 1)])
    assert (match.over, match.winners) == (over, (0,) if over else ())


def test_to_target_scores_add_up_seat_by_seat() -> None:
    match = decided("to_target", [(0, 100, 30), (40, 0, 5), (0, 20, 20)])
    assert match.scores == (170, 45, 0)
    assert [entry.points for entry in match.entries if entry.kind == "score"] == [(130, 0, 0), (0, 45, 0), (40, 0, 0)]


def test_a_void_round_scores_nothing_and_another_is_dealt() -> None:
    match = decided("single_round", [(5, 5, 5), (5, 0, 5)])
    assert (match.round_number, match.winners, match.scores) == (2, (1,), (0, 10, 0))


def test_rounds_go_to_whoever_has_most_points() -> None:
    match = decided("rounds", [(0, 10, 5), (0, 10, 5), (20, 60, 0)], rounds=3)
    assert (match.scores, match.winners) == ((30, 0, 80), (2,))


def test_a_tie_after_the_last_round_is_broken_by_another() -> None:
    match = decided("rounds", [(0, 10, 5), (10, 0, 5)], rounds=2)
    assert (match.scores, match.over) == ((15, 15, 0), False)
    match.next_round()
    end_round(match, (3, 3, 0))
    assert (match.scores, match.over) == ((15, 15, 6), False)
    match.next_round()
    end_round(match, (3, 0, 0))
    assert (match.scores, match.winners) == ((15, 18, 6), (1,))


def test_lowest_total_everybody_keeps_count_of_the_own_hand() -> None:
    match = decided("lowest_total", [(0, 60, 20), (30, 50, 0)], target=100)
    assert (match.scores, match.winners) == ((30, 110, 20), (2,))


def test_lowest_total_goes_on_while_the_lowest_are_level() -> None:
    match = decided("lowest_total", [(0, 90, 20), (20, 20, 0)], target=100)
    assert (match.scores, match.over) == ((20, 110, 20), False)


def test_lowest_total_counts_nothing_in_a_void_round() -> None:
    assert decided("lowest_total", [(30, 60, 20)], target=50).scores == (0, 0, 0)


@pytest.mark.parametrize(("dealer", "following"), [(0, [1, 2, 0, 1]), (2, [0, 1, 2, 0])])
def test_the_deal_goes_to_the_left_round_by_round(dealer: int, following: list[int]) -> None:
    match = Match.new(edition("classic"), NAMES[:3], dealer=dealer)
    dealers = []
    for _ in following:
        end_round(match, (1, 1, 0))
        match.next_round()
        dealers.append(match.dealer)
        assert match.view(None).dealer == match.dealer
    assert dealers == following


def test_no_round_is_dealt_too_early_or_too_late() -> None:
    match = Match.new(edition("classic", {"match": "single_round"}), NAMES[:3])
    with pytest.raises(RuntimeError):
        match.next_round()
    end_round(match, (1, 1, 0))
    with pytest.raises(RuntimeError):
        match.next_round()


def test_each_round_is_dealt_from_dice_of_its_own() -> None:
    match = Match.new(edition("classic"), NAMES[:3], seed="deals")
    deals = set()
    for _ in range(5):
        deals.add(tuple(match.view(seat).hand for seat in range(3)))
        end_round(match, (1, 1, 0))
        match.next_round()
    assert len(deals) == 5


@pytest.mark.parametrize("name", list(BOXES))
def test_the_same_seed_deals_the_same_match(name: str) -> None:
    one, other = (Match.new(edition(name), NAMES[:4], seed="twice") for _ in range(2))
    assert (one.table, one.dealer, one.dealer_draws) == (other.table, other.dealer, other.dealer_draws)
    assert Match.new(edition(name), NAMES[:4], seed="once").table != one.table


@pytest.mark.parametrize("name", list(BOXES))
def test_hands_are_dealt_one_card_at_a_time_from_the_dealers_left(name: str) -> None:
    # MK-12: with the pile known, seat s gets every so-manieth card from the top.
    box = edition(name)
    match = Match.new(box, NAMES[:4], seed="manner", dealer=1)
    table = Table()
    table.key[:] = match.table.key
    deck = [kind for kind, card in enumerate(box.cards) for _ in range(card.copies)]
    table.draw_pile[: len(deck)] = bytearray(deck)
    shuffle(table, len(deck), DEAL_STREAM, 0)
    pile = [box.cards[kind].code for kind in table.draw_pile[: len(deck)]][::-1]
    for place, seat in enumerate((2, 3, 0, 1)):
        got = list(match.view(seat).hand)
        for card in pile[place : 4 * box.hand : 4]:
            got.remove(card)
        # A start card may have made somebody draw besides.
        assert len(got) == match.table.held[seat] - box.hand
