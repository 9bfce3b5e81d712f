"""Databases that hold games: made by a real server, or by the same doors without one."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from silvertray.core.bits import members
from silvertray.games import game
from silvertray.server.keeping.store import Key, Store
from silvertray.server.table.entries import Entry, Record
from silvertray.server.table.folding import Folded
from silvertray.server.table.following import next_by_itself, rolled

GAMES = ("clever", "twice", "dobro")
DEALERS = ("seed", "commit", "entropy")
SECRET = "5" * 64
UNDONE_AT = 30  # an entry that is taken back where it can be
STARTED = 1_700_000_000.0


def address(file: Path) -> str:
    """A database file as the command line names it."""
    return f"sqlite:///{file}"


def filled(url: str, tables: int = 9, running: int = 2) -> list[str]:
    """A new database with finished games and some that still go on; the ids of its tables."""
    made = [played(number, to_the_end=number >= running) for number in range(tables)]
    asyncio.run(keep(url, made))
    return [table.record.id for table in made]


async def keep(url: str, made: list[Folded]) -> None:
    """Store tables as a server does."""
    store = Store(url.replace("sqlite://", "sqlite+aiosqlite://").replace("postgresql://", "postgresql+asyncpg://"))
    await store.migrate()
    for table in made:
        keys = [Key(0, f"{table.record.id}-token", "guest"), Key(0, f"{table.record.id}-other", "")]
        await store.create(table.record, [seen.entry for seen in table.history], keys)
    await store.close()


def played(number: int, to_the_end: bool = True) -> Folded:
    """A table at which somebody plays at random, with a bot beside, and takes something back."""
    luck = random.Random(number)
    rules, dealer = game(GAMES[number % 3]), DEALERS[number // 3 % 3]
    secret = SECRET if dealer == "commit" else str(number)
    options = {option.name: option.values[0] for option in rules.options}
    name = f"table{number:03}"
    table = Folded(Record(name, rules.slug, rules.rules_version, 2, options, dealer, secret, 45.0, STARTED, "i" * 64))  # type: ignore[arg-type]
    do(table, Entry("sit", 0, "Ann Ä", "a word"))
    do(table, Entry("bot", 1, "random"))
    while not table.is_over and (to_the_end or table.seq < 2 * UNDONE_AT):
        do(table, next_deed(table, luck))
    return table


def next_deed(table: Folded, luck: random.Random) -> Entry:
    """What happens next."""
    match = table.begun()
    if match.awaits_roll():
        return rolled(match)
    if table.seq >= UNDONE_AT and match.can_undo(0) and all(seen.entry.kind != "undo" for seen in table.history):
        return Entry("undo", 0)
    seat = luck.choice(match.state.open_seats())
    action = luck.choice(members(match.state.legal(seat)))
    return Entry("play", seat, match.game.text(match.state, seat, action))


def do(table: Folded, entry: Entry) -> None:
    """An entry and what follows by itself, with a time and a command."""
    first: Entry | None = entry
    while first:
        at, command = STARTED + table.seq + luck_of(table.seq), f"{table.record.id} {table.seq}"
        table.apply(Entry(first.kind, first.seat, first.text, first.word, at=at, command=command))
        first = next_by_itself(table)


def luck_of(seq: int) -> float:
    """A part of a second that is not a round number."""
    return random.Random(seq).random()
