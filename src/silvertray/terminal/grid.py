"""A grid of cells with the rewards and points of its rows, columns and diagonal."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rich.text import Text

from silvertray.games.clever.position import cell_names
from silvertray.games.clever.printed import CROSSED, Grid, Line
from silvertray.locale.phrases import colour, reward_sign
from silvertray.terminal.paint import CELL, GREY, cell_text, counted, line, named, shade
from silvertray.terminal.table import Table

NOT_A_CELL = "·"


def grid_lines(table: Table, which: int, legal: Collection[int]) -> list[Text]:
    """Title, rows with their rewards, what stands below the columns, points by count."""
    grid, area = table.game.printed.sheet[which], table.game.printed.areas[which]
    assert isinstance(grid, Grid)
    marks = table.sheet.marks[which]
    title = table.words.say("sheet-area", area=colour(table.words, area), points=dict(table.sheet.lines)[area])
    names = cell_names(table.game.printed, which)
    lines = [line(named(title, area))]
    for n, (row, full) in enumerate(zip(grid.rows, lines_of(grid, "row"), strict=True)):
        cells = [grid_cell(names, shade(area, n + at), cell, marks, legal) for at, cell in enumerate(row)]
        lines.append(line(*cells, " ", prize(table, full, marks)))
    lines.append(line(*below(table, grid, marks)))
    return [*lines, counted(grid.points_by_count[1:], len(marks), 0)] if grid.points_by_count else lines


def lines_of(grid: Grid, kind: str) -> list[Line]:
    """The rows, columns or diagonals of a grid."""
    return [ahead for ahead in grid.lines if ahead.name.startswith(kind)]


def grid_cell(
    names: Mapping[int, str], style: str, cell: int | None, marks: Collection[int], legal: Collection[int]
) -> Text:
    """One cell: its name, or X if it is crossed."""
    if cell is None or cell == CROSSED:
        return Text(f"{NOT_A_CELL if cell is None else 'X':^{CELL}}", GREY)
    return cell_text("X" if cell in marks else names[cell], style, cell in marks, cell in legal)


def prize(table: Table, full: Line, marks: Collection[int]) -> Text:
    """The reward or the points of a line, grey once it is earned."""
    sign = reward_sign(table.words, full.reward) or str(full.points)
    return Text(sign, GREY if set(full.cells) <= set(marks) else "")


def below(table: Table, grid: Grid, marks: Collection[int]) -> list[Text]:
    """What full columns give, then the diagonal."""
    under = [centred(prize(table, column, marks)) for column in lines_of(grid, "column")]
    return [*under, *(line("↘", prize(table, falling, marks)) for falling in lines_of(grid, "diagonal"))]


def centred(text: Text) -> Text:
    """A sign in the middle of its column."""
    space = CELL - text.cell_len
    return line(" " * (space // 2), text, " " * (space - space // 2))
