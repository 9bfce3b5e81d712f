"""A whole sheet, drawn from what the game says is printed on it."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from silvertray.games.clever.printed import Grid, Row
from silvertray.locale.phrases import letter, reward_sign
from silvertray.terminal.dice.grid import Drawing
from silvertray.terminal.dice.table import Table
from silvertray.terminal.dice.targets import X, is_second
from silvertray.terminal.paint import CELL, GREY, cell_text, counted, line, named, shade, side_by_side

HEIGHT = 17  # lines that fit under the dice
WIDTH = 50
MINUS = "−"


def sheet_lines(table: Table) -> list[Text]:
    """All areas, then tracks, rounds and points."""
    areas = range(len(table.game.printed.areas))
    grids = [which for which in areas if isinstance(table.game.printed.sheet[which], Grid)]
    drawn: list[Text] = []
    for which in grids:
        width = max((text.cell_len + 1 for text in drawn), default=0)
        drawn = side_by_side(drawn, width, Drawing(table, which, legal_cells(table, which)).lines())
    for which in areas:
        if which not in grids:
            drawn += row_lines(table, which, legal_cells(table, which))
    feet = [tracks(table), rounds(table), points(table)]
    return [*drawn, *([Text()] if len(drawn) + len(feet) < HEIGHT else []), *feet]


def legal_cells(table: Table, which: int) -> set[int]:
    """The cells of an area that the player may mark now."""
    area = table.game.printed.areas[which]
    return {option.cell for option in table.choices or table.view.options if option.area == area}


def row_lines(table: Table, which: int, legal: Collection[int]) -> list[Text]:
    """A row with an arrow: its cells, the rewards below, and points by count if it has them."""
    row, area = table.game.printed.sheet[which], table.game.printed.areas[which]
    assert isinstance(row, Row)
    marks = table.sheet.marks[which]
    shown = [X] * len(marks) if row.is_crossed else [str(mark) for mark in marks]
    shown += row.labels[len(marks) :]
    cells = [row_cell(row, area, n, text, n < len(marks), n in legal) for n, text in enumerate(shown)]
    lines = [line(named(letter(table.words, area) + " ", area), *cells)]
    if row.points_by_count:
        lines.append(line("  ", counted(row.points_by_count[1:], len(marks), CELL)))
    signs = [reward_sign(table.words, name) for name in row.rewards]
    below = [Text(f"{sign:^{CELL}}", GREY if n < len(marks) else "") for n, sign in enumerate(signs)]
    return [*lines, line("  ", *below)]


def row_cell(row: Row, area: str, n: int, text: str, is_marked: bool, is_legal: bool) -> Text:
    """A cell of a row; the second of a pair has a minus before it."""
    drawn = cell_text(text, shade(area, n), CELL, is_marked, is_legal)
    if is_second(row, n) and not is_legal:
        return Text(f"{MINUS}{text:<{CELL - 1}}", drawn.style)
    return drawn


def tracks(table: Table) -> Text:
    """The actions and foxes: `x` is spent, `O` to be used, `·` not earned yet; by name if there is room."""
    named_tracks = tracks_in(table, "sheet-track-")
    return named_tracks if named_tracks.cell_len <= WIDTH else tracks_in(table, "")


def tracks_in(table: Table, message: str) -> Text:
    """All tracks, each behind its sign and, by a message, its name."""
    words, printed = table.words, table.game.printed
    parts: list[Text | str] = []
    for name, end in printed.tracks.items():
        sign = reward_sign(words, name)
        title = words.say(f"{message}{name}", sign=sign) if message else sign
        last = reward_sign(words, end)
        parts += [f"{title} ", track(table, name), f" {last}" if last else "", "  "]
    return line(*parts, words.say("sheet-foxes", foxes=table.sheet.foxes))


def track(table: Table, name: str) -> Text:
    """The fields of one action."""
    left, spent = table.actions(name)
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
