"""A quick way to the games that were finished at a time."""

import sqlalchemy as sql
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Make an index, unless somebody has made it beforehand."""
    only = sql.text("kind = 'end'")
    op.create_index("entries_ended", "entries", ["at"], sqlite_where=only, postgresql_where=only, if_not_exists=True)
