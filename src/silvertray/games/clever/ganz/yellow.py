"""Yellow: a grid where each number stands twice; cross either cell of the die's number (G-1).

Cells are counted by number, the upper one first: cell 0 is the first 1, cell 1 the second 1, cell 2 the first 2 …
"""

import cython
from silvertray.games.clever import grid
from silvertray.games.clever.ganz.rewards import codes

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.clever.paper import Area

GRID = (
    ("3", "6", "5", "X"),
    ("2", "1", "X", "5"),
    ("1", "X", "2", "4"),
    ("X", "3", "4", "6"),
)
ROW_REWARDS = ("x:blue", "n:orange:4", "x:green", "fox")
DIAGONAL_REWARD = "extra"
COLUMN_POINTS = (10, 14, 16, 20)

PLACES = sorted((GRID[r][c], r, c) for r in range(4) for c in range(4) if GRID[r][c] != "X")
ROWS = [sum(1 << cell for cell, (_, r, _) in enumerate(PLACES) if r == row) for row in range(4)]
COLUMNS = [sum(1 << cell for cell, (_, _, c) in enumerate(PLACES) if c == column) for column in range(4)]
DIAGONAL = sum(1 << cell for cell, (_, r, c) in enumerate(PLACES) if r == c)

FULL_LINES = grid.completed(12, [*ROWS, DIAGONAL])
EARNED = grid.packed_rewards(codes([*ROW_REWARDS, DIAGONAL_REWARD]))
POINTS = grid.worth(12, COLUMNS, COLUMN_POINTS)


def begin(yellow: Area) -> None:
    """Nothing crossed yet: every cell is free. Bits 2v and 2v+1 of `accepts` are the cells of number v."""
    yellow.accepts = 0xFFF << 2


def cross(yellow: Area, cell: int) -> int:
    """Cross a free cell; return the rewards of the lines it completes."""
    before = FULL_LINES[yellow.marks]
    yellow.marks |= 1 << cell
    yellow.count += 1
    yellow.accepts &= ~(4 << cell)
    yellow.points = POINTS[yellow.marks]
    return EARNED[FULL_LINES[yellow.marks] & ~before]


def again(yellow: Area, cell: int) -> bool:
    """Repeat a mark of a known position, if it fits."""
    if cell < 0 or cell > 11 or yellow.marks >> cell & 1:
        return False
    cross(yellow, cell)
    return True
