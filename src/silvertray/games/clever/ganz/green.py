"""Green: from left to right; the die must show at least the number in the next cell (G-3)."""

import cython
from silvertray.games.clever.ganz.rewards import codes

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.clever.paper import Area

AT_LEAST = (1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6)
REWARDS = ("", "", "", "extra", "", "x:blue", "fox", "", "n:purple:6", "reroll", "")
POINTS_BY_COUNT = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66)

ACCEPTED = [sum(1 << value for value in range(least, 7)) for least in AT_LEAST] + [0]
EARNED = [0, *codes(REWARDS)]
POINTS = list(POINTS_BY_COUNT)


def begin(green: Area) -> None:
    """Nothing crossed yet: bit v of `accepts` says that a die showing v fits."""
    green.accepts = ACCEPTED[0]


def cross(green: Area) -> int:
    """Cross the next cell; return the reward under it."""
    green.count += 1
    green.accepts = ACCEPTED[green.count]
    green.points = POINTS[green.count]
    return EARNED[green.count]


def again(green: Area, cell: int) -> bool:
    """Repeat a mark of a known position, if it fits."""
    if cell != green.count or cell > 10:
        return False
    cross(green)
    return True
