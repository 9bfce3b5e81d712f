"""A line for networks that break sockets: news as Server-Sent Events, commands by POST beside it.

Both bring their right in a header, and neither knows of the other: a POST may be carried out by any worker, and the
stream hears of it as everybody does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Body, Depends, FastAPI, Header, Query, Request
from fastapi.openapi.models import Example
from fastapi.responses import Response
from pydantic import Field
from starlette.types import Receive, Scope, Send

from silvertray.server.api.asking import Bearer, TheTables, check_origin
from silvertray.server.api.refusing import content, troubles
from silvertray.server.lines.callers import Caller, Hangup
from silvertray.server.lines.frames import VERSION, Message, TableId, Written, as_text
from silvertray.server.lines.limits import Buckets, Places
from silvertray.server.lines.protocol import Done, FromSeated, Hello, Ping, Pong, Reason, Refused
from silvertray.server.lines.talk import GOODBYE_SECONDS, Gone, Visitor
from silvertray.server.lines.visitors import address, guest_hash

KEEP_ALIVE_SECONDS = 15.0  # proxies hang up on streams that are silent for longer
HEADERS = {"cache-control": "no-store, no-transform", "x-accel-buffering": "no"}
AN_ID = "c7a1f0de-5f0b-4c5e-9d6e-3a1f4f6f2b11"
EXAMPLES: dict[str, Example] = {
    "play": {"value": {"type": "play", "id": AN_ID, "text": "pick white blue"}},
    "why": {"value": {"type": "why", "id": AN_ID, "text": "pick green"}},
}
EVENT = {"type": "object", "properties": {"id": {"type": "string"}, "data": {"type": "string"}}, "required": ["data"]}
router = APIRouter(prefix="/api", tags=["lines"], dependencies=[Depends(check_origin)])


class EventLine(Response):
    """A line that only tells; so that it never falls silent, it asks itself for a sign of life."""

    media_type = "text/event-stream"

    def __init__(self, open_lines: set[EventLine], place: Callable[[], AbstractContextManager[None]]) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self._open_lines = open_lines
        self._place = place
        self._ended = asyncio.Event()
        self.talk: Callable[[], Awaitable[None]]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer the request by a whole talk."""
        self._send = send
        listening = asyncio.create_task(self._listen(receive))
        self._open_lines.add(self)
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            with self._place():
                await self.talk()
            async with asyncio.timeout(GOODBYE_SECONDS):
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            self._open_lines.discard(self)
            listening.cancel()

    async def _listen(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.end()

    def end(self) -> None:
        """Hang up from this side: the server is stopping, or nobody is there."""
        self._ended.set()

    async def receive(self) -> str:
        """A ping now and then; raises Gone."""
        try:
            await asyncio.wait_for(self._ended.wait(), KEEP_ALIVE_SECONDS)
        except TimeoutError:
            return Ping().model_dump_json()
        raise Gone

    async def send(self, message: Message) -> None:
        """Send a frame; news carry their number, by which a stream is resumed."""
        number = f"id: {message.seq}\n" if isinstance(message, Written) else ""
        body = f"{number}data: {as_text(message)}\n\n".encode()
        await self._send({"type": "http.response.body", "body": body, "more_body": True})

    async def close(self, code: int) -> None:
        """Nothing is left to say: the stream ends when the talk does."""


def hang_up(app: FastAPI) -> None:
    """End all streams: they would keep a server from stopping."""
    for line in list(app.state.open_lines):
        line.end()


@router.get(
    "/events",
    status_code=200,
    response_class=EventLine,
    responses=content("text/event-stream", EVENT, 403, 404, 409, 422, 429, 503),
)
async def events(
    request: Request,
    tables: TheTables,
    token: Bearer,
    table: Annotated[TableId, Query()],
    have: Annotated[int, Query(ge=0)] = 0,
    version: int = VERSION,
    last_event_id: Annotated[int | None, Header(ge=0)] = None,
) -> EventLine:
    """News of a table as they come: `welcome`, then `news`, as over the socket."""
    places: Places = request.app.state.places
    if places.is_full(address(request)):
        raise Hangup("too-many-lines", most=places.most)
    line = EventLine(request.app.state.open_lines, partial(places.taken, address(request)))
    visitor = Visitor(line, tables, request)
    hello = Hello(version=version, table=table, token=token, have=have if last_event_id is None else last_event_id)
    line.talk = partial(visitor.talk, await visitor.greeted(hello))
    return line


@router.post("/commands", responses=troubles(403, 404, 409, 413, 422, 429, 503))
async def commands(
    request: Request,
    tables: TheTables,
    token: Bearer,
    table: Annotated[TableId, Query()],
    frame: Annotated[FromSeated, Body(openapi_examples=EXAMPLES), Field(discriminator="type")],
) -> Done | Refused | Reason | Pong:
    """One frame, and its answer; it counts once, however often and wherever it is sent."""
    check_frame(request, f"{address(request)} {token or guest_hash(request)}")
    caller = Caller(tables, request)
    live = await caller.enter(Hello(table=table, token=token))
    tables.let_go(live)
    return await tables.to_the_end(caller.answer(live, frame))


def check_frame(request: Request, sender: str) -> None:
    """Refuse what a socket would not take: frames that are too long, or too many."""
    most = request.app.state.tables.settings.frame_bytes
    if int(request.headers.get("content-length", 0)) > most:
        raise Hangup("frame-too-long", most=most)
    senders: Buckets = request.app.state.senders
    if not senders.take(sender):
        raise Hangup("too-fast")
