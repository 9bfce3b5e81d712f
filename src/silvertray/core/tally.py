"""Results of many games in one row of whole numbers, so that parts add up exactly in any order.

For each seat: how often each score came (1,024 counters, from −256 up), the points of up to eight areas,
foxes, and victories in twelfths, so that shared ones split evenly. At the end: the choices made.
"""

from __future__ import annotations

from array import array

SCORES = 1024
LOWEST = -256
AREAS = SCORES
FOXES = AREAS + 8
WINS = FOXES + 1
SEAT = WINS + 1
WHOLE_WIN = 12


def empty(players: int) -> array[int]:
    """A tally of no games."""
    return array("q", bytes(8 * (players * SEAT + 1)))


def add(total: array[int], part: array[int]) -> None:
    """Add a part to a total."""
    for index, count in enumerate(part):
        if count:
            total[index] += count
