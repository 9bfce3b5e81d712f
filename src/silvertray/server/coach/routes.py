"""What the coach says of finished games, over plain HTTP."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request

from silvertray.server.api.asking import TheTables, check_origin
from silvertray.server.api.finished import finished
from silvertray.server.api.refusing import troubles
from silvertray.server.lines.coached import ReviewState
from silvertray.server.lines.visitors import address

router = APIRouter(prefix="/api/tables/{table}", tags=["finished games"])


@router.get("/review", dependencies=[Depends(check_origin)], responses=troubles(403, 404, 409, 422, 429, 503))
async def review(table: str, request: Request, tables: TheTables, seat: int = 0) -> ReviewState:
    """What the coach says of a finished game to one seat; while it is made, how far it is: ask again in a moment."""
    found, _ = await finished(tables, table, request)
    return await tables.reviews.of(found, seat, address(request))
