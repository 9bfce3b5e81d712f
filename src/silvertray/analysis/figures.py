"""What a review sums up: how lucky, how accurate, how many mistakes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, sqrt
from statistics import NormalDist, harmonic_mean, pstdev
from typing import NamedTuple

from silvertray.analysis.account import LUCK, Account, Moment
from silvertray.analysis.marks import BLUNDER, DUBIOUS, MISTAKE, ONLY

BELL = NormalDist()
EVEN = 50.0  # percent: the chance to win against an equal opponent
LEAST_WEIGHT, MOST_WEIGHT = 0.5, 12.0
LEAST_WINDOW, MOST_WINDOW = 2, 8


class Figures(NamedTuple):
    """The sums of a review; what a game does not know is None."""

    score: float
    start: float
    luck: float | None
    chance_luck: float | None  # by the same rolls at a table of a dice game, in percent
    loss: float
    chance_lost: float | None  # by the same choices at a table of a dice game, in percent
    model: float | None
    others: float | None
    adjusted: float | None  # the score without the luck
    percentile: float | None  # of 100 games played like this, so many had worse luck
    accuracy: float | None  # percent; None where there was nothing to decide
    choices: int  # with more than one option
    errors: int
    error_rate: float
    marks: dict[str, int]
    luckiest: int | None  # the step of the roll that brought most
    unluckiest: int | None


def figures(account: Account) -> Figures:
    """All figures of an account."""
    rolls = [moment for moment in account.moments if moment.kind == LUCK]
    counted = Counter(moment.mark for moment in account.choices if moment.mark)
    errors = counted[DUBIOUS] + counted[MISTAKE] + counted[BLUNDER]
    return Figures(
        score=account.score,
        start=account.start,
        luck=account.luck if rolls else None,
        chance_luck=account.chance_luck,
        loss=account.loss,
        chance_lost=account.chance_lost,
        model=account.model if rolls else None,
        others=account.others if rolls and account.players > 1 else None,
        adjusted=account.score - account.luck if rolls else None,
        percentile=percentile(rolls) if rolls else None,
        accuracy=accuracy(account.choices),
        choices=len(account.choices),
        errors=errors,
        error_rate=errors / max(1, len(account.choices)),
        marks={mark: counted[mark] for mark in (DUBIOUS, MISTAKE, BLUNDER, ONLY)},
        luckiest=max(rolls, key=lambda roll: roll.luck).step if rolls else None,
        unluckiest=min(rolls, key=lambda roll: roll.luck).step if rolls else None,
    )


def percentile(rolls: Sequence[Moment]) -> float:
    """How many of 100 games have less luck: rolls are independent, and each one's spread is known."""
    spread = sqrt(sum(roll.spread**2 for roll in rolls))
    return 100 * BELL.cdf(sum(roll.luck for roll in rolls) / spread) if spread else EVEN


# -- accuracy, by the formulas that lichess uses for chess: of a choice by the chance to win that it gave away; of a
# game the mean of a weighted mean, in which tense moments weigh more, and the harmonic mean, which bad ones pull down


def accuracy(choices: Sequence[Moment]) -> float | None:
    """The accuracy of a game, in percent."""
    if not choices:
        return None
    single = [accuracy_of(EVEN - moment.even) for moment in choices]
    weights = tensions([moment.even for moment in choices])
    weighted = sum(map(float.__mul__, single, weights)) / sum(weights)
    return (weighted + harmonic_mean([max(one, 0.01) for one in single])) / 2


def accuracy_of(dropped: float) -> float:
    """The accuracy of a choice that gave away so many percent of the chance to win."""
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * dropped) - 3.1669))


def tensions(chances: Sequence[float]) -> list[float]:
    """How much each choice weighs: by how much chances went up and down around it."""
    size = min(MOST_WINDOW, max(LEAST_WINDOW, len(chances) // 10))
    windows = [chances[max(0, n + 1 - size) : n + 1] for n in range(len(chances))]
    return [min(MOST_WEIGHT, max(LEAST_WEIGHT, pstdev(window))) for window in windows]


def even_chance(loss: float, spread: float) -> float:
    """The chance to win, in percent, of somebody who falls so many points behind an equal opponent."""
    if spread <= 0:
        return EVEN if loss <= 0 else 0.0
    return 100 * BELL.cdf(-loss / (spread * sqrt(2)))
