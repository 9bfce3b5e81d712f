"""A table as it is told to one seat, or to a spectator: nothing in here that this seat may not know."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import asdict
from datetime import UTC, datetime
from functools import lru_cache

from silvertray.games.clever.view import OptionView
from silvertray.play.dealer import CommitReveal, commitment_to
from silvertray.play.match import Match
from silvertray.server.lines.protocol import (
    ClockInfo,
    DealerInfo,
    EventInfo,
    ForkInfo,
    News,
    PlaceInfo,
    SeatInfo,
    TableInfo,
)
from silvertray.server.table.folding import PERSON, Entry, Folded, Seen, typist


class Telling:
    """A table as it is now, to be told to many: what all are told alike is made once."""

    def __init__(self, table: Folded, present: Collection[int]) -> None:
        match = table.match
        self._table = table
        self._seats = seats(table, present)
        self._result = result(match) if match and table.is_over else None
        self._clock = clock(table)
        self._about = about(table)
        self._public = match.view(None) if match else None

    def to(self, seat: int | None, have: int) -> News:
        """What happened after entry `have`, and how the table looks to this seat now."""
        table, match = self._table, self._table.match
        return News(
            seq=table.seq,
            events=tuple(event(seen, seat) for seen in table.history[have:]),
            seats=self._seats,
            view=match.view(seat, self._public) if match else None,
            can_undo=bool(match and seat is not None and not table.has_ended and match.can_undo(seat)),
            typed=() if seat is None else typed(table, seat),
            result=self._result,
            clock=self._clock,
            table=self._about,
        )


def news(table: Folded, seat: int | None, have: int, present: Collection[int]) -> News:
    """What one seat is told."""
    return Telling(table, present).to(seat, have)


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


def clock(table: Folded) -> ClockInfo | None:
    """The time that those have who are asked; none where everybody may think as long as they like."""
    if not table.clock.seconds:
        return None
    now = time.time()
    left = {seat: round(table.clock.left(seat, now), 1) for seat in sorted(table.clock.asked)}
    return ClockInfo(seconds=table.clock.seconds, paused=table.clock.paused_at is not None, left=left)


@lru_cache(1024)
def moment(seconds: float) -> str:
    """A time as text."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def seats(table: Folded, present: Collection[int]) -> tuple[SeatInfo, ...]:
    """Who sits where."""
    return tuple(
        SeatInfo(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            bot=table.bot_of(seat) if table.is_played_by_bot(seat) else "",
            present=chair.kind == PERSON and seat in present,
            stand_in=chair.stand_in,
        )
        for seat, chair in enumerate(table.chairs)
    )


def result(match: Match) -> tuple[PlaceInfo, ...]:
    """The places, best first."""
    return tuple(PlaceInfo(**place._asdict()) for place in match.ranking())


def about(table: Folded) -> TableInfo:
    """What everybody may know of a table."""
    record = table.record
    return TableInfo(
        id=record.id,
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=record.options,
        dealer=dealer(table),
        created=moment(record.created),
        grace=record.grace,
        pace=table.pace,
        host=table.host,
        listed=record.listed,
        next=table.next,
        fork=ForkInfo(**asdict(record.fork.origin)) if record.fork else None,
    )


def dealer(table: Folded) -> DealerInfo:
    """Where chance comes from; what would give hidden cards or dice to come away is shown when the game is over."""
    kind, secret = table.record.dealer, table.record.secret
    if kind == "seed":
        return DealerInfo(kind=kind, seed=secret if table.is_over or not table.game.deals_at_once else None)
    if kind != "commit":
        return DealerInfo(kind=kind)
    words = tuple(chair.word for chair in table.chairs if chair.kind == PERSON)
    if table.match and isinstance(table.match.dealer, CommitReveal):
        words = table.match.dealer.nonces  # also of those who had to go
    promise = commitment_to(bytes.fromhex(secret))
    return DealerInfo(kind=kind, commitment=promise, words=words, secret=secret if table.is_over else None)
