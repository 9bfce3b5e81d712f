"""What positions, options and falls of the dice are worth to a seat, in expected final points.

A position is worth what the best line from it to the next roll promises. Others are taken to play well: as `hard` does.
"""

from __future__ import annotations

from statistics import fmean
from typing import Any, NamedTuple

from silvertray.analysis.account import Priced
from silvertray.bots.dice.chances import CERTAIN, RESULTS, chance_to_win
from silvertray.bots.dice.levels import Level, Mind
from silvertray.bots.dice.net import POINT
from silvertray.core.game import CHANCE
from silvertray.games.clever.game import DiceGame

EXACT_DICE = 2  # of which options are priced by all falls; luck is, up to three dice
DEEP = 2  # stored actions that are looked through at once, where no roll follows


class Depth(NamedTuple):
    """How far to look."""

    falls: int  # where not all are looked at
    deep: int  # stored actions that are looked through at once
    foresees: bool  # whether options are priced by the next roll


DEPTHS = {
    "quick": Depth(falls=36, deep=DEEP, foresees=False),
    "usual": Depth(falls=48, deep=1, foresees=True),  # deeper takes seconds where much is stored
}


class Appraiser:
    """Prices for one game and number of players; the same position, seat and key give the same prices."""

    def __init__(self, game: DiceGame, state: Any, depth: Depth) -> None:
        self.game = game
        self.depth = depth
        level = Level(falls=depth.falls, exact=EXACT_DICE, after=depth.deep, thorough=True)
        self.mind = Mind(game.slug, state, level)
        self.search, self.foresight = self.mind.search, self.mind.foresight

    def options(self, state: Any, seat: int, key: int) -> tuple[Priced, ...]:
        """Every legal action of a seat with its value, best first."""
        priced = self.prices(state, seat, key)
        named = [
            Priced(action, self.game.text(state, seat, action), price / POINT, self.win(state, seat, action, price))
            for action, price in priced
        ]
        return tuple(sorted(named, key=lambda option: -option.value))

    def prices(self, state: Any, seat: int, key: int) -> list[tuple[int, int]]:
        """The same in parts of a point, without words."""
        if self.depth.foresees:
            return self.foresight.foreseen(state, seat, key)
        return self.search.options(state, seat, self.depth.deep)

    def win(self, state: Any, seat: int, action: int, price: int) -> float | None:
        """The chance to win after an action, in percent; alone there is nobody to beat."""
        if state.players == 1:
            return None
        expected = self.search.everybody(state, seat, action)
        expected[seat] = price
        certain: int = len(RESULTS) * CERTAIN ** (state.players - 1)
        return 100 * chance_to_win(seat, expected, self.mind.spread[state.rounds - state.round]) / certain

    def spread(self, state: Any) -> float:
        """The standard deviation of final scores from what is expected now, in points."""
        to_come: int = state.rounds - state.round
        return self.mind.spread[to_come] / POINT

    # -- positions and chance

    def now(self, state: Any, seat: int) -> float:
        """What a position is worth to a seat, if everybody goes on as well as they can."""
        ahead = state.copy()
        self.let_others_play(ahead, seat)
        if ahead.is_over():
            return float(ahead.score(seat))
        if ahead.legal(seat):
            return self.search.best_price(ahead, seat, self.depth.deep) / POINT
        if ahead.moment_name() == "roll":
            return self.search.value(ahead, seat) / POINT
        return fmean(self.after_chance(ahead, seat, 0))

    def let_others_play(self, state: Any, seat: int) -> None:
        """Let the others choose well until this seat has a choice or chance is to settle something."""
        while state.moment_name() == "choice" and not state.legal(seat):
            other = state.open_seats()[0]
            options = self.search.options(state, other, self.depth.deep)
            state.apply(other, max(options, key=lambda option: option[1])[0])

    def after_chance(self, state: Any, seat: int, key: int) -> list[float]:
        """What the position is worth after each outcome of the chance step at hand, or after sampled ones."""
        if state.moment_name() == "roll" and (state.players == 1 or state.active == seat):
            return [price / POINT for price in self.foresight.after_falls(state, seat, key)]
        return [self.now(after, seat) for after in self.fallen(state, key)]

    def fallen(self, state: Any, key: int) -> list[Any]:
        """The positions after every outcome, or after sampled rolls."""
        if state.moment_name() != "roll":
            codes = [code for code, _ in state.outcomes()]
        else:
            codes = self.foresight.codes(state, key)
        return [happened(state, code) for code in codes]


def happened(state: Any, code: int) -> Any:
    """A copy of a position after an outcome of chance."""
    after = state.copy()
    after.apply(CHANCE, code)
    return after
