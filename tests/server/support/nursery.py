"""The process that servers are forked from: it has everything loaded, and knows nothing of the tests."""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import runpy
import socket
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

from silvertray import cli
from silvertray.server import timing

LONGEST = 1 << 18  # of an order
MANUAL_TIME = Path(__file__).with_name("manual_time.py")
LOADED = (
    "silvertray.lab.report",
    "silvertray.server.keeping.reporting",
    "silvertray.server.serve",
    "aiosqlite",
    "asyncpg",
    "fluent.runtime",
    "redis.asyncio",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
)


def fork(door: int) -> None:
    """Start what is asked for, and tell how it has ended, until nobody is there to ask."""
    for name in LOADED:
        importlib.import_module(name)
    gc.freeze()  # what is loaded stays: nobody who is forked need look through it, and so copy it
    with socket.socket(fileno=door) as line, suppress(KeyboardInterrupt):
        while True:
            text, files, *_ = socket.recv_fds(line, LONGEST, 2)
            if not text:
                return
            order = json.loads(text)
            line.send(json.dumps(ended(order) if isinstance(order, int) else begun(order, files)).encode())


def ended(pid: int) -> int | None:
    """The exit code of a process, or none while it runs."""
    found, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def begun(order: dict[str, Any], files: list[int]) -> int:
    """The id of a new process, which does what was asked for."""
    pid = os.fork()
    if not pid:
        become(order, files)
    for file in files:
        os.close(file)
    return pid


def become(order: dict[str, Any], files: list[int]) -> NoReturn:
    """Be what somebody would have got who had started the command."""
    for file, number in zip(files, (1, 2), strict=True):
        os.dup2(file, number)
        os.close(file)
    sys.stdout, sys.stderr = (os.fdopen(number, "w", encoding="utf-8", closefd=False) for number in (1, 2))
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["environment"])
    if order["time"]:
        timing.SYSTEM_TIME = runpy.run_path(str(MANUAL_TIME))["ManualTime"].in_file(Path(order["time"]))
    sys.modules["__main__"] = cli
    try:
        leave(cli.main(order["arguments"]))
    except SystemExit as asked:
        leave(asked.code if isinstance(asked.code, int) else asked.code is not None)


def leave(code: int) -> NoReturn:
    """End as Python does, but without clearing its modules, which would copy all of them: 50 ms of a core."""
    threading._shutdown()
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    fork(int(sys.argv[1]))
