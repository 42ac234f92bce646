"""The small parts of a table: handles, what is applied once, what waits to be sent, names, seats, limits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.server import address, listening, names, qr
from lastcard.server.deadline import EXTENSIONS, OpenQuestion
from lastcard.server.handles import Handles
from lastcard.server.limits import WRITES, Allowance, Limiter
from lastcard.server.once import Once
from lastcard.server.outbox import MOST, Outbox
from lastcard.server.seating import AWAY_AFTER, HOST_AFTER, SHOWN_AFTER, BotSeat, Person, Seating
from lastcard.server.sending import Sender
from tests.server.helpers import FakeMoments


def test_handles_follow_the_hand_and_the_chosen_copy_leaves() -> None:
    handles = Handles()
    handles.match(("R5", "G2", "R5"))
    first, green, second = handles.hand
    assert [each.card for each in handles.hand] == ["R5", "G2", "R5"]
    assert len({each.handle for each in handles.hand}) == 3
    handles.leaving(second.handle)
    handles.match(("G2", "R5"))
    assert handles.hand == [first, green]
    handles.match(("G2", "R5", "B1"))
    assert handles.hand[:2] == [first, green]
    assert handles.newest("B1") == handles.hand[2].handle
    assert handles.newest("Y9") is None


def test_no_handle_outlives_a_shuffle() -> None:
    handles = Handles()
    handles.match(("R5", "G2"))
    before = {each.handle for each in handles.hand}
    handles.renew()
    assert [each.card for each in handles.hand] == ["R5", "G2"]
    assert not before & {each.handle for each in handles.hand}


@given(st.lists(st.lists(st.sampled_from(["R1", "R2", "G1", "W"]), max_size=12), max_size=8))
def test_handles_always_match_the_hand_and_are_never_used_twice(hands: list[list[str]]) -> None:
    handles = Handles()
    used: dict[int, str] = {}
    for hand in hands:
        handles.match(tuple(hand))
        assert sorted(each.card for each in handles.hand) == sorted(hand)
        assert len({each.handle for each in handles.hand}) == len(hand)
        for each in handles.hand:
            assert used.setdefault(each.handle, each.card) == each.card


def test_the_first_answer_is_kept_and_old_ones_go() -> None:
    once: Once[str] = Once(most=2)
    once.remember("a", "one")
    once.remember("b", "two")
    assert once.answer("a") == "one"
    once.remember("c", "three")
    assert once.answer("a") is None
    assert once.answer("c") == "three"


class Carrier:
    """A transport that takes as many messages as a test says."""

    def __init__(self, left: int = 100) -> None:
        self.left = left
        self.written: list[list[bytes]] = []
        self.again: Callable[[], None] = lambda: None

    def room(self) -> int:
        return self.left

    def when_room(self, again: Callable[[], None]) -> None:
        self.again = again

    def write(self, messages: list[bytes]) -> None:
        self.left -= len(messages)
        self.written.append(messages)


def test_what_waits_is_sent_in_order_in_one_go_and_only_the_newest_view() -> None:
    async def scenario() -> list[list[bytes]]:
        outbox, carrier = Outbox(), Carrier()
        views = iter([b"view 3"])
        outbox.mark(view=True)
        sender = Sender(outbox, carrier, lambda: b"table", lambda: next(views))
        outbox.mark(view=True, table=True)
        outbox.put(b"ack")
        outbox.mark(view=True)
        await asyncio.sleep(0)
        outbox.put(b"end")
        outbox.mark(view=True)
        outbox.close()
        await sender.over
        return carrier.written

    assert asyncio.run(scenario()) == [[b"ack", b"table", b"view 3"], [b"end"]]


def test_where_there_is_no_room_what_waits_is_sent_once_there_is() -> None:
    async def scenario() -> list[list[bytes]]:
        outbox, carrier = Outbox(), Carrier(2)
        views = iter([b"view 3", b"view 5"])
        sender = Sender(outbox, carrier, lambda: b"table", lambda: next(views))
        for number in range(3):
            outbox.put(b"talk %d" % number)
        await asyncio.sleep(0)
        outbox.mark(view=True)
        await asyncio.sleep(0)
        assert sender.stuck()
        carrier.left = 100
        carrier.again()
        await asyncio.sleep(0)
        assert not sender.stuck()
        outbox.hang_up()
        await sender.over
        return carrier.written

    assert asyncio.run(scenario()) == [[b"talk 0", b"talk 1"], [b"talk 2", b"view 3"]]


def test_an_outbox_that_nobody_empties_gives_up_instead_of_growing() -> None:
    async def scenario() -> list[list[bytes]]:
        outbox, carrier = Outbox(), Carrier(0)
        sender = Sender(outbox, carrier, lambda: None, lambda: None)
        for _ in range(MOST):
            outbox.put(b"x")
        full = outbox.given_up
        outbox.put(b"x")
        assert (full, outbox.given_up) == (False, True)
        await sender.over
        return carrier.written

    assert asyncio.run(scenario()) == []


def test_a_view_that_cannot_be_made_ends_the_connection_with_the_reason() -> None:
    async def scenario() -> None:
        outbox = Outbox()
        sender = Sender(outbox, Carrier(), lambda: None, lambda: bytes([1 // 0]))
        outbox.mark(view=True)
        await sender.over

    with pytest.raises(ZeroDivisionError):
        asyncio.run(scenario())


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana \n Maria ", "Ana Maria"),
        ("<b>x</b>", "<b>x</b>"),
        ("a\u202eb\u2066c\u0000d", "abcd"),
        ("\u200b\u200b", ""),
        ("\u200d", ""),
        ("\u0301", ""),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("x" * 40, "x" * 24),
    ],
)
def test_names_are_one_line_of_plain_text(typed: str, shown: str) -> None:
    assert names.clean(typed) == shown


def test_two_people_never_share_a_name() -> None:
    seating = Seating(3)
    for seat in range(3):
        seating.places[seat] = Person(seating.free_name("Ana"))
    assert [each.name for each in seating.people()] == ["Ana", "Ana 2", "Ana 3"]
    assert len(seating.free_name("A" * 24)) <= 24


def test_presence_shows_nothing_first_then_reconnecting_then_away() -> None:
    person = Person("Ana", gone_at=100.0)
    shown = [person.presence(100.0 + after) for after in (0, SHOWN_AFTER - 0.1, SHOWN_AFTER, AWAY_AFTER)]
    assert shown == ["here", "here", "reconnecting", "away"]


def test_the_host_s_role_goes_to_a_person_who_is_there_and_never_to_a_bot() -> None:
    seating = Seating(3)
    ana, ben = Person("Ana"), Person("Ben")
    seating.places = [ana, BotSeat("Ada", "casual"), ben]
    seating.host = ana
    ana.gone_at = 100.0
    assert not seating.settle_host(100.0 + HOST_AFTER - 0.1)
    assert seating.settle_host(100.0 + HOST_AFTER)
    assert seating.host is ben
    ben.gone_at = 200.0
    assert not seating.settle_host(500.0)  # nobody is there: the role stays
    assert seating.host is ben
    ana.gone_at = None
    assert seating.settle_host(501.0)
    assert seating.host is ana


def test_people_who_wait_get_empty_places_first_then_bots() -> None:
    seating = Seating(3)
    bot = BotSeat("Ada", "casual")
    seating.places = [bot, None, Person("Cem")]
    ana, ben, dora = Person("Ana"), Person("Ben"), Person("Dora")
    seating.waiting = [ana, ben, dora]
    assert seating.free() == 0
    seating.sit_waiting(12)
    assert [seating.seat_of(each) for each in (ana, ben, dora)] == [1, 0, None]
    assert (ana.since, ben.since) == (12, 12)


def test_a_deadline_can_be_extended_a_few_times() -> None:
    question = OpenQuestion.ask(1, "play", 0, 5, 100.0, "fast")
    assert question.due == 112.0
    assert question.warn() == 4.0
    assert [question.extend(101.0) for _ in range(EXTENSIONS + 1)] == [True] * EXTENSIONS + [False]
    assert question.due == 112.0 + EXTENSIONS * 12.0
    calm = OpenQuestion.ask(2, "play", 0, 5, 100.0, "off")
    assert calm.due is None
    assert not calm.extend(101.0)


def test_the_clock_starts_when_the_answer_can_be_used() -> None:
    question = OpenQuestion.ask(1, "play", 0, 5, 100.0, "fast")
    question.delay(102.0)
    assert question.due == 114.0


def test_limits_refill_with_time_and_are_kept_apart() -> None:
    moments = FakeMoments()
    limiter = Limiter(moments)
    few = Allowance(2, 0.5)
    assert [limiter.admit("a", few) for _ in range(3)] == [True, True, False]
    assert limiter.admit("b", few)
    assert limiter.admit("a", WRITES)
    moments.pass_(2.0)
    assert limiter.admit("a", few)
    assert not limiter.admit("a", few)


def test_a_public_address_must_be_one_that_a_browser_opens() -> None:
    assert address.public("https://Example.org") == "https://example.org"
    assert address.public("http://example.org:8080/") == "http://example.org:8080"
    assert address.public("https://example.org:443") == "https://example.org"
    assert address.public("https://é.org") == "https://xn--9ca.org"
    for odd in (
        "https://a b",
        'https://exa"mple.org',
        "https://<script>",
        "https://x:0",
        "https://x\nevil",
        "https://-",
    ):
        assert address.public(odd) is None, odd
    for bad in ("example.org", "ftp://x", "https://", "https://x/y", "https://u:p@x", "https://x:port", "https://[x"):
        assert address.public(bad) is None, bad


def test_a_qr_code_is_plain_svg() -> None:
    drawn = qr.svg("http://192.0.2.7:8000/t/ABCDE#move=x")
    assert drawn.startswith("<svg")
    assert "script" not in drawn
    assert "style" not in drawn


def test_a_port_in_use_is_one_clear_sentence() -> None:
    with listening.listen("127.0.0.1", 0) as taken:
        port = int(taken.getsockname()[1])
        with pytest.raises(listening.CannotServe, match=f"Port {port} is in use"):
            listening.listen("127.0.0.1", port)


@pytest.mark.parametrize(
    ("host", "port", "sentence"),
    [
        ("127.0.0.1", 70000, "70000 is no port"),
        ("192.0.2.1", 0, "no such address"),
        ("no such host", 0, "no such address"),
    ],
)
def test_what_cannot_be_listened_on_is_said(host: str, port: int, sentence: str) -> None:
    with pytest.raises(listening.CannotServe, match=sentence):
        listening.listen(host, port)


def test_a_bad_certificate_is_said(tmp_path: Path) -> None:
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    with pytest.raises(listening.CannotServe, match="belong together"):
        listening.check_tls(cert, None)
    with pytest.raises(listening.CannotServe, match="no readable file"):
        listening.check_tls(cert, key)
    cert.write_text("not a certificate")
    key.write_text("not a key")
    with pytest.raises(listening.CannotServe, match="in PEM form"):
        listening.check_tls(cert, key)


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u115f\u1160", "\u200d", "\u0301"])
def test_a_name_that_nobody_can_see_is_none(name: str) -> None:
    assert names.clean(name) == ""


def test_accents_do_not_pile_up() -> None:
    assert names.clean("A" + "\u0316" * 23) == "A" + "\u0316" * 3
    assert names.clean("می\u200cکنم") == "می\u200cکنم"
    assert names.clean("Ana\u200d") == "Ana"
