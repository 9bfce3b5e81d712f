"""Orange: from left to right; any number fits and counts times the cell's multiplier (G-4)."""

import cython
from silvertray.games.clever.ganz.rewards import codes

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.clever.paper import Area
    from silvertray.games.clever.sheet import write_number

MULTIPLIERS = (1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3)
REWARDS = ("", "", "reroll", "", "x:yellow", "extra", "", "fox", "", "n:purple:6", "")

TIMES = list(MULTIPLIERS)
EARNED = [0, *codes(REWARDS)]


def begin(orange: Area) -> None:
    """Nothing written yet: bit v of `accepts` says that a die showing v fits."""
    orange.accepts = 0b1111110


def write(orange: Area, value: int) -> int:
    """Write the value times the next cell's multiplier; return the reward under the cell."""
    write_number(orange, value * TIMES[orange.count])
    if orange.count == 11:
        orange.accepts = 0
    return EARNED[orange.count]


def again(orange: Area, number: int) -> bool:
    """Repeat a mark of a known position, if it fits."""
    times = TIMES[orange.count] if orange.count < 11 else 99
    if number < times or number > 6 * times or number % times:
        return False
    write(orange, number // times)
    return True
