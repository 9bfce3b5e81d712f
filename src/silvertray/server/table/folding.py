"""A table as its entries made it: who sits where, the match, what each seat has seen. Stored entries are the table."""

from __future__ import annotations

from itertools import takewhile
from typing import TypeVar

from silvertray.analysis import COACHES
from silvertray.bots import USUAL_LEVEL
from silvertray.core.errors import Refusal
from silvertray.core.game import Game
from silvertray.games import game
from silvertray.play.match import Match
from silvertray.server.bots.paces import USUAL, PaceKind
from silvertray.server.table.clocks import NEVER, Clock, asked_now
from silvertray.server.table.deeds import deed_of
from silvertray.server.table.entries import BESIDE, BOT, DRAW_SECONDS, EMPTY, PERSON, Chair, Entry, Record, Seen
from silvertray.server.table.marks import marked

Thing = TypeVar("Thing")


class Folded:
    """All entries of a table, applied one by one through the checked doors. `moved`: the last that changed the game."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game = game(record.game)
        self.chairs = [Chair() for _ in range(record.players)]
        self.match: Match | None = None
        self.next: str | None = None
        self.pace: PaceKind = USUAL
        self.barred: frozenset[str] = frozenset()
        self.clock = Clock()
        self.draw_seconds = DRAW_SECONDS
        self.offers_hints = True
        self.is_rated = False
        self.has_ended = False
        self.moved = 0
        self.history: list[Seen] = []

    def copy(self) -> Folded:
        """The same table, to try something at."""
        other = twin(self)
        other.chairs = list(self.chairs)
        other.match = copied(self.match) if self.match else None
        other.history = list(self.history)
        return other

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.history)

    def said(self, since: float) -> list[Entry]:
        """What was said at the table since a time, the latest first."""
        recent = takewhile(lambda seen: seen.entry.at >= since, reversed(self.history))
        return [seen.entry for seen in recent if seen.entry.kind == "say"]

    @property
    def has_coach(self) -> bool:
        """Whether somebody here may ask the coach: not where others would be cheated of a rating or a place."""
        is_compared = self.is_rated or self.record.contest is not None
        return self.record.game in COACHES and self.offers_hints and not is_compared

    @property
    def hints(self) -> list[Entry]:
        """Every hint that somebody was given."""
        return [seen.entry for seen in self.history if seen.entry.kind == "hint"]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match is not None and bool(self.match.state.is_over())

    @property
    def wakes_at(self) -> float | None:
        """When something is due even if nobody looks on: a bot's move, the end of a time. None: there is no clock."""
        if not self.clock.seconds:
            return None
        if not self.clock.runs:
            return NEVER
        if any(map(self.is_played_by_bot, self.clock.asked)):
            return self.history[-1].entry.at
        return min(filter(None, map(self.clock.until, self.clock.asked)), default=NEVER)

    @property
    def asked_people(self) -> set[int]:
        """The seats that are asked for something and that no program acts for."""
        return {seat for seat in self.clock.asked if not self.is_played_by_bot(seat)}

    def begun(self) -> Match:
        """The match; refused as long as there is none."""
        if self.match is None:
            raise Refusal("not-begun", open=sum(chair.kind == EMPTY for chair in self.chairs))
        return self.match

    def apply(self, entry: Entry) -> Entry:
        """Do what an entry says, if it may be; the entry as it is to be kept."""
        only = self.match.game.seen_by(self.match.state, entry.seat) if entry.kind == "chance" and self.match else None
        before = self.match.state.copy() if entry.kind == "play" and self.match else None
        text = deed_of(entry)(self, entry)
        kept = entry._replace(text=text, seq=self.seq + 1)
        did = marked(self.game, before, self.match.log[-1]) if before is not None and self.match else None
        self.history.append(Seen(kept, only, did))
        self.moved = self.moved if entry.kind in BESIDE else kept.seq
        self._wind(kept)
        return kept

    def _wind(self, entry: Entry) -> None:
        """Let the clock go on from here, if an entry may have changed who is asked."""
        if entry.kind in ("start", "chance", "correct"):
            self.clock = self.clock.after_chance(asked_now(self.match), entry.at)
        elif entry.kind in ("play", "undo"):
            self.clock = self.clock.after_deed(asked_now(self.match), entry.at, entry.kind == "undo")

    # -- who plays for whom

    def is_played_by_bot(self, seat: int) -> bool:
        """Whether a program acts for this seat now."""
        return self.chairs[seat].kind == BOT or self.chairs[seat].stand_in

    def bot_of(self, seat: int) -> str:
        """The name of the program that acts for a seat."""
        chair = self.chairs[seat]
        return chair.name if chair.kind == BOT else USUAL_LEVEL

    @property
    def host(self) -> int | None:
        """The seat of whoever has sat here longest and is not stood in for; None if nobody is left."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON and not chair.stand_in]
        return min(people, key=lambda seat: self.chairs[seat].since, default=None)


def copied(match: Match) -> Match:
    """The same match, to be played on by itself."""
    other = twin(match)
    other.state, other.log = match.state.copy(), list(match.log)
    return other


def twin(thing: Thing) -> Thing:
    """Another of its kind that holds the same; every move needs two, and `copy.copy` takes five times as long."""
    other = thing.__class__.__new__(thing.__class__)
    other.__dict__.update(thing.__dict__)
    return other


def folded(record: Record, entries: list[Entry]) -> Folded:
    """A table from what was stored."""
    table = Folded(record)
    for entry in entries:
        table.apply(entry)
    return table
