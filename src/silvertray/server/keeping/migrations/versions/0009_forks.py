"""Where the first steps of a table's game come from."""

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add one column; older tables were all played from the beginning."""
    op.add_column("tables", sql.Column("fork", sql.Text))
