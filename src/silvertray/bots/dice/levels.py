"""The levels of the dice games: one net, seen more or less clearly, with or without a look beyond the next roll."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from silvertray.bots.dice.chances import chance_to_win
from silvertray.bots.dice.doppelt import DoppeltInputs
from silvertray.bots.dice.ganz import GanzInputs
from silvertray.bots.dice.net import POINT
from silvertray.bots.dice.netfile import shipped
from silvertray.bots.dice.rolls import Foresight
from silvertray.bots.dice.search import Search
from silvertray.bots.table import Table
from silvertray.core.bits import members
from silvertray.core.rng import Rng

INPUTS = {"clever": GanzInputs, "twice": DoppeltInputs}
MARGIN = 4  # points: options that promise so much less than the best one are not looked at again

Option = tuple[int, int]  # an action and its price


class Level(NamedTuple):
    """How well a bot sees."""

    blur: int = 0  # points by which it may misjudge an option, either way
    deep: int = 1  # extra dice or returns that it looks through at once, without the next roll
    options: int = 0  # options that it prices by the next roll
    falls: int = 0  # sampled falls of more dice
    exact: int = 3  # dice up to which it looks at all falls
    after: int = 1  # extra dice or returns that it looks through at once after the next roll
    wins: bool = False  # at a table: plays for the victory, not for points
    solo: bool = False  # uses the solo net at a table, too
    thorough: bool = False  # its lines pass rounds' rewards, and use up all extra dice in the last turn


class Mind:
    """A net and the search around it, for one game and number of players."""

    def __init__(self, game: str, state: Any, level: Level) -> None:
        alone = level.solo or state.players == 1
        self.name = f"{game}-{'solo' if alone else 'table'}"
        header, net = shipped(self.name)
        self.spread = [round(points * POINT) for points in header.spread]
        self.search = Search(net, INPUTS[game](), state, level.thorough)
        self.foresight = Foresight(self.search, state, level.options, level.falls, MARGIN, level.after, level.exact)


class Sighted:
    """Takes the option with the highest price that it sees."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.minds: dict[tuple[str, int], Mind] = {}

    def choose(self, table: Table, rng: Rng) -> int:
        """The best option; nothing is thought about where there is only one."""
        legal = members(table.legal)
        if len(legal) == 1:
            return legal[0]
        state = table.imagine(rng)
        return self.options(self.mind(table, state), state, table.seat, rng)[0][0]

    def mind(self, table: Table, state: Any) -> Mind:
        """Made when first needed: a level is the same for every table."""
        kind = table.game.slug, table.players
        if kind not in self.minds:
            self.minds[kind] = Mind(table.game.slug, state, self.level)
        return self.minds[kind]

    def options(self, mind: Mind, state: Any, seat: int, rng: Rng) -> list[Option]:
        """The options that were looked at, best first."""
        level = self.level
        if not level.options:
            return blurred(mind.search.options(state, seat, level.deep), level.blur * POINT, rng)
        near = mind.foresight.weighed(state, seat, rng.next())
        if level.wins and state.players > 1:
            return sorted(near, key=partial(to_win, mind, state, seat), reverse=True)
        return near


def blurred(options: list[Option], blur: int, rng: Rng) -> list[Option]:
    """Options with prices as somebody sees them who may be wrong by as much as `blur`, best first."""
    seen = [(action, price + misjudged(blur, rng) if blur else price) for action, price in options]
    return sorted(seen, key=lambda option: option[1], reverse=True)


def misjudged(blur: int, rng: Rng) -> int:
    """Something between −blur and blur, more often small than great."""
    return (rng.below(POINT) + rng.below(POINT) - POINT) * blur // POINT


def to_win(mind: Mind, state: Any, seat: int, option: Option) -> tuple[int, int]:
    """What an option is worth for the victory: it counts what the dice it leaves give to the others."""
    action, price = option
    expected = mind.search.everybody(state, seat, action)
    expected[seat] = price
    return chance_to_win(seat, expected, mind.spread[state.rounds - state.round]), price


beginner = partial(Sighted, Level(blur=48))
easy = partial(Sighted, Level(blur=28))
medium = partial(Sighted, Level(blur=15))
hard = partial(Sighted, Level(deep=2))
expert = partial(Sighted, Level(options=5, falls=72, wins=True))
solo = partial(Sighted, Level(deep=2, solo=True))
