"""What the expert makes of a contest's dice: played once, in the thinkers' processes, and kept as a table."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import structlog

from silvertray.games import game
from silvertray.server.bots.driving import seed_of
from silvertray.server.bots.thinker import Thought
from silvertray.server.bots.thinking import Thinkers
from silvertray.server.contests.contest import EXPERT, Contest
from silvertray.server.keeping.forms import NOBODY_INVITED
from silvertray.server.keeping.store import Conflict
from silvertray.server.table.entries import Entry, Record
from silvertray.server.table.folding import Folded
from silvertray.server.table.following import next_by_itself, rolled
from silvertray.server.table.making import ME
from silvertray.server.table.replaying import replayed_or_none
from silvertray.server.table.tables import Tables

log = structlog.get_logger()


class Experts:
    """The expert's games of this process: of each contest one, begun when it is asked for first."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._playing: dict[str, asyncio.Task[None]] = {}

    async def table(self, contest: Contest) -> Folded | None:
        """The expert's game; None while it is played, or if we cannot replay it."""
        record = await self._tables.store.record(contest.expert_table)
        if record is None:
            self._begin(contest)
            return None
        return await asyncio.to_thread(replayed_or_none, record, await self._tables.store.entries(record.id))

    def _begin(self, contest: Contest) -> None:
        if contest.id not in self._playing:
            task = asyncio.create_task(self._play(contest), name=f"expert {contest.id}")
            self._playing[contest.id] = task
            task.add_done_callback(lambda _: self._playing.pop(contest.id, None))

    async def _play(self, contest: Contest) -> None:
        record = expert_record(contest)
        with suppress(Conflict):  # another worker was quicker, and has played the same
            await self._tables.store.create(record, await played(self._tables.thinkers, record, contest.seats), ())
        log.info("the expert has played", contest=contest.id)

    async def close(self) -> None:
        """Whatever is not played by now is begun again when it is asked for."""
        running = list(self._playing.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def expert_record(contest: Contest) -> Record:
    """What is settled of the expert's table."""
    plain: dict[str, Any] = {"grace": 0.0, "created": time.time(), "invite_hash": NOBODY_INVITED}
    version = game(contest.game).rules_version
    settled = Record("", contest.game, version, len(contest.seats), contest.options, "commit", "", **plain)
    return contest.record(settled, contest.expert_table)


async def played(thinkers: Thinkers, record: Record, seats: tuple[str, ...]) -> list[Entry]:
    """A whole game of bots, the expert in the place of whoever comes."""
    table = Folded(record)
    made = [table.apply(Entry("bot", seat, EXPERT if name == ME else name)) for seat, name in enumerate(seats)]
    while not table.has_ended:
        made.append(table.apply(next_by_itself(table) or await deed(table, thinkers)))
    return [entry._replace(at=record.created) for entry in made]


async def deed(table: Folded, thinkers: Thinkers) -> Entry:
    """What is done next: a roll, or a bot's choice."""
    match = table.begun()
    if match.awaits_roll():
        return rolled(match)
    seat = match.state.open_seats()[0]
    seed = seed_of(table.record.secret, len(match.log), seat)
    action = await thinkers.choose(Thought(match.game.slug, table.bot_of(seat), match.state.copy(), seat, seed))
    return Entry("play", seat, match.game.text(match.state, seat, action))
