"""People who all go, clocks that run out, seats that move to another device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from lastcard.server import room
from lastcard.server.moments import SystemMoments
from lastcard.server.room import Room
from tests.browser.conftest import OpenPage
from tests.browser.crafted import lay
from tests.browser.player import Player, deal, meet
from tests.browser.serving import Server
from tests.browser.square import read

BACK = "The autopilot is playing for you."


def code_of(player: Player) -> str:
    """The code of the table whose page is open."""
    return player.page.url.rpartition("/")[2]


def leave(player: Player) -> None:
    """Gives the seat up for good."""
    player.press(player.button("The table"))
    player.press(player.button("Leave"))
    player.press(player.button("Yes, leave"))
    expect(player.page.get_by_role("heading", name="You are not at the table any more")).to_be_visible()


def test_everybody_leaves_and_one_sits_down_again(
    open_page: OpenPage, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch, "classic", hands=["B1 B2 B3", "R1"], turn=1, draw_pile="G5 G6")
    ana, ben = meet(open_page, "Classic UNO")
    # Bots that play at once would end this round before anybody could come back.
    ana.page.get_by_role("radio", name="At once").click()
    expect(ana.page.get_by_role("radio", name="At once")).to_be_checked()
    deal(ana, ben)
    code = code_of(ana)
    leave(ana)
    leave(ben)
    assert server.do(code, phase) == "playing", "the table does not wait"

    ana.press(ana.button("Sit down again"))
    expect(ana.page.get_by_text("A match is being played: you get a bot's seat at the next round.")).to_be_visible()
    ana.sit_down("Ana")
    expect(ana.page.get_by_role("heading", name="wins the round")).to_be_visible()
    # Nobody else is there to say that it may go on.
    ana.press(ana.button("Next round"))
    expect(ana.page.get_by_text("Round 2, to")).to_be_visible()
    expect(ana.hand.first).to_be_visible()
    ana.press(ana.button("The table"))
    expect(ana.page.get_by_role("region", name="The table", exact=True)).to_contain_text("you · host")


def test_everybody_leaves_the_lobby(open_page: OpenPage) -> None:
    ana, ben = meet(open_page, "Classic UNO")
    leave(ana)
    leave(ben)
    ben.press(ben.button("Sit down again"))
    expect(ben.page.get_by_role("heading", name="A table is waiting for you")).to_be_visible()
    ben.sit_down("Ben")
    # Whoever comes first hosts a table that nobody hosts any more.
    ben.press(ben.button("Deal the cards"))
    expect(ben.hand.first).to_be_visible()


async def phase(table: Room) -> str:
    return table.phase


def test_the_table_stands_still_while_nobody_is_there(
    open_page: OpenPage, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch, "classic", hands=["Y1 Y2 G3", "B1 B2 B3"], draw_pile="G5 G6 G7 G8")
    ana, ben = meet(open_page, "Classic UNO")
    deal(ana, ben)
    link, code = ana.page.url, code_of(ana)
    for player in (ana, ben):
        player.page.goto("about:blank")
    while server.tables.connections():
        ana.page.wait_for_timeout(20)

    clock = SystemMoments.now  # a function of nothing
    for minutes in (1, 2, 3):
        monkeypatch.setattr(SystemMoments, "now", lambda _, minutes=minutes: clock() + 60 * minutes)
        # Whatever is due by then would be done with this: a deadline, the autopilot, its move.
        assert server.do(code, phase) == "playing"
    for player in (ana, ben):
        player.page.goto(link)
        expect(player.hand).to_have_count(3)
    expect(ana.prompt).to_contain_text("Your turn")
    expect(ben.prompt).to_contain_text("Ana's turn")
    expect(ana.button("More time")).to_be_enabled()


def hurry(server: Server, player: Player, seconds: float) -> None:
    """The clock of the open question has so many seconds left, and pages are told."""

    async def go(table: Room) -> None:
        assert table.playing
        assert table.playing.question
        table.playing.question.due = table.now() + seconds
        table.playing.revision += 1

    server.do(code_of(player), go)


def test_time_runs_out(open_page: OpenPage, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MISSES", 1)
    lay(monkeypatch, "classic", hands=["R1 R2 G3", "B1 B2 B3"], draw_pile="G6 G7 G8")
    ana, ben = meet(open_page, "Classic UNO", on=("phone", "desktop"))
    deal(ana, ben)
    hurry(server, ana, 3)
    expect(ana.button("More time")).to_contain_text(re.compile("[0-3]"))
    # The plain answer is to draw; and whoever misses too often is played for.
    expect(ana.hand).to_have_count(4)
    expect(ana.told).to_contain_text("You draw green 6.")
    expect(ana.prompt).to_contain_text(BACK)
    expect(ben.seat("Ana")).to_have_accessible_name(re.compile("^Ana, 4 cards, .*Autopilot"))
    expect(ben.prompt).to_contain_text("Your turn")
    ana.press(ana.button("Play again yourself"))
    expect(ana.prompt).to_contain_text("Ben's turn")
    expect(ben.seat("Ana")).not_to_have_accessible_name(re.compile("Autopilot"))


def test_more_time(open_page: OpenPage, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "classic", hands=["R1 R2 G3", "B1 B2 B3"], draw_pile="G6 G7 G8")
    ana, ben = meet(open_page, "Classic UNO", on=("phone", "desktop"))
    deal(ana, ben)
    more = ana.button("More time")
    expect(more).not_to_contain_text(re.compile("[0-9]"))
    hurry(server, ana, 9)
    expect(more).to_contain_text(re.compile("[0-9]"))
    ana.press(more)
    # The last seconds are told in figures: these are not the last ones any more.
    expect(more).not_to_contain_text(re.compile("[0-9]"))
    expect(ana.prompt).to_contain_text("Your turn")


def test_a_seat_moves_to_another_device(
    open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, troubles: list[str]
) -> None:
    lay(monkeypatch, "classic", hands=["R1 R2 G3", "B1 B2 B3"], draw_pile="G5 G6")
    ana, ben = meet(open_page, "Classic UNO")
    deal(ana, ben)
    ana.press(ana.button("The table"))
    ana.press(ana.button("Show the code"))
    square = ana.page.get_by_role("img", name="QR code that moves your seat to another device")
    expect(square).to_be_visible()
    table, _, fragment = read(square).partition("#")
    assert table == ana.page.url
    path = f"/t/{code_of(ana)}#{fragment}"

    phone = Player(open_page(path, on="phone"), touch=True)
    expect(phone.hand).to_have_count(3)
    expect(phone.card("green 3")).to_have_count(1)
    assert phone.page.url == ana.page.url, "the code is left in the address"
    expect(ana.page.get_by_role("heading", name="You are playing somewhere else")).to_be_visible()
    phone.play("red 1")
    expect(ben.prompt).to_contain_text("Your turn")

    thief = Player(open_page(path, on="phone"), touch=True)
    expect(thief.page.get_by_text("This code has been used")).to_be_visible()
    expect(thief.hand).to_have_count(0)
    expect(phone.hand).to_have_count(2)
    ana.press(ana.button("Play here instead"))
    expect(ana.page.get_by_text("This seat is not yours any more.")).to_be_visible()
    expect(phone.hand).to_have_count(2)
    # The browser itself reports the refusal.
    troubles[:] = [each for each in troubles if "403 (Forbidden)" not in each]
