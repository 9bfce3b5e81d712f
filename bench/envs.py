"""How fast the environments step: `python -m bench.envs`, about a minute.

Of five rounds both the quickest and the middle one are told: on a busy machine they differ much, on a quiet one little.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from rich.console import Console
from rich.table import Table

from bench.timing import cpu_seconds, in_turns
from silvertray.core.rng import COMPILED
from silvertray.envs import clever_v0, dobro_v0

NAMES = {"clever": "silvertray:silvertray/Clever-v0", "twice": "silvertray:silvertray/Twice-v0"}
STEPS = 1_000_000 if COMPILED else 4_000
SINGLE_STEPS = STEPS // 10
Row = tuple[str, str, str, str]  # what, the quickest round, the middle one, what is wanted


class Speed(NamedTuple):
    """Steps a CPU second: in the quickest round, and in the middle one."""

    best: float
    middle: float

    def row(self, what: str, wanted: str, form: str, unit: float = 1) -> Row:
        """A line of the table."""
        return what, f"{self.best / unit:{form}}", f"{self.middle / unit:{form}}", wanted


def speed(steps: int, seconds: list[float]) -> Speed:
    """So many steps took so long."""
    return Speed(steps / min(seconds), steps / median(seconds))


def repeated(job: Callable[[], object], times: int) -> Callable[[], None]:
    """A job done so many times."""

    def run() -> None:
        for _ in range(times):
            job()

    return run


def vector_speeds(slug: str, games: int, **settings: Any) -> tuple[Speed, Speed, Speed]:
    """Steps a CPU second: of the environment alone, with compiled random choices, with those of NumPy.

    The choices are timed on positions that stand still, where they are cheapest: so the environment is never flattered.
    """
    env: Any = gymnasium.make_vec(NAMES[slug], num_envs=games, **settings)
    env.reset(seed=1)
    times = max(20, STEPS // games)
    steps = times * games
    both, choices, own = in_turns(
        lambda: cpu_seconds(repeated(lambda: env.step(env.sample()), times)),
        lambda: cpu_seconds(repeated(env.sample, times)),
        lambda: cpu_seconds(repeated(numpy_policy(env), max(1, times // 4))) * 4,
    )
    middle = median(a - b for a, b in zip(both, choices, strict=True))
    alone = Speed(steps / (min(both) - min(choices)), steps / middle)
    return alone, speed(steps, both), speed(steps, own)


def numpy_policy(env: Any) -> Callable[[], object]:
    """A step whose choices are made from the masks by a policy outside."""
    luck = np.random.default_rng(1)
    seen = [env.reset(seed=1)[0]["action_mask"]]

    def step() -> None:
        noise = luck.random(seen[0].shape, np.float32)
        seen[0] = env.step((noise * seen[0]).argmax(axis=1))[0]["action_mask"]

    return step


def single_speed(slug: str) -> float:
    """Steps a CPU second of one game as `gymnasium.make` makes it, by choices that are known beforehand."""
    env: Any = gymnasium.make(NAMES[slug])
    env.reset(seed=5)
    env.action_space.seed(5)
    start, script, ended = env.unwrapped.get_state(), [], False
    while not ended:
        script.append(env.unwrapped.sample())
        ended = env.step(script[-1])[2]
    games = SINGLE_STEPS // len(script)
    return games * len(script) / cpu_seconds(repeated(lambda: play(env, start, script), games))


def play(env: Any, start: Any, script: list[int]) -> None:
    """A whole game from its start."""
    env.unwrapped.set_state(start)
    for action in script:
        env.step(action)


def table_speed(make: Callable[..., Any], players: int) -> float:
    """Steps a CPU second of a PettingZoo table with random choices."""
    env = make(players=players)
    steps = SINGLE_STEPS // 10

    def job() -> None:
        env.reset(seed=1)
        for _ in range(steps):
            if not env.agents:
                env.reset()
            ended, info = env.terminations[env.agent_selection], env.infos[env.agent_selection]
            env.step(None if ended else int(info["action_mask"].argmax()))

    return steps / cpu_seconds(job)


def rows() -> Iterator[Row]:
    """Everything measured."""
    for slug in NAMES:
        (speeds,) = in_turns(lambda slug=slug: single_speed(slug))
        yield whole(speeds).row(f"{slug}, one game through make, steps/s", "300,000", ",.0f")
        for games in (1, 64, 1024, 4096):
            yield from vector_rows(slug, games)
    alone, _, _ = vector_speeds("clever", 1024)
    yield alone.row("clever, 1024 at once, step alone, with copies", "6", ".1f", 1e6)
    alone, _, _ = vector_speeds("clever", 4096, copy=False, threads=2)
    yield alone.row("clever, 4096 at once on two threads, step alone, a core", "", ".1f", 1e6)
    for name, make, players in (("clever", clever_v0.raw_env, 4), ("dobro", dobro_v0.raw_env, 4)):
        (speeds,) = in_turns(lambda make=make, players=players: table_speed(make, players))
        yield whole(speeds).row(f"{name}, PettingZoo, {players} players, steps/s", "", ",.0f")


def whole(speeds: list[float]) -> Speed:
    """The quickest and the middle of some speeds."""
    return Speed(max(speeds), median(speeds))


def vector_rows(slug: str, games: int) -> Iterator[Row]:
    """So many games at once, with shared arrays."""
    alone, compiled, outside = vector_speeds(slug, games, copy=False)
    many = games > 1
    yield alone.row(f"{slug}, {games} at once, step alone, million steps/s", "6" if many else "", ".1f", 1e6)
    yield compiled.row(f"{slug}, {games} at once, compiled choices", "2" if many else "", ".1f", 1e6)
    yield outside.row(f"{slug}, {games} at once, choices by NumPy", "", ".1f", 1e6)


def main() -> int:
    """Measure and print."""
    console = Console()
    console.print(f"Python {sys.version.split()[0]}, silvertray {'compiled' if COMPILED else 'UNCOMPILED'}")
    table = Table("what", "quickest", "middle", "wanted", title="environments (CPU seconds, five rounds)")
    for row in rows():
        table.add_row(*row)
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
