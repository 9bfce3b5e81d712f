"""A sheet of dice: whose it is, and what a finger does to it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.locale.said import said
from tests.web.looking import check_steady, drawn, watch_places
from tests.web.serving import Server
from tests.web.stage import Seat

# Tap a legal cell, and look at it before the browser can do anything else.
TAP_AND_LOOK = """async () => {
  const cell = document.querySelector(".cell.legal");
  cell.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
  cell.firstElementChild.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  for (let n = 0; n < 20; n++) await null;
  return cell.matches(".looked") && cell.querySelector(".ghost") !== null;
}"""
TALL = 2400  # nothing scrolls, and what is below the sheet lies still


def test_somebody_elses_sheet_says_whose_it_is_and_leads_back(server: Server, visit: Any) -> None:
    page = visit(server.address + Seat(server, "clever", ["me", "greedy"], "5").play(0).path, height=TALL)
    drawn(page)
    watch_places(page, "#dice-sheet", ".dock", ".dock .line")
    page.get_by_role("tab").nth(1).click()
    expect(page.get_by_role("status").filter(has_text="Sheet of Bot 2")).to_be_visible()
    page.get_by_role("button", name=said("dice-own-sheet")).click()
    expect(page.get_by_role("tab").first).to_have_attribute("aria-selected", "true")
    expect(page.get_by_text("Sheet of Bot 2")).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")
    check_steady(page)


def test_a_finger_is_told_that_a_second_tap_marks(server: Server, visit: Any) -> None:
    page = visit(server.address + Seat(server, "clever", ["me"], "1").play(1).path, has_touch=True)
    cell, ways = page.locator(".cell.legal[aria-label^=green]"), page.locator(".ways button")
    cell.tap()
    ways.last.tap()
    again = page.get_by_role("button", name="Confirm or tap the cell again")
    expect(again).to_be_visible()
    page.get_by_role("button", name=said("dice-cancel")).tap()
    expect(again).to_have_count(0)
    cell.tap()
    ways.last.tap()
    cell.tap()
    page.locator(".dock .undo").wait_for()
    expect(page.locator(".cell.crossed")).to_have_count(1)


def test_the_preview_of_a_tap_is_drawn_in_the_same_task(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    page = visit(f"{server.address}/t/{table['table']}#s={table['token']}")
    page.get_by_role("button", name="Roll 6 dice").click()
    page.locator("[data-die=yellow].legal").click()
    expect(page.locator(".cell.legal")).to_have_count(2)  # with one way each
    assert page.evaluate(TAP_AND_LOOK)
