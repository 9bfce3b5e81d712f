"""What stays of a review besides itself: its sums, for statistics, and its mistakes, to be practised."""

from __future__ import annotations

from heapq import nlargest

from sqlalchemy.ext.asyncio import AsyncConnection

from silvertray.analysis.marks import BLUNDER, MISTAKE
from silvertray.server.coach.rows import sums
from silvertray.server.keeping.store import insert
from silvertray.server.lines.coached import Review, ReviewedMoment
from silvertray.server.practice.rows import mistakes

MOST = 8  # of one game: those that cost most


async def note_review(connection: AsyncConnection, table: str, seat: int, review: Review) -> None:
    """Write down what a game came to and what cost most in it, in the place of what an older coach has said."""
    of_seat = {"table_id": table, "seat": seat}
    for kept in (sums, mistakes):
        await connection.execute(kept.delete().where(kept.c.table_id == table, kept.c.seat == seat))
    found = review.figures
    row = {"luck": found.luck, "loss": found.loss, "accuracy": found.accuracy}
    await connection.execute(sums.insert(), of_seat | row)
    await insert(connection, mistakes, [of_seat | {"step": one.step, "loss": one.loss} for one in worst(review)])


def worst(review: Review) -> list[ReviewedMoment]:
    """The choices that cost most."""
    marked = [moment for moment in review.moments if moment.mark in (MISTAKE, BLUNDER)]
    return nlargest(MOST, marked, key=lambda moment: moment.loss)
