"""Somebody who knows none of the games, and somebody who needs large type."""

from __future__ import annotations

from typing import Any

from tests.locale.said import said
from tests.web.looking import check, overflow
from tests.web.serving import Server


def test_every_game_says_how_it_is_played_and_every_sign_what_it_brings(server: Server, visit: Any) -> None:
    page = visit(server.address, has_touch=True)
    for game, word in (("Ganz schön clever", "fox"), ("Doppelt so clever", "pair scores"), ("Dobro", "doubles")):
        page.get_by_role("button", name=f"How to play {game}").click()
        page.get_by_role("dialog").get_by_text(word).first.wait_for()
        check(page, f"how to play {game}")
        page.keyboard.press("Escape")
    page.get_by_role("button", name=said("page-play-now")).first.click()
    page.get_by_role("button", name="Roll 6 dice").wait_for()
    page.locator("[data-sign='n:orange:4']").tap()
    page.get_by_text(said("dice-about-n", reward="Orange 4", number=4, colour="orange"), exact=True).last.wait_for()
    page.get_by_role("button", name=said("page-how")).click()
    page.locator("dialog li", has_text="Black X or 6").wait_for()


def test_type_twice_as_large_still_fits_a_phone(server: Server, visit: Any) -> None:
    page = visit(server.address)
    larger = "document.documentElement.style.fontSize = '200%'"
    page.evaluate(larger)
    assert overflow(page) <= 0, "home"
    for place, ready in ((0, ".dock"), (2, ".own.turn")):
        page.goto(server.address)
        page.get_by_role("button", name=said("page-play-now")).nth(place).click()
        page.locator(ready).wait_for()
        page.evaluate(larger)
        assert overflow(page) <= 0, ready
