"""A stored table as one line of a file: whole, to move a server, or as the match file of a finished game."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from pydantic import TypeAdapter, ValidationError

from silvertray.bots import BOTS
from silvertray.core.errors import MatchFileError
from silvertray.core.game import CHANCE
from silvertray.play import files
from silvertray.play.dealer import CommitReveal, Seeded
from silvertray.play.match import Match
from silvertray.server.keeping.archive import Stored
from silvertray.server.keeping.store import Key, row_of
from silvertray.server.table.entries import Entry, Fork, Record
from silvertray.server.table.folding import Folded, folded
from silvertray.server.table.following import next_by_itself

BOT = "bot "  # before the name of a program in a match file
NOBODY_INVITED = "-"  # the hash of no token


@dataclass(frozen=True, slots=True)
class KeyHash:
    """The key to a seat."""

    seat: int
    token_hash: str
    guest_hash: str


@dataclass(frozen=True, slots=True)
class TableLine:
    """A whole table. `silvertray_table` is the version of this form."""

    silvertray_table: Literal[1]
    record: Record
    entries: list[Entry]
    keys: list[KeyHash]


LINE = TypeAdapter(TableLine)


# -- writing


def table_line(stored: Stored) -> bytes:
    """A whole table with its secrets."""
    held = [KeyHash(key.seat, key.token_hash, key.guest_hash) for key in stored.keys]
    return LINE.dump_json(TableLine(1, stored.record, stored.entries, held), exclude_defaults=True)


def match_line(stored: Stored) -> bytes | None:
    """The match file of a finished game, with its date; None as long as it is not over."""
    table = folded(stored.record, stored.entries)
    if table.match is None or not table.is_over:
        return None
    last = max(entry.at for entry in stored.entries if entry.kind in ("play", "chance", "correct"))
    dated = files.to_record(table.match) | {"date": datetime.fromtimestamp(last, UTC).isoformat(timespec="seconds")}
    return json.dumps(dated, ensure_ascii=False).encode()


# -- reading


def stored_in(raw: bytes, line: int) -> Stored:
    """The table that a line tells, in either form; raises SilvertrayError."""
    if not raw.lstrip().startswith(b'{"silvertray_table"'):
        return stored_match(files.parse_record(raw, line), line)
    try:
        told = LINE.validate_json(raw, strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        field = ".".join(str(part) for part in first["loc"])
        raise MatchFileError("wrong-field", line=line, field=field or first["msg"]) from None
    if not (told.record.id.isalnum() and told.record.id.isascii() and len(told.record.id) <= 32):
        raise MatchFileError("wrong-field", line=line, field="record.id")
    held = [Key(key.seat, key.token_hash, key.guest_hash) for key in told.keys]
    return stored_as(told.record, told.entries, held)


def stored_as(record: Record, entries: list[Entry], held: list[Key]) -> Stored:
    """A table as a database would hold it."""
    return Stored(row_of(record), entries, held, {})


def stored_match(record: dict[str, Any], line: int) -> Stored:
    """The table at which a finished match could have been played; raises SilvertrayError."""
    match = files.replayed(record, line)
    files.check_result(match, record.get("result"), line)
    if not match.state.is_over():
        raise MatchFileError("not-finished", line=line)
    table = Folded(record_of(match, record, date_of(record, line)))
    made = list(played_at(table, match))
    if table.match is None or files.to_record(table.match) != files.to_record(match):
        raise MatchFileError("no-such-dealer", line=line)  # such as words of more people than sit there
    return stored_as(table.record, made, [])


def table_told(record: dict[str, Any], line: int) -> Folded:
    """The table of a match, finished or not, without its entries; raises SilvertrayError."""
    match = files.replayed(record, line)
    table = Folded(record_of(match, record, date_of(record, line)))
    for seat, name in enumerate(match.names):
        kept(table, seated(match, seat, name, iter(())))
    table.match = match
    return table


def date_of(record: dict[str, Any], line: int) -> float:
    """When a match was played; the beginning of time if it does not tell."""
    try:
        at = datetime.fromisoformat(record["date"]).timestamp() if "date" in record else 0.0
        datetime.fromtimestamp(at, UTC)  # what cannot be told again is no date
        return at
    except (TypeError, ValueError, OverflowError):
        raise MatchFileError("wrong-field", line=line, field="date") from None


def record_of(match: Match, record: dict[str, Any], at: float) -> Record:
    """What was settled; the same match gives the same table."""
    told = json.dumps(record, sort_keys=True).encode()
    name = base64.b32encode(hashlib.sha256(told).digest()[:10]).decode().lower()
    kind, rules = record["dealer"]["kind"], match.game.rules_version
    secret = secret_of(match)
    settled = (name, match.game.slug, rules, match.players, match.options, kind, secret, 0.0, at, NOBODY_INVITED)
    return Record(*settled, fork=fork_of(match))


def fork_of(match: Match) -> Fork | None:
    """The first steps of a match that were another one's."""
    if match.origin is None:
        return None
    words = list(match.dealer.nonces) if isinstance(match.dealer, CommitReveal) else []
    return Fork(match.origin, [str(step) for step in match.log], words)


def secret_of(match: Match) -> str:
    """What its dealer keeps."""
    if isinstance(match.dealer, Seeded):
        return str(match.dealer.seed)
    return match.dealer.secret.hex() if isinstance(match.dealer, CommitReveal) else ""


def played_at(table: Folded, match: Match) -> Iterator[Entry]:
    """Everything that happened at a table, done there."""
    words = iter(match.dealer.nonces if isinstance(match.dealer, CommitReveal) else ())
    for seat, name in enumerate(match.names):
        yield kept(table, seated(match, seat, name, words))
    yield kept(table, Entry("start"))
    for step in match.log:
        yield kept(table, Entry("chance" if step.seat == CHANCE else "play", step.seat, step.text))
    while entry := next_by_itself(table):
        yield kept(table, entry)


def kept(table: Folded, entry: Entry) -> Entry:
    """An entry, done."""
    return table.apply(entry._replace(at=table.record.created))


def seated(match: Match, seat: int, name: str, words: Iterator[str]) -> Entry:
    """Who sits there; people have said a word if the dealer asks for one."""
    bot = name.removeprefix(BOT)
    if bot != name and bot in BOTS[match.game.slug]:
        return Entry("bot", seat, bot)
    return Entry("sit", seat, name, next(words, ""))
