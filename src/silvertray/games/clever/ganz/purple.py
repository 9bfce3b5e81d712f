"""Purple: from left to right, each number higher than the one before; after a 6 anything goes (G-5)."""

import cython
from silvertray.games.clever.ganz.rewards import codes

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.clever.paper import Area
    from silvertray.games.clever.sheet import write_number

REWARDS = ("", "", "reroll", "x:blue", "extra", "x:yellow", "fox", "reroll", "x:green", "n:orange:6", "extra")

HIGHER = [sum(1 << value for value in range(last % 6 + 1, 7)) for last in range(7)]  # 6 % 6: anything again
EARNED = [0, *codes(REWARDS)]


def begin(purple: Area) -> None:
    """Nothing written yet: bit v of `accepts` says that a die showing v fits."""
    purple.accepts = HIGHER[0]


def write(purple: Area, value: int) -> int:
    """Write the value into the next cell; return the reward under it."""
    write_number(purple, value)
    purple.accepts = HIGHER[value] if purple.count < 11 else 0
    return EARNED[purple.count]


def again(purple: Area, number: int) -> bool:
    """Repeat a mark of a known position, if it fits."""
    if number < 1 or number > 6 or not purple.accepts >> number & 1:
        return False
    write(purple, number)
    return True
