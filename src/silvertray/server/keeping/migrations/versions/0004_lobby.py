"""Open tables: which are listed, when somebody was last there, and quick ways to those that began or ended."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Old tables were open to nobody."""
    op.add_column("tables", sql.Column("listed", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("tables", sql.Column("attended", sql.Float))
    op.create_index("tables_listed", "tables", ["listed", "created"])
    for kind in ("start", "end"):
        only = sql.text(f"kind = '{kind}'")
        op.create_index(f"entries_{kind}", "entries", ["table_id"], sqlite_where=only, postgresql_where=only)
