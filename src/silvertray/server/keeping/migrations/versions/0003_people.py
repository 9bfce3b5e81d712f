"""People, their passkeys and sessions, the guests they have been, whom they block; results and ratings."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def of_person() -> sql.Column[str]:
    """Whose row it is: it goes when the person goes."""
    person = sql.ForeignKey("people.id", ondelete="CASCADE")
    return sql.Column("person_id", sql.String(32), person, nullable=False, index=True)


def upgrade() -> None:
    """Make the tables about people."""
    op.create_table(
        "people",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("name", sql.String(24), nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sql.Column("id", sql.String(1400), primary_key=True),
        of_person(),
        sql.Column("public_key", sql.LargeBinary, nullable=False),
        sql.Column("sign_count", sql.BigInteger, nullable=False),
        sql.Column("added", sql.Float, nullable=False),
        sql.Column("used", sql.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sql.Column("token_hash", sql.String(64), primary_key=True),
        of_person(),
        sql.Column("created", sql.Float, nullable=False),
        sql.Column("seen", sql.Float, nullable=False),
    )
    op.create_table(
        "guests",
        sql.Column("guest_hash", sql.String(64), primary_key=True),
        of_person(),
        sql.Column("linked", sql.Float, nullable=False),
    )
    op.create_table(
        "challenges",
        sql.Column("challenge", sql.String(128), primary_key=True),
        sql.Column("purpose", sql.String(16), nullable=False),
        sql.Column("guest_hash", sql.String(64), nullable=False),
        sql.Column("person_id", sql.String(32), nullable=False),
        sql.Column("name", sql.String(24), nullable=False),
        sql.Column("expires", sql.Float, nullable=False, index=True),
    )
    op.create_table(
        "blocks",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("owner", sql.String(64), nullable=False),
        sql.Column("blocked", sql.String(64), nullable=False, index=True),
        sql.Column("name", sql.String(24), nullable=False),
        sql.Column("since", sql.Float, nullable=False),
        sql.UniqueConstraint("owner", "blocked"),
    )
    op.create_table(
        "ratings",
        sql.Column("person_id", sql.String(32), sql.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("game", sql.String(24), primary_key=True),
        sql.Column("players", sql.Integer, primary_key=True),
        sql.Column("rating", sql.Float, nullable=False),
        sql.Column("deviation", sql.Float, nullable=False),
        sql.Column("volatility", sql.Float, nullable=False),
        sql.Column("games", sql.Integer, nullable=False),
    )
    op.create_index("ix_ratings_board", "ratings", ["game", "players", "rating"])
    op.create_table(
        "results",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("place", sql.Integer, nullable=False),
        sql.Column("score", sql.Integer, nullable=False),
        sql.Column("change", sql.Float),
        sql.Column("at", sql.Float, nullable=False),
    )
    op.create_index("ix_keys_guest_hash", "keys", ["guest_hash"])
