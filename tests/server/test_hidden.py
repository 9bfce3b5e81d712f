"""Non-interference: two tables that differ only in what a seat cannot know look the same to it, byte by byte."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from pydantic import BaseModel
from tests.server.support.pages import Page
from tests.server.support.running import Server
from tests.server.support.streams import StreamPage
from tests.server.support.twins import Onlooker, Twins, choices, pairs, twins
from tests.strength import sizes

from silvertray.core.errors import SilvertrayError
from silvertray.core.rng import COMPILED
from silvertray.play.dealer import commitment_to
from silvertray.server.api.lobby import SEATING, listed_table
from silvertray.server.keeping.store import Key, Store
from silvertray.server.lines.protocol import AnyCommand, Fill, Place, Play, Rematch, Roll, Undo, Welcome, Why
from silvertray.server.lines.tokens import hashed
from silvertray.server.settings import Settings
from silvertray.server.table.commands import carry_out, why
from silvertray.server.table.folding import Folded, folded
from silvertray.server.table.live import LiveTable
from silvertray.server.table.news import about, news
from silvertray.server.table.tables import Tables

SHARES = [("clever", 1, 0.1), ("twice", 1, 0.1), *(("dobro", seed, 0.2) for seed in range(4))]
OVER_LINES = [("dobro", 4), ("clever", 1), ("twice", 1)]
STORY = 20  # so often the whole story is compared, the lobby, and what a spectator hears
ONE_ID = UUID(int=1)


@pytest.mark.parametrize(("slug", "seed", "share"), SHARES)
@sizes("pairs", everyday=2_000 if COMPILED else 500, full=10_000)
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(
    tmp_path: Path, slug: str, seed: int, share: float, pairs: int
) -> None:
    assert round(sum(part for _, _, part in SHARES), 6) == 1
    assert asyncio.run(compared(tmp_path, slug, seed, round(pairs * share))) == pairs * share


async def compared(folder: Path, slug: str, seed: int, count: int) -> int:
    """Compare so many pairs; how many they were."""
    tables = Tables(Settings(), Store(f"sqlite+aiosqlite:///{folder}/none.db"))
    number = 0
    for number, (pair, seat) in enumerate(pairs(slug, seed, count), 1):
        for who in (seat, None) if number % STORY == 0 else (seat,):
            one, other = [await heard(tables, table, who, number) for table in (pair.one, pair.other)]
            assert one == other, f"pair {number}, seat {who}"
            assert pair.one.record.secret not in "".join(one)
    await tables.close()
    await tables.store.close()
    return number


async def heard(tables: Tables, table: Folded, seat: int | None, number: int) -> list[str]:
    """Everything that a seat hears about a table and is answered there; now and then the whole story."""
    luck = random.Random(number)
    live = LiveTable(table, keys_of(table), tables.store)
    is_story = number % STORY == 0
    told = news(table, seat, 0 if is_story else table.seq - luck.randrange(6), (), 0.0)
    frames: list[BaseModel] = [Welcome(table=about(table), seat=seat, invited=False), listed(table)] if is_story else []
    frames += [why(live, Onlooker(seat), Why(id=ONE_ID, text=text)) for text in asked(table, luck)]
    frames.append(await carry_out(tables, live, Onlooker(seat), refused(table, seat, luck)))
    return [without_promise(table, text) for text in (told.text, *(frame.model_dump_json() for frame in frames))]


def keys_of(table: Folded) -> list[Key]:
    """Keys of all seats; no two tables have the same ones."""
    return [Key(seat, hashed(f"{table.record.invite_hash} {seat}"), "") for seat in range(table.record.players)]


def listed(table: Folded) -> Any:
    """The line of the lobby."""
    seating = [seen.entry for seen in table.history if seen.entry.kind in SEATING]
    return listed_table(folded(table.record, seating), "running")


def asked(table: Folded, luck: random.Random) -> list[str]:
    """What a seat may want to do, whether it can or not."""
    return [luck.choice(table.game.actions), luck.choice((*table.game.actions, "sing"))]


def refused(table: Folded, seat: int | None, luck: random.Random) -> AnyCommand:
    """A command that cannot be carried out now."""
    match = table.begun()
    found: list[AnyCommand] = [Play(id=UUID(int=2), text=text) for text in asked(table, luck)]
    found = [one for one in found if isinstance(one, Play) and (seat is None or is_refused(table, seat, one.text))]
    if seat is None or not match.awaits_roll() or seat != match.game.roller(match.state):
        found.append(Roll(id=UUID(int=3)))
    if seat is None or not match.can_undo(seat):
        found.append(Undo(id=UUID(int=4)))
    return luck.choice([*found, Fill(id=UUID(int=5)), Place(id=UUID(int=6), seat=0, bot=None), Rematch(id=ONE_ID)])


def is_refused(table: Folded, seat: int, text: str) -> bool:
    """Whether the rules would not have it."""
    match = table.begun()
    try:
        return match.game.why_not(match.state, seat, match.game.parse(match.state, seat, text)) is not None
    except SilvertrayError:
        return True


def without_promise(table: Folded, frame: str) -> str:
    """A frame as both twins have it: that a promise differs with its secret is what a promise is for."""
    is_promised = table.record.dealer == "commit"
    return frame.replace(commitment_to(bytes.fromhex(table.record.secret)), "promise") if is_promised else frame


def test_the_comparison_can_fail() -> None:
    """Whoever drew the cards does see the difference."""
    for pair, _ in pairs("dobro", 8, 100):
        drawers = [seat for seat in range(pair.one.record.players) if pair.hands[0][seat] != pair.hands[1][seat]]
        assert drawers
        assert not set(pair.seats) & set(drawers)
        for seat in drawers:
            assert news(pair.one, seat, 0, (), 0.0) != news(pair.other, seat, 0, (), 0.0)


def test_what_a_seat_is_asked_does_not_depend_on_what_others_choose_at_the_same_time() -> None:
    """Passive picks are seen as soon as they are made; whoever is still to pick has the same choice as before."""
    compared = 0
    for number, pair in enumerate([*islice(twins("clever", 3), 400), *islice(twins("twice", 3), 400)]):
        match, luck = pair.one.begun(), random.Random(number)
        seats = [seat for seat in match.state.open_seats() if seat >= 0]
        if len(seats) < 2:
            continue
        chooser, waiting = luck.sample(seats, 2)
        before = [choices(pair.one, waiting), *reasons(pair.one, waiting, number)]
        trial = pair.one.copy()
        trial.begun().play(chooser, luck.choice(sorted(choices(trial, chooser))))
        if trial.begun().log[-1].seat == chooser and waiting in trial.begun().state.open_seats():
            assert before == [choices(trial, waiting), *reasons(trial, waiting, number)]
            compared += 1
    assert compared > 50


def reasons(table: Folded, seat: int, number: int) -> list[str]:
    """Why some actions are not legal for a seat."""
    luck = random.Random(number)
    live = LiveTable(table, [], None)  # type: ignore[arg-type]
    return [why(live, Onlooker(seat), Why(id=ONE_ID, text=text)).code for text in luck.sample(table.game.actions, 5)]


# -- over real lines


def test_over_real_lines_twins_sound_the_same(tmp_path: Path) -> None:
    pairs = [pair for slug, count in OVER_LINES for pair in chosen(slug, count)]
    named = [stored_twins(pair, number) for number, pair in enumerate(pairs)]
    asyncio.run(keep(tmp_path, named))
    with Server(tmp_path) as server:
        for pair in named:
            one, other = [sounds(server, table, pair.seats[0]) for table in (pair.one, pair.other)]
            assert one == other
            assert len(one) > 15
    assert len(named) == 6


def chosen(slug: str, count: int) -> list[Twins]:
    """Pairs of as many games, all in their middle."""
    return [next(islice(twins(slug, 100 + number), 8, None)) for number in range(count)]


def stored_twins(pair: Twins, number: int) -> Twins:
    """Twins under names of their own, open to everybody."""
    ids, now = (f"{number:08}{'a' * 8}", f"{number:08}{'b' * 8}"), 1000.0 * (time.time() // 1000)
    tables = pair.one.copy(), pair.other.copy()
    for table, name in zip(tables, ids, strict=True):
        table.record = replace(table.record, id=name.translate(str.maketrans("0123456789", "abcdefghij")), created=now)
    return Twins(pair.seats, *tables)


async def keep(folder: Path, named: list[Twins]) -> None:
    """Write tables into a database, as if they had been played there."""
    store = Store(f"sqlite+aiosqlite:///{folder}/tables.db")
    await store.migrate()
    for pair in named:
        for table in (pair.one, pair.other):
            key = Key(pair.seats[0], hashed(f"token {table.record.id}"), "")
            await store.create(table.record, [seen.entry for seen in table.history], [key])
    await store.close()


def sounds(server: Server, table: Folded, seat: int) -> set[str]:
    """Every frame that a looker-on and a seat get at a table over both lines, and what plain requests are answered.

    How often the same news are told hangs on when the page before has gone.
    """
    found, name = [], table.record.id
    for token in (None, f"token {name}"):
        for line in (Page, StreamPage):
            with line(server, name, token) as page:
                found += [str(page.ask(kind, **fields)) for kind, fields in questions(table, seat)]
                found += page.frames
    paths = ("", "/match", "/moments/3", f"/moments/3?seat={seat}", f"/moments?seat={seat}")
    found += [str(server.get(f"/api/tables/{name}{path}").text) for path in paths]
    found += [str(one) for one in server.get("/api/lobby?state=running&most=50").json()["tables"] if one["id"] == name]
    return {without_promise(table, frame).replace(name, "table") for frame in found}


def questions(table: Folded, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """What can be asked and said without a change; each by an id that is the same at both."""
    luck = random.Random(seat)
    whys = [("why", {"text": text}) for text in ["sing", *luck.sample(table.game.actions, 2)]]
    plays = [("play", {"text": text}) for text in luck.sample(table.game.actions, 2) if is_refused(table, seat, text)]
    asked = [*whys, *plays, ("rematch", {}), ("fill", {}), ("kick", {"seat": seat})]
    return [(kind, fields | {"id": str(UUID(int=number))}) for number, (kind, fields) in enumerate(asked)]
