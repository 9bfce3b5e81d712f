"""Stored tables as this program plays them. One that it cannot replay is told as such, and troubles nobody else."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import get_args

import structlog

from silvertray.core.errors import Refusal, SetupError, SilvertrayError
from silvertray.games import GAMES, game
from silvertray.server.table.entries import DealerKind, Entry, Record
from silvertray.server.table.folding import Folded, folded

log = structlog.get_logger()


def replayed(record: Record, entries: list[Entry]) -> Folded:
    """A table from what was stored; refused if this program cannot replay it."""
    try:
        check_known(record)
        return folded(record, entries)
    except Exception as error:  # what a newer worker has stored may fail here in any way
        note_unplayable(record.id, str(error) if isinstance(error, SilvertrayError) else type(error).__name__)
        raise Refusal("table-unplayable") from error


def replayed_or_none(record: Record, entries: list[Entry]) -> Folded | None:
    """The same for whoever can do without it."""
    try:
        return replayed(record, entries)
    except Refusal:
        return None


def check_known(record: Record) -> None:
    """Refuse a table that was played by other rules than ours, or whose dealer we do not know."""
    known = game(record.game).rules_version
    if record.rules != known:
        raise SetupError("other-rules", rules=record.rules, known=known)
    if record.dealer not in get_args(DealerKind):
        raise SetupError("no-such-dealer")


@cache
def known_rules() -> tuple[str, ...]:
    """The rules that this program plays by."""
    return tuple(game(slug).rules_version for slug in GAMES)


@lru_cache(1000)
def note_unplayable(table: str, error: str) -> None:
    """Write it down once, however often the table is looked at."""
    log.error("a table cannot be replayed", table=table, error=error)
