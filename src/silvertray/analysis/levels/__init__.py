"""How well the bots' levels play alone, to compare people with: lines that `silvertray simulate --json` has printed.

docs/bots.md has the command that makes them again.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

FOXES, FOX = "foxes", "fox"  # how many there are, and the points that all of them bring


class Level(NamedTuple):
    """A level's solo games: the mean, between which points most of them lie, and the means of the areas."""

    name: str
    mean: float
    low: int  # one game in ten is below
    high: int  # one in ten is above
    areas: dict[str, float]


@cache
def solo_levels(game: str) -> tuple[Level, ...]:
    """All levels of a game that can be played alone, the weakest first; none for other games."""
    file = files(__name__) / f"{game}.jsonl"
    if not file.is_file():
        return ()
    return tuple(level_in(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines())


def level_in(told: dict[str, Any]) -> Level:
    """A level from a line."""
    mean = told["mean"][0]
    areas = {name: means[0] for name, means in told["parts"].items() if name != FOXES}
    return Level(told["bots"][0], mean, told["p10"][0], told["p90"][0], areas | {FOX: mean - sum(areas.values())})
