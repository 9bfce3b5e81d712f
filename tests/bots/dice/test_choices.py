"""What every level of the dice games chooses in the positions of choices.txt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from silvertray.bots import LEVELS, Table, bot
from silvertray.core.rng import COMPILED, Rng
from silvertray.games import game

FILE = Path(__file__).parent / "choices.txt"
NAMES = ("solo", *LEVELS) if COMPILED else ("solo", *LEVELS[:-1])  # uncompiled, an expert thinks for seconds


# A position, the seat that chooses, and `level: choice` for each level.
BLOCKS = [block.splitlines() for block in FILE.read_text(encoding="utf-8").strip().split("\n\n")]


def choices(position: str, seat: int) -> list[str]:
    """What each level does, as the file says it."""
    rules: Any = game(position.split()[0])
    state = rules.from_position(position)
    chosen = {name: bot(rules.slug, name).choose(Table(rules, state, seat), Rng(1)) for name in NAMES}
    return [f"{name}: {rules.text(state, seat, action)}" for name, action in chosen.items()]


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_each_level_chooses_as_written(number: int) -> None:
    position, seat, *written = BLOCKS[number]
    assert choices(position, int(seat.removeprefix("seat "))) == written[: len(NAMES)]
