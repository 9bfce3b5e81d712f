"""From nothing to a net file: learn, look how well it goes, keep checkpoints, judge, write."""

from __future__ import annotations

import time
from concurrent.futures import BrokenExecutor, Executor
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol

from silvertray.bots.dice.netfile import Header, read_weights, write_net
from silvertray.core.errors import SetupError
from silvertray.lab.parts import AHEAD, cut, finished_by, in_order
from silvertray.lab.train import checkpoint, judging
from silvertray.lab.train.crew import crew
from silvertray.lab.train.judging import FINAL, PROGRESS, Judgement, Question
from silvertray.lab.train.origin import origin
from silvertray.lab.train.picture import draw
from silvertray.lab.train.recipes import Recipe
from silvertray.lab.train.stopping import Ears, listening
from silvertray.lab.train.training import Budget, Look, Training
from silvertray.play.dealer import Seeded

LOOKED = 1000  # games of each look at how well it goes
LEARNT_A_LOOK = 20 * LOOKED  # games learnt from between two of them, at least: looking costs little
LOOKS = 40  # that are taken at most, evenly
GAMES_A_PART = 50
MINUTE = 60.0  # between two checkpoints


class Wish(NamedTuple):
    """What is to be trained, for how long, and by whom."""

    recipe: Recipe
    seed: int
    budget: Budget
    judged: int  # games of the judgement at the end
    out: Path
    jobs: int = 1
    on: str = "local"
    start: Path | None = None
    fresh: bool = False


class Listener(Protocol):
    """Who is told how it goes."""

    def began(self, training: Training) -> None:
        """It begins, or goes on."""

    def learnt(self, training: Training, progress: float) -> None:
        """A round more has been learnt from."""

    def looked(self, training: Training) -> None:
        """The learning curve has a point more."""


def check(wish: Wish) -> None:
    """Refuse what does not go together; raises SetupError."""
    Seeded(wish.seed)
    if wish.out.suffix != ".net":
        raise SetupError("net-not-net", file=str(wish.out))
    if not wish.budget.hours > 0:  # nor is it anything that is no number
        raise SetupError("wrong-hours", hours=str(wish.budget.hours))
    for games in (wish.judged, wish.budget.games):
        if games is not None and games < 1:
            raise SetupError("wrong-games", games=games)


def train(wish: Wish, listener: Listener) -> Header:
    """Train, go on where it stopped if it did, and write the net with its picture; raises SetupError and Stopped."""
    check(wish)
    training, kept = begun(wish), checkpoint.beside(wish.out)
    with listening() as ears, crew(wish.on, wish.jobs) as pool:
        checkpoint.save(training, kept)  # finds out now whether there is a place to write to
        listener.began(training)
        course = Course(wish, training, pool, ears)
        try:
            course.learn(kept, listener)
            return course.finish(listener)
        except BrokenExecutor:
            ears.heed()  # those who play may have been asked to stop as well
            raise SetupError("workers-gone") from None
        finally:
            checkpoint.save(training, kept)


def begun(wish: Wish) -> Training:
    """A training from its checkpoint if there is one, else from a net or from nothing; raises SetupError."""
    training = Training(wish.recipe, wish.seed)
    if wish.start:
        header, weights = read_weights(wish.start)
        if (header.game, header.width) != (wish.recipe.game, wish.recipe.width):
            raise SetupError("other-net", file=str(wish.start), game=header.game, width=header.width)
        training.begin(weights)
    if checkpoint.beside(wish.out).exists() and not wish.fresh:
        checkpoint.resume(training, checkpoint.beside(wish.out))
    return training


class Course(NamedTuple):
    """A training with those who play for it."""

    wish: Wish
    training: Training
    pool: Executor
    ears: Ears

    def learn(self, kept: Path, listener: Listener) -> None:
        """Use the budget up; raises Stopped between two rounds if somebody asked for it."""
        saved = time.monotonic()
        for _ in self.training.rounds(self.wish.budget, self.pool):
            listener.learnt(self.training, self.progress())
            if self.is_look_due():
                self.look(self.judged(LOOKED, PROGRESS), listener)
            if time.monotonic() - saved >= MINUTE:
                checkpoint.save(self.training, kept)
                saved = time.monotonic()
            self.ears.heed()

    def finish(self, listener: Listener) -> Header:
        """Judge the net on fresh games and write it, with its learning curve."""
        told, recipe = self.judged(self.wish.judged, FINAL), self.wish.recipe
        self.look(told, listener)
        header = Header(
            game=recipe.game,
            players=recipe.players,
            width=recipe.width,
            recipe=recipe.name,
            seed=self.wish.seed,
            commit=origin(),
            games=self.training.games,
            held_out=told.held_out,
            spread=told.spread,
        )
        write_net(self.wish.out, header, self.training.weights())
        draw(recipe.name, self.training.curve, self.wish.out.with_suffix(".svg"))
        return header

    def progress(self) -> float:
        """The share of the budget that is used up."""
        return self.wish.budget.progress(self.training.games, self.training.seconds)

    def is_look_due(self) -> bool:
        """Whether enough has been learnt since the last look."""
        last = self.training.curve[-1] if self.training.curve else Look(0, 0.0, 0.0, 0.0)
        since = self.progress() - self.wish.budget.progress(last.games, last.seconds)
        return self.training.games - last.games >= LEARNT_A_LOOK and since >= 1 / LOOKS

    def look(self, told: Judgement, listener: Listener) -> None:
        """Add a point to the learning curve, in place of one after the same games."""
        training = self.training
        training.curve = [look for look in training.curve if look.games < training.games]
        training.curve.append(Look(training.games, training.seconds, told.held_out.mean, told.held_out.se))
        listener.looked(training)

    def judged(self, games: int, which: int) -> Judgement:
        """How the net plays now."""
        recipe = self.wish.recipe
        weights = self.training.weights().tobytes()
        play = partial(judging.play_part, Question(recipe.game, recipe.players, recipe.width, weights, which))
        parts = finished_by(self.pool, play, cut(0, games, GAMES_A_PART), AHEAD * self.wish.jobs)
        return judging.judgement(in_order(self.ears.between(parts)))
