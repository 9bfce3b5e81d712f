"""A tournament in duplicate: on each deal every line-up plays in all rotations of its seats, with the same chance."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from silvertray.bots import Bot, bot, check_bot
from silvertray.bots.processes import local
from silvertray.core.errors import SetupError
from silvertray.core.rng import COMPILED, key
from silvertray.games import game
from silvertray.lab.parts import finished, in_order
from silvertray.lab.playing import played
from silvertray.lab.tournament.lineups import LineUp, line_ups
from silvertray.lab.tournament.standings import Deal, Result, standings
from silvertray.play.dealer import Seeded

GAMES_A_PART = 20


class Tournament(NamedTuple):
    """What to play; a bot may be named twice."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int  # at least so many: a deal is always played by all
    seed: int
    options: dict[str, str]

    @property
    def line_ups(self) -> list[LineUp]:
        """Who meets whom."""
        return line_ups(len(self.bots), self.players)

    @property
    def games_a_deal(self) -> int:
        """How often the same chance is played: a line-up has as many rotations as chairs."""
        return sum(map(len, self.line_ups))

    @property
    def deals(self) -> int:
        """How many different chances are played."""
        return -(-self.games // self.games_a_deal)


class Part(NamedTuple):
    """Some deals that have been played."""

    first: int
    size: int
    deals: list[Deal]


def check(cup: Tournament) -> None:
    """Refuse what does not go together; raises SetupError."""
    game(cup.game).new(cup.players, cup.options)
    Seeded(cup.seed)
    for name in cup.bots:
        check_bot(cup.game, name)
    if len(cup.bots) < 2:
        raise SetupError("too-few-bots", bots=",".join(cup.bots))
    if cup.games < 1:
        raise SetupError("wrong-games", games=cup.games)


def hold(cup: Tournament, jobs: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """Play all deals and say who is how strong; `progress` hears how many more games are done."""
    check(cup)
    started = time.perf_counter()
    deals: list[Deal] = []
    size = max(1, GAMES_A_PART // cup.games_a_deal)
    for part in in_order(finished(partial(play_part, cup), cup.deals, size, jobs, local)):
        deals += part.deals
        progress(part.size * cup.games_a_deal)
    return summary(cup, deals, time.perf_counter() - started)


def summary(cup: Tournament, deals: list[Deal], seconds: float) -> dict[str, Any]:
    """The figures of a tournament, by bot in the order of their names; JSON can say all of them."""
    games = len(deals) * cup.games_a_deal
    return {
        "game": cup.game,
        "players": cup.players,
        "bots": list(cup.bots),
        "options": cup.options,
        "games": games,
        "deals": len(deals),
        "seed": cup.seed,
        **standings(cup.bots, cup.line_ups, deals, cup.seed),
        "seconds": seconds,
        "games_per_second": games / seconds,
        "compiled": COMPILED,
        "rules_version": game(cup.game).rules_version,
    }


# -- playing


def play_part(cup: Tournament, first: int, size: int) -> Part:
    """Some deals of a tournament."""
    bots = [bot(cup.game, name) for name in cup.bots]
    return Part(first, size, [play_deal(cup, bots, key(cup.seed, number)) for number in range(first, first + size)])


def play_deal(cup: Tournament, bots: list[Bot], seed: int) -> Deal:
    """One deal by every line-up."""
    if cup.players == 1:
        return [[alone(cup, bots, seed)]]
    return [
        [rotated(cup, [bots[number] for number in line_up], turn, seed) for turn in range(cup.players)]
        for line_up in cup.line_ups
    ]


def rotated(cup: Tournament, chairs: list[Bot], turn: int, seed: int) -> Result:
    """One game with the chairs moved on by so many seats; its result by chair."""
    state, _ = played(game(cup.game), [*chairs[-turn:], *chairs[:-turn]], seed, cup.options)
    by_seat = sorted(game(cup.game).ranking(state), key=lambda place: place.seat)
    by_chair = [*by_seat[turn:], *by_seat[:turn]]
    return Result(tuple(place.score for place in by_chair), tuple(place.place for place in by_chair))


def alone(cup: Tournament, bots: list[Bot], seed: int) -> Result:
    """A solo game of each bot, as if they had met: the more points, the better the place."""
    ends = [played(game(cup.game), [player], seed, cup.options) for player in bots]
    scores = [state.score(0) for state, _ in ends]
    return Result(tuple(scores), tuple(1 + sum(other > score for other in scores) for score in scores))
