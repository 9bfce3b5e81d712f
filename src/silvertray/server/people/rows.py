"""What the database keeps about people. Guests are in none of these tables before they ask for something here."""

from __future__ import annotations

import sqlalchemy as sql

from silvertray.server.keeping.store import keys, metadata

PERSON_ID = sql.String(32)
HASH = sql.String(64)


def of_person() -> sql.Column[str]:
    """Whose row it is: it goes when the person goes."""
    return sql.Column("person_id", sql.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True)


people = sql.Table(
    "people",
    metadata,
    sql.Column("id", PERSON_ID, primary_key=True),
    sql.Column("name", sql.String(24), nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)
passkeys = sql.Table(
    "passkeys",
    metadata,
    sql.Column("id", sql.String(1400), primary_key=True),  # the credential's, at most 1023 bytes in base64
    of_person(),
    sql.Column("public_key", sql.LargeBinary, nullable=False),
    sql.Column("sign_count", sql.BigInteger, nullable=False),
    sql.Column("added", sql.Float, nullable=False),
    sql.Column("used", sql.Float, nullable=False),
)
sessions = sql.Table(
    "sessions",
    metadata,
    sql.Column("token_hash", HASH, primary_key=True),
    of_person(),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
    sql.Column("device", sql.String(24), nullable=False, server_default=""),
    sql.Column("proved", sql.Float, nullable=False, server_default="0"),  # by a passkey
)
guests = sql.Table(
    "guests",
    metadata,
    sql.Column("guest_hash", HASH, primary_key=True),
    of_person(),
    sql.Column("linked", sql.Float, nullable=False),
)
challenges = sql.Table(
    "challenges",
    metadata,
    sql.Column("challenge", sql.String(128), primary_key=True),
    sql.Column("purpose", sql.String(16), nullable=False),
    sql.Column("guest_hash", HASH, nullable=False),
    sql.Column("person_id", PERSON_ID, nullable=False),  # of somebody who may be still to come
    sql.Column("name", sql.String(24), nullable=False),
    sql.Column("expires", sql.Float, nullable=False, index=True),
)
blocks = sql.Table(
    "blocks",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("owner", HASH, nullable=False),  # a person, or a guest by hash
    sql.Column("blocked", HASH, nullable=False, index=True),
    sql.Column("name", sql.String(24), nullable=False),
    sql.Column("since", sql.Float, nullable=False),
    sql.UniqueConstraint("owner", "blocked"),
)
ratings = sql.Table(
    "ratings",
    metadata,
    sql.Column("person_id", sql.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("game", sql.String(24), primary_key=True),
    sql.Column("players", sql.Integer, primary_key=True),
    sql.Column("rating", sql.Float, nullable=False),
    sql.Column("deviation", sql.Float, nullable=False),
    sql.Column("volatility", sql.Float, nullable=False),
    sql.Column("games", sql.Integer, nullable=False),
    sql.Index("ix_ratings_board", "game", "players", "rating"),
)
results = sql.Table(
    "results",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("place", sql.Integer, nullable=False),
    sql.Column("score", sql.Integer, nullable=False),
    sql.Column("change", sql.Float),  # of the rating; none if the game was not rated for this seat
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("lines", sql.Text, nullable=False, server_default="[]"),  # where the points came from, as JSON
)
sql.Index("ix_keys_guest_hash", keys.c.guest_hash)  # the seats of a guest, at whatever table
