"""Quick ways to all that tells of somebody: entries with a guest, and tries."""

import sqlalchemy as sql
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make two indexes, unless somebody has made them beforehand. Words for dice are of any length, and in none."""
    only = sql.text("length(word) = 64")
    op.create_index("entries_guest", "entries", ["word"], sqlite_where=only, postgresql_where=only, if_not_exists=True)
    op.create_index("ix_tries_owner", "tries", ["owner"], if_not_exists=True)
