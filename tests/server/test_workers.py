"""Several workers behind one door: started, followed, renewed and stopped."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from bench.services import free_port
from tests.cli.command import refusal
from tests.server.support.forking import run
from tests.server.support.players import Player
from tests.server.support.running import Server
from tests.server.support.waiting import ANSWER_SECONDS, until

from silvertray.core.errors import SetupError
from silvertray.server.app import application
from silvertray.server.lines.limits import Buckets
from silvertray.server.serve import check_workers
from silvertray.server.settings import Settings
from silvertray.server.workers import LONGEST_PAUSE, Place, Worker, pause_after


def test_workers_that_cannot_hear_of_each_other_are_refused(tmp_path: Path) -> None:
    assert "--redis" in refusal(run(tmp_path, "serve", "--workers", "2", "--database", f"sqlite:///{tmp_path}/x.db"))


def test_several_workers_are_refused_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "SIGHUP")  # as on Windows
    check_workers(Settings(workers=1))
    with pytest.raises(SetupError, match="no-workers-here"):
        check_workers(Settings(workers=2, redis="redis://127.0.0.1"))


def test_a_redis_that_does_not_answer_is_named_without_its_password(tmp_path: Path) -> None:
    line = refusal(run(tmp_path, "serve", "--redis", f"redis://:secret@127.0.0.1:{free_port()}"))
    assert "127.0.0.1" in line
    assert "secret" not in line


@pytest.mark.parametrize("address", ["nobody:secret@127.0.0.1:1/none", "x:secret:y@/:::"])
def test_a_database_that_does_not_answer_is_named_without_its_password(tmp_path: Path, address: str) -> None:
    line = refusal(run(tmp_path, "serve", "--database", f"postgresql://{address}"))
    assert "PostgreSQL" in line
    assert "secret" not in line


def test_a_killed_worker_is_followed_by_another_one(tmp_path: Path, redis: str) -> None:
    with Server(tmp_path, workers=2, redis=redis) as server:
        first = server.pids()
        assert len(first) == 2
        os.kill(first[0], signal.SIGKILL)
        until(lambda: len(server.pids()) == 2 and first[0] not in server.pids())
        assert first[1] in server.pids()
        assert server.get("/healthz").json() == {"status": "ok"}
    assert server.process.returncode == 0
    assert server.pids() == []


def test_workers_that_die_again_and_again_are_followed_after_longer_and_longer_pauses() -> None:
    assert [pause_after(deaths) for deaths in (0, 1, 2, 3)] == [0.0, 0.5, 1.0, 2.0]
    assert {pause_after(deaths) for deaths in (6, 100, 100_000)} == {LONGEST_PAUSE}


def test_a_worker_that_cannot_even_be_started_did_not_come_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/program")
    with socket.socket() as door:
        assert not asyncio.run(Place(Settings(), door, 1).fill())


def test_workers_end_with_the_one_who_holds_the_door(tmp_path: Path, redis: str) -> None:
    with Server(tmp_path, workers=2, redis=redis) as server:
        server.kill()
        until(lambda: server.pids() == [])


def test_all_workers_are_renewed_while_people_play(
    tmp_path: Path, new_database: Callable[[], str | None], redis: str
) -> None:
    with Server(tmp_path, database=new_database(), workers=2, redis=redis) as server:
        first = server.pids()
        server.process.send_signal(signal.SIGHUP)
        while not server.events(RENEWED):
            play_a_game(server, lambda: bool(server.events(RENEWED)))
        assert len(server.pids()) == 2
        assert not set(first) & set(server.pids())
        play_a_game(server, lambda: False)
        assert not server.events("a worker has died")
    assert "Traceback" not in server.log()


@pytest.mark.traceback
def test_workers_that_cannot_be_renewed_stay_and_are_not_told_as_renewed(tmp_path: Path, redis: str) -> None:
    with Server(tmp_path, workers=2, redis=redis) as server:
        first = server.pids()
        server.alter("DROP TABLE alembic_version")  # the migrations of new workers would make all tables again
        server.process.send_signal(signal.SIGHUP)
        until(lambda: bool(server.events("some workers could not be renewed")))
        assert server.pids() == first
        assert not server.events(RENEWED)
        assert server.get("/api/statistics").status_code == 200


@pytest.mark.parametrize("says", ["", "print('not yet', flush=True); "])
def test_a_worker_that_does_not_come_up_in_time_is_ended(says: str) -> None:
    async def is_ready() -> tuple[bool, int]:
        program = f"{says}__import__('signal').pause()"
        pipes = {"stdin": asyncio.subprocess.PIPE, "stdout": asyncio.subprocess.PIPE}
        worker = Worker(await asyncio.create_subprocess_exec(sys.executable, "-c", program, **pipes))
        return await worker.is_ready(Settings(), ANSWER_SECONDS if says else 0), await worker.ended()

    assert asyncio.run(is_ready()) == (False, -signal.SIGKILL)


RENEWED = "all workers are renewed"


def play_a_game(server: Server, is_enough: Callable[[], bool]) -> None:
    """Play to the end or until it is enough, whatever becomes of the worker; all accounts hold."""
    table = server.table("clever", "me greedy", seed=6)
    player = Player(server, table.id, table.token, 6)
    player.play_through(is_enough)
    player.check_all_is_stored()
    player.check_all_was_told()


def test_a_start_that_fails_is_a_failure(tmp_path: Path, redis: str) -> None:
    with Server(tmp_path) as server:
        server.database.alter("DROP TABLE alembic_version")  # the migrations would make all tables again
    done = run(tmp_path, "serve", "--workers", "2", "--redis", redis, "--port", "0", "--database", server.url)
    assert done.code == 1
    assert done.out == ""


@pytest.mark.parametrize("name", ["makers", "askers", "senders"])
def test_an_address_gets_no_more_by_coming_to_several_workers(name: str) -> None:
    limits: dict[str, Any] = {
        "tables_per_minute": 24,
        "asks_per_minute": 24,
        "frame_burst": 24,
        "frames_per_second": 0.4,
    }
    buckets: Buckets = getattr(application(Settings(workers=4, **limits)).state, name)
    assert [buckets.take("an address") for _ in range(8)] == [True] * 6 + [False] * 2


def test_a_share_is_never_nothing() -> None:
    state = application(Settings(workers=64, tables_per_minute=2, lines_per_address=3)).state
    assert state.makers.take("an address")
    assert state.places.most == 1


def test_lines_of_the_log_name_their_worker(tmp_path: Path, redis: str) -> None:
    with Server(tmp_path, workers=2, redis=redis) as server:
        server.table("clever")
    assert {event["worker"] for event in server.events("worker is up")} == {1, 2}
    assert server.events("table made")[0]["worker"] in (1, 2)
