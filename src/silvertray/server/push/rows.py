"""What the database keeps so that people can be told of their turn."""

from __future__ import annotations

import sqlalchemy as sql

from silvertray.server.keeping.store import metadata

HASH = sql.String(64)

subscriptions = sql.Table(
    "push_subscriptions",
    metadata,
    sql.Column("id", HASH, primary_key=True),  # of the endpoint
    sql.Column("guest_hash", HASH, nullable=False, index=True),
    sql.Column("endpoint", sql.Text, nullable=False),
    sql.Column("p256dh", sql.String(88), nullable=False),
    sql.Column("auth", sql.String(24), nullable=False),
    sql.Column("since", sql.Float, nullable=False),
)
notices = sql.Table(
    "push_notices",  # of each seat, the wait that its owner was told of last
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("began", sql.Integer, primary_key=True),
)
push_keys = sql.Table(
    "push_keys",  # by which push services know us: one, for all workers
    metadata,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("private_key", sql.String(64), nullable=False),
    sql.Column("made", sql.Float, nullable=False),
)
