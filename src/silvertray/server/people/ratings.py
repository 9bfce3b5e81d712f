"""Ratings by Glicko-2: how strong somebody is, and how sure that is. Each game and number of players has its own."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from glicko2 import Player

SURE = 110.0  # from here on a rating is not provisional any more
SCALE = 173.7178  # Glickman's: points of the scale that people see, to one of the scale he reckons on


class Rating(NamedTuple):
    """What is known of somebody's strength; newcomers begin like this."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06
    games: int = 0

    @property
    def is_provisional(self) -> bool:
        """Whether too few games are behind it."""
        return self.deviation >= SURE


class Glicko(Player):
    """The library's player, with step 5 as in Glickman's paper: the library has the rating there for the deviation."""

    def _f(self, x: float, delta: float, v: float, a: float) -> float:
        square, power = (self.rd / SCALE) ** 2, math.exp(x)
        pull = power * (delta**2 - square - v - power) / (2 * (square + v + power) ** 2)
        return float(pull - (x - a) / self._tau**2)


def after_game(before: Mapping[str, Rating], places: Mapping[str, int]) -> dict[str, Rating]:
    """Everybody's rating after a game: one result against each opponent, as strong as they were before it."""
    return {one: rated(one, before, places) for one in before}


def rated(one: str, before: Mapping[str, Rating], places: Mapping[str, int]) -> Rating:
    """One player's rating after a game."""
    others = [other for other in before if other != one]
    player = Glicko(before[one].rating, before[one].deviation, before[one].volatility)
    player.update_player(
        [before[other].rating for other in others],
        [before[other].deviation for other in others],
        [outcome(places[one], places[other]) for other in others],
    )
    return Rating(player.rating, player.rd, player.vol, before[one].games + 1)


def outcome(own: int, other: int) -> float:
    """1 for a better place, 0 for a worse one, a half for the same."""
    return 0.5 + (own < other) / 2 - (own > other) / 2
