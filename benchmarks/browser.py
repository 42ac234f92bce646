"""What the web table costs in a browser: `python -m benchmarks.browser [first play drop tasks] [--json]`.

Starts a server of its own and headless Chromium, all on this machine, and measures as somebody sees it who sits there:

- `first`: from opening a table's link with nothing in the cache until the hand is drawn, and how large the scripts and
  style sheets are as they are sent;
- `play`: from a play on one page until another page draws the first frame that shows it; plays that an UNO window
  holds, because the player before forgot to call, are apart;
- `drop`: from the moment a page that had lost its network has it again until it draws what was played meanwhile;
- `tasks`: the longest task of the page's main thread while ten players play with animations at normal speed, in
  processor time too: by the clock a task also waits for whatever else the machine does.

Without a word all four.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.measuring import Row, show
from tools import browsers

VIEWS: Final = 15
PLAYS: Final = 120
CALLS_FORGOTTEN: Final = 3
"""In one round of so many nobody calls UNO."""
DROPS: Final = 12
WATCHED: Final = 60.0
"""Seconds for which ten seats are watched."""
LONG: Final = 50
"""Milliseconds above which a browser calls a task long."""
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run")
SETTINGS: Final = {"speed": "normal", "sounds": False}

WATCH: Final = """
    window.seen = [];
    const now = () => performance.timeOrigin + performance.now();
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...all) { super(...all); window.socket = this; }
    };
    addEventListener('online', () => { window.online = now(); });
    // A card that starts to fly, and a discard pile that changes, are seen in the next frame.
    let waits = false;
    const drawn = () => {
        if (waits) return;
        waits = true;
        requestAnimationFrame(() => { waits = false; seen.push(now()); });
    };
    new MutationObserver((changes) => {
        for (const { target, attributeName, addedNodes } of changes) {
            const flies = [...addedNodes].some((each) => each.matches?.('.flight, .result'));
            if (flies || (attributeName === 'aria-label' && target.dataset.place === 'discard')) drawn();
        }
        if (!window.first && document.querySelector('[role=option]'))
            requestAnimationFrame(() => { window.first ??= performance.now(); });
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-label'] });
"""
"""Runs before anything else on a page, and notes what is to be seen."""

ANSWER: Final = """(calls) => {
    const find = (what) => document.querySelector(what);
    const prompt = find('section.prompt');
    if (find('#result-title')) { find('.result footer .primary')?.click(); return ['result', 0, false]; }
    if (!prompt || !prompt.classList.contains('mine') || !find('.asks')) return ['wait', 0, false];
    const held = find('.catch.live') !== null;
    if (calls && find('.uno[aria-pressed=false]') && document.querySelectorAll('[role=option]').length === 2)
        find('.uno').click();
    const at = performance.timeOrigin + performance.now();
    const card = find('[role=option].usable');
    const other = find('.wedges button') ?? find('.asks .answer') ?? find('button.choosable');
    if (other) other.click();
    else if (card) {
        card.focus();
        card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    }
    else find('button.pile.ready')?.click();
    return [other ? 'answer' : card && !find('.giving') ? 'play' : 'draw', at, held];
}"""
"""Answers what a page asks, as somebody does who sits there; says what it was, when, and whether it is held."""


STILL: Final = """() => !document.querySelector('.flight')
    && (document.querySelector('.moment')?.getAnimations() ?? []).every((each) => each.playState === 'finished')"""
"""Whether nothing moves any more."""


@dataclass
class Bench:
    """A server and a browser."""

    address: str
    browser: Browser

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        """A request that must be taken."""
        return dict(httpx.post(f"{self.address}{path}", json=body).raise_for_status().json())

    @contextlib.contextmanager
    def page(self, seat: dict[str, Any]) -> Iterator[Page]:
        """A new browser profile at a seat, with nothing in its cache."""
        context: BrowserContext = self.browser.new_context(viewport={"width": 1280, "height": 800}, bypass_csp=True)
        kept = {seat["code"]: {"token": seat["token"], "name": "Ana", "at": time.time() * 1000}}
        stored = {"lastcard.settings": SETTINGS, "lastcard.seats": kept}
        keep = f"for (const [key, value] of Object.entries({json.dumps(stored)}))"
        context.add_init_script(f"{keep} localStorage.setItem(key, JSON.stringify(value)); {WATCH}")
        context.set_default_timeout(10_000)
        page = context.new_page()
        try:
            page.goto(f"{self.address}/t/{seat['code']}")
            yield page
        finally:
            context.close()

    @contextlib.contextmanager
    def pair(self) -> Iterator[list[Page]]:
        """Two people in a match that does not end."""
        host = self.post("/api/tables", name="Ana", seats=2, clock="off", rulings={"target": 100_000})
        guest = self.post(f"/api/tables/{host['code']}/join", name="Ben")
        with self.page(host) as ana, self.page(guest) as ben:
            start(ana)
            ben.wait_for_selector("[role=option]")
            yield [ana, ben]


def start(page: Page) -> None:
    """The host deals."""
    page.click(".start .primary")
    page.wait_for_selector("[role=option]")


def rest(pages: list[Page]) -> None:
    """Waits until nothing moves on any page, as people do before they play."""
    for page in pages:
        page.wait_for_function(STILL)
    pages[0].wait_for_timeout(250)


def measure_first(bench: Bench) -> dict[str, Any]:
    """How long it takes until somebody who opens the link sees the hand."""
    host = bench.post("/api/tables", name="Ana", seats=4, bots=3, clock="off", pace="slow")
    with bench.page(host) as page:
        start(page)
    times = []
    size = 0.0
    for _ in range(VIEWS):
        with bench.page(host) as page:
            times.append(float(page.wait_for_function("window.first").json_value()))
            size = page.evaluate(
                """performance.getEntriesByType('resource').filter(({ name }) => /\\.(js|css)$/.test(name))
                    .reduce((sum, each) => sum + each.encodedBodySize, 0)"""
            )
    return {"first_view_ms": spread(times), "scripts_and_styles_kB": size / 1000}


def measure_plays(bench: Bench) -> dict[str, Any]:
    """How long it takes until another page shows a play."""
    times: list[float] = []
    held: list[float] = []
    rounds = 0
    with bench.pair() as pages:
        while len(times) + len(held) < PLAYS:
            for mover, other in (pages, pages[::-1]):
                what, at, waits = mover.evaluate(ANSWER, rounds % CALLS_FORGOTTEN != 0)
                rounds += what == "result" and mover is pages[0]
                if what == "play":
                    shown = other.wait_for_function("(at) => seen.find((each) => each > at)", arg=at, polling=20)
                    (held if waits else times).append(float(shown.json_value()) - at)
                if what != "wait":
                    rest(pages)
    return {"play_ms": spread(times), "held_play_ms": spread(held)}


def measure_drops(bench: Bench) -> dict[str, Any]:
    """How long it takes until a page that was cut off shows the table as it is now."""
    times: list[float] = []
    with bench.pair() as (ana, ben):
        while len(times) < DROPS:
            if ben.evaluate(ANSWER, True)[0] != "wait" or not ana.query_selector("[role=option].usable"):
                ana.evaluate(ANSWER, True)
                rest([ana, ben])
                continue
            ben.context.set_offline(True)
            ben.evaluate("socket.close()")
            if ana.evaluate(ANSWER, True)[0] == "play":
                ana.wait_for_timeout(2000)
                ben.evaluate("window.online = null")
                ben.context.set_offline(False)
                shown = ben.wait_for_function("window.online && seen.find((each) => each > online)", polling=20)
                times.append(float(shown.json_value()) - float(ben.evaluate("online")))
            ben.context.set_offline(False)
            ben.wait_for_function("socket.readyState === 1")
            rest([ana, ben])
    return {"back_ms": spread(times)}


def measure_tasks(bench: Bench) -> dict[str, Any]:
    """The long tasks of a page while ten play."""
    host = bench.post("/api/tables", name="Ana", seats=10, bots=9, clock="off", rulings={"target": 100_000})
    with bench.page(host) as page:
        start(page)
        page.wait_for_timeout(2000)
        bench.browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
        end = time.monotonic() + WATCHED
        while time.monotonic() < end:
            page.evaluate(ANSWER, True)
            page.wait_for_timeout(400)
        events = json.loads(bench.browser.stop_tracing())["traceEvents"]
        movements = len(page.evaluate("seen"))
    threads = [each for each in events if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"]
    main_threads = {(each["pid"], each["tid"]) for each in threads}
    tasks = [each for each in events if each.get("tdur") and (each["pid"], each["tid"]) in main_threads]
    spent = [each["tdur"] / 1000 for each in tasks]
    by_clock = [each["dur"] / 1000 for each in tasks]
    return {
        "tasks": {
            "movements": movements,
            "longest_ms_of_processor_time": round(max(spent)),
            "longest_ms_by_the_clock": round(max(by_clock)),
            "over_50_ms_of_processor_time": sum(each > LONG for each in spent),
            "over_50_ms_by_the_clock": sum(each > LONG for each in by_clock),
        }
    }


def spread(times: list[float]) -> Row:
    """How many there were, the median, the 95th percentile and the longest."""
    tail = statistics.quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else max(times, default=0.0)
    middle = statistics.median(times or [0.0])
    return {"count": len(times), "median": middle, "p95": tail, "longest": max(times, default=0.0)}


@contextlib.contextmanager
def serving() -> Iterator[str]:
    """The address of a server in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.server", "--serve"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            yield f"http://127.0.0.1:{int(process.stdout.readline())}"
        finally:
            process.terminate()


MEASURES: Final[dict[str, Callable[[Bench], dict[str, Any]]]] = {
    "first": measure_first,
    "play": measure_plays,
    "drop": measure_drops,
    "tasks": measure_tasks,
}


def main() -> int:
    """Measures what is asked for, and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", metavar="WHAT", help=f"{', '.join(MEASURES)}; all when none is named")
    parser.add_argument("--json", action="store_true", help="write the figures for programs")
    args = parser.parse_args()
    for name in args.what:
        if name not in MEASURES:
            parser.error(f"there is no {name} to measure; there are {', '.join(MEASURES)}")
    program = browsers.find("Chromium")
    if program is None:
        print("There is no Chromium on this machine, so nothing was measured.")
        return 0
    found: dict[str, Any] = {}
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        for name in args.what or MEASURES:
            found |= MEASURES[name](Bench(address, browser))
        browser.close()
    if args.json:
        print(json.dumps(found, indent=2))
        return 0
    if rows := [{"": name} | row for name, row in found.items() if name.endswith("_ms")]:
        show("Milliseconds", rows)
    for name in ("scripts_and_styles_kB", "tasks"):
        if name in found:
            print(f"\n  {name.replace('_', ' ')}: {found[name]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
