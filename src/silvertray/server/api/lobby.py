"""Open tables: their makers let everybody know, so that strangers can sit down or look on.

Which table waits for players is read from its entries; whether anybody is there, from the time at which it was last
attended. Every worker writes that down for the tables it holds, so that all workers show the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sql
import structlog

from silvertray.server.keeping.store import Store, entries, has, tables
from silvertray.server.lines.frames import LobbyState
from silvertray.server.lines.wishes import ListedSeat, ListedTable, Lobby
from silvertray.server.table.entries import EMPTY, Chair, Record
from silvertray.server.table.folding import Folded
from silvertray.server.table.live import LiveTable
from silvertray.server.table.news import moment
from silvertray.server.table.replaying import known_rules, note_unplayable, replayed_or_none
from silvertray.server.table.tables import Tables

ATTEND_SECONDS = 20.0
DESERTED_SECONDS = 60.0  # longer than it takes to come back after a restart
SEATING = ("sit", "bot", "stand", "away", "back", "kick", "start", "pace", "clock")  # entries that say who plays
log = structlog.get_logger()


async def lobby(
    store: Store, state: LobbyState, game: str | None, before: str | None, most: int, running: int, now: float
) -> Lobby:
    """Open tables, the newest first; `before` is the last one of the page before."""
    shown, last = await page_of(store, state, game, before, most, now)
    others = (await page_of(store, "running", game, None, running, now))[0] if running else ()
    return Lobby(tables=shown, next=last, running=others)


async def page_of(
    store: Store, state: LobbyState, game: str | None, before: str | None, most: int, now: float
) -> tuple[tuple[ListedTable, ...], str | None]:
    """One page of listed tables, and the id of its last one if more follow."""
    query = tables.select().where(*wanted(state, game, before, now))
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query.order_by(*NEWEST_FIRST).limit(most + 1))).mappings().all()
        seating = await connection.execute(entries_of([row["id"] for row in rows]))
        made = seating.mappings().all()
    return tuple(listed_tables(rows[:most], state, made)), rows[most - 1]["id"] if len(rows) > most else None


NEWEST_FIRST = (tables.c.created.desc(), tables.c.id.desc())


def wanted(state: LobbyState, game: str | None, before: str | None, now: float) -> list[sql.ColumnElement[bool]]:
    """What a table has to be."""
    attended = tables.c.attended > now - DESERTED_SECONDS
    of_state = {
        "waiting": [sql.not_(has("start")), attended],
        "running": [has("start"), sql.not_(has("end")), attended],
        "finished": [has("end")],
    }[state]
    of_game = [tables.c.game == game] if game is not None else []
    can_open = tables.c.rules.in_(known_rules())
    return [tables.c.listed.is_(True), can_open, *of_state, *of_game, *older_than(before)]


def older_than(before: str | None) -> list[sql.ColumnElement[bool]]:
    """Further down the list than another table."""
    if before is None:
        return []
    other = tables.alias()
    created = sql.select(other.c.created).where(other.c.id == before).scalar_subquery()
    return [sql.tuple_(tables.c.created, tables.c.id) < sql.tuple_(created, sql.literal(before))]


def entries_of(ids: Sequence[str]) -> sql.Select[Any]:
    """Who sat down, stood up and began at these tables."""
    chosen = entries.c.table_id.in_(ids), entries.c.kind.in_(SEATING)
    return sql.select(entries).where(*chosen).order_by(entries.c.table_id, entries.c.seq)


def listed_tables(
    rows: Sequence[sql.RowMapping], state: LobbyState, made: Sequence[sql.RowMapping]
) -> Iterator[ListedTable]:
    """The tables that this program can read and replay."""
    for record in filter(None, map(readable, rows)):
        table = replayed_or_none(record, [Store.as_entry(row) for row in made if row["table_id"] == record.id])
        if table is not None:
            yield listed_table(table, state)


def readable(row: sql.RowMapping) -> Record | None:
    """A table as it was settled; None if it cannot be read."""
    try:
        return Store.as_record(row)
    except ValueError as error:
        note_unplayable(row["id"], type(error).__name__)
        return None


def listed_table(table: Folded, state: LobbyState) -> ListedTable:
    """A table as a stranger sees it."""
    record = table.record
    return ListedTable(
        id=record.id,
        state=state,
        game=record.game,
        players=record.players,
        free=sum(chair.kind == EMPTY for chair in table.chairs),
        seats=tuple(listed_seat(table, seat, chair) for seat, chair in enumerate(table.chairs)),
        options=record.options,
        dealer=record.dealer,
        pace=table.pace,
        created=moment(record.created),
    )


def listed_seat(table: Folded, seat: int, chair: Chair) -> ListedSeat:
    """Who sits there."""
    return ListedSeat(kind=chair.kind, name=chair.name, bot=table.bot_of(seat) if table.is_played_by_bot(seat) else "")


# -- who is there


async def keep_attended(open_tables: Tables) -> None:
    """Write down now and then which open tables somebody is at; whatever goes wrong, the next time it is tried anew."""
    while True:
        await open_tables.time.sleep(ATTEND_SECONDS)
        try:
            attended = [live.id for live in open_tables.all() if is_attended(live)]
            await note_attended(open_tables.store, attended, open_tables.time.now())
        except Exception:
            log.exception("who is at the open tables could not be stored")


def is_attended(live: LiveTable) -> bool:
    """Whether strangers can meet somebody at a table."""
    return live.table.record.listed and not live.table.is_over and bool(live.present())


async def note_attended(store: Store, ids: Sequence[str], now: float) -> None:
    """Somebody is at these tables now."""
    if ids:
        async with store.engine.begin() as connection:
            await connection.execute(tables.update().where(tables.c.id.in_(ids)).values(attended=now))
