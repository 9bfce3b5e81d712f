"""Workers of long work: they end with the command that began them, however it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.command import PATIENCE, Done, environment, refusal
from tests.server.processes import has_ended, thinkers_of

from silvertray.bots.processes import hired, local

ENDLESS = ["simulate", "clever", "--bots", "hard", "--games", "100000000", "--jobs", "2", "--log", "log.jsonl"]


def wait_for_games(log: Path) -> None:
    """Wait until a command has written down some."""
    until = time.monotonic() + PATIENCE
    while not (log.exists() and log.stat().st_size):
        assert time.monotonic() < until
        os.sched_yield()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM], ids=str)
def test_workers_end_when_their_command_is_killed(number: signal.Signals, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "silvertray.cli", *ENDLESS]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment(tmp_path), stderr=subprocess.DEVNULL
    ) as process:  # Python itself may speak of what a killed process could not tidy up
        wait_for_games(tmp_path / "log.jsonl")
        workers = thinkers_of(process.pid)
        process.send_signal(number)
    assert len(workers) == 2
    assert all(map(has_ended, workers))


def test_ctrl_c_ends_a_command_and_its_workers_without_a_word(tmp_path: Path) -> None:
    command, around = [sys.executable, "-m", "silvertray.cli", *ENDLESS], environment(tmp_path)
    with subprocess.Popen(command, cwd=tmp_path, env=around, stderr=subprocess.PIPE, start_new_session=True) as process:
        wait_for_games(tmp_path / "log.jsonl")
        workers = thinkers_of(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate()
    assert (process.returncode, said) == (128 + signal.SIGINT, b"")
    assert all(map(has_ended, workers))


def test_a_worker_that_is_killed_is_told_of_in_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "silvertray.cli", *ENDLESS]
    with subprocess.Popen(command, cwd=tmp_path, env=environment(tmp_path), stderr=subprocess.PIPE) as process:
        wait_for_games(tmp_path / "log.jsonl")
        workers = thinkers_of(process.pid)
        os.kill(workers[0], signal.SIGKILL)
        _, said = process.communicate()
    assert "--jobs" in refusal(Done(process.returncode, "", said.decode()))
    assert all(map(has_ended, workers))


def interrupted() -> None:
    """Begin what never ends, and leave it."""
    with hired(local, 2) as pool:
        endless = pool.submit(signal.pause)
        while not endless.running():
            os.sched_yield()
        raise KeyboardInterrupt


def test_who_is_interrupted_does_not_wait_for_what_workers_have_begun() -> None:
    with pytest.raises(KeyboardInterrupt):
        interrupted()
