"""Match files that somebody opens: shown and gone on with like any game of ours; of the file itself nothing is kept."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Depends, Request, Response

from silvertray.play import files
from silvertray.play.dealer import CommitReveal, Seeded
from silvertray.server.api.asking import TheTables, check_maker, check_origin
from silvertray.server.api.conditional import json_answer
from silvertray.server.api.finished import moment_of, replay_of
from silvertray.server.api.refusing import troubles
from silvertray.server.keeping.forms import table_told
from silvertray.server.lines.protocol import DealerInfo
from silvertray.server.lines.wishes import FileForkWish, FileWish, Moment, NewTable, ReplayInfo
from silvertray.server.people.who import known_guest
from silvertray.server.table.folding import Folded
from silvertray.server.table.news import about

PATHS = (MOMENTS, FORKS) = ("/api/moments", "/api/forks")
LARGEST = 65_536  # bytes of a request; the longest games have a fourth of it
router = APIRouter(tags=["finished games"])


@router.post(
    MOMENTS,
    response_model=Moment | ReplayInfo,
    dependencies=[Depends(check_origin)],
    responses=troubles(403, 404, 413, 422, 429),
)
async def moment_of_file(wish: FileWish, request: Request) -> Moment | Response:
    """A match file's game at one step, or with all its steps, as a seat saw it; nothing is stored."""
    return await asyncio.to_thread(shown, wish, request)


@router.post(FORKS, status_code=201, dependencies=[Depends(check_maker)], responses=troubles(403, 413, 422, 429))
async def fork_of_file(wish: FileForkWish, request: Request, response: Response, tables: TheTables) -> NewTable:
    """A new table that goes on from a step of a match file, by what the file has recorded or by fresh dice.

    Its dealer is not taken over: what a file says of a seed or a promise is not our word.
    """
    table = await asyncio.to_thread(told, wish.match)
    async with tables.store.engine.begin() as connection:
        maker = await known_guest(connection, request, response)
    recorded = replace(table.record, id="", dealer="entropy", secret="")
    return await tables.fork(recorded, table.begun(), wish.fork, maker.guest)


def shown(wish: FileWish, request: Request) -> Moment | Response:
    """What is asked for; raises SilvertrayError if the file does not hold."""
    table = told(wish.match)
    info = about(table).model_copy(update={"dealer": dealer_told(wish.match["dealer"])})
    if wish.step is None:
        return json_answer(request, replay_of(table, table.begun(), info, wish.seat))
    return moment_of(table, table.begun(), wish.step, wish.seat).model_copy(update={"table": info})


def told(match: dict[str, Any]) -> Folded:
    """The table that a file tells of; raises SilvertrayError if it does not hold."""
    record = files.parse_record(json.dumps(match).encode(), 1)
    table = table_told(record, 1)
    files.check_result(table.begun(), record.get("result"), 1)
    return table


def dealer_told(header: dict[str, Any]) -> DealerInfo:
    """The dealer as a file tells of it; whether its promise holds is for the reader to work out."""
    kind = header["kind"]
    if kind == Seeded.kind:
        return DealerInfo(kind=kind, seed=str(header["seed"]))
    if kind != CommitReveal.kind:
        return DealerInfo(kind=kind)
    return DealerInfo(
        kind=kind,
        commitment=str(header["commitment"]),
        words=tuple(map(str, header["nonces"])),
        secret=header.get("secret"),
    )
