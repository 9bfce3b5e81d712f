"""When each session was last proved by a passkey."""

import sqlalchemy as sql
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add one column; older sessions have to be proved anew."""
    op.add_column("sessions", sql.Column("proved", sql.Float, nullable=False, server_default="0"))
