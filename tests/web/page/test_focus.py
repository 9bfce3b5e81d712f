"""Where the focus is: whoever uses keys or listens never begins again at the top of everything."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.locale.said import said
from tests.web.keys import LISTEN
from tests.web.serving import Server
from tests.web.stage import FOLLOW, Stage, todays

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
        if path != "/puzzles/clever":  # whose sheet scrolls to a cell that can be marked, if none is in view
            assert page.evaluate("scrollY") == 0
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    follow(page, f"/t/{table['table']}#s={table['token']}")
    page.go_back()
    expect(page.locator("h1:focus")).to_have_text(said("page-lost"))


def test_the_focus_goes_back_to_what_has_opened_a_dialog(server: Server, stage: Stage, visit: Any) -> None:
    page = visit(f"{server.address}/replay/{stage.clever_over.table}")
    opens = page.get_by_role("button", name=said("page-replay-moves"))
    opens.press("Enter")
    page.locator("dialog .list-key").first.press("Enter")
    expect(opens).to_be_focused()


def test_whoever_sits_down_or_sends_somebody_away_goes_on_at_the_seats(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me", "open", "open"], {"kind": "seed", "seed": "1"})
    anna = visit(f"{server.address}/t/{table['table']}#s={table['token']}")
    anna.get_by_role("heading", name="Waiting for 2 players").wait_for()
    anna.evaluate(LISTEN)
    ben = visit(f"{server.address}/t/{table['table']}#i={table['invite']}")
    ben.get_by_label(said("page-my-name")).fill("Ben")
    ben.get_by_label(said("page-my-name")).press("Enter")
    expect(ben.locator("#seats")).to_be_focused()
    anna.wait_for_function("() => heard.some((text) => text.includes('Ben joins the table. Waiting for 1 player'))")
    anna.get_by_role("button", name="More about Ben").press("Enter")
    anna.get_by_role("button", name=said("page-kick"), exact=True).press("Enter")
    expect(anna.locator("#seats")).to_be_focused()
    anna.get_by_role("heading", name="Waiting for 2 players").wait_for()
    anna.get_by_role("button", name="Fill with bots").press("Enter")
    anna.locator(".dock").wait_for()
    expect(anna.locator("h1")).to_be_focused()


def test_a_key_that_is_busy_keeps_the_focus(server: Server, visit: Any) -> None:
    page = visit(f"{server.address}/learn/clever")
    show = page.get_by_role("button", name=said("learn-show"))
    page.get_by_role("button", name="Roll 6 dice").wait_for()
    for told in ("Step 1 of", "Step 2 of"):
        expect(show).to_be_enabled()  # a busy key takes no press
        show.press("Enter")
        page.get_by_text(told).wait_for()
        expect(show).to_be_focused()
