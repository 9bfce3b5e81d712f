"""Who meets whom at a table."""

from __future__ import annotations

from itertools import combinations, permutations

LineUp = tuple[int, ...]  # the bots at a table by chair, as numbers


def line_ups(bots: int, players: int) -> list[LineUp]:
    """Every choice of as many different bots as there are seats.

    Where bots are too few, each sits alone among copies of each other one. Solo, all of them make one line-up: they
    play by themselves, each with the same dice.
    """
    if players == 1:
        return [tuple(range(bots))]
    if bots >= players:
        return list(combinations(range(bots), players))
    return [(one, *[other] * (players - 1)) for one, other in permutations(range(bots), 2)]
