"""A sheet read out in plain sentences."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from silvertray.games.clever.printed import Grid, Line, Row, cells_of
from silvertray.locale.phrases import colour, listed, reward
from silvertray.terminal.dice.plain import holding
from silvertray.terminal.dice.table import Table
from silvertray.terminal.dice.targets import crossed, is_telling, row_names, row_of, shown_names


def sheet_sentences(table: Table) -> list[str]:
    """All five areas of the sheet shown."""
    name = table.names[table.seat]
    lines = [table.words.say("sheet-of", name=name), holding(table, name, table.sheet), *track_ends(table)]
    return [*lines, *(area_sentence(table, which) for which in range(len(table.game.printed.areas)))]


def track_ends(table: Table) -> list[str]:
    """What the last field of each track brings, as long as it is not circled (T-11)."""
    words, printed = table.words, table.game.printed
    return [
        words.say(f"plain-end-{name}", fields=printed.track_fields, reward=reward(words, end))
        for name, end in printed.tracks.items()
        if end and sum(table.actions(name)) < printed.track_fields
    ]


def area_sentence(table: Table, which: int) -> str:
    """One area: points, what is marked, what is free and what it would bring."""
    area, printed = table.game.printed.areas[which], table.game.printed.sheet[which]
    worth = dict(table.sheet.lines)[area]
    head = table.words.say("plain-area", area=colour(table.words, area), points=worth)
    parts = grid_parts(table, which, printed) if isinstance(printed, Grid) else row_parts(table, which, printed)
    return " ".join([head, *parts])


def grid_parts(table: Table, which: int, grid: Grid) -> list[str]:
    """The cells of a grid, row by row if rows have a colour, and its open lines."""
    marks, rows = table.sheet.marks[which], row_names(table.game.printed, which)
    parts: list[str] = []
    for name, row in zip(rows, grid.rows, strict=False):
        parts.append(table.words.say("plain-row", row=colour(table.words, name)))
        parts += cell_parts(table, which, grid, cells_of(row))
    parts += [] if rows else cell_parts(table, which, grid, range(len(grid.labels)))
    for ahead in grid.lines:
        missing = [cell_name(table, which, cell) for cell in ahead.cells if cell not in marks]
        parts += [open_line(table, ahead, missing)] if missing and (ahead.reward or ahead.points) else []
    return parts


def cell_parts(table: Table, which: int, grid: Grid, shown: Sequence[int]) -> list[str]:
    """Which cells are crossed, circled only, and free."""
    names, marks = shown_names(table.game.printed, which), table.sheet.marks[which]
    done = crossed(grid, marks)
    kinds: list[tuple[str, Collection[int]]] = [
        ("plain-crossed" if grid.twice else "plain-marked", [cell for cell in shown if cell in done]),
        ("plain-circled", [cell for cell in shown if cell in marks and cell not in done]),
        ("plain-free", [cell for cell in shown if cell not in marks]),
    ]
    return [some_cells(table, message, [names[cell] for cell in found]) for message, found in kinds if found]


def some_cells(table: Table, message: str, names: list[str]) -> str:
    """Some cells by name."""
    return table.words.say(message, cells=listed(table.words, names))


def cell_name(table: Table, which: int, cell: int) -> str:
    """A cell by its name, with the colour of its row if rows have one."""
    name, row = shown_names(table.game.printed, which)[cell], row_of(table.game.printed, which, cell)
    return table.words.say("choice-in-row", cell=name, row=colour(table.words, row)) if row else name


def open_line(table: Table, ahead: Line, missing: list[str]) -> str:
    """A row, column or diagonal that is not full yet."""
    words, (kind, _, number) = table.words, ahead.name.partition(" ")
    prize = words.say("plain-prize-points", points=ahead.points)
    prize = reward(words, ahead.reward) if ahead.reward else prize
    line = words.say(f"line-{kind}", number=number)
    return words.say("plain-line", line=line, cells=listed(words, missing), prize=prize)


def row_parts(table: Table, which: int, row: Row) -> list[str]:
    """The numbers written in a row, its next cell, and the rewards still to come."""
    marks, words = table.sheet.marks[which], table.words
    written = [str(n + 1) for n in marks] if row.is_crossed else [str(n) for n in marks]
    parts = [some_cells(table, "plain-marked", written)] if written else []
    if len(marks) == len(row.labels):
        return [*parts, words.say("plain-full")]
    label = row.labels[len(marks)]
    message = "plain-next-label" if is_telling(label) else "plain-next"
    parts.append(words.say(message, cell=len(marks) + 1, label=label))
    ahead = [(n, reward(words, name)) for n, name in enumerate(row.rewards, 1) if name]
    coming = [words.say("plain-under-cell", reward=name, cell=n) for n, name in ahead if n > len(marks)]
    return [*parts, words.say("plain-under", rewards=listed(words, coming))] if coming else parts
