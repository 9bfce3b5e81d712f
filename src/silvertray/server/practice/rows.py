"""What the database keeps for practising: mistakes of reviewed games, and how well each card is known by whom."""

from __future__ import annotations

import sqlalchemy as sql

from silvertray.server.keeping.store import metadata
from silvertray.server.people.rows import HASH

mistakes = sql.Table(
    "mistakes",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("step", sql.Integer, primary_key=True),
    sql.Column("loss", sql.Float, nullable=False),
)
drills = sql.Table(
    "drills",
    metadata,
    sql.Column("owner", HASH, primary_key=True),  # a person, or a guest by hash
    sql.Column("card", sql.String(48), primary_key=True),
    sql.Column("box", sql.Integer, nullable=False),
    sql.Column("due", sql.Float, nullable=False),
    sql.Column("tries", sql.Integer, nullable=False),
)
