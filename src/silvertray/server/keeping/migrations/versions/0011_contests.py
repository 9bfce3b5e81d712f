"""The same dice for everybody: contests, who has tried them, and the secret that each day's dice are made of."""

import sqlalchemy as sql
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make three tables; older tables are of no contest."""
    op.add_column("tables", sql.Column("contest", sql.String(40)))
    op.add_column("tables", sql.Column("sealed", sql.Float, nullable=False, server_default="0"))
    op.create_table(
        "contests",
        sql.Column("id", sql.String(40), primary_key=True),
        sql.Column("game", sql.String(24), nullable=False),
        sql.Column("seats", sql.Text, nullable=False),
        sql.Column("options", sql.Text, nullable=False),
        sql.Column("dealer", sql.String(16), nullable=False),
        sql.Column("secret", sql.Text, nullable=False),
        sql.Column("fork", sql.Text),
        sql.Column("opens", sql.Float, nullable=False),
        sql.Column("closes", sql.Float),
    )
    op.create_table(
        "tries",
        sql.Column("contest_id", sql.String(40), sql.ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("owner", sql.String(64), primary_key=True),
        sql.Column(
            "table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("given_up", sql.Float),
    )
    op.create_table(
        "secrets",
        sql.Column("name", sql.String(24), primary_key=True),
        sql.Column("secret", sql.String(64), nullable=False),
        sql.Column("made", sql.Float, nullable=False),
    )
