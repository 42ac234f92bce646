"""Every question of the game, answered by the page's own controls on tables laid out for it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.crafted import lay
from tests.browser.player import Player, deal, meet

DEVICES = [("desktop", "phone"), ("phone", "desktop")]


def test_a_color_is_named(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "classic", hands=["W R1 Y2", "G1 B2 B3"], draw_pile="G5 G6")
    ana, ben = meet(open_page, "Classic UNO", on=("phone", "desktop"))
    deal(ana, ben)
    ana.play("Wild")
    expect(ana.urged).to_have_text("Your turn. Name a color.")
    expect(ben.prompt).to_contain_text("Ana chooses a color.")
    wedges = ana.page.get_by_role("group", name="Choose a color").get_by_role("button")
    expect(wedges).to_have_text(["red", "yellow", "green", "blue"])
    ana.press(wedges.filter(has_text="green"))
    for player in (ana, ben):
        expect(player.page.get_by_role("img", name="Top card: Wild, green")).to_be_visible()
        expect(player.page.get_by_text("Color to match: green")).to_be_visible()
    expect(wedges).to_have_count(0)
    expect(ben.page.get_by_role("option", name="can be played")).to_have_accessible_name("green 1, can be played")


def test_a_shell_is_aimed(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "mario-kart", hands=["WI R1 Y2", "B1 B2 B3", "Y5 Y6 Y7"], draw_pile="G7 R8 R9")
    ana, ben = meet(open_page, "UNO Mario Kart", places=3)
    deal(ana, ben)
    ana.play("Wild Item Box")
    expect(ana.urged).to_have_text("Your turn. Choose a player.")
    expect(ana.prompt).to_contain_text("Whom does the Green Shell hit?")
    expect(ben.prompt).to_contain_text("Ana chooses a player.")
    ana.press(ana.button(re.compile("^Choose Ben, 3 cards")))
    expect(ana.seat("Ben")).to_have_accessible_name(re.compile("^Ben, 4 cards, .*has to act"))
    expect(ben.hand).to_have_count(4)
    expect(ben.card("red 8")).to_have_count(1)
    expect(ben.told).to_contain_text("Ana chooses you. You draw red 8.")


def test_a_shell_at_oneself(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "mario-kart", hands=["WI R1 Y2", "B1 B2 B3"], draw_pile="G7 R8 R9")
    ana, ben = meet(open_page, "UNO Mario Kart", on=("phone", "desktop"))
    rule(ana, "rulings of this edition", "Whom a Green Shell may hit", "Any player, even whoever played the Item Box.")
    deal(ana, ben)
    ana.play("Wild Item Box")
    ana.press(ana.button(re.compile("^Choose Ana, 2 cards, .*you")))
    expect(ana.hand).to_have_count(3)
    expect(ana.told).to_contain_text("You choose yourself. You draw red 8.")
    expect(ben.seat("Ana")).to_have_accessible_name(re.compile("^Ana, 3 cards"))
    expect(ben.prompt).to_contain_text("Your turn")


def test_a_seven_swaps_hands(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "classic", hands=["R7 Y2 Y3", "G1 B2 B3", "Y5 Y6 Y7"], draw_pile="G5 G6")
    ana, ben = meet(open_page, "Classic UNO", places=3)
    rule(ana, "House rules", "Sevens and zeros", "A 7 swaps hands with an opponent; a 0 moves every hand on one seat.")
    deal(ana, ben)
    ana.play("red 7")
    expect(ana.prompt).to_contain_text("With whom do you swap hands?")
    ana.press(ana.button(re.compile("^Choose Ben, 3 cards")))
    expect(ana.hand).to_have_count(3)
    for card in ("green 1", "blue 2", "blue 3"):
        expect(ana.card(card)).to_have_count(1)
    expect(ben.hand).to_have_count(2)
    for card in ("yellow 2", "yellow 3"):
        expect(ben.card(card)).to_have_count(1)
    expect(ben.told).to_contain_text("Ana swaps hands with you.")


def test_items_strike(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> None:
    # Mushroom and Lightning let the same player go on, with the next box.
    pile = "R7 B7 G1 W+4 R8 R9 Y7 G2 G3 G4"
    lay(monkeypatch, "mario-kart", hands=["WI WI WI R1", "WI B1 B2"], draw_pile=pile)
    ana, ben = meet(open_page, "UNO Mario Kart")
    deal(ana, ben)
    ana.play("Wild Item Box")
    see(ana, ben, item="Mushroom", sentence="Ana goes again.")
    ana.play("Wild Item Box")
    see(ana, ben, item="Lightning", sentence="Everyone but Ana draws, and Ana goes again.")
    expect(ben.hand).to_have_count(4)
    ana.play("Wild Item Box")
    see(ana, ben, item="Bob-omb", sentence="Ana draws 2 and names the color.")
    expect(ana.hand).to_have_count(3)
    ana.press(ana.button("yellow"))
    ben.play("Wild Item Box")
    see(ana, ben, item="Banana Peel", sentence="Ana slips and draws 2.")
    expect(ana.hand).to_have_count(5)


def see(*players: Player, item: str, sentence: str) -> None:
    """Everybody is shown which item strikes, and whom."""
    for player in players:
        shown = player.page.locator(".moment")
        expect(shown.get_by_text(item, exact=True)).to_be_visible()
        expect(shown.get_by_text(sentence, exact=True)).to_be_visible()


@pytest.mark.parametrize("on", DEVICES, ids=["desktop", "phone"])
def test_a_card_is_given(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, on: tuple[str, str]) -> None:
    lay(monkeypatch, "pizza-pizza", hands=["WD R2 G3", "B1 B2 B3"], draw_pile="G8 R9 Y7")
    ana, ben = meet(open_page, "UNO Pocket Pizza Pizza", on=on)
    deal(ana, ben)
    ana.play("Wild Dip into the Deck")
    ana.press(ana.button("blue"))
    expect(ana.urged).to_have_text("Your turn. Choose a card to give away.")
    expect(ana.prompt).to_contain_text("Give Ben a card")
    expect(ben.prompt).to_contain_text("Ana chooses a card to give away.")
    expect(ana.page.get_by_role("option", name="can be given")).to_have_count(3)
    ana.play("red 2")
    expect(ana.hand).to_have_count(2)
    expect(ben.hand).to_have_count(4)
    expect(ben.card("red 2")).to_have_count(1)
    expect(ben.told).to_contain_text("Ana gives you red 2.")


HONEST, BLUFF = "W+4 Y1 G2 G3", "W+4 R1 G2 G3"
WON, LOST = "The challenge succeeds: the card was a bluff.", "The challenge fails: the card was no bluff."


@pytest.mark.parametrize(
    ("hand", "answer", "verdict", "held", "on"),
    [
        (BLUFF, "Draw 4", "", (3, 7), DEVICES[0]),
        (BLUFF, "Challenge", WON, (7, 3), DEVICES[0]),
        (HONEST, "Challenge", LOST, (3, 9), DEVICES[1]),
    ],
    ids=["accepted", "won", "lost"],
)
def test_a_wild_draw_four(
    open_page: OpenPage,
    monkeypatch: pytest.MonkeyPatch,
    hand: str,
    answer: str,
    verdict: str,
    held: tuple[int, int],
    on: tuple[str, str],
) -> None:
    pile = "Y5 Y6 Y7 Y8 G5 G6 G7 G8"
    lay(monkeypatch, "classic", hands=[hand, "B1 B2 B3"], draw_pile=pile)
    ana, ben = meet(open_page, "Classic UNO", on=on)
    deal(ana, ben)
    ana.play("Wild Draw Four")
    ana.press(ana.button("blue"))
    expect(ben.urged).to_have_text("Your turn. Accept or challenge.")
    expect(ben.prompt).to_contain_text("If it is a bluff, Ana draws 4; if not, you draw 6.")
    expect(ana.prompt).to_contain_text("Ben may challenge.")
    ben.press(ben.button(answer))
    if verdict:
        for player, device in zip((ana, ben), on, strict=True):
            # On a phone the verdict stands where the question leaves room, on a desktop over the table.
            place = player.prompt if device == "phone" else player.page.locator(".banner")
            expect(place).to_contain_text(verdict)
    for player in (ana, ben):
        expect(player.told).to_contain_text(verdict or ("Ben accepts." if player is ana else "You accept."))
    expect(ana.hand).to_have_count(held[0])
    expect(ben.hand).to_have_count(held[1])
    expect(ana.seat("Ben")).to_have_accessible_name(re.compile(f"^Ben, {held[1]} cards"))
    expect(ben.seat("Ana")).to_have_accessible_name(re.compile(f"^Ana, {held[0]} cards"))
    goes_on = ben if verdict == WON else ana
    expect(goes_on.prompt).to_contain_text("Your turn")
    if verdict:
        # The challenger is shown the hand.
        expect(ben.told).to_contain_text("Ana shows")
        expect(ben.told).to_contain_text("green 2")


@pytest.mark.parametrize(("answer", "on"), [("Keep", DEVICES[0]), ("Play it", DEVICES[1])])
def test_a_drawn_card(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, answer: str, on: tuple[str, str]) -> None:
    lay(monkeypatch, "classic", hands=["Y1 Y2 G3", "B1 B2 R3"], draw_pile="R6 G6 G7")
    ana, ben = meet(open_page, "Classic UNO", on=on)
    deal(ana, ben)
    expect(ana.prompt).to_contain_text("None of your cards fits: draw one.")
    ana.press(ana.button("Draw a card. Draw pile: 3"))
    expect(ana.urged).to_have_text("Your turn. Play or keep the card you drew.")
    expect(ana.prompt).to_contain_text("You drew red 6.")
    expect(ben.prompt).to_contain_text("Ana has drawn: play or keep?")
    expect(ana.page.get_by_role("option", name="can be played")).to_have_accessible_name(re.compile("^red 6,"))
    ana.press(ana.button(answer))
    kept = answer == "Keep"
    expect(ben.prompt).to_contain_text("Your turn")
    expect(ana.hand).to_have_count(4 if kept else 3)
    expect(ben.page.get_by_role("img", name=f"Top card: red {5 if kept else 6}")).to_be_visible()
    expect(ben.seat("Ana")).to_have_accessible_name(re.compile(f"^Ana, {4 if kept else 3} cards"))


def test_a_draw_card_is_answered(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "classic", hands=["R+2 Y1 G2", "B+2 B2 B3"], draw_pile="Y5 Y6 Y7 Y8 G5")
    ana, ben = meet(open_page, "Classic UNO")
    like = "A draw card may be answered with one of the same kind; whoever cannot or will not draws them all."
    rule(ana, "House rules", "Stacking draw cards", like)
    deal(ana, ben)
    ana.play("red Draw Two")
    expect(ben.urged).to_have_text("Your turn. Answer with a draw card, or accept.")
    expect(ben.prompt).to_contain_text("2 cards wait for you. Answer with a draw card, or draw.")
    expect(ana.prompt).to_contain_text("Ben may answer the draw card.")
    ben.play("blue Draw Two")
    expect(ana.prompt).to_contain_text("4 cards wait for you. You have no answer: draw.")
    ana.press(ana.prompt.get_by_role("button", name="Draw 4"))
    expect(ana.hand).to_have_count(6)
    expect(ben.seat("Ana")).to_have_accessible_name(re.compile("^Ana, 6 cards"))
    expect(ben.prompt).to_contain_text("Your turn")


def test_nothing_to_play_and_nothing_to_draw(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "classic", hands=["Y1 Y2 G3", "B1 B2 R3"])
    ana, ben = meet(open_page, "Classic UNO", on=("phone", "desktop"))
    deal(ana, ben)
    ana.press(ana.button("Pass"))
    expect(ben.prompt).to_contain_text("Your turn")
    expect(ben.told).to_contain_text("Ana passes.")


def test_caught_without_a_call(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(monkeypatch, "classic", hands=["R1 Y2", "R7 G8 B9"], draw_pile="G5 G6 G7")
    ana, ben = meet(open_page, "Classic UNO", on=("phone", "desktop"))
    deal(ana, ben)
    expect(ben.button("Catch Nobody")).to_be_disabled()
    ana.play("red 1")
    expect(ana.prompt).to_contain_text("Call UNO!")
    expect(ben.seat("Ana")).to_have_accessible_name(re.compile("has not called UNO"))
    ben.press(ben.button("Catch Ana"))
    expect(ana.urged).to_have_text("You were caught without an UNO call.")
    expect(ana.hand).to_have_count(3)
    expect(ben.told).to_contain_text("You catch Ana without an UNO call.")
    expect(ben.seat("Ana")).to_have_accessible_name(re.compile("^Ana, 3 cards"))
    expect(ben.button("Catch Nobody")).to_be_disabled()


@pytest.mark.parametrize("ahead", [True, False], ids=["ahead", "after"])
def test_called_in_time(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, ahead: bool) -> None:
    lay(monkeypatch, "classic", hands=["R1 Y2", "R7 G8 B9"], draw_pile="G5 G6 G7")
    ana, ben = meet(open_page, "Classic UNO", on=DEVICES[ahead])
    deal(ana, ben)
    if ahead:
        ana.press(ana.button("UNO Call now"))
        expect(ana.button("UNO Armed")).to_have_attribute("aria-pressed", "true")
    ana.play("red 1")
    if not ahead:
        ana.press(ana.button("UNO Call now!"), moving=True)
    expect(ana.button("UNO Called")).to_have_attribute("aria-pressed", "true")
    expect(ben.seat("Ana")).to_have_accessible_name(re.compile("^Ana, 1 card, .*has called UNO"))
    expect(ben.button("Catch Nobody")).to_be_disabled()
    expect(ben.told).to_contain_text("Ana calls UNO!")


def rule(host: Player, fold: str, ruling: str, choice: str) -> None:
    """The host lets a ruling be another one, in the lobby."""
    host.page.locator("summary").filter(has_text=fold).click()
    place = host.page.locator("details.ruling").filter(has=host.page.get_by_text(ruling, exact=True))
    place.locator("summary").click()
    place.get_by_role("radio", name=choice).click()
    expect(place.get_by_role("radio", name=choice)).to_be_checked()
