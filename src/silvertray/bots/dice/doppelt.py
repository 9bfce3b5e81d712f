"""What the net sees of a sheet of Doppelt so clever."""

import cython
from silvertray.bots.dice.inputs import at_least, by_marks, missing
from silvertray.games.clever.doppelt import green as green_area
from silvertray.games.clever.doppelt import yellow as yellow_area

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.bots.dice.inputs import LOWEST_AREA, Inputs, areas_seen, dice_seen, moment_seen
    from silvertray.core.bits import count
    from silvertray.games.clever.doppelt.marks import WRITE_BLUE, WRITE_GREEN, WRITE_PINK
    from silvertray.games.clever.paper import Sheet
    from silvertray.games.clever.rewards import EXTRA, REROLL, RETURN
    from silvertray.games.clever.sheet import lowest_area
    from silvertray.games.clever.table import Table, sheet_of

    SILVER, YELLOW, BLUE, GREEN, PINK = range(5)

    # Where things stand in the words of the sheet.
    COLUMNS, FOXES, REROLLS, EXTRAS = 24, 42, 49, 56
    CIRCLES, CROSSES, CROSSED = 28, 38, 48
    RETURNS, BLUE_COUNT, BLUE_LIMIT = 27, 34, 47
    TRACKS = 55
    PINK_COUNT, OPEN_PAIR, GREEN_POINTS, PINK_POINTS, AREAS, LOWEST_POINTS = 13, 26, 32, 40, 47, 57

ONE = 1
YELLOW_LINES = [*yellow_area.ROWS, *yellow_area.COLUMNS]
COLUMN = 0b1000001000001000001  # the four cells of a value in silver


def rows_seen(row: int) -> int:
    """The number of crosses in a row of silver."""
    return 1 << row.bit_count()


def lines_seen(circles: int) -> int:
    """What the nine lines of yellow miss."""
    return missing(circles, YELLOW_LINES)


ROWS_SEEN = by_marks(6, rows_seen)
LINES_SEEN = by_marks(10, lines_seen)
GREEN_SEEN = at_least((-8, 0, 5, 10, 16, 23, 31, 40))
PINK_SEEN = at_least(range(6, 48, 6))
LOWEST_SEEN = at_least((0, 1, 6, 12, 19, 27, 36))
TIMES = list(green_area.MULTIPLIERS)


class DoppeltInputs(Inputs):
    """Silver, actions and foxes; silver's rows and yellow; lines, returns and blue; dice; moment; green and pink."""

    def fill(self, table: Table, seat: int, words: list[int]) -> None:
        """Write all six words of a seat."""
        sheet = sheet_of(table, seat)
        words[0] = silver_seen(sheet.area[SILVER].marks) | kept_seen(sheet)
        words[1] = silver_rows(sheet.area[SILVER].marks) | yellow_seen(sheet)
        words[2] = LINES_SEEN[sheet.area[YELLOW].marks & 1023] | blue_seen(sheet)
        words[3] = dice_seen(table, seat) | tracks_seen(sheet)
        words[4] = moment_seen(table, seat)
        words[5] = numbers_seen(sheet)

    def sensible(self, sheet: Sheet, uses: int) -> int:
        """Of the numbers the highest that fits; the lowest where green takes it away from the one before (T-7)."""
        green = uses >> WRITE_GREEN & 63
        if sheet.area[GREEN].count & 1:
            green &= -green
        else:
            green = highest(green)
        blue = highest(uses >> WRITE_BLUE & 2047)
        pink = highest(uses >> WRITE_PINK & 63)
        return uses & ((ONE << WRITE_BLUE) - 1) | blue << WRITE_BLUE | green << WRITE_GREEN | pink << WRITE_PINK


def highest(numbers: int) -> int:
    """The highest member of a set, as a set."""
    while numbers & (numbers - 1):
        numbers &= numbers - 1
    return numbers


def silver_seen(marks: int) -> int:
    """The cells of silver, and whether each of its columns is full or misses one or two cells."""
    seen = marks
    for value in range(6):
        gaps = 4 - count(marks >> value & COLUMN)
        if gaps < 3:
            seen |= ONE << (COLUMNS + 3 * value + gaps)
    return seen


def kept_seen(sheet: Sheet) -> int:
    """Foxes, rerolls and extra dice."""
    return ONE << (FOXES + sheet.foxes) | ONE << (REROLLS + sheet.left[REROLL]) | ONE << (EXTRAS + sheet.left[EXTRA])


def tracks_seen(sheet: Sheet) -> int:
    """How near each action's track is to its last field, which has a reward (T-11)."""
    seen = 0
    for action in range(REROLL, RETURN + 1):
        circled = sheet.left[action] + sheet.spent[action]
        if circled > 3:
            seen |= ONE << (TRACKS + 3 * (action - REROLL) + circled - 4)
    return seen


def silver_rows(marks: int) -> int:
    """The number of crosses in each of silver's rows."""
    seen = 0
    for row in range(4):
        crosses = ROWS_SEEN[marks >> 6 * row & 63]
        seen |= crosses << 7 * row
    return seen


def yellow_seen(sheet: Sheet) -> int:
    """Circles, crosses, and the number of crosses."""
    circles = sheet.area[YELLOW].marks & 1023
    crosses = sheet.area[YELLOW].marks >> 16
    return circles << CIRCLES | crosses << CROSSES | ONE << (CROSSED + sheet.area[YELLOW].count)


def blue_seen(sheet: Sheet) -> int:
    """Returns; how far blue has come, and the highest sum it takes."""
    limit = count(sheet.area[BLUE].accepts)  # 11 at first, 0 when the row is full
    seen = ONE << (RETURNS + sheet.left[RETURN]) | ONE << (BLUE_COUNT + sheet.area[BLUE].count)
    return seen | ONE << (BLUE_LIMIT + limit)


def numbers_seen(sheet: Sheet) -> int:
    """How far green and pink have come and what they score, green's open pair, and the lowest area."""
    green = GREEN_SEEN[sheet.area[GREEN].points + LOWEST_AREA]
    pink = PINK_SEEN[sheet.area[PINK].points + LOWEST_AREA]
    areas = areas_seen(sheet)
    lowest = LOWEST_SEEN[lowest_area(sheet) + LOWEST_AREA]
    seen = ONE << sheet.area[GREEN].count | ONE << (PINK_COUNT + sheet.area[PINK].count) | open_pair(sheet)
    return seen | green << GREEN_POINTS | pink << PINK_POINTS | areas << AREAS | lowest << LOWEST_POINTS


def open_pair(sheet: Sheet) -> int:
    """The value that stands first in a pair of green which is not yet complete."""
    written = sheet.area[GREEN].count
    if not written & 1:
        return 0
    number = sheet.area[GREEN].written >> 5 * (written - 1) & 31
    return ONE << (OPEN_PAIR + number // TIMES[written - 1] - 1)
