"""Takes the pictures of docs/pictures: `python -m tools.pictures [NAME…]`.

A real server runs, tables are laid out by hand, and a page in Chromium shows them; so the pictures are the same on
every machine but for its fonts. Names are those of the scenes below, each on a desktop and on a phone. Without a name
the pictures are taken that the documents show; `--all` takes every scene, `--to FOLDER` puts them elsewhere.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import itertools
import json
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final
from unittest import mock

from playwright.sync_api import Browser, Page, expect, sync_playwright
from websockets.sync.client import ClientConnection, connect

from lastcard.server import dealing, room, tables
from tests.browser.serving import Server, serving
from tools import browsers
from tools.laying import laid
from tools.palette import shrink

FOLDER: Final = Path(__file__).parent.parent / "docs" / "pictures"
LINK: Final = "http://cards.home:8000/t/"
DEVICES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "small": {
        "viewport": {"width": 360, "height": 640},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
    "wide": {"viewport": {"width": 1920, "height": 1000}},
    "side": {
        "viewport": {"width": 740, "height": 360},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
NAMES: Final = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Greta", "Hugo", "Ida", "Jonas")
SHOWN: Final = (
    *("lobby-desktop", "table-desktop", "table-phone", "ten-desktop", "ten-phone", "thirty-phone"),
    *("color-phone", "challenge-phone", "item-desktop", "result-desktop"),
)
"""The pictures of the documents."""

ANA: Final = "R3 R7 Y2 Y+2 G4 B9 WI"
OTHERS: Final = ("G2 B7 W+4 Y8 R1", "Y3 Y4", "B1 B2 B3 GS GR R9 Y6 Y9", "G5 R4 R6", "B5 B6 GS Y1")
HANDS: Final = (*OTHERS, "G6 G7 R8 Y5", "Y7", "B8 BR G1 R2 Y3 G3", "R9 Y6 B4", "G8 B2")
PILE: Final = "G3 R6 Y7 B4 G8 B6 R2 Y1 G9 B8 R8 Y5 G1 B5 " * 4
THIRTY: Final = "R1 R2 R3 R4 R6 R7 RS RR Y1 Y2 Y3 Y4 Y5 Y6 Y7 G1 G2 G3 G4 G5 G6 G7 G8 B1 B2 B3 B4 B5 W W+4"
MARKED: Final = 1300
"""Milliseconds until the sign over somebody who calls UNO has gone."""
SCORES: Final = (118, 64, 203, 87, 41, 150, 96, 12, 77, 109)


class Guest:
    """Somebody else at the table, without a page."""

    def __init__(self, socket: ClientConnection, seat: dict[str, Any]) -> None:
        self.socket = socket
        self.say(type="hello", protocol=1, token=seat["token"])
        self.ids = itertools.count()
        self.thread = threading.Thread(target=self.listen)
        self.thread.start()

    def say(self, **message: Any) -> None:
        """Sends a message."""
        self.socket.send(json.dumps(message))

    def listen(self) -> None:
        """Answers pings until the connection ends."""
        for text in self.socket:
            news = json.loads(text)
            if news["type"] == "ping":
                self.say(type="pong", nonce=news["nonce"])

    def move(self, move: str, **more: Any) -> None:
        """Makes a move."""
        self.say(type="move", id=f"move-{next(self.ids)}", move=move, **more)

    def leave(self) -> None:
        """Hangs up, and waits until that is done."""
        self.socket.close()
        self.thread.join(20)


@dataclasses.dataclass
class Studio:
    """A table, Ana's page at it, and the others."""

    server: Server
    page: Page
    code: str
    guests: list[Guest]

    def deal(self, edition: str, **case: Any) -> None:
        """Begins a match laid out like this."""
        with mock.patch.object(dealing, "Match", laid(edition, **case)):
            self.server.do(self.code, room.Room.new_match)
            expect(self.page.get_by_role("option").first).to_be_visible()

    def speed(self, speed: str) -> None:
        """How fast Ana's page moves from now on."""
        self.page.evaluate(f"localStorage.setItem('lastcard.settings', JSON.stringify({{ speed: '{speed}' }}))")
        self.page.reload()
        expect(self.page.get_by_role("option").first).to_be_visible()


def lobby(studio: Studio) -> None:
    """The table before the match: who is there, and how others get here."""
    expect(studio.page.get_by_role("list").get_by_text("Cleo", exact=True)).to_be_visible()


def table(studio: Studio) -> None:
    """In the middle of a round of four: Ana is to play."""
    hands = [ANA, *OTHERS[:3]]
    studio.deal("mario-kart", hands=hands, discard="B4 RS Y7 R5", draw_pile=PILE, scores=SCORES[:4], round_number=3)


def elsewhere(studio: Studio) -> None:
    """The same, with somebody else to play, who has two cards left."""
    hands = [ANA, *OTHERS[:3]]
    case = {"discard": "B4 RS Y7 Y5", "scores": SCORES[:4], "round_number": 3}
    studio.deal("mario-kart", hands=hands, draw_pile=PILE, turn=2, direction=-1, **case)
    studio.guests[1].move("play Y3", uno=True)
    expect(studio.page.get_by_text("UNO!").first).to_be_visible()
    studio.page.wait_for_timeout(MARKED)


def ten(studio: Studio) -> None:
    """Ten at a table; one of them has called UNO."""
    hands = [ANA, *HANDS[:9]]
    case = {"discard": "B4 RS Y7 Y5", "scores": SCORES, "round_number": 3}
    studio.deal("mario-kart", hands=hands, draw_pile="G3 R6 Y7 B4 G8 B6 R2 Y1", turn=2, direction=-1, **case)
    studio.guests[1].move("play Y3", uno=True)
    expect(studio.page.get_by_text("UNO!").first).to_be_visible()
    studio.page.wait_for_timeout(MARKED)


def thirty(studio: Studio) -> None:
    """A hand of thirty cards."""
    studio.deal("classic", hands=[THIRTY, *OTHERS[3:5]], discard="Y7 R5", draw_pile=PILE[:39], scores=SCORES[:3])


def color(studio: Studio) -> None:
    """Ana has played a wild card and names a color."""
    studio.deal("classic", hands=[f"{ANA[:-2]}W", *OTHERS[:3]], draw_pile=PILE, scores=SCORES[:4])
    wild = studio.page.get_by_role("option", name="Wild").first
    wild.press("Enter")
    expect(studio.page.get_by_role("group", name="Choose a color")).to_be_visible()


def challenge(studio: Studio) -> None:
    """Ana accepts a Wild Draw Four, or doubts it."""
    hands = [ANA, *OTHERS[:2], f"{OTHERS[2]} W+4"]
    studio.deal("mario-kart", hands=hands, discard="R5", draw_pile=PILE, turn=3, scores=SCORES[:4])
    studio.guests[2].move("play W+4")
    studio.guests[2].move("color green")
    expect(studio.page.get_by_role("button", name="Challenge")).to_be_visible()


def item(studio: Studio) -> None:
    """Cleo's Item Box strikes: Ben slips on a banana peel."""
    hands = [ANA, OTHERS[0], f"{OTHERS[1]} WI", OTHERS[2]]
    studio.deal("mario-kart", hands=hands, discard="R5", draw_pile=f"Y4 {PILE}", turn=2, scores=SCORES[:4])
    studio.speed("slow")
    studio.guests[1].move("play WI")
    expect(studio.page.locator(".moment")).to_be_visible()
    hold(studio.page, ".moment", 1300)


def result(studio: Studio) -> None:
    """A round is over: Ana has won it."""
    studio.deal("mario-kart", hands=["R3", *OTHERS[:3]], draw_pile=PILE, scores=SCORES[:4], round_number=3)
    studio.page.get_by_role("option").first.press("Enter")
    expect(studio.page.locator("#result-title")).to_be_visible()


def home(studio: Studio) -> None:
    """The start page."""
    studio.page.goto(studio.server.address)
    expect(studio.page.get_by_label("Your name")).to_be_visible()


SCENES: Final[dict[str, tuple[Callable[[Studio], None], int]]] = {
    "home": (home, 2),
    "lobby": (lobby, 4),
    "table": (table, 4),
    "elsewhere": (elsewhere, 4),
    "ten": (ten, 10),
    "thirty": (thirty, 3),
    "color": (color, 4),
    "challenge": (challenge, 4),
    "item": (item, 4),
    "result": (result, 4),
}
"""Every scene, with its number of seats."""


def hold(page: Page, where: str, at: int) -> None:
    """Stops the time of a page, with every animation in an element where it is after so many milliseconds."""
    page.evaluate(
        """([where, at]) => {
            const last = setTimeout(() => 0);
            for (let each = Math.max(0, last - 1000); each <= last; each += 1) clearTimeout(each);
            for (const each of document.querySelector(where).getAnimations({ subtree: true })) {
                each.pause();
                each.currentTime = at;
            }
        }""",
        [where, at],
    )


@contextlib.contextmanager
def studio(browser: Browser, scene: str, device: str, scheme: Any) -> Iterator[Studio]:
    """A table for a scene, with a server of its own."""
    seats = SCENES[scene][1]
    letters = iter("QUEEN")
    words = SimpleNamespace(choice=lambda _: next(letters))
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(serving())
        # Port and code are the same in every picture.
        server.tables.around = dataclasses.replace(server.tables.around, link=lambda code: f"{LINK}{code}")
        edition = "classic" if scene in ("thirty", "color") else "mario-kart"
        with mock.patch.object(tables, "secrets", words):
            host = server.post("/api/tables", name=NAMES[0], edition=edition, seats=seats, clock="off")
        context = stack.enter_context(browser.new_context(**DEVICES[device], color_scheme=scheme))
        own = {host["code"]: {"token": host["token"], "name": NAMES[0], "at": 4e12}}
        context.add_init_script(f"""if (location.protocol.startsWith('http') && !localStorage.length) {{
            localStorage.setItem('lastcard.settings', JSON.stringify({{ speed: 'off', sounds: false }}));
            localStorage.setItem('lastcard.seats', JSON.stringify({json.dumps(own)}));
        }}""")
        page = context.new_page()
        page.goto(f"{server.address}/t/{host['code']}")
        expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
        guests = []
        address = f"ws://127.0.0.1:{server.port}/api/tables/{host['code']}/socket"
        for name in NAMES[1 : seats - (scene == "lobby")]:
            seat = server.post(f"/api/tables/{host['code']}/join", name=name)
            guests.append(Guest(stack.enter_context(connect(address)), seat))
            stack.callback(guests[-1].leave)
        yield Studio(server, page, host["code"], guests)


def take(browser: Browser, name: str, folder: Path, scheme: str) -> Path:
    """Takes one picture."""
    scene, _, device = name.rpartition("-")
    with studio(browser, scene, device, scheme) as set_up:
        SCENES[scene][0](set_up)
        set_up.page.wait_for_timeout(500)
        file = folder / f"{name}.png"
        picture = set_up.page.screenshot()
        file.write_bytes(shrink(picture, set_up.page.context.new_page()))
    return file


def main() -> int:
    """Takes the pictures."""
    every = [f"{scene}-{device}" for scene in SCENES for device in DEVICES]
    parser = argparse.ArgumentParser(description="Takes the pictures of the documents.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(every))
    parser.add_argument("--all", action="store_true", help="every scene on every device")
    parser.add_argument("--to", type=Path, default=FOLDER, metavar="FOLDER", help="where the pictures go")
    parser.add_argument("--dark", action="store_true", help="with the dark colors")
    args = parser.parse_args()
    for name in args.names:
        if name not in every:
            parser.error(f"there is no picture {name}; there are {', '.join(every)}")
    program = browsers.find("Chromium")
    if program is None:
        print("There is no Chromium on this machine, so no pictures were taken.", file=sys.stderr)
        return 1
    args.to.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for name in args.names or (every if args.all else SHOWN):
            file = take(browser, name, args.to, "dark" if args.dark else "light")
            print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
