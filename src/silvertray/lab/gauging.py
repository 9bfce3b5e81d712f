"""Gauges: by how much a net's prices are wrong, found in games of all levels, from their ends to their beginnings.

Behind the last roll of a game there are only points. So a few falls of the dice tell what a position before it is
worth, and by how much the net is wrong about such positions. With that put right the roll before it can be judged, and
so on to the first one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from functools import cache, partial
from statistics import fmean
from typing import Any, NamedTuple, cast

from silvertray.analysis.dice.appraiser import DEPTHS, Appraiser, happened
from silvertray.analysis.dice.line import best
from silvertray.analysis.gauges import HEADS, KNOTS
from silvertray.bots import bot
from silvertray.bots.dice.levels import Level, Mind
from silvertray.bots.dice.net import POINT
from silvertray.bots.processes import hired, local
from silvertray.core.errors import SetupError
from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng, key
from silvertray.games import game
from silvertray.games.clever.game import DiceGame
from silvertray.lab.knots import Seen, knots
from silvertray.lab.parts import cut, finished_by, in_order
from silvertray.lab.playing import play
from silvertray.lab.train.subjects import check_subject
from silvertray.play.dealer import Seeded

LEVELS = ("random", "beginner", "easy", "medium", "hard")  # whose sheets people's lie between
FALLS = 12  # of the dice, for each position
PHASES = (3, 2, 1, 0)  # of a round, the last first
SWEEPS = 2  # through a round: a reroll leads back to the same phase, and at a table the phases have no order
SIZE = 10  # games a part
DICE, CHOICES, FALLEN = 0, 1, 2  # labels of a seed


class Plan(NamedTuple):
    """Which games to look through: numbers of players, and how many games of each level and number."""

    game: str
    players: tuple[int, ...]
    games: int
    seed: int

    @property
    def all_games(self) -> int:
        """How many games there are."""
        return self.games * len(LEVELS) * len(self.players)


class Looked(NamedTuple):
    """What was seen in some games, by the number of the first one."""

    first: int
    size: int
    seen: list[Seen]


class Before(NamedTuple):
    """A position before a roll, what the net tells of it by which head, and the key of the falls that are looked at."""

    head: int
    state: Any
    seat: int
    told: float
    key: int


def steps(plan: Plan) -> int:
    """How many games will be looked at, each as often as there are heads and sweeps."""
    return plan.all_games * HEADS * SWEEPS


def find(plan: Plan, jobs: int, progress: Callable[[int], None]) -> list[int]:
    """The gauge of a net, as a search takes it; `progress` hears how many more games were looked at."""
    check(plan)
    gauge = [0] * (HEADS * KNOTS)
    with hired(local, jobs) as pool:
        for head in backwards():
            if seen := all_seen(plan, head, gauge, pool, jobs, progress):
                gauge[head * KNOTS : (head + 1) * KNOTS] = [round(POINT * knot) for knot in knots(seen)]
    return gauge


def check(plan: Plan) -> None:
    """Refuse what cannot be looked through; raises SetupError."""
    game(plan.game)
    check_subject(plan.game)
    if plan.games < 1:
        raise SetupError("wrong-games", games=plan.games)
    Seeded(plan.seed)


def backwards() -> Iterator[int]:
    """The heads from the end of the game to its beginning."""
    for to_come in range(HEADS // len(PHASES)):
        for _ in range(SWEEPS):
            yield from (to_come * len(PHASES) + phase for phase in PHASES)


def all_seen(
    plan: Plan, head: int, gauge: list[int], pool: Executor, jobs: int, progress: Callable[[int], None]
) -> list[Seen]:
    """What all games show of a head."""
    parts = finished_by(pool, partial(look, plan, head, gauge), cut(0, plan.all_games, SIZE), 2 * jobs)
    seen = []
    for part in in_order(parts):
        progress(part.size)
        seen += part.seen
    return seen


# -- in each process


def look(plan: Plan, head: int, gauge: list[int], first: int, size: int) -> Looked:
    """What some games show of a head, with the later ones put right."""
    before = [one for number in range(first, first + size) for one in rolls(plan, number)]
    return Looked(first, size, [weighed(plan.game, one, gauge) for one in before if one.head == head])


def weighed(slug: str, before: Before, gauge: list[int]) -> Seen:
    """A position by a few falls of the dice."""
    coach = appraiser(slug, before.state.players)
    coach.search.put_right(gauge)
    rng = Rng(before.key)
    fallen = [happened(before.state, before.state.sample(rng)) for _ in range(FALLS)]
    return Seen(before.told, fmean(answered(coach, state, before.seat) for state in fallen))


def answered(coach: Appraiser, state: Any, seat: int) -> float:
    """What a roll is worth if it is answered well: each choice may find more than the one before it has foreseen."""
    coach.let_others_play(state, seat)
    while state.legal(seat):
        state.apply(seat, best(coach.prices(state, seat, 0)))
        coach.let_others_play(state, seat)
    return coach.settled(state, seat, 0)


@cache
def appraiser(slug: str, players: int) -> Appraiser:
    """Prices as the coach's."""
    return Appraiser(cast(DiceGame, game(slug)), game(slug).new(players, {}), DEPTHS["quick"])


def cast_of(plan: Plan, number: int) -> tuple[str, int, int]:
    """Who plays a game, how many of them, and whose seat is looked at: in turn every level in every seat."""
    rest, level = divmod(number, len(LEVELS))
    turn, table = divmod(rest, len(plan.players))
    players = plan.players[table]
    return LEVELS[level], players, turn % players


@cache
def rolls(plan: Plan, number: int) -> list[Before]:
    """The positions before all rolls of a game, to one of its seats; a process that has played it knows it."""
    level, players, seat = cast_of(plan, number)
    seed = key(plan.seed, number)
    rules, dealer = game(plan.game), Seeded(key(seed, DICE))
    state, found = rules.new(players, {}), list[Before]()
    plain = Mind(plan.game, state, Level()).search

    def roll() -> None:
        if state.moment_name() == "roll":
            told = plain.value(state, seat) / POINT
            found.append(Before(plain.head_of(state, seat), state.copy(), seat, told, key(seed, FALLEN + len(found))))
        state.apply(CHANCE, dealer.outcome(state))

    play(rules, state, [bot(plan.game, level)] * players, key(seed, CHOICES), roll, state.apply)
    return found
