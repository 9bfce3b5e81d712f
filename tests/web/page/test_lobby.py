"""Open tables on the first page: they come and go by themselves, and a tap leads to a seat."""

from __future__ import annotations

from typing import Any

from tests.locale.said import said
from tests.web.looking import check
from tests.web.serving import Server


def test_strangers_meet_at_an_open_table(own_server: Server, visit: Any) -> None:
    ben = visit(own_server.address, 390, 844)
    ben.get_by_role("heading", name=said("page-open")).wait_for()
    anna = visit(f"{own_server.address}/new/clever", 390, 844)
    anna.get_by_label(said("page-listed")).check()
    check(anna, "a table for everybody")
    anna.get_by_role("button", name=said("page-create-invite")).click()
    anna.get_by_text("This table is open").wait_for()
    ben.get_by_role("link", name="1 free seat").wait_for()  # without a reload
    check(ben, "home with open tables")
    ben.get_by_role("link", name="1 free seat").click()
    ben.get_by_role("button", name=said("page-sit")).click()
    for page in (anna, ben):
        page.locator(".dock").wait_for()
    cid = visit(own_server.address, 390, 844)
    cid.get_by_role("heading", name=said("page-open-running")).wait_for()
    check(cid, "home with games to watch")
    cid.get_by_role("link", name="Watch").first.click()
    cid.get_by_text("You’re watching").or_(cid.get_by_text("every seat is taken")).first.wait_for()
