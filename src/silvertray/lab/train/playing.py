"""The games that are learnt from: what workers are asked to play, and what they send back."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any, NamedTuple

from silvertray.bots.dice.net import POINT, Net
from silvertray.core.rng import key
from silvertray.games import game
from silvertray.lab.train.recipes import Recipe
from silvertray.lab.train.selfplay import Lessons, SelfPlay, tastes
from silvertray.lab.train.subjects import SUBJECTS

GAMES, TASTES = 0, 1  # labels of a seed
AREAS = 5


class Snapshot(NamedTuple):
    """The weights that games are played by, and how far training had come when they were taken."""

    weights: bytes
    progress: float


class Part(NamedTuple):
    """Some games that were played, as lessons ready to be sent."""

    first: int
    size: int
    lessons: tuple[bytes, bytes, bytes]


def play_part(recipe: Recipe, seed: int, snapshot: Snapshot, first: int, games: int) -> Part:
    """Some games by their numbers; the same numbers give the same games, whoever plays them."""
    net = Net(recipe.width, array("h", snapshot.weights))
    inputs, lam = SUBJECTS[recipe.game].inputs(), recipe.lam_at(snapshot.progress)
    plays = [SelfPlay(net, inputs, start, lam) for start in tables(recipe)]
    warmth = recipe.warmth(snapshot.progress)
    lessons = Lessons()
    for number in range(first, first + games):
        taste = taste_of(recipe, key(key(seed, TASTES), number), warmth)
        play = plays[number % len(plays)]
        play.play(key(key(seed, GAMES), number), taste, round(recipe.slips * warmth), lessons)
    return Part(first, games, lessons.packed())


def tables(recipe: Recipe) -> list[Any]:
    """The beginnings of games that take turns; alone, with the fallback and without."""
    new = game(recipe.game).new
    alone = [new(1, {"solo_fallback": fallback}) for fallback in ("on", "off") if 1 in recipe.players]
    return alone + [new(players, {}) for players in recipe.players if players > 1]


def taste_of(recipe: Recipe, seed: int, warmth: float) -> list[int]:
    """What one game likes: some games like some areas more than their price."""
    luck = Random(seed)
    if luck.random() >= recipe.tasted or not warmth:
        return []
    strengths = [int(luck.gauss(0, recipe.taste * warmth) * POINT) for _ in range(AREAS)]
    return tastes(SUBJECTS[recipe.game].placements, strengths)
