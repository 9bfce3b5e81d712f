"""Doppelt so clever: what is printed on its sheet, and how its actions are named."""

from __future__ import annotations

from silvertray.games.clever.doppelt import blue, green, pink, silver, yellow
from silvertray.games.clever.doppelt.marks import (
    AREAS,
    CROSSES,
    DICE,
    PLACEMENTS,
    RATING_FLOORS,
    ROUND_REWARDS,
    TRACK_ENDS,
    TRACK_FIELDS,
)
from silvertray.games.clever.doppelt.rewards import BLACK, REWARDS
from silvertray.games.clever.layout import ROUNDS_BY_PLAYERS
from silvertray.games.clever.printed import (
    BONUS,
    CROSS,
    DIE,
    RETURN,
    REWARD,
    Grid,
    Mark,
    Printed,
    Row,
    action_table,
    cell_labels,
    grid_lines,
)

SILVER, YELLOW, BLUE, GREEN, PINK = range(5)


def silver_grid() -> Grid:
    """Silver: each row scores by its crosses, full columns give rewards (T-4)."""
    rows = tuple(tuple(range(6 * row, 6 * row + 6)) for row in range(4))
    lines = grid_lines(rows, ("",) * 4, silver.COLUMN_REWARDS)
    return Grid(tuple("123456" * 4), rows, lines, silver.ROW_POINTS_BY_COUNT, row_names=silver.ROWS)


def yellow_grid() -> Grid:
    """Yellow: lines of circles give rewards, crosses score (T-5)."""
    at = {(row, column): cell for cell, (_, row, column) in enumerate(yellow.PLACES)}
    rows = tuple(tuple(at.get((row, column)) for column in range(4)) for row in range(5))
    lines = grid_lines(rows, yellow.ROW_REWARDS, yellow.COLUMN_REWARDS)
    return Grid(tuple(number for number, _, _ in yellow.PLACES), rows, lines, yellow.POINTS_BY_CROSSED, twice=True)


SHEET = (
    silver_grid(),
    yellow_grid(),
    Row(("", *["≤"] * 11), blue.REWARDS, blue.POINTS_BY_COUNT),
    Row(tuple(f"×{times}" for times in green.MULTIPLIERS), green.REWARDS, paired=True),
    Row(tuple(f"≥{least}" if least else "" for least in pink.AT_LEAST), pink.REWARDS),
)


def placement(die: int, area: int, slot: int) -> Mark:
    """A die in an area; silver names the row, yellow the first or second cell."""
    words = ["white", AREAS[area]] if die == 0 else [AREAS[area]]
    where = {SILVER: [silver.ROWS[slot]] if area == SILVER else [], YELLOW: ["ab"[slot % 2]]}.get(area, [])
    return Mark(" ".join([*words, *where]), DIE, area, die, slot=slot)


def chained(die: int, row: int) -> Mark:
    """An extra cross in silver: a coloured die in its own row, white and silver in any (T-2)."""
    words = [CROSS, DICE[die], *([silver.ROWS[row]] if die < 2 else [])]
    return Mark(" ".join(words), CROSS, SILVER, die, slot=row)


def any_numbers() -> list[Mark]:
    """Every way to use a ? (T-9)."""
    cells = [(row, number) for row in silver.ROWS for number in range(1, 7)]
    marks = [Mark(f"{BONUS} silver {row} {n}", REWARD, SILVER, slot=at) for at, (row, n) in enumerate(cells)]
    names = cell_labels([str(number) for number in yellow.NUMBERS])
    marks += [Mark(f"{BONUS} yellow {name}", REWARD, YELLOW, slot=at) for at, name in enumerate(names)]
    marks += [Mark(f"{BONUS} blue {n}", REWARD, BLUE, number=n) for n in range(2, 13)]
    marks += [Mark(f"{BONUS} green {n}", REWARD, GREEN, number=n) for n in range(1, 7)]
    marks += [Mark(f"{BONUS} pink {n}", REWARD, PINK, number=n) for n in range(1, 7)]
    return [mark._replace(reward=BLACK[mark.area]) for mark in marks]


MARKS = (
    *(placement(*there) for there in PLACEMENTS),
    *(chained(*there) for there in CROSSES),
    *(Mark(f"{RETURN} {name}", RETURN, die=die) for die, name in enumerate(DICE)),
    *any_numbers(),
)

PRINTED = Printed(
    slug="twice",
    dice=DICE,
    areas=AREAS,
    sheet=SHEET,
    rewards=REWARDS,
    black=BLACK,
    marks=MARKS,
    actions=action_table(MARKS),
    rounds_by_players=ROUNDS_BY_PLAYERS,
    round_rewards=ROUND_REWARDS,
    tracks={track: TRACK_ENDS[track] for track in ("reroll", "return", "extra")},
    track_fields=TRACK_FIELDS,
    rating_floors=RATING_FLOORS,
)
