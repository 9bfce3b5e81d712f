"""Pink: from left to right, any value; the reward below comes only if the value reaches the cell's number (T-8)."""

import cython
from silvertray.games.clever.doppelt.rewards import codes

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.clever.paper import Area
    from silvertray.games.clever.sheet import write_number

AT_LEAST = (0, 0, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6)  # for the reward only; 0: there is none
REWARDS = (
    *("", "", "reroll", "return", "extra", "?:green"),
    *("?:yellow", "fox", "?:silver", "reroll", "?:blue", "?:yellow"),
)

LEAST = list(AT_LEAST)
EARNED = [0, *codes(REWARDS)]


def begin(pink: Area) -> None:
    """Nothing written yet: bit v of `accepts` says that a die showing v fits."""
    pink.accepts = 0b1111110


def write(pink: Area, value: int) -> int:
    """Write the value into the next cell; return the reward under it if the value is high enough."""
    least = LEAST[pink.count]
    write_number(pink, value)
    if pink.count == 12:
        pink.accepts = 0
    return EARNED[pink.count] if value >= least else 0


def again(pink: Area, number: int) -> bool:
    """Repeat a mark of a known position, if it fits."""
    if number < 1 or number > 6 or not pink.accepts >> number & 1:
        return False
    write(pink, number)
    return True
