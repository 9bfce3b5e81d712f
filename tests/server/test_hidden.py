"""Non-interference: two tables that differ only in cards a seat cannot know look the same to it, byte by byte."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from uuid import UUID

from tests.server.pages import Page
from tests.server.running import Server

from silvertray.core.bits import members
from silvertray.core.errors import SilvertrayError
from silvertray.core.rng import COMPILED
from silvertray.games import game
from silvertray.games.dobro.cards import FACES
from silvertray.server.keeping.store import Key, Store
from silvertray.server.lines.protocol import Play, Welcome, Why
from silvertray.server.lines.tokens import hashed
from silvertray.server.settings import Settings
from silvertray.server.table.commands import carry_out, why
from silvertray.server.table.folding import Entry, Folded, Record, folded, next_by_itself
from silvertray.server.table.live import LiveTable
from silvertray.server.table.news import about, news
from silvertray.server.table.tables import Tables

PAIRS = 2000 if COMPILED else 200
ASKED = ["take", "draw", "play 7", "play 12 12", "play J=5", "play S", "play R", "play 2 2", "sing"]
ONE_ID = UUID(int=1)
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")


@dataclass
class Onlooker:
    """A seat's page without a socket."""

    seat: int | None
    invited: bool = False
    guest_hash: str = ""
    have: int = 0

    def tell(self, message: Any) -> None:
        """Nothing is told: it is asked for."""


def random_table(luck: random.Random) -> tuple[Record, list[Entry]]:
    """A table of Dobro somewhere in a random game."""
    players = luck.randrange(2, 7)
    options = {"draw": luck.choice(["auto", "classic"]), "edition": luck.choice(["ru", "br"])}
    rules = game("dobro").rules_version
    record = Record("a" * 16, "dobro", rules, players, options, "entropy", "", 45.0, 0.0, "")
    table = Folded(record)
    made = [table.apply(Entry("sit", seat, NAMES[seat])) for seat in range(players)]
    wanted = luck.randrange(players * 8, players * 8 + 150)
    while len(made) < wanted and not table.is_over:
        made.append(table.apply(chance(table, luck) if next_by_itself(table) else action(table, luck)))
    return record, made


def chance(table: Folded, luck: random.Random) -> Entry:
    """The start, or an outcome by our own luck, so that a failure can be seen again."""
    if table.match is None:
        return Entry("start")
    state = table.match.state
    outcome = state.outcome_of(luck.getrandbits(64))
    return Entry("chance", -1, table.game.text(state, -1, outcome))


def action(table: Folded, luck: random.Random) -> Entry:
    """Something that somebody may do."""
    state = table.begun().state
    seat = luck.choice(state.open_seats())
    return Entry("play", seat, table.game.text(state, seat, luck.choice(members(state.legal(seat)))))


# -- the same, but for what is hidden


def differing(record: Record, made: list[Entry], luck: random.Random) -> tuple[Folded, Folded, list[int]] | None:
    """The same table with two hidden draws changed, and the seats that saw neither; None if that cannot be."""
    table = folded(record, made)
    hidden = [at for at, seen in enumerate(table.history) if seen.only is not None]
    first, second = luck.choice(hidden), luck.choice([*hidden, -1])
    other = exchanged(table, made, first, second, luck)
    if other is None or other == made:
        return None
    touched = {table.history[at].only for at in (first, second) if at >= 0}
    changed = replayed(record, other)
    if changed is None:
        return None
    return table, changed, [seat for seat in range(record.players) if seat not in touched]


def exchanged(table: Folded, made: list[Entry], first: int, second: int, luck: random.Random) -> list[Entry] | None:
    """Two draws swapped, or one made of a card that nobody has drawn."""
    other = list(made)
    if second >= 0:
        other[first] = replace(made[first], text=made[second].text)
        other[second] = replace(made[second], text=made[first].text)
        return other
    unseen = table.begun().state.facts().unseen
    undrawn = [f"draw {face}" for face, left in zip(FACES, unseen, strict=True) if left]
    if not undrawn:
        return None
    other[first] = replace(made[first], text=luck.choice(undrawn))
    return other


def replayed(record: Record, made: list[Entry]) -> Folded | None:
    """The table, if all of it is legal."""
    try:
        return folded(record, made)
    except SilvertrayError:
        return None


def pairs(seed: int, count: int) -> Iterator[tuple[Folded, Folded, list[int]]]:
    """So many pairs of tables that are public alike."""
    luck = random.Random(seed)
    found = 0
    while found < count:
        record, made = random_table(luck)
        for _ in range(30):
            pair = differing(record, made, luck)
            if pair and public(pair[0]) == public(pair[1]):
                found += 1
                yield pair
                break


def public(table: Folded) -> list[object]:
    """All that everybody has seen: every action, and who began each round; it must agree for a fair comparison."""
    turns = [seen.entry.text for seen in table.history if seen.only is None]
    facts = table.begun().state.facts()
    return [turns, facts.known, facts.turn, facts.points, facts.piles, facts.moment]


# -- what is told


def told(table: Folded, seat: int | None, luck: random.Random) -> list[str]:
    """Everything that this seat can hear about a table."""
    live = LiveTable(table, [], None)  # type: ignore[arg-type]
    page = Onlooker(seat)
    haves = [0, table.seq, luck.randrange(table.seq)]
    frames = [news(table, seat, have, ()).model_dump_json() for have in haves]
    frames += [why(live, page, Why(id=ONE_ID, text=text)).model_dump_json() for text in ASKED]
    return [*frames, Welcome(table=about(table), seat=seat, invited=False).model_dump_json()]


def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know() -> None:
    compared = 0
    for number, (one, other, seats) in enumerate(pairs(7, PAIRS)):
        for seat in [*seats[-1:], None]:
            assert told(one, seat, random.Random(number)) == told(other, seat, random.Random(number))
            compared += seat is not None
    assert compared > PAIRS // 2


def test_the_comparison_can_fail() -> None:
    """Whoever drew the cards does see the difference."""
    seen = 0
    for one, other, seats in pairs(8, 20):
        drawers = set(range(one.record.players)) - set(seats)
        seen += any(told(one, seat, random.Random(1)) != told(other, seat, random.Random(1)) for seat in drawers)
    assert seen == 20


def test_refusals_do_not_depend_on_what_a_seat_cannot_know(tmp_path: Path) -> None:
    async def answers(table: Folded, seat: int) -> list[str]:
        tables = Tables(Settings(draw_grace=0), store)
        found = []
        for number, text in enumerate(ASKED):
            live = LiveTable(table, [], store)
            command = Play(id=UUID(int=number), text=text)
            if why(live, Onlooker(seat), Why(id=ONE_ID, text=text)).code:
                found.append((await carry_out(tables, live, Onlooker(seat), command)).model_dump_json())
        return found

    async def compare() -> int:
        compared = 0
        for one, other, seats in pairs(9, PAIRS // 20):
            for seat in seats:
                first = await answers(one, seat)
                assert first == await answers(other, seat)
                compared += len(first)
        await store.close()
        return compared

    store = Store(f"sqlite+aiosqlite:///{tmp_path}/none.db")
    assert asyncio.run(compare()) > PAIRS // 20


def test_over_real_sockets_two_such_tables_sound_the_same(tmp_path: Path) -> None:
    one, other, seats = next(pair for pair in pairs(10, 50) if pair[2])
    heard = [sounds(tmp_path / str(number), table, seats[0]) for number, table in enumerate((one, other))]
    assert heard[0] == heard[1]
    assert len(heard[0]) > 2 * len(ASKED)


def sounds(folder: Path, table: Folded, seat: int) -> list[str]:
    """Every frame that a looker-on and a seat get at a table, on a server of its own."""
    folder.mkdir()
    asyncio.run(keep(folder, table, seat))
    heard = []
    with Server(folder) as server:
        for token in (None, "token"):
            with Page(server, table.record.id, token) as page:
                for number, text in enumerate(ASKED):
                    page.ask("why", id=str(UUID(int=number)), text=text)
                heard += page.frames
    return heard


async def keep(folder: Path, table: Folded, seat: int) -> None:
    """Write a table into a database, as if it had been played there."""
    store = Store(f"sqlite+aiosqlite:///{folder}/tables.db")
    await store.migrate()
    await store.create(table.record, [seen.entry for seen in table.history], [Key(seat, hashed("token"), "")])
    await store.close()
