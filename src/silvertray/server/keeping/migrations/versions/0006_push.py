"""Who wants to be told of their turn, by which key, and what they were told."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make three tables."""
    op.create_table(
        "push_subscriptions",
        sql.Column("id", sql.String(64), primary_key=True),
        sql.Column("guest_hash", sql.String(64), nullable=False, index=True),
        sql.Column("endpoint", sql.Text, nullable=False),
        sql.Column("p256dh", sql.String(88), nullable=False),
        sql.Column("auth", sql.String(24), nullable=False),
        sql.Column("since", sql.Float, nullable=False),
    )
    op.create_table(
        "push_notices",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("began", sql.Integer, primary_key=True),
    )
    op.create_table(
        "push_keys",
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("private_key", sql.String(64), nullable=False),
        sql.Column("made", sql.Float, nullable=False),
    )
