"""What the net sees of a position about to be rolled, from one seat: 384 yes-or-no inputs in six words.

Each game fills the words about its sheet; the two about the dice and the moment of the game are the same for all.
"""

from collections.abc import Callable, Sequence

import cython

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.core.bits import count
    from silvertray.games.clever.dice import ALL
    from silvertray.games.clever.paper import Sheet
    from silvertray.games.clever.rewards import EXTRA
    from silvertray.games.clever.table import FIRST_PLACEMENT, REWARD, ROLL, Table, sheet_of

    WORDS, INPUTS, HEADS = 6, 384, 24
    OTHERS = 3  # the phase in which somebody else rolls; 0, 1 and 2 are one's own rolls

    # Where things stand in the words of dice and moment.
    POOL, TRAY, POOL_COUNT = 36, 42, 48
    PLAYERS, TURNS_LEFT, MINE_TO_COME, ROUND, ROLL_OF_OTHER, FALLBACK, GIFT, FITTING = 24, 28, 32, 33, 39, 42, 43, 44

ONE = 1  # a word, so that shifts have room
LOWEST_AREA = 64  # added to points that may be negative, so that they can be looked up


def at_least(thresholds: Sequence[int]) -> list[int]:
    """For all points from −64 to 191, one bit for each threshold that they reach."""
    return [
        sum(1 << n for n, least in enumerate(thresholds) if points >= least)
        for points in range(-LOWEST_AREA, 256 - LOWEST_AREA)
    ]


def by_marks(cells: int, seen: Callable[[int], int]) -> list[int]:
    """What is seen of an area, for every set of its marks."""
    return [seen(marks) for marks in range(1 << cells)]


def missing(marks: int, lines: Sequence[int]) -> int:
    """Three bits a line: full, one cell missing, two cells missing."""
    return sum(1 << 3 * n + gaps for n, line in enumerate(lines) if (gaps := (line & ~marks).bit_count()) < 3)


GAPS = at_least((1, 4, 8, 14, 22))


class Inputs:
    """A game's own view of its sheet."""

    def fill(self, table: Table, seat: int, words: list[int]) -> None:
        """Write all six words of a seat."""

    def seen(self, table: Table, seat: int) -> list[int]:
        """The words of a seat, for those who want to look at them."""
        words = [0, 0, 0, 0, 0, 0]
        self.fill(table, seat, words)
        return [words[n] for n in range(WORDS)]

    def sensible(self, sheet: Sheet, uses: int) -> int:
        """The ways to use a reward, without those that another one is never worse than."""
        return uses


def head(table: Table, seat: int) -> int:
    """Rounds still to come after this one, and the phase: each such moment has a last layer of its own."""
    return 4 * (table.rounds - table.round) + phase(table, seat)


def phase(table: Table, seat: int) -> int:
    """Which of one's own rolls comes next, or somebody else's; alone, passive turns are somebody else's."""
    if table.active != seat or (table.players == 1 and table.turn):
        return OTHERS
    return next_roll(table, seat)


def next_roll(table: Table, seat: int) -> int:
    """Which roll of the turn comes next, from 0; the first one after a round's reward."""
    return 0 if awaits_gift(table, seat) else table.roll - 1


def awaits_gift(table: Table, seat: int) -> bool:
    """Whether a round's reward is still to be used, before the first roll (C-5)."""
    return sheet_of(table, seat).stage == REWARD


def dice_seen(table: Table, seat: int) -> int:
    """What the dice show that are not to be rolled, where they lie, and how many are to be rolled."""
    rolled = table.rolled if table.moment == ROLL else ALL
    seen = rolled
    seen = seen << POOL
    for die in range(6):
        if not rolled >> die & 1:
            seen |= ONE << (6 * die + (table.faces >> 4 * die & 7) - 1)
    tray = table.tray & ~rolled
    return seen | tray << TRAY | ONE << (POOL_COUNT + count(rolled))


def moment_seen(table: Table, seat: int) -> int:
    """Round, turn and roll, what is still to come, and where the dice that lie would fit as extra dice."""
    seen = ONE << head(table, seat) | ONE << (PLAYERS + table.players - 1)
    seen |= ONE << (TURNS_LEFT + table.turns - 1 - table.turn) | ONE << (ROUND + table.round - 1)
    if is_mine_to_come(table, seat):
        seen |= ONE << MINE_TO_COME
    if phase(table, seat) == OTHERS and table.players > 1:
        seen |= ONE << (ROLL_OF_OTHER + next_roll(table, seat))
    if table.fallback:
        seen |= ONE << FALLBACK
    if awaits_gift(table, seat):
        return seen | ONE << GIFT
    return seen | fitting(table, sheet_of(table, seat))


def is_mine_to_come(table: Table, seat: int) -> bool:
    """Whether a seat is still to be the active player in this round."""
    return table.players > 1 and (seat - table.first + table.players) % table.players > table.turn


def fitting(table: Table, sheet: Sheet) -> int:
    """Where the dice that lie would fit as extra dice, if there is one to use."""
    if not sheet.left[EXTRA]:
        return 0
    return table.placements(sheet, ALL & ~table.rolled) >> FIRST_PLACEMENT << FITTING


def areas_seen(sheet: Sheet) -> int:
    """Which area is lowest, and how far the next one is above it: what foxes multiply (C-45)."""
    lowest = 0
    for which in range(1, 5):
        if sheet.area[which].points < sheet.area[lowest].points:
            lowest = which
    gap = 127
    for which in range(5):
        above = sheet.area[which].points - sheet.area[lowest].points
        if which != lowest and above < gap:
            gap = above
    seen = GAPS[gap + LOWEST_AREA]
    return seen << 5 | 1 << lowest
