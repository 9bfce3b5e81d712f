"""How fast one game object steps and copies when called from Python."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median

from bench.timing import cpu_seconds, in_turns
from silvertray.core.bits import members
from silvertray.core.rng import COMPILED, Rng
from silvertray.core.seats import CHANCE
from silvertray.games.clever.ganz.marks import Ganz

GAMES = 3_000 if COMPILED else 100
COPIES = 300_000 if COMPILED else 3_000
Script = tuple[Ganz, int, list[int]]


def script(seed: int) -> Script:
    """A random game to be stepped through: its position after the first roll, its dice, its choices."""
    start, dice, choice = Ganz(1), Rng(seed), Rng(seed + (1 << 32))
    start.apply(CHANCE, start.sample(dice))
    state, actions = start.copy(), []
    while legal := members(state.legal(0)):
        actions.append(legal[choice.below(len(legal))])
        state.step(actions[-1], dice)
    return start, seed, actions


def step_through(runs: list[tuple[Callable[[int, Rng], int], Rng, list[int]]]) -> None:
    """Nothing but steps."""
    for step, dice, actions in runs:
        for action in actions:
            step(action, dice)


def steps_per_second(scripts: list[Script]) -> float:
    """Steps of fresh copies of the scripted games."""
    runs = []
    for start, seed, actions in scripts:
        dice = Rng(seed)
        dice.next()  # the first roll has been made
        runs.append((start.copy().step, dice, actions))
    steps = sum(len(actions) for _, _, actions in runs)
    return steps / cpu_seconds(lambda: step_through(runs))


def copies_per_second() -> float:
    """Copies of a solo position in mid-game."""
    copy = script(1)[0].copy

    def job() -> None:
        for _ in range(COPIES):
            copy()

    return COPIES / cpu_seconds(job)


def rows() -> Iterator[tuple[str, str, str]]:
    """Steps and copies."""
    scripts = [script(seed) for seed in range(GAMES)]
    steps, copies = in_turns(lambda: steps_per_second(scripts), copies_per_second)
    yield "one step from Python, millions/s", f"{median(steps) / 1e6:.1f}", "at least 5"
    yield "copy of a solo position, ns", f"{1e9 / median(copies):.0f}", "under 100"
