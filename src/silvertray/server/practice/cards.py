"""Cards: positions to choose in. A mistake is one by table, seat and step, a puzzle by its own name."""

from __future__ import annotations

import asyncio
import time
from typing import Any, NamedTuple

from silvertray.analysis.keys import key_after
from silvertray.analysis.puzzles import KEY, Puzzle, puzzle
from silvertray.games import game
from silvertray.server.api.finished import moment_of
from silvertray.server.api.refusing import Unwelcome
from silvertray.server.keeping.forms import NOBODY_INVITED
from silvertray.server.keeping.store import Store
from silvertray.server.lines.wishes import Moment
from silvertray.server.people.who import Who
from silvertray.server.table.entries import PERSON, Chair, Entry, Record
from silvertray.server.table.folding import Folded
from silvertray.server.table.news import about, seats
from silvertray.server.table.replaying import replayed

CARD = r"^([a-z2-7]{16,26}\.\d\.\d{1,4}|[a-z]{1,24}-\d{1,9}-\d{1,9})$"


class Position(NamedTuple):
    """A choice of one seat, with the key by which it is priced; from a game, what was played, and where."""

    game: str
    state: Any
    seat: int
    key: int
    moment: Moment
    played: str | None = None
    table: str | None = None
    step: int | None = None


def name_of(table: str, seat: int, step: int) -> str:
    """The card of a mistake."""
    return f"{table}.{seat}.{step}"


async def position(store: Store, who: Who, card: str) -> Position:
    """The position of a card; refused if there is none, if it is somebody else's, or if we cannot replay the game."""
    if "." not in card:
        found = puzzle(card)
        if found is None:
            raise Unwelcome(404, "no-such-card")
        return posed(found)
    table, seat, step = card.split(".")
    record = await store.record(table)
    held = {(key.seat, key.guest_hash) for key in await store.keys(table)}
    if record is None or not any((int(seat), guest) in held for guest in who.guests):
        raise Unwelcome(404, "no-such-card")
    entries = await store.entries(table)
    return await asyncio.to_thread(from_game, record, entries, int(seat), int(step))


def from_game(record: Record, entries: list[Entry], seat: int, step: int) -> Position:
    """A choice in a finished game; refused if it was none."""
    table = replayed(record, entries)
    match = table.begun()
    if not table.is_over or step >= len(match.log) or match.log[step].seat != seat:
        raise Unwelcome(404, "no-such-card")
    key, moment = key_after(match.log[:step], seat), moment_of(table, match, step, seat)
    undecided = moment.model_copy(update={"result": None, "steps": step})  # what came of it is not told
    played = match.log[step].text
    return Position(match.game.slug, match.at(step), seat, key, undecided, played, table.record.id, step)


def posed(found: Puzzle) -> Position:
    """The position of a puzzle, as if at a table."""
    rules = game(found.game)
    state = rules.from_position(found.position)
    table = Folded(record_of(found, state.players))
    table.chairs = [Chair(PERSON)] * state.players
    told: dict[str, Any] = {"table": about(table), "seats": seats(table, ()), "view": rules.view(state, found.seat)}
    moment = Moment(step=0, steps=0, rounds=(), event=None, result=None, **told)
    return Position(found.game, state, found.seat, KEY, moment)


def record_of(found: Puzzle, players: int) -> Record:
    """What would be settled of a table at which a puzzle comes up."""
    rules = game(found.game)
    options = {option.name: option.values[0] for option in rules.options}
    settled = (found.id, found.game, rules.rules_version, players, options)
    return Record(*settled, "entropy", "", 0.0, time.time(), NOBODY_INVITED)
