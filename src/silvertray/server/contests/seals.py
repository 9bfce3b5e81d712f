"""Dice that others have still to play: nobody sees them before having played them, whatever way is tried."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from silvertray.core.errors import Refusal
from silvertray.play.dealer import Unknown
from silvertray.play.match import Match
from silvertray.server.contests.tries import has_done
from silvertray.server.people.who import Who
from silvertray.server.table.entries import Record
from silvertray.server.table.folding import copied


async def check_seal(engine: AsyncEngine, record: Record, who: Who) -> None:
    """Refuse to show a table to somebody who has still to play by its dice."""
    if not record.is_sealed:
        return
    async with engine.connect() as connection:
        if not await has_done(connection, record.contest or "", who):
            raise Refusal("sealed")


def check_unsealed(record: Record) -> None:
    """Refuse more games by dice that others have still to play."""
    if record.is_sealed:
        raise Refusal("sealed")


def without_secret(record: Record, match: Match) -> Match:
    """A match as its file may tell it: what its dice were made of stays secret as long as others play by it."""
    if not record.is_sealed:
        return match
    told = copied(match)
    told.dealer = Unknown(match.dealer.header(False))
    return told
