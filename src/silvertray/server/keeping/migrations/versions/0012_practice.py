"""What reviews sum up, positions to practise, and who knows which of them how well."""

import sqlalchemy as sql
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make three tables."""
    op.create_table(
        "sums",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("luck", sql.Float),
        sql.Column("loss", sql.Float, nullable=False),
        sql.Column("accuracy", sql.Float),
    )
    op.create_table(
        "mistakes",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("step", sql.Integer, primary_key=True),
        sql.Column("loss", sql.Float, nullable=False),
    )
    op.create_table(
        "drills",
        sql.Column("owner", sql.String(64), primary_key=True),
        sql.Column("card", sql.String(48), primary_key=True),
        sql.Column("box", sql.Integer, nullable=False),
        sql.Column("due", sql.Float, nullable=False),
        sql.Column("tries", sql.Integer, nullable=False),
    )
