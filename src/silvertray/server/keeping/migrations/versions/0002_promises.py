"""Promises that every worker can keep."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make one table."""
    op.create_table(
        "promises",
        sql.Column("commitment", sql.String(64), primary_key=True),
        sql.Column("secret", sql.String(64), nullable=False),
        sql.Column("made", sql.Float, nullable=False, index=True),
    )
