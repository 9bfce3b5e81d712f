"""What is written on a sheet, and what it scores."""

import cython

if not cython.compiled:  # compiled, these are the structs in the .pxd
    from silvertray.games.clever.paper import Area, Sheet


def write_number(area: Area, number: int) -> None:
    """Write a number into the next cell of a row and count it as points."""
    area.written |= number << 5 * area.count
    area.count += 1
    area.points += number


def lowest_area(sheet: Sheet) -> int:
    """The points of the lowest area: what each fox is worth (C-45)."""
    least = sheet.area[0].points
    for which in range(1, 5):
        points = sheet.area[which].points
        if points < least:
            least = points
    return least


def score_of(sheet: Sheet) -> int:
    """The five areas, and the lowest again for each fox (C-62)."""
    total = sheet.foxes * lowest_area(sheet)
    for which in range(5):
        total += sheet.area[which].points
    return total


def strength_of(sheet: Sheet) -> int:
    """What decides the places: most points, then the higher best single area (C-63)."""
    best = sheet.area[0].points
    for which in range(1, 5):
        points = sheet.area[which].points
        if points > best:
            best = points
    return 1000 * score_of(sheet) + best
