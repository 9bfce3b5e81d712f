"""Finished games: their match files, any moment of them, and new games from there. Running ones would tell too much."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse

from silvertray.core.game import CHANCE
from silvertray.play.files import to_line
from silvertray.play.match import Match
from silvertray.server.api.asking import TheTables, check_maker, opened
from silvertray.server.api.refusing import Unwelcome, content, troubles
from silvertray.server.lines.protocol import EventInfo
from silvertray.server.lines.wishes import ForkWish, Moment, NewTable
from silvertray.server.people.who import known_guest
from silvertray.server.table.entries import EntryKind
from silvertray.server.table.folding import Folded
from silvertray.server.table.marks import marked
from silvertray.server.table.news import about, result, seats
from silvertray.server.table.tables import Tables

router = APIRouter(prefix="/api/tables/{table}", tags=["finished games"])


@router.get(
    "/match",
    response_class=PlainTextResponse,
    responses=content("application/jsonl", {"type": "string"}, 404, 409, 422, 429, 503),
)
async def match_file(table: str, tables: TheTables) -> Response:
    """The match file of a finished game: one line of JSON with the whole log."""
    found, match = await finished(tables, table)
    name = f"{found.record.game}-{table}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(to_line(match) + "\n", media_type="application/jsonl", headers=headers)


@router.get("/moments/{step}", responses=troubles(404, 409, 422, 429, 503))
async def moment(table: str, step: int, tables: TheTables, seat: int | None = None) -> Moment:
    """A finished game after so many steps, as a seat saw it."""
    found, match = await finished(tables, table)
    return await asyncio.to_thread(moment_of, found, match, step, seat)


def moment_of(table: Folded, match: Match, step: int, seat: int | None) -> Moment:
    """A match after so many steps, as a seat saw it."""
    steps = len(match.log)
    if not 0 <= step <= steps:
        raise Unwelcome(404, "no-such-step", step=step, steps=steps)
    if seat is not None:
        match.check_seat(seat)
    return Moment(
        step=step,
        steps=steps,
        rounds=tuple(rounds_of(match)),
        event=event_of(match, step, seat) if step else None,
        view=match.game.view(match.at(step), seat),
        table=about(table),
        seats=seats(table, ()),
        result=result(match) if table.is_over else None,
    )


def rounds_of(match: Match) -> Iterator[int]:
    """The step after which each round has begun."""
    state, begun = match.at(0), 0
    for number in range(len(match.log) + 1):
        if number:
            state.apply(match.log[number - 1].seat, match.log[number - 1].action)
        if state.facts().round > begun:
            begun += 1
            yield number


@router.post(
    "/forks",
    status_code=201,
    dependencies=[Depends(check_maker)],
    responses=troubles(403, 404, 409, 413, 422, 429, 503),
)
async def fork(table: str, wish: ForkWish, request: Request, response: Response, tables: TheTables) -> NewTable:
    """A new table that goes on from a step of a finished game; the answer is that of any new table."""
    found, match = await finished(tables, table)
    async with tables.store.engine.begin() as connection:
        maker = await known_guest(connection, request, response)
    return await tables.fork(found.record, match, wish, maker.guest)


def event_of(match: Match, number: int, seat: int | None) -> EventInfo:
    """A step of the net log as a seat saw it."""
    step = match.log[number - 1]
    kind: EntryKind = "chance" if step.seat == CHANCE else "play"
    did = marked(match.game, match.at(number - 1), step) if kind == "play" else None
    return EventInfo(seq=number, kind=kind, seat=step.seat, text=step.seen(seat), at="", did=did)


async def finished(tables: Tables, table: str) -> tuple[Folded, Match]:
    """A finished game; running ones would tell what is hidden."""
    found = (await opened(tables, table)).table
    if not found.is_over or found.match is None:
        raise Unwelcome(409, "not-over")
    return found, found.match
