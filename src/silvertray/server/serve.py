"""Run the server, in this process or in several, and tell people where it is."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import structlog
import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from structlog.typing import Processor

from silvertray.core.errors import SetupError
from silvertray.locale import own_words
from silvertray.play.home import home
from silvertray.server.app import application
from silvertray.server.door import ANYWHERE, address_of, held
from silvertray.server.keeping.store import Store
from silvertray.server.lines.events import hang_up
from silvertray.server.settings import Settings, without_password
from silvertray.server.wires.redis_wire import check_redis
from silvertray.server.workers import serve_by_many

DATABASE_SECONDS = 10.0
GARBAGE_AFTER = 50_000  # new objects; 700 is what Python takes


class Announced(uvicorn.Server):
    """A server that says so once people can come."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None], hang_up: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce
        self._hang_up = hang_up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the door, then tell."""
        await super().startup(sockets)
        if self.started:
            look_for_garbage_less_often()
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hang up on whoever listens, who would keep the door open."""
        self._hang_up()
        await super().shutdown(sockets)


def serve(settings: Settings, opens_page: bool) -> int:
    """Serve until somebody stops it; raises SetupError."""
    set_up_logs()
    check_workers(settings)
    check_database(settings)
    with held(settings) as door:
        way = run if settings.workers == 1 else serve_by_many
        return way(settings, door, partial(announce, settings, door, opens_page))


def run(settings: Settings, door: socket.socket, announce: Callable[[], None]) -> int:
    """Serve in this process until somebody stops it."""
    app = application(settings)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=settings.frame_bytes * 4,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # the application asks whether a proxy is trusted
        timeout_graceful_shutdown=5,
    )
    server = Announced(config, announce, partial(hang_up, app))
    signal.signal(signal.SIGTERM, server.handle_exit)  # to be stopped is no failure: exit code 0
    server.run([door])
    return 0 if server.started else 1


def look_for_garbage_less_often() -> None:
    """Frames and positions hardly ever form circles: looking for some took a tenth of a busy server's time."""
    gc.collect()
    gc.freeze()  # what is there now stays
    gc.set_threshold(GARBAGE_AFTER, 20, 20)


def check_workers(settings: Settings) -> None:
    """Several workers need a way to hear of each other, which has to answer; raises SetupError."""
    if settings.workers > 1 and not hasattr(signal, "SIGHUP"):
        raise SetupError("no-workers-here")
    if settings.workers > 1 and not settings.redis:
        raise SetupError("workers-need-redis", workers=settings.workers)
    if settings.redis:
        asyncio.run(check_redis(settings.redis))


def check_database(settings: Settings) -> None:
    """Open the database once, so that whoever starts the server is told if it cannot be used; raises SetupError."""
    if settings.database.startswith("sqlite"):
        check_file(settings.database.partition(":///")[2].partition("?")[0])
    else:
        asyncio.run(check_answer(settings))


def check_file(file: str) -> None:
    """Whether SQLite can write this file; raises SetupError."""
    if Path(file).parent == home():
        home().mkdir(0o700, parents=True, exist_ok=True)  # games that still run are nobody else's to read
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        raise SetupError("file-trouble", file=file, why=str(error)) from None


async def check_answer(settings: Settings) -> None:
    """Whether a database elsewhere answers; raises SetupError."""
    try:
        store = Store(settings.database_url)
        async with asyncio.timeout(DATABASE_SECONDS):
            await store.ping()
        await store.close()
    except (OSError, SQLAlchemyError) as error:
        why = str(error).splitlines()[0] if str(error) else "it does not answer"
        raise SetupError("no-database", database=without_password(settings.database), why=why) from None


def announce(settings: Settings, door: socket.socket, opens_page: bool) -> None:
    """Where the page is, for this machine and for phones at home."""
    say, here = own_words().say, address_of(settings, door)
    print(say("serve-here", address=here), flush=True)
    if settings.host in ANYWHERE and (outside := lan_address()):
        show_to_phones(f"http://{outside}:{door.getsockname()[1]}/")
    print(say("serve-stop"), flush=True)
    if opens_page and has_screen() and not settings.is_behind_file:
        webbrowser.open(here)


def show_to_phones(address: str) -> None:
    """The address in the home network, as text and as a code to be scanned."""
    import segno

    print(own_words().say("serve-lan", address=address), flush=True)
    if sys.stdout.isatty():
        segno.make(address).terminal(compact=True)


def lan_address() -> str:
    """This machine's address in the home network; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
        return "" if address.startswith("127.") else address


def has_screen() -> bool:
    """Whether a browser could open here."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def set_up_logs() -> None:
    """One line for each event: for people on a terminal, as JSON elsewhere."""
    told: list[Processor] = [
        structlog.contextvars.merge_contextvars,  # which worker it is
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    line: Processor = structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*told, line],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    set_up_logs_of_others(told, line)


def set_up_logs_of_others(told: list[Processor], line: Processor) -> None:
    """The same for what libraries have to say, such as the web server on errors that nobody foresaw."""
    plain = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    form = structlog.stdlib.ProcessorFormatter(foreign_pre_chain=told, processors=[plain, line])
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(form)
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
