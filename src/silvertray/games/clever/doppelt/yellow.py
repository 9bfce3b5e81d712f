"""Yellow: circle a free cell with the die's number, or cross one that is circled (T-5).

Cells are counted by number, the upper one first. Bits 0 to 9 of `marks` are circles, bits 16 to 25 crosses.
"""

import cython
from silvertray.games.clever import grid
from silvertray.games.clever.doppelt.rewards import codes

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.games.clever.paper import Area

GRID = (
    ("", "3", "", "6"),
    ("1", "", "2", ""),
    ("", "4", "", "3"),
    ("2", "", "5", ""),
    ("", "5", "", "4"),
)
ROW_REWARDS = ("?:blue", "return", "?:yellow", "?:green", "?:pink")
COLUMN_REWARDS = ("reroll", "extra", "?:silver", "fox")
POINTS_BY_CROSSED = (0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165)

PLACES = sorted((GRID[r][c], r, c) for r in range(5) for c in range(4) if GRID[r][c])
ROWS = [sum(1 << cell for cell, (_, r, _) in enumerate(PLACES) if r == row) for row in range(5)]
COLUMNS = [sum(1 << cell for cell, (_, _, c) in enumerate(PLACES) if c == column) for column in range(4)]
NUMBERS = [int(number) for number, _, _ in PLACES]

FULL_LINES = grid.completed(10, [*ROWS, *COLUMNS])
EARNED = grid.packed_rewards(codes([*ROW_REWARDS, *COLUMN_REWARDS]))
POINTS = list(POINTS_BY_CROSSED)

# The cells of number v accept by bits 2v and 2v + 1; 1 and 6 stand only once.
BIT = [2 * number + NUMBERS[:cell].count(number) for cell, number in enumerate(NUMBERS)]
CELL = [BIT.index(bit) if bit in BIT else 0 for bit in range(16)]


def begin(yellow: Area) -> None:
    """Every cell can be circled."""
    for cell in range(10):
        yellow.accepts |= 1 << BIT[cell]


def mark(yellow: Area, cell: int) -> int:
    """Circle a free cell, earning the lines it completes; or cross a circled one, which earns nothing."""
    if yellow.marks >> cell & 1:
        yellow.marks |= 1 << (cell + 16)
        yellow.count += 1
        yellow.accepts &= ~(1 << BIT[cell])
        yellow.points = POINTS[yellow.count]
        return 0
    before = FULL_LINES[yellow.marks & 1023]
    yellow.marks |= 1 << cell
    return EARNED[FULL_LINES[yellow.marks & 1023] & ~before]


def again(yellow: Area, which: int) -> bool:
    """Repeat a mark of a known position, if it fits: 0 to 9 are circles, 16 to 25 crosses."""
    cell = which & 15
    if which < 0 or which > 25 or cell > 9 or yellow.marks >> which & 1:
        return False
    if which > 15 and not yellow.marks >> cell & 1:
        return False
    mark(yellow, cell)
    return True
