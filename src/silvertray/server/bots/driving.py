"""What happens at a table without a person's doing: bots play, and stand in for people who are away."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine, Iterator
from typing import Any, NamedTuple, TypeVar

import structlog

from silvertray.play.dealer import TableDice
from silvertray.play.match import Match
from silvertray.server.bots.paces import PACES
from silvertray.server.bots.thinker import Thought
from silvertray.server.bots.thinking import Thinkers
from silvertray.server.settings import Settings
from silvertray.server.table.entries import PERSON, Entry
from silvertray.server.table.folding import Folded
from silvertray.server.table.following import rolled
from silvertray.server.table.live import LiveTable

Answer = TypeVar("Answer")
PAUSE = 1.0  # after something went wrong
BEHIND = 3.0  # how much later a worker does what another one should have done
AHEAD = 5.0  # how long before a deed its thought is begun at the earliest, so that it is there in time
log = structlog.get_logger()


class Due(NamedTuple):
    """Something to be done at a time, unless the table changes before."""

    at: float
    kind: str
    seat: int


class Thinking(NamedTuple):
    """A thought that was begun: after which entry and for which seat, what about, and what comes of it."""

    moment: tuple[int, int]
    thought: Thought
    action: asyncio.Task[int]


class Driver:
    """Looks after one table."""

    def __init__(self, live: LiveTable, settings: Settings, thinkers: Thinkers, ahead: float = AHEAD) -> None:
        self.live = live
        self.settings = settings
        self.thinkers = thinkers
        self.ahead = ahead
        self._begun: Thinking | None = None

    async def run(self) -> None:
        """Do what is due, again and again; whatever goes wrong, bots do not stop playing for good."""
        try:
            while True:
                try:
                    await self.do_next()
                except Exception:
                    log.exception("a table could not be driven", table=self.live.id)
                    await self.live.time.sleep(PAUSE)
        finally:
            self.stop_thinking()

    async def do_next(self) -> None:
        """Think of what is due first and do it when its time has come, unless something changes before."""
        changed, due = self.live.changed, min(self.all_due(), default=None)
        if self._begun and self._begun.moment[0] != self.live.table.moved:
            self.stop_thinking()
        if due is None:
            await changed.wait()
        elif not await self.live.time.comes(changed, self.seconds_until(due) - self.ahead):
            self.think_of(due)
            if not await self.live.time.comes(changed, self.seconds_until(due)):
                await self.carry_out(due)

    def seconds_until(self, due: Due) -> float:
        """How long to wait; longer if another worker looks after this table, so that not both think."""
        at = due.at if self.live.is_driven_here else due.at + BEHIND
        return at - self.live.time.monotonic()

    def all_due(self) -> Iterator[Due]:
        """Everything that is to come."""
        table, match = self.live.table, self.live.table.match
        if match is None or table.is_over or not (self.live.watchers or table.clock.runs):
            return
        yield from self.moves_due(table, match)
        yield from self.late_due(table) if table.clock.runs else self.stand_ins_due(table, match)

    # -- bots

    def moves_due(self, table: Folded, match: Match) -> Iterator[Due]:
        """Actions and rolls of seats that programs play; a draw that an absent person owes (D-57)."""
        if match.awaits_roll():
            if match.dealer.kind != TableDice.kind and table.is_played_by_bot(match.game.roller(match.state)):
                yield Due(self.live.changed_at + self.pace_of_roll(match), "roll", match.game.roller(match.state))
            return
        for seat in match.state.open_seats():
            if table.is_played_by_bot(seat) or (seat == match.game.awaited(match.state) and self.is_absent(seat)):
                yield Due(self.live.changed_at + self.pace_of_move(seat), "move", seat)

    @property
    def pace(self) -> float:
        """The time a bot takes at this table."""
        return self.settings.bot_pace * PACES[self.live.table.pace]

    def pace_of_roll(self, match: Match) -> float:
        """Long enough for second thoughts, if somebody could still take something back."""
        people = [seat for seat, chair in enumerate(self.live.table.chairs) if chair.kind == PERSON]
        return max(self.pace, self.settings.second_thoughts) if any(map(match.can_undo, people)) else self.pace

    def pace_of_move(self, seat: int) -> float:
        """A moment; longer if somebody else's draw is awaited. An absent person's draw is made at once (D-57)."""
        if self.live.is_early(seat):
            return self.live.table.draw_seconds
        return self.pace if self.live.table.is_played_by_bot(seat) else 0.0

    def is_absent(self, seat: int) -> bool:
        """Whether the person of a seat does not look on."""
        return seat in self.live.absent_since

    # -- people who are late, or away where no clock runs

    def late_due(self, table: Folded) -> Iterator[Due]:
        """People whose time runs out."""
        for seat in table.clock.asked:
            until = table.clock.until(seat)
            if until is not None and not table.is_played_by_bot(seat):
                yield Due(self.live.time.monotonic() + until - self.live.time.now(), "late", seat)

    def stand_ins_due(self, table: Folded, match: Match) -> Iterator[Due]:
        """Absent people who are waited for; nobody waits where no other person is.

        With real dice people sit together: a phone that sleeps is woken, and no bot takes its player's place.
        """
        if match.dealer.kind == TableDice.kind:
            return
        if not any(
            table.chairs[seat].kind == PERSON and not table.chairs[seat].stand_in for seat in self.live.present()
        ):
            return
        asked = (match.game.roller(match.state),) if match.awaits_roll() else match.state.open_seats()
        for seat in asked:
            if seat in self.live.absent_since and not table.is_played_by_bot(seat):
                yield Due(self.live.absent_since[seat] + table.record.grace, "away", seat)

    # -- deeds

    async def carry_out(self, due: Due) -> None:
        """Do it; if the table has moved on, it is not due any more."""
        moved = self.live.table.moved
        entries = await self.entries(due)
        # Made of entry and seat, so that two processes cannot both move; no page can send it, theirs are UUIDs.
        command = f"{moved} {due.kind} {due.seat}"
        if entries:
            await self.live.change(
                command, lambda table: entries if table.moved == moved and self.is_still(due) else []
            )

    def is_still(self, due: Due) -> bool:
        """Whether it is wanted: nobody is sent away who has just come back."""
        return due.kind != "away" or self.is_absent(due.seat)

    async def entries(self, due: Due) -> list[Entry]:
        """What is to be done; nothing if the table has moved on while it was thought about."""
        if due.kind != "late":
            deed = await self.entry(due)
            return [deed] if deed else []
        deed = await self.entry(self.instead(due))
        return [Entry("late", due.seat), deed] if deed else []

    def instead(self, late: Due) -> Due:
        """Who is late and not even there is stood in for from now on, else a bot makes this one move."""
        if self.is_absent(late.seat):
            return late._replace(kind="away")
        return late._replace(kind="roll" if self.live.table.begun().awaits_roll() else "move")

    async def entry(self, due: Due) -> Entry | None:
        """One deed."""
        match = self.live.table.begun()
        if due.kind == "away":
            return Entry("away", due.seat)
        if due.kind == "roll":
            return rolled(match)
        _, thought, thinking = self.thinking(due.seat)
        try:
            action = await unless(moved_on(self.live, self.live.table.moved), thinking)
        finally:
            self.stop_thinking()
        return None if action is None else Entry("play", due.seat, match.game.text(thought.state, due.seat, action))

    # -- thoughts

    def think_of(self, due: Due) -> None:
        """Begin to think ahead: the time that a deed takes must not tell whether there was a choice (D-43)."""
        deed = self.instead(due) if due.kind == "late" else due
        if deed.kind == "move" and self.live.is_driven_here:
            self.thinking(deed.seat)

    def thinking(self, seat: int) -> Thinking:
        """What the bot of a seat thinks of the table as it is; begun but once, whatever is said meanwhile."""
        moment = (self.live.table.moved, seat)
        if self._begun is None or self._begun.moment != moment:
            self.stop_thinking()
            thought = self.thought(self.live.table.begun(), seat)
            self._begun = Thinking(moment, thought, asyncio.create_task(self.thinkers.choose(thought)))
        return self._begun

    def stop_thinking(self) -> None:
        """What was begun is not wanted any more."""
        if self._begun:
            self._begun.action.cancel()
        self._begun = None

    def thought(self, match: Match, seat: int) -> Thought:
        """What the bot of a seat has to think about."""
        table = self.live.table
        moment = len(match.log) if table.record.contest else table.moved  # the same at all tables of a contest
        seed = seed_of(table.record.secret, moment, seat)
        return Thought(match.game.slug, table.bot_of(seat), match.state.copy(), seat, seed)


async def moved_on(live: LiveTable, moved: int) -> None:
    """Wait until something has changed at a table; talk changes nothing."""
    while live.table.moved == moved:
        await live.changed.wait()


async def unless(gone: Coroutine[Any, Any, None], wanted: asyncio.Task[Answer]) -> Answer | None:
    """What is wanted, or None if something else happens before."""
    other = asyncio.create_task(gone)
    try:
        await asyncio.wait([other, wanted], return_when=asyncio.FIRST_COMPLETED)
        return await wanted if wanted.done() else None
    finally:
        other.cancel()


def seed_of(secret: str, seq: int, seat: int) -> int:
    """The same thoughts for the same moment, in every process; nobody outside can think them too."""
    return int.from_bytes(hashlib.sha256(f"{secret} {seq} {seat}".encode()).digest()[:8], "big")
