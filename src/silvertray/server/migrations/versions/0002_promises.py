"""Promises that every worker can keep, and which tables are over."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make two tables."""
    op.create_table(
        "promises",
        sql.Column("commitment", sql.String(64), primary_key=True),
        sql.Column("secret", sql.String(64), nullable=False),
        sql.Column("made", sql.Float, nullable=False, index=True),
    )
    op.create_table(
        "endings",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
