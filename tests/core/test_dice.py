"""The dice: the cipher against its definition, the shuffle against a plain telling of it, and fairness by counting."""

import itertools
import math
from collections import Counter
from collections.abc import Iterator

import pytest

from lastcard.editions import edition
from lastcard.game.dealer import draw_for_dealer
from lastcard.game.keys import key_words, match_key, round_key, shuffled
from lastcard.rules.chance import fill_block, shuffle
from lastcard.rules.table import Table
from lastcard.rules.words import DEAL_STREAM, RESHUFFLE_STREAM, ROUND_STREAM


def chacha8(key: bytes, nonce: list[int]) -> bytes:
    """One block of ChaCha with eight rounds, straight from Bernstein's paper: a matrix, columns, diagonals."""
    start = [int.from_bytes(b"expand 32-byte k"[at : at + 4], "little") for at in range(0, 16, 4)]
    start += [int.from_bytes(key[at : at + 4], "little") for at in range(0, 32, 4)] + nonce
    x = start[:]

    def mix(into: int, add: int, turn: int, by: int) -> None:
        x[into] = (x[into] + x[add]) % 2**32
        x[turn] ^= x[into]
        x[turn] = (x[turn] << by | x[turn] >> (32 - by)) % 2**32

    for _ in range(4):
        for shift in (0, 1):
            for column in range(4):
                a, b, c, d = (row * 4 + (column + shift * row) % 4 for row in range(4))
                mix(a, b, d, 16)
                mix(c, d, b, 12)
                mix(a, b, d, 8)
                mix(c, d, b, 7)
    return b"".join(((new + old) % 2**32).to_bytes(4, "little") for new, old in zip(x, start, strict=True))


def told_shuffle(key: bytes, deck: list[int], stream: int, number: int) -> list[int]:
    """Fisher-Yates from the last place down, three places from each word, biased words thrown away."""

    def words() -> Iterator[int]:
        for counter in itertools.count():
            block = chacha8(key, [counter, stream, number, 0])
            yield from (int.from_bytes(block[at : at + 4], "little") for at in range(0, 64, 4))

    source, pile = words(), deck[:]
    for top in range(len(pile) - 1, 0, -3):
        bounds = [max(top + 1 - step, 1) for step in range(3)]
        while True:
            rest, places = next(source), []
            for bound in bounds:
                place, rest = divmod(rest * bound, 2**32)
                places.append(place)
            if rest >= 2**32 % math.prod(bounds):
                break
        for step, place in enumerate(places):
            if top - step > 0:
                pile[top - step], pile[place] = pile[place], pile[top - step]
    return pile


def keyed(key: bytes) -> Table:
    """A table with nothing on it but its key."""
    table = Table()
    table.key[:] = key_words(key)
    return table


def test_the_known_answer_of_chacha8() -> None:
    # Key and nonce all zero: the first test vector of draft-strombergson-chacha-test-vectors for eight rounds.
    known = "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    assert chacha8(bytes(32), [0, 0, 0, 0]).hex().startswith(known)
    table = keyed(bytes(32))
    fill_block(table, 0, 0, 0)
    assert b"".join(word.to_bytes(4, "little") for word in table.block).hex().startswith(known)


@pytest.mark.parametrize("number", range(20))
def test_a_block_is_chacha8(number: int) -> None:
    key = match_key(f"block {number}")
    table = keyed(key)
    fill_block(table, number, 2**32 - 1 - number, number * 7)
    assert b"".join(word.to_bytes(4, "little") for word in table.block) == chacha8(
        key, [number, 2**32 - 1 - number, number * 7, 0]
    )


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6, 51, 52, 108, 112, 192])
def test_a_shuffle_is_what_its_words_say(size: int) -> None:
    for number in range(3):
        key = match_key(f"shuffle {size} {number}")
        table = keyed(key)
        table.draw_pile[:size] = bytearray(range(size))
        shuffle(table, size, RESHUFFLE_STREAM, number)
        assert list(table.draw_pile[:size]) == told_shuffle(key, list(range(size)), RESHUFFLE_STREAM, number)


def test_streams_and_rounds_are_told_apart() -> None:
    key = match_key("streams")
    seen = set()
    for stream, number in itertools.product(range(1, 6), range(50)):
        table = keyed(key)
        fill_block(table, 0, stream, number)
        seen.add(tuple(table.block))
    assert len(seen) == 250
    assert round_key(key, 7) == key_words(chacha8(key, [0, ROUND_STREAM, 7, 0])[:32])


def test_without_a_seed_every_match_has_a_key_of_its_own() -> None:
    assert len({match_key(None) for _ in range(100)}) == 100
    assert match_key("1") == match_key("1") != match_key("2")


def chi_square(counts: list[int], expected: float) -> float:
    """How far counts are from what is expected of them."""
    return sum((count - expected) ** 2 / expected for count in counts)


def test_every_order_is_as_likely_as_any_other() -> None:
    shuffles, found = 4800, Counter[tuple[int, ...]]()
    table = keyed(match_key("orders"))
    for number in range(shuffles):
        table.draw_pile[:4] = bytearray(range(4))
        shuffle(table, 4, DEAL_STREAM, number)
        found[tuple(table.draw_pile[:4])] += 1
    assert len(found) == 24
    # 23 degrees of freedom: one fair shuffle in ten thousand is above 56.
    assert chi_square(list(found.values()), shuffles / 24) < 56


def test_every_card_is_as_likely_at_every_place() -> None:
    size, shuffles = 52, 3000
    counts = [[0] * size for _ in range(size)]
    table = keyed(match_key("places"))
    for number in range(shuffles):
        table.draw_pile[:size] = bytearray(range(size))
        shuffle(table, size, DEAL_STREAM, number)
        for place, card in enumerate(table.draw_pile[:size]):
            counts[place][card] += 1
    freedom = (size - 1) ** 2
    distance = chi_square([count for row in counts for count in row], shuffles / size)
    # The sum is near normal for so many cells; four deviations either way.
    assert abs(distance - freedom) < 4 * math.sqrt(2 * freedom)


def test_everybody_is_as_likely_to_deal() -> None:
    box, draws, seats = edition("mario-kart"), 1500, 5
    dealers = Counter(draw_for_dealer(box, seats, match_key(f"deal {number}"))[0] for number in range(draws))
    # Four degrees of freedom: one in ten thousand is above 23.5.
    assert chi_square([dealers[seat] for seat in range(seats)], draws / seats) < 23.5


def test_the_draw_for_the_dealer_loses_no_card() -> None:
    deck = [kind for kind, card in enumerate(edition("classic").cards) for _ in range(card.copies)]
    assert sorted(shuffled(match_key("x"), deck, 3)) == deck
