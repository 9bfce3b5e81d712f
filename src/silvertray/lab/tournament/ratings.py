"""Ratings from duels: the strengths of Bradley and Terry on the scale of Elo, where 400 points mean ten to one."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10

from silvertray.core.rng import Rng, key

MEAN = 1500.0
SCALE = 400.0
RESAMPLES = 1000
TAIL = 25  # resamples beyond each end of an interval: 2.5 %
GROUPS = 200  # deals are resampled one by one, or in so many equal groups if there are more
CLOSE = 1e-9
LUCK = 0xB007  # the label of a seed's resamples

Duels = tuple[float, ...]  # row by row what each bot has won of its duels with each other; half a duel for a tie


def ratings(bots: int, duels: Duels) -> list[float]:
    """A rating for each bot, 1500 in the mean. One drawn duel a pair is added, so that they always exist."""
    points = [log10(strength) for strength in strengths(bots, duels)]
    return [MEAN + SCALE * (point - sum(points) / bots) for point in points]


def strengths(bots: int, duels: Duels) -> list[float]:
    """How often each bot wins, against each other's: i beats j with i / (i + j)."""
    everybody = range(bots)
    won = [sum(duels[i * bots + j] + 0.5 for j in everybody if j != i) for i in everybody]
    met = [[duels[i * bots + j] + duels[j * bots + i] + 1 for j in everybody] for i in everybody]
    found, moved = [1.0] * bots, 1.0
    while moved > CLOSE:
        before = list(found)
        for i in everybody:
            found[i] = won[i] / sum(met[i][j] / (found[i] + found[j]) for j in everybody if j != i)
        found = [strength / max(found) for strength in found]
        moved = max(abs(new / old - 1) for new, old in zip(found, before, strict=True))
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
