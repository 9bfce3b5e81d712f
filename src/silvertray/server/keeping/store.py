"""What is kept: tables, their entries, and the keys to seats. Nothing is told before it is stored."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any, NamedTuple

import sqlalchemy as sql
from pydantic import TypeAdapter
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from silvertray.core.errors import Refusal
from silvertray.server import metrics
from silvertray.server.keeping.commits import Commits
from silvertray.server.keeping.database import engine_at, upgrade, without_transactions
from silvertray.server.table.clocks import NEVER
from silvertray.server.table.entries import Entry, Fork, Record

FORK = TypeAdapter(Fork)
FIELDS = Entry._fields
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
    sql.Column("attended", sql.Float),  # when somebody was last there, its maker first, for the lobby
    sql.Column("fork", sql.Text),  # where its first steps come from, if from another table
    sql.Column("contest", sql.String(40)),
    sql.Column("sealed", sql.Float, nullable=False),
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


wakes = sql.Table(
    "wakes",  # when something is due at a table, even if nobody looks on there
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("at", sql.Float, nullable=False, index=True),
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


class Append(NamedTuple):
    """What is stored together: a new table, entries that follow the last one, keys, and seats whose keys are void."""

    table: str
    made: Sequence[Entry] = ()
    held: Sequence[Key] = ()
    freed: Collection[int] = ()
    record: Record | None = None
    wakes_at: float | None = None  # when somebody has to look after the table, if it has a clock

    @property
    def numbers(self) -> set[tuple[str, int]]:
        """The places of its entries."""
        return {(self.table, entry.seq) for entry in self.made}


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self._engine = engine_at(url)
        self._reading = without_transactions(self._engine)
        self._commits = Commits(self._commit)

    async def migrate(self) -> None:
        """Bring the database to the newest form."""
        async with self._engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        """Finish what has begun, and let go of the database."""
        await self._commits.finish()
        await self._engine.dispose()

    async def ping(self) -> None:
        """Raises if the database does not answer."""
        await self._read(sql.select(sql.literal(1)))

    @property
    def engine(self) -> AsyncEngine:
        """The database itself."""
        return self._engine

    # -- writing

    async def create(self, record: Record, made: Sequence[Entry], held: Sequence[Key]) -> None:
        """A new table with its first entries and keys, all or nothing; raises Conflict if it is there already."""
        await self._commits.add(Append(record.id, made, held, record=record))

    async def append(
        self,
        table: str,
        made: Sequence[Entry],
        held: Sequence[Key] = (),
        freed: Collection[int] = (),
        wakes_at: float | None = None,
    ) -> None:
        """Add entries that follow the last one; raises Conflict, and then nothing is stored."""
        await self._commits.add(Append(table, made, held, freed, wakes_at=wakes_at))

    async def _commit(self, batch: list[Append]) -> Sequence[Exception | None]:
        metrics.COMMIT_SIZE.observe(len(batch))
        try:
            async with self._engine.begin() as connection:
                return await written(connection, batch)
        except IntegrityError:  # a table is gone, which must not spoil the others
            if len(batch) == 1:
                return [Refusal("no-such-table", table=batch[0].table)]
        return [(await self._commit([one]))[0] for one in batch]

    # -- reading

    async def awake(self, before: float, most: int) -> list[str]:
        """Tables at which something was due before a time, the longest overdue first."""
        query = sql.select(wakes.c.table_id).where(wakes.c.at < before).order_by(wakes.c.at).limit(most)
        return [row["table_id"] for row in await self._read(query)]

    async def _read(self, query: sql.Select[Any], given: Mapping[str, Any] | None = None) -> Sequence[sql.RowMapping]:
        async with self._reading.connect() as connection:
            rows: Sequence[sql.RowMapping] = (await connection.execute(query, given)).mappings().all()
        return rows

    async def record(self, table: str) -> Record | None:
        """A table by its id."""
        if not table.isalnum():
            return None  # what PostgreSQL could not even be asked for
        rows = await self._read(tables.select().where(tables.c.id == table))
        return self.as_record(rows[0]) if rows else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """All entries of a table that follow a number, in their order."""
        return (await self.missed({table: after}))[table]

    async def missed(self, seen: Mapping[str, int]) -> dict[str, list[Entry]]:
        """All entries that follow the last one that was seen of each of these tables, in their order."""
        found: dict[str, list[Entry]] = {table: [] for table in seen}
        if self._engine.dialect.name == "sqlite":
            rows = await self._read(later_in_a_file(seen))
        else:
            rows = await self._read(later_entries(), {"ids": list(seen), "seqs": list(seen.values())})
        for row in rows:
            found[row["table_id"]].append(self.as_entry(row))
        return found

    @staticmethod
    def as_record(row: Mapping[Any, Any]) -> Record:
        """A table as it was settled; raises ValueError if it cannot be read."""
        settled = {name: row[name] for name in Record.__dataclass_fields__}
        fork = FORK.validate_json(row["fork"]) if row["fork"] else None
        return Record(**settled | {"options": json.loads(row["options"]), "fork": fork})

    @staticmethod
    def as_entry(row: sql.RowMapping) -> Entry:
        """An entry as it was made."""
        return Entry(**{name: row[name] for name in FIELDS})

    async def keys(self, table: str) -> list[Key]:
        """The keys to the seats of a table."""
        rows = await self._read(keys.select().where(keys.c.table_id == table))
        return [Key(row["seat"], row["token_hash"], row["guest_hash"]) for row in rows]

    async def standing(self, table: str, after: int = 0) -> tuple[list[Entry], list[Key]]:
        """Entries that follow a number and the keys of that moment: none came or went while they were read."""
        keys, before = await self.keys(table), None
        while before != {key.token_hash for key in keys}:
            before = {key.token_hash for key in keys}
            read, keys = await self.entries(table, after), await self.keys(table)
        return read, keys


async def written(connection: AsyncConnection, batch: Sequence[Append]) -> list[Conflict | None]:
    """A batch inside a transaction. Who comes too late is told so, and nothing of it stays."""
    ordered = sorted(batch, key=lambda one: one.table)  # the same for all, so that nobody waits in a circle
    await insert(connection, tables, [row_of(one.record) for one in ordered if one.record])
    stored = await insert(connection, entries, [row for one in ordered for row in rows_of(one)])
    late = {one.table for one in batch if not one.numbers <= stored}
    for table, seq in stored:
        if table in late:
            await connection.execute(entries.delete().where(entries.c.table_id == table, entries.c.seq == seq))
    kept = [one for one in ordered if one.table not in late]
    await turn_keys(connection, kept)
    await set_wakes(connection, [one for one in kept if one.made])
    return [Conflict() if one.table in late else None for one in batch]


async def insert(connection: AsyncConnection, into: sql.Table, rows: Sequence[dict[str, Any]]) -> set[tuple[Any, ...]]:
    """Store what can be; the keys of the rows that were."""
    if not rows:
        return set()
    if connection.dialect.name == "sqlite":
        made = sqlite.insert(into).on_conflict_do_nothing().returning(*into.primary_key)
        found = await connection.execute(made, rows)
    else:
        columns = {name: [row[name] for row in rows] for name in rows[0]}
        found = await connection.execute(insert_of_columns(into, *columns), columns)
    return {tuple(row) for row in found}


@cache
def insert_of_columns(into: sql.Table, *names: str) -> Any:
    """The same for PostgreSQL, which prepares a statement once if it does not grow with the number of rows."""
    arrays = [sql.bindparam(name, type_=postgresql.ARRAY(into.c[name].type)) for name in names]
    rows = sql.func.unnest(*arrays).table_valued(*(sql.column(name) for name in names)).render_derived()
    return (
        postgresql.insert(into)
        .from_select(names, sql.select(rows))
        .on_conflict_do_nothing()
        .returning(*into.primary_key)
    )


def later_in_a_file(seen: Mapping[str, int]) -> sql.Select[Any]:
    """The entries that follow the last one that was seen of each table, from SQLite."""
    later = [sql.and_(entries.c.table_id == table, entries.c.seq > seq) for table, seq in seen.items()]
    return entries.select().where(sql.or_(*later)).order_by(entries.c.seq)


@cache
def later_entries() -> sql.Select[Any]:
    """The same from PostgreSQL, by one statement for any number of tables."""
    ids = sql.bindparam("ids", type_=postgresql.ARRAY(entries.c.table_id.type))
    seqs = sql.bindparam("seqs", type_=postgresql.ARRAY(sql.Integer))
    seen = sql.func.unnest(ids, seqs).table_valued("table_id", "seq").render_derived("seen")
    follows = sql.and_(entries.c.table_id == seen.c.table_id, entries.c.seq > seen.c.seq)
    return sql.select(entries).join(seen, follows).order_by(entries.c.seq)


async def turn_keys(connection: AsyncConnection, batch: Sequence[Append]) -> None:
    """Make keys void, and keep new ones."""
    for one in batch:
        if one.freed:
            await connection.execute(keys.delete().where(keys.c.table_id == one.table, keys.c.seat.in_(one.freed)))
    await insert(connection, keys, [key.row(one.table) for one in batch for key in one.held])


async def set_wakes(connection: AsyncConnection, batch: Sequence[Append]) -> None:
    """Write down when each table with a clock has to be looked after, in place of what was due there before."""
    timed = {one.table: one.wakes_at for one in batch if one.wakes_at is not None}
    if timed:
        await connection.execute(wakes.delete().where(wakes.c.table_id.in_(timed)))
    await insert(connection, wakes, [{"table_id": table, "at": at} for table, at in timed.items() if at < NEVER])


def has(kind: str) -> sql.ColumnElement[bool]:
    """Whether a table has an entry of this kind; written out, as only then its index is used."""
    of_kind = entries.c.kind == sql.literal_column(f"'{kind}'")
    return sql.exists().where(entries.c.table_id == tables.c.id, of_kind)


def row_of(record: Record) -> dict[str, Any]:
    """A table as it is stored."""
    fork = FORK.dump_json(record.fork).decode() if record.fork else None
    return asdict(record) | {"options": json.dumps(record.options), "fork": fork, "attended": record.created}


def rows_of(append: Append) -> list[dict[str, Any]]:
    """Entries as they are stored."""
    return [entry._asdict() | {"table_id": append.table} for entry in append.made]
