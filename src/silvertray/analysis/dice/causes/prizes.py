"""Prizes that a mark brings nearer: the reward or the points of a line, the next reward of a row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from silvertray.analysis.dice.case import Case, Cause, cause
from silvertray.analysis.dice.ends import End
from silvertray.analysis.dice.numbers import marked_area
from silvertray.games.clever.printed import Grid, Row

# What rewards are usually worth, in points: only to choose which one to name.
USUAL = {"reroll": 4, "return": 6, "fox": 14, "extra": 18}
USUAL_MARK = 16


class Prize(NamedTuple):
    """A reward, or points, and how many cells are missing."""

    appeal: float
    cells: int
    reward: str
    points: int


def one_cell_away(case: Case) -> Cause | None:
    """After the better option a prize is one cell away, and after the other nothing as good is near."""
    return nearer(case, 1)


def some_cells_away(case: Case) -> Cause | None:
    """The same for two or three cells."""
    return nearer(case, 3)


def nearer(case: Case, most: int) -> Cause | None:
    """The best prize that the better option brings within so many cells."""
    mine, theirs = (list(prizes(case, end)) for end in case.ends)
    near = [prize for prize in mine if prize.cells <= most and prize > max(theirs, default=())]
    if not near:
        return None
    best = max(near)
    if best.reward:
        return cause(case.parts.promise, "near", reward=best.reward, cells=best.cells)
    return cause(case.parts.promise, "near-points", points=best.points, cells=best.cells)


def prizes(case: Case, end: End) -> Iterator[Prize]:
    """The prizes that an option's own mark brings nearer."""
    area = marked_area(case.before, end.marked)
    if area is None:
        return
    printed, before, after = case.printed.sheet[area], case.before.marks[area], end.plain.marks[area]
    yield from of_row(printed, len(after)) if isinstance(printed, Row) else of_grid(printed, set(before), set(after))


def of_row(row: Row, filled: int) -> Iterator[Prize]:
    """The next reward of a row."""
    for cell in range(filled, len(row.rewards)):
        if row.rewards[cell]:
            yield prize(row.rewards[cell], 0, cell - filled + 1)
            return


def of_grid(grid: Grid, before: set[int], after: set[int]) -> Iterator[Prize]:
    """The lines in which something was marked and something is still missing."""
    for line in grid.lines:
        cells = set(line.cells)
        if (line.reward or line.points) and cells - after and (after - before) & cells:
            yield prize(line.reward, line.points, len(cells - after))


def prize(reward: str, points: int, cells: int) -> Prize:
    """A prize that is so many cells away."""
    worth = USUAL.get(reward, USUAL_MARK) if reward else points
    return Prize(worth / (cells + 1), cells, reward, points)
