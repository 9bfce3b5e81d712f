"""Somebody who plays with a mouse or a finger: clicks whatever may be clicked, until the game is over."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Locator, Page, WebSocket
from playwright.sync_api import TimeoutError as TooLate
from tests.server.support.waiting import ANSWER_MS, ANSWER_SECONDS, not_so

MOST_CLICKS = 900
MOST_TRIES = 10
CLICK_MS = 1500
asked: WeakKeyDictionary[Page, int] = WeakKeyDictionary()
answered: WeakKeyDictionary[Page, int] = WeakKeyDictionary()
ANSWERS = ('"type":"done"', '"type":"refused"', '"type":"reason"')
# What to click next, as soon as there is something, and its middle if that is on the screen and not covered there. All
# of it in one question, as each costs a browser and who leads it as much as a small move does the page.
NEXT = """async ([end, kinds, chance, patience]) => {
  const seen = (kind) => [...document.querySelectorAll(kind)].filter((one) => one.checkVisibility());
  const middle = (thing) => {
    thing.scrollIntoViewIfNeeded();
    const box = thing.getBoundingClientRect();
    const place = [box.x + box.width / 2, box.y + box.height / 2];
    return thing.contains(document.elementFromPoint(...place)) ? place : null;
  };
  for (let waited = 0; ; waited += 10) {
    if (end && document.querySelector(end)) return null;
    for (const kind of kinds) {
      const things = seen(kind);
      const thing = things[Math.floor(chance * things.length)];
      if (thing) return { kind, place: [...document.querySelectorAll(kind)].indexOf(thing), middle: middle(thing) };
    }
    if (waited >= patience) return null;
    await new Promise((go) => setTimeout(go, 10));
  }
}"""
BUSY = "main[aria-busy=true]"  # while a coach judges
# A moment in which the page can ask somebody for an answer; whether it is busy after it.
REST = "busy => new Promise((go) => setTimeout(() => go(document.querySelector(busy) !== null), 15))"
RESTS = 60  # until whoever is asked over a line that is down is not waited for
OVER = ".ending"  # of a game
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


def playing(page: Page, kinds: tuple[str, ...], seed: int, end: str) -> int:
    """Click on until something is there; how many clicks it took."""
    luck = random.Random(seed)
    for clicks in range(MOST_CLICKS):
        if not click_next(page, kinds, luck, end):
            assert page.locator(end).count(), f"there is nothing to click: {page.locator('main').aria_snapshot()}"
            return clicks
    raise AssertionError(f"after {MOST_CLICKS} clicks: {page.locator('main').aria_snapshot()}")


def click_next(page: Page, kinds: tuple[str, ...], luck: random.Random, end: str = "") -> bool:
    """Click one of the first things that come, unless the end does, and wait for the answer. Whether one came."""
    return click_found(page, page.evaluate(NEXT, [end, kinds, luck.random(), ANSWER_MS]))


def click_one(page: Page, kinds: tuple[str, ...], luck: random.Random) -> bool:
    """The same with what is there already. Whether there was anything."""
    return click_found(page, page.evaluate(NEXT, ["", kinds, luck.random(), 0]))


def click_found(page: Page, found: dict[str, Any] | None) -> bool:
    """Click it and wait for the answer."""
    if not found:
        return False
    if found["middle"]:
        page.mouse.click(*found["middle"])
    else:
        click(page.locator(found["kind"]).nth(found["place"]))
    wait_for_answer(page)
    return True


def click(thing: Locator) -> None:
    """Click something that is covered; if it has gone by then, no matter, but what stays must let itself be clicked."""
    for _ in range(MOST_TRIES):
        with suppress(TooLate):
            return thing.click(timeout=CLICK_MS)
        if not thing.count():
            return None
    raise AssertionError(f"it runs away: {thing}")


def wait_for_answer(page: Page) -> None:
    """Wait until all that was asked is answered: over the socket, unless it is down, or by a coach who judges."""
    for _ in range(RESTS):
        is_busy = page.evaluate(REST, BUSY)
        if not is_busy and asked.get(page, 0) <= answered.get(page, 0):
            return
    page.locator(BUSY).wait_for(state="detached")


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
        assert time.monotonic() < end, f"{not_so(is_so)}; {page.locator('main').aria_snapshot()}"
        page.wait_for_timeout(20)
