"""Tables out of a database into a file, and back into another one: all of a file, or nothing."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from silvertray.core.errors import MatchFileError, SilvertrayError
from silvertray.play.files import whole
from silvertray.server.keeping.archive import Stored, all_tables, at_rest, number_of_tables, opened
from silvertray.server.keeping.audit import Bar
from silvertray.server.keeping.checking import Difference, checked
from silvertray.server.keeping.forms import match_line, stored_in, table_line
from silvertray.server.keeping.store import entries, keys, tables
from silvertray.server.settings import Settings

LONGEST = 64 << 20  # bytes of a line; no table comes near it
OURS_ALONE = 0o600  # whoever reads the file knows running games and may take seats


# -- out


async def export_tables(settings: Settings, path: Path, bar: Bar) -> int:
    """Write all tables, whole, into a file; how many there are. Raises SetupError."""
    return await export(settings, path, bar, table_line)


async def export_matches(settings: Settings, path: Path, bar: Bar, tell: Callable[[Difference], None]) -> int:
    """Write the match files of all finished games; a table that cannot be replayed is told of and left out."""

    def line(stored: Stored) -> bytes | None:
        difference = checked(stored).difference
        if difference:
            tell(difference)
        return None if difference else match_line(stored)

    return await export(settings, path, bar, line)


async def export(settings: Settings, path: Path, bar: Bar, line_of: Callable[[Stored], bytes | None]) -> int:
    """Write a line for each table that has one."""
    count = 0
    async with at_rest(settings) as connection:
        with bar(await number_of_tables(connection)) as progress, written_whole(path) as file:
            async for stored in all_tables(connection):
                line = line_of(stored)
                progress(1)
                if line is not None:
                    file.write(line + b"\n")
                    count += 1
    return count


@contextmanager
def written_whole(path: Path) -> Iterator[IO[bytes]]:
    """A file that is there whole or not at all, packed if its name says so."""
    with whole(path, OURS_ALONE) as file, packed(file, path) as inside:
        yield inside


@contextmanager
def packed(file: IO[bytes], path: Path) -> Iterator[IO[bytes]]:
    """The same file, or what is packed into it: without a time, so that the same tables give the same bytes."""
    if path.suffix != ".gz":
        yield file
        return
    with gzip.GzipFile("", "wb", fileobj=file, mtime=0) as inside:
        yield inside  # type: ignore[misc]


# -- in


class Brought(NamedTuple):
    """What became of the tables of a file."""

    new: int
    known: int


def check_lines(path: Path, tell: Callable[[SilvertrayError], None]) -> int:
    """Replay every table of a file; how many are broken, each of which is told of. Raises MatchFileError."""
    broken = 0
    for line, raw in lines(path):
        try:
            check_line(raw, line)
        except SilvertrayError as error:
            tell(error)
            broken += 1
    return broken


def check_line(raw: bytes, line: int) -> None:
    """Refuse a line that tells no table, or one that does not replay; raises SilvertrayError."""
    found = checked(stored_in(raw, line)).difference
    if found:
        raise MatchFileError("broken-table", line=line, table=found.table, seq=found.seq, cause=found.cause)


async def bring_in(settings: Settings, path: Path) -> Brought:
    """Take a file that was checked into a database, in one transaction; who is there already stays as it is."""
    new = known = 0
    async with opened(settings) as store:
        await store.migrate()
        async with store.engine.begin() as connection:
            for line, raw in lines(path):
                is_new = await take_in(connection, stored_in(raw, line))
                new, known = new + is_new, known + (not is_new)
    return Brought(new, known)


async def take_in(connection: AsyncConnection, stored: Stored) -> bool:
    """Store a table with all that belongs to it, unless it is there."""
    table = stored.row["id"]
    if (await connection.execute(sql.select(tables.c.id).where(tables.c.id == table))).first():
        return False
    await connection.execute(tables.insert(), stored.row)
    if stored.entries:
        await connection.execute(entries.insert(), [entry._asdict() | {"table_id": table} for entry in stored.entries])
    if stored.keys:
        await connection.execute(keys.insert(), [key.row(table) for key in stored.keys])
    return True


def lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """The lines of a file with their numbers; raises MatchFileError if it cannot be unpacked or has no end."""
    number = 0
    with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as file:
        try:
            while raw := file.readline(LONGEST):
                number += 1
                if len(raw) == LONGEST:
                    raise MatchFileError("line-too-long", line=number, most=LONGEST)
                if raw.strip():
                    yield number, raw
        except (gzip.BadGzipFile, EOFError, zlib.error):
            raise MatchFileError("broken-line", line=number + 1) from None
