"""A table as it is told to one seat, or to a spectator: nothing in here that this seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import asdict
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Any

from pydantic import TypeAdapter

from silvertray.games import game
from silvertray.games.clever.view import OptionView
from silvertray.play.dealer import CommitReveal, commitment_to
from silvertray.play.match import Match
from silvertray.server.bots.paces import PaceKind
from silvertray.server.lines.frames import Written
from silvertray.server.lines.protocol import (
    ClockInfo,
    DealerInfo,
    EventInfo,
    ForkInfo,
    PlaceInfo,
    SeatInfo,
    TableInfo,
)
from silvertray.server.table.deeds import words_at
from silvertray.server.table.entries import PERSON, Chair, Entry, Record, Seen
from silvertray.server.table.folding import Folded
from silvertray.server.table.following import typist


@cache
def writer(kind: Any) -> Callable[[Any], bytes]:
    """What writes values of one kind as JSON; of a union of views it would first have to find out which they are."""
    return TypeAdapter(kind).serializer.to_json


EVENTS = writer(tuple[EventInfo, ...])
SEATS = writer(tuple[SeatInfo, ...])
TYPED = writer(tuple[str, ...])
RESULT = writer(tuple[PlaceInfo, ...] | None)
CLOCK = writer(ClockInfo | None)
TABLE = writer(TableInfo)


class Telling:
    """A table as it is now, to be told to many: what all are told alike is made and written once."""

    def __init__(self, table: Folded, present: Collection[int], now: float) -> None:
        match = table.match
        self._table = table
        self._public = match.view(None) if match else None
        self._seats = SEATS(seats(table, present)).decode()
        ended = RESULT(result(match) if match and table.is_over else None).decode()
        self._rest = (
            f'"result":{ended},"clock":{CLOCK(clock(table, now)).decode()},"table":{TABLE(about(table)).decode()}'
        )

    def to(self, seat: int | None, have: int) -> Written:
        """News: what happened after entry `have`, and how the table looks to this seat now."""
        table, match = self._table, self._table.match
        view: Any = match.view(seat, self._public) if match else None
        events = EVENTS(tuple([event(seen, seat) for seen in table.history[have:]])).decode()
        can_undo = match and seat is not None and not table.has_ended and match.can_undo(seat)
        own = TYPED(() if seat is None else typed(table, seat)).decode()
        text = (
            f'{{"type":"news","seq":{table.seq},"events":{events},"seats":{self._seats},'
            f'"view":{writer(view.__class__)(view).decode()},"can_undo":{"true" if can_undo else "false"},'
            f'"typed":{own},{self._rest}}}'
        )
        return Written(text, table.seq)


def news(table: Folded, seat: int | None, have: int, present: Collection[int], now: float) -> Written:
    """What one seat is told."""
    return Telling(table, present, now).to(seat, have)


def typed(table: Folded, seat: int) -> tuple[str, ...]:
    """What a seat can still put right of real dice."""
    if table.match is None or table.has_ended:
        return ()
    return tuple(table.match.typed(typist(table, seat)))


def event(seen: Seen, seat: int | None) -> EventInfo:
    """An entry as a seat sees it."""
    return told(seen.entry, seen.text(seat), seen.did)


@lru_cache(256)
def told(entry: Entry, text: str, did: OptionView | None) -> EventInfo:
    """An entry with the text that one may see; what all see alike is made once."""
    return EventInfo(seq=entry.seq, kind=entry.kind, seat=entry.seat, text=text, at=moment(entry.at), did=did)


def clock(table: Folded, now: float) -> ClockInfo | None:
    """The time that those have who are asked; none where everybody may think as long as they like."""
    if not table.clock.seconds:
        return None
    left = {seat: round(table.clock.left(seat, now), 1) for seat in sorted(table.clock.asked)}
    return ClockInfo(seconds=table.clock.seconds, paused=table.clock.paused_at is not None, left=left)


@lru_cache(1024)
def moment(seconds: float) -> str:
    """A time as text."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def seats(table: Folded, present: Collection[int]) -> tuple[SeatInfo, ...]:
    """Who sits where."""
    return tuple(
        seated(seat, chair, table.bot_of(seat) if table.is_played_by_bot(seat) else "", seat in present)
        for seat, chair in enumerate(table.chairs)
    )


@lru_cache(4096)
def seated(seat: int, chair: Chair, bot: str, is_present: bool) -> SeatInfo:
    """Who sits in one seat."""
    return SeatInfo(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        bot=bot,
        present=chair.kind == PERSON and is_present,
        stand_in=chair.stand_in,
    )


def result(match: Match) -> tuple[PlaceInfo, ...]:
    """The places, best first."""
    return tuple(PlaceInfo(**place._asdict()) for place in match.ranking())


def about(table: Folded) -> TableInfo:
    """What everybody may know of a table."""
    settled = (table.has_coach, table.is_rated)
    is_told = table.is_over and not table.record.is_sealed
    return described(
        table.record, words(table), is_told, table.pace, table.draw_seconds, table.host, table.next, *settled
    )


@lru_cache(4096)
def described(
    record: Record,
    said: tuple[str, ...],
    is_told: bool,
    pace: PaceKind,
    draw_seconds: int,
    host: int | None,
    rematch: str | None,
    has_coach: bool,
    is_rated: bool,
) -> TableInfo:
    """A table by what it was made with, and by the little that changes; most moves change nothing of it."""
    return TableInfo(
        id=record.id,
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=record.options,
        dealer=dealer(record, said, is_told),
        created=moment(record.created),
        grace=record.grace,
        draw_seconds=draw_seconds,
        pace=pace,
        host=host,
        listed=record.listed,
        next=rematch,
        coach=has_coach,
        rated=is_rated,
        fork=ForkInfo(**asdict(record.fork.origin)) if record.fork else None,
        contest=record.contest,
    )


def dealer(record: Record, said: tuple[str, ...], is_told: bool) -> DealerInfo:
    """Where chance comes from; what would give hidden cards or dice to come away is told when nobody needs them."""
    kind, secret = record.dealer, record.secret
    if kind == "seed":
        return DealerInfo(kind=kind, seed=secret if is_told or not game(record.game).deals_at_once else None)
    if kind != "commit":
        return DealerInfo(kind=kind)
    promise = commitment_to(bytes.fromhex(secret))
    return DealerInfo(kind=kind, commitment=promise, words=said, secret=secret if is_told else None)


def words(table: Folded) -> tuple[str, ...]:
    """What people have said to a fair dealer."""
    if table.record.dealer != "commit":
        return ()
    if table.match and isinstance(table.match.dealer, CommitReveal):
        return tuple(table.match.dealer.nonces)  # also of those who had to go
    return tuple(words_at(table))
