"""Languages in a browser: each is found, loaded alone and changed at once. test_axe.py looks whether each fits."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.locale.plurals import NUMBERS, PLURALS
from tests.web.looking import drawn
from tests.web.serving import Server
from tests.web.stage import Seat

from silvertray.locale import languages, words
from silvertray.locale.languages import FOLDER

FLUENT = Path("web/node_modules/@fluent/bundle/index.js")
OTHERS = [lang for lang in languages() if lang != "en"]
BROWSERS = {"ru": "ru-RU", "sr": "sr-RS", "sr-Latn": "hr-HR", "de": "de-AT", "hu": "hu-HU"}


# -- the choice


def check_head(page: Page, server: Server, lang: str) -> None:
    """What others read of the page is in its language too."""
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = server.get(str(link)).json()
    description = page.locator("meta[name=description]").get_attribute("content")
    assert (manifest["lang"], manifest["description"]) == (lang, description)
    assert str(description).replace("\u00a0", " ") == words(lang).say("page-what")


def test_the_language_changes_at_once_and_is_kept(server: Server, visit: Any) -> None:
    page = visit(server.address)
    page.evaluate("window.same = true")
    for lang in [*OTHERS, "en", OTHERS[0]]:
        page.locator("header select").select_option(lang)
        expect(page.get_by_role("heading", level=1)).to_have_text(words(lang).say("page-headline"))
        expect(page).to_have_title(words(lang).say("page-title-home"))
        assert page.evaluate("document.documentElement.lang") == lang
        check_head(page, server, lang)
    assert page.evaluate("window.same")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(words(OTHERS[0]).say("page-headline"))


def test_a_language_that_does_not_come_is_not_chosen_and_one_is_told(server: Server, visit: Any) -> None:
    page = visit(server.address)
    page.route("**/assets/_words_*", lambda route: route.abort())
    language = page.locator("header select")
    language.select_option("hu")
    notice = page.get_by_text(words("en").say("page-error-server-trouble"))
    expect(notice).to_have_count(1)
    expect(language).to_have_value("en")
    page.get_by_role("button", name="Dismiss").click()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Deutsch").check(force=True)
    expect(dialog.get_by_role("radio", name="English")).to_be_checked()
    dialog.locator(".notice").get_by_role("button", name="Dismiss").click()  # in front of it
    expect(notice).to_have_count(0)


def test_a_table_changes_its_language_while_one_plays(server: Server, visit: Any) -> None:
    page = visit(server.address + Seat(server, "dobro", ["me", "greedy", "greedy"], "3").path)
    page.locator("div.hand").wait_for()
    page.evaluate("window.same = true")
    said = words(OTHERS[0])
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Settings").click()
    choices = page.locator("input[name=language]")
    spoken = choices.evaluate_all("all => all.map((choice) => [choice.value, choice.closest('[lang]').lang])")
    assert spoken == [[lang, lang] for lang in languages()]  # so a screen reader says each name as its speakers do
    page.locator(f"input[name=language][value={OTHERS[0]}]").check()
    page.get_by_role("button", name=said.say("page-ready")).click()
    page.get_by_role("button", name=said.say("page-menu")).wait_for()
    assert said.say("page-bot-seat", number=2) in page.locator("main").inner_text()
    assert page.evaluate("window.same")


@pytest.mark.parametrize(("game", "bots", "moves"), [("clever", 0, 0), ("dobro", 3, 3)])
def test_why_not_is_said_in_the_language_that_is_chosen_meanwhile(
    game: str, bots: int, moves: int, server: Server, visit: Any
) -> None:
    seat = Seat(server, game, ["me", *["greedy"] * bots], "3").play(moves)
    page = visit(server.address + seat.path)
    page.locator(".cell, div.hand .card.dim").first.click()
    reason = page.locator(".notice, .float p")
    before = reason.inner_text()
    rule = reason.get_by_role("link").inner_text()
    other = page.context.new_page()
    other.goto(server.address)
    other.locator("header select").select_option(OTHERS[0])
    expect(reason).not_to_have_text(before)
    expect(reason.get_by_role("link")).to_have_text(rule)


@pytest.mark.parametrize("lang", languages())
def test_the_browser_says_what_is_spoken_and_nothing_else_is_loaded(lang: str, server: Server, visit: Any) -> None:
    page = visit("about:blank", locale=BROWSERS.get(lang, "fr-FR"))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.address)
    expect(page.get_by_role("heading", level=1)).to_have_text(words(lang).say("page-headline"))
    loaded = {found[1] for url in asked if (found := re.search(r"_words_(.+)-.{8}\.js$", url))}
    assert loaded == {lang}
    assert "2–\u20606" in page.locator(".games").inner_text()  # no line parts the numbers of a range


def test_whoever_runs_no_scripts_is_told_so_in_every_language(server: Server, browser: Browser) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(server.address)
        expect(page.locator("noscript p")).to_have_text([words(lang).say("shell-no-script") for lang in languages()])


# -- words


@pytest.mark.parametrize("lang", OTHERS)
def test_commands_are_found_by_words_of_the_language_of_the_page(lang: str, server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    page = visit(f"{server.address}/t/{table['table']}#s={table['token']}", locale=BROWSERS[lang])
    page.get_by_role("grid").first.wait_for()
    drawn(page)
    page.keyboard.press("/")
    field = page.get_by_role("combobox")
    said = words(lang)
    roll, undo, score, _ = said.say("access-field-note").partition(": ")[2].split(", ")
    for line, text in ((roll, "roll"), (score, "score")):
        field.fill(line)
        expect(page.locator("[role=option] b").first).to_have_text(text)
    field.fill(roll)
    page.keyboard.press("Enter")
    page.get_by_text(said.say("access-done", text="roll")).wait_for()
    field.fill(bare(said.say("colour-yellow"))[:4])
    page.keyboard.press("Enter")  # several dice and cells are yellow: the first of them
    expect(page.get_by_role("option", selected=True).locator("b")).to_contain_text("yellow")
    page.keyboard.press("Enter")
    expect(page.locator(".cell.crossed")).to_have_count(1)
    field.fill(undo)
    expect(page.locator("[role=option] b")).to_have_text(["undo"])


def bare(text: str) -> str:
    """A word as people type it who leave accents out."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))


CUT = """(word) => {
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const lines = [];
  while (walker.nextNode()) {
    const at = walker.currentNode.data.search(word);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + walker.currentNode.data.match(word)[0].length);
    lines.push(new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size);
  }
  return lines;
}"""


@pytest.mark.parametrize(("lang", "word"), [("ru", "чём-.?то"), ("ru", "из-.?за"), ("hu", "3-.?asával")])
def test_no_line_parts_a_short_part_from_its_word(lang: str, word: str, server: Server, visit: Any) -> None:
    page = visit(f"{server.address}/rules/dobro", locale=BROWSERS[lang])
    page.locator("[id='D-72']").wait_for()
    for width in range(300, 420, 8):
        page.set_viewport_size({"width": width, "height": 640})
        lines = page.evaluate(CUT, word)
        assert set(lines) == {1}, width


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
