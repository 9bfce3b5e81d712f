"""Somebody who knows none of the games, and somebody who has no mouse."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page
from tests.web.conftest import Server
from tests.web.looking import check, overflow
from tests.web.playing import CARDS, DICE, click_one, wait_for_answer

KEYS = ".ways button, .dock .go:not([aria-disabled=true]), .cell.legal, .dock .other:not([aria-disabled=true])"
MOST_TABS = 40


def by_keys(page: Page, wanted: str) -> None:
    """Press Tab until something wanted has the focus, then Enter; if all of it has gone by then, no matter."""
    for _ in range(MOST_TABS):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            wait_for_answer(page)
            page.wait_for_timeout(20)
            return
        if not page.locator(wanted).count():
            return
        page.keyboard.press("Tab")


def keeps_focus(page: Page) -> None:
    """Something has it; what comes next may take a moment to come."""
    page.wait_for_function("document.activeElement !== document.body")


def test_every_game_says_how_it_is_played_and_every_sign_what_it_brings(server: Server, visit: Any) -> None:
    page = visit(server.address, has_touch=True)
    for game, word in (("Ganz schön clever", "fox"), ("Doppelt so clever", "pairs"), ("Dobro", "doubles")):
        page.get_by_role("button", name=f"How to play {game}").click()
        page.get_by_role("dialog").get_by_text(word).first.wait_for()
        check(page, f"how to play {game}")
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("button", name="Roll 6 dice").wait_for()
    page.locator("[data-sign='n:orange:4']").tap()
    page.get_by_text("Orange 4: write a 4 in orange at once.", exact=True).last.wait_for()
    page.get_by_role("button", name="How to play").click()
    page.locator("dialog li", has_text="Black X or 6").wait_for()


def test_the_sheet_stays_where_it_is_while_the_dice_come_and_go(server: Server, visit: Any) -> None:
    page = visit(server.address, has_touch=True)
    page.get_by_role("button", name="Play now").first.click()
    page.locator(".dock .go").wait_for()
    places, luck = set(), random.Random(1)
    for _ in range(8):
        page.evaluate("scrollTo(0, 0)")
        places.add(page.locator("#dice-sheet").evaluate("sheet => sheet.offsetTop"))
        click_one(page, DICE, luck)
    assert len(places) == 1


def test_a_keyboard_alone_plays_and_never_loses_its_place(server: Server, visit: Any) -> None:
    page = visit(server.address, width=1280, height=800)
    page.get_by_role("button", name="Play now").first.focus()
    page.keyboard.press("Enter")
    page.locator(".dock").wait_for()
    for _ in range(25):
        by_keys(page, KEYS)
        keeps_focus(page)
    assert page.locator(".cell.crossed, .cell.written").count() > 0


def test_a_keyboard_alone_gets_into_the_second_round_of_dobro(server: Server, visit: Any) -> None:
    page = visit(server.address, width=1280, height=800)
    page.get_by_role("button", name="Play now").nth(2).focus()
    page.keyboard.press("Enter")
    page.locator(".bar").wait_for()
    for _ in range(200):
        if is_in_second_round(page):
            break
        page.locator(", ".join(CARDS)).first.wait_for(state="attached")
        by_keys(page, ", ".join(CARDS))
        keeps_focus(page)
    assert is_in_second_round(page)


def is_in_second_round(page: Any) -> bool:
    """Whether the first round was counted and the next one has begun."""
    return page.get_by_text("Round 2 of 3").count() > 0 and not page.locator(".scores").count()


def test_type_twice_as_large_still_fits_a_phone(server: Server, visit: Any) -> None:
    page = visit(server.address)
    larger = "document.documentElement.style.fontSize = '200%'"
    page.evaluate(larger)
    assert overflow(page) <= 0, "home"
    for place, ready in ((0, ".dock"), (2, ".bar .lamp")):
        page.goto(server.address)
        page.get_by_role("button", name="Play now").nth(place).click()
        page.locator(ready).wait_for()
        page.evaluate(larger)
        assert overflow(page) <= 0, ready
