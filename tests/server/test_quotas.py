"""How much one address, and all of them, may ask for; and which address a request counts for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest

from lastcard.server.app import Options, make_app
from lastcard.server.limits import STORM, STORM_WINDOW, WRITES, Limiter, Storms
from lastcard.server.quotas import Most, Quotas
from lastcard.server.refusal import Refusal
from lastcard.server.resources import MakeTable
from lastcard.server.room import Room
from lastcard.server.tables import Tables
from tests.server.helpers import FakeMoments, new_room, play
from tests.server.live import serving


def test_one_address_may_make_only_so_many_tables_until_one_is_closed() -> None:
    async def scenario() -> None:
        tables = Tables(new_room().around, Most(tables=4, tables_each=2))
        wish = MakeTable(name="Ana")
        await tables.make(wish, "2001:db8::1")
        second = await tables.make(wish, "2001:db8::2")
        with pytest.raises(Refusal, match="Your address already has 2 open tables here") as refused:
            await tables.make(wish, "2001:db8::3")
        assert refused.value.reason == "too_many_tables_each"
        await tables.make(wish, "2001:db8:0:1::1")
        room = await tables.find(second.code)
        await room.ask(_closing(room))
        await asyncio.sleep(0.01)
        assert len(tables) == 2
        await tables.make(wish, "2001:db8::3")
        await tables.make(wish, "192.0.2.7")
        with pytest.raises(Refusal, match="This server has no room for another table now"):
            await tables.make(wish, "192.0.2.8")
        await tables.stop()

    play(scenario())


def test_tables_made_through_a_tunnel_count_for_nobody() -> None:
    async def scenario() -> None:
        tables = Tables(new_room().around, Most(tables_each=1))
        for _ in range(3):
            await tables.make(MakeTable(name="Ana"), "127.0.0.1")
        await tables.stop()

    play(scenario())


def test_connections_are_counted_from_the_first_byte_to_the_last() -> None:
    quotas = Quotas(Most(sockets=3, sockets_each=2))
    assert [quotas.came("192.0.2.7") for _ in range(3)] == [None, None, "server-end-full-each"]
    assert quotas.came("192.0.2.8") == "server-end-full"
    quotas.went("192.0.2.8")
    quotas.went("192.0.2.7")
    quotas.went("192.0.2.7")
    assert quotas.came("192.0.2.7") is None
    assert quotas.sockets == 2


def test_a_connection_too_many_is_told_so() -> None:
    async def scenario() -> None:
        async with serving(most_sockets=1, most_tables=1) as live:
            made = await live.post("/api/tables", name="Ana")
            async with live.socket(made["code"], made["token"]) as ana:
                await ana.next("welcome")
                async with live.socket(made["code"], hello=False) as other:
                    end = await other.next("end")
                    assert (end["code"], end["sentence"]) == ("full", "There is no room for another connection here.")
            full = await live.http.post("/api/tables", json={"name": "Ben"})
            assert (full.status_code, full.json()["code"]) == (503, "too_many_tables")

    play(scenario())


def test_asking_whether_an_allowance_is_spent_costs_nothing() -> None:
    moments = FakeMoments()
    limiter = Limiter(moments)
    for _ in range(100):
        assert not limiter.spent("192.0.2.7", WRITES)
    for _ in range(40):
        assert limiter.admit("192.0.2.7", WRITES)
    assert limiter.spent("192.0.2.7", WRITES)
    assert not limiter.spent("192.0.2.8", WRITES)
    moments.pass_(1)
    assert not limiter.spent("192.0.2.7", WRITES)


def _closing(room: Room) -> Callable[[], Awaitable[None]]:
    async def close() -> None:
        room.close()

    return close


PROXY = "10.0.0.1"


async def _as(peer: str, believed: tuple[str, ...], *headers: tuple[str, str]) -> str:
    """The address for which a request counts that comes from a peer with these headers."""
    tables = Tables(new_room().around)
    seen: list[str] = []
    made: Any = tables.make

    def make(wish: MakeTable, address: str) -> Any:
        seen.append(address)
        return made(wish, address)

    tables.make = make  # type: ignore[method-assign,assignment]
    app: Any = make_app(tables, Options(believed=believed))
    transport = httpx.ASGITransport(app, client=(peer, 5000))
    async with httpx.AsyncClient(transport=transport, base_url="http://cards.example.org") as http:
        answer = await http.post("/api/tables", json={"name": "Ana"}, headers=httpx.Headers(list(headers)))
        assert answer.status_code == 201
    await tables.stop()
    return seen[0]


@pytest.mark.parametrize(
    ("peer", "believed", "headers", "address"),
    [
        # Nobody is believed unless named.
        ("127.0.0.1", (), [("x-forwarded-for", "198.51.100.9")], "127.0.0.1"),
        (PROXY, (), [("x-forwarded-for", "198.51.100.9")], PROXY),
        (PROXY, ("10.0.0.2",), [("x-forwarded-for", "198.51.100.9")], PROXY),
        # A proxy that is named, by address or by network.
        (PROXY, (PROXY,), [("x-forwarded-for", "198.51.100.9")], "198.51.100.9"),
        (PROXY, ("10.0.0.0/8",), [("x-forwarded-for", "198.51.100.9")], "198.51.100.9"),
        (PROXY, (PROXY,), [("x-forwarded-for", "2001:db8::9")], "2001:db8::9"),
        (PROXY, (PROXY,), [], PROXY),
        # What the client wrote itself stands before what the proxy adds, in the same line or in one of its own.
        (PROXY, (PROXY,), [("x-forwarded-for", "127.0.0.1, 198.51.100.9")], "198.51.100.9"),
        (PROXY, (PROXY,), [("x-forwarded-for", "127.0.0.1"), ("x-forwarded-for", "198.51.100.9")], "198.51.100.9"),
        (PROXY, (PROXY,), [("x-forwarded-for", "10.0.0.1, 198.51.100.9")], "198.51.100.9"),
        # Two proxies one behind the other.
        (PROXY, ("10.0.0.0/8",), [("x-forwarded-for", "1.1.1.1, 198.51.100.9, 10.0.0.7")], "198.51.100.9"),
        # Other headers of the kind count for nothing.
        (PROXY, (PROXY,), [("x-real-ip", "127.0.0.1"), ("forwarded", "for=127.0.0.1")], PROXY),
    ],
)
def test_only_a_proxy_that_was_named_says_where_a_request_comes_from(
    peer: str, believed: tuple[str, ...], headers: list[tuple[str, str]], address: str
) -> None:
    assert play(_as(peer, believed, *headers)) == address


def test_a_header_from_elsewhere_is_noted_once(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        tables = Tables(new_room().around)
        app: Any = make_app(tables)
        transport = httpx.ASGITransport(app, client=("192.0.2.7", 5000))
        async with httpx.AsyncClient(transport=transport, base_url="http://cards.example.org") as http:
            for _ in range(3):
                await http.get("/healthz", headers={"x-forwarded-for": "198.51.100.9"})

    play(scenario())
    assert caplog.messages.count("proxy_not_believed") == 1


def test_an_address_that_is_refused_over_and_over_is_noted_once_a_minute() -> None:
    moments = FakeMoments()
    storms = Storms(moments)
    assert [number for number in range(1, 301) if storms.refused("192.0.2.7")] == [STORM]
    assert not any(storms.refused("192.0.2.8") for _ in range(STORM - 1))
    moments.pass_(STORM_WINDOW)
    assert [number for number in range(1, 301) if storms.refused("192.0.2.7")] == [STORM]


def test_a_storm_of_requests_leaves_one_line(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        app: Any = make_app(Tables(new_room().around))
        transport = httpx.ASGITransport(app, client=("192.0.2.7", 5000))
        async with httpx.AsyncClient(transport=transport, base_url="http://cards.example.org") as http:
            answers = [(await http.get("/api/tables/ABCDE")).status_code for _ in range(330)]
            assert answers.count(429) > 150

    play(scenario())
    assert caplog.messages.count("refusals") == 1
