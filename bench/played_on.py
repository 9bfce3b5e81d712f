"""What choices really cost: games are played on after the best option and after the one that was chosen.

With exact prices a score without its luck is the value at the start minus all losses. So nothing can bring the spread
of such scores below that of the losses, and games that are played on tell how large that is. They also tell whether
the losses that the coach names are right. `python -m bench.played_on` prints both, in a quarter of an hour.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from statistics import fmean, pvariance, variance
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.coach import nobody, one_match, with_error
from silvertray.analysis import coach
from silvertray.analysis.account import CHOICE, Moment
from silvertray.bots import bot
from silvertray.core.rng import key
from silvertray.lab.confirming import PLAYER, score_after
from silvertray.lab.parts import finished, in_order, processes
from silvertray.play.match import Match

PART = 5  # games
MARKS = ("??", "?", "?!", "")  # the worst first; at last choices that cost too little for one


class Choice(NamedTuple):
    """A choice that was not the best one: its mark, what the coach says it cost, and what games say, with its error."""

    mark: str
    told: float
    played: float
    noise: float  # the variance of `played`


class Game(NamedTuple):
    """One game, and all its choices that cost something."""

    score: float
    choices: tuple[Choice, ...]


class Games(NamedTuple):
    """Some of them, by the number of the first one."""

    first: int
    games: tuple[Game, ...]

    @property
    def size(self) -> int:
        """How many there are."""
        return len(self.games)


def judged(slug: str, level: str, again: int, first: int, games: int) -> Games:
    """Play some solo games and play on at each choice that was not the best one."""
    return Games(first, tuple(one_game(slug, level, again, number) for number in range(first, first + games)))


def one_game(slug: str, level: str, again: int, number: int) -> Game:
    """A game by its number."""
    match = one_match(slug, 1, level, number)
    account = coach(slug, "quick").account(match, 0, nobody)
    worse = [moment for moment in account.moments if moment.kind == CHOICE and moment.loss > 0]
    return Game(account.score, tuple(played_on(match, moment, again, key(number, moment.step)) for moment in worse))


def played_on(match: Match, moment: Moment, again: int, seed: int) -> Choice:
    """What a choice cost in games that were played on, with the same dice after both options."""
    after = partial(score_after, match.game, match.at(moment.step), bot(match.game.slug, PLAYER))
    dice = [key(seed, number) for number in range(again)]
    lost = [after(one, moment.best.action) - after(one, moment.taken.action) for one in dice]
    return Choice(moment.mark, moment.loss, fmean(lost), variance(lost) / again)


# -- tables


def spread(games: Sequence[Game]) -> Table:
    """The standard deviations of scores and of losses; what is noise of few games has been taken away."""
    losses = [sum(choice.played for choice in one.choices) for one in games]
    noise = fmean(sum(choice.noise for choice in one.choices) for one in games)
    scores, lost = pvariance([one.score for one in games]) ** 0.5, max(0.0, pvariance(losses) - noise) ** 0.5
    table = Table("sd of scores", "sd of losses, by games", "the least that sd without luck / sd of scores can be")
    table.add_row(f"{scores:.1f}", f"{lost:.1f}", f"{lost / scores:.2f}")
    return table


def truth(games: Sequence[Game]) -> Table:
    """For each mark, what the coach says a choice cost and what games say."""
    table = Table("mark", "choices", "loss by the coach", "loss by games")
    for mark in MARKS:
        some = [choice for one in games for choice in one.choices if choice.mark == mark]
        if len(some) > 1:
            told, played = with_error([one.told for one in some]), with_error([one.played for one in some])
            table.add_row(mark or "less than 1 point", str(len(some)), told, played)
    return table


def main() -> int:
    """Print both tables."""
    request = argparse.ArgumentParser(description=__doc__)
    request.add_argument("--game", default="clever")
    request.add_argument("--level", default="medium")
    request.add_argument("--games", type=int, default=200)
    request.add_argument("--again", type=int, default=60, help="games that are played on after each option")
    request.add_argument("--jobs", type=int, default=2)
    wish = request.parse_args()
    console = Console(width=120)
    play = partial(judged, wish.game, wish.level, wish.again)
    parts = in_order(finished(play, wish.games, PART, wish.jobs, processes))
    games = [one for part in track(parts, "games", -(-wish.games // PART), console=console) for one in part.games]
    console.print(f"{wish.game}, alone, {len(games)} games of {wish.level}, {wish.again} games after each option")
    console.print(spread(games))
    console.print(truth(games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
