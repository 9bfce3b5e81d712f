"""A whole sheet, drawn from what the game says is printed on it."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from silvertray.games.clever.position import is_crossed_row
from silvertray.games.clever.printed import Grid, Row
from silvertray.locale.phrases import letter, reward_sign
from silvertray.terminal.grid import grid_lines
from silvertray.terminal.paint import CELL, GREY, cell_text, counted, line, named, shade, side_by_side
from silvertray.terminal.table import Table

WIDTH = 49
FIRST_GRID = 21


def sheet_lines(table: Table) -> list[Text]:
    """All areas, then tracks, rounds and points."""
    areas = range(len(table.game.printed.areas))
    grids = [which for which in areas if isinstance(table.game.printed.sheet[which], Grid)]
    drawn = grid_lines(table, grids[0], legal_cells(table, grids[0]))
    for which in grids[1:]:
        drawn = side_by_side(drawn, FIRST_GRID, grid_lines(table, which, legal_cells(table, which)))
    for which in areas:
        if which not in grids:
            drawn += row_lines(table, which, legal_cells(table, which))
    return [*drawn, Text(), tracks(table), rounds(table), points(table)]


def legal_cells(table: Table, which: int) -> set[int]:
    """The cells of an area that the player may mark now."""
    area = table.game.printed.areas[which]
    return {option.cell for option in table.choices if option.area == area}


def row_lines(table: Table, which: int, legal: Collection[int]) -> list[Text]:
    """A row with an arrow: its cells, the rewards below, and points by count if it has them."""
    row, area = table.game.printed.sheet[which], table.game.printed.areas[which]
    assert isinstance(row, Row)
    marks = table.sheet.marks[which]
    shown = ["X"] * len(marks) if is_crossed_row(table.game.printed, which) else [str(mark) for mark in marks]
    shown += row.labels[len(marks) :]
    cells = [cell_text(text, shade(area, n), n < len(marks), n in legal) for n, text in enumerate(shown)]
    lines = [line(named(letter(table.words, area) + " ", area), *cells)]
    if row.points_by_count:
        lines.append(line("  ", counted(row.points_by_count[1:], len(marks), CELL)))
    signs = [reward_sign(table.words, name) for name in row.rewards]
    below = [Text(f"{sign:^{CELL}}", GREY if n < len(marks) else "") for n, sign in enumerate(signs)]
    return [*lines, line("  ", *below)]


def tracks(table: Table) -> Text:
    """Rerolls, extra dice and foxes: `x` is spent, `O` to be used, `·` not earned yet."""
    words, sheet = table.words, table.sheet
    reroll = words.say("sheet-tracks", reroll=reward_sign(words, "reroll"))
    extra = words.say("sheet-extras", extra=reward_sign(words, "extra"))
    parts: list[Text | str] = [f"{reroll} ", track(table, sheet.rerolls, sheet.rerolls_spent)]
    parts += [f"  {extra} ", track(table, sheet.extras, sheet.extras_spent)]
    return line(*parts, "  ", words.say("sheet-foxes", foxes=sheet.foxes))


def track(table: Table, left: int, spent: int) -> Text:
    """The fields of one action."""
    rest = table.game.printed.track_fields - left - spent
    return line(Text("x" * spent, GREY), Text("O" * left, "bold"), Text("·" * rest, GREY))


def rounds(table: Table) -> Text:
    """The round tracker with the reward of each round (C-5)."""
    names = table.game.printed.round_rewards[: table.view.rounds]
    cells: list[Text | str] = [table.words.say("sheet-rounds") + " "]
    for number, name in enumerate(names, 1):
        text = f"{number}{' ' if name else ''}{reward_sign(table.words, name)}"
        now = number == table.view.round
        cells.append(Text(f"[{text}]" if now else f" {text} ", "bold" if now else GREY))
    return line(*cells)


def points(table: Table) -> Text:
    """The score, line by line."""
    words = table.words
    parts: list[Text | str] = []
    for name, worth in table.sheet.lines:
        if name == "fox":
            parts.append(words.say("sheet-fox", points=worth) + "  ")
        else:
            parts.append(named(words.say("sheet-area", area=letter(words, name), points=worth) + "  ", name))
    return line(*parts, Text(words.say("sheet-total", score=table.sheet.score), "bold"))
