"""A sheet read out in plain sentences."""

from __future__ import annotations

from silvertray.games.clever.position import cell_names, is_crossed_row
from silvertray.games.clever.printed import Grid, Line, Row
from silvertray.locale.phrases import colour, listed, reward
from silvertray.terminal.choices import is_telling
from silvertray.terminal.plain import holdings
from silvertray.terminal.table import Table


def sheet_sentences(table: Table) -> list[str]:
    """All five areas of the sheet shown."""
    lines = [table.words.say("sheet-of", name=table.names[table.seat]), holdings(table)[table.seat]]
    for which in range(len(table.game.printed.areas)):
        lines.append(area_sentence(table, which))
    return lines


def area_sentence(table: Table, which: int) -> str:
    """One area: points, what is marked, what is free and what it would bring."""
    area, printed = table.game.printed.areas[which], table.game.printed.sheet[which]
    worth = dict(table.sheet.lines)[area]
    head = table.words.say("plain-area", area=colour(table.words, area), points=worth)
    parts = grid_parts(table, which, printed) if isinstance(printed, Grid) else row_parts(table, which, printed)
    return " ".join([head, *parts])


def grid_parts(table: Table, which: int, grid: Grid) -> list[str]:
    """Crossed and free cells of a grid, and its open lines."""
    names, marks = cell_names(table.game.printed, which), table.sheet.marks[which]
    free = [name for cell, name in names.items() if cell not in marks]
    parts = [cells(table, "plain-marked", [names[cell] for cell in marks]), cells(table, "plain-free", free)]
    for ahead in grid.lines:
        missing = [names[cell] for cell in ahead.cells if cell not in marks]
        parts += [open_line(table, ahead, missing)] if missing else []
    return [part for part in parts if part]


def cells(table: Table, message: str, names: list[str]) -> str:
    """Some cells by name, or nothing."""
    return table.words.say(message, cells=listed(table.words, names)) if names else ""


def open_line(table: Table, ahead: Line, missing: list[str]) -> str:
    """A row, column or diagonal that is not full yet."""
    words, (kind, _, number) = table.words, ahead.name.partition(" ")
    prize = reward(words, ahead.reward) if ahead.reward else words.say("plain-prize-points", points=ahead.points)
    line = words.say(f"line-{kind}", number=number)
    return words.say("plain-line", line=line, cells=listed(words, missing), prize=prize)


def row_parts(table: Table, which: int, row: Row) -> list[str]:
    """The numbers written in a row, its next cell, and the rewards still to come."""
    marks, words = table.sheet.marks[which], table.words
    written = [str(n + 1) for n in marks] if is_crossed_row(table.game.printed, which) else [str(n) for n in marks]
    parts = [cells(table, "plain-marked", written)]
    if len(marks) == len(row.labels):
        return [*parts, words.say("plain-full")]
    label = row.labels[len(marks)]
    message = "plain-next-label" if is_telling(label) else "plain-next"
    parts.append(words.say(message, cell=len(marks) + 1, label=label))
    ahead = [(n, name) for n, name in enumerate(row.rewards, 1) if name and n > len(marks)]
    coming = [words.say("plain-under-cell", reward=reward(words, name), cell=n) for n, name in ahead]
    parts += [words.say("plain-under", rewards=listed(words, coming))] if coming else []
    return [part for part in parts if part]
