"""Any worker serves any table: each server in here is a worker of its own, on the same database and the same Redis."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from bench.services import Redis
from tests.server.support.pages import Page, guest, maker, new_id, round_trip
from tests.server.support.running import NewTable, Server
from tests.server.support.waiting import until

pytestmark = pytest.mark.both_databases


def workers(folder: Path, database: str | None, number: int, redis: str, **settings: Any) -> Iterator[list[Server]]:
    """Some workers; at the end their logs must tell of no fault."""
    address = database or f"sqlite:///{folder}/tables.db"
    with ExitStack() as stack:
        running = []
        for each in range(number):
            place = folder / str(each)
            place.mkdir()
            running.append(stack.enter_context(Server(place, database=address, redis=redis, **settings)))
        yield running
    assert not any("Traceback" in server.log() for server in running)


@pytest.fixture(scope="module")
def four(
    tmp_path_factory: pytest.TempPathFactory, new_database: Callable[[], str | None], redis: str
) -> Iterator[list[Server]]:
    """Four workers."""
    yield from workers(tmp_path_factory.mktemp("four"), new_database(), 4, redis)


def until_all_have(pages: list[Page], seq: int) -> None:
    """Everybody has been told an entry."""
    for page in pages:
        page.until_has(seq)


# -- one game


def test_everybody_answers_at_the_same_moment_at_another_worker_and_all_count(four: list[Server]) -> None:
    table = four[0].table("clever", "me open open open", seed=12)
    luck = random.Random(12)
    with ExitStack() as stack:
        pages = [stack.enter_context(maker(four[0], table))]
        pages += [stack.enter_context(guest(four[seat], table, seat)) for seat in (1, 2, 3)]
        at_once = stack.enter_context(ThreadPoolExecutor(4))
        most = 0
        while not pages[0].is_over:
            until_all_have(pages, max(page.have for page in pages))
            asked = [page for page in pages if page.texts or page.is_to_roll()]
            answers = list(at_once.map(lambda page: page.step(luck), asked))
            assert {answer["type"] for answer in answers} == {"done"}
            assert len({answer["seq"] for answer in answers}) == len(asked)
            most = max(most, len(asked))
            until_all_have(pages, max(answer["seq"] for answer in answers))
        assert most >= 3
        assert len({str(page.log) for page in pages}) == 1
    numbers = [row[0] for row in four[0].stored(table.id)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len({server.get(f"/api/tables/{table.id}/match").text for server in four}) == 1


def test_hidden_cards_stay_hidden_at_every_worker(four: list[Server]) -> None:
    table = four[0].table("dobro", "me open", seed=5)
    luck = random.Random(5)
    with maker(four[0], table) as ann, guest(four[1], table, 1) as bob, Page(four[2], table.id) as looker_on:
        while not ann.is_over:
            for page in (ann, bob):
                page.until_has(max(ann.have, bob.have))
            page = next(page for page in (ann, bob) if page.is_asked())
            answer = page.step(luck)
            until_all_have([ann, bob, looker_on], answer.get("seq", 0))
        drawn = [(text, other) for (_, _, text), (_, _, other) in zip(ann.log, bob.log, strict=True) if text != other]
        assert drawn
        assert all("draw ?" in pair for pair in drawn)
        assert all(text in ("draw ?", *drawn[0]) or not text.startswith("draw") for _, _, text in looker_on.log)


def test_a_repeat_at_another_worker_gets_the_first_answer(four: list[Server]) -> None:
    table = four[0].table("clever", "me", seed=6)
    with maker(four[0], table) as page:
        command = new_id()
        first = page.ask("roll", id=command)
    with maker(four[1], table) as page:
        stored = page.have
        assert page.ask("roll", id=command) == first
        assert len(four[0].stored(table.id)) == stored


def test_a_new_key_opens_the_seat_at_every_worker_at_once(four: list[Server]) -> None:
    table = four[0].table("clever", "me open open", seed=6)
    with maker(four[1], table), Page(four[2], table.id):  # the table is open there already
        with guest(four[0], table, 1) as bob:
            token, have = bob.token, bob.have
        for server in four:
            with Page(server, table.id, token, have=have) as page:
                assert page.welcome["seat"] == 1


def test_who_leaves_at_one_worker_has_no_seat_at_another(four: list[Server]) -> None:
    table = four[0].table("clever", "me open open", seed=6)
    with guest(four[0], table, 1) as bob, Page(four[1], table.id, bob.token) as same:
        assert bob.ask("stand")["type"] == "done"
        same.until(lambda page: page.news["seats"][1]["kind"] == "empty")
        assert same.ask("stand")["code"] == "not-seated"


def test_who_was_sent_away_at_another_worker_gets_no_key_to_the_next_guests_seat(four: list[Server]) -> None:
    table = four[0].table("clever", "me open open", seed=6)
    command, cookie = new_id(), four[1].table("clever").cookie
    with maker(four[0], table) as ann, Page(four[1], table.id, table.invite, cookie=cookie) as bob:
        first = bob.ask("sit", id=command, seat=1, name="Bob")
        ann.until_has(first["seq"])
        assert ann.ask("kick", seat=1)["type"] == "done"
        bob.until(lambda page: page.log[-1] == ("kick", 1, "Bob"))
        assert bob.ask("sit", id=command, seat=1, name="Bob")["code"] == "barred"
        with guest(four[0], table, 1, "Cid"):
            assert bob.ask("stand")["code"] == "not-seated"
    assert four[0].rows("SELECT count(*) FROM keys WHERE table_id = ? AND seat = 1", table.id) == [(1,)]


def test_who_was_sent_away_at_another_worker_has_no_seat_in_the_rematch(four: list[Server]) -> None:
    table = four[0].table("clever", "me open", seed=3)
    with maker(four[0], table) as ann, maker(four[1], table) as same:
        with guest(four[1], table, 1) as bob:
            ann.until_has(bob.have)
            ann.until_has(ann.ask("kick", seat=1)["seq"])
        ann.play_on(random.Random(3))
        again = same.until_has(ann.have).ask("rematch")["table"]
    with Page(four[2], again, bob.token) as page:
        assert page.welcome["code"] == "wrong-token"


def test_a_promise_is_kept_by_another_worker(four: list[Server]) -> None:
    commitment = four[0].post("/api/promises").json()["commitment"]
    dealer = {"kind": "commit", "commitment": commitment}
    table = four[1].table("clever", "me open", dealer=dealer, word="mine")
    with maker(four[2], table) as page:
        assert page.news["table"]["dealer"]["commitment"] == commitment
    wish = {"game": "clever", "seats": ["me"], "name": "Ann", "dealer": dealer}
    assert four[3].post("/api/tables", json=wish).json()["code"] == "promise-gone"


def test_a_rematch_asked_for_at_two_workers_is_one_new_table(four: list[Server]) -> None:
    table = four[0].table("clever", "me open", seed=3)
    luck = random.Random(3)
    with maker(four[0], table) as ann, guest(four[1], table, 1) as bob, ThreadPoolExecutor(2) as both:
        while not ann.is_over:
            until_all_have([ann, bob], max(ann.have, bob.have))
            for page in (ann, bob):
                if page.texts or page.is_to_roll():
                    page.step(luck)
        until_all_have([ann, bob], max(ann.have, bob.have))
        before = four[0].rows("SELECT count(*) FROM tables")[0][0]
        answers = list(both.map(lambda page: page.ask("rematch"), [ann, bob]))
        assert answers[0]["table"] == answers[1]["table"]
        assert four[0].rows("SELECT count(*) FROM tables")[0][0] == before + 1
        with Page(four[2], answers[0]["table"], bob.token) as again:
            assert again.welcome["seat"] == 1


# -- who is there


def seats_here(page: Page) -> list[bool]:
    """Which seats are present, as a page is told."""
    return [seat["present"] for seat in page.news["seats"]]


def test_who_looks_on_at_another_worker_is_present(four: list[Server]) -> None:
    table = four[0].table("clever", "me open", seed=6)
    with maker(four[0], table) as ann:
        with guest(four[1], table, 1) as bob:
            ann.until(lambda page: seats_here(page) == [True, True])
            bob.until(lambda page: seats_here(page) == [True, True])
        ann.until(lambda page: seats_here(page) == [True, False])
        with Page(four[2], table.id, bob.token) as again:
            again.until(lambda page: seats_here(page) == [True, True])
            ann.until(lambda page: seats_here(page) == [True, True])


def test_the_people_of_a_killed_worker_are_absent_and_bots_play_on(
    tmp_path: Path, new_database: Callable[[], str | None], redis: str
) -> None:
    for one, two in workers(tmp_path, new_database(), 2, redis):
        table = one.table("clever", "me open greedy", seed=6)
        with ExitStack() as stack:
            ann = stack.enter_context(maker(one, table))
            bob = guest(two, table, 1)
            ann.until(lambda page: seats_here(page)[:2] == [True, True])
            two.kill()
            ann.until(lambda page: seats_here(page)[:2] == [True, False])
            luck = random.Random(1)
            again = stack.enter_context(Page(one, table.id, bob.token, have=bob.have))
            while not any(event[:2] == ("play", 2) for event in ann.log):
                page = next((page for page in (ann, again) if page.texts or page.is_to_roll()), None)
                if page:
                    until_all_have([ann, again], page.step(luck)["seq"])
                else:
                    ann.next()
                    again.until_has(ann.have)


def test_bots_that_two_workers_look_after_move_once(four: list[Server]) -> None:
    table = four[0].table("clever", "me greedy greedy", seed=8)
    luck = random.Random(8)
    with maker(four[0], table) as ann, maker(four[1], table) as same, Page(four[2], table.id) as looker_on:
        ann.play_on(luck)
        until_all_have([same, looker_on], ann.have)
        assert ann.log == same.log
    commands = [row[1] for row in four[0].stored(table.id) if row[1]]
    assert len(commands) == len(set(commands))


# -- without Redis


def test_without_redis_the_game_goes_on_and_nothing_is_lost(
    tmp_path: Path, new_database: Callable[[], str | None]
) -> None:
    wire = Redis()
    try:
        for one, two in workers(tmp_path, new_database(), 2, wire.address):
            play_while_it_comes_and_goes(one, two, wire)
    finally:
        wire.kill()


def play_while_it_comes_and_goes(one: Server, two: Server, wire: Redis) -> None:
    """Two people at two workers; Redis is there, then not, then there again."""
    table = one.table("clever", "me open", seed=4)
    luck = random.Random(4)
    with maker(one, table) as ann, guest(two, table, 1) as bob:
        play_some(ann, bob, luck, 4)
        before = [(len(server.events(DOWN)), len(server.events(BACK))) for server in (one, two)]
        wire.kill()
        play_some(ann, bob, luck, 3)
        until(lambda: [len(server.events(DOWN)) for server in (one, two)] == [down + 1 for down, _ in before])
        assert all(server.get("/healthz").json()["status"] == "ok" for server in (one, two))
        newcomer(two, table, ann)
        play_some(ann, bob, luck, 2)
        wire.start()
        until(lambda: [len(server.events(BACK)) for server in (one, two)] == [back + 1 for _, back in before])
        play_some(ann, bob, luck, 4)
        assert ann.log == bob.log


DOWN = "the wire is down: asking the database instead"
BACK = "the wire is back"


def play_some(ann: Page, bob: Page, luck: random.Random, moves: int) -> None:
    """So many moves of either."""
    for _ in range(moves):
        until_all_have([ann, bob], max(ann.have, bob.have))
        page = next(page for page in (ann, bob) if page.texts or page.is_to_roll())
        until_all_have([ann, bob], page.step(luck)["seq"])


def newcomer(server: Server, table: NewTable, known: Page) -> None:
    """Who comes just now is told all there is."""
    with Page(server, table.id) as page:
        assert page.have == known.have
        round_trip(page)
