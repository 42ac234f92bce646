"""Whether what a dead server has left is what its players were told and promised."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL

from benchmarks.kills.player import Event, Memory, Message, Player
from lastcard.game import record, redact
from lastcard.game.chain import Chain
from lastcard.game.recording import parse_line
from lastcard.server import showing, timeline
from lastcard.server.moments import SystemMoments
from lastcard.server.reviving import revive
from lastcard.server.room import Room, Surroundings
from lastcard.server.seating import Person
from lastcard.server.store import engines, places, reading
from lastcard.server.store.memory import MemoryStore
from lastcard.server.store.shapes import Kept

FACTS = (
    *("round", "dealer", "turn", "asks", "asked", "direction", "color", "top", "held", "draw_pile", "discard_count"),
    *("discard", "owed", "called", "catchable", "scores", "result"),
)
"""What of a view follows from the events alone."""


@dataclass(frozen=True)
class Left:
    """What is in the store while no server runs."""

    tables: dict[str, Kept]
    records: dict[str, str]


def read(url: URL, known: Sequence[str], copy: Path | None = None) -> Left:
    """Everything in the store, of records those that are not known.

    A SQLite file is copied first, so that the server that comes next finds it as the last one left it.
    """
    if engines.is_file(url):
        assert copy is not None
        assert url.database
        for suffix in ("", "-wal"):
            shutil.copyfile(url.database + suffix, copy / (places.FILE + suffix))
        (copy / f"{places.FILE}-shm").unlink(missing_ok=True)
        url = engines.sqlite_url(copy / places.FILE)
    engine = engines.reading_engine(url)
    try:
        with engine.connect() as connection, connection.begin():
            tables = {code: kept for code in reading.codes(connection) if (kept := reading.kept(connection, code, 0))}
            names = [name for name, _ in reading.record_names(connection) if name not in known]
            texts = {name: text for name in names if (text := reading.record(connection, name))}
            return Left(tables, texts)
    finally:
        engine.dispose()


async def revived(kept: Kept) -> Room:
    """The table as the next server will find it."""
    return await revive(kept, Surroundings(SystemMoments(), MemoryStore(), lambda code: code))


def chain(kept: Kept) -> list[str]:
    """What is wrong with the record of the running match, each of its lines read and its hash made again."""
    links = Chain()
    try:
        for number, line in enumerate(kept.lines, 1):
            parse_line(line.text, kept.table, number, links)
    except Exception as problem:  # noqa: BLE001 - whatever it is, it must not be
        return [f"the record of {kept.table} is broken: {problem}"]
    return []


def told(room: Room, player: Player, memory: Memory, *, running: bool = False) -> list[str]:
    """What somebody was told and promised, and what is not in the store; with ``running`` the table may be further."""
    person = person_of(room, player)
    if person is None:
        return [f"{player.name} at {room.code} has no seat any more"]
    wrong = _talk(room, memory)
    version = room.playing.timeline.version if room.playing else 0
    if (room.matches, version) < (memory.match, memory.version):
        wrong.append(f"was told of {memory.match}/{memory.version}, the store is at {room.matches}/{version}")
    if room.playing is not None and room.matches == memory.match:
        wrong += _events(room, person, memory) + _moves(room, person, memory, running=running)
        if version == memory.version and memory.update:
            wrong += same_view(room, person, memory.update)
    return [f"{player.name} at {room.code}: {text}" for text in wrong]


def person_of(room: Room, player: Player) -> Person | None:
    """Somebody at the table, by the name that they sat down with."""
    everybody = [*room.seating.people(), *room.seating.waiting]
    return next((each for each in everybody if each.name == player.name), None)


def events_of(room: Room, person: Person) -> dict[int, Event]:
    """The running round's events as somebody may know them."""
    assert room.playing is not None
    seat = room.seating.seat_of(person)
    found = {}
    for entry in room.playing.timeline._kept:  # noqa: SLF001 - what is sent is cut to the last few
        viewer = seat if entry.number > person.since else None
        event = redact(entry.event, viewer)
        found[entry.number] = _plain(timeline.table_event(event, entry.number, entry.point, entry.turn, entry.verdict))
    return found


def same_view(room: Room, person: Person, update: Message) -> list[str]:
    """Where a view differs from the store, which is at the same version."""
    assert room.playing is not None
    seat = room.seating.seat_of(person)
    if update["view"]["seat"] != seat:
        return []  # it is from before they sat down
    kept = _plain(showing.view(room.playing, seat, room.now(), 0.0))
    return differences(kept, update["view"])


def fresh(room: Room, player: Player) -> list[str]:
    """The first view after the restart, where nothing has happened since."""
    person, view = person_of(room, player), player.fresh
    if person is None or view is None or room.playing is None:
        return []
    if (view["match"], view["version"]) != (room.matches, room.playing.timeline.version):
        return []
    return [f"{player.name} at {room.code}, back: {text}" for text in same_view(room, person, view)]


def deadlines(players: Sequence[Player], memories: Mapping[Player, Memory], killed: float) -> tuple[list[str], int]:
    """Who has less time for the question that was open than when the server died, and how many were compared.

    Args:
        players: of one table, back at the next server.
        memories: what each was told before.
        killed: when that server died, in seconds since 1970.
    """
    came = min((each.welcomed["server_time"] for each in players if each.welcomed), default=0.0)
    wrong, count = [], 0
    for player in players:
        memory = memories.get(player)
        before, after = memory.update if memory else None, player.fresh
        if not before or not after or before["match"] != after["match"]:
            continue
        old, new = before["view"]["question"], after["view"]["question"]
        if not old or not new or old["number"] != new["number"] or old["remaining_ms"] is None:
            continue
        count += 1
        least = old["remaining_ms"] - (killed * 1000 - before["server_time"]) - (after["server_time"] - came) - 60
        if new["remaining_ms"] < least:
            wrong.append(f"{player.name} at {player.code} had {least:.0f} ms left and has {new['remaining_ms']}")
    return wrong, count


def differences(one: Message, other: Message) -> list[str]:
    """In what two views of the same version differ."""
    found = [f"{name} was {other[name]} and is {one[name]}" for name in FACTS if one[name] != other[name]]
    hands = [sorted(card["card"] for card in view["hand"]) for view in (one, other)]
    if hands[0] != hands[1]:
        found.append(f"the hand was {hands[1]} and is {hands[0]}")
    questions = [_question(view) for view in (one, other)]
    if questions[0] != questions[1]:
        found.append(f"the question was {questions[1]} and is {questions[0]}")
    return found


def _question(view: Message) -> list[Any]:
    question = view["question"]
    return [] if question is None else [question["asks"], question["seat"], question["options"]]


def _events(room: Room, person: Person, memory: Memory) -> list[str]:
    kept = events_of(room, person)
    oldest = min(kept, default=0)
    lost = [number for number in memory.events if number >= oldest and number not in kept]
    other = [number for number, event in memory.events.items() if number in kept and kept[number] != event]
    return ([f"the events {lost} are lost"] if lost else []) + [
        f"event {number} was {memory.events[number]} and is {kept[number]}" for number in other
    ]


def _moves(room: Room, person: Person, memory: Memory, *, running: bool) -> list[str]:
    """The moves of a seat's record, next to what was promised: each once, in order, and nothing else."""
    assert room.playing is not None
    seat = room.seating.seat_of(person)
    if seat is None:
        return []
    made = [
        entry.move
        for entry in room.playing.match.entries
        if entry.kind == "move" and entry.seat == seat and entry.move and not is_call(entry.move)
    ]
    held = room.playing.held
    sure = [each for each in memory.moves if each.accepted]
    open_ = [each for each in memory.moves if each.answer is None]
    if sure and sure[-1].answer and sure[-1].answer["held"] and held and held[1].ticket == sure[-1].id:
        sure.pop()
    wanted = [str(each.fields["move"]) for each in sure]
    possible = [wanted, *([[*wanted, str(each.fields["move"])] for each in open_])]
    if sure and sure[-1].answer and sure[-1].answer["held"]:
        possible.append(wanted[:-1])  # refused when the window closed, and not told yet
    if running and (person.since or any(made[: len(each)] == each for each in possible)):
        return []
    tail = made if not person.since else made[len(made) - max(map(len, possible)) :]
    if tail not in possible and not (person.since and any(made[len(made) - len(each) :] == each for each in possible)):
        return [f"the moves {wanted}, perhaps {[each.fields['move'] for each in open_]}, are kept as {made}"]
    return []


def is_call(move: str) -> bool:
    """Whether a move is a press of the UNO race: these are judged before they are moves, if they ever are."""
    return move == "uno" or move.startswith("catch ")


def _talk(room: Room, memory: Memory) -> list[str]:
    kept = {talk.number: _plain(talk) for talk in room.talk}
    oldest = min(kept, default=0)
    wrong = [
        f"number {number} of the talk was {talk} and is {kept.get(number)}"
        for number, talk in memory.talk.items()
        if number >= oldest and kept.get(number) != talk
    ]
    for sent in memory.said[-5:]:
        times = sum(talk.what == sent.fields["chat"] for talk in room.talk)
        if times > 1 or (sent.accepted and not times and len(room.talk) < 50):
            wrong.append(f"{sent.fields['chat']!r} was said {times} times")
    return wrong


def in_item_box(view: Message, events: Mapping[int, Event]) -> bool:
    """Whether somebody who has played an Item Box is asked what its item needs."""
    question = view["question"]
    played = [event["card"] for _, event in sorted(events.items()) if event["verb"] == "played"]
    return bool(question and question["asks"] in ("color", "target") and played[-1:] == ["WI"])


def finished(name: str, text: str, folder: Path, heard: Sequence[tuple[str, int, dict[int, Event]]]) -> list[str]:
    """Verifies the record of a finished match, and compares its events with what seats were told.

    Args:
        name: the record's.
        text: the record.
        folder: for a file.
        heard: who, in which seat for the whole match, and which events they were told.
    """
    file = folder / "finished.jsonl"
    file.write_text(text, encoding="utf-8")
    try:
        record.verify(file)
        events = _all_events(record.load(file))
    except Exception as problem:  # noqa: BLE001 - whatever it is, it must not be
        return [f"record {name}: {problem}"]
    wrong = []
    for who, seat, known in heard:
        for number, event in known.items():
            if number > len(events) or _plain_event(redact(events[number - 1], seat)) != _short(event):
                wrong.append(f"{who} was told {event} in the match of record {name}, which says otherwise")
    return wrong


def _all_events(kept: record.Record) -> list[Any]:
    return [event for _, _, events in record.steps(kept) for event in events]


def _plain_event(event: Any) -> tuple[Any, ...]:
    return (event.verb, event.seat, event.card, event.amount, event.other)


def _short(event: Event) -> tuple[Any, ...]:
    return (event["verb"], event["seat"], event["card"], event["amount"], event["other"])


def _plain(value: Any) -> Any:
    """As it comes out of a message."""
    return msgspec.json.decode(msgspec.json.encode(value))
