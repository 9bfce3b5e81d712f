"""Silver: four rows of 1 to 6, one for each other colour; cross the die's value in any row (T-1).

Cells are counted row by row: cell 0 is yellow's 1, cell 6 blue's 1 …
"""

import cython
from silvertray.games.clever.doppelt.rewards import codes

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.clever.paper import Area

ROWS = ("yellow", "blue", "green", "pink")
COLUMN_REWARDS = ("extra", "?:yellow", "fox", "?:blue", "?:green", "?:pink")
ROW_POINTS_BY_COUNT = (0, 2, 4, 7, 11, 16, 22)

EARNED = [0, *codes(COLUMN_REWARDS)]
POINTS = [ROW_POINTS_BY_COUNT[row.bit_count()] for row in range(64)]  # of a row, by its crosses


def begin(silver: Area) -> None:
    """Nothing crossed yet: the four bits from 4v on say in which rows the value v is free."""
    silver.accepts = 0xFFFFFF << 4


def cross(silver: Area, row: int, value: int) -> int:
    """Cross a free cell; return the reward of the column it completes (T-4)."""
    before = silver.marks >> 6 * row & 63
    silver.marks |= 1 << (6 * row + value - 1)
    silver.count += 1
    silver.accepts &= ~(1 << (4 * value + row))
    silver.points += POINTS[before | 1 << (value - 1)] - POINTS[before]
    return 0 if silver.accepts >> 4 * value & 15 else EARNED[value]


def again(silver: Area, cell: int) -> bool:
    """Repeat a mark of a known position, if it fits."""
    if cell < 0 or cell > 23 or silver.marks >> cell & 1:
        return False
    cross(silver, cell // 6, cell % 6 + 1)
    return True
