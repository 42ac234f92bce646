"""Two and three real processes on PostgreSQL and Valkey: relays, take-overs, a paused owner, a bus that is gone."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx

from lastcard.game import record
from tests.processes.several import ADMIN, Player, Server, play_round, sees
from tests.server.helpers import play
from tools import services

TAKEN_OVER_WITHIN = 5.0
FAR = 0.25
"""Seconds of a slow connection's round trip."""
TABLE = {"edition": "classic", "clock": "off", "pace": "instant", "rulings": {"target": 500}}


@contextlib.asynccontextmanager
async def table(owner: Server, *routes: list[Server], trip: float = 0.0, **wish: Any) -> AsyncIterator[list[Player]]:
    """A match that has begun at a table of one server; a player for each list of servers to connect to."""
    wish = {**TABLE, "seats": len(routes), **wish}
    joined = [await owner.post("/api/tables", name="Player 0", **wish)]
    code = joined[0]["code"]
    for number, route in enumerate(routes[1:], 1):
        joined.append(await route[0].post(f"/api/tables/{code}/join", name=f"Player {number}"))
    assert [each["seat"] for each in joined] == list(range(len(routes)))
    async with contextlib.AsyncExitStack() as stack:
        players = [
            await stack.enter_async_context(Player(route, code, each["token"], trip).playing())
            for route, each in zip(routes, joined, strict=True)
        ]
        for player in players:
            await player.until(lambda player=player: player.newest("table"))  # type: ignore[misc]
        assert (await players[0].ask("start"))["type"] == "ack"
        for player in players:
            await player.until(lambda player=player: player.newest("update"))  # type: ignore[misc]
        yield players


async def some_moves(players: list[Player], count: int) -> int:
    """Makes so many moves; the version that was acknowledged last."""
    version = 0
    while count:
        for player in players:
            answer = await player.move_if_asked()
            if answer and answer["type"] == "ack":
                version = max(version, answer["version"])
                count -= 1
                break
        await asyncio.sleep(0.005)
    return version


async def assert_nothing_lost(players: list[Player], version: int) -> None:
    """Everybody has every event up to a version once, and all have the same."""
    for player in players:
        await player.until(lambda player=player: sees(player, version))  # type: ignore[misc]
    newest = min(player.newest("update")["version"] for player in players)  # type: ignore[index]
    told = [player.events() for player in players]
    for events in told:
        assert [each["number"] for each in events] == list(range(1, len(events) + 1))
        assert len(events) >= newest >= version
    for events in told[1:]:
        assert [(each["verb"], each["seat"]) for each in events[:newest]] == [
            (each["verb"], each["seat"]) for each in told[0][:newest]
        ]


def test_players_at_two_processes_play_a_round_and_requests_go_to_either(pair: list[Server]) -> None:
    first, second = pair

    async def scenario() -> None:
        async with table(first, [first], [second]) as (ana, ben):
            await play_round([ana, ben])
            await assert_nothing_lost([ana, ben], 1)
            assert (ana.hellos, ben.hellos) == (1, 1)
            assert (await ben.ask("start"))["reason"] == "not_host"
            for server in pair:
                info = (await server.get(f"/api/tables/{ana.code.lower()}")).json()
                assert (info["code"], info["names"]) == (ana.code, ["Player 0", "Player 1"])
                full = await server.request(f"/api/tables/{ana.code}/join", name="Cem")
                assert (full.status_code, full.json()["code"]) == (409, "table_full")
                assert (await server.get("/api/tables/ZZZZZ")).status_code == 404
            device = await ben.ask("move_device")
            moved = await second.post(f"/api/tables/{ana.code}/take-over", code=device["code"])
            await ben.until(lambda: ben.ends)
            assert ben.ends == ["taken_over"]
            async with Player([second], ana.code, moved["token"]).playing() as again:
                await again.until(lambda: again.newest("update"))
                assert again.view()["seat"] == 1

    play(scenario())


def test_asking_two_processes_with_one_request_gives_one_table_and_one_seat(pair: list[Server]) -> None:
    first, second = pair

    async def scenario() -> None:
        wish = {"name": "Ana", "id": "one-wish-for-one-table", **TABLE}
        host, again = await first.post("/api/tables", **wish), await second.post("/api/tables", **wish)
        assert host == {**again, "link": host["link"]}
        wish["id"] = "one-wish-at-one-moment"
        host, again = await asyncio.gather(*(server.post("/api/tables", **wish) for server in pair))
        assert host == {**again, "link": host["link"]}
        path, request = f"/api/tables/{host['code']}/join", "one-request-asked-twice"
        one = await first.post(path, name="Ben", id=request)
        two = await second.post(path, name="Ben", id=request)
        assert one == {**two, "link": one["link"]}

    play(scenario())


def test_a_table_can_be_shown_and_closed_by_way_of_either_process(pair: list[Server]) -> None:
    first, second = pair

    async def scenario() -> None:
        host = await first.post("/api/tables", name="Ana", **TABLE)
        path, key = f"/api/admin/tables/{host['code']}", {"authorization": f"Bearer {ADMIN}"}
        async with httpx.AsyncClient(base_url=second.address, headers=key) as http:
            shown = (await http.get(path)).json()
            assert shown["seats"][0]["name"] == "Ana"
            assert (await http.post(f"{path}/close")).json()["code"] == host["code"]
            assert (await http.get(path)).status_code == 404
        assert (await first.get(f"/api/tables/{host['code']}")).status_code == 404

    play(scenario())


def test_when_the_owner_is_killed_another_has_the_table_with_every_move(trio: list[Server]) -> None:
    owner, first, second = trio[2], trio[0], trio[1]

    async def scenario() -> None:
        async with table(owner, [first], [second], [owner, first]) as players:
            version = await some_moves(players, 12)
            asked = await players[0].until(lambda: next((each for each in players if each.asked()), None))
            asking = asyncio.ensure_future(asked.move_if_asked())  # on its way while the owner dies
            began = time.monotonic()
            owner.kill()
            answers = await asyncio.gather(*(player.ask("say", emote="wow") for player in players), asking)
            assert time.monotonic() - began < TAKEN_OVER_WITHIN
            assert {answer["type"] for answer in answers if answer} == {"ack"}
            await assert_nothing_lost(players, version)
            assert [player.hellos for player in players[:2]] == [1, 1]
            assert players[2].hellos >= 2
            paused = [each for each in players[0].got if each["type"] == "paused"]
            assert [each["paused"] for each in paused] == [True, False]
            version = await some_moves(players, 6)
            await assert_nothing_lost(players, version)

    play(scenario())


def test_an_owner_that_stood_still_is_fenced_off_when_it_wakes_up(pair: list[Server]) -> None:
    owner, other = pair

    async def scenario() -> None:
        async with table(owner, [owner], [other]) as (ana, ben):
            version = await some_moves([ana, ben], 6)
            owner.signal(signal.SIGSTOP)
            began = time.monotonic()
            late = asyncio.ensure_future(ana.ask("say", id="said-while-it-stood", emote="wow"))
            assert (await ben.ask("say", emote="wow"))["type"] == "ack"
            assert time.monotonic() - began < TAKEN_OVER_WITHIN
            while ben.asked():
                answer = await ben.move_if_asked()
                assert answer
                version = max(version, answer["version"])
            owner.signal(signal.SIGCONT)
            assert (await late)["type"] == "ack"
            assert ana.ends == ["moved"]
            await some_moves([ana, ben], 6)
            await assert_nothing_lost([ana, ben], version)
            said = [each["talk"]["number"] for each in ben.got if each["type"] == "talk"]
            assert said == [1, 2]
            assert "fenced" in owner.log() or "lease" in owner.log()

    play(scenario())


def test_a_table_whose_owner_died_is_claimed_by_one_of_two_that_are_asked_at_once(trio: list[Server]) -> None:
    owner, first, second = trio[2], trio[0], trio[1]

    async def scenario() -> None:
        host = await owner.post("/api/tables", name="Ana", seats=2, **TABLE)
        guest = await first.post(f"/api/tables/{host['code']}/join", name="Ben")
        owner.kill()
        async with (
            Player([first], host["code"], host["token"]).playing() as ana,
            Player([second], host["code"], guest["token"]).playing() as ben,
        ):
            await asyncio.gather(ana.ask("say", emote="wow"), ben.ask("say", emote="wow"))
            await ana.until(lambda: ana.newest("table"))
            assert (await ana.ask("start"))["type"] == "ack"
            await ben.until(lambda: ben.newest("update"))
            await ana.until(lambda: ana.newest("update"))
            version = await some_moves([ana, ben], 4)
            await assert_nothing_lost([ana, ben], version)
            logs = [server.log() for server in (first, second)]
            assert sum(f'"table": "{host["code"]}"' in log and "table_revived" in log for log in logs) >= 1
            assert (ana.hellos, ben.hellos) == (1, 1)

    play(scenario())


def test_a_server_that_stops_hands_its_tables_over_at_once(trio: list[Server]) -> None:
    owner, first, second = trio[2], trio[0], trio[1]

    async def scenario() -> None:
        async with table(owner, [first], [second], [owner, first]) as players:
            version = await some_moves(players, 6)
            stopping = asyncio.create_task(asyncio.to_thread(owner.stop))
            await players[2].until(lambda: players[2].ends)
            began = time.monotonic()
            for player in players:
                assert (await player.ask("say", emote="wow"))["type"] == "ack"
            assert time.monotonic() - began < 2.5
            await assert_nothing_lost(players, version)
            assert [player.hellos for player in players[:2]] == [1, 1]
            assert players[2].ends == ["stopping"]
            await stopping
            assert owner.process.returncode in (0, -signal.SIGTERM)

    play(scenario())


def test_while_the_bus_is_gone_the_owners_own_players_go_on(pair: list[Server], own_valkey: services.Valkey) -> None:
    owner, other = pair

    async def scenario() -> None:
        async with table(owner, [owner], [other]) as (ana, ben):
            version = await some_moves([ana, ben], 4)
            own_valkey.kill()
            await ben.until(lambda: ben.newest("paused"))
            assert ben.newest("paused")["paused"] is True  # type: ignore[index]
            late = asyncio.ensure_future(ben.ask("say", emote="wow"))
            assert (await ana.ask("say", emote="wow"))["type"] == "ack"
            while ana.asked():
                answer = await ana.move_if_asked()
                assert answer
                version = max(version, answer["version"])
            assert not late.done()
            own_valkey.start()
            assert (await late)["type"] == "ack"
            assert ben.newest("paused")["paused"] is False  # type: ignore[index]
            await some_moves([ana, ben], 4)
            await assert_nothing_lost([ana, ben], version)
            assert (ana.hellos, ben.hellos) == (1, 1)

    play(scenario())


def test_a_match_over_two_processes_ends_in_a_record_that_holds(pair: list[Server], tmp_path: Path) -> None:
    first, second = pair

    async def scenario() -> str:
        async with table(first, [first], [second], rulings={"target": 1}) as (ana, ben):
            await play_round([ana, ben])
            names = await ben.until(lambda: ben.newest("table")["table"]["records"])  # type: ignore[index]
            name = names[-1]
            return (await second.get(f"/api/records/{name}")).text

    kept = tmp_path / "match.jsonl"
    kept.write_text(play(scenario()), encoding="utf-8")
    assert max(record.verify(kept).scores) > 0


def test_a_race_between_processes_is_judged_by_lengths_of_time(pair: list[Server]) -> None:
    owner, other = pair

    async def scenario() -> None:
        async with table(owner, [owner], [other], trip=FAR, rulings={"target": 100_000}) as (ana, ben):
            await until_a_call_is_owed(ana, ben)
            race = ben.view()["race"]
            shown = next(when for each, when in zip(ben.got, ben.when, strict=True) if _shows(each, race))
            press, time_taken = ("uno", "call_ms") if race["seat"] == 1 else ("catch 0", "catch_ms")
            await asyncio.sleep(max(0.0, shown + 1.2 - time.monotonic()))
            pressed = time.monotonic()
            assert (await ben.ask("move", move=press))["type"] == "ack"
            verdict = await ana.until(lambda: next((e["verdict"] for e in ana.events()[::-1] if e["verdict"]), None))
            # What Ben took, less the quarter of a second that his connection takes; not what the bus takes, too.
            assert abs(verdict[time_taken] / 1000 - (pressed - shown - FAR)) < FAR / 2

    async def until_a_call_is_owed(ana: Player, ben: Player) -> None:
        await asyncio.sleep(1.0)  # until the round trips have been measured
        while not ben.view()["race"]:
            if ben.view()["result"]:
                await ana.ask("next_round")
                await ben.until(lambda: not ben.view()["result"])
            for player in (ana, ben):
                await player.move_if_asked(uno=False)
            await asyncio.sleep(0.005)

    play(scenario())


def _shows(message: dict[str, Any], race: dict[str, Any]) -> bool:
    shown = message["type"] == "update" and message["view"]["race"]
    return bool(shown and shown["seat"] == race["seat"])
