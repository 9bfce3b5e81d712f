"""Positions of Doppelt so clever for its tests: the usual moments of a turn, and sheets of a wanted kind."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests import positions
from tests.positions import Table

from silvertray.games import game

TWICE: Any = game("twice")
DICE = "wsybgp"  # white, silver, yellow, blue, green, pink
AREAS = ("silver", "yellow", "blue", "green", "pink")
ROWS = ("yellow", "blue", "green", "pink")  # of silver, by the letters a to d
CIRCLES = "1,2a,2b,3a,3b,4a,4b,5a,5b,6"  # every cell of yellow

picking = partial(positions.picking, slug="twice")
rolling = partial(positions.rolling, slug="twice")
rolls_over = partial(positions.rolls_over, slug="twice")
passive_alone = partial(positions.passive_alone, slug="twice")
using = partial(positions.using, slug="twice")
ended = partial(positions.ended, slug="twice")
random_game = partial(positions.random_game, slug="twice")

# Every cell of an area, and the most that it can score.
FULL = {
    "silver": ",".join(f"{number}{row}" for row in "abcd" for number in range(1, 7)),
    "yellow": ",".join([CIRCLES, *(f"{cell}!" for cell in CIRCLES.split(","))]),
    "blue": ",".join(["12"] * 12),
    "green": "12,2,12,1,18,3,18,2,18,1,24,1",
    "pink": ",".join(["6"] * 12),
}
TIMES = (2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1)

# All ways to use a ? of each colour on an empty sheet.
ANY = {
    "silver": {f"bonus silver {row} {number}" for row in ROWS for number in range(1, 7)},
    "yellow": {f"bonus yellow {cell}" for cell in CIRCLES.split(",")},
    "blue": {f"bonus blue {number}" for number in range(2, 13)},
    "green": {f"bonus green {number}" for number in range(1, 7)},
    "pink": {f"bonus pink {number}" for number in range(1, 7)},
}


def returning(dice: str, *sheets: str, pool: str, tray: str, fields: str = "", roll: int = 1, **table: object) -> str:
    """The active player is asked whether to return a die before the next roll."""
    laid = f"roll={roll} dice={dice} rolled={pool} pool={pool} tray={tray} fields={fields}"
    return positions.position("twice", "choice", laid, sheets, "return", "wait", table)


def full(*areas: str) -> str:
    """A sheet on which these areas are full."""
    return " ".join(f"{area}={FULL[area]}" for area in areas)


def green_ones(cells: int) -> str:
    """Green with a 1, multiplied, in each of so many cells."""
    return "green=" + ",".join(str(times) for times in TIMES[:cells]) if cells else ""


def same(area: str, number: int, cells: int) -> str:
    """A row with the same number in each of so many cells."""
    return f"{area}=" + ",".join([str(number)] * cells) if cells else ""


def crossed(*cells: str) -> str:
    """Yellow with these cells circled and crossed."""
    return "yellow=" + ",".join([*cells, *(f"{cell}!" for cell in cells)]) if cells else ""


# Yellow 1, green 2 and pink 3 fit nowhere on this sheet, but silver 6 and blue 5 + white 6 do.
NONE_OF_THE_TRAY = f"{crossed('1')} {full('green', 'pink')}"


def worth(score: int) -> str:
    """A sheet without foxes that scores exactly this, from 0 to 391."""
    blue, yellow = same("blue", 12, 11), full("yellow")
    bases = {
        319: f"{yellow} {blue} {full('silver')}",
        231: f"{yellow} {blue}",
        165: yellow,
        121: f"{crossed('1', '2a', '2b', '3a', '3b')} {blue}",
        66: blue,
        0: "",
    }
    base = max(points for points in bases if points <= score)
    sixes, rest = divmod(score - base, 6)
    pink = ["6"] * sixes + [str(rest)] * (rest > 0)
    return f"{bases[base]} pink={','.join(pink)}" if pink else bases[base]


def next_round(finished: int, *sheets: str) -> Table:
    """The table after the last turn of a round, which the last seat was the last to finish."""
    *others, last = sheets
    stages = [*(f"stage=done {sheet}" for sheet in others), f"stage=extra extra=1 {last}"]
    table = Table(rolls_over("123456", *stages, tray="wsy", round=finished, turn=len(sheets) - 1))
    table.play(len(sheets) - 1, "pass")
    return table
