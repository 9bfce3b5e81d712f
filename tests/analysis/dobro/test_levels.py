"""The coach and the levels: whoever plays better gives less away."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest
from tests.properties.walks import DOBRO
from tests.strength import sizes

from silvertray.analysis import coach
from silvertray.bots import Table, bot
from silvertray.core.game import CHANCE
from silvertray.core.rng import COMPILED, Rng
from silvertray.lab.playing import logged

slow = pytest.mark.skipif(not COMPILED, reason="so many choices of the levels take minutes uncompiled")
LEVELS = ("random", "beginner", "easy", "medium", "hard")
PLAYERS = 3
SURE = 3  # standard errors


def given_away(state: Any, seat: int, levels: Sequence[str], luck: Rng) -> list[float]:
    """What each level's choice costs in a position, by the same prices; nobody imagines the coach's deals."""
    options = coach("dobro", "quick").options(state, seat, luck.next())
    value = {option.action: option.value for option in options}
    chosen = [bot("dobro", level).choose(Table(DOBRO, state, seat), Rng(luck.next())) for level in levels]
    return [options[0].value - value[action] for action in chosen]


def losses(games: int, levels: Sequence[str]) -> list[list[float]]:
    """The same for all choices in some games."""
    found, luck = [], Rng(1)
    for seed in range(games):
        match, _ = logged(DOBRO, [bot("dobro", "easy")] * PLAYERS, seed, {}, ())
        state = match.at(0)
        for step in match.log:
            if step.seat != CHANCE:
                found.append(given_away(state, step.seat, levels, luck))
            state.apply(step.seat, step.action)
    return found


@slow
@sizes("games, levels", everyday=(2, ("random", "beginner", "hard")), full=(8, LEVELS))
def test_the_average_loss_falls_from_level_to_level(games: int, levels: Sequence[str]) -> None:
    for weaker, stronger in pairwise(zip(*losses(games, levels), strict=True)):
        more = [one - other for one, other in zip(weaker, stronger, strict=True)]
        assert fmean(more) > SURE * stdev(more) / sqrt(len(more))
