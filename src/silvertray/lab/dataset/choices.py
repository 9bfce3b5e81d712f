"""Every choice of a game of bots: the position, what each option is worth, what was chosen, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from silvertray.bots import Bot, Table, bot
from silvertray.bots.processes import local
from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng, key
from silvertray.games import game
from silvertray.lab.dataset.judging import Judge, judge
from silvertray.lab.parts import finished, in_order
from silvertray.lab.playing import play
from silvertray.lab.simulate import Plan
from silvertray.play.dealer import Seeded

GAMES_A_PART = 20
JUDGE_LUCK = 64  # beyond the streams of all seats


class Choice(NamedTuple):
    """A choice before its game is over."""

    step: int
    seat: int
    position: str
    values: dict[int, float]
    action: int


class Played(NamedTuple):
    """A game with all its choices, and its end."""

    number: int
    seed: int
    choices: list[Choice]
    scores: list[int]
    places: list[int]


class Part(NamedTuple):
    """Some games of a plan."""

    first: int
    size: int
    games: list[Played]


def games_of(plan: Plan, jobs: int, games_a_part: int = GAMES_A_PART) -> Iterator[Part]:
    """The games of a plan in their order, on this many workers."""
    return in_order(finished(partial(play_part, plan), plan.games, games_a_part, jobs, local))


def play_part(plan: Plan, first: int, games: int) -> Part:
    """Some games of a plan."""
    bots, eye = [bot(plan.game, name) for name in plan.bots], judge(plan.game)
    return Part(first, games, [play_one(plan, bots, eye, number) for number in range(first, first + games)])


def play_one(plan: Plan, bots: list[Bot], eye: Judge, number: int) -> Played:
    """One game: the same as `silvertray simulate` plays under this number."""
    rules, seed = game(plan.game), key(plan.seed, number)
    state, dealer, luck = rules.new(plan.players, plan.options), Seeded(seed), Rng(key(seed, JUDGE_LUCK))
    choices: list[Choice] = []

    def do(seat: int, action: int) -> None:
        values = eye.values(Table(rules, state, seat), luck)
        choices.append(Choice(len(choices), seat, rules.position(state), values, action))
        state.apply(seat, action)

    play(rules, state, bots, seed, lambda: state.apply(CHANCE, dealer.outcome(state)), do)
    ends = sorted(rules.ranking(state), key=lambda place: place.seat)
    return Played(number, seed, choices, [end.score for end in ends], [end.place for end in ends])
