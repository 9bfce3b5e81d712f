"""Whether a database has the form that this program knows."""

from __future__ import annotations

from functools import cache

import sqlalchemy as sql
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from silvertray.server.keeping.database import MIGRATIONS
from silvertray.server.keeping.store import Store


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
