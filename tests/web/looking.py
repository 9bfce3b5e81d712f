"""What must hold on every screen: nothing for axe to find, nothing wider than the screen or too small for a finger."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page
from tests.server.support.waiting import ANSWER_MS

PHONE, DESK = {"width": 360, "height": 640}, {"width": 1440, "height": 900}
AXE = Path("web/node_modules/axe-core/axe.min.js")
# Where on the page each part was, in every frame that was drawn because something had changed.
WATCH = """parts => {
  window.places = Object.fromEntries(parts.map((part) => [part, []]));
  const note = () => {
    for (const part of parts) {
      const found = document.querySelector(part);
      const place = found && found.getBoundingClientRect().top + scrollY;
      if (found && places[part].every((other) => Math.abs(other - place) >= 1)) places[part].push(place);
    }
  };
  const changed = () => requestAnimationFrame(note);
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(changed).observe(document, all);
  new ResizeObserver(changed).observe(document.body);
  note();
}"""
SETTLED = """() => new Promise(requestAnimationFrame).then(() => Promise.allSettled(
  document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished)
))"""
DRAWN = """async (patience) => {
  const isDrawn = () => ["main", "h1"].every((part) => document.querySelector(part));
  await new Promise((go) => requestAnimationFrame(() => setTimeout(go))); // another width has been seen by then
  for (let waited = 0; waited < patience && !isDrawn(); waited += 10) await new Promise((go) => setTimeout(go, 10));
  return isDrawn();
}"""
# The size of targets we measure ourselves, by fingertips of 44 px instead of 24; it would be a third of axe's work.
RULES: dict[str, Any] = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"target-size": {"enabled": False}},
}
# A third less to do for the same findings: of what axe fetches beforehand only what plays by itself matters to a rule
# that is on, and where a fault is we tell by its element, so axe need not write down the HTML of all it looks at.
SHORT = {"resultTypes": ["violations"], "preload": {"assets": ["media"]}, "selectors": False, "elementRef": True}
SHORTLY = "axe.configure({ noHtml: true })"
# Under a dialog nothing can be reached, and what is there was a screen before.
LOOK = """async options => {
  const { violations } = await axe.run([...document.querySelectorAll("dialog[open]")].at(-1) ?? document, options);
  const told = ({ id, nodes }) => nodes.map(({ element }) => `${id}: ${element.outerHTML.slice(0, 120)}`);
  return violations.flatMap(told);
}"""
# All that a theme could change, at the level we promise (AA).
COLOUR_RULES: dict[str, Any] = {"runOnly": ["cat.color"], "rules": {"color-contrast-enhanced": {"enabled": False}}}
# And what a wider screen could change in what a phone shows as well.
WIDER_RULES = COLOUR_RULES | {"rules": COLOUR_RULES["rules"] | {"scrollable-region-focusable": {"enabled": True}}}
SHOWN = "[...document.querySelectorAll('*')].filter((one) => one.checkVisibility({ visibilityProperty: true }))"
NOTE_SHOWN = f"() => {{ window.shown = new WeakSet({SHOWN}); }}"
SHOWS_MORE = f"() => {SHOWN}.some((one) => !window.shown.has(one))"
TAP = 44
# A target is as large as what a finger may hit: a label with its field, a cell with the room around it.
SMALL_TARGETS = """tap => {
  const inside = "a[href], button, input, select, summary, [role=tab], [role=option], [data-cell].legal";
  const isShown = (one) => one.checkVisibility({visibilityProperty: true}) && !one.closest(".unseen, [inert]");
  const isReached = (one) => !document.querySelector("dialog[open]") || one.closest("dialog[open]");
  const isInline = (one) => one.matches("a:not(.button)") && getComputedStyle(one).display === "inline";
  const hit = (one) => (one.closest("label") ?? one.querySelector(".hit") ?? one).getBoundingClientRect();
  return [...document.querySelectorAll(inside)]
    .filter((one) => isShown(one) && isReached(one) && !isInline(one) && !one.disabled)
    .map((one) => [one, hit(one)])
    .filter(([, box]) => box.width < tap - 0.5 || box.height < tap - 0.5)
    .map(([one, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${one.outerHTML.slice(0, 160)}`);
}"""

# What axe leaves to others: a name where none is heard or one is missing, a list of nothing, a link to nowhere.
UNNAMED = """() => {
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[aria-hidden=true]");
  const label = (one) => document.getElementById(one.getAttribute("aria-labelledby"));
  const named = (one) => one.ariaLabel || label(one)?.textContent.trim();
  const found = (kind, isWrong) => [...document.querySelectorAll(kind)].filter((one) => isShown(one) && isWrong(one));
  return [
    ...found("[role=tabpanel], [role=region], div[tabindex='0']", (one) => !one.role || !named(one)),
    ...found(":is(p, span, div)[aria-label]", (one) => !one.role),
    ...found("ul, ol, [role=list]", (one) => !one.querySelector("li, [role=listitem]")),
    ...found("a[href^='#']", (one) => !document.getElementById(one.hash.slice(1))),
  ].map((one) => one.outerHTML.slice(0, 160));
}"""

OVERFLOW = """size => {
  const root = document.documentElement;
  const before = root.style.fontSize;
  root.style.fontSize = size || before;
  const width = root.scrollWidth - root.clientWidth;
  root.style.fontSize = before;
  return width;
}"""
# The page itself, and whatever has words in it that are wider than it is; the sign of a card hangs over its edge.
TOO_WIDE = """() => [...document.querySelectorAll(
    "html, dialog[open], button:not(.card), a.button, select, legend, label, summary, h1, h2, [role=tab], [role=option]"
  )]
  .filter((one) => one.checkVisibility() && !one.closest(".unseen"))
  .filter((one) => getComputedStyle(one).textOverflow !== "ellipsis" && one.scrollWidth > one.clientWidth + 1)
  .filter((one) => one.clientWidth > 1)
  .map((one) => `${one.scrollWidth - one.clientWidth} px: ${one.outerHTML.slice(0, 160)}`)"""
# What people may do to any text (WCAG 1.4.12).
SPACE_OUT = """css => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = css ? [sheet] : [];
}"""
SPACING = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }"""


def faults(page: Page, rules: dict[str, Any] = RULES) -> list[str]:
    """What axe finds, in short."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + SHORTLY)
    found: list[str] = page.evaluate(LOOK, rules | SHORT)
    return found


def faults_of_colour(page: Page) -> list[str]:
    """What axe finds about contrast."""
    return faults(page, COLOUR_RULES)


def note_shown(page: Page) -> None:
    """Remember all that a page shows now, where axe has found nothing."""
    page.evaluate(NOTE_SHOWN)


def wider_faults(page: Page) -> list[str]:
    """What axe finds on a wider screen: if there is more to see, by all rules, or else by those that can tell more."""
    return faults(page, RULES if page.evaluate(SHOWS_MORE) else WIDER_RULES)


def small_targets(page: Page) -> list[str]:
    """All that can be tapped and is smaller than a fingertip, links within a text apart."""
    found: list[str] = page.evaluate(SMALL_TARGETS, TAP)
    return found


def unnamed(page: Page) -> list[str]:
    """Parts whose names screen readers skip or miss, lists of nothing, links to nowhere."""
    found: list[str] = page.evaluate(UNNAMED)
    return found


def overflow(page: Page, type_size: str = "") -> int:
    """By how many pixels the page is wider than the screen, with its type as it is or of another size."""
    width: int = page.evaluate(OVERFLOW, type_size)
    return width


def check(page: Page, name: str) -> None:
    """All of it, in light and in dark."""
    drawn(page)
    put_into(page, "light")
    assert not (found := faults(page)), f"{name}, light: {found}"
    assert not (found := small_targets(page)), f"{name}, for a finger: {found}"
    put_into(page, "dark")
    assert not (found := faults_of_colour(page)), f"{name}, dark: {found}"
    assert overflow(page) <= 0, name


def drawn(page: Page) -> None:
    """Wait until the page has its main part and its heading, and every part of a sheet is there."""
    assert page.evaluate(DRAWN, ANSWER_MS), f"not drawn within {ANSWER_MS} ms: {page.locator('body').aria_snapshot()}"


def caught_up(page: Page) -> None:
    """Wait until the sheet, which is drawn a task after the dice, shows what was chosen last."""
    page.evaluate("() => new Promise((go) => setTimeout(go))")


def put_into(page: Page, theme: Literal["light", "dark"]) -> None:
    """Another theme, once colours have come over to it: on their way they are neither one nor the other."""
    page.emulate_media(color_scheme=theme)
    page.evaluate(SETTLED)


def watch_places(page: Page, *parts: str) -> None:
    """From now on note where these parts of a screen are."""
    page.evaluate(WATCH, parts)


def check_steady(page: Page) -> None:
    """All this while each part was at one place."""
    places: dict[str, list[float]] = page.evaluate("places")
    moved = {part: found for part, found in places.items() if len(found) != 1}
    assert not moved, moved
