"""Who speaks to a table, by what right, and the answer to each frame: the same over every line."""

from __future__ import annotations

import hmac

from starlette.requests import HTTPConnection

from silvertray.core.codes import check
from silvertray.core.errors import SilvertrayError
from silvertray.server.contests.seals import check_seal
from silvertray.server.lines.frames import VERSION, Message
from silvertray.server.lines.protocol import Closing, Done, FromSeated, Hello, Ping, Pong, Reason, Refused, Why
from silvertray.server.lines.tokens import hashed
from silvertray.server.lines.visitors import address
from silvertray.server.people.sessions import session_hash
from silvertray.server.people.who import Who, who_knocks
from silvertray.server.table.commands import carry_out, why
from silvertray.server.table.live import LiveTable
from silvertray.server.table.tables import Tables


class Hangup(Exception):  # noqa: N818 - an end, not an error
    """The server ends the talk, and says why."""

    def __init__(self, code: str, **params: str | int) -> None:
        check(code, params)
        super().__init__(code)
        self.closing = Closing(code=code, params=params)


class Caller:
    """Somebody who speaks to one table; whoever only sends a command is told nothing."""

    def __init__(self, tables: Tables, visitor: HTTPConnection) -> None:
        self.seat: int | None = None
        self.invited = False
        self.guest_hash = ""
        self.guests: frozenset[str] = frozenset()  # all that this visitor has been
        self.person: str | None = None
        self.session = session_hash(visitor)
        self.address = address(visitor)
        self.have = 0
        self.tables = tables
        self._visitor = visitor

    def tell(self, message: Message) -> None:
        """Nobody listens here."""

    async def enter(self, hello: Hello) -> LiveTable:
        """The table that is asked for, if there is a right to it; raises Hangup."""
        if hello.version != VERSION:
            raise Hangup("other-version", version=VERSION)
        try:
            live = await self.tables.open(hello.table)
        except SilvertrayError as error:
            raise Hangup(error.code, **error.params) from error
        if live is None:
            raise Hangup("no-such-table", table=hello.table)
        who = await who_knocks(self.tables.store.engine, self._visitor)
        self.person, self.guest_hash, self.guests = who
        self._identify(live, hello.token)
        if self.seat is None:
            await self._check_seal(live, who)
        return live

    async def _check_seal(self, live: LiveTable, who: Who) -> None:
        try:
            await check_seal(self.tables.store.engine, live.table.record, who)
        except SilvertrayError as error:
            raise Hangup(error.code, **error.params) from error

    def _identify(self, live: LiveTable, token: str | None) -> None:
        given = hashed(token) if token else ""
        has_invitation = hmac.compare_digest(live.table.record.invite_hash, given)
        self.invited = has_invitation or live.table.record.listed
        if token and not has_invitation and not any(hmac.compare_digest(key.token_hash, given) for key in live.keys):
            raise Hangup("wrong-token")
        for key in live.keys:  # whoever brings no seat's token may still be known by the cookie
            is_known = (not token or has_invitation) and key.guest_hash in self.guests
            if is_known or hmac.compare_digest(key.token_hash, given):
                self.seat, self.invited = key.seat, True
                return
        self.invited = self.invited and not live.table.barred & self.guests

    async def answer(self, live: LiveTable, frame: FromSeated) -> Done | Refused | Reason | Pong:
        """What comes of a frame."""
        if isinstance(frame, Ping):
            return Pong()
        if isinstance(frame, Why):
            return why(live, self, frame)
        return await carry_out(self.tables, live, self, frame)
