"""Our games by the same ways as those of others, stepped by random legal choices."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

import silvertray.envs  # noqa: F401 - registers the games, as silvertray is here before gymnasium
from bench.peers.theirs import SIZES, Step, openspiel_games
from silvertray.core.bits import members
from silvertray.core.rng import Rng
from silvertray.games import game

CLEVER, TWICE = "silvertray:silvertray/Clever-v0", "silvertray:silvertray/Twice-v0"


def one_game(name: str) -> Step:
    """A game through `gymnasium.make`."""
    import gymnasium

    env: Any = gymnasium.make(name)
    _, info = env.reset(seed=1)

    def step() -> int:
        nonlocal info
        legal = info["action_mask"].nonzero()[0]
        _, _, ended, _, info = env.step(legal[int(random.random() * len(legal))])
        if ended:
            _, info = env.reset()
        return int(ended)

    return step


def games_at_once(name: str) -> Callable[[int], Step]:
    """Many games a call, their choices by the compiled `sample()`."""

    def make(games: int) -> Step:
        import gymnasium

        env: Any = gymnasium.make_vec(name, num_envs=games, copy=False)
        env.reset(seed=1)

        def step() -> int:
            return int(env.step(env.sample())[2].sum())

        return step

    return lambda games: one_game(name) if games == 1 else make(games)


def by_numpy(name: str) -> Callable[[int], Step]:
    """Many games a call, their choices by NumPy from the masks."""

    def make(games: int) -> Step:
        import gymnasium

        env: Any = gymnasium.make_vec(name, num_envs=games, copy=False)
        mask, luck = env.reset(seed=1)[0]["action_mask"], np.random.default_rng(1)

        def step() -> int:
            noise = luck.random(mask.shape, np.float32)
            return int(env.step((noise * mask).argmax(axis=1))[2].sum())

        return step

    return make


def table(slug: str, players: int) -> Callable[[int], Step]:
    """A table of PettingZoo."""

    def make(games: int) -> Step:
        from importlib import import_module

        env = import_module(f"silvertray.envs.{slug}_v0").env(players=players)
        env.reset(seed=1)

        def step() -> int:
            _, _, ended, _, info = env.last()
            if ended:
                env.reset()
                return 1
            legal = info["action_mask"].nonzero()[0]
            env.step(legal[int(random.random() * len(legal))])
            return 0

        return step

    return make


def engine(slug: str) -> Callable[[int], Step]:
    """The engine's own position of a solo game, called from Python."""

    def make(games: int) -> Step:
        state, dice = game(slug).new(1, {}), Rng(1)
        begun = state.copy()
        state.apply(-1, state.sample(dice))

        def step() -> int:
            nonlocal state
            legal = members(state.legal(0))
            if not legal:
                state = begun.copy()
                state.apply(-1, state.sample(dice))
                return 1
            state.step(legal[int(random.random() * len(legal))], dice)
            return 0

        return step

    return make


def spiel(slug: str, players: int) -> Callable[[int], Step]:
    """A game for OpenSpiel."""

    def load() -> None:
        import silvertray.envs.openspiel  # noqa: F401

    return openspiel_games(f"silvertray_{slug}(players={players})", load)


WAYS: dict[str, tuple[Callable[[int], Step], tuple[int, ...]]] = {
    "Silvertray, Clever": (games_at_once(CLEVER), SIZES),
    "Silvertray, Clever, choices by NumPy": (by_numpy(CLEVER), SIZES[1:]),
    "Silvertray, Twice": (games_at_once(TWICE), SIZES),
    "Silvertray, Twice, choices by NumPy": (by_numpy(TWICE), SIZES[1:]),
    "Silvertray, Clever, the engine from Python": (engine("clever"), (1,)),
    "Silvertray, PettingZoo, Clever for four": (table("clever", 4), (1,)),
    "Silvertray, PettingZoo, Dobro for four": (table("dobro", 4), (1,)),
    "Silvertray, OpenSpiel, Clever": (spiel("clever", 1), (1,)),
    "Silvertray, OpenSpiel, Dobro for two": (spiel("dobro", 2), (1,)),
}
