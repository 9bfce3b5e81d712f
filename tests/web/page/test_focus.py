"""Where the focus is: whoever uses keys or listens never begins again at the top of everything."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.web.serving import Server
from tests.web.stage import FOLLOW, todays

PLACES = [
    "/",
    "/new/clever",
    "/practise",
    "/puzzles/clever",
    "/real",
    "/replay",
    "/you",
    "/learn/dobro",
    "/rules/twice",
]
IS_QUIET = "() => document.activeElement === document.body"


def follow(page: Page, path: str) -> None:
    """Come to a page by a link, and to its heading with the focus."""
    page.evaluate(FOLLOW, path)
    expect(page.locator("h1:focus:not(.unseen)")).to_have_count(1)


def test_whoever_comes_by_a_link_begins_at_the_heading(server: Server, visit: Any) -> None:
    page = visit(server.address)
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate(IS_QUIET)  # on the first page nobody's focus is moved
    for path in [*PLACES, f"/contest/{todays(server, 'clever')}"]:
        follow(page, path)
        assert page.evaluate("scrollY") == 0
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    follow(page, f"/t/{table['table']}#s={table['token']}")
    page.go_back()
    expect(page.locator("h1:focus")).to_have_text("There is nothing here")
