"""Something tiny to train, and an observer that says nothing."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

from silvertray.lab.train.course import Wish
from silvertray.lab.train.recipes import Recipe
from silvertray.lab.train.training import Budget, Training

TINY = Recipe(
    name="tiny", game="clever", players=(1,), width=4, batch=16, games_a_round=2, rate=0.01, rate_end=0.001, lam=0.9,
    lam_end=0.7, slips=50.0, tasted=0.5, taste=1.5, cooled=0.75, hours=1.0,
)  # fmt: skip
GAMES = 7  # three rounds and a half


class Quiet:
    """Somebody who is told and says nothing; one who has heard of enough games asks to stop."""

    def __init__(self, enough: int = 1 << 60) -> None:
        self.enough = enough
        self.began_after: list[int] = []

    def began(self, training: Training) -> None:
        self.began_after.append(training.games)

    def learnt(self, training: Training, progress: float) -> None:
        assert 0 < progress <= 1
        if training.games >= self.enough:
            signal.raise_signal(signal.SIGTERM)

    def looked(self, training: Training) -> None:
        assert training.curve[-1].games == training.games


def wish(folder: Path, name: str = "some", games: int | None = GAMES, **changes: Any) -> Wish:
    """Something tiny to be trained."""
    return Wish(TINY, 1, Budget(1.0, games), 2, folder / f"{name}.net")._replace(**changes)
