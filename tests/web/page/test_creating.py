"""A new table, as somebody wishes it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.locale.said import said
from tests.web.looking import check
from tests.web.serving import Server


def test_the_time_for_a_draw_is_asked_where_it_can_be_forgotten(server: Server, visit: Any) -> None:
    page = visit(f"{server.address}/new/dobro")
    page.get_by_text(said("page-options")).click()
    time = page.get_by_role("group", name=said("page-draw-time"))
    expect(time).to_have_count(0)
    page.get_by_role("radio", name=said("option-draw-classic")).check()
    expect(time.get_by_role("radio", name="3 sec")).to_be_checked()
    check(page, "a new table of Dobro with a time for a draw")
    time.get_by_role("radio", name="10 sec").check()
    page.get_by_role("button", name=said("page-all-bots")).click()
    page.get_by_role("button", name=said("page-create")).click()
    page.wait_for_url("**/t/**")
    page.get_by_role("button", name=said("page-log")).click()
    expect(page.get_by_text("Time to draw: 10 sec")).to_be_visible()
