"""Somebody who plays with a mouse or a finger: clicks whatever may be clicked, until the game is over."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from weakref import WeakKeyDictionary

from playwright.sync_api import Locator, Page, WebSocket
from playwright.sync_api import TimeoutError as TooLate
from tests.server.waiting import ANSWER_SECONDS

MOST_CLICKS = 900
MOST_TRIES = 10
CLICK_MS = 1500
asked: WeakKeyDictionary[Page, int] = WeakKeyDictionary()
answered: WeakKeyDictionary[Page, int] = WeakKeyDictionary()
ANSWERS = ('"type":"done"', '"type":"refused"', '"type":"reason"')
COUNTS = "kinds => kinds.map((kind) => document.querySelectorAll(kind).length)"
# Where a thing's middle is, once it is on the screen and if it is not covered there.
MIDDLE = """thing => {
  thing.scrollIntoViewIfNeeded();
  const box = thing.getBoundingClientRect();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  return thing.contains(document.elementFromPoint(...middle)) ? middle : null;
}"""
ENDS = ".ending, .verdict"  # of a game, and of a position to practise
# What to click, dearest first: an answer to a question, the big button, then any choice.
DICE = (
    ".ways button:enabled:not([aria-disabled=true])",
    ".dock .go:enabled:not([aria-disabled=true])",
    ".cell.legal",
    ".dock .other:enabled:not([aria-disabled=true])",
)
CARDS = (
    "section.scores button",
    ".bar .main:enabled:not([aria-disabled=true])",
    ".names button:enabled:not([aria-disabled=true])",
    ".pairs button:enabled:not([aria-disabled=true])",
    ".own.turn div.hand .card.plain",
    ".bar button:enabled:not([aria-disabled=true]):not(.undo)",
)


def playing(page: Page, kinds: tuple[str, ...], seed: int, until: Callable[[], bool]) -> int:
    """Click on until something holds; how many clicks it took."""
    luck = random.Random(seed)
    for clicks in range(MOST_CLICKS):
        page.locator(", ".join((ENDS, *kinds))).first.wait_for()
        if until():
            return clicks
        click_one(page, kinds, luck)
    raise AssertionError(f"after {MOST_CLICKS} clicks: {page.locator('main').aria_snapshot()}")


def click_one(page: Page, kinds: tuple[str, ...], luck: random.Random) -> bool:
    """Click one of the first things that are there, and wait for the answer. Whether there was anything."""
    for kind, count in zip(kinds, page.evaluate(COUNTS, kinds), strict=True):
        if count:
            click(page.locator(kind).nth(luck.randrange(count)))
            wait_for_answer(page)
            return True
    return False


def click(thing: Locator) -> None:
    """Click something; if it has gone by then, no matter, but what stays must let itself be clicked."""
    for _ in range(MOST_TRIES):
        with suppress(TooLate):
            return click_middle(thing)
        if not thing.count():
            return None
    raise AssertionError(f"it runs away: {thing}")


def click_middle(thing: Locator) -> None:
    """Where it is; if something covers it, as Playwright does, which waits for that to go, and is twice the work."""
    middle = thing.evaluate(MIDDLE, timeout=CLICK_MS)
    if middle:
        thing.page.mouse.click(*middle)
    else:
        thing.click(timeout=CLICK_MS)


def wait_for_answer(page: Page) -> None:
    """Wait until all that was asked is answered: over the socket, unless it is down, or by a coach who judges."""
    page.wait_for_timeout(15)
    for _ in range(100):
        if asked.get(page, 0) <= answered.get(page, 0):
            break
        page.wait_for_timeout(10)
    page.locator("main[aria-busy=true]").wait_for(state="detached")


def listen(page: Page) -> None:
    """Count what a page asks over its socket, and the answers."""
    asked[page] = answered[page] = 0

    def sent(frame: object) -> None:
        asked[page] += '"id":' in str(frame)

    def received(frame: object) -> None:
        answered[page] += any(answer in str(frame) for answer in ANSWERS)

    def opened(socket: WebSocket) -> None:
        asked[page] = answered[page] = 0
        socket.on("framesent", sent)
        socket.on("framereceived", received)

    page.on("websocket", opened)


def until(page: Page, is_so: Callable[[], object]) -> None:
    """Give a page time until something is so."""
    end = time.monotonic() + ANSWER_SECONDS
    while not is_so():
        assert time.monotonic() < end, f"nothing came of it: {page.locator('main').aria_snapshot()}"
        page.wait_for_timeout(20)


def is_over(page: Page) -> Callable[[], bool]:
    """Whether the end of the game is shown."""
    return lambda: page.locator(".ending").count() > 0
