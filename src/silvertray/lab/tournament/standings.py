"""What the deals of a tournament say about its bots. Deals are independent, the games on one deal are not."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any, NamedTuple

from silvertray.lab.tournament.lineups import LineUp
from silvertray.lab.tournament.ratings import Duels, added, intervals, is_settled, ratings


class Result(NamedTuple):
    """How a game ended, by chair."""

    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def wins(self) -> tuple[float, ...]:
        """Shares of the victory."""
        return tuple((place == 1) / self.places.count(1) for place in self.places)


Deal = list[list[Result]]  # by line-up, then by rotation
Games = list[tuple[LineUp, Result]]  # the games of a deal, each with whose chairs they are


def standings(names: Sequence[str], line_ups: list[LineUp], deals: list[Deal], seed: int) -> dict[str, Any]:
    """Ratings, victories, points and duels by bot, and by chair for each line-up."""
    bots = len(names)
    games = [games_of(line_ups, deal) for deal in deals]
    tables = zip(line_ups, zip(*deals, strict=True), strict=True)
    return {
        **rated(bots, [duels(bots, deal) for deal in games], seed),
        **measured(bots, games),
        "line_ups": [
            {"bots": [names[bot] for bot in line_up], **seated(len(line_up), results)} for line_up, results in tables
        ],
    }


def games_of(line_ups: list[LineUp], deal: Deal) -> Games:
    """Every game of a deal with its line-up."""
    return [(line_up, result) for line_up, results in zip(line_ups, deal, strict=True) for result in results]


# -- victories and points


def seated(chairs: int, deals: Sequence[Sequence[Result]]) -> dict[str, Any]:
    """The games of one line-up, by chair."""
    own = tuple(range(chairs))
    return {"games": chairs * len(deals), **measured(chairs, [[(own, result) for result in deal] for deal in deals])}


def measured(players: int, deals: Sequence[Games]) -> dict[str, Sequence[float | None]]:
    """Victories and points by player in the mean over all its chairs and games, with standard errors over deals."""
    wins, wins_se = spread([by_player(players, [(who, result.wins) for who, result in deal]) for deal in deals])
    mean, se = spread([by_player(players, [(who, result.scores) for who, result in deal]) for deal in deals])
    return {"wins": wins, "wins_se": wins_se, "mean": mean, "se": se}


def by_player(players: int, games: Sequence[tuple[LineUp, Sequence[float]]]) -> list[float]:
    """What each player has in the mean over its chairs."""
    found: list[list[float]] = [[] for _ in range(players)]
    for line_up, figures in games:
        for player, figure in zip(line_up, figures, strict=True):
            found[player].append(figure)
    return [fmean(figures) for figures in found]


def spread(deals: Sequence[Sequence[float]]) -> tuple[list[float], list[float | None]]:
    """The mean of each column, and its standard error; one deal tells nothing of that."""
    columns = list(zip(*deals, strict=True))
    errors = [stdev(column) / len(column) ** 0.5 if len(column) > 1 else None for column in columns]
    return [fmean(column) for column in columns], errors


# -- duels: every two different bots at a table, by their places


def rated(bots: int, deals: Sequence[Duels], seed: int) -> dict[str, Any]:
    """Ratings with their intervals, of which one deal tells nothing, and what each bot has won against each other."""
    total = added(deals)
    low, high = zip(*intervals(bots, deals, seed), strict=True) if len(deals) > 1 else [[None] * bots] * 2
    return {
        "rating": ratings(bots, total),
        "rating_low": list(low),
        "rating_high": list(high),
        "settled": is_settled(bots, total),
        "head_to_head": [[share(bots, total, i, j) for j in range(bots)] for i in range(bots)],
    }


def duels(bots: int, games: Games) -> Duels:
    """What each bot has won of its duels with each other on a deal."""
    found = [0.0] * bots**2
    for line_up, result in games:
        sat = list(zip(line_up, result.places, strict=True))
        for one, place in sat:
            for other, others_place in sat:
                if one != other:
                    found[one * bots + other] += 0.5 * ((place <= others_place) + (place < others_place))
    return tuple(found)


def share(bots: int, total: Duels, one: int, other: int) -> float | None:
    """The part of its duels with another that a bot has won; a bot does not meet itself."""
    won, lost = total[one * bots + other], total[other * bots + one]
    return won / (won + lost) if one != other else None
