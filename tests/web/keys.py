"""Somebody who plays with a keyboard alone, and always knows where the focus is."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.server.support.waiting import ANSWER_MS
from tests.web.playing import wait_for_answer

MOST_KEYS = 80  # to come from anywhere on a screen to anywhere else on it
MOST_MOVES = 400
ARROWS = ("ArrowRight", "ArrowDown", "ArrowRight")
WITH_ARROWS = "[role=grid] *, [role=toolbar] *"
# The first of these kinds that comes, unless the end does.
FIRST = """async ([end, kinds, patience]) => {
  for (let waited = 0; waited < patience; waited += 10) {
    const kind = [end, ...kinds].find((one) => document.querySelector(one));
    if (kind) return kind;
    await new Promise((go) => setTimeout(go, 10));
  }
  return "";
}"""
SOMEWHERE = "() => document.activeElement !== document.body"
# Whether such a thing has the focus, is covered there, or is nowhere.
SOUGHT = """kind => {
  const here = document.activeElement;
  if (!here.matches(kind)) return document.querySelector(kind) ? "elsewhere" : "nowhere";
  const box = (here.querySelector(".hit") ?? here).getBoundingClientRect();
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return seen && (here.contains(seen) || seen.contains(here)) ? "here" : "covered";
}"""
# From now on all that is read aloud when there is a moment for it.
LISTEN = """() => {
  window.heard = [];
  const region = document.querySelector("[aria-live=polite].unseen");
  new MutationObserver(() => heard.push(region.textContent)).observe(region, {characterData: true, subtree: true});
}"""


class Keys:
    """A keyboard at a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.by_arrow = 0  # how often an arrow has led to something to press

    def press(self, *keys: str) -> None:
        """One key after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def is_at(self, selector: str) -> bool:
        """Whether the focus is on such a thing."""
        return bool(self.page.evaluate("selector => document.activeElement.matches(selector)", selector))

    def tab_to(self, selector: str) -> bool:
        """Press Tab until such a thing has the focus, where it must be seen; or until it is not there any more."""
        for _ in range(MOST_KEYS):
            place = self.page.evaluate(SOUGHT, selector)
            assert place != "covered", f"{selector} has the focus and is covered"
            if place != "elsewhere":
                return bool(place == "here")
            self.press("Tab")
        raise AssertionError(f"no Tab leads to {selector}: {self.page.locator('main').aria_snapshot()}")

    def arrow_on(self, selector: str) -> bool:
        """By arrows from one such thing to the next; where they lead to none, back to one by Tab, if there is one."""
        for arrow in ARROWS if self.is_at(WITH_ARROWS) else ():
            self.press(arrow)
            if self.is_at(selector):
                self.by_arrow += 1
                break
        return self.tab_to(selector)

    def do(self, *keys: str) -> None:
        """Keys that make a move; afterwards the focus is somewhere."""
        self.press(*keys)
        wait_for_answer(self.page)
        if not self.page.evaluate(SOMEWHERE):
            self.page.wait_for_function(SOMEWHERE)

    def has(self, selector: str) -> bool:
        """Whether such a thing is there."""
        return self.page.locator(selector).count() > 0


def play(keys: Keys, kinds: tuple[str, ...], until: str = ".ending") -> int:
    """Play until something is there: come to the first of these kinds by Tab, to the next by an arrow, and press Enter.

    How many moves it took.
    """
    for moves in range(MOST_MOVES):
        kind = keys.page.evaluate(FIRST, [until, kinds, ANSWER_MS])
        assert kind, f"nothing can be done: {keys.page.locator('main').aria_snapshot()}"
        if kind == until:
            return moves
        if keys.tab_to(kind) and keys.arrow_on(kind):
            keys.do("Enter")
    raise AssertionError(f"not over after {MOST_MOVES} moves: {keys.page.locator('main').aria_snapshot()}")


def type_commands(keys: Keys, until: str) -> int:
    """Play until something is there by the first command that is suggested; how many it took."""
    for moves in range(MOST_MOVES):
        if keys.has(until):
            return moves
        type_command(keys)
    raise AssertionError(f"not over after {MOST_MOVES} commands: {keys.page.locator('main').aria_snapshot()}")


def type_command(keys: Keys) -> str:
    """The first command that is suggested."""
    keys.press("ArrowDown")
    text = keys.page.locator("[role=option] b").first.inner_text()
    keys.press("Escape")
    keys.page.keyboard.type(text)
    keys.do("Enter")
    return text
