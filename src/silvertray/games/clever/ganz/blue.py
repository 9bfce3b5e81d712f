"""Blue: a grid of the sums 2 to 12; cross the sum of the blue and the white die (G-2)."""

import cython
from silvertray.games.clever import grid
from silvertray.games.clever.ganz.rewards import codes

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.clever.paper import Area

GRID = (
    ("", "2", "3", "4"),
    ("5", "6", "7", "8"),
    ("9", "10", "11", "12"),
)
ROW_REWARDS = ("n:orange:5", "x:yellow", "fox")
COLUMN_REWARDS = ("reroll", "x:green", "n:purple:6", "extra")
POINTS_BY_COUNT = (0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56)

ROWS = [sum(1 << int(total) - 2 for total in row if total) for row in GRID]
COLUMNS = [sum(1 << int(row[column]) - 2 for row in GRID if row[column]) for column in range(4)]

FULL_LINES = grid.completed(11, [*ROWS, *COLUMNS])
EARNED = grid.packed_rewards(codes([*ROW_REWARDS, *COLUMN_REWARDS]))
POINTS = list(POINTS_BY_COUNT)


def begin(blue: Area) -> None:
    """Nothing crossed yet: bit s of `accepts` says that the sum s is free."""
    blue.accepts = 0x7FF << 2


def cross(blue: Area, total: int) -> int:
    """Cross a free sum; return the rewards of the lines it completes."""
    before = FULL_LINES[blue.marks]
    blue.marks |= 1 << (total - 2)
    blue.count += 1
    blue.accepts &= ~(1 << total)
    blue.points = POINTS[blue.count]
    return EARNED[FULL_LINES[blue.marks] & ~before]


def again(blue: Area, cell: int) -> bool:
    """Repeat a mark of a known position, if it fits: the sum 2 is cell 0."""
    if cell < 0 or cell > 10 or blue.marks >> cell & 1:
        return False
    cross(blue, cell + 2)
    return True
