"""What the coach is asked about a choice, in another process."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from silvertray.analysis import coach
from silvertray.analysis.account import Priced, Reason
from silvertray.server.bots.thinker import Tell

EXPLAINED = 3  # options beside the best one that are worth an explanation
remembered = cache(coach)  # a coach's nets are read once for each process


Options = tuple[Priced, ...]
Explained = tuple[tuple[Reason, ...], ...]


class Advice(NamedTuple):
    """All options of a choice, best first; and, if it was asked for, why the best one is better than the next few."""

    options: Options
    reasons: Explained | None = None


class Choice(NamedTuple):
    """What would the coach do? Of the position it is told no more than the seat knows."""

    game: str
    state: Any
    seat: int
    key: int

    def answer(self, tell: Tell) -> Options:
        """Price every option."""
        return remembered(self.game).options(self.state, self.seat, self.key)


class Reasons(NamedTuple):
    """And why? It takes as long again, so nobody waits for it who wants to know less."""

    choice: Choice
    options: Options

    @property
    def game(self) -> str:
        """Whose coach is asked."""
        return self.choice.game

    def answer(self, tell: Tell) -> Explained:
        """Compare the best option with the next few."""
        asked, (_, state, seat, _) = remembered(self.game), self.choice
        best, *others = self.options
        return tuple(asked.reasons(state, seat, best, other) for other in others[:EXPLAINED])
