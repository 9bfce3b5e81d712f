"""One visitor's talk, whatever the line is made of: hello, then commands and news until somebody hangs up."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import NamedTuple, Protocol

import structlog
from pydantic import ValidationError
from starlette.requests import HTTPConnection

from silvertray.server import metrics
from silvertray.server.lines.callers import Caller, Hangup
from silvertray.server.lines.frames import Message
from silvertray.server.lines.limits import Bucket, Buckets
from silvertray.server.lines.protocol import FROM_PAGE, Closing, FromSeated, Hello, Welcome
from silvertray.server.table.following import returned
from silvertray.server.table.live import LiveTable
from silvertray.server.table.news import about
from silvertray.server.table.tables import Tables

HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 5.0
UNSENT = 200  # frames that wait for a slow visitor; after that it has to come back and resume
HUNG_UP, TROUBLE = 4400, 1011
log = structlog.get_logger()


class Gone(Exception):  # noqa: N818 - an end, not an error
    """The visitor is not there any more."""


class Line(Protocol):
    """How frames come and go."""

    async def receive(self) -> str:
        """The next frame; empty if it is no text. Raises Gone."""

    async def send(self, message: Message) -> None:
        """Send a frame, and wait until it is under way."""

    async def close(self, code: int) -> None:
        """Hang up."""


class Greeting(NamedTuple):
    """A hello that was accepted, and the table it leads to."""

    live: LiveTable
    hello: Hello


class Visitor(Caller):
    """A watcher at the end of a line."""

    def __init__(self, line: Line, tables: Tables, visitor: HTTPConnection) -> None:
        super().__init__(tables, visitor)
        self._line = line
        self._unsent: asyncio.Queue[Message] = asyncio.Queue(UNSENT)
        self._ended: Hangup | None = None
        self._bucket = Bucket(tables.settings.frames_per_second, tables.settings.frame_burst)
        self._crowd: Buckets = visitor.app.state.crowd

    def tell(self, message: Message) -> None:
        """Queue a frame; whoever does not read is let go, and resumes later."""
        try:
            self._unsent.put_nowait(message)
        except asyncio.QueueFull:
            self._reader.cancel()

    def sign_out(self) -> None:
        """The session by which this visitor came has ended."""
        self._ended = Hangup("signed-out")
        self._reader.cancel()

    async def greeted(self, hello: Hello) -> Greeting:
        """The table, if there is a right to it and room; raises Hangup."""
        live = await self.enter(hello)
        alike = sum(watcher.seat == self.seat for watcher in live.watchers)  # pages of this seat, or lookers-on
        if alike >= self.tables.settings.watchers_per_table:
            raise Hangup("table-full", most=self.tables.settings.watchers_per_table)
        return Greeting(live, hello)

    async def talk(self, greeting: Greeting | None = None) -> None:
        """The whole visit; without a greeting the first frame has to bring it."""
        writer = asyncio.create_task(self._write())
        self._reader = asyncio.create_task(self._read(greeting))
        try:
            await asyncio.wait({writer, self._reader}, return_when=asyncio.FIRST_COMPLETED)
            await self._say_goodbye(writer)
        finally:
            for task in (writer, self._reader):
                task.cancel()
            await asyncio.gather(writer, self._reader, return_exceptions=True)

    async def _say_goodbye(self, writer: asyncio.Task[None]) -> None:
        was_read = self._reader.done() and not self._reader.cancelled()
        ended = self._ended or (self._reader.exception() if was_read else None)
        if isinstance(ended, Hangup):
            metrics.note_refusal(ended.closing.code)
            self.tell(ended.closing)  # behind all that was answered before
            await asyncio.wait({writer}, timeout=GOODBYE_SECONDS)
        elif ended is not None and not isinstance(ended, Gone):
            log.error("a visit broke off", error=repr(ended), exc_info=ended)
            with contextlib.suppress(Exception):
                await self._line.close(TROUBLE)

    async def _write(self) -> None:
        message: Message | None = None
        while not isinstance(message, Closing):
            message = await self._unsent.get()
            await self._line.send(message)
        await self._line.close(HUNG_UP)

    # -- reading

    async def _read(self, greeting: Greeting | None) -> None:
        live, hello = greeting or await self._greeting()
        try:
            with self.tables.talks.noted(self):
                await self.tables.talks.check(self.person)  # it may have ended since it was looked at
                await self._serve(live, hello)
        finally:
            live.go(self)
            self.tables.let_go(live)

    async def _greeting(self) -> Greeting:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._next()
        except TimeoutError:
            raise Hangup("hello-first") from None
        if not isinstance(hello, Hello):
            raise Hangup("hello-first")
        return await self.greeted(hello)

    async def _next(self) -> Hello | FromSeated:
        text = await self._line.receive()
        if len(text) > self.tables.settings.frame_bytes:
            raise Hangup("frame-too-long", most=self.tables.settings.frame_bytes)
        if not (self._bucket.take() and self._crowd.take(self.address)):
            raise Hangup("too-fast")
        try:
            return FROM_PAGE.validate_json(text)
        except ValidationError:
            raise Hangup("bad-frame") from None

    async def _serve(self, live: LiveTable, hello: Hello) -> None:
        self.have = min(hello.have, live.table.seq)
        self.tell(Welcome(table=about(live.table), seat=self.seat, invited=self.invited))
        live.come(self)
        if self.seat is not None:
            await live.change(None, partial(returned, seat=self.seat))
        while True:
            frame = await self._next()
            if isinstance(frame, Hello):
                raise Hangup("hello-once")
            await self.tables.to_the_end(self._tell_answer(live, frame))

    async def _tell_answer(self, live: LiveTable, frame: FromSeated) -> None:
        """In one go with the news that a command brings, so that both are under way at once."""
        self.tell(await self.answer(live, frame))
