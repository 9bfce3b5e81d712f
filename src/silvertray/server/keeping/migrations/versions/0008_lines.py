"""Where the points of each finished game came from."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add one column; of older games it is not known."""
    op.add_column("results", sql.Column("lines", sql.Text, nullable=False, server_default="[]"))
