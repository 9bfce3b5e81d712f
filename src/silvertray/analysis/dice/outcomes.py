"""What chance may bring: a position after every fall of the dice that is looked at, in points and chances to win."""

from __future__ import annotations

from typing import Any, NamedTuple

from silvertray.analysis.dice.appraiser import Appraiser
from silvertray.bots.dice.net import POINT

# By which the first roll of a game is judged: it is the same in all games, and so would be an error of few.
SAMPLES = 128


class Outcome(NamedTuple):
    """What a position is worth to a seat after a fall: points, and at a table the chance to win, in percent."""

    value: float
    win: float | None


class Outcomes:
    """All that may fall; what first rolls bring is worked out once."""

    def __init__(self, appraiser: Appraiser) -> None:
        self.appraiser = appraiser
        self.begun: dict[tuple[str, int], list[Outcome]] = {}  # of first rolls, by position and seat

    def of(self, state: Any, seat: int, key: int) -> list[Outcome]:
        """After each outcome of the chance step at hand, or after sampled ones."""
        values = self.appraiser.after_chance(state, seat, key)
        if state.players == 1:
            return [Outcome(value, None) for value in values]
        fallen = self.appraiser.fallen(state, key)
        return [self.one(after, seat, value) for after, value in zip(fallen, values, strict=True)]

    def of_first_roll(self, state: Any, seat: int) -> list[Outcome]:
        """The same before anything was seen."""
        asked = self.appraiser.game.position(state), seat
        if asked not in self.begun:
            self.begun[asked] = [one for key in range(SAMPLES) for one in self.of(state, seat, key)]
        return self.begun[asked]

    def one(self, state: Any, seat: int, value: float) -> Outcome:
        """After one fall, by which a seat may expect so much; whoever rolled chooses well."""
        if state.players == 1:
            return Outcome(value, None)
        ahead = state.copy()
        if ahead.legal(ahead.active):
            ahead.apply(ahead.active, self.appraiser.choice_of(ahead, ahead.active))
        expected = [self.appraiser.search.best_price(ahead, other, 1) for other in range(state.players)]
        expected[seat] = round(value * POINT)
        return Outcome(value, self.appraiser.chance(state, seat, expected))
