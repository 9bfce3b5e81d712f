"""What a worker hears from another: late, twice, out of order or not at all, its tables end up as they are stored."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from functools import partial
from itertools import starmap
from typing import NamedTuple

import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st
from tests.builds import examples
from tests.server.support.in_process import Looking
from tests.server.support.one_thread import TimelessLoop, seeded_secrets, stay_in_this_thread

from silvertray.games import game
from silvertray.server.keeping.store import Key, Store, entries, keys, tables
from silvertray.server.lines.tokens import hashed, new_table_id, new_token
from silvertray.server.people.erasing import NAMING, NEUTRAL
from silvertray.server.people.talks import Talks
from silvertray.server.table.entries import Entry, Record
from silvertray.server.table.folding import folded
from silvertray.server.table.live import LiveTable, Sitting
from silvertray.server.wires.hearing import Hearing

SITS = "sit or stand"
GUEST = 1  # the seat where guests come and go


class Change(NamedTuple):
    """A change that another worker makes; it is heard of here after so many more changes, each time, or never."""

    table: int
    kind: str
    heard: list[int]


CHANGES = st.lists(
    st.builds(
        Change,
        st.integers(0, 1),
        st.sampled_from([SITS, SITS, "kick", "pace", "erase"]),
        st.lists(st.integers(0, 3), max_size=2),
    ),
    min_size=4,
    max_size=12,
)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The database of both workers."""
    url = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('database')}/tables.db"

    async def migrate(store: Store) -> None:
        await store.migrate()
        await store.close()

    asyncio.run(migrate(Store(url)))
    return url


async def new_table(store: Store) -> list[LiveTable]:
    """A new table, as two workers have it in memory."""
    rules = game("clever").rules_version
    record = Record(new_table_id(), "clever", rules, 3, {}, "entropy", "", 45.0, time.time(), invite_hash="")
    first = [Entry("sit", 0, "Ann", seq=1)]
    await store.create(record, first, [])
    return [LiveTable(folded(record, first), [], store) for _ in range(2)]


async def make(store: Store, live: LiveTable, kind: str) -> None:
    """Make a change at another worker's table, if it is possible now."""
    is_taken = live.table.chairs[GUEST].kind == "person"
    if kind == "erase":
        async with store.engine.begin() as connection:
            is_name = (entries.c.table_id == live.id) & entries.c.kind.in_(NAMING)
            await connection.execute(entries.update().where(is_name).values(text=NEUTRAL))
            await connection.execute(keys.delete().where(keys.c.table_id == live.id, keys.c.seat == GUEST))
        await live.reread()
    elif kind == "pace":
        await live.change(None, lambda table: [Entry("pace", 0, "relaxed")])
    elif kind == SITS and not is_taken:
        key = Key(GUEST, hashed(new_token()), "")
        await live.change(None, lambda table: [Entry("sit", GUEST, "Bob")], Sitting(Looking(), key))
    elif is_taken:
        await live.change(None, lambda table: [Entry("kick" if kind == "kick" else "stand", GUEST)])


async def heard_all() -> None:
    """Wait until a worker has read what it heard of."""
    while reading := [task for task in asyncio.all_tasks() if task.get_name() == "hearing"]:
        await asyncio.wait(reading)


async def check(store: Store, live: LiveTable, watcher: Looking, token: str) -> None:
    """A table and its watcher, who came by this token, have what is stored, and were told each entry once."""
    kept = await store.entries(live.id)
    assert [seen.entry for seen in live.table.history] == kept
    held = {key.token_hash for key in await store.keys(live.id)}
    assert {key.token_hash for key in live.keys} == held
    assert watcher.seat == (GUEST if token in held else None)
    assert [event.seq for news in watcher.told for event in news.events] == [entry.seq for entry in kept]
    assert [seat.name for seat in watcher.told[-1].seats] == [chair.name for chair in live.table.chairs]


NEWER_KEYS = [(0, SITS, [0]), (0, SITS, []), (0, "erase", [0, 1]), (0, SITS, []), (0, SITS, []), (0, SITS, [])]
OLD_KEY = [
    *[(0, SITS, []), (0, SITS, []), (0, "erase", [0, 2]), (0, "pace", [])],
    *[(0, SITS, []), (1, SITS, [0]), (0, SITS, []), (0, SITS, [0])],
]


@settings(max_examples=examples(40), phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink])
@given(CHANGES, st.integers(0, 2**32))
@example([*starmap(Change, OLD_KEY)], 0).via("a visit by an old key while the new ones were read")
@example([*starmap(Change, NEWER_KEYS)], 0).via("the keys that were read were newer than the entries")
def test_a_table_ends_up_as_stored_however_its_changes_are_heard_of(
    database: str, changes: list[Change], seed: int
) -> None:
    store, luck = Store(database), random.Random(seed)
    stay_in_this_thread(store.engine, luck)

    async def run() -> None:
        async with store.engine.begin() as connection:
            await connection.execute(tables.delete())  # ids are the same each time
        there, here = zip(*[await new_table(store) for _ in range(2)], strict=True)
        hearing = Hearing({live.id: live for live in here}, store, Talks(store.engine))
        watchers, tokens = [Looking(), Looking()], ["", ""]
        for live, watcher in zip(here, watchers, strict=True):
            live.come(watcher)
        late: list[tuple[int, Callable[[], None]]] = []
        lost: set[str] = set()
        for number, (at, kind, heard) in enumerate(changes):
            await make(store, there[at], kind)
            told = partial(hearing.stored, there[at].id, there[at].table.seq)
            if kind == "erase":
                told, heard = partial(hearing.rewritten, there[at].id), heard or [len(changes)]  # which is never lost
            lost |= set() if heard else {there[at].id}
            late += [(number + delay, told) for delay in heard]
            luck.shuffle(late)
            for message in [one for one in late if one[0] <= number]:
                late.remove(message)
                message[1]()
                for _ in range(luck.choice([0, 0, 1, 5, 20])):
                    await asyncio.sleep(0)  # meanwhile this worker reads
            for key in here[at].keys:
                if key.seat == GUEST:  # whose owner comes to this worker
                    watchers[at].seat, tokens[at] = GUEST, key.token_hash
        for _, tell in late:
            tell()
        hearing.check(lost)
        await heard_all()
        for live, watcher, token in zip(here, watchers, tokens, strict=True):
            await check(store, live, watcher, token)

    with seeded_secrets(luck), asyncio.Runner(loop_factory=TimelessLoop) as runner:
        try:
            runner.run(run())
        finally:
            runner.run(store.close())
