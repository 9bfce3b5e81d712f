"""What is kept: tables, their entries, and the keys to seats. Nothing is told before it is stored."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from silvertray.server.folding import Entry, Record

MIGRATIONS = Path(__file__).parent / "migrations"
metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
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
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("attended", sql.Float),  # when somebody was last there, for the lobby
)
entries = sql.Table(
    "entries",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("command", sql.String(36)),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("word", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.UniqueConstraint("table_id", "command"),
)
keys = sql.Table(
    "keys",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("token_hash", sql.String(64), primary_key=True),
    sql.Column("guest_hash", sql.String(64), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
)


class Conflict(Exception):  # noqa: N818 - no error: somebody else was quicker
    """Another entry has this number already, or this command was stored before."""


class Key:
    """The right to a seat: hashes of its token and of the guest who holds it."""

    __slots__ = ("guest_hash", "seat", "token_hash")

    def __init__(self, seat: int, token_hash: str, guest_hash: str) -> None:
        self.seat = seat
        self.token_hash = token_hash
        self.guest_hash = guest_hash

    def row(self, table: str) -> dict[str, Any]:
        """As it is stored."""
        return {"table_id": table, "seat": self.seat, "token_hash": self.token_hash, "guest_hash": self.guest_hash}


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, hide_parameters=True)  # errors go to the log, secrets do not
        if url.startswith("sqlite"):
            sql.event.listen(self._engine.sync_engine, "connect", make_durable)

    async def migrate(self) -> None:
        """Bring the database to the newest form."""
        async with self._engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def ping(self) -> None:
        """Raises if the database does not answer."""
        async with self._engine.connect() as connection:
            await connection.execute(sql.select(1))

    @property
    def engine(self) -> AsyncEngine:
        """The database itself."""
        return self._engine

    # -- writing

    async def create(self, record: Record, made: Sequence[Entry], held: Sequence[Key]) -> None:
        """A new table with its first entries and keys, all or nothing."""
        row = asdict(record) | {"options": json.dumps(record.options)}
        async with self._engine.begin() as connection:
            await connection.execute(tables.insert(), row)
            await write(connection, record.id, made, held)

    async def append(
        self, table: str, made: Sequence[Entry], held: Sequence[Key] = (), freed: Collection[int] = ()
    ) -> None:
        """Add entries that follow the last one; raises Conflict, and then nothing is stored."""
        try:
            async with self._engine.begin() as connection:
                if freed:
                    await connection.execute(keys.delete().where(keys.c.table_id == table, keys.c.seat.in_(freed)))
                await write(connection, table, made, held)
        except IntegrityError:
            raise Conflict from None

    # -- reading

    async def record(self, table: str) -> Record | None:
        """A table by its id."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(tables.select().where(tables.c.id == table))).mappings().first()
        return self.as_record(row) if row else None

    async def entries(self, table: str) -> list[Entry]:
        """All entries of a table in their order."""
        query = entries.select().where(entries.c.table_id == table).order_by(entries.c.seq)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [self.as_entry(row) for row in rows]

    @staticmethod
    def as_record(row: sql.RowMapping) -> Record:
        """A table as it was settled."""
        settled = {name: row[name] for name in Record.__dataclass_fields__}
        return Record(**settled | {"options": json.loads(row["options"])})

    @staticmethod
    def as_entry(row: sql.RowMapping) -> Entry:
        """An entry as it was made."""
        return Entry(**{name: row[name] for name in Entry.__dataclass_fields__})

    async def keys(self, table: str) -> list[Key]:
        """The keys to the seats of a table."""
        async with self._engine.connect() as connection:
            rows = (await connection.execute(keys.select().where(keys.c.table_id == table))).mappings().all()
        return [Key(row["seat"], row["token_hash"], row["guest_hash"]) for row in rows]


async def write(connection: AsyncConnection, table: str, made: Sequence[Entry], held: Sequence[Key]) -> None:
    """Entries and keys inside a transaction."""
    if made:
        await connection.execute(entries.insert(), [asdict(entry) | {"table_id": table} for entry in made])
    if held:
        await connection.execute(keys.insert(), [key.row(table) for key in held])


def make_durable(connection: Any, _: Any) -> None:
    """SQLite that keeps what it has acknowledged, even if the power fails."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: sql.Connection) -> None:
    """Run the migrations that are missing: all or nothing, and one process after the other."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", MIGRATIONS.as_posix())
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
