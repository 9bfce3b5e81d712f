"""How much time bots take: the host's choice, kept with the table."""

from __future__ import annotations

import random

import pytest
from tests.server.support.pages import Page, guest, maker
from tests.server.support.running import Server

from silvertray.core.errors import SetupError
from silvertray.games import game
from silvertray.server.bots.driving import Driver
from silvertray.server.bots.thinking import Thinkers, for_bots
from silvertray.server.settings import Settings
from silvertray.server.table.entries import Entry, Record
from silvertray.server.table.folding import Folded
from silvertray.server.table.live import LiveTable


def pace(page: Page) -> str:
    """The pace as a page is told."""
    told: str = page.news["table"]["pace"]
    return told


def test_a_table_is_brisk_unless_its_maker_wants_it_otherwise(server: Server) -> None:
    with maker(server, server.table("clever", "me greedy")) as page:
        assert pace(page) == "brisk"
    with maker(server, server.table("clever", "me greedy", pace="relaxed")) as page:
        assert pace(page) == "relaxed"


def test_the_host_changes_the_pace_in_the_game_and_everybody_is_told(server: Server) -> None:
    table = server.table("clever", "open me")
    with maker(server, table) as ann, guest(server, table, 0) as bob, Page(server, table.id) as looker_on:
        assert ann.ask("pace", pace="instant")["type"] == "done"
        for page in (ann, bob, looker_on):
            page.until(lambda page: pace(page) == "instant")
            assert page.log[-1] == ("pace", 1, "instant")
            assert page.news["table"]["host"] == 1
        refused = bob.ask("pace", pace="relaxed")
        assert (refused["code"], refused["params"]) == ("not-host", {"seat": 1})
        assert looker_on.ask("pace", pace="relaxed")["code"] == "not-seated"


@pytest.mark.parametrize("wrong", ["hasty", "BRISK", "0.5", " "])
def test_a_pace_that_there_is_not_is_refused(server: Server, wrong: str) -> None:
    with maker(server, server.table("clever", "me open")) as page:
        refused = page.ask("pace", pace=wrong)
        assert (refused["code"], refused["params"]["paces"]) == ("unknown-pace", "instant, brisk, relaxed")
        assert pace(page) == "brisk"


def test_who_sits_there_longest_of_those_left_is_the_host(server: Server) -> None:
    table = server.table("clever", "me open open")
    with maker(server, table) as ann, guest(server, table, 2) as bob:
        assert ann.ask("stand")["type"] == "done"
        assert bob.until(lambda page: page.news["table"]["host"] == 2).ask("pace", pace="instant")["type"] == "done"


def test_who_is_stood_in_for_is_no_host(server: Server) -> None:
    table = server.table("clever", "me open", seed=1)
    with maker(server, table) as ann, guest(server, table, 1) as bob:
        assert ann.ask("stand")["type"] == "done"
        assert bob.until(lambda page: page.news["table"]["host"] == 1).ask("pace", pace="relaxed")["type"] == "done"


def test_pace_and_host_are_the_same_at_the_next_table(server: Server) -> None:
    table = server.table("clever", "open me", seed=2, pace="instant")
    with maker(server, table) as ann, guest(server, table, 0) as bob:
        assert bob.ask("stand")["type"] == "done"  # a bot plays on
        ann.play_on(random.Random(1))
        again = ann.ask("rematch")
        with Page(server, again["table"], table.token) as page:
            assert (pace(page), page.news["table"]["host"]) == ("instant", 1)


def test_a_bot_takes_as_long_as_the_pace_says() -> None:
    rules = game("dobro")
    record = Record("a" * 16, "dobro", rules.rules_version, 2, {}, "seed", "1", 45.0, 0.0, "")
    table = Folded(record)
    for seat in range(2):
        table.apply(Entry("bot", seat, "random"))
    live = LiveTable(table, [], None)  # type: ignore[arg-type]
    settings = Settings(bot_pace=1.0)
    driver = Driver(live, settings, Thinkers(for_bots(settings)))
    waits = []
    for name in ("instant", "brisk", "relaxed"):
        table.apply(Entry("pace", 0, name))
        waits.append(driver.pace_of_move(0))
    assert waits == [0.2, 1.0, 2.5]
    with pytest.raises(SetupError, match="unknown-pace"):
        table.apply(Entry("pace", 0, "hasty"))
