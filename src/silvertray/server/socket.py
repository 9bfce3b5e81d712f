"""One visitor's socket: hello, then commands and news until somebody hangs up."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from functools import partial

import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError

from silvertray.core.errors import SilvertrayError
from silvertray.server import metrics
from silvertray.server.commands import carry_out, why
from silvertray.server.folding import returned
from silvertray.server.limits import Bucket
from silvertray.server.live import LiveTable
from silvertray.server.news import about
from silvertray.server.people.who import who_knocks
from silvertray.server.protocol import FROM_PAGE, VERSION, Closing, Hello, Ping, Pong, Welcome, Why
from silvertray.server.tables import Tables
from silvertray.server.tokens import hashed
from silvertray.server.visitors import is_welcome

HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 5.0
UNSENT = 200  # frames that wait for a slow visitor; after that it has to come back and resume
FOREIGN, HUNG_UP, GOING = 4403, 4400, 1001
log = structlog.get_logger()


class Hangup(Exception):  # noqa: N818 - an end, not an error
    """The server ends the talk, and says why."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.closing = Closing(code=code, params=params)


class Visitor:
    """A watcher behind a socket."""

    def __init__(self, socket: WebSocket, tables: Tables) -> None:
        self.seat: int | None = None
        self.invited = False
        self.guest_hash = ""
        self.guests: frozenset[str] = frozenset()
        self.have = 0
        self._socket = socket
        self._tables = tables
        self._unsent: asyncio.Queue[BaseModel] = asyncio.Queue(UNSENT)
        self._bucket = Bucket(tables.settings.frames_per_second, tables.settings.frame_burst)

    def tell(self, message: BaseModel) -> None:
        """Queue a frame; whoever does not read is let go, and resumes later."""
        try:
            self._unsent.put_nowait(message)
        except asyncio.QueueFull:
            self._reader.cancel()

    async def talk(self) -> None:
        """The whole visit."""
        writer = asyncio.create_task(self._write())
        self._reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writer, self._reader}, return_when=asyncio.FIRST_COMPLETED)
            await self._say_goodbye(writer)
        finally:
            for task in (writer, self._reader):
                task.cancel()
            await asyncio.gather(writer, self._reader, return_exceptions=True)

    async def _say_goodbye(self, writer: asyncio.Task[None]) -> None:
        ended = self._reader.exception() if self._reader.done() and not self._reader.cancelled() else None
        if isinstance(ended, Hangup):
            metrics.REFUSED.labels(ended.closing.code).inc()
            self.tell(ended.closing)  # behind all that was answered before
            await asyncio.wait({writer}, timeout=GOODBYE_SECONDS)
        elif ended is not None and not isinstance(ended, WebSocketDisconnect):
            log.error("a visit broke off", error=repr(ended), exc_info=ended)
            with contextlib.suppress(Exception):
                await self._socket.close(1011)

    async def _write(self) -> None:
        message: BaseModel | None = None
        while not isinstance(message, Closing):
            message = await self._unsent.get()
            await self._socket.send_text(message.model_dump_json())
        await self._socket.close(HUNG_UP)

    # -- reading

    async def _read(self) -> None:
        live, hello = await self._greeted()
        try:
            await self._serve(live, hello)
        finally:
            live.go(self)
            self._tables.let_go(live)

    async def _greeted(self) -> tuple[LiveTable, Hello]:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._next()
        except TimeoutError:
            raise Hangup("hello-first") from None
        if not isinstance(hello, Hello):
            raise Hangup("hello-first")
        return await self._admitted(hello), hello

    async def _next(self) -> BaseModel:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or GOING)
        text = message.get("text")
        if text is None:
            raise Hangup("bad-frame")
        if len(text) > self._tables.settings.frame_bytes:
            raise Hangup("frame-too-long", most=self._tables.settings.frame_bytes)
        if not self._bucket.take():
            raise Hangup("too-fast")
        try:
            return FROM_PAGE.validate_json(text)
        except ValidationError:
            raise Hangup("bad-frame") from None

    async def _admitted(self, hello: Hello) -> LiveTable:
        if hello.version != VERSION:
            raise Hangup("other-version", version=VERSION)
        try:
            live = await self._tables.open(hello.table)
        except SilvertrayError as error:
            raise Hangup(error.code) from error
        if live is None:
            raise Hangup("no-such-table", table=hello.table)
        _, self.guest_hash, self.guests = await who_knocks(self._tables.store.engine, self._socket)
        self._identify(live, hello.token)
        self._check_room(live)
        return live

    def _check_room(self, live: LiveTable) -> None:
        alike = sum(watcher.seat == self.seat for watcher in live.watchers)  # pages of this seat, or lookers-on
        if alike >= self._tables.settings.watchers_per_table:
            raise Hangup("table-full", most=self._tables.settings.watchers_per_table)

    def _identify(self, live: LiveTable, token: str | None) -> None:
        given = hashed(token) if token else ""
        self.invited = hmac.compare_digest(live.table.record.invite_hash, given)
        if token and not self.invited and not any(hmac.compare_digest(key.token_hash, given) for key in live.keys):
            raise Hangup("wrong-token")
        for key in live.keys:  # whoever brings no seat's token may still be known by the cookie
            is_known = (not token or self.invited) and key.guest_hash in self.guests
            if is_known or hmac.compare_digest(key.token_hash, given):
                self.seat, self.invited = key.seat, True
                return
        self.invited = self.invited and not live.table.barred & self.guests

    async def _serve(self, live: LiveTable, hello: Hello) -> None:
        self.have = min(hello.have, live.table.seq)
        self.tell(Welcome(table=about(live.table), seat=self.seat, invited=self.invited))
        live.come(self)
        if self.seat is not None:
            await live.change(None, partial(returned, seat=self.seat))
        while True:
            frame = await self._next()
            if isinstance(frame, Ping):
                self.tell(Pong())
            elif isinstance(frame, Why):
                self.tell(why(live, self, frame))
            elif isinstance(frame, Hello):
                raise Hangup("hello-once")
            else:
                answer = carry_out(self._tables, live, self, frame)  # type: ignore[arg-type]
                self.tell(await self._tables.to_the_end(answer))


async def visit(socket: WebSocket, tables: Tables) -> None:
    """Serve a socket; pages of other sites are turned away before it is accepted."""
    if not is_welcome(socket, tables.settings):
        await socket.close(FOREIGN)
        return
    await socket.accept()
    await Visitor(socket, tables).talk()
