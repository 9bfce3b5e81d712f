"""The games as the page draws them, as data."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from silvertray.server.lines.frames import Frame
from silvertray.server.table.chat import Phrase


class LineInfo(Frame):
    """A row, column or diagonal of a grid, with the points and the reward for filling it."""

    name: str
    cells: tuple[int, ...]
    reward: str
    points: int


class GridInfo(Frame):
    """Cells in rows: a cell's number, −1 for a printed cross, null for a gap.

    `twice`: cells are circled first, then crossed; a crossed cell is marked by its number + `crossed_from`.
    `row_names`: the die each row belongs to; points by count then apply to each row.
    """

    kind: Literal["grid"] = "grid"
    name: str
    labels: tuple[str, ...]
    rows: tuple[tuple[int | None, ...], ...]
    lines: tuple[LineInfo, ...]
    points_by_count: tuple[int, ...]
    twice: bool
    crossed_from: int
    row_names: tuple[str, ...]


class RowInfo(Frame):
    """Cells from left to right: `labels` are printed in them, `rewards` below; `paired`: first minus second."""

    kind: Literal["row"] = "row"
    name: str
    labels: tuple[str, ...]
    rewards: tuple[str, ...]
    points_by_count: tuple[int, ...]
    crossed: bool
    paired: bool


class TrackInfo(Frame):
    """The circles of a stored action, and the reward for circling the last one."""

    name: str
    fields: int
    end: str


class SheetInfo(Frame):
    """Everything printed on a sheet; the marks in a view follow the order of `areas`."""

    dice: tuple[str, ...]
    areas: tuple[Annotated[GridInfo | RowInfo, Field(discriminator="kind")], ...]
    tracks: tuple[TrackInfo, ...]
    round_rewards: tuple[str, ...]
    rounds_by_players: tuple[int, ...]
    rating_floors: tuple[int, ...]
    foxes: int


class OptionInfo(Frame):
    """A choice before a game, its default first."""

    name: str
    values: tuple[str, ...]
    rule: str


class GameInfo(Frame):
    """A game as the page offers it."""

    slug: str
    kind: Literal["dice", "cards"]
    least: int
    most: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]  # the weakest first
    usual_bot: str
    actions: tuple[str, ...]
    sheet: SheetInfo | None
    cards: tuple[str, ...]
    coach: bool  # somebody prices every choice of it


class Catalogue(Frame):
    """All games."""

    version: str
    games: tuple[GameInfo, ...]
    phrases: tuple[Phrase, ...]  # what people may say at a table
