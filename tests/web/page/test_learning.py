"""Lessons from the home page to their end, and rules that can be searched, linked to and read over a game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.locale.said import said
from tests.web.looking import check, overflow
from tests.web.playing import wait_for_answer
from tests.web.serving import Server

MOST_TAPS = 90
# What to tap next: a choice between dice or numbers, the button that does it, then whatever has a ring.
RINGED = (".ways [data-lit]", "[data-act][data-lit]", "[data-card][data-lit]:not(.chosen)", "[data-cell][data-lit]")


def tap_on(page: Page) -> None:
    """Tap what has a ring round it."""
    page.locator(", ".join(RINGED)).first.wait_for()
    for kind in RINGED:
        found = page.locator(kind)
        if found.count():
            found.first.click()
            wait_for_answer(page)
            return


def walk(page: Page) -> None:
    """Follow the coach to the end of the lesson."""
    over = page.get_by_text(said("learn-over"))
    for _ in range(MOST_TAPS):
        page.locator(", ".join((*RINGED, "header .ways"))).first.wait_for()
        if over.count():
            return
        tap_on(page)
    raise AssertionError(page.locator("header").inner_text())


@pytest.mark.parametrize(("place", "game"), [(0, "Ganz schön clever"), (1, "Doppelt so clever"), (2, "Dobro")])
def test_a_lesson_leads_from_the_home_page_to_a_real_game(place: int, game: str, server: Server, visit: Any) -> None:
    page = visit(server.address)
    page.get_by_role("link", name=said("learn-link")).nth(place).click()
    page.get_by_role("heading", name=game).wait_for()
    walk(page)
    expect(page.get_by_text("Waiting for")).to_have_count(0)  # it is one's own turn, and nobody goes on
    check(page, f"end of the lesson of {game}")
    page.get_by_role("button", name=said("learn-play")).click()
    page.wait_for_url(re.compile(r"/t/[a-z2-7]+$"))


COVERED = """() => document.querySelector("div.hand").getBoundingClientRect().bottom
  - document.querySelector(".frame footer").getBoundingClientRect().top"""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_the_hand_is_in_sight_below_the_coach(locale: str, server: Server, visit: Any) -> None:
    page = visit(f"{server.address}/learn/dobro", locale=locale)
    page.locator("div.hand [data-lit]").wait_for()
    for width, height in [(360, 640), (360, 740), (768, 1024), (1280, 720), (1440, 900)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(COVERED) <= 0, (width, height)


def test_other_moves_are_answered_kindly_and_refusals_lead_to_their_rule(server: Server, visit: Any) -> None:
    page = visit(f"{server.address}/learn/clever", width=1280, height=800)
    page.get_by_role("button", name="Roll 6 dice").click()
    page.locator("[data-cell='orange 0'].legal").click()  # two dice would do
    page.locator(".ways [data-die='orange']").click()
    page.get_by_text(said("learn-other")).wait_for()
    expect(page.locator(".cell.written")).to_have_count(0)
    page.get_by_role("button", name=said("learn-show")).click()
    page.get_by_role("link", name="Rule C-12").click()
    page.get_by_role("dialog").get_by_text("Your pick pushes smaller dice away").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Roll 2 dice").click()
    page.locator(".tray [data-die='blue']").click()
    page.locator(".dock [role=alert]").get_by_role("link", name="C-11").click()
    page.get_by_role("dialog").get_by_text("You cannot pick a die that has no legal mark").wait_for()
    page.keyboard.press("Escape")
    line = page.locator("header").get_by_role("status").first
    page.get_by_text("Step 2 of").wait_for()
    expect(line).to_have_text("Online")
    page.context.set_offline(True)
    expect(line).to_have_text("Offline")
    page.context.set_offline(False)
    expect(line).to_have_text("Online")
    page.get_by_role("link", name=said("learn-leave")).click()
    page.get_by_role("button", name=said("page-play-now")).first.wait_for()
    assert page.get_by_role("heading", name=said("page-continue")).count() == 0


@pytest.mark.parametrize("game", ["clever", "twice", "dobro"])
def test_rules_call_games_and_options_as_the_page_does(game: str, server: Server, visit: Any) -> None:
    page = visit(f"{server.address}/rules/{game}")
    page.locator("[id='D-72'], [id='C-60']").wait_for()
    assert [name for name in page.locator("main code").all_inner_texts() if not name.startswith("E_")] == []
    named = {"twice": "only matter in Ganz schön clever", "dobro": "With “Edition: Brazilian” it is larger by one"}
    expect(page.locator("main")).to_contain_text(named.get(game, "option “Solo, when no die on the tray fits”"))


def test_rules_are_found_by_any_word_and_a_link_leads_to_one(server: Server, visit: Any) -> None:
    page = visit(f"{server.address}/rules/dobro#D-72")
    expect(page.locator("[id='D-72']")).to_be_in_viewport()
    assert overflow(page) <= 0
    search = page.get_by_label(said("rules-search"))
    search.fill("JOKÉRS")
    page.get_by_text("rules found").wait_for()
    expect(page.locator("article")).not_to_have_count(0)
    for text in page.locator("article").all_inner_texts():
        assert "jokers" in text.lower()
    search.fill("d-23")
    page.get_by_text("1 rule found").wait_for()
    assert page.locator("article").inner_text().startswith("D-23")
    search.fill("quarkkeulchen")
    page.get_by_text(said("rules-found", count=0)).wait_for()
    page.get_by_role("link", name="Doppelt so clever").click()
    page.get_by_text("Silver likes company").wait_for()
    assert page.locator("[id='C-51'] p").inner_text() == "You may also decline and pick nothing."  # as in clever
    assert overflow(page) <= 0


def test_links_within_the_rules_lead_to_a_chapter_and_to_a_rule(server: Server, visit: Any) -> None:
    page = visit(f"{server.address}/rules/clever")
    page.locator("[id='C-60']").wait_for()
    page.locator("summary", has_text="Chapters").click()
    chapter = page.get_by_role("navigation", name="Chapters").get_by_role("link").last
    chapter.click()
    expect(page.get_by_role("heading", name=chapter.inner_text())).to_be_in_viewport()
    assert page.evaluate("scrollY") > page.viewport_size["height"]
    page.locator("article .number", has_text="C-60").click()
    expect(page.locator("article:target")).to_have_id("C-60")
    expect(page.locator("article:target")).to_be_in_viewport()
    page.get_by_label(said("rules-search")).fill("C-23")
    page.get_by_text("1 rule found").wait_for()
    page.locator("article .number", has_text="C-23").click()  # which shows it among the others
    expect(page.locator("[id='C-22']")).to_have_count(1)
    expect(page.locator("[id='C-23']")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("[id='C-60']")).to_be_in_viewport()


def test_a_lesson_is_not_among_ones_games(server: Server, visit: Any) -> None:
    page = visit(f"{server.address}/learn/clever")
    page.get_by_role("button", name="Roll 6 dice").wait_for()
    page.goto(f"{server.address}/you")
    page.get_by_role("region", name=said("page-my-games")).get_by_text(said("page-my-games-none")).wait_for()


def test_a_lesson_goes_on_in_the_language_that_is_chosen_meanwhile(server: Server, visit: Any) -> None:
    page = visit(f"{server.address}/learn/clever")
    page.get_by_text("Six dice, three picks").wait_for()
    other = page.context.new_page()
    other.goto(server.address)
    other.get_by_role("combobox", name="Language").select_option("de")
    expect(page.get_by_text("Six dice, three picks")).to_have_count(0)
    page.get_by_text("Würfel").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "de"


@pytest.mark.parametrize(
    ("path", "words", "sign"), [("learn/clever", "lesson", ".dock"), ("rules/dobro", "rules", "#D-72")]
)
def test_words_that_do_not_come_are_asked_for_anew(
    path: str, words: str, sign: str, server: Server, visit: Any
) -> None:
    page = visit("about:blank")
    page.route(f"**/assets/{words}-*", lambda route: route.abort())
    page.goto(f"{server.address}/{path}")
    page.get_by_role("heading", name=said("page-trouble")).wait_for()
    page.unroute(f"**/assets/{words}-*")
    page.get_by_role("button", name=said("page-reload")).click()
    page.locator(sign).wait_for()


def test_a_rule_whose_words_do_not_come_says_so_and_the_lesson_goes_on(server: Server, visit: Any) -> None:
    page = visit(f"{server.address}/learn/clever")
    page.route("**/assets/rules-*", lambda route: route.abort())
    page.get_by_role("button", name="Roll 6 dice").click()
    page.get_by_role("button", name=said("learn-show")).click()
    page.get_by_role("link", name="Rule C-12").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("Part of the page didn’t load")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Roll 2 dice").click()


@pytest.mark.parametrize("path", ["learn", "rules", "new", "practise", "puzzles"])
def test_what_is_no_game_has_no_page(path: str, server: Server, visit: Any) -> None:
    page = visit(f"{server.address}/{path}/chess")
    page.get_by_role("main").get_by_text("The link may be incomplete").wait_for()
