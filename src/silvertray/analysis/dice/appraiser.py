"""What positions, options and falls of the dice are worth to a seat, in expected final points.

A position is worth what the best line from it to the next roll promises. Others are taken to play well.
"""

from __future__ import annotations

from statistics import fmean
from typing import Any, NamedTuple

from silvertray.analysis.account import Priced
from silvertray.analysis.gauges import gauge
from silvertray.bots.dice.chances import CERTAIN, RESULTS, chance_to_win
from silvertray.bots.dice.levels import Level, Mind
from silvertray.bots.dice.net import POINT
from silvertray.bots.dice.rolls import EXACT_DICE
from silvertray.core.bits import members
from silvertray.core.game import CHANCE
from silvertray.games.clever.game import DiceGame

PRICED_DICE = 2  # of which options are priced by all falls; luck is told by all falls of EXACT_DICE
GLIMPSE = 12  # falls by which a roll of somebody else is seen through; of one die all six
AT_STAKE = ("pick", "picked", "return")  # stages at which others decide what the tray will leave
LAST_ROLL = 3  # of a turn
AGAIN = 1  # the action of a reroll
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
        level = Level(falls=depth.falls, exact=PRICED_DICE, after=depth.deep, thorough=True)
        self.mind = Mind(game.slug, state, level)
        self.search, self.foresight = self.mind.search, self.mind.foresight
        self.search.put_right(gauge(self.mind.name))

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
        priced = self.search.options(state, seat, self.depth.deep)
        if state.players == 1:
            return priced
        return [(action, self.again(state, seat, key) if action == AGAIN else price) for action, price in priced]

    def again(self, state: Any, seat: int, key: int) -> int:
        """The price of a reroll by its falls: all other options lead beyond this roll, so they are compared there."""
        ahead = state.copy()
        ahead.apply(seat, AGAIN)
        return self.foresight.mean_after(ahead, seat, key)

    def win(self, state: Any, seat: int, action: int, price: int) -> float | None:
        """The chance to win after an action, in percent; alone there is nobody to beat."""
        if state.players == 1:
            return None
        expected = self.search.everybody(state, seat, action)
        expected[seat] = price
        return self.chance(state, seat, expected)

    def chance(self, state: Any, seat: int, expected: list[int]) -> float:
        """The chance to win, in percent, if everybody may expect so much."""
        certain: int = len(RESULTS) * CERTAIN ** (state.players - 1)
        return 100 * chance_to_win(seat, expected, self.mind.spread[state.rounds - state.round]) / certain

    def spread(self, state: Any) -> float:
        """The standard deviation of final scores from what is expected now, in points."""
        to_come: int = state.rounds - state.round
        return self.mind.spread[to_come] / POINT

    # -- positions and chance

    def now(self, state: Any, seat: int, key: int) -> float:
        """What a position is worth to a seat, if everybody goes on as well as they can."""
        ahead = state.copy()
        self.let_others_play(ahead, seat)
        return self.settled(ahead, seat, key)

    def settled(self, state: Any, seat: int, key: int) -> float:
        """The same where nobody else is to choose before the seat itself or chance."""
        if state.is_over():
            return float(state.score(seat))
        if state.legal(seat):
            return self.search.best_price(state, seat, self.depth.deep) / POINT
        if state.moment_name() == "roll" and not is_seen_through(state, seat):
            return self.search.value(state, seat) / POINT
        return fmean(self.after_others(state, seat, self.fallen(state, key, 1)[:GLIMPSE], key))

    def let_others_play(self, state: Any, seat: int) -> None:
        """Let the others choose until this seat has a choice or chance is to settle something."""
        while state.moment_name() == "choice" and not state.legal(seat):
            other = state.open_seats()[0]
            state.apply(other, self.choice_of(state, other))

    def choice_of(self, state: Any, other: int) -> int:
        """What somebody else chooses: well where dice are at stake, and anything where it concerns them alone."""
        if state.stage(other) not in AT_STAKE:
            return members(state.legal(other))[0]
        return max(self.search.options(state, other, 0), key=lambda option: option[1])[0]

    def after_chance(self, state: Any, seat: int, key: int) -> list[float]:
        """What the position is worth after each outcome of the chance step at hand, or after sampled ones."""
        if state.moment_name() == "roll" and (state.players == 1 or state.active == seat):
            return [price / POINT for price in self.foresight.after_falls(state, seat, key)]
        return self.after_others(state, seat, self.fallen(state, key), key)

    def after_others(self, state: Any, seat: int, fallen: list[Any], key: int) -> list[float]:
        """The same after a roll of somebody else; all falls that are rolled again are worth the same."""
        again, worths = None, list[float]()
        for after in fallen:
            self.let_others_play(after, seat)
            if after.moment_name() == "roll" and after.reroll > state.reroll:
                again = self.settled(after, seat, key) if again is None else again
                worths.append(again)
            else:
                worths.append(self.settled(after, seat, key))
        return worths

    def fallen(self, state: Any, key: int, exact: int = EXACT_DICE) -> list[Any]:
        """The positions after every outcome, or after sampled rolls of more dice than so many."""
        if state.moment_name() != "roll":
            codes = [code for code, _ in state.outcomes()]
        else:
            codes = self.foresight.codes(state, key, exact)
        return [happened(state, code) for code in codes]


def is_seen_through(state: Any, seat: int) -> bool:
    """Whether somebody else's roll is priced by its falls: late the net does not see what the tray will leave.

    So are rerolls, too, as they are compared with what the roll before has led to.
    """
    is_last = state.round == state.rounds and state.roll == LAST_ROLL
    return bool(state.active != seat and (is_last or state.reroll))


def happened(state: Any, code: int) -> Any:
    """A copy of a position after an outcome of chance."""
    after = state.copy()
    after.apply(CHANCE, code)
    return after
