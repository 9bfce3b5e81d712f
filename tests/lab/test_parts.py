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
from tests.server.support.processes import has_ended, thinkers_of

LONG = ["simulate", "clever", "--bots", "greedy", "--games", "1000000", "--jobs", "2"]


def workers_of(command: int) -> list[int]:
    """The two workers of a command, once they are there."""
    until = time.monotonic() + PATIENCE
    while len(workers := thinkers_of(command)) < 2:
        assert time.monotonic() < until
        os.sched_yield()
    return workers


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM], ids=str)
def test_workers_end_when_their_command_is_killed(number: signal.Signals, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "silvertray.cli", *LONG]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment(tmp_path), stderr=subprocess.DEVNULL
    ) as process:  # Python itself may speak of what a killed process could not tidy up
        workers = workers_of(process.pid)
        process.send_signal(number)
    assert all(map(has_ended, workers))


def test_ctrl_c_ends_a_command_and_its_workers_without_a_word(tmp_path: Path) -> None:
    command, around = [sys.executable, "-m", "silvertray.cli", *LONG], environment(tmp_path)
    with subprocess.Popen(command, cwd=tmp_path, env=around, stderr=subprocess.PIPE, start_new_session=True) as process:
        workers = workers_of(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate()
    assert (process.returncode, said) == (128 + signal.SIGINT, b"")
    assert all(map(has_ended, workers))


def test_a_killed_worker_is_reported_in_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "silvertray.cli", *LONG]
    with subprocess.Popen(command, cwd=tmp_path, env=environment(tmp_path), stderr=subprocess.PIPE) as process:
        workers = workers_of(process.pid)
        os.kill(workers[0], signal.SIGKILL)
        _, said = process.communicate()
    assert "--jobs" in refusal(Done(process.returncode, "", said.decode()))
    assert all(map(has_ended, workers))
