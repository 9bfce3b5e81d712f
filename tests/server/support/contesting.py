"""Somebody in a contest: plays by its dice, and is told of it."""

from __future__ import annotations

import random
from typing import Any

from tests.server.support.authenticator import Browser
from tests.server.support.company import rights
from tests.server.support.pages import Page
from tests.server.support.waiting import until

Told = dict[str, Any]


def todays(browser: Browser, game: str) -> Told:
    """Today's contest of a game, as somebody stands in it."""
    found: list[Told] = browser.ask("GET", "/daily")["contests"]
    return next(one for one in found if one["game"] == game)


def story(browser: Browser, contest: str) -> Told:
    """All that somebody is told of a contest."""
    told: Told = browser.ask("GET", f"/contests/{contest}")
    return told


def begin(browser: Browser, contest: str, name: str = "Ann") -> str:
    """Somebody's try: its table."""
    table: str = browser.ask("POST", f"/contests/{contest}/tries", 201, json={"name": name})["table"]
    return table


def page_of(browser: Browser, table: str) -> Page:
    """Somebody's page of a table."""
    return Page(browser.server, table, **rights(browser))


def play(browser: Browser, contest: str, seed: int = 1, name: str = "Ann") -> str:
    """A whole try at random: its table."""
    table = begin(browser, contest, name)
    with page_of(browser, table) as page:
        page.play_on(random.Random(seed))
        until(lambda: story(browser, contest)["contest"]["state"] == "done")
    return table


def chances(page: Page) -> list[str]:
    """What chance has brought at a table."""
    return [text for kind, _, text in page.log if kind == "chance"]
