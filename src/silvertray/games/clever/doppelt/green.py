"""Green: from left to right in pairs, value times multiplier; a pair scores first − second (T-7)."""

import cython
from silvertray.games.clever.doppelt.rewards import codes

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.clever.paper import Area
    from silvertray.games.clever.sheet import write_number

MULTIPLIERS = (2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1)
REWARDS = ("", "reroll", "", "?:blue", "return", "", "fox", "?:silver", "extra", "", "?:pink", "?:yellow")

TIMES = list(MULTIPLIERS)
EARNED = [0, *codes(REWARDS)]


def begin(green: Area) -> None:
    """Nothing written yet: bit v of `accepts` says that a die showing v fits."""
    green.accepts = 0b1111110


def write(green: Area, value: int) -> int:
    """Write the value times the next cell's multiplier; a pair scores once both stand; return the reward."""
    number = value * TIMES[green.count]
    points = green.points
    first = green.written >> 5 * (green.count - 1) & 31 if green.count & 1 else 0
    write_number(green, number)
    green.points = points if green.count & 1 else points + first - number
    if green.count == 12:
        green.accepts = 0
    return EARNED[green.count]


def again(green: Area, number: int) -> bool:
    """Repeat a mark of a known position, if it fits."""
    times = TIMES[green.count] if green.count < 12 else 99
    if number < times or number > 6 * times or number % times:
        return False
    write(green, number // times)
    return True
