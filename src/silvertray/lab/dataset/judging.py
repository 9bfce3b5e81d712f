"""What every option is worth in the eyes of one judge, who is the same for all bots and knows what their seat knows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from silvertray.bots import Table
from silvertray.bots.dice.levels import Level, Mind
from silvertray.bots.dice.net import POINT
from silvertray.bots.dobro.search import weighed
from silvertray.core.rng import Rng

DEPTH = 2  # extra dice or returns that are looked through at once
DEALS = 64


class Judge(Protocol):
    """Somebody who prices options."""

    unit: str

    def values(self, table: Table, rng: Rng) -> dict[int, float]:
        """The value of every legal action."""


class NetJudge:
    """A shipped net behind a search of everything up to the next roll."""

    unit = "points at the end, as a trained net expects them after the best line up to the next roll"

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.minds: dict[int, Mind] = {}

    def values(self, table: Table, rng: Rng) -> dict[int, float]:
        """Expected points at the end."""
        state = table.imagine(rng)
        if table.players not in self.minds:
            self.minds[table.players] = Mind(self.slug, state, Level(deep=DEPTH))
        options = self.minds[table.players].search.options(state, table.seat, DEPTH)
        return {action: price / POINT for action, price in options}


class DealJudge:
    """Tries every option on the same imagined deals."""

    unit = f"share of the victory, in the mean of {DEALS} imagined deals that are the same for all options"

    def values(self, table: Table, rng: Rng) -> dict[int, float]:
        """Hoped-for shares of the victory."""
        return dict(weighed(table.imagine(rng), table.seat, DEALS, rng))


JUDGES: dict[str, Callable[[], Judge]] = {
    "clever": partial(NetJudge, "clever"),
    "twice": partial(NetJudge, "twice"),
    "dobro": DealJudge,
}


def judge(slug: str) -> Judge:
    """Who prices the options of a game."""
    return JUDGES[slug]()
