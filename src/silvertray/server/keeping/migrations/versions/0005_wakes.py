"""When something is due at tables with a clock."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make one table."""
    op.create_table(
        "wakes",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("at", sql.Float, nullable=False, index=True),
    )
