"""How quick the page is, in a real browser: its size to the first move, cold starts on a slow phone, taps, reviews.

The phone is Chromium's throttling as its developer tools have it: a CPU four times slower, and "Slow 4G" (1.44 Mbit/s
down, 0.675 up, 562.5 ms before each answer). `python -m bench.page` prints these lines alone.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from bench import ours
from bench.network import network

Row = tuple[str, str, str]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
PHONE: Any = {"width": 360, "height": 640}
SLOW_4G = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
SLOWER = 4
COLD_STARTS, TAPS = 5, 20
QUIET_MS = 1500  # without long tasks: then it stays interactive
ROLL_MS = 1200  # long enough to take in the news on the slow CPU
IDLE_MS = 5_000  # until the page has done what can wait
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
TASK = "ThreadControllerImpl::RunTask"  # what a trace of Chromium calls a task

# When something is there to be tapped, and when the last long task was over. Tasks after a pause don't count: they
# could wait.
WATCH = """(() => {
  window.bench = { there: 0, busy: 0, pressed: 0 };
  addEventListener("pointerdown", ({ timeStamp }) => (bench.pressed = timeStamp), true);
  const isLater = (time) => bench.there && time > Math.max(bench.there, bench.busy) + QUIET;
  new PerformanceObserver((list) => list.getEntries().forEach(({ startTime, duration }) => {
    if (!isLater(startTime)) bench.busy = startTime + duration;
  })).observe({ type: "longtask", buffered: true });
  const look = () => {
    if (!bench.there && document.querySelector(WANTED)) bench.there = performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
})()"""
# One click on whatever comes first; for one that marks a cell, the time until the sheet shows it and is drawn.
STEP = """async () => {
  const KINDS = [".ways button:enabled", ".dock .go:enabled", ".cell.legal", ".dock .other:enabled"];
  const frame = () => new Promise(requestAnimationFrame);
  const marks = () => document.querySelectorAll(".cell.crossed, .cell.written").length;
  const next = () => KINDS.map((kind) => document.querySelector(kind)).find(Boolean);
  while (!next()) await frame();
  const [button, before, began] = [next(), marks(), performance.now()];
  button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  while (performance.now() - began < 1000) {
    await frame();
    if (marks() !== before) return performance.now() - began;
    if (next() !== button && next()) return null;
  }
  return null;
}"""
# A whole game, by whatever comes first.
PLAY = """async () => {
  const KINDS = [".ways button:enabled", ".dock .go:enabled", ".cell.legal", ".dock .other:enabled"];
  while (!document.querySelector(".ending")) {
    const button = KINDS.map((kind) => document.querySelector(kind)).find(Boolean);
    button?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await new Promise(requestAnimationFrame);
  }
}"""
REVIEW_S = 60  # until the coach has looked at a whole game
SCRIPTS = """() => performance.getEntriesByType("resource")
  .map(({ name }) => name).filter((name) => name.endsWith(".js"))"""


def rows() -> Iterator[Row]:
    """All lines; one that says so where there is no Chromium."""
    found = os.environ.get("SILVERTRAY_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found:
        yield "the page in a browser", "no Chromium here", ""
        return
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield size(browser, address)
        yield cold_start(browser, address, "home")
        yield cold_start(browser, address, "table")
        yield seconds("home → Play now → own sheet", 1.2, [played_now(browser, address) for _ in range(COLD_STARTS)])
        with network(address, SLOW_4G["latency"] / 1000, SLOW_4G["downloadThroughput"]) as slow:
            yield seconds("warm start of home", 0.8, [warm_start(browser, slow.address) for _ in range(COLD_STARTS)])
        yield second_visit(browser, address)
        yield from taps(browser, address)
        yield from rolls(browser, address)
        yield from reviews(browser, address)
        browser.close()


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of ours."""
    with tempfile.TemporaryDirectory() as folder, ours.on_sqlite(Path(folder)) as address:
        yield address


def new_table(address: str) -> str:
    """The link of a solo table with known dice."""
    wish = {"game": "clever", "seats": ["me"], "name": "Ann", "dealer": {"kind": "seed", "seed": "7"}}
    made = httpx.post(f"{address}/api/tables", json=wish).json()
    return f"{address}/t/{made['table']}#s={made['token']}"


@contextmanager
def visited(browser: Browser, wanted: str, **settings: Any) -> Iterator[tuple[Page, CDPSession]]:
    """A browser that was never here, with its page and how to make it slow."""
    context = browser.new_context(viewport=PHONE, **settings)
    page = context.new_page()
    page.add_init_script(watch(wanted))
    yield page, context.new_cdp_session(page)
    context.close()


def size(browser: Browser, address: str) -> Row:
    """The scripts that are loaded until the first mark is made, from home."""
    with visited(browser, "main") as (page, _):
        page.goto(address)
        page.get_by_role("button", name="Play now").first.click()
        page.locator(".dock .go").click()
        page.locator(".cell.legal").first.click()
        page.locator(".dock .undo, .ways button").first.wait_for()
        scripts = set(page.evaluate(SCRIPTS))
    return "page: JS to the first move, KB gzip", f"{sum(map(gzipped, scripts)) / 1000:.0f}", "at most 120"


def gzipped(script: str) -> int:
    """How many bytes travel to a browser that knows gzip alone."""
    return int(httpx.head(script, headers={"accept-encoding": "gzip"}).headers["content-length"])


def cold_start(browser: Browser, address: str, what: str) -> Row:
    """From nothing until there is something to tap and the browser is free to answer."""
    wanted = "main button" if what == "home" else ".dock .go"
    took = [interactive(browser, address if what == "home" else new_table(address), wanted) for _ in range(COLD_STARTS)]
    return seconds(f"cold start of {what}", 2.5 if what == "home" else 1.8, took)


def seconds(what: str, wanted: float, took: list[float]) -> Row:
    """A line of times on the slow phone, given in milliseconds."""
    figure = f"{median(took) / 1000:.2f} ({min(took) / 1000:.2f} to {max(took) / 1000:.2f})"
    return f"page: {what}, slow phone, s", figure, f"under {wanted}"


def interactive(browser: Browser, address: str, wanted: str) -> float:
    """One cold start, in milliseconds."""
    with visited(browser, wanted) as (page, session):
        slow_down(session)
        page.goto(address, wait_until="commit")
        return answering(page)


def answering(page: Page) -> float:
    """When there was something to tap and the browser was free to answer, since the page began or was pressed."""
    page.wait_for_function(f"() => bench.there && performance.now() - Math.max(bench.there, bench.busy) > {QUIET_MS}")
    took: float = page.evaluate("Math.max(bench.there, bench.busy) - bench.pressed")
    return took


def played_now(browser: Browser, address: str) -> float:
    """From the first visit's home to a sheet of one's own, in milliseconds; no worker has fetched anything for it."""
    with visited(browser, ".dock .go", service_workers="block") as (page, session):
        slow_down(session)
        page.goto(address)
        page.get_by_role("button", name="Play now").first.wait_for()
        page.wait_for_timeout(IDLE_MS)
        page.get_by_role("button", name="Play now").first.click()
        return answering(page)


def warm_start(browser: Browser, address: str) -> float:
    """Home on the second visit, in milliseconds: the service worker has the page."""
    with visited(browser, "main button") as (page, _):
        page.goto(address)
        page.wait_for_function(CONTROLLED)
        page.wait_for_timeout(IDLE_MS)
        page.close()
        again = page.context.new_page()
        again.add_init_script(watch("main button"))
        again.context.new_cdp_session(again).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        again.goto(address, wait_until="commit")
        return answering(again)


def second_visit(browser: Browser, address: str) -> Row:
    """What a server sends to a browser that has been there, with all headers."""
    with network(address) as way, visited(browser, "main button") as (page, _):
        page.goto(way.address)
        page.wait_for_function(CONTROLLED)
        page.wait_for_timeout(IDLE_MS)
        page.close()
        way.down = 0
        page.context.new_page().goto(way.address, wait_until="load")
        time.sleep(IDLE_MS / 1000)
        return "page: second visit of home transfers, KB", f"{way.down / 1000:.1f}", "under 10"


def watch(wanted: str) -> str:
    """The script that looks for what is wanted."""
    return WATCH.replace("WANTED", repr(wanted)).replace("QUIET", str(QUIET_MS))


def slow_down(session: CDPSession) -> None:
    """Make a phone of it."""
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def taps(browser: Browser, address: str) -> Iterator[Row]:
    """From a tap on a cell until the own sheet shows it."""
    with visited(browser, ".dock .go") as (page, _):
        page.goto(new_table(address))
        took = sorted(measured_taps(page))
    yield "page: tap → own sheet, median ms", f"{median(took):.0f}", "under 100"
    yield "page: tap → own sheet, 95 % within ms", f"{took[int(len(took) * 0.95) - 1]:.0f}", "under 100"


def measured_taps(page: Page) -> Iterator[float]:
    """Play on until there are enough."""
    page.locator(".dock .go").wait_for()
    counted = 0
    while counted < TAPS:
        if (took := page.evaluate(STEP)) is not None:
            counted += 1
            yield took


def rolls(browser: Browser, address: str) -> Iterator[Row]:
    """The longest task while dice are rolled, as it is and on a CPU that is four times slower."""
    for name, rate in (("", 1), (f", CPU {SLOWER}× slower", SLOWER)):
        with visited(browser, ".dock .go") as (page, session):
            session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
            took = sorted(rolled(page, new_table(address)) for _ in range(COLD_STARTS))
        yield (
            f"page: longest task during a roll{name}, ms",
            f"{median(took):.0f} ({took[0]:.0f} to {took[-1]:.0f})",
            "under 50",
        )


def rolled(page: Page, link: str) -> float:
    """One roll of six dice; milliseconds of the thread's own clock, as others may use the machine too."""
    page.goto("about:blank")
    page.goto(link)
    page.locator(".dock .go").wait_for()
    page.wait_for_timeout(QUIET_MS)
    took = tapped(page, ".dock .go")
    page.locator(".cell.legal").first.wait_for()  # it was a roll
    return took


def reviews(browser: Browser, address: str) -> Iterator[Row]:
    """The longest task of a tap in the review of a whole game, on a CPU that is four times slower."""
    with visited(browser, "main") as (page, session):
        link = new_table(address)
        page.goto(link)
        page.evaluate(PLAY)
        page.goto(link.partition("#")[0].replace("/t/", "/replay/") + "#step=0&seat=0&coach=")
        page.locator(".head .next").wait_for(timeout=REVIEW_S * 1000)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.wait_for_timeout(QUIET_MS)
        for name, key in (("the next mistake", ".head .next"), ("the whole game", ".head .next + button")):
            took = []
            for _ in range(COLD_STARTS):
                took.append(tapped(page, key))
                page.keyboard.press("Escape")
            took.sort()
            figure = f"{median(took):.0f} ({took[0]:.0f} to {took[-1]:.0f})"
            yield f"page: longest task of a tap on {name}, CPU {SLOWER}× slower, ms", figure, "under 50"


def tapped(page: Page, key: str) -> float:
    """The longest task of a tap, in milliseconds."""
    button, browser = page.locator(key).bounding_box(), page.context.browser
    assert button
    assert browser
    browser.start_tracing(page=page, categories=["toplevel"])
    page.mouse.click(button["x"] + 9, button["y"] + 9)  # nothing of ours runs in the page meanwhile
    page.wait_for_timeout(ROLL_MS)
    return longest_task(browser.stop_tracing())


def longest_task(trace: bytes) -> float:
    """Of the pages' main threads, by their own clocks."""
    events = json.loads(trace)["traceEvents"]
    named = [event for event in events if event["name"] == "thread_name"]
    mains = {(one["pid"], one["tid"]) for one in named if one["args"]["name"] == "CrRendererMain"}
    tasks = [event for event in events if event["name"] == TASK and (event["pid"], event["tid"]) in mains]
    return max(float(task.get("tdur", 0)) / 1000 for task in tasks)


def main() -> int:
    """Print these lines alone."""
    table = Table("what", "figure", "wanted", title="the page")
    for row in rows():
        table.add_row(*row)
        print(*row, sep=" | ", flush=True)
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
