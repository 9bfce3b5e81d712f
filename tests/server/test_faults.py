"""Faults of the machine: a full disk, a clock that is set, a doubling Redis, a database that hangs, a frozen worker."""

from __future__ import annotations

import os
import random
import resource
import signal
import socket
import socketserver
import time as machine
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from bench.services import Postgres, Redis
from tests.server.support.in_process import Looking, with_tables
from tests.server.support.manual_time import ManualTime
from tests.server.support.pages import Page, guest, maker, new_id, round_trip
from tests.server.support.running import Server
from tests.server.support.waiting import eventually, until
from tests.server.test_any_worker import DOWN, play_some, workers
from websockets.exceptions import ConnectionClosed

from silvertray.server.lines.protocol import Done, Refused, Say
from silvertray.server.lines.wishes import TableWish
from silvertray.server.table import chat
from silvertray.server.table.commands import carry_out
from silvertray.server.table.live import LiveTable
from silvertray.server.table.tables import Tables
from silvertray.server.wires.redis_wire import LOST

CLOCK = 60
AN_HOUR = 3600.0
some_workers = contextmanager(workers)
SOON = 3  # seconds in which an answer comes from a server that is well


def fails(reason: str) -> pytest.MarkDecorator:
    """A fault of the product that is not cured yet: the test fails by its assertion, and by nothing else."""
    return pytest.mark.xfail(strict=True, raises=AssertionError, reason=reason)


# -- a full disk


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """While this lasts no file of a server grows."""
    room = max(file.stat().st_size for file in server.folder.iterdir()) + 3000
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def acknowledged(page: Page) -> list[int]:
    """Change the pace until that cannot be stored; the numbers of the entries that were."""
    seqs: list[int] = []
    with suppress(ConnectionClosed):
        while (answer := page.ask("pace", pace="relaxed"))["type"] == "done":
            seqs.append(answer["seq"])
    return seqs


@pytest.mark.traceback
def test_on_a_full_disk_only_what_is_stored_is_acknowledged_and_with_room_it_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = server.table("clever", "me open")
        with maker(server, table) as page, full_disk(server):
            seqs = acknowledged(page)
        stored = [row[0] for row in server.stored(table.id)]
        assert stored == list(range(1, page.have + 1))
        assert set(seqs) <= set(stored)
        with maker(server, table) as again:
            assert again.have == len(stored)
            assert again.ask("pace", pace="instant")["seq"] == len(stored) + 1


@pytest.mark.traceback
@fails("full disk: the socket ends with 1011 and without a `closing` frame")
def test_on_a_full_disk_the_last_frame_says_why_the_server_hangs_up(tmp_path: Path) -> None:
    with Server(tmp_path) as server, maker(server, server.table("clever", "me open")) as page, full_disk(server):
        page.throw(*[f'{{"type":"pace","pace":"relaxed","id":"{new_id()}"}}' for _ in range(9)])
        assert page.closing().get("type") == "closing"


@pytest.mark.traceback
@fails("full disk: /readyz says that the database is well, as it only reads")
def test_a_server_on_a_full_disk_is_not_ready(tmp_path: Path) -> None:
    with Server(tmp_path) as server, maker(server, server.table("clever", "me open")) as page, full_disk(server):
        acknowledged(page)
        assert server.get("/readyz").json()["database"] == "failing"


# -- a clock that is set

set_back = pytest.param(-AN_HOUR, marks=fails("clock set back: times fall, budgets grow, silence lasts"))


def at_a_clocked_table(folder: Path, deed: Callable[[Tables, LiveTable, Looking, ManualTime], Awaitable[None]]) -> None:
    """Do something at a table for one, who has a minute for each move and looks on."""
    time = ManualTime()

    async def run(tables: Tables) -> None:
        made = await tables.create(TableWish(game="clever", seats=("me",), name="Ann", clock=CLOCK), "")
        live = await tables.open(made.table)
        assert live
        live.come(ann := Looking(0))  # type: ignore[arg-type]
        await deed(tables, live, ann, time)

    with_tables(folder, run, time)


async def say(tables: Tables, live: LiveTable, who: Looking) -> Done | Refused:
    """A phrase, and what comes of it."""
    command = Say(type="say", id=new_id(), phrase="hello")  # type: ignore[arg-type]
    return await carry_out(tables, live, who, command)  # type: ignore[arg-type]


@pytest.mark.parametrize("seconds", [AN_HOUR, set_back])
def test_the_times_of_a_tables_entries_never_fall(tmp_path: Path, seconds: float) -> None:
    async def deed(tables: Tables, live: LiveTable, ann: Looking, time: ManualTime) -> None:
        time.jump(seconds)
        await say(tables, live, ann)
        times = [seen.entry.at for seen in live.table.history]
        assert times == sorted(times)

    at_a_clocked_table(tmp_path, deed)


@pytest.mark.parametrize("seconds", [AN_HOUR, set_back])
def test_nobody_has_more_time_left_than_the_clock_gives(tmp_path: Path, seconds: float) -> None:
    async def deed(tables: Tables, live: LiveTable, ann: Looking, time: ManualTime) -> None:
        time.jump(seconds)
        await say(tables, live, ann)
        assert ann.told[-1].clock
        assert 0 <= ann.told[-1].clock.left[0] <= CLOCK

    at_a_clocked_table(tmp_path, deed)


@pytest.mark.parametrize("seconds", [0.0, AN_HOUR, set_back])
def test_who_does_not_move_is_late_when_the_time_has_passed(tmp_path: Path, seconds: float) -> None:
    async def deed(tables: Tables, live: LiveTable, ann: Looking, time: ManualTime) -> None:
        time.jump(seconds)
        await say(tables, live, ann)
        for _ in range(5):
            await tables.store.ping()  # the driver has looked at the clock again
        time.advance(CLOCK)
        await eventually(lambda: "late" in [seen.entry.kind for seen in live.table.history], SOON)

    at_a_clocked_table(tmp_path, deed)


@pytest.mark.parametrize("seconds", [0.0, AN_HOUR, set_back])
def test_who_has_said_too_much_may_speak_again_after_a_while(tmp_path: Path, seconds: float) -> None:
    async def deed(tables: Tables, live: LiveTable, ann: Looking, time: ManualTime) -> None:
        answers = [await say(tables, live, ann) for _ in range(chat.OWN + 1)]
        assert [answer.type for answer in answers] == ["done"] * chat.OWN + ["refused"]
        time.jump(seconds)
        time.advance(chat.WINDOW + 1)
        assert (await say(tables, live, ann)).type == "done"

    at_a_clocked_table(tmp_path, deed)


# -- a Redis that delivers twice


class Doubler(socketserver.ThreadingTCPServer):
    """In front of a Redis: what it delivers to subscribers comes twice."""

    daemon_threads = True

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", 0), Doubling)
        self.behind = port
        self.doubled = 0
        self.address = f"redis://127.0.0.1:{self.server_address[1]}"


class Doubling(socketserver.StreamRequestHandler):
    """One connection: the answers are lines, and a message is seven of them."""

    server: Any

    def handle(self) -> None:
        """Pass on all that either side says."""
        with socket.create_connection(("127.0.0.1", self.server.behind)) as redis, redis.makefile("rb") as answers:
            Thread(target=self.ask, args=[redis], daemon=True).start()
            with suppress(OSError):
                while line := answers.readline():
                    lines = [line, *(answers.readline() for _ in range(2 if line == b"*3\r\n" else 0))]
                    is_message = lines[-1] == b"message\r\n"
                    lines += [answers.readline() for _ in range(4 if is_message else 0)]
                    self.server.doubled += is_message
                    self.wfile.write(b"".join(lines) * (1 + is_message))

    def ask(self, redis: socket.socket) -> None:
        """What the worker says, until it hangs up."""
        with suppress(OSError):
            while asked := self.request.recv(4096):
                redis.sendall(asked)
            redis.shutdown(socket.SHUT_RDWR)


def test_a_redis_that_delivers_twice_tells_nobody_twice(tmp_path: Path) -> None:
    wire = Redis()
    try:
        with Doubler(wire.port) as doubler:
            Thread(target=doubler.serve_forever, daemon=True).start()
            with some_workers(tmp_path, None, 2, doubler.address) as (one, two):
                play_and_come_back(one, two)
                assert not one.events(DOWN) + two.events(DOWN)
            assert doubler.doubled > 12
            doubler.shutdown()
    finally:
        wire.kill()


def play_and_come_back(one: Server, two: Server) -> None:
    """Two people at two workers play, one of them leaves and comes back; a page fails if it is told something twice."""
    table, luck = one.table("clever", "me open", seed=4), random.Random(4)
    with maker(one, table) as ann:
        with guest(two, table, 1) as bob:
            play_some(ann, bob, luck, 6)
        ann.until(lambda page: not page.news["seats"][1]["present"])
        with Page(two, table.id, bob.token) as again:
            ann.until(lambda page: page.news["seats"][1]["present"])
            play_some(ann, again, luck, 6)
            assert ann.log == again.log


# -- a database that hangs


@pytest.fixture(params=["sqlite", "postgresql"])
def hanging(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server whose database can be made to hang."""
    address = request.getfixturevalue("postgres").new_database() if request.param == "postgresql" else None
    with Server(tmp_path, database=address) as server:
        yield server


def test_while_the_database_hangs_nothing_is_acknowledged_and_then_it_is_done_once(hanging: Server) -> None:
    table = hanging.table("clever", "me open")
    with maker(hanging, table) as page, Page(hanging, table.id) as looker_on:
        with hanging.database.writing_stopped():
            stored = hanging.stored(table.id)
            asked = page.begin("pace", pace="relaxed")
            for _ in range(20):
                round_trip(looker_on)
            assert hanging.get("/healthz").status_code == 200
            assert (looker_on.have, hanging.stored(table.id)) == (len(stored), stored)
        assert page.answer(asked)["seq"] == len(stored) + 1
        looker_on.until_has(len(stored) + 1)
        assert len(hanging.stored(table.id)) == len(stored) + 1


@fails("B4: one statement that waits for a lock holds up all tables of a worker, and nothing ends the wait")
def test_a_row_that_is_locked_holds_up_no_other_table(tmp_path: Path, postgres: Postgres) -> None:
    with Server(tmp_path, database=postgres.new_database()) as server:
        locked, other = server.table("clever", "me open"), server.table("clever", "me open")
        with (
            maker(server, locked) as ann,
            maker(server, other) as bob,
            server.database.locked_by(f"SELECT 1 FROM tables WHERE id = '{locked.id}' FOR UPDATE"),  # type: ignore[union-attr]
        ):
            ann.begin("pace", pace="relaxed")
            until(lambda: server.rows("SELECT 1 FROM pg_locks WHERE NOT granted"))
            bob.patience = SOON
            assert bob.ask("pace", pace="relaxed")["type"] == "done"


# -- a worker that is stopped for a while


@fails("C0: a worker that was stopped and goes on hears nothing of the others any more")
def test_a_worker_that_was_stopped_for_a_while_hears_the_others_again(tmp_path: Path, redis: str) -> None:
    with some_workers(tmp_path, None, 2, redis) as (one, two):
        table, luck = one.table("clever", "me open", seed=4), random.Random(4)
        with maker(one, table) as ann, guest(two, table, 1) as bob:
            play_some(ann, bob, luck, 4)
            os.kill(two.process.pid, signal.SIGSTOP)
            machine.sleep(LOST + 2)
            os.kill(two.process.pid, signal.SIGCONT)
            bob.patience = LOST
            try:
                for _ in range(3):
                    bob.until_has(ann.ask("pace", pace="relaxed")["seq"])
            finally:
                two.kill()  # C0 keeps it from ending when it is asked to
