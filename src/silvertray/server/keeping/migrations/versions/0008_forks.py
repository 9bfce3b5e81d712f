"""Where the first steps of a table's game come from."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add one column; older tables were all played from the beginning."""
    op.add_column("tables", sql.Column("fork", sql.Text))
