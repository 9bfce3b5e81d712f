"""Clocks: since when each seat has been asked for something, and until when it may think.

The time is for everything that a seat decides between two rolls or draws. All of it follows from the times of a
table's entries, so every process and every replay has the same clock.
"""

from __future__ import annotations

from typing import NamedTuple

from silvertray.core.errors import Refusal
from silvertray.play.match import Match

NONE = 0
NEVER = float("inf")
LONGEST = 14 * 24 * 3600  # seconds
Times = dict[int, float]
NO_TIMES: Times = {}


class Clock(NamedTuple):
    """The clock of a table: the seconds of each seat (0: as long as one likes), and how they pass."""

    seconds: int = NONE
    asked: Times = NO_TIMES  # since when each seat is asked
    used: Times = NO_TIMES  # what those had used who have acted and may take it back
    paused_at: float | None = None

    @property
    def runs(self) -> bool:
        """Whether anybody's time passes."""
        return self.seconds != NONE and self.paused_at is None

    def until(self, seat: int) -> float | None:
        """When a seat's time is over."""
        return self.asked[seat] + self.seconds if self.runs and seat in self.asked else None

    def left(self, seat: int, at: float) -> float:
        """How many seconds an asked seat has left."""
        return max(0.0, self.asked[seat] + self.seconds - self._now(at))

    # -- what entries do to it

    def after_chance(self, asked: set[int], at: float) -> Clock:
        """Dice or cards have fallen: whoever is asked now has all the time."""
        return self._replace(asked=dict.fromkeys(asked, self._now(at)), used={})

    def after_deed(self, asked: set[int], at: float, is_undo: bool) -> Clock:
        """Somebody has acted. Whoever takes something back has the time that was left before it."""
        now = self._now(at)
        again = self.used if is_undo else {}
        used = {seat: now - since for seat, since in self.asked.items() if seat not in asked}
        since = {seat: self.asked.get(seat, now - again.get(seat, 0.0)) for seat in asked}
        return self._replace(asked=since, used=self.used | used)

    def paused(self, at: float) -> Clock:
        """Time stands still; refused if it does already, or if there is no clock."""
        if not self.runs:
            raise Refusal("clock-stands")
        return self._replace(paused_at=at)

    def resumed(self, at: float) -> Clock:
        """Time goes on where it stopped; refused if it never did."""
        if self.paused_at is None:
            raise Refusal("clock-runs")
        pause = at - self.paused_at
        return self._replace(asked={seat: since + pause for seat, since in self.asked.items()}, paused_at=None)

    def _now(self, at: float) -> float:
        return at if self.paused_at is None else self.paused_at


def asked_now(match: Match | None) -> set[int]:
    """The seats that have something to do: an action, or a roll."""
    if match is None or match.state.is_over():
        return set()
    return {match.game.roller(match.state)} if match.awaits_roll() else set(match.state.open_seats())
