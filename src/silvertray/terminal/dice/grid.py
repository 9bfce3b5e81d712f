"""A grid of cells with the rewards and points of its rows, columns and diagonal."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from silvertray.games.clever.printed import CROSSED, Grid, Line
from silvertray.locale.phrases import colour, letter, reward_sign
from silvertray.terminal.dice.table import Table
from silvertray.terminal.dice.targets import CIRCLED, X, crossed, row_names, shown_names
from silvertray.terminal.paint import GREY, cell_text, counted, line, named, present, shade

NOT_A_CELL = "·"
TALL = 5  # rows, from which on the points stand beside them instead of below


class Drawing:
    """One grid of one sheet, while it is drawn."""

    def __init__(self, table: Table, which: int, legal: Collection[int]) -> None:
        grid = table.game.printed.sheet[which]
        assert isinstance(grid, Grid)
        self.table = table
        self.grid = grid
        self.area = table.game.printed.areas[which]
        self.legal = legal
        self.circled = set(table.sheet.marks[which])
        self.crossed = crossed(grid, table.sheet.marks[which])
        self.names = shown_names(table.game.printed, which)
        self.rows = row_names(table.game.printed, which)
        self.width = max(map(len, self.names.values())) + (3 if grid.twice else 2)  # with brackets, and a circle

    def lines(self) -> list[Text]:
        """Title, rows with their rewards, what stands below the columns, points by count."""
        words = self.table.words
        title = words.say("sheet-area", area=colour(words, self.area), points=dict(self.table.sheet.lines)[self.area])
        rows = [self.row(n, full) for n, full in enumerate(self.lines_of("row"))]
        drawn = [line(named(title, self.area)), *rows, self.below()]
        if not self.grid.points_by_count:
            return drawn
        if len(rows) < TALL:
            return [*drawn, self.points()]
        return [drawn[0], *self.with_points(rows), drawn[-1]]

    def lines_of(self, kind: str) -> list[Line]:
        """The rows, columns or diagonals of a grid."""
        return [ahead for ahead in self.grid.lines if ahead.name.startswith(kind)]

    def row(self, n: int, full: Line) -> Text:
        """The cells of a row behind its letter, if it has one, and the reward for all of them."""
        tint = self.rows[n] if self.rows else self.area
        start = named(letter(self.table.words, tint), tint) if self.rows else ""
        cells = [self.cell(shade(tint, n + at), cell) for at, cell in enumerate(self.grid.rows[n])]
        prize = self.prize(full)
        return line(start, *cells, " " if prize else "", prize)

    def cell(self, style: str, cell: int | None) -> Text:
        """One cell: its name, behind a circle if it is circled first, or X if it is crossed."""
        if cell is None or cell == CROSSED:
            return Text(f"{NOT_A_CELL if cell is None else X:^{self.width}}", GREY)
        is_crossed = cell in self.crossed
        name = self.names[cell]
        if self.grid.twice:
            name = f"{CIRCLED if cell in self.circled else ' '}{name}"
        return cell_text(X if is_crossed else name, style, self.width, is_crossed, cell in self.legal)

    def prize(self, full: Line) -> Text:
        """The reward or the points of a line, grey once it is earned."""
        sign = reward_sign(self.table.words, full.reward) or str(full.points or "")
        return Text(sign, GREY if set(full.cells) <= self.circled else "")

    def below(self) -> Text:
        """What full columns give, then the diagonal."""
        drawn = Text(" " if self.rows else "")
        for column in self.lines_of("column"):
            drawn = line(drawn, self.centred(self.prize(column), drawn.plain[-1:].strip() != ""))
        return line(drawn, *(line("↘", self.prize(diagonal)) for diagonal in self.lines_of("diagonal")))

    def centred(self, text: Text, is_tight: bool) -> Text:
        """A sign in the middle of its column, if it can be apart from the sign before."""
        space = self.width - text.cell_len
        before = max(space // 2, min(space, is_tight))
        return line(" " * before, text, " " * (space - before))

    def points(self) -> Text:
        """The points in one line; those of each single row if there are too few for all cells."""
        worth = self.grid.points_by_count[1:]
        if len(worth) < len(self.grid.labels):
            return line(Text(self.table.words.say("sheet-row-points") + " ", GREY), counted(worth, 0, 0))
        return counted(worth, len(self.crossed), 0)

    def with_points(self, rows: list[Text]) -> list[Text]:
        """The points in columns beside the rows."""
        worth = list(enumerate(self.grid.points_by_count))[1:]
        columns = [worth[start : start + len(rows)] for start in range(0, len(worth), len(rows))]
        widths = [max(len(str(points)) for _, points in column) for column in columns]
        room = max(row.cell_len for row in rows)
        drawn: list[Text] = []
        for n, row in enumerate(rows):
            cells = [
                Text(f"{column[n][1]:>{width}}", present(column[n][0] == len(self.crossed)))
                for column, width in zip(columns, widths, strict=True)
                if n < len(column)
            ]
            drawn.append(line(row, " " * (room - row.cell_len), Text("│", GREY), Text(" ").join(cells)))
        return drawn
