"""The processes beside a server, as the system tells of them."""

from __future__ import annotations

import os
import time
from pathlib import Path

from tests.server.support.running import ANSWER_SECONDS

PARENT = 1  # in what stands behind the name in /proc/PID/stat


def thinkers_of(server: int) -> list[int]:
    """The processes in which bots think for a server."""
    found = [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit()]
    return [pid for pid in found if facts(pid)[PARENT : PARENT + 1] == [str(server)] and b"spawn_main" in words(pid)]


def facts(pid: int) -> list[str]:
    """State, parent and so on of a process; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def words(pid: int) -> bytes:
    """The command line of a process."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def has_ended(pid: int) -> bool:
    """Whether a process ends, in good time."""
    until = time.monotonic() + ANSWER_SECONDS
    while facts(pid)[:1] not in ([], ["Z"]):
        if time.monotonic() > until:
            return False
        os.sched_yield()
    return True
