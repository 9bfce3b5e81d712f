"""Puzzles out of bots' games: positions with one option that is clearly best, and scores less at once than another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from silvertray.analysis import DEPTHS, USUAL_DEPTH, Coach, coach
from silvertray.analysis.account import Priced
from silvertray.analysis.marks import THRESHOLDS
from silvertray.analysis.puzzles import KEY, Puzzle
from silvertray.bots import Table, bot
from silvertray.bots.processes import local
from silvertray.core.bits import members
from silvertray.core.errors import SetupError
from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng, key
from silvertray.games import game
from silvertray.lab.confirming import is_confirmed
from silvertray.lab.parts import finished, in_order
from silvertray.lab.train.subjects import check_subject
from silvertray.play.dealer import Seeded

PLAYER = "medium"  # plays well enough to come to interesting positions
QUICK = DEPTHS[0]
KEYS = (KEY, KEY + 1)  # by both the best option is the same, so that it is no matter of sampled rolls
FEWEST = 4  # options: among fewer one could guess
SIZE = 5  # games a part
TEMPTING = 3  # blunders: an obvious option that costs more tempts nobody


class Plan(NamedTuple):
    """What to look through."""

    game: str
    games: int
    seed: int


class Posed(NamedTuple):
    """A puzzle, and by how much its answer is better than all other options."""

    gap: float
    puzzle: Puzzle
    second: str  # the option that comes next


class Found(NamedTuple):
    """The puzzles of some games, at most one of each."""

    first: int
    size: int
    puzzles: list[Puzzle]


def mine(plan: Plan, jobs: int, progress: Callable[[int], None]) -> Iterator[Puzzle]:
    """All puzzles of so many games, in the order of the games; `progress` hears how many more are looked through."""
    check(plan)
    for part in in_order(finished(partial(look_through, plan), plan.games, SIZE, jobs, local)):
        progress(part.size)
        yield from part.puzzles


def check(plan: Plan) -> None:
    """Refuse what cannot be looked through; raises SetupError."""
    game(plan.game)
    check_subject(plan.game)
    if plan.games < 1:
        raise SetupError("wrong-games", games=plan.games)
    Seeded(plan.seed)


def look_through(plan: Plan, first: int, size: int) -> Found:
    """Some games, in this process."""
    quick, usual = coach(plan.game, QUICK), coach(plan.game, USUAL_DEPTH)
    found = [best_of(plan, number, quick, usual) for number in range(first, first + size)]
    return Found(first, size, [puzzle for puzzle in found if puzzle])


def best_of(plan: Plan, number: int, quick: Coach, usual: Coach) -> Puzzle | None:
    """The puzzle of a game whose answer is clearest, if games confirm it; some games have none."""
    posed = [puzzle_at(plan, number, step, state, quick, usual) for step, state in choices(plan, number)]
    clearest = sorted(filter(None, posed), reverse=True)
    return next((one.puzzle for one in clearest if is_right(one)), None)


def is_right(posed: Posed) -> bool:
    """Whether games go better after the answer than after what comes next and what is obvious."""
    rules, one = game(posed.puzzle.game), posed.puzzle
    return is_confirmed(rules, rules.from_position(one.position), one.best, {posed.second, one.obvious}, one.seed)


def choices(plan: Plan, number: int) -> Iterator[tuple[int, Any]]:
    """Every choice of a solo game, with the number of steps before it."""
    rules, player, seed = game(plan.game), bot(plan.game, PLAYER), key(plan.seed, number)
    state, dealer, luck, step = rules.new(1, {}), Seeded(seed), Rng(key(seed, 1)), 0
    while not state.is_over():
        if state.open_seats() == (CHANCE,):
            state.apply(CHANCE, dealer.outcome(state))
        else:
            if len(members(state.legal(0))) >= FEWEST:
                yield step, state
            state.apply(0, player.choose(Table(rules, state, 0), luck))
        step += 1


def puzzle_at(plan: Plan, number: int, step: int, state: Any, quick: Coach, usual: Coach) -> Posed | None:
    """The puzzle that a position poses, if it does: first at a glance, then as deep as anybody's answers are judged."""
    obvious = most_points(plan.game, state)
    if obvious is None or not is_clear(plan.game, quick.options(state, 0, KEY), obvious):
        return None
    priced = [usual.options(state, 0, one) for one in KEYS]
    is_sure = len({options[0].text for options in priced}) == 1
    if not is_sure or not all(is_clear(plan.game, options, obvious) for options in priced):
        return None
    best, second = priced[0][:2]
    name, position = f"{plan.game}-{plan.seed}-{number}", game(plan.game).position(state)
    loss = round(loss_of(priced[0], obvious), 2)
    puzzle = Puzzle(name, plan.game, position, 0, best.text, obvious, loss, plan.seed, number, step)
    return Posed(best.value - second.value, puzzle, second.text)


def most_points(slug: str, state: Any) -> str | None:
    """The option that scores most at once; None if several do, or none at all."""
    options = sorted(game(slug).view(state, 0).options, key=lambda option: -option.points)
    return options[0].text if options[0].points > max(0, options[1].points) else None


def is_clear(slug: str, options: tuple[Priced, ...], obvious: str) -> bool:
    """Whether everything but one option would be a mistake, and the obvious one is a tempting one."""
    _, mistake, blunder = THRESHOLDS[slug]
    is_only = options[0].value - options[1].value >= mistake
    return is_only and 0 < loss_of(options, obvious) <= TEMPTING * blunder


def loss_of(options: tuple[Priced, ...], text: str) -> float:
    """What an option costs against the best one."""
    return options[0].value - next(option.value for option in options if option.text == text)
