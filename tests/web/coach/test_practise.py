"""Practising in a browser: by mouse, by keyboard alone, and for everybody."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.locale.said import said
from tests.web.keys import Keys, play
from tests.web.playing import DICE, playing
from tests.web.serving import Server
from tests.web.stage import cookies_of, resume

REVIEW_MS = 180_000  # the coach lets everybody else go first, and on a busy machine that takes a while
VERDICT = re.compile(
    "|".join(
        re.escape(said(f"page-practise-{verdict}", loss="|").partition("|")[0])
        for verdict in ("best", "good", "close", "wrong")
    )
)


@pytest.fixture
def learner(server: Server, visit: Any) -> Page:
    """Somebody who has played a game that the coach has looked at."""
    page: Page = visit(server.address)
    wish = {"game": "clever", "seats": ["me"], "dealer": {"kind": "seed", "seed": "4"}, "name": "Ann"}
    asked = {"base_url": server.address, "cookies": cookies_of(page)}
    with httpx.Client(**asked) as http:
        made = http.post("/api/tables", json=wish)
        for name, value in made.cookies.items():
            page.context.add_cookies([{"name": name, "value": value, "url": server.address}])
    resume(page, made.json()["table"], server)
    return page


def test_a_mistake_is_practised_by_mouse(server: Server, learner: Page) -> None:
    learner.goto(f"{server.address}/practise")
    clever = learner.get_by_role("region", name="Ganz schön clever")
    clever.get_by_role("link", name="Puzzles").wait_for()
    clever.get_by_role("link", name=said("page-practise-mistakes")).click()
    learner.get_by_role("heading", name=said("page-practise-ask")).wait_for(timeout=REVIEW_MS)
    learner.locator(", ".join(DICE)).first.wait_for()
    playing(learner, DICE, 2, ".verdict")
    expect(learner.get_by_role("heading", name=VERDICT)).to_be_focused()
    assert learner.locator(".verdict li button").count() > 1
    assert learner.locator("[data-lit]").count() > 0
    learner.get_by_role("link", name=said("page-practise-in-game")).wait_for()
    learner.get_by_role("button", name="Next").click()
    learner.get_by_role("heading", name=said("page-practise-ask")).wait_for()
    expect(learner.locator(".verdict")).to_have_count(0)


def test_a_puzzle_is_solved_by_keyboard_alone(server: Server, visit: Any) -> None:
    page = visit(server.address)
    keys = Keys(page)
    assert keys.tab_to("a[href='/practise']")
    keys.press("Enter")
    page.get_by_role("heading", name="Practise", exact=True).wait_for()
    assert keys.tab_to("a[href='/puzzles/clever']")
    keys.press("Enter")
    page.get_by_role("heading", name=said("page-practise-ask")).wait_for()
    page.locator(".cell.legal, .dock .other").first.wait_for()
    play(keys, (".ways button", ".dock .go", ".cell.legal", ".dock .other"), ".verdict")
    expect(page.get_by_role("heading", name=VERDICT)).to_be_focused()
    assert keys.tab_to(".verdict .main")
    keys.press("Enter")
    expect(page.locator(".verdict")).to_have_count(0)
    expect(page.get_by_role("heading", name=said("page-practise-ask"))).to_be_focused()


def test_whoever_has_played_nothing_is_told_what_to_do(server: Server, visit: Any) -> None:
    page = visit(f"{server.address}/practise/twice")
    page.get_by_text(said("page-practise-empty")).wait_for()
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("heading", name=said("page-practise-ask")).wait_for()
