"""What the database keeps of the coach: reviews, and those that are being made."""

from __future__ import annotations

import sqlalchemy as sql

from silvertray.server.keeping.store import metadata

reviews = sql.Table(
    "reviews",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("version", sql.String(40), primary_key=True),  # of the rules, and of the coach
    sql.Column("percent", sql.Integer, nullable=False),
    sql.Column("at", sql.Float, nullable=False),  # when whoever makes it was last heard of
    sql.Column("review", sql.Text),  # as JSON; none while it is made
)
sums = sql.Table(
    "sums",  # of reviews, for statistics
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("luck", sql.Float),  # none where it is not known
    sql.Column("loss", sql.Float, nullable=False),
    sql.Column("accuracy", sql.Float),
)
