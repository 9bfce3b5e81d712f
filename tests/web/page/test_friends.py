"""Two browsers at one table, by link; lines that break; a server that is killed."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page
from tests.locale.said import said
from tests.web.friends import both_play, invite
from tests.web.playing import CARDS, DICE, click_one, until
from tests.web.serving import Server


def log_of(page: Page) -> list[str]:
    """What happened so far, as the page tells it."""
    page.get_by_role("button", name=said("page-log")).click()
    page.locator("dialog[open] li").first.wait_for()
    lines = page.locator("dialog[open] li").all_inner_texts()
    page.keyboard.press("Escape")
    return lines


def test_two_browsers_play_by_one_link_and_a_broken_line_loses_nothing(server: Server, visit: Any) -> None:
    anna = visit(server.address)
    link = invite(anna, server.address, 0)
    ben = visit(link)
    ben.get_by_role("button", name=said("page-sit")).wait_for()
    ben.get_by_role("button", name=said("page-sit")).click()
    for page in (anna, ben):
        page.locator(".dock").wait_for()
    luck = random.Random(1)
    both_play([anna, ben], DICE, 24, luck)
    ben.context.set_offline(True)
    ben.get_by_text("Offline").wait_for()
    for page in [anna, ben] * 5:  # as far as they come
        click_one(page, DICE, luck)
    ben.context.set_offline(False)
    ben.get_by_text("Online").wait_for()
    both_play([anna, ben], DICE, 24, luck)
    for page in (anna, ben):
        page.get_by_role("button", name=said("page-log")).click()
    hers, his = (page.locator("dialog[open] li") for page in (anna, ben))
    until(ben, lambda: hers.count() == his.count() > 20)  # the last move may still be on its way to one of them


def test_hands_stay_hidden_and_somebody_may_look_on(server: Server, visit: Any) -> None:
    anna = visit(server.address, has_touch=True)
    link = invite(anna, server.address, 2)
    ben, looker_on = visit(link), visit(link.partition("#")[0])
    frames: list[str] = []
    looker_on.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    looker_on.reload()
    ben.get_by_role("button", name="Sit").first.click()
    ben.get_by_text("(you)").wait_for()
    anna.get_by_role("button", name="Fill with bots").click()
    for page in (anna, ben):
        page.get_by_role("toolbar").wait_for()
    both_play([anna, ben], CARDS, 20, random.Random(2))
    looker_on.get_by_text("You are looking on").or_(looker_on.get_by_text("watch")).first.wait_for()
    assert frames
    assert not any('"hand":["' in frame for frame in frames)
    assert looker_on.locator(".hand button").count() == 0


def test_a_page_goes_on_after_the_server_was_killed(own_server: Server, visit: Any) -> None:
    page = visit(own_server.address)
    page.get_by_role("button", name=said("page-play-now")).first.click()
    luck = random.Random(3)
    page.locator(".dock").wait_for()
    for _ in range(3):
        for _ in range(8):
            click_one(page, DICE, luck)
        before = log_of(page)
        own_server.kill()
        page.get_by_text("Reconnecting").wait_for()
        own_server.start(own_server.port)
        page.get_by_text("Online").wait_for()
        assert log_of(page)[: len(before)] == before or log_of(page)[-len(before) :] == before
