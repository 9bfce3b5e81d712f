"""A row of knots between which a gauge goes in straight lines, drawn through what was seen of a net's prices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from silvertray.analysis.gauges import KNOTS
from silvertray.bots.dice.search import STEP

STIFF = 0.001  # how much a row, of which little was seen, resists to bend


class Seen(NamedTuple):
    """What the net told of a position, and what a few falls of the dice say, in points."""

    told: float
    worth: float


def knots(seen: Sequence[Seen]) -> list[float]:
    """The row of knots that is least wrong about all that was seen; where nothing was, it goes on level."""
    own, both, wrong = [0.0] * KNOTS, [0.0] * KNOTS, [0.0] * KNOTS
    for one in seen:
        knot, right = placed(one.told)
        left = 1 - right
        own[knot] += left * left
        own[knot + 1] += right * right
        both[knot] += left * right
        wrong[knot] += left * (one.worth - one.told)
        wrong[knot + 1] += right * (one.worth - one.told)
    return settled(own, both, wrong, STIFF * len(seen))


def placed(told: float) -> tuple[int, float]:
    """The knot below so many points, and how far they are on the way to the next one."""
    place = min(max(told / STEP, 0.0), KNOTS - 1.001)
    return int(place), place % 1


def settled(own: list[float], both: list[float], wrong: list[float], stiff: float) -> list[float]:
    """The least squares of a row in which each knot is tied to its neighbours, by going through it again and again."""
    row = [0.0] * KNOTS
    for _ in range(1000):
        for n in range(KNOTS):
            pull = wrong[n]
            if n:
                pull += (stiff - both[n - 1]) * row[n - 1]
            if n < KNOTS - 1:
                pull += (stiff - both[n]) * row[n + 1]
            row[n] = pull / (own[n] + stiff * (1 if n in (0, KNOTS - 1) else 2))
    return row
