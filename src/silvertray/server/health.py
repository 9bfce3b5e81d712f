"""Whether the server lives, and whether it should be given visitors."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from functools import partial
from typing import Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from silvertray.server.api.remembering import Remembered
from silvertray.server.keeping.migrated import is_up_to_date
from silvertray.server.lines.wishes import Health
from silvertray.server.table.tables import Tables

SECONDS = 5.0  # for each part to answer
NOT_READY = 503
PATHS = ("/healthz", "/readyz")
routes = APIRouter(tags=["server"])


class Readiness(BaseModel):
    """What this process stands on, part by part."""

    status: Literal["ok", "not-ready"]
    database: Literal["ok", "failing"]
    thinkers: Literal["ok", "failing"]


@routes.get("/healthz")
async def healthz() -> Health:
    """This process lives. Whoever gets no answer should start it anew; what it stands on is asked at /readyz."""
    return Health()


@routes.get("/readyz", responses={NOT_READY: {"model": Readiness}})
async def readyz(request: Request, response: Response) -> Readiness:
    """Whether visitors can be sent here: the database answers and is up to date, and bots can think."""
    remembered: Remembered[Readiness] = request.app.state.readiness
    found = await remembered.get("all", partial(readiness, request.app.state.tables))
    response.status_code = 200 if found.status == "ok" else NOT_READY
    return found


async def readiness(tables: Tables) -> Readiness:
    """Whether all that this process stands on answers."""
    database, thinkers = await asyncio.gather(
        holds(is_up_to_date(tables.store.engine)), holds(tables.thinkers.are_there())
    )
    return Readiness(
        status="ok" if database and thinkers else "not-ready",
        database="ok" if database else "failing",
        thinkers="ok" if thinkers else "failing",
    )


async def holds(question: Awaitable[bool]) -> bool:
    """Whether something is so, and is said in time."""
    try:
        async with asyncio.timeout(SECONDS):
            return await question
    except Exception:  # a database fails in many ways
        return False
