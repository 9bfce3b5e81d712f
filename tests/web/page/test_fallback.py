"""Where a network breaks sockets the page plays all the same, and troubles nobody with it."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page
from tests.locale.said import said
from tests.web.breaking import broken_network
from tests.web.friends import both_play, invite
from tests.web.playing import CARDS, DICE, playing
from tests.web.serving import Server
from tests.web.stage import resume


def test_a_round_without_a_socket_and_the_end_of_the_game(server: Server, visit: Any) -> None:
    with broken_network(server.port) as (address, cut):
        page = visit(address)
        page.get_by_role("button", name=said("page-play-now")).nth(2).click()
        page.get_by_role("toolbar").wait_for()
        playing(page, CARDS[1:], 5, "section.scores")
        page.get_by_role("heading", name="Round 1 is over").wait_for()
        assert page.locator(".notice, [role=alert]").count() == 0
        assert len(cut) == 2
        assert "Online" in page.get_by_role("banner").inner_text()
        resume(page, page.url.rpartition("/")[2], server)
        page.locator(".ending").wait_for()


def test_a_command_has_no_more_letters_than_a_table_takes(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    page = visit(f"{server.address}/t/{table['table']}#s={table['token']}")
    field = command_line(page)
    page.keyboard.type("fly" * 40)
    assert len(field.input_value()) == 80
    page.keyboard.press("Enter")
    page.get_by_role("region", name="Commands").get_by_text("isn’t a valid action").wait_for()


def test_a_frame_that_cannot_be_read_is_said_once(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    page = visit(f"{server.address}/t/{table['table']}#s={table['token']}")
    command_line(page).evaluate("field => field.removeAttribute('maxlength')")
    page.keyboard.insert_text("roll " + "1" * 100)
    page.keyboard.press("Enter")
    page.get_by_text("invalid frame").first.wait_for()
    page.get_by_role("button", name="Roll 6 dice").click()
    page.locator(".cell.legal").first.wait_for()
    page.reload()
    page.get_by_text("Online").wait_for()
    page.locator(".cell.legal").first.click()
    page.locator(".ways button, .cell.crossed, .dock .go").first.wait_for()


def command_line(page: Page) -> Locator:
    """The command line, opened."""
    page.get_by_role("button", name="Roll 6 dice").wait_for()
    page.keyboard.press("/")
    field = page.get_by_role("combobox")
    field.wait_for()
    return field


def test_a_move_that_waits_is_not_done_after_one_from_another_tab(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    away = visit(f"{server.address}/t/{table['table']}#s={table['token']}")
    away.get_by_role("button", name="Roll 6 dice").wait_for()
    there = away.context.new_page()
    there.goto(away.url)
    there.get_by_role("button", name="Roll 6 dice").wait_for()
    cut_off(away)
    away.get_by_role("button", name="Roll 6 dice").click()
    away.get_by_text("Your move is saved").wait_for()
    playing(there, DICE[:3], 1, ".undo")
    let_back(away)
    away.get_by_text("Online").wait_for()
    away.get_by_text("Roll 2 of 3").wait_for()
    away.locator(".undo").click()  # no dice have fallen that could not be taken back
    away.get_by_text("Roll 1 of 3").wait_for()
    away.locator(".cell.legal").first.wait_for()


def cut_off(page: Page) -> None:
    """This page alone has no line any more, and gets none."""
    page.route_web_socket("**/socket", lambda line: line.close())
    page.route("**/api/events?*", lambda route: route.abort())
    page.evaluate("dispatchEvent(new Event('offline'))")


def let_back(page: Page) -> None:
    """Lines last again."""
    page.route_web_socket("**/socket", lambda line: line.connect_to_server())
    page.unroute("**/api/events?*")


def test_friends_meet_one_over_a_socket_and_one_without(server: Server, visit: Any) -> None:
    with broken_network(server.port) as (address, cut):
        anna = visit(server.address)
        link = invite(anna, server.address, 0)
        ben = visit(link.replace(server.address, address))
        ben.get_by_role("button", name=said("page-sit")).click()
        for page in (anna, ben):
            page.locator(".dock").wait_for()
        luck = random.Random(1)
        both_play([anna, ben], DICE, 12, luck)
        ben.context.set_offline(True)
        ben.get_by_text("Offline", exact=True).wait_for()  # a move under way is said to be saved
        ben.context.set_offline(False)
        ben.get_by_text("Online").wait_for()
        both_play([anna, ben], DICE, 6, luck)
        assert cut
