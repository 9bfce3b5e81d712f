"""On what kind of device each session was begun."""

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add one column; of older sessions it is not known."""
    op.add_column("sessions", sql.Column("device", sql.String(24), nullable=False, server_default=""))
