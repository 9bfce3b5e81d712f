"""A table at which a great deal has happened: nothing is added to it but the game itself, which can be played on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests.server.support.company import all_play
from tests.server.support.pages import Page, guest
from tests.server.support.running import NewTable, Server

from silvertray.server.keeping.store import Key, Store
from silvertray.server.lines.tokens import hashed
from silvertray.server.lines.wishes import TableWish
from silvertray.server.table.entries import Entry, Record
from silvertray.server.table.making import first_entries, made_of, new_record
from silvertray.server.table.room import MOST

WISH = TableWish(game="clever", seats=("me", "open", "open"), name="Ann")
REFUSED = [
    ("pace", {"pace": "instant"}),
    ("say", {"phrase": "hello"}),
    ("pause", {}),
    ("stand", {}),
    ("undo", {}),
    ("kick", {"seat": 1}),
    ("place", {"seat": 2, "bot": "greedy"}),
    ("hint", {"grade": 1}),
    ("correct", {"text": "roll 123456"}),
]


async def keep(folder: Path, record: Record, entries: list[Entry]) -> None:
    """Write a table into a database, as if all that had happened there."""
    store = Store(f"sqlite+aiosqlite:///{folder}/tables.db")
    await store.migrate()
    await store.create(record, entries, [Key(0, hashed("token"), "")])
    await store.close()


def test_where_a_great_deal_has_happened_only_the_game_goes_on(tmp_path: Path) -> None:
    record = new_record(WISH, "secret", "invite", 3600, time.time())
    first = first_entries(record, WISH, "")
    talk = [Entry("pace", 0, "brisk")] * (MOST - len(first) - 2)
    asyncio.run(keep(tmp_path, record, made_of(record, [*first, *talk])))
    with Server(tmp_path) as server, Page(server, record.id, "token") as ann:
        assert ann.ask("pace", pace="instant")["seq"] == MOST - 1
        table = NewTable(record.id, 0, "token", "invite", "")
        with guest(server, table, 1) as bob:
            assert bob.have == MOST
            for kind, fields in REFUSED:
                assert ann.ask(kind, **fields)["code"] == "enough-entries"
            assert ann.ask("fill", bot="greedy")["type"] == "done"
            assert all_play([ann, bob])
