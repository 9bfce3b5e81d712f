"""Chances to win, from the points that every seat may expect and how far from them games end.

Final scores are taken as bell-shaped around what the net expects. Everything is looked up in tables of whole numbers,
so that the same expectations give the same choice on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from statistics import NormalDist

FINE = 32  # steps of the table in one standard deviation
WIDE = 6  # beyond so many standard deviations nothing is left to chance
CERTAIN = 1 << 12

BELL = NormalDist()
BELOW = [round(CERTAIN * BELL.cdf(step / FINE)) for step in range(-WIDE * FINE, WIDE * FINE + 1)]
# Sixteen results of a game that are equally likely, in steps.
RESULTS = [round(FINE * BELL.inv_cdf((n + 0.5) / 16)) for n in range(16)]


def chance_to_win(seat: int, expected: Sequence[int], spread: int) -> int:
    """How likely a seat ends above all others, between 0 and 16 · 4096 to the power of their number.

    `expected` are the seats' points and `spread` their standard deviation, both in the same unit.
    """
    mine = [expected[seat] + result * spread // FINE for result in RESULTS]
    others = [points for other, points in enumerate(expected) if other != seat]
    return sum(prod(below(points - other, spread) for other in others) for points in mine)


def below(ahead: int, spread: int) -> int:
    """How likely somebody who is behind by this much ends behind."""
    step = ahead * FINE // spread if spread else ahead * WIDE * FINE
    return BELOW[max(0, min(len(BELOW) - 1, step + WIDE * FINE))]
