"""What the host may do: settings, bots, starting, sending people away, handing the role over."""

from __future__ import annotations

import pytest

from lastcard.bots.thinkers import Thinkers
from lastcard.server import sitting
from lastcard.server.intents import AddBot, Configure, HandOver, Kick, RemoveBot, Say, SetSeats, Start
from lastcard.server.messages import Ack, Refused
from lastcard.server.seating import BotSeat
from tests.server.helpers import Client, does, finish_round, new_room, pass_time, play, seat, started


def test_the_host_s_role_moves_on_when_the_host_is_gone() -> None:
    async def scenario() -> None:
        room, (ana, ben) = await started(bots=1)
        assert ben.table().host == 0
        await ana.hang_up()
        await pass_time(room, 9)
        assert ben.table().host == 0
        await pass_time(room, 2)
        assert ben.table().host == 1
        assert isinstance(await ben.send(Configure("c", clock="fast")), Ack)
        back = Client(room, ana.person)
        await back.hello()
        assert isinstance(await back.send(Configure("c", clock="off")), Refused)

    play(scenario())


def test_the_host_kicks_and_nobody_else_does() -> None:
    async def scenario() -> None:
        room, (ana, ben) = await started()
        assert isinstance(await ben.send(Kick("k", 0)), Refused)
        assert isinstance(await ana.send(Kick("k0", 0)), Refused)  # not oneself
        assert isinstance(await ana.send(Kick("k1", 1)), Ack)
        assert ben.read()[-1].code == "kicked"  # type: ignore[union-attr]
        assert isinstance(room.seating.places[1], BotSeat)
        assert room.driver(1) == "casual"
        # What Ben was still saying is neither done nor answered.
        await does(room, room.intend, ben.connection, Say("late", emote="wow"), room.now())
        assert ben.read() == []
        assert not room.talk

    play(scenario())


def test_the_host_sends_away_who_waits_for_a_seat() -> None:
    async def scenario() -> None:
        room, (ana,) = await started(["Ana"], bots=2)
        for name in ("Cem", "Dora"):
            await does(room, sitting.sit_down, room, name, None)
        cem, dora = (Client(room, person) for person in room.seating.waiting)
        await cem.hello()
        await dora.hello()
        assert isinstance(await cem.send(Kick("k0", name="Dora")), Refused)  # not the host
        assert isinstance(await ana.send(Kick("k1", name="Ana")), Refused)  # who sits is named by the seat
        assert isinstance(await ana.send(Kick("k2")), Refused)
        assert ana.table().waiting == ["Cem", "Dora"]
        token = cem.token
        assert isinstance(await ana.send(Kick("k3", name="Cem")), Ack)
        assert cem.read()[-1].code == "kicked"  # type: ignore[union-attr]
        assert ana.table().waiting == ["Dora"]
        assert room.seating.free() == 1
        again = Client(room)
        assert not await again.hello(token=token)
        late = await ana.send(Kick("k4", name="Cem"))
        assert isinstance(late, Refused)
        assert late.reason == "nobody_waits"

    play(scenario())


def test_without_spectators_who_watches_is_sent_away_and_who_plays_or_waits_is_not() -> None:
    async def scenario() -> None:
        room, (ana,) = await started(["Ana"], bots=1)
        await does(room, sitting.sit_down, room, "Cem", None)
        cem, watcher = Client(room, room.seating.waiting[0]), Client(room)
        await cem.hello()
        await watcher.hello()
        assert ana.table().spectators == 1
        assert isinstance(await ana.send(Configure("c", spectators=False)), Ack)
        assert watcher.read()[-1].code == "no_spectators"  # type: ignore[union-attr]
        assert ana.table().spectators == 0
        assert room.connections == [ana.connection, cem.connection]

    play(scenario())


def test_hosting_in_the_lobby() -> None:
    async def scenario() -> None:
        room = new_room(places=3)
        ana, ben = seat(room, 0, "Ana"), seat(room, 1, "Ben")
        for client in (ana, ben):
            await client.hello()
        assert isinstance(await ana.send(AddBot("1", "random")), Ack)
        assert ana.table().seats[2].level == "random"
        assert isinstance(await ana.send(AddBot("2")), Refused)  # no place
        assert isinstance(await ana.send(AddBot("3", "casual", 2)), Ack)
        assert ana.table().seats[2].level == "casual"
        assert isinstance(await ana.send(AddBot("4", "casual", 1)), Refused)  # Ben sits there
        assert isinstance(await ana.send(SetSeats("5", 11)), Refused)
        assert isinstance(await ana.send(SetSeats("6", 6)), Ack)
        assert len(ana.table().seats) == 6
        assert isinstance(await ana.send(SetSeats("7", 2)), Ack)
        assert [each.name for each in ana.table().seats] == ["Ana", "Ben"]
        assert isinstance(await ana.send(RemoveBot("8", 1)), Refused)
        assert isinstance(await ana.send(HandOver("9", 1)), Ack)
        assert ana.table().host == 1
        assert isinstance(await ana.send(Start("10")), Refused)
        assert isinstance(await ben.send(Start("11")), Ack)

    play(scenario())


def test_who_changes_a_bot_between_rounds_has_it_ready_before_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The new expert's network was read, and NumPy imported for it, while every table waited."""
    warmed: list[tuple[list[str], str, int]] = []
    monkeypatch.setattr(Thinkers, "warm", lambda _, levels, box, seats: warmed.append((levels, box.name, seats)))

    async def scenario() -> None:
        room, (ana,) = await started(["Ana"], bots=1, rulings={"target": 5000})
        assert isinstance(await ana.send(AddBot("1", "expert", 1)), Refused)  # the round is being played
        await finish_round(room, [ana])
        warmed.clear()
        assert isinstance(await ana.send(AddBot("2", "expert", 1)), Ack)
        assert warmed == [(["expert"], "classic", 2)]

    play(scenario())


def test_settings_are_checked_when_they_are_made() -> None:
    async def scenario() -> None:
        room = new_room(places=2)
        ana = seat(room, 0, "Ana")
        await ana.hello()
        done = await ana.send(Configure("1", edition="mario-kart", preset="geeky-hobbies", hold_ms=3000))
        assert isinstance(done, Ack)
        assert ana.table().in_force["shell_target"] == "any_player"
        assert room.terms.hold == 3.0
        unknown = await ana.send(Configure("2", rulings={"stakcing": "off"}))
        assert isinstance(unknown, Refused)
        assert "stacking" in unknown.sentence
        mix = await ana.send(Configure("3", rulings={"finish": "no_action", "drawn_card": "must_play"}))
        assert isinstance(mix, Refused)
        assert ana.table().settings.rulings == {}
        assert isinstance(await ana.send(Configure("4", edition="poker")), Refused)
        await ana.send(Start("5"))
        assert isinstance(await ana.send(Configure("6", edition="classic")), Refused)
        assert isinstance(await ana.send(Configure("7", clock="normal")), Ack)

    play(scenario())


def test_a_bot_that_there_is_not_is_refused_by_name() -> None:
    async def scenario() -> None:
        room = new_room(places=2)
        ana = seat(room, 0, "Ana")
        await ana.hello()
        answer = await ana.send(AddBot("b", "grandmaster"))
        assert isinstance(answer, Refused)
        assert answer.reason == "no_such_bot"
        assert "random, beginner, casual, sharp, expert" in answer.sentence

    play(scenario())
