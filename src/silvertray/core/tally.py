"""Results of many games in one row of whole numbers, so that parts add up exactly in any order.

For each seat: how often each score came (2,048 counters, from −512 up), sums of up to nine parts that the game
names, and victories in sixtieths, so that shared ones split evenly. At the end: the choices made.
"""

from __future__ import annotations

from array import array

SCORES = 2048
LOWEST = -512
PARTS = SCORES
WINS = PARTS + 9
SEAT = WINS + 1
WHOLE_WIN = 60


def empty(players: int) -> array[int]:
    """A tally of no games."""
    return array("q", bytes(8 * (players * SEAT + 1)))


def check(tally: array[int], players: int) -> None:
    """Refuse a tally made for another number of players: compiled code writes into it unchecked."""
    if len(tally) != players * SEAT + 1:
        raise ValueError(f"a tally for {players} players has {players * SEAT + 1} counters, not {len(tally)}")


def add(total: array[int], part: array[int]) -> None:
    """Add a part to a total."""
    for index, count in enumerate(part):
        if count:
            total[index] += count
