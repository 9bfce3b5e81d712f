"""What is printed on a sheet, and how its actions are named: one description a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

PASS, AGAIN = "pass", "reroll"
PICK, EXTRA, BONUS, CROSS, RETURN = "pick", "extra", "bonus", "cross", "return"
DIE, REWARD = "die", "reward"  # kinds of marks, besides CROSS and RETURN
CROSSED = -1


class Line(NamedTuple):
    """A row, column or diagonal of a grid: its cells, and the reward or the points of filling it."""

    name: str
    cells: tuple[int, ...]
    reward: str = ""
    points: int = 0


class Grid(NamedTuple):
    """Cells in any order; `twice` if a cell is circled first and then crossed.

    `rows` holds cell numbers, CROSSED for a printed cross, None for a gap. Where rows have names they are the dice
    that mark them, and the points by count are each row's own.
    """

    labels: tuple[str, ...]
    rows: tuple[tuple[int | None, ...], ...]
    lines: tuple[Line, ...]
    points_by_count: tuple[int, ...] = ()
    twice: bool = False
    row_names: tuple[str, ...] = ()


def grid_lines(
    rows: Sequence[Sequence[int | None]], row_rewards: Sequence[str], column_rewards: Sequence[str]
) -> tuple[Line, ...]:
    """The rows and columns of a grid with their rewards."""
    columns = list(zip(*rows, strict=True))
    named = [(f"row {n + 1}", row, row_rewards[n]) for n, row in enumerate(rows)]
    named += [(f"column {n + 1}", column, column_rewards[n]) for n, column in enumerate(columns)]
    return tuple(Line(name, cells_of(line), reward) for name, line, reward in named)


def cell_labels(numbers: Sequence[str]) -> list[str]:
    """The cells by number, with a letter where it stands more than once."""
    seen = [numbers[:cell].count(number) for cell, number in enumerate(numbers)]
    often = {number for number in numbers if numbers.count(number) > 1}
    return [number + ("abcd"[n] if number in often else "") for number, n in zip(numbers, seen, strict=True)]


def cells_of(line: Iterable[int | None]) -> tuple[int, ...]:
    """The cells of a line, without gaps and printed crosses."""
    return tuple(cell for cell in line if cell is not None and cell != CROSSED)


class Row(NamedTuple):
    """Cells from left to right, crossed or written in; `labels` stand in them, `rewards` below.

    `paired` if the second of two cells is taken off the first.
    """

    labels: tuple[str, ...]
    rewards: tuple[str, ...]
    points_by_count: tuple[int, ...] = ()
    is_crossed: bool = False
    paired: bool = False


class Mark(NamedTuple):
    """What an action marks: with a die or a reward, in which area, which cell.

    `kind`: a die picked or used as an extra die; an extra cross of a chain; a die returned, which marks nothing;
    or a reward used. `slot` is the first or second cell of a number for a die, and the cell of a grid for a reward;
    `number` is what a reward writes into a row.
    """

    text: str
    kind: str
    area: int = 0
    die: int = 0
    reward: str = ""
    slot: int = 0
    number: int = 0


def action_table(marks: Sequence[Mark]) -> tuple[str, ...]:
    """The texts of all actions by their numbers."""
    return (PASS, AGAIN, *(mark.text for mark in marks))


class Printed(NamedTuple):
    """A dice game's sheet. Marks stand at the index of their action, after `pass` and `reroll`."""

    slug: str
    dice: tuple[str, ...]
    areas: tuple[str, ...]
    sheet: tuple[Grid | Row, ...]
    rewards: tuple[str, ...]  # by code; the last is the black one
    black: tuple[str, ...]  # the rewards that a black one may be used as
    marks: tuple[Mark, ...]
    actions: tuple[str, ...]  # the published table: the text at an index, placements without their verb
    rounds_by_players: tuple[int, ...]
    round_rewards: tuple[str, ...]
    tracks: dict[str, str]  # each action, and the reward for circling its last field
    track_fields: int
    rating_floors: tuple[int, ...]

    @property
    def foxes(self) -> int:
        """How many foxes the sheet has."""
        lines = [line.reward for area in self.sheet if isinstance(area, Grid) for line in area.lines]
        cells = [reward for area in self.sheet if isinstance(area, Row) for reward in area.rewards]
        return [*lines, *cells, *self.tracks.values()].count("fox")

    def mark(self, action: int) -> Mark | None:
        """What an action marks; None for `pass` and `reroll`."""
        return self.marks[action - 2] if action > 1 else None

    def letters(self, dice: int) -> str:
        """A set of dice by their first letters."""
        return "".join(name[0] for name in self.names(dice))

    def names(self, dice: int) -> list[str]:
        """The names of a set of dice."""
        return [name for die, name in enumerate(self.dice) if dice >> die & 1]
