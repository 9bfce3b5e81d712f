"""People and their pages at the tables of a process: the server's own callers, but without a line to send news over."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from starlette.requests import HTTPConnection
from tests.server.support.by_post import ByPost

from silvertray.server.lines.callers import Caller
from silvertray.server.lines.frames import Message, Written
from silvertray.server.lines.protocol import FROM_PAGE, Done, Hello, Pong, Reason, Refused
from silvertray.server.lines.tokens import hashed, new_token
from silvertray.server.lines.visitors import COOKIE
from silvertray.server.table.following import returned
from silvertray.server.table.live import LiveTable
from silvertray.server.table.tables import Tables


@dataclass(eq=False)
class Person:
    """Somebody with a browser, who may have its cookie, and tokens of seats."""

    name: str
    cookie: str = field(default_factory=new_token)
    tokens: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)  # each is used once, so that it tells who sat down

    @property
    def guest(self) -> str:
        """The hash that seats are kept under; empty without a cookie."""
        return hashed(self.cookie) if self.cookie else ""

    def new_name(self) -> str:
        self.names.append(f"{self.name}{len(self.names)}")
        return self.names[-1]

    def knock(self) -> HTTPConnection:
        cookies = [(b"cookie", f"{COOKIE}={self.cookie}".encode())] if self.cookie else []
        return HTTPConnection({"type": "websocket", "scheme": "ws", "client": ("127.0.0.1", 1), "headers": cookies})


class Told(NamedTuple):
    """News as they were sent, and when; `is_behind`: to a worker that has still to hear of an erased name."""

    news: Written
    seat: int | None
    have: int
    now: float
    is_behind: bool


class Page(Caller):
    """An open page of a person."""

    def __init__(self, tables: Tables, wire: ByPost, who: Person, token: str | None = None) -> None:
        super().__init__(tables, who.knock())
        self.wire = wire
        self.who = who
        self.token = token
        self.told: list[Told] = []

    async def greet(self, table: str, have: int = 0) -> None:
        """Say hello; raises Hangup."""
        self.live: LiveTable = await self.enter(Hello(table=table, token=self.token, have=have))
        self.have = min(have, self.live.table.seq)

    async def come(self) -> None:
        """From now on be sent news."""
        self.live.come(self)
        if self.seat is not None:
            await self.live.change(None, partial(returned, seat=self.seat))

    def tell(self, message: Message) -> None:
        assert isinstance(message, Written | Pong)
        if isinstance(message, Written):
            is_behind = self.wire.has_to_reread(self.live.id)
            self.told.append(Told(message, self.seat, self.have, self.tables.time.now(), is_behind))

    async def ask(self, frame: dict[str, Any]) -> Done | Refused | Reason | Pong:
        """The answer to a frame."""
        said = FROM_PAGE.validate_json(json.dumps(frame))
        assert not isinstance(said, Hello)
        return await self.tables.to_the_end(self.answer(self.live, said))
