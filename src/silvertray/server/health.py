"""Whether the server lives, and whether it should be given visitors."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from functools import cache
from typing import Literal

import sqlalchemy as sql
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from silvertray.server.store import MIGRATIONS, Store
from silvertray.server.tables import Tables

SECONDS = 5.0  # for each part to answer
NOT_READY = 503
routes = APIRouter()


class Readiness(BaseModel):
    """What this process stands on, part by part."""

    status: Literal["ok", "not-ready"]
    database: Literal["ok", "failing"]
    thinkers: Literal["ok", "failing"]


@routes.get("/healthz")
async def healthz() -> dict[str, str]:
    """This process lives. Whoever gets no answer should start it anew; what it stands on is asked at /readyz."""
    return {"status": "ok"}


@routes.get("/readyz")
async def readyz(request: Request, response: Response) -> Readiness:
    """Whether visitors can be sent here: the database answers and is up to date, and bots can think."""
    tables: Tables = request.app.state.tables
    database, thinkers = await asyncio.gather(holds(is_up_to_date(tables.store)), holds(tables.thinkers.are_there()))
    is_ready = database and thinkers
    response.status_code = 200 if is_ready else NOT_READY
    return Readiness(
        status="ok" if is_ready else "not-ready",
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


async def is_up_to_date(store: Store) -> bool:
    """Whether the database answers, and in a form that this program knows, or a newer one."""
    async with store.engine.connect() as connection:
        found = await connection.run_sync(revision)
    return not is_older(found)


def is_older(found: str | None) -> bool:
    """Whether a database has still to be brought to the form that this program knows."""
    # A newer one comes with a newer worker: until all are renewed, the old ones are still wanted.
    return found is None or found in older_revisions()


def revision(connection: sql.Connection) -> str | None:
    """The form of a database."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def older_revisions() -> frozenset[str]:
    """All forms but the newest that this program knows."""
    scripts = ScriptDirectory(MIGRATIONS.as_posix())
    return frozenset(script.revision for script in scripts.walk_revisions()) - {str(scripts.get_current_head())}
