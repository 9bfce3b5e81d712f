"""Puzzles that come with the package: positions of bots' games with one option that is clearly best, and not obvious.

`silvertray puzzles GAME` makes such a file again.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

KEY = 0  # by which their options are priced (`analysis/keys.py`)


class Puzzle(NamedTuple):
    """A position for one seat: the best option, the one with most points at once, and what that one would cost.

    `seed`, `number` and `step` say which game of which bots it comes from.
    """

    id: str
    game: str
    position: str
    seat: int
    best: str
    obvious: str
    loss: float
    seed: int
    number: int
    step: int


def line_of(puzzle: Puzzle) -> str:
    """A puzzle as a line of a file."""
    return json.dumps(puzzle._asdict(), ensure_ascii=False)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game; none if there is no file."""
    file = files(__name__) / f"{game}.jsonl"
    if not file.is_file():
        return ()
    return tuple(Puzzle(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines())


def puzzle(name: str) -> Puzzle | None:
    """A puzzle by its id."""
    return next((one for one in puzzles(name.partition("-")[0]) if one.id == name), None)
