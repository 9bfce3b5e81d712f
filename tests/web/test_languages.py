"""Languages in a browser: each is found, loaded alone, changed at once, fits; and no words stand in the code."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Browser, Page, expect
from tests.locale.plurals import NUMBERS, PLURALS
from tests.server.pages import Page as Line
from tests.web.conftest import Server
from tests.web.looking import overflow

from silvertray.locale import languages, words
from silvertray.locale.languages import FOLDER

FLUENT = Path("web/node_modules/@fluent/bundle/index.js")
OTHERS = [lang for lang in languages() if lang != "en"]
BROWSERS = {"ru": "ru-RU", "sr": "sr-RS", "sr-Latn": "hr-HR", "de": "de-AT", "hu": "hu-HU"}
HALFWAY = 3  # the round in which a sheet is half full
READY = ".games, .seats, .dock, div.hand, .ending, input[type=range], form"


# -- screens to look at


@pytest.fixture(scope="module")
def screens(server: Server) -> dict[str, str]:
    """Where each kind of screen is."""
    places = {"home": "/", "you": "/you", "lobby": table(server, "clever", ["me", "open"], 0)}
    for game, seats in {"clever": ["me"], "twice": ["me"], "dobro": ["me", "greedy", "greedy"]}.items():
        places[f"{game}, first"] = table(server, game, seats, 0)
        places[f"{game}, halfway"] = table(server, game, seats, 2 if game == "dobro" else HALFWAY)
    for game, seats in {"clever": ["me"], "dobro": ["me", "greedy", "greedy"]}.items():
        places[f"new {game}"] = f"/new/{game}"
        places[f"{game}, over"] = table(server, game, seats, None)
    places["replay"] = places["dobro, over"].replace("/t/", "/replay/").partition("#")[0]
    return places


def table(server: Server, game: str, seats: list[str], rounds: int | None) -> str:
    """The way to one's seat at a table that has come so far; none is the end."""
    made = server.make(game, seats, {"kind": "seed", "seed": "3"})
    if rounds != 0:
        with Line(server, made["table"], made["token"]) as line:
            line.play_on(random.Random(3), lambda page: page.is_over or page.view.get("round", 0) == rounds)
    return f"/t/{made['table']}#s={made['token']}"


def shown(page: Page, server: Server, path: str) -> None:
    """Open a screen and wait until it is there."""
    page.goto("about:blank")
    page.goto(server.address + path)
    page.locator(f"{READY}, main .button").first.wait_for()
    page.wait_for_function("document.fonts.ready.then(() => true)")


# -- the choice


def test_the_language_changes_at_once_and_is_kept(server: Server, visit: Any) -> None:
    page = visit(server.address)
    page.evaluate("window.same = true")
    for lang in [*OTHERS, "en", OTHERS[0]]:
        page.locator("header select").select_option(lang)
        expect(page.get_by_role("heading", level=1)).to_have_text(words(lang).say("page-headline"))
        expect(page).to_have_title(words(lang).say("page-title-home"))
        assert page.evaluate("document.documentElement.lang") == lang
    assert page.evaluate("window.same")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(words(OTHERS[0]).say("page-headline"))


def test_a_table_changes_its_language_while_one_plays(server: Server, visit: Any, screens: dict[str, str]) -> None:
    page = visit(server.address + screens["dobro, halfway"])
    page.locator("div.hand").wait_for()
    page.evaluate("window.same = true")
    said = words(OTHERS[0])
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Settings").click()
    page.locator(f"input[name=language][value={OTHERS[0]}]").check()
    page.get_by_role("button", name=said.say("page-ready")).click()
    page.get_by_role("button", name=said.say("page-menu")).wait_for()
    assert said.say("page-bot-seat", number=2) in page.locator("main").inner_text()
    assert page.evaluate("window.same")


@pytest.mark.parametrize("lang", languages())
def test_the_browser_says_what_is_spoken_and_nothing_else_is_loaded(lang: str, server: Server, visit: Any) -> None:
    page = visit("about:blank", locale=BROWSERS.get(lang, "fr-FR"))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.address)
    expect(page.get_by_role("heading", level=1)).to_have_text(words(lang).say("page-headline"))
    loaded = {found[1] for url in asked if (found := re.search(r"_words_(.+)-.{8}\.js$", url))}
    assert loaded == {lang}


# -- every language fits


def test_every_screen_fits_a_small_phone_in_every_language(server: Server, visit: Any, screens: dict[str, str]) -> None:
    page = visit(server.address)
    choice = page.context.new_page()  # another tab of the same browser, which all others follow
    choice.goto(server.address)
    for name, path in screens.items():
        shown(page, server, path)
        fits(page, choice, name)
    page.goto(server.address)
    page.locator("header .who").click()
    page.locator("dialog[open]").wait_for()
    fits(page, choice, "settings")


def fits(page: Page, choice: Page, name: str) -> None:
    """Whether a screen is not too small for any language."""
    for lang in languages():
        choice.locator("header select").select_option(lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        assert overflow(page) <= 0, f"{lang}, {name}"
        assert page.evaluate(SPILLS) == [], f"{lang}, {name}"


# Buttons whose words are wider than they are.
SPILLS = """() => [...document.querySelectorAll("button, a.button, select, legend, h1, h2")]
  .filter((one) => one.checkVisibility() && !one.closest(".unseen"))
  .filter((one) => getComputedStyle(one).textOverflow !== "ellipsis" && one.scrollWidth > one.clientWidth + 1)
  .filter((one) => one.clientWidth > 1)
  .map((one) => one.outerHTML.slice(0, 160))"""


# -- both implementations of Fluent say the same


@pytest.fixture(scope="module")
def fluent(browser: Browser) -> Iterator[Page]:
    """A page that has nothing but Fluent."""
    context = browser.new_context()
    page = context.new_page()
    page.evaluate(FLUENT.read_text(encoding="utf-8"))
    yield page
    context.close()


@pytest.mark.parametrize("lang", languages())
def test_plurals_read_right_on_the_page(lang: str, fluent: Page) -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted((FOLDER / lang).glob("page*.ftl")))
    for message, thing, expected in PLURALS[lang]:
        said = fluent.evaluate(
            """([lang, text, message, thing, numbers]) => {
              const bundle = new FluentBundle.FluentBundle(lang, { useIsolating: false });
              bundle.addResource(new FluentBundle.FluentResource(text));
              return numbers.map((n) => bundle.formatPattern(bundle.getMessage(message).value, { [thing]: n }));
            }""",
            [lang, text, message, thing, NUMBERS],
        )
        assert ", ".join(said) == expected


# -- no words in the code


class Wide(Transformer):
    """Every letter of a message becomes a wide one, so that letters of other origin stand out."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802 - the name is Fluent's
        return ftl.TextElement(wide(node.value))

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> ftl.StringLiteral:  # noqa: N802
        return ftl.StringLiteral(wide(node.value))


def wide(text: str) -> str:
    return "".join(chr(ord(sign) + 0xFEE0) if sign.isascii() and sign.isalpha() else sign for sign in text)


def pseudo() -> str:
    """English in wide letters."""
    files = [file for file in sorted((FOLDER / "en").glob("*.ftl")) if re.match("errors|game|page", file.name)]
    texts = []
    for file in files:
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        texts.append(FluentSerializer().serialize(Wide().visit(resource)))
    return "\n".join(texts)


# Everything with a letter that can be seen or is read aloud.
READ = """() => {
  const read = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest("script, style, noscript, option")) read.push(node.data);
    } else {
      for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description", "aria-valuetext"])
        if (node.hasAttribute(name)) read.push(node.getAttribute(name));
    }
  }
  return [document.title, ...read].filter((text) => /[A-Za-z]/.test(text));
}"""
# What is no word of ours: names that people have, a cross, rules, times in the browser's own words, languages, secrets.
NAMES = "|".join(entry["name"] for entry in json.loads((FOLDER / "languages.json").read_text("utf-8")).values())
TIMES = r"now|\d+ (second|minute|hour|day)s?( ago)?"
FOREIGN = re.compile(rf"\b(Ann|X|[A-Z]-\d+|[0-9a-f]{{16,}}|{TIMES}|{NAMES})\b")


# What the build makes of the text of files (web/words.ts).
MESSAGES = """(text) => Object.fromEntries(
  new FluentBundle.FluentResource(text).body.map(({ id, value }) => [id, value])
)"""


def test_no_words_stand_in_the_code(server: Server, visit: Any, screens: dict[str, str], fluent: Page) -> None:
    page = visit("about:blank", service_workers="block")  # it would answer for the server
    module = f"export default {json.dumps(fluent.evaluate(MESSAGES, pseudo()))}"
    page.route("**/_words_en-*.js", lambda route: route.fulfill(content_type="text/javascript", body=module))
    found = {}
    for name, path in screens.items():
        shown(page, server, path)
        found[name] = plain_words(page)
    page.goto(server.address)
    page.locator("header .who").click()
    page.locator("dialog[open]").wait_for()
    found["settings"] = plain_words(page)
    shown(page, server, screens["dobro, halfway"])
    for at in range(6):  # how to play, the log, the command line, the pace, the table's facts, looking on
        page.locator("header button[aria-haspopup]").last.click()
        page.locator("dialog[open] li button").nth(at).click()
        page.locator("dialog[open], [role=combobox]").first.wait_for()
        found[f"entry {at} of the menu"] = plain_words(page)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")  # the command line closes its suggestions first
    assert {name: texts for name, texts in found.items() if texts} == {}


def plain_words(page: Page) -> list[str]:
    """Texts of this screen that are in no file of words."""
    texts: list[str] = page.evaluate(READ)
    return [text for text in texts if re.search("[A-Za-z]", FOREIGN.sub("", text))]
