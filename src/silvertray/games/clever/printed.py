"""What is printed on a sheet, and how its actions are named: one description a game."""

from __future__ import annotations

from typing import NamedTuple

PASS, AGAIN = "pass", "reroll"
PICK, EXTRA, BONUS = "pick", "extra", "bonus"
CROSSED = -1


class Line(NamedTuple):
    """A row, column or diagonal of a grid: its cells, and the reward or the points of filling it."""

    name: str
    cells: tuple[int, ...]
    reward: str = ""
    points: int = 0


class Grid(NamedTuple):
    """Cells in any order. `rows` holds cell numbers, CROSSED for a printed cross, None for a gap."""

    labels: tuple[str, ...]
    rows: tuple[tuple[int | None, ...], ...]
    lines: tuple[Line, ...]
    points_by_count: tuple[int, ...] = ()


class Row(NamedTuple):
    """Cells from left to right; `labels` are what is printed in them, `rewards` what stands below."""

    labels: tuple[str, ...]
    rewards: tuple[str, ...]
    points_by_count: tuple[int, ...] = ()


class Mark(NamedTuple):
    """What an action marks: with a die or a reward, in which area, which cell.

    `slot` is the first or second cell of a number for a die, and the cell of a grid for a reward;
    `number` is what a reward writes into a row.
    """

    text: str
    area: int
    die: int | None = None
    reward: str = ""
    slot: int = 0
    number: int = 0


class Printed(NamedTuple):
    """A dice game's sheet. Marks stand at the index of their action, after `pass` and `reroll`."""

    slug: str
    dice: tuple[str, ...]
    areas: tuple[str, ...]
    sheet: tuple[Grid | Row, ...]
    rewards: tuple[str, ...]
    black: tuple[str, ...]  # the rewards that a black one may be used as
    marks: tuple[Mark, ...]
    rounds_by_players: tuple[int, ...]
    round_rewards: tuple[str, ...]
    track_fields: int
    rating_floors: tuple[int, ...]

    @property
    def actions(self) -> tuple[str, ...]:
        """The published table of actions: the text at an index, placements without their verb."""
        return (PASS, AGAIN, *(mark.text for mark in self.marks))

    @property
    def foxes(self) -> int:
        """How many foxes the sheet has."""
        lines = [line.reward for area in self.sheet if isinstance(area, Grid) for line in area.lines]
        cells = [reward for area in self.sheet if isinstance(area, Row) for reward in area.rewards]
        return [*lines, *cells].count("fox")

    def mark(self, action: int) -> Mark | None:
        """What an action marks; None for `pass` and `reroll`."""
        return self.marks[action - 2] if action > 1 else None

    def letters(self, dice: int) -> str:
        """A set of dice by their first letters."""
        return "".join(name[0] for die, name in enumerate(self.dice) if dice >> die & 1)
