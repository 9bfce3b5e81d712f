"""Tables drawn with pixels: dice with pips, cells in the colours of their areas, numbers in small figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from silvertray.games.clever.printed import CROSSED, Grid
from silvertray.terminal.paint import CHIPS

Canvas = NDArray[np.uint8]
Colour = tuple[int, int, int]
Shown = tuple[str, bool] | None  # what stands in a cell, and whether somebody has marked it; None: no cell

CELL, GAP, WIDTH = 26, 4, 12  # a cell and the space beside it in pixels; cells in a line
GROUND: Colour = (238, 241, 245)
INK: Colour = (24, 26, 30)
PAPER: Colour = (255, 255, 255)
TO_CROSSES = 16  # from a circled cell's number to that of its cross (T-5)
PIPS = {  # places of a grid of nine
    1: (4,),
    2: (0, 8),
    3: (0, 4, 8),
    4: (0, 2, 6, 8),
    5: (0, 2, 4, 6, 8),
    6: (0, 2, 3, 5, 6, 8),
}
FIGURES = {  # three columns, five rows, row by row
    "0": "111101101101111",
    "1": "010110010010111",
    "2": "111001111100111",
    "3": "111001111001111",
    "4": "101101111001001",
    "5": "111100111001111",
    "6": "111100111101111",
    "7": "111001010010010",
    "8": "111101111101111",
    "9": "111101111001111",
    "-": "000000111000000",
    "J": "001001001101111",
    "S": "011100010001110",
    "R": "110101110101101",
    "X": "101101010101101",
}


def blank(lines: int) -> Canvas:
    """An empty table of so many lines."""
    canvas = np.empty((lines * (CELL + GAP) + GAP, WIDTH * (CELL + GAP) + GAP, 3), np.uint8)
    canvas[:] = GROUND
    return canvas


def cell(canvas: Canvas, line: int, column: int, colour: Colour) -> Canvas:
    """The pixels of a cell, filled."""
    top, left = GAP + line * (CELL + GAP), GAP + column * (CELL + GAP)
    place = canvas[top : top + CELL, left : left + CELL]
    place[:] = colour
    return place


def write(place: Canvas, text: str, ink: Colour) -> None:
    """Up to three figures in the middle of a cell."""
    left = (CELL - 8 * len(text)) // 2 + 1
    for n, figure in enumerate(text):
        dots = np.array([dot == "1" for dot in FIGURES[figure]]).reshape(5, 3)
        place[8:18, left + 8 * n : left + 8 * n + 6][np.kron(dots, np.ones((2, 2), np.bool_))] = ink


def numbers(canvas: Canvas, line: int, values: Sequence[int | str], first: int = 0) -> None:
    """Numbers side by side on paper."""
    for n, value in enumerate(values[: WIDTH - first]):
        write(cell(canvas, line, first + n, PAPER), str(value)[:3], INK)


def colour_of(name: str) -> Colour:
    """The colour that the terminal has for a die or an area."""
    ground = CHIPS[name].split()[-1]
    if not ground.startswith("#"):
        return PAPER
    red, green, blue = bytes.fromhex(ground[1:])
    return red, green, blue


def dice_pixels(rules: Any, view: Any, seat: int) -> Canvas:
    """The dice on fields, in the pool and on the tray, then the sheet, and the score below."""
    sheet, printed = view.sheets[seat], rules.printed
    lines = [row for which in range(5) for row in area_lines(printed, which, sheet.marks[which])]
    canvas = blank(len(lines) + 4)
    for n, place in enumerate(("field", "pool", "tray")):
        for column, die in enumerate(die for die in view.dice if die.place.startswith(place)):
            draw_die(cell(canvas, n, column, colour_of(die.name)), die.face)
    numbers(canvas, 0, [view.round], 8)
    for n, (area, row) in enumerate(lines):
        draw_row(canvas, n + 3, colour_of(area), row)
    kept = [sheet.rerolls, sheet.extras, sheet.returns, sheet.foxes, sheet.score]
    numbers(canvas, len(lines) + 3, kept)
    return canvas


def draw_die(place: Canvas, face: int) -> None:
    """Pips in a grid of three by three."""
    ink = PAPER if int(place[0, 0].sum()) < 380 else INK
    for pip in PIPS.get(face, ()):
        top, left = 3 + 8 * (pip // 3), 3 + 8 * (pip % 3)
        place[top : top + 5, left : left + 5] = ink


def area_lines(printed: Any, which: int, marks: tuple[int, ...]) -> list[tuple[str, list[Shown]]]:
    """The lines of cells that an area has."""
    area, sheet = printed.areas[which], printed.sheet[which]
    if isinstance(sheet, Grid):
        return [(area, [grid_cell(sheet, there, marks) for there in row]) for row in sheet.rows]
    cells: list[Shown] = [("X" if sheet.is_crossed else str(mark), True) for mark in marks]
    return [(area, cells + [("", False)] * (len(sheet.labels) - len(marks)))]


def grid_cell(grid: Grid, there: int | None, marks: tuple[int, ...]) -> Shown:
    """A cell of a grid: its number, or that it is crossed or only circled."""
    if there is None:
        return None
    if there == CROSSED:
        return "X", True
    if there not in marks:
        return grid.labels[there], False
    return "0" if grid.twice and there + TO_CROSSES not in marks else "X", True


def draw_row(canvas: Canvas, line: int, colour: Colour, row: list[Shown]) -> None:
    """Cells of an area; what is marked stands on paper."""
    for column, shown in enumerate(row):
        if shown is not None:
            text, is_marked = shown
            write(cell(canvas, line, column, PAPER if is_marked else colour), text, INK)


def cards_pixels(view: Any) -> Canvas:
    """The trick, the own hand, and for each seat its cards, its pile and its points."""
    trick = [face for play in view.trick for face in play.cards][-2 * WIDTH :]
    canvas = blank(5 + len(view.seats))
    numbers(canvas, 0, [view.round, view.good, view.deck_size])
    numbers(canvas, 1, trick[:WIDTH])
    numbers(canvas, 2, trick[WIDTH:])
    numbers(canvas, 3, view.hand)
    for seat in view.seats:
        numbers(canvas, 5 + seat.seat, [seat.hand_size, seat.pile_size, seat.score])
    return canvas
