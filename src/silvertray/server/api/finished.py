"""Finished games: their match files, all their steps, and new games from there. Running ones would tell too much."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field

from silvertray.core.game import CHANCE
from silvertray.play.files import to_line
from silvertray.play.match import Match
from silvertray.server.api.asking import TheTables, check_maker, opened
from silvertray.server.api.conditional import conditional_answer, json_answer
from silvertray.server.api.refusing import Unwelcome, content, troubles
from silvertray.server.contests.seals import check_seal, check_unsealed, without_secret
from silvertray.server.lines.frames import Text
from silvertray.server.lines.protocol import EventInfo, TableInfo
from silvertray.server.lines.wishes import ForkWish, Moment, NewTable, ReplayInfo
from silvertray.server.people.who import known_guest, who_knocks
from silvertray.server.table.entries import NOBODY, EntryKind
from silvertray.server.table.folding import Folded, copied
from silvertray.server.table.marks import marked
from silvertray.server.table.news import RESULT, SEATS, TABLE, about, result, seats, writer
from silvertray.server.table.tables import Tables

LONGEST_LINE = 12
Line = Annotated[tuple[Text, ...], Field(max_length=LONGEST_LINE)]
ROUNDS = writer(tuple[int, ...])
EVENT = writer(EventInfo)
router = APIRouter(prefix="/api/tables/{table}", tags=["finished games"])


@router.get(
    "/match",
    response_class=PlainTextResponse,
    responses=content("application/jsonl", {"type": "string"}, 404, 409, 422, 429, 503),
)
async def match_file(table: str, request: Request, tables: TheTables) -> Response:
    """The match file of a finished game: one line of JSON with the whole log."""
    found, match = await finished(tables, table, request)
    match = without_secret(found.record, match)
    name = f"{found.record.game}-{table}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(to_line(match) + "\n", media_type="application/jsonl", headers=headers)


@router.get("/moments", response_model=ReplayInfo, responses=troubles(404, 409, 422, 429, 503))
async def moments(table: str, request: Request, tables: TheTables, seat: int | None = None) -> Response:
    """A finished game with all its steps, as a seat saw them; browsers keep it, but for dice that others still play."""
    found, match = await finished(tables, table, request)
    answer = json_answer if found.record.is_sealed else conditional_answer
    return await asyncio.to_thread(lambda: answer(request, replay_of(found, match, about(found), seat)))


def replay_of(table: Folded, match: Match, info: TableInfo, seat: int | None) -> bytes:
    """`ReplayInfo` as JSON, from one walk through the match; the views are too many to be validated."""
    if seat is not None:
        match.check_seat(seat)
    rounds: list[int] = []
    steps: list[str] = []
    for number, (event, view) in enumerate(walked(match, seat)):
        if view.round > len(rounds):
            rounds.append(number)
        steps.append(f'{{"event":{event},"view":{writer(view.__class__)(view).decode()}}}')
    ended = RESULT(result(match) if table.is_over else None).decode()
    return (
        f'{{"table":{TABLE(info).decode()},"seats":{SEATS(seats(table, ())).decode()},'
        f'"rounds":{ROUNDS(tuple(rounds)).decode()},"result":{ended},"steps":[{",".join(steps)}]}}'
    ).encode()


def walked(match: Match, seat: int | None) -> Iterator[tuple[str, Any]]:
    """Each step as JSON, with what a seat saw after it; at the start there is none."""
    state = match.at(0)
    yield "null", match.game.view(state, seat)
    for number, step in enumerate(match.log, 1):
        event = EVENT(step_event(match, state, number, seat)).decode()
        state.apply(step.seat, step.action)
        yield event, match.game.view(state, seat)


@router.get("/moments/{step}", responses=troubles(404, 409, 422, 429, 503))
async def moment(
    table: str,
    step: int,
    request: Request,
    tables: TheTables,
    seat: int | None = None,
    line: Annotated[Line, Query()] = (),
) -> Moment:
    """A finished game after so many steps, as a seat saw it; `line`: what this seat could have played there instead."""
    found, match = await finished(tables, table, request)
    return await asyncio.to_thread(moment_of, found, match, step, seat, line)


def moment_of(table: Folded, match: Match, step: int, seat: int | None, line: Line = ()) -> Moment:
    """A match after so many steps, as a seat saw it, or as it would have been."""
    steps = len(match.log)
    if not 0 <= step <= steps:
        raise Unwelcome(404, "no-such-step", step=step, steps=steps)
    if seat is not None:
        match.check_seat(seat)
    shown = played_on(match, step, seat, line)
    last = len(shown.log)
    return Moment(
        step=step,
        steps=steps,
        rounds=tuple(rounds_of(match)),
        event=step_event(shown, shown.at(last - 1), last, seat) if last else None,
        view=shown.view(seat),
        table=about(table),
        seats=seats(table, ()),
        result=result(match) if table.is_over else None,
    )


def played_on(match: Match, step: int, seat: int | None, line: Line) -> Match:
    """A match after so many steps, and after what a seat plays there; raises Refusal."""
    shown = copied(match)
    shown.state, shown.log = match.at(step), match.log[:step]
    for text in line:
        shown.play(NOBODY if seat is None else seat, text)
    return shown


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
    found, match = await finished(tables, table, request)
    check_unsealed(found.record)
    async with tables.store.engine.begin() as connection:
        maker = await known_guest(connection, request, response)
    return await tables.fork(found.record, match, wish, maker.guest)


def step_event(match: Match, before: Any, number: int, seat: int | None) -> EventInfo:
    """A step of the net log as a seat saw it."""
    step = match.log[number - 1]
    kind: EntryKind = "chance" if step.seat == CHANCE else "play"
    did = marked(match.game, before, step) if kind == "play" else None
    return EventInfo(seq=number, kind=kind, seat=step.seat, text=step.seen(seat), at="", did=did)


async def finished(tables: Tables, table: str, request: Request) -> tuple[Folded, Match]:
    """A finished game; running ones would tell what is hidden, and some others what has still to be played."""
    found = (await opened(tables, table)).table
    if found.record.is_sealed:
        await check_seal(tables.store.engine, found.record, await who_knocks(tables.store.engine, request))
    if not found.is_over or found.match is None:
        raise Unwelcome(409, "not-over")
    return found, found.match
