"""Whether a database has the form that this program knows, an older one, or one of a newer program."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import sqlalchemy as sql
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATIONS = Path(__file__).parent / "migrations"


async def is_up_to_date(engine: AsyncEngine) -> bool:
    """Whether the database answers, and in a form that this program knows, or a newer one."""
    async with engine.connect() as connection:
        found = await connection.run_sync(revision)
    return not is_older(found)


def is_older(found: str | None) -> bool:
    """Whether a database has still to be brought to the form that this program knows."""
    return found is None or found in known_revisions()[1:]


def is_newer(found: str | None) -> bool:
    """Whether a newer program has brought a database on; until all workers are renewed, the old ones are wanted."""
    return found is not None and found not in known_revisions()


def revision(connection: sql.Connection) -> str | None:
    """The form of a database."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def known_revisions() -> tuple[str, ...]:
    """All forms that this program knows, the newest first."""
    return tuple(script.revision for script in ScriptDirectory(MIGRATIONS.as_posix()).walk_revisions())
