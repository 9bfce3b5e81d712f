"""Hints: what the coach would do, told to whoever is asked, as much of it as they want, and written down."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from typing import Any, NamedTuple

from silvertray.analysis import COACHES
from silvertray.analysis.keys import key_after
from silvertray.core.errors import Refusal
from silvertray.core.rng import Rng
from silvertray.server import metrics
from silvertray.server.bots.thinking import Gone, Thinkers
from silvertray.server.coach.questions import Advice, Choice, Reasons
from silvertray.server.coach.telling import MOVE, hint
from silvertray.server.lines.limits import Buckets
from silvertray.server.lines.protocol import Done, Hint
from silvertray.server.table.entries import Entry
from silvertray.server.table.folding import Folded
from silvertray.server.table.live import LiveTable

TRIES = 5  # as others may move while the coach thinks
KEPT = 1000  # thoughts that a next grade may be asked of
NAME = "coach"  # among the bots, for those who count thoughts

Asked = tuple[str, int, int]  # a table, its last entry that changed the game, a seat


class Asker(NamedTuple):
    """Who wants a hint: a seat, and where they come from."""

    seat: int
    address: str


class Overtaken(Exception):  # noqa: N818 - no error: somebody else was quicker
    """The table has moved on while the coach was thinking."""


class Hints:
    """What the coach has thought about the tables of this process."""

    def __init__(self, thinkers: Thinkers, askers: Buckets) -> None:
        self._thinkers = thinkers
        self._askers = askers
        self._thought: OrderedDict[Asked, Advice] = OrderedDict()

    async def give(self, live: LiveTable, asker: Asker, command: Hint) -> Done:
        """A hint, as soon as it is written down who has asked for it."""
        for _ in range(TRIES):
            table, match = live.table, live.table.begun()
            check(table, asker.seat)
            advice = await self._advice(table, asker, command.grade)
            wanted = Entry("hint", asker.seat, f"{len(match.log)} {command.grade}")
            try:
                seq = await live.change(str(command.id), partial(unless_overtaken, moved=table.moved, wanted=wanted))
            except Overtaken:
                continue
            kept = live.table.history[seq - 1].entry
            is_this = (kept.kind, kept.seat, kept.text) == (wanted.kind, wanted.seat, wanted.text)
            told = hint(match.game, match.state, asker.seat, advice, command.grade) if is_this else None
            return Done(id=command.id, seq=seq, hint=told)
        raise Refusal("table-busy")

    async def _advice(self, table: Folded, asker: Asker, grade: int) -> Advice:
        """What the coach thinks; what it has thought already costs nothing."""
        asked = (table.record.id, table.moved, asker.seat)
        if asked not in self._thought:
            self.check_asker(asker.address)
            self._remember(asked, Advice(await self._think(question(table, asker.seat))))
        advice = self._thought[asked]
        if grade >= MOVE and advice.reasons is None:
            why = Reasons(question(table, asker.seat), advice.options)
            advice = advice._replace(reasons=await self._think(why))
            self._remember(asked, advice)
        return advice

    def check_asker(self, address: str) -> None:
        """Refuse whoever has had the coach think too often; other questions to it that cost as much count too."""
        if not self._askers.take(address):
            raise Refusal("too-many-hints")

    def _remember(self, asked: Asked, advice: Advice) -> None:
        self._thought[asked] = advice
        if len(self._thought) > KEPT:
            self._thought.popitem(last=False)

    async def _think(self, asked: Choice | Reasons) -> Any:
        try:
            with metrics.THOUGHT_SECONDS.labels(asked.game, NAME).time():
                return await self._thinkers.ask(asked)
        except Gone:
            raise Refusal("coach-gone") from None


def question(table: Folded, seat: int) -> Choice:
    """What the coach is asked: of a position that looks the same to this seat, so that nothing hidden can be told."""
    match = table.begun()
    key = key_after(match.log, seat)
    return Choice(match.game.slug, match.state.imagine(seat, Rng(key)), seat, key)


def check(table: Folded, seat: int) -> None:
    """Refuse hints to whoever is not asked, and where there are none."""
    if table.record.game not in COACHES:
        raise Refusal("no-coach")
    if table.is_rated:
        raise Refusal("hints-rated")
    if not table.has_coach:
        raise Refusal("hints-off")
    if not table.begun().state.legal(seat):
        raise Refusal("not-asked", seat=seat)


def unless_overtaken(table: Folded, moved: int, wanted: Entry) -> list[Entry]:
    """The entry that tells of a hint, unless it would be about something that is past; raises Overtaken."""
    check(table, wanted.seat)
    if table.moved != moved:
        raise Overtaken
    return [wanted]
