"""What the coach is asked about an answer, in another process."""

from __future__ import annotations

from typing import Any, NamedTuple

from silvertray.analysis.account import Priced, Reason
from silvertray.server.bots.thinker import Tell
from silvertray.server.coach.questions import remembered


class Judged(NamedTuple):
    """All options of a choice, best first, and why the best one is better than the answer."""

    options: tuple[Priced, ...]
    reasons: tuple[Reason, ...]


class Answered(NamedTuple):
    """How good is this answer?"""

    game: str
    state: Any
    seat: int
    key: int
    text: str

    def answer(self, tell: Tell) -> Judged:
        """Price every option, and give reasons where the answer was not the best one."""
        coach = remembered(self.game)
        options = coach.options(self.state, self.seat, self.key)
        other = next(option for option in options if option.text == self.text)
        is_best = other is options[0]
        return Judged(options, () if is_best else coach.reasons(self.state, self.seat, options[0], other))
