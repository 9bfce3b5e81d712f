"""What the database keeps about contests: the dice of each, and who has tried them at which table."""

from __future__ import annotations

import sqlalchemy as sql

from silvertray.server.keeping.store import metadata
from silvertray.server.people.rows import HASH

contests = sql.Table(
    "contests",
    metadata,
    sql.Column("id", sql.String(40), primary_key=True),
    sql.Column("game", sql.String(24), nullable=False),
    sql.Column("seats", sql.Text, nullable=False),  # as JSON: `me`, or the bot that sits there
    sql.Column("options", sql.Text, nullable=False),
    sql.Column("dealer", sql.String(16), nullable=False),
    sql.Column("secret", sql.Text, nullable=False),
    sql.Column("fork", sql.Text),  # the game whose dice they are, if it is not the secret alone that decides
    sql.Column("opens", sql.Float, nullable=False),
    sql.Column("closes", sql.Float),  # none: anybody may still come
)
tries = sql.Table(
    "tries",
    metadata,
    sql.Column("contest_id", sql.ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("owner", HASH, primary_key=True, index=True),  # a person, or a guest by hash
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("given_up", sql.Float),
)
secrets = sql.Table(
    "secrets",  # of the server itself, made once for all workers
    metadata,
    sql.Column("name", sql.String(24), primary_key=True),
    sql.Column("secret", sql.String(64), nullable=False),
    sql.Column("made", sql.Float, nullable=False),
)
