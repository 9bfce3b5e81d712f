"""The cell that a choice marks: what it is called, what is printed in it, and what is done there."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from silvertray.games.clever.position import CROSSED_CIRCLE, cell_names
from silvertray.games.clever.printed import CROSS, Grid, Printed, Row
from silvertray.games.clever.view import OptionView, View

CIRCLE, WRITE = "circle", "write"  # what may be done in a cell, besides CROSS
CIRCLED, X = "○", "X"


class Target(NamedTuple):
    """A cell: its name, the colour of its row if rows have one, its print, and what is done there.

    `sign` tells a circle from a cross, where a cell takes both.
    """

    name: str
    deed: str
    row: str = ""
    label: str = ""
    sign: str = ""
    is_of_row: bool = False


def target_of(printed: Printed, view: View, option: OptionView) -> Target:
    """The cell that a choice marks."""
    which = printed.areas.index(option.area)
    area = printed.sheet[which]
    if isinstance(area, Row):
        label = area.labels[option.cell]
        deed = CROSS if area.is_crossed else WRITE
        return Target(str(option.cell + 1), deed, label=label if is_telling(label) else "", is_of_row=True)
    name, row = shown_names(printed, which)[option.cell], row_of(printed, which, option.cell)
    if not area.twice:
        return Target(name, CROSS, row)
    is_circled = option.cell in view.sheets[view.seat or 0].marks[which]
    return Target(name, CROSS, row, sign=X) if is_circled else Target(name, CIRCLE, row, sign=CIRCLED)


def is_telling(label: str) -> bool:
    """Whether what is printed in a cell of a row says more than that it is the next one."""
    return any(sign.isdigit() for sign in label)


def is_second(row: Row, cell: int) -> bool:
    """Whether a cell is taken from the one before: where all have a multiplier, even ×1, they are pairs (T-7)."""
    return cell % 2 == 1 and all(label.startswith("×") for label in row.labels)


def row_names(printed: Printed, which: int) -> list[str]:
    """The colours of a grid's rows, if extra crosses go there by colour (T-2)."""
    crosses = [mark for mark in printed.marks if mark.kind == CROSS and mark.area == which]
    named = {mark.slot: mark.text.split()[-1] for mark in crosses}
    return [named[slot] for slot in sorted(named)]


def row_of(printed: Printed, which: int, cell: int) -> str:
    """The colour of the row that a cell of a grid stands in; empty if rows have none."""
    grid, names = printed.sheet[which], row_names(printed, which)
    assert isinstance(grid, Grid)
    return next((name for name, row in zip(names, grid.rows, strict=False) if cell in row), "")


def shown_names(printed: Printed, which: int) -> dict[int, str]:
    """The cells of a grid by name; where the row has a colour, the number is enough."""
    if row_names(printed, which):
        return dict(enumerate(printed.sheet[which].labels))
    return {cell: name for cell, name in cell_names(printed, which).items() if cell < CROSSED_CIRCLE}


def crossed(grid: Grid, marks: Collection[int]) -> set[int]:
    """The crossed cells of a grid; where cells are circled first, a cross is a mark of its own."""
    if not grid.twice:
        return set(marks)
    return {mark - CROSSED_CIRCLE for mark in marks if mark >= CROSSED_CIRCLE}
