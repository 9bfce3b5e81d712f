"""Servers forked from a process that has everything loaded, which takes two seconds of a core each time."""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

from tests.cli.command import Done, environment
from tests.server.support.waiting import until

NURSERY = Path(__file__).with_name("nursery.py")
LONGEST = 1 << 18  # of an answer


class Forked:
    """A process that was forked for us; what subprocess.Popen calls its own is called the same here."""

    def __init__(
        self, arguments: Sequence[str], folder: Path, around: dict[str, str], log: IO[Any], time: Path | None = None
    ) -> None:
        read, written = os.pipe()
        order = {"arguments": arguments, "folder": str(folder), "environment": around, "time": time and str(time)}
        self.pid: int = nursery().ask(order, [written, log.fileno()])
        os.close(written)
        self.stdout = os.fdopen(read, encoding="utf-8")
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Its exit code, or none while it runs."""
        if self.returncode is None:
            self.returncode = nursery().ask(self.pid)
        return self.returncode

    def wait(self) -> int:
        """Its exit code, once it has ended."""
        until(lambda: self.poll() is not None)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Tell it something, if it is still there."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The process that has everything loaded, as seen from the tests."""

    def __init__(self) -> None:
        self._asking = threading.Lock()
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(NURSERY), str(theirs.fileno())],
            env=environment(NURSERY.parent),
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
        )
        theirs.close()
        atexit.register(self.close)

    def ask(self, order: Any, files: Sequence[int] = ()) -> Any:
        """The id of a new process, or how one with this id has ended."""
        with self._asking:
            socket.send_fds(self._line, [json.dumps(order).encode()], files)
            return json.loads(self._line.recv(LONGEST))

    def close(self) -> None:
        """No more servers are wanted."""
        self._line.close()
        self._process.wait()


@cache
def nursery() -> Nursery:
    """One for all servers of this run."""
    return Nursery()


def run(folder: Path, *arguments: str) -> Done:
    """Run a command in a folder, as tests.cli.command does, but with everything loaded."""
    with TemporaryFile() as complaints:
        process = Forked(arguments, folder, environment(folder), complaints)
        with process.stdout as told:
            out = told.read()
        code = process.wait()
        complaints.seek(0)
        return Done(code, out, complaints.read().decode())
