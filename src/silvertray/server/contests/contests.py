"""The contests of one process: those of each day, those among friends, and the expert's games."""

from __future__ import annotations

import asyncio
from functools import partial

from silvertray.server.api.refusing import Unwelcome
from silvertray.server.api.remembering import Remembered
from silvertray.server.contests import telling
from silvertray.server.contests.contest import Contest, contest_in
from silvertray.server.contests.daily import Daily
from silvertray.server.contests.expert import Experts
from silvertray.server.contests.messages import ContestStory, Outcome
from silvertray.server.contests.rows import contests
from silvertray.server.contests.tries import Try, own_of, tries_at
from silvertray.server.contests.trying import write_down_own
from silvertray.server.people.who import Who
from silvertray.server.table.folding import Folded
from silvertray.server.table.replaying import replayed_or_none
from silvertray.server.table.tables import Tables


class Contests:
    """Where contests are found, and their stories told."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.daily = Daily(tables.store.engine)
        self.experts = Experts(tables)
        self._points = Remembered[list[int]](tables.settings.lobby_seconds)

    async def close(self) -> None:
        """Let go of what is still being played."""
        await self.experts.close()

    async def found(self, name: str) -> Contest:
        """A contest by its id; raises Unwelcome."""
        async with self.tables.store.engine.connect() as connection:
            row = (await connection.execute(contests.select().where(contests.c.id == name))).mappings().first()
        contest = contest_in(row) if row else await self.daily.named(name)
        if contest is None:
            raise Unwelcome(404, "no-such-contest", contest=name)
        return contest

    async def story(self, contest: Contest, who: Who) -> ContestStory:
        """A contest as whoever asks may know it."""
        made = await self._tries(contest, who)
        async with self.tables.store.engine.connect() as connection:
            rivals = await telling.rivals(connection, contest, made, who)
        is_told = telling.may_know(contest, own_of(made, who))
        outcome = await self._outcome(contest, made, who) if is_told else None
        info = telling.info(contest, own_of(made, who), telling.points(contest, made))
        return ContestStory(contest=info, rivals=rivals, outcome=outcome)

    async def points(self, contest: Contest) -> list[int]:
        """The points that count in a contest, the best first, as they were some seconds ago."""
        return await self._points.get(contest.id, partial(self._points_now, contest))

    async def _points_now(self, contest: Contest) -> list[int]:
        async with self.tables.store.engine.connect() as connection:
            return telling.points(contest, await tries_at(connection, contest.id))

    async def _tries(self, contest: Contest, who: Who) -> list[Try]:
        async with self.tables.store.engine.connect() as connection:
            made = await tries_at(connection, contest.id)
        if not await write_down_own(self.tables, own_of(made, who)):
            return made
        async with self.tables.store.engine.connect() as connection:
            return await tries_at(connection, contest.id)

    async def _outcome(self, contest: Contest, made: list[Try], who: Who) -> Outcome:
        expert = await self.experts.table(contest) if made else None
        own = await self._own_table(own_of(made, who))
        return await asyncio.to_thread(telling.outcome, contest, made, expert, own)

    async def _own_table(self, own: Try | None) -> Folded | None:
        record = await self.tables.store.record(own.table) if own else None
        if record is None:
            return None
        return await asyncio.to_thread(replayed_or_none, record, await self.tables.store.entries(record.id))
