"""Friends at one table, each in a browser of their own."""

from __future__ import annotations

import random
from functools import partial

from playwright.sync_api import Page
from tests.locale.said import said
from tests.web.playing import click_one, until


def invite(page: Page, address: str, place: int) -> str:
    """Make a table for two as somebody would; the link to give away."""
    page.get_by_role("link", name=said("page-with-friends")).nth(place).click()
    page.get_by_role("button", name=said("page-create-invite")).wait_for()
    page.get_by_role("button", name=said("page-create-invite")).click()
    page.get_by_role("heading", name=said("page-invite")).wait_for()
    link: str = page.get_by_label(said("page-invite-link")).input_value()
    assert link.startswith(address)
    return link


def both_play(pages: list[Page], kinds: tuple[str, ...], clicks: int, luck: random.Random) -> None:
    """Each clicks when there is something to click, and if both could, they take turns."""
    for turn in range(clicks):
        until(pages[0], partial(one_clicks, pages if turn % 2 else pages[::-1], kinds, luck))


def one_clicks(pages: list[Page], kinds: tuple[str, ...], luck: random.Random) -> bool:
    """The first who has something to click does so; whether anybody had."""
    return any(click_one(page, kinds, luck) for page in pages)
