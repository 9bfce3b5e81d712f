"""Training: rounds of games are played by workers while the round before is learnt from.

A round is played by the weights as they were one round earlier, however many workers there are: nobody waits for the
learner, and the same seed and number of games give the same net.
"""

from __future__ import annotations

import time
import zlib
from array import array
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from functools import partial
from math import sqrt
from typing import NamedTuple

from silvertray.lab.parts import cut
from silvertray.lab.train.learner import Learner
from silvertray.lab.train.playing import Part, Snapshot, play_part
from silvertray.lab.train.recipes import Recipe
from silvertray.lab.train.room import with_room
from silvertray.lab.train.selfplay import Lessons

PARTS = 16  # of a round, for the workers to share


class Budget(NamedTuple):
    """How long to train: a number of games, or hours."""

    hours: float
    games: int | None = None

    def progress(self, games: int, seconds: float) -> float:
        """The share that is done, from 0 to 1."""
        return min(1.0, seconds / 3600 / self.hours if self.games is None else games / self.games)

    def round_after(self, games: int, recipe: Recipe) -> int:
        """How many games the round has that begins after so many."""
        if self.games is None:
            return recipe.games_a_round
        return max(0, min(recipe.games_a_round, self.games - games))


class Look(NamedTuple):
    """A point of the learning curve: how the net played after so many games."""

    games: int
    seconds: float
    mean: float
    se: float | None


class Training:
    """How far a training has come: all that is needed to go on with it."""

    def __init__(self, recipe: Recipe, seed: int) -> None:
        self.recipe = recipe
        self.seed = seed
        self.start = ""  # the net it began from, as a short sum of its weights
        self.learner = Learner(recipe.width, seed)
        self.games = 0
        self.seconds = 0.0  # without the pauses
        self.error = 0.0  # of the last round, in points
        self.curve: list[Look] = []
        self.ahead = self.snapshot(0.0)  # what the round after the last one is played by

    def begin(self, weights: array[int]) -> None:
        """Begin from a net instead of from nothing."""
        self.learner.begin(weights)
        self.start = f"{zlib.crc32(weights.tobytes()):08x}"
        self.ahead = self.snapshot(0.0)

    def weights(self) -> array[int]:
        """The net as it is now; inputs that were never on weigh nothing, unless it began from a net."""
        return with_room(self.recipe.width, self.learner.whole() if self.start else self.learner.learnt())

    def snapshot(self, progress: float) -> Snapshot:
        """The weights as they are now."""
        return Snapshot(with_room(self.recipe.width, self.learner.whole()).tobytes(), progress)

    def rounds(self, budget: Budget, pool: Executor) -> Iterator[None]:
        """Learn round by round until the budget is used up; between two of them everything stands still."""
        begun = time.monotonic() - self.seconds
        playing = self.ordered(pool, self.ahead, self.games, budget)
        while (progress := budget.progress(self.games, self.seconds)) < 1 and playing:
            first = self.games + sum(games for games, _ in playing)
            fresh = self.snapshot(budget.progress(first, self.seconds))
            following = self.ordered(pool, fresh, first, budget)
            self.learn([part.result() for _, part in playing], progress)
            self.games, self.ahead, playing = first, fresh, following
            self.seconds = time.monotonic() - begun
            yield
        for _, part in playing:
            part.cancel()

    def ordered(self, pool: Executor, by: Snapshot, first: int, budget: Budget) -> list[tuple[int, Future[Part]]]:
        """Ask for a round: the sizes of its parts and their promises."""
        games = budget.round_after(first, self.recipe)
        play = partial(play_part, self.recipe, self.seed, by)
        parts = cut(first, games, -(-self.recipe.games_a_round // PARTS))
        return [(size, pool.submit(play, begin, size)) for begin, size in parts]

    def learn(self, parts: list[Part], progress: float) -> None:
        """Learn from a round."""
        lessons = Lessons()
        for part in parts:
            lessons.add(part.lessons)
        rate = self.recipe.rate_at(progress)
        errors = [self.learner.learn(*batch, rate) for batch in lessons.batches(self.recipe.batch)]
        self.error = sqrt(sum(errors) / len(errors))
