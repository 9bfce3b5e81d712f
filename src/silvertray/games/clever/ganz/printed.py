"""Ganz schön clever: what is printed on its sheet, and how its actions are named."""

from __future__ import annotations

from silvertray.games.clever.ganz import blue, green, orange, purple, yellow
from silvertray.games.clever.ganz.marks import (
    AREAS,
    DICE,
    PLACEMENTS,
    RATING_FLOORS,
    ROUND_REWARDS,
    TRACK_FIELDS,
)
from silvertray.games.clever.ganz.rewards import BLACK, REWARDS
from silvertray.games.clever.layout import ROUNDS_BY_PLAYERS
from silvertray.games.clever.printed import (
    BONUS,
    CROSSED,
    DIE,
    REWARD,
    Grid,
    Line,
    Mark,
    Printed,
    Row,
    action_table,
    cell_labels,
    cells_of,
    grid_lines,
)

YELLOW, BLUE, GREEN, ORANGE, PURPLE = range(5)


def yellow_grid() -> Grid:
    """Yellow: rows and the falling diagonal give rewards, columns points."""
    at = {(row, column): cell for cell, (_, row, column) in enumerate(yellow.PLACES)}
    rows = tuple(tuple(at.get((row, column), CROSSED) for column in range(4)) for row in range(4))
    lines = [*grid_lines(rows, yellow.ROW_REWARDS, ("",) * 4)]
    lines[4:] = [line._replace(points=points) for line, points in zip(lines[4:], yellow.COLUMN_POINTS, strict=True)]
    lines += [Line("diagonal", cells_of(rows[n][n] for n in range(4)), yellow.DIAGONAL_REWARD)]
    return Grid(tuple(number for number, _, _ in yellow.PLACES), rows, tuple(lines))


def blue_grid() -> Grid:
    """Blue: rows and columns give rewards, the number of crosses points."""
    rows = tuple(tuple(int(total) - 2 if total else None for total in row) for row in blue.GRID)
    lines = grid_lines(rows, blue.ROW_REWARDS, blue.COLUMN_REWARDS)
    return Grid(tuple(str(total) for total in range(2, 13)), rows, lines, blue.POINTS_BY_COUNT)


SHEET = (
    yellow_grid(),
    blue_grid(),
    Row(tuple(f"≥{least}" for least in green.AT_LEAST), green.REWARDS, green.POINTS_BY_COUNT, is_crossed=True),
    Row(tuple(f"×{times}" if times > 1 else "" for times in orange.MULTIPLIERS), orange.REWARDS),
    Row(("", *["<"] * 10), purple.REWARDS),
)


def placement(die: int, area: int, slot: int) -> Mark:
    """A die in an area; a coloured die has only its own, so its name is enough."""
    words = ["white", AREAS[area]] if die == 0 else [AREAS[area]]
    return Mark(" ".join([*words, *(["ab"[slot]] if area == YELLOW else [])]), DIE, area, die, slot=slot)


def crosses() -> list[Mark]:
    """The crosses that rewards can make: any cell of yellow or blue, the next of green (C-42)."""
    cells = cell_labels([number for number, _, _ in yellow.PLACES])
    marks = [Mark(f"{BONUS} yellow {name}", REWARD, YELLOW, reward="x:yellow", slot=n) for n, name in enumerate(cells)]
    marks += [Mark(f"{BONUS} blue {total}", REWARD, BLUE, reward="x:blue", slot=total - 2) for total in range(2, 13)]
    return [*marks, Mark(f"{BONUS} green", REWARD, GREEN, reward="x:green")]


def numbers() -> list[Mark]:
    """The numbers that rewards can write (C-43)."""
    written = [(ORANGE, 4), (ORANGE, 5), (ORANGE, 6), (PURPLE, 6)]
    names = [(area, AREAS[area], number) for area, number in written]
    return [Mark(f"{BONUS} {name} {n}", REWARD, area, reward=f"n:{name}:{n}", number=n) for area, name, n in names]


MARKS = (*(placement(*there) for there in PLACEMENTS), *crosses(), *numbers())

PRINTED = Printed(
    slug="clever",
    dice=DICE,
    areas=AREAS,
    sheet=SHEET,
    rewards=REWARDS,
    black=BLACK,
    marks=MARKS,
    actions=action_table(MARKS),
    rounds_by_players=ROUNDS_BY_PLAYERS,
    round_rewards=ROUND_REWARDS,
    tracks={"reroll": "", "extra": ""},
    track_fields=TRACK_FIELDS,
    rating_floors=RATING_FLOORS,
)
