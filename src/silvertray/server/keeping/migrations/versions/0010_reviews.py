"""What the coach says of finished games, and how far it is with others."""

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make one table."""
    op.create_table(
        "reviews",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("version", sql.String(40), primary_key=True),
        sql.Column("percent", sql.Integer, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("review", sql.Text),
    )
