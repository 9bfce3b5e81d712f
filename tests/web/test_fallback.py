"""Where a network breaks sockets the page plays all the same, and troubles nobody with it."""

from __future__ import annotations

import random
from typing import Any

from tests.web.breaking import broken_network
from tests.web.conftest import Server
from tests.web.playing import CARDS, DICE, click_one, is_over, playing
from tests.web.test_friends import both_play, invite


def test_a_whole_game_without_a_socket(server: Server, visit: Any) -> None:
    with broken_network(server.port) as (address, cut):
        page = visit(address)
        page.get_by_role("button", name="Play now").nth(2).click()
        page.get_by_role("toolbar").wait_for()
        playing(page, CARDS, 5, is_over(page))
        assert page.locator(".notice, [role=alert]").count() == 0
        assert len(cut) == 2
        assert "Online" in page.locator("header").inner_text()


def test_friends_meet_one_over_a_socket_and_one_without(server: Server, visit: Any) -> None:
    with broken_network(server.port) as (address, cut):
        anna = visit(server.address)
        link = invite(anna, server.address, 0)
        ben = visit(link.replace(server.address, address))
        ben.get_by_role("button", name="Sit down").click()
        for page in (anna, ben):
            page.locator(".dock").wait_for()
        luck = random.Random(1)
        both_play([anna, ben], DICE, 40, luck)
        ben.context.set_offline(True)
        ben.get_by_text("Offline").wait_for()
        ben.context.set_offline(False)
        ben.get_by_text("Online").wait_for()
        both_play([anna, ben], DICE, 20, luck)
        click_one(ben, DICE, luck)
        assert cut
