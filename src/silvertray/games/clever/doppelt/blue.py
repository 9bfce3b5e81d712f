"""Blue: from left to right, blue + white, each sum at most the one before (T-6)."""

import cython
from silvertray.games.clever.doppelt.rewards import codes

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.clever.paper import Area
    from silvertray.games.clever.sheet import write_number

REWARDS = ("", "return", "?:yellow", "", "extra", "reroll", "?:pink", "", "fox", "return", "", "?:green")
POINTS_BY_COUNT = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)

EARNED = [0, *codes(REWARDS)]
POINTS = list(POINTS_BY_COUNT)


def begin(blue: Area) -> None:
    """Nothing written yet: bit s of `accepts` says that the sum s fits."""
    blue.accepts = 0x7FF << 2


def write(blue: Area, total: int) -> int:
    """Write the sum into the next cell; return the reward under it."""
    write_number(blue, total)
    blue.points = POINTS[blue.count]
    blue.accepts = blue.accepts & ((2 << total) - 1) if blue.count < 12 else 0
    return EARNED[blue.count]


def again(blue: Area, number: int) -> bool:
    """Repeat a mark of a known position, if it fits."""
    if number < 2 or number > 12 or not blue.accepts >> number & 1:
        return False
    write(blue, number)
    return True
