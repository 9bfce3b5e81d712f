"""Ratings from duels: the strengths of Bradley and Terry on the scale of Elo, where 400 points mean ten to one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import exp, log
from statistics import fmean

from silvertray.core.rng import Rng, key

MEAN = 1500.0
SCALE = 400 / log(10)
RESAMPLES = 1000
TAIL = 25  # resamples beyond each end of an interval: 2.5 %
GROUPS = 200  # deals are resampled one by one, or in so many groups as equal as can be if there are more
CLOSE, FAR = 1e-7, 2.0  # steps of strength: the last that is made, and the longest
MOST_STEPS = 100  # seldom more than 20 are made
LUCK = 0xB007  # the label of a seed's resamples

Duels = tuple[float, ...]  # row by row what each bot has won of its duels with each other; half a duel for a tie


def ratings(bots: int, duels: Duels) -> list[float]:
    """A rating for each bot, 1500 in the mean. One drawn duel a pair is added, so that they always exist."""
    found = strengths(bots, duels)
    return [MEAN + SCALE * (strength - fmean(found)) for strength in found]


def strengths(bots: int, duels: Duels) -> list[float]:
    """What explains the duels best if i beats j with 1 / (1 + exp(j - i)); by Newton's method."""
    found = [0.0] * bots
    for _ in range(MOST_STEPS):
        step = solved(*likelihood(bots, duels, found))
        far = max(map(abs, step))
        found = [strength + move * FAR / max(far, FAR) for strength, move in zip(found, step, strict=True)]
        if far < CLOSE:
            break
    return found


def likelihood(bots: int, duels: Duels, at: Sequence[float]) -> tuple[list[list[float]], list[float]]:
    """How the likelihood of the duels bends and slopes with the strengths; the 1 keeps their mean where it is."""
    bends, slopes = [[1.0] * bots for _ in range(bots)], [0.0] * bots
    for i, j in permutations(range(bots), 2):
        met, chance = duels[i * bots + j] + duels[j * bots + i] + 1, 1 / (1 + exp(at[j] - at[i]))
        slopes[i] += duels[i * bots + j] + 0.5 - met * chance
        bends[i][j] -= met * chance * (1 - chance)
        bends[i][i] += met * chance * (1 - chance)
    return bends, slopes


def solved(matrix: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    for at, row in enumerate(rows):
        for below in rows[at + 1 :]:
            factor = below[at] / row[at]
            below[:] = [here - factor * above for here, above in zip(below, row, strict=True)]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, len(rows)))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found


def intervals(bots: int, deals: Sequence[Duels], seed: int) -> list[tuple[float, float]]:
    """Where 95 % of the ratings lie if deals are drawn anew from those that were played."""
    groups = [added(deals[start::GROUPS]) for start in range(min(GROUPS, len(deals)))]
    rng = Rng(key(seed, LUCK))
    drawn = [ratings(bots, added([groups[rng.below(len(groups))] for _ in groups])) for _ in range(RESAMPLES)]
    by_bot = [sorted(found) for found in zip(*drawn, strict=True)]
    return [(found[TAIL], found[-1 - TAIL]) for found in by_bot]


def added(deals: Sequence[Duels]) -> Duels:
    """The duels of several deals together."""
    return tuple(map(sum, zip(*deals, strict=True)))


def is_settled(bots: int, duels: Duels) -> bool:
    """Whether the duels alone make ratings: no group of bots has won all of its duels with the others."""
    beats = [[j for j in range(bots) if duels[i * bots + j]] for i in range(bots)]
    beaten_by = [[j for j in range(bots) if duels[j * bots + i]] for i in range(bots)]
    return reaches_all(beats) and reaches_all(beaten_by)


def reaches_all(steps: Sequence[Sequence[int]]) -> bool:
    """Whether steps lead from the first bot to all."""
    seen, new = {0}, [0]
    while new:
        new = [bot for at in new for bot in steps[at] if bot not in seen]
        seen |= {*new}
    return len(seen) == len(steps)
