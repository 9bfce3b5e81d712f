"""Random play restricted to another program's choices scores as it does: 75.77 over 20 million games."""

from math import sqrt
from statistics import fmean, stdev
from typing import Any

from tests.strength import sizes

from silvertray.core.bits import members
from silvertray.core.rng import COMPILED, Rng, key
from silvertray.core.seats import CHANCE
from silvertray.games import game

CLEVER: Any = game("clever")
PRINTED = CLEVER.printed
PASS = PRINTED.actions.index("pass")
USES = {
    reward: [action for action in range(2, len(PRINTED.actions)) if PRINTED.marks[action - 2].reward == reward]
    for reward in PRINTED.rewards[4:-1]
}


def restricted(state: Any, queue: list[int]) -> list[int]:
    """The yardstick's choices: the reward earned first is used first, and a tray die that fits is not declined."""
    legal = members(state.legal(0))
    if state.waiting(0) and queue:
        return [action for action in legal if action in USES[PRINTED.rewards[queue[0]]]]
    if state.stage(0) == "tray" and state.tray_fits(0):
        return [action for action in legal if action != PASS]
    return legal


def play(seed: int) -> int:
    """One solo game; its score."""
    state, dice, choice = CLEVER.new(1, {}), Rng(key(seed, 1)), Rng(key(seed, 2))
    queue: list[int] = []  # rewards that make marks, in the order they were earned
    while not state.is_over():
        if state.open_seats() == (CHANCE,):
            state.apply(CHANCE, state.sample(dice))
            continue
        queue = queue if state.waiting(0) else []
        while queue and not set(members(state.legal(0))) & set(USES[PRINTED.rewards[queue[0]]]):
            queue.pop(0)  # it lapsed
        options = restricted(state, queue)
        action = options[choice.below(len(options))]
        rewards = state.earned_by(0, action)[0] if action > 1 else ()
        queue = [*queue[1:], *(reward for reward in rewards if reward > 3)]
        state.apply(0, action)
    return int(state.score(0))


@sizes("games", everyday=8_000 if COMPILED else 150, full=120_000 if COMPILED else 1_500)
def test_restricted_random_play_has_the_yardsticks_mean(games: int) -> None:
    scores = [play(seed) for seed in range(games)]
    assert abs(fmean(scores) - 75.77) < 3 * stdev(scores) / sqrt(games)
