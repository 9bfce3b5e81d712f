"""Kick and block: who has a table decides who sits there, and nobody is sent away for anybody else."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.support.authenticator import Browser
from tests.server.support.company import at, company, person, sat_down, shown, somebody, table_of
from tests.server.support.pages import Page, guest, maker, round_trip
from tests.server.support.running import Server


def kinds(page: Page) -> list[str]:
    """Who sits where."""
    return [seat["kind"] for seat in page.news["seats"]]


def test_the_host_frees_a_seat_and_who_sat_there_may_not_sit_down_again(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    table = table_of(ann, "clever", "me open open")
    with at(ann, table) as host, sat_down(bob, table, 1, "Bob") as page:
        assert host.ask("kick", seat=1)["type"] == "done"
        assert kinds(host) == ["person", "empty", "empty"]
        page.until(lambda page: page.log[-1] == ("kick", 1, "Bob"))
        assert page.ask("stand")["code"] == "not-seated"
        assert page.ask("sit", seat=1, name="Bob")["code"] == "barred"
        with at(bob, table, table.invite) as again:
            assert again.welcome["seat"] is None
            assert again.ask("sit", seat=2, name="Robert")["code"] == "barred"
        with sat_down(somebody(server), table, 1, "Cid") as cid:
            assert kinds(cid) == ["person", "person", "empty"]


def test_a_person_who_was_sent_away_may_not_come_back_by_another_device(server: Server) -> None:
    ann, bob = somebody(server), person(server, "Bob")
    table = table_of(ann, "clever", "me open open")
    with at(ann, table) as host, sat_down(bob, table, 1, "Bob"):
        assert host.ask("kick", seat=1)["type"] == "done"
    phone = Browser(server, *bob.passkeys)
    phone.sign_in()
    with at(phone, table, table.invite) as page:
        assert page.ask("sit", seat=1, name="Bob")["code"] == "barred"


def test_in_the_game_a_bot_plays_for_good_and_the_seat_is_not_won_back(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    with company("clever", [ann, bob]) as (host, page):
        assert host.ask("kick", seat=1)["type"] == "done"
        assert kinds(host) == ["person", "bot"]
        page.until(lambda page: page.news["view"]["seat"] is None)
        assert page.ask("play", text="pass")["code"] == "not-seated"
        with at(bob, shown(host)) as again:
            assert again.welcome["seat"] is None
        with at(bob, shown(host), page.token) as again:
            assert again.welcome["code"] == "wrong-token"


def test_only_the_host_sends_people_away_and_only_people(server: Server) -> None:
    table = server.table("clever", "me open greedy open")
    with maker(server, table) as host, guest(server, table, 1) as bob, Page(server, table.id) as looker_on:
        assert bob.ask("kick", seat=0)["code"] == "host-only"
        assert looker_on.ask("kick", seat=1)["code"] == "not-seated"
        assert host.ask("kick", seat=0)["code"] == "kick-oneself"
        for seat in (-1, 2, 3, 4):
            assert host.ask("kick", seat=seat)["code"] == "nobody-to-kick"
        round_trip(bob)
        assert kinds(bob) == ["person", "person", "bot", "empty"]


def test_a_table_is_the_same_after_it_was_read_anew(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    with company("clever", [ann, bob]) as (host, _):
        host.ask("kick", seat=1)
        before = host.news["seats"]
    with at(ann, shown(host)) as page:
        assert [seat["kind"] for seat in page.news["seats"]] == [seat["kind"] for seat in before]


# -- blocks


@pytest.mark.both_databases
def test_whom_the_host_has_blocked_cannot_sit_down_at_any_of_the_hosts_tables(server: Server) -> None:
    ann, bob = person(server, "Ann"), person(server, "Bob")
    table = table_of(ann, "clever", "me open open")
    with sat_down(bob, table, 1, "Bobby"):
        block = ann.ask("POST", "/me/blocks", 201, json={"table": table.id, "seat": 1})
    assert [one["name"] for one in ann.me()["blocked"]] == ["Bobby"]
    other = table_of(ann, "dobro", "me open")
    phone = Browser(server, *bob.passkeys)
    phone.sign_in()
    for browser in (bob, phone):
        with at(browser, other, other.invite) as page:
            assert page.ask("sit", seat=1, name="Bob")["code"] == "barred"
    bobs = table_of(bob, "dobro", "me open")
    with sat_down(ann, bobs, 1, "Ann"):
        pass
    ann.ask("DELETE", f"/me/blocks/{block['id']}", 204)
    with sat_down(bob, other, 1, "Bob"):
        pass


@pytest.mark.both_databases
def test_guests_block_guests_and_keep_the_list_when_they_become_a_person(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    table = table_of(ann, "clever", "me open open")
    with sat_down(bob, table, 1, "Bob"):
        for _ in range(2):
            ann.ask("POST", "/me/blocks", 201, json={"table": table.id, "seat": 1})
    ann.register()
    assert len(ann.me()["blocked"]) == 1
    bob.register("Bob")
    other = table_of(ann, "clever", "me open")
    with at(bob, other, other.invite) as page:
        assert page.ask("sit", seat=1, name="Bob")["code"] == "barred"


@pytest.mark.both_databases
def test_whom_somebody_blocks_many_times_at_once_is_on_the_list_once(server: Server) -> None:
    ann, bob = person(server, "Ann"), somebody(server)
    table = table_of(ann, "clever", "me open open")
    with sat_down(bob, table, 1, "Bob"), ThreadPoolExecutor(8) as at_once:
        wishes = [{"table": table.id, "seat": 1}] * 16
        told = list(at_once.map(lambda wish: ann.ask("POST", "/me/blocks", 201, json=wish), wishes))
    assert told == ann.me()["blocked"] * 16


def test_a_guest_who_was_blocked_is_barred_on_all_devices_once_a_person(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    table = table_of(ann, "clever", "me open open")
    with sat_down(bob, table, 1, "Bob"):
        ann.ask("POST", "/me/blocks", 201, json={"table": table.id, "seat": 1})
    bob.register("Bob")
    phone = Browser(server, *bob.passkeys)
    phone.sign_in()
    other = table_of(ann, "clever", "me open")
    with at(phone, other, other.invite) as page:
        assert page.ask("sit", seat=1, name="Bob")["code"] == "barred"


def test_what_cannot_be_blocked(server: Server) -> None:
    ann, bob, eve = somebody(server), somebody(server), somebody(server)
    table = table_of(ann, "clever", "me open greedy open")
    with sat_down(bob, table, 1, "Bob"):
        for seat in (-1, 0, 2, 3, 9):
            refused = ann.ask("POST", "/me/blocks", 422, json={"table": table.id, "seat": seat})
            assert refused["code"] == "nobody-to-block"
        refused = eve.ask("POST", "/me/blocks", 422, json={"table": table.id, "seat": 1})
        assert refused["code"] == "not-seated"
    unknown = ann.ask("POST", "/me/blocks", 404, json={"table": "a" * 16, "seat": 1})
    assert unknown["code"] == "no-such-table"


def test_nobody_empties_the_list_of_somebody_else(server: Server) -> None:
    ann, bob = somebody(server), somebody(server)
    table = table_of(ann, "clever", "me open open")
    with sat_down(bob, table, 1, "Bob"):
        block = ann.ask("POST", "/me/blocks", 201, json={"table": table.id, "seat": 1})
    bob.ask("DELETE", f"/me/blocks/{block['id']}", 204)
    assert len(ann.me()["blocked"]) == 1
