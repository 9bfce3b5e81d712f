"""How well a net plays, on games that are never learnt from."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Any, NamedTuple

from silvertray.bots.dice.net import Net
from silvertray.bots.dice.netfile import ROUNDS, HeldOut
from silvertray.core.rng import key
from silvertray.games import game
from silvertray.lab.train.selfplay import Lessons, SelfPlay
from silvertray.lab.train.subjects import SUBJECTS

PROGRESS, FINAL = 1, 2  # which games: those that are looked at during training, and fresh ones
HELD_OUT = 0x48454C44  # the seed of all of them, whatever seed a net learns by
PHASES = 4  # heads that each round to come has


class Question(NamedTuple):
    """What is asked of a net: games at these tables, one after the other."""

    game: str
    players: tuple[int, ...]
    width: int
    weights: bytes
    which: int


class Part(NamedTuple):
    """Some games: their scores, in the mean of their seats, and (count, sum, squares) of misses by rounds to come."""

    first: int
    size: int
    scores: list[float]
    misses: list[list[float]]


class Judgement(NamedTuple):
    """How a net played, and how far its predictions were off with 0, 1, … rounds to come."""

    held_out: HeldOut
    spread: tuple[float, ...]


def play_part(question: Question, first: int, games: int) -> Part:
    """Some of the games, without any exploration."""
    net = Net(question.width, array("h", question.weights))
    inputs = SUBJECTS[question.game].inputs()
    plays = [SelfPlay(net, inputs, start, 1.0) for start in judged_at(question)]
    part = Part(first, games, [], [[0.0] * 3 for _ in range(ROUNDS)])
    for number in range(first, first + games):
        lessons = Lessons()
        plays[number % len(plays)].play(key(key(HELD_OUT, question.which), number), [], 0, lessons)
        part.scores.append(sum(lessons.scores) / len(lessons.scores))
        add_misses(part.misses, lessons)
    return part


def judged_at(question: Question) -> Iterator[Any]:
    """The tables: solo without the fallback, as records are counted."""
    for players in question.players:
        yield game(question.game).new(players, {"solo_fallback": "off"} if players == 1 else {})


def add_misses(misses: list[list[float]], lessons: Lessons) -> None:
    """What came minus what was expected."""
    for head, came, expected in zip(lessons.heads, lessons.targets, lessons.promised, strict=True):
        sums = misses[head // PHASES]
        sums[0] += 1
        sums[1] += came - expected
        sums[2] += (came - expected) ** 2


def judgement(parts: Iterable[Part]) -> Judgement:
    """What the parts come to, in their order."""
    scores: list[float] = []
    misses = [[0.0] * 3 for _ in range(ROUNDS)]
    for part in parts:
        scores += part.scores
        misses = [[a + b for a, b in zip(*pair, strict=True)] for pair in zip(misses, part.misses, strict=True)]
    sd = deviation(len(scores), sum(scores), sum(score * score for score in scores))
    se = sd / sqrt(len(scores)) if len(scores) > 1 else None
    held_out = HeldOut(len(scores), sum(scores) / len(scores), se)
    return Judgement(held_out, tuple(deviation(*sums) for sums in misses))


def deviation(count: float, total: float, squares: float) -> float:
    """The standard deviation of numbers from their sums; 0 for none or one."""
    return sqrt(max(0.0, squares - total * total / count) / (count - 1)) if count > 1 else 0.0
