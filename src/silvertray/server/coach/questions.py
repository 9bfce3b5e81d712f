"""What the coach is asked about a choice, in another process."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from silvertray.analysis import coach
from silvertray.analysis.account import Priced, Reason
from silvertray.server.bots.thinker import Tell

EXPLAINED = 4  # options beside the best one that are worth an explanation
remembered = cache(coach)  # a coach's nets are read once for each process


class Advice(NamedTuple):
    """All options of a choice, best first; of the first few besides, why the best one is better."""

    options: tuple[Priced, ...]
    reasons: tuple[tuple[Reason, ...], ...]


class Choice(NamedTuple):
    """What would the coach do? Of the position it is told no more than the seat knows."""

    game: str
    state: Any
    seat: int
    key: int

    def answer(self, tell: Tell) -> Advice:
        """Price every option."""
        asked = remembered(self.game)
        options = asked.options(self.state, self.seat, self.key)
        others = options[1 : 1 + EXPLAINED]
        return Advice(options, tuple(asked.reasons(self.state, self.seat, options[0], other) for other in others))
