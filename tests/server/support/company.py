"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any

from tests.server.support.authenticator import Browser
from tests.server.support.pages import Page
from tests.server.support.running import NewTable, Server


def person(server: Server, name: str) -> Browser:
    """Somebody who is signed in."""
    browser = Browser(server)
    browser.register(name)
    return browser


def somebody(server: Server) -> Browser:
    """A guest with a cookie."""
    browser = Browser(server)
    browser.me()
    return browser


def rights(browser: Browser) -> dict[str, str]:
    """What a browser brings along."""
    return {"cookie": browser.cookie, "session": browser.session}


def table_of(browser: Browser, game: str, seats: str = "me", **more: Any) -> NewTable:
    """A table that somebody makes."""
    return browser.server.table(game, seats, **rights(browser), **more)


def at(browser: Browser, table: NewTable, token: str | None = None) -> Page:
    """Somebody's page of a table."""
    return Page(browser.server, table.id, token, **rights(browser))


def sat_down(browser: Browser, table: NewTable, seat: int, name: str) -> Page:
    """Somebody who was invited and has sat down."""
    page = at(browser, table, table.invite)
    answer = page.ask("sit", seat=seat, name=name)
    assert answer["type"] == "done", answer
    page.token = answer["token"]
    return page


@contextmanager
def company(game: str, browsers: Sequence[Browser], bots: str = "", **more: Any) -> Iterator[list[Page]]:
    """A table that the first one makes, at which the others sit down: everybody's page."""
    table = table_of(browsers[0], game, "me" + " open" * (len(browsers) - 1) + f" {bots}", **more)
    with ExitStack() as pages:
        first = pages.enter_context(at(browsers[0], table))
        rest = [
            pages.enter_context(sat_down(browser, table, seat, f"Guest {seat}"))
            for seat, browser in enumerate(browsers[1:], 1)
        ]
        yield [first, *rest]


def all_play(pages: Sequence[Page], seed: int = 1) -> dict[int, int]:
    """Everybody plays at random to the end; each seat's place."""
    with ThreadPoolExecutor(len(pages)) as at_once:
        list(at_once.map(lambda page: page.play_on(random.Random(seed)), pages))
    return {place["seat"]: place["place"] for place in pages[0].news["result"]}


def table_id(page: Page) -> str:
    """Which table a page shows."""
    name: str = page.news["table"]["id"]
    return name


def shown(page: Page) -> NewTable:
    """The table that a page shows, for whoever has a cookie."""
    return NewTable(table_id(page), 0, "", "", "")
