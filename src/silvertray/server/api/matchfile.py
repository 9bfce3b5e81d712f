"""Match files that somebody opens: shown like any game of ours, and nothing of them is kept."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from fastapi import APIRouter, Depends

from silvertray.play import files
from silvertray.play.dealer import CommitReveal, Seeded
from silvertray.server.api.asking import check_origin
from silvertray.server.api.finished import moment_of
from silvertray.server.api.refusing import troubles
from silvertray.server.keeping.forms import table_told
from silvertray.server.lines.protocol import DealerInfo
from silvertray.server.lines.wishes import FileWish, Moment

PATH = "/api/moments"
LARGEST = 65_536  # bytes of a request; the longest games have a fourth of it
router = APIRouter(tags=["finished games"])


@router.post(PATH, dependencies=[Depends(check_origin)], responses=troubles(403, 404, 413, 422, 429))
async def moment_of_file(wish: FileWish) -> Moment:
    """A match file's game after so many steps, as a seat saw it; nothing is stored."""
    return await asyncio.to_thread(shown, wish)


def shown(wish: FileWish) -> Moment:
    """The moment that is asked for; raises SilvertrayError if the file does not hold."""
    record = files.parse_record(json.dumps(wish.match).encode(), 1)
    table = table_told(record, 1)
    match = table.begun()
    files.check_result(match, record.get("result"), 1)
    moment = moment_of(table, match, wish.step, wish.seat)
    told = moment.table.model_copy(update={"dealer": dealer_told(record["dealer"])})
    return moment.model_copy(update={"table": told})


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
