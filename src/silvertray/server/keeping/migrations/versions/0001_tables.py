"""Tables, their entries, and the keys to seats."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first three tables."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(24), nullable=False),
        sql.Column("rules", sql.String(24), nullable=False),
        sql.Column("players", sql.Integer, nullable=False),
        sql.Column("options", sql.Text, nullable=False),
        sql.Column("dealer", sql.String(16), nullable=False),
        sql.Column("secret", sql.Text, nullable=False),
        sql.Column("grace", sql.Float, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
        sql.Column("invite_hash", sql.String(64), nullable=False),
    )
    op.create_table(
        "entries",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True),
        sql.Column("command", sql.String(36)),
        sql.Column("kind", sql.String(16), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("word", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.UniqueConstraint("table_id", "command"),
    )
    op.create_table(
        "keys",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("token_hash", sql.String(64), primary_key=True),
        sql.Column("guest_hash", sql.String(64), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
    )
