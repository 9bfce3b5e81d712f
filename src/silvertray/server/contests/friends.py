"""A finished game whose dice are given to friends: a duel, or a whole club, for whoever opens the link."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace

from silvertray.play.forks import Origin
from silvertray.play.match import Match
from silvertray.server.api.refusing import Unwelcome
from silvertray.server.contests.contest import Contest
from silvertray.server.contests.contests import Contests
from silvertray.server.contests.trying import keep, note
from silvertray.server.keeping.store import Key
from silvertray.server.lines.tokens import table_id_after
from silvertray.server.people.who import Who
from silvertray.server.table.entries import PERSON
from silvertray.server.table.folding import Folded
from silvertray.server.table.forking import same_dice
from silvertray.server.table.live import LiveTable
from silvertray.server.table.making import ME


async def give_on(contests: Contests, live: LiveTable, match: Match, who: Who) -> Contest:
    """The contest by the dice of an own game; the same one whoever asks again. Its maker has played already."""
    record = live.table.record
    if record.contest is not None:
        return await contests.found(record.contest)
    seat = alone_at(live.table)
    if not is_own(live.keys, seat, who):
        raise Unwelcome(403, "not-seated")
    contest = contest_from(live.table, match, seat)
    async with contests.tables.store.engine.begin() as connection:
        await keep(connection, contest)
        await note(connection, contest, who.owner, record.id)
    return await contests.found(contest.id)


def alone_at(table: Folded) -> int:
    """The seat of the only person at a table; refused where there are others, or another game's first steps."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON]
    if len(people) != 1 or table.record.fork is not None:
        raise Unwelcome(409, "not-for-contest")
    return people[0]


def is_own(keys: list[Key], seat: int, who: Who) -> bool:
    """Whether somebody holds a seat."""
    return any(key.seat == seat and key.guest_hash in who.guests for key in keys)


def contest_from(table: Folded, match: Match, seat: int) -> Contest:
    """A contest by the dice of a game: those of its dealer, or those that fell, and others where none fell."""
    old = table.record
    anew = replace(old, dealer="entropy", secret=secrets.token_hex(16))
    dice = same_dice(anew, old, match, Origin(old.id, 0, "same"))
    return Contest(
        id=table_id_after(f"{old.id} contest", old.invite_hash),
        game=old.game,
        seats=tuple(ME if at == seat else chair.name for at, chair in enumerate(table.chairs)),
        options=old.options,
        dealer=dice.dealer,
        secret=dice.secret,
        fork=dice.fork,
        opens=time.time(),
        closes=None,
    )
