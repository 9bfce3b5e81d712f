"""Whole games in a browser, by clicks. tests/web/page/test_axe.py looks at them in the middle and at their ends."""

from __future__ import annotations

from typing import Any

import pytest
from tests.locale.said import said
from tests.web.looking import check, check_steady, watch_places
from tests.web.playing import CARDS, DICE, OVER, playing
from tests.web.serving import Server
from tests.web.stage import Seat

PLACES = {"clever": 0, "twice": 1, "dobro": 2}


@pytest.mark.parametrize(
    ("slug", "settings"), [("clever", {"width": 1280, "height": 800}), ("twice", {"has_touch": True})]
)
def test_a_solo_game_is_played_to_its_end_by_clicks(slug: str, settings: Any, server: Server, visit: Any) -> None:
    page = visit(server.address, **settings)
    page.get_by_role("button", name=said("page-play-now")).nth(PLACES[slug]).click()
    page.get_by_role("button", name="Roll 6 dice").wait_for()
    watch_places(page, "#dice-sheet")
    clicks = playing(page, DICE, 1, OVER)
    check_steady(page)
    assert page.evaluate("document.activeElement !== document.body")
    assert clicks > 30
    assert page.get_by_role("button", name=said("page-again")).is_visible()


def test_a_game_of_dobro_against_bots_is_played_to_its_end_by_clicks(server: Server, visit: Any) -> None:
    page = visit(server.address, has_touch=True)
    page.get_by_role("button", name=said("page-play-now")).nth(PLACES["dobro"]).click()
    page.get_by_role("toolbar").wait_for()
    watch_places(page, "section.trick .tray", "section.trick .room", "section.own", ".bar")
    clicks = playing(page, CARDS[1:], 3, "section.scores")
    page.get_by_role("heading", name="Round 1 is over").wait_for()
    check(page, "dobro, a round is over")
    clicks += playing(page, CARDS, 4, OVER)
    check_steady(page)
    assert clicks > 30


def test_a_choice_can_be_taken_back_and_a_wrong_one_is_explained(server: Server, visit: Any) -> None:
    page = visit(server.address, width=1280, height=800)
    page.get_by_role("button", name=said("page-play-now")).nth(PLACES["clever"]).click()
    page.locator(".cell").first.click()
    page.get_by_role("alert").filter(has_text="(C-10)").wait_for()
    page.get_by_role("button", name="Roll 6 dice").click()
    page.locator(".cell.legal").first.wait_for()
    page.locator(".cell.free[aria-label^='blue']:not(.legal)").first.click()
    page.get_by_role("alert").filter(has_text="Blue").wait_for()
    page.locator(".cell.legal").first.click()
    page.locator(".ways button, .dock .undo").first.wait_for()
    if page.locator(".ways button").count():
        page.locator(".ways button").first.click()
    page.get_by_role("button", name="Undo").click()
    page.locator(".cell.legal").first.wait_for()
    assert page.locator(".cell.crossed").count() == 0


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800)])
def test_what_is_pointed_at_stays_under_the_pointer(width: int, height: int, server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "table"})
    page = visit(f"{server.address}/t/{table['table']}#s={table['token']}", width=width, height=height)
    page.locator(".typed fieldset").nth(5).wait_for()
    for die, face in zip(page.locator(".typed fieldset").all(), "633442", strict=True):
        die.get_by_role("radio", name=face).click()
    page.locator(".typed .go").click()
    page.locator(".cell.legal[aria-label^='green']").click()
    page.locator(".ways button").first.wait_for()
    watch_places(page, ".ways")
    for way in page.locator(".ways button").all():
        way.hover()
        page.locator(".preview:visible").wait_for()
    check_steady(page)


def test_somebody_types_real_dice_for_a_bot_too(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me", "greedy"], {"kind": "table"})
    page = visit(f"{server.address}/t/{table['table']}#s={table['token']}")
    page.locator(".typed button").nth(1).click()  # the bot begins
    page.locator(".typed fieldset").last.wait_for()
    for die in page.locator(".typed fieldset").all():
        die.get_by_role("radio", name="3").click()
    page.locator(".typed .go").click()
    page.wait_for_function("() => document.querySelectorAll('.typed fieldset').length === 5")
    assert page.locator(".typed fieldset").count() == 5  # it picked one of its threes


def test_a_game_is_played_again_and_the_seat_does_not_depend_on_a_cookie(server: Server, visit: Any) -> None:
    seat = Seat(server, "dobro", ["me", "greedy"], "7").play()
    page = visit(server.address + seat.path)
    page.locator(".ending").wait_for()
    page.context.clear_cookies()
    page.get_by_role("button", name=said("page-again")).click()
    page.get_by_role("toolbar").wait_for()
    assert page.locator("div.hand button").count() == 6
    assert seat.table not in page.url
