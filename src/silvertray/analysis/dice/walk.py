"""A played game, step by step, as it was to one seat: luck at rolls, loss at choices, and what is left.

Every step changes what the seat may expect. At a roll, luck is what the position is worth after it minus the mean over
all rolls, both at the same depth. At a choice, loss is the best option minus the chosen one. What others chose is
theirs. Whatever remains between two steps is the error of the prices: `model`. So the sums close by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean, pstdev
from typing import Any

from silvertray.analysis.account import CHOICE, END, LUCK, OTHERS, Moment, Priced
from silvertray.analysis.dice.outcomes import Outcome, Outcomes
from silvertray.analysis.figures import even_chance
from silvertray.analysis.keys import Keys
from silvertray.core.game import CHANCE
from silvertray.play.match import Step


class Walk:
    """A seat's way through a log."""

    def __init__(self, ahead: Outcomes, state: Any, seat: int) -> None:
        self.ahead = ahead
        self.appraiser = ahead.appraiser
        self.state = state  # goes along with the log
        self.seat = seat
        self.keys = Keys(seat)
        self.value: float | None = None  # what the seat expects; nothing before the first step
        self.start = 0.0
        self.has_rolled = False  # anybody, in this game

    def moments(self, log: Sequence[Step]) -> Iterator[Moment]:
        """Every step of the log; after a finished game also by how much the score differs from what was expected."""
        for number, deed in enumerate(log):
            yield self.step(number, deed)
            self.keys.see(deed)
        if self.state.is_over():
            score = float(self.state.score(self.seat))
            yield Moment(len(log), END, score, model=self.unexplained(score))

    def step(self, number: int, deed: Step) -> Moment:
        """One step; the state and the value have gone on after it."""
        if deed.seat == CHANCE:
            return self.chance(number, deed)
        return self.choice(number, deed) if deed.seat == self.seat else self.others(number, deed)

    def chance(self, number: int, deed: Step) -> Moment:
        """A roll: how much better than the mean of all rolls."""
        outcomes = self.outcomes()
        self.has_rolled |= self.state.moment_name() == "roll"
        worths = [outcome.value for outcome in outcomes]
        mean = fmean(worths)
        model = self.unexplained(mean)
        self.state.apply(CHANCE, deed.action)
        self.value = self.worth()
        gain = gained(self.ahead.one(self.state, self.seat, self.value), outcomes)
        luck, spread = self.value - mean, pstdev(worths, mean)
        return Moment(number, LUCK, self.value, luck=luck, chance_luck=gain, model=model, spread=spread)

    def outcomes(self) -> list[Outcome]:
        """What the position is worth after each fall of the dice that is looked at."""
        if self.has_rolled or self.state.moment_name() != "roll":
            return self.ahead.of(self.state, self.seat, self.keys.now)
        return self.ahead.of_first_roll(self.state, self.seat)

    def choice(self, number: int, deed: Step) -> Moment:
        """A choice of the seat: how much worse than the best one."""
        options = self.appraiser.options(self.state, self.seat, self.keys.now)
        model = self.unexplained(options[0].value)
        chosen = place_of(options, deed.action)
        self.value = options[chosen].value
        loss = options[0].value - self.value
        even = even_chance(loss, self.appraiser.spread(self.state))
        self.state.apply(deed.seat, deed.action)
        return Moment(number, CHOICE, self.value, loss=loss, model=model, options=options, chosen=chosen, even=even)

    def others(self, number: int, deed: Step) -> Moment:
        """A choice of somebody else: how much better or worse for this seat than expected."""
        before = self.worth()
        model = self.unexplained(before)
        self.state.apply(deed.seat, deed.action)
        self.value = self.worth()
        return Moment(number, OTHERS, self.value, others=self.value - before, model=model)

    def worth(self) -> float:
        """What the position at hand is worth."""
        return self.appraiser.now(self.state, self.seat, self.keys.now)

    def unexplained(self, now: float) -> float:
        """The difference between what is expected now and what was before; the first expectation is the start."""
        if self.value is None:
            self.start = self.value = now
        return now - self.value


def gained(fallen: Outcome, outcomes: Sequence[Outcome]) -> float | None:
    """The chance to win that an outcome brought, against the mean of all; alone there is none."""
    return None if fallen.win is None else fallen.win - fmean(outcome.win or 0.0 for outcome in outcomes)


def place_of(options: Sequence[Priced], action: int) -> int:
    """Where an action stands among the options."""
    return next(n for n, option in enumerate(options) if option.action == action)
