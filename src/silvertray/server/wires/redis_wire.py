"""The wire over Redis or Valkey. It keeps nothing there: what was said while somebody did not listen is said again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any

import structlog

from silvertray.core.errors import SetupError
from silvertray.server.settings import without_password
from silvertray.server.wires.wire import Listener, new_name

BEAT = 1.0  # how often a worker shows that it is there
LOST = 5.0  # after such a silence a worker is there no more; who does not even hear itself has lost Redis
POLL = 1.0  # how often the database is asked instead, as long as Redis is away
RETRY = 1.0
CONNECT_SECONDS = 5.0
ALL = "silvertray:workers"
TABLE = "silvertray:table:"
NEWS = ("rewritten", "out")  # what is said but once: it waits for Redis, where all else tells how things stand then
log = structlog.get_logger()


class RedisWire:
    """One worker's end of the wire."""

    def __init__(self, address: str, beat: float = BEAT) -> None:
        self.name = new_name()
        self.is_up = False
        self._beat_seconds = beat
        self._redis = redis_at(address)
        self._last: dict[str, int] = {}  # of the tables that are open here, the entry that we stored last
        self._seats: dict[str, str] = {}  # of those that somebody looks at here, who does
        self._others: dict[str, float] = {}  # when each other worker was heard last
        self._unsent: dict[tuple[str, str], str] = {}
        self._subscribed: set[str] = set()
        self._is_known_down = False
        self._something = asyncio.Event()

    def start(self, listener: Listener) -> None:
        """Listen from now on."""
        self._listener = listener
        self._tasks = [asyncio.create_task(deed, name="wire") for deed in (self._run(), self._poll())]

    async def close(self) -> None:
        """Say what is unsaid, and goodbye."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.is_up:
            self._say(ALL, "bye")
            with suppress(Exception):
                await self._send()
        await self._redis.aclose()

    # -- what this worker tells

    def join(self, table: str) -> None:
        """A table is open here now; as soon as we hear of it, it is checked for what we have missed."""
        self._last[table] = 0
        self._something.set()

    def leave(self, table: str) -> None:
        """A table is not open here any more."""
        self._last.pop(table, None)
        self._seats.pop(table, None)
        self._something.set()

    def tell_stored(self, table: str, seq: int) -> None:
        """Entries up to this one are stored."""
        if table in self._last:
            self._last[table] = seq
        self._say(TABLE + table, "seq", str(seq))

    def tell_looks_on(self, table: str, seats: Collection[int] | None) -> None:
        """Who looks on here."""
        before = self._seats.get(table)
        if seats is None:
            self._seats.pop(table, None)
        else:
            self._seats[table] = ",".join(map(str, sorted(seats)))
        if self._seats.get(table) != before:
            self._tell_seats(table)

    def tell_rewritten(self, table: str) -> None:
        """Entries of a table that were stored before are others now; told to all, as some may just begin to listen."""
        self._say(ALL, "rewritten", table)

    def tell_signed_out(self, person: str) -> None:
        """A session of this person has ended; who does not hear it finds out by and by."""
        self._say(ALL, "out", person)

    def is_first(self) -> bool:
        """Whether no other worker has a lower name."""
        return self.name <= min(self._others, default=self.name)

    def _tell_seats(self, table: str) -> None:
        is_looked_at = table in self._seats
        self._say(TABLE + table, "here" if is_looked_at else "gone", self._seats.get(table, ""))

    def _say(self, channel: str, kind: str, rest: str = "") -> None:
        if self.is_up or kind in NEWS:  # all else is said anew when Redis is back
            subject = {"gone": "here", "out": f"out {rest}", "rewritten": f"rewritten {rest}"}.get(kind, kind)
            self._unsent[channel, subject] = f"{self.name} {kind} {rest}"  # of the same the later one counts
            self._something.set()

    # -- the connection

    async def _run(self) -> None:
        while True:
            try:
                await self._talk()
            except* Exception as errors:  # whatever it is: there is the database
                self.note_down(errors.exceptions[0])
            await asyncio.sleep(RETRY)

    async def _poll(self) -> None:
        while True:
            if not self.is_up:
                self._listener.check(list(self._last))
            await asyncio.sleep(POLL)

    def note_down(self, error: BaseException) -> None:
        """The connection broke."""
        self.is_up = False
        if not self._is_known_down:
            log.warning("the wire is down: asking the database instead", error=type(error).__name__, why=str(error))
        self._is_known_down = True

    async def _talk(self) -> None:
        """Listen and speak until the connection breaks."""
        async with self._redis.pubsub() as ear:
            self._subscribed = {ALL}
            await ear.subscribe(ALL)
            self.note_up()
            async with asyncio.TaskGroup() as both:
                both.create_task(self._hear(ear))
                both.create_task(self._speak(ear))
                both.create_task(self._beat())

    def note_up(self) -> None:
        """From here on nobody is lost who was there before, unless he is silent from now on."""
        if self._is_known_down:
            log.info("the wire is back")
        self.is_up, self._is_known_down = True, False
        self._unsent = {about: text for about, text in self._unsent.items() if about[1].startswith(NEWS)}
        self._others = dict.fromkeys(self._others, time.monotonic())
        self._something.set()

    async def _speak(self, ear: Any) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            await self._subscribe(ear)
            await self._send()

    async def _subscribe(self, ear: Any) -> None:
        wanted = {ALL, *(TABLE + table for table in self._last)}
        new, old = wanted - self._subscribed, self._subscribed - wanted
        if new:
            await ear.subscribe(*new)
        if old:
            await ear.unsubscribe(*old)
        self._subscribed = wanted

    async def _send(self) -> None:
        unsent, self._unsent = self._unsent, {}
        try:
            await self._publish(unsent)
        except BaseException:
            self._unsent = unsent | self._unsent
            raise

    async def _publish(self, unsent: Mapping[tuple[str, str], str]) -> None:
        if unsent:
            async with self._redis.pipeline(transaction=False) as pipe:
                for (channel, _), text in unsent.items():
                    pipe.publish(channel, text)
                await pipe.execute()

    async def _beat(self) -> None:
        while True:
            self._say(ALL, "alive")
            for worker, heard in list(self._others.items()):
                if heard < time.monotonic() - LOST:
                    self.lose(worker)
            await asyncio.sleep(self._beat_seconds)

    def lose(self, worker: str) -> None:
        """Another worker has said goodbye, or nothing for too long."""
        self._others.pop(worker, None)
        self._listener.lost(worker)

    # -- what others tell

    async def _hear(self, ear: Any) -> None:
        while True:
            message = await ear.get_message(timeout=LOST)
            if message is None:
                raise ConnectionError("not even the own voice is heard")
            channel = message["channel"]
            if message["type"] == "subscribe" and channel == ALL:
                self._note_listening()
            elif message["type"] == "subscribe":
                self._note_joined(channel.removeprefix(TABLE))
            elif message["type"] == "message":
                self._take(channel, *message["data"].split(" ", 2))

    def _note_listening(self) -> None:
        """From now on we hear what is rewritten; what may have been before is read anew."""
        for table in self._last:
            self._listener.rewritten(table)

    def _note_joined(self, table: str) -> None:
        """From now on we hear of a table; what was before is asked for."""
        if table not in self._last:
            return
        self._listener.check([table])
        self._say(TABLE + table, "who")
        if table in self._seats:
            self._tell_seats(table)
        if self._last[table]:
            self.tell_stored(table, self._last[table])

    def _take(self, channel: str, worker: str, kind: str, rest: str) -> None:
        if worker == self.name:
            return
        if worker not in self._others:
            self._say(ALL, "whose", worker)
        self._others[worker] = time.monotonic()
        table = channel.removeprefix(TABLE)
        if kind == "seq":
            self._listener.stored(table, int(rest))
        elif kind in ("here", "gone"):
            seats = frozenset(int(seat) for seat in rest.split(",") if seat)
            self._listener.looks_on(table, worker, None if kind == "gone" else seats)
        elif kind == "rewritten":
            self._listener.rewritten(rest)
        elif kind == "out":
            self._listener.signed_out(rest)
        elif kind == "who" and table in self._seats:
            self._tell_seats(table)
        elif kind == "whose" and rest == self.name:
            self._tell_all_seats()
        elif kind == "bye":
            self.lose(worker)

    def _tell_all_seats(self) -> None:
        for table in self._seats:
            self._tell_seats(table)


def redis_at(address: str) -> Any:
    """A client that does not hide that a connection broke; raises SetupError if there is none to be had."""
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError as error:
        raise SetupError("extra-missing", module=str(error.name), extra="scale") from None
    retry = Retry(NoBackoff(), 0)
    return Redis.from_url(
        address, decode_responses=True, retry=retry, socket_connect_timeout=CONNECT_SECONDS, protocol=2
    )


async def check_redis(address: str) -> None:
    """Whether a Redis answers; raises SetupError."""
    client = redis_at(address)
    from redis.exceptions import RedisError

    try:
        await client.ping()
    except (OSError, RedisError) as error:
        raise SetupError("no-redis", redis=without_password(address), why=str(error)) from None
    finally:
        await client.aclose()
