"""What the net sees of a sheet of Ganz schön clever."""

import cython
from silvertray.bots.dice.inputs import at_least, by_marks, missing
from silvertray.games.clever.ganz import blue as blue_area
from silvertray.games.clever.ganz import yellow as yellow_area

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.bots.dice.inputs import LOWEST_AREA, Inputs, areas_seen, dice_seen, moment_seen
    from silvertray.core.bits import count
    from silvertray.games.clever.paper import Sheet
    from silvertray.games.clever.rewards import EXTRA, REROLL
    from silvertray.games.clever.sheet import lowest_area
    from silvertray.games.clever.table import Table, sheet_of

    YELLOW, BLUE, GREEN, ORANGE, PURPLE = range(5)

    # Where things stand in the words of the sheet.
    FOXES, REROLLS, EXTRAS = 40, 46, 54
    GREEN_COUNT, PURPLE_NEEDS = 44, 56
    PURPLE_COUNT, ORANGE_POINTS, PURPLE_POINTS, AREAS, LOWEST_POINTS = 12, 24, 34, 44, 54

ONE = 1
YELLOW_LINES = [*yellow_area.ROWS, *yellow_area.COLUMNS, yellow_area.DIAGONAL]
BLUE_LINES = [*blue_area.ROWS, *blue_area.COLUMNS]


def yellow_seen(marks: int) -> int:
    """Twelve cells, then what the nine lines miss."""
    return marks | missing(marks, YELLOW_LINES) << 12


def blue_seen(marks: int) -> int:
    """Eleven sums, what the seven lines miss, and the number of crosses."""
    return marks | missing(marks, BLUE_LINES) << 11 | 1 << 32 + marks.bit_count()


YELLOW_SEEN = by_marks(12, yellow_seen)
BLUE_SEEN = by_marks(11, blue_seen)
NUMBERS_SEEN = at_least(range(4, 44, 4))
LOWEST_SEEN = at_least((1, 5, 10, 15, 20, 25, 30, 37))


class GanzInputs(Inputs):
    """Yellow, actions and foxes; blue and green; orange, purple and the lowest area; dice; moment."""

    def fill(self, table: Table, seat: int, words: list[int]) -> None:
        """Write all six words of a seat."""
        sheet = sheet_of(table, seat)
        words[0] = YELLOW_SEEN[sheet.area[YELLOW].marks] | kept_seen(sheet)
        words[1] = BLUE_SEEN[sheet.area[BLUE].marks] | steps_seen(sheet)
        words[2] = numbers_seen(sheet)
        words[3] = dice_seen(table, seat)
        words[4] = moment_seen(table, seat)
        words[5] = 0


def kept_seen(sheet: Sheet) -> int:
    """Foxes, rerolls and extra dice."""
    return ONE << (FOXES + sheet.foxes) | ONE << (REROLLS + sheet.left[REROLL]) | ONE << (EXTRAS + sheet.left[EXTRA])


def steps_seen(sheet: Sheet) -> int:
    """How far green has come, and the least number that purple takes next."""
    needs = 6 - count(sheet.area[PURPLE].accepts)
    return ONE << (GREEN_COUNT + sheet.area[GREEN].count) | ONE << (PURPLE_NEEDS + (needs if needs < 6 else 0))


def numbers_seen(sheet: Sheet) -> int:
    """How far orange and purple have come and what they score, and the lowest area."""
    seen = ONE << sheet.area[ORANGE].count | ONE << (PURPLE_COUNT + sheet.area[PURPLE].count)
    orange = NUMBERS_SEEN[sheet.area[ORANGE].points + LOWEST_AREA]
    purple = NUMBERS_SEEN[sheet.area[PURPLE].points + LOWEST_AREA]
    areas = areas_seen(sheet)
    lowest = LOWEST_SEEN[lowest_area(sheet) + LOWEST_AREA]
    return seen | orange << ORANGE_POINTS | purple << PURPLE_POINTS | areas << AREAS | lowest << LOWEST_POINTS
