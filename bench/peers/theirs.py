"""Games of other libraries, stepped by random legal choices; each runs in the environment of `make peers`.

A way to play makes so many games and returns what steps all of them once; that returns how many ended.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

Step = Callable[[], int]
FUTURE = 1 << 16  # random numbers that are drawn beforehand, so that drawing them costs nothing


@cache
def future(choices: int, games: int) -> Any:
    """Rows of random choices, one for each game."""
    return np.random.default_rng(1).integers(choices, size=(max(1, FUTURE // games), games))


def drawn(choices: int, games: int) -> Callable[[], Any]:
    """Random choices for all games, again and again."""
    rows, at = future(choices, games), 0

    def draw() -> Any:
        nonlocal at
        at = (at + 1) % len(rows)
        return rows[at]

    return draw


def gymnasium_games(name: str, choices: int, vector: str) -> Callable[[int], Step]:
    """One game through `make`, or many through `make_vec`."""

    def one() -> Step:
        import gymnasium

        env: Any = gymnasium.make(name)
        env.reset(seed=1)
        draw = drawn(choices, 1)

        def step() -> int:
            _, _, ended, cut, _ = env.step(int(draw()[0]))
            if ended or cut:
                env.reset()
            return int(ended or cut)

        return step

    def many(games: int) -> Step:
        import gymnasium

        env: Any = gymnasium.make_vec(name, num_envs=games, vectorization_mode=vector)
        env.reset(seed=1)
        draw = drawn(choices, games)

        def step() -> int:
            _, _, ended, cut, _ = env.step(draw())
            return int((ended | cut).sum())

        return step

    return lambda games: one() if games == 1 else many(games)


def envpool_games(name: str, choices: int) -> Callable[[int], Step]:
    """Games in C++, here on one thread."""

    def make(games: int) -> Step:
        import envpool

        env: Any = envpool.make_gymnasium(name, num_envs=games, num_threads=1)
        env.reset()
        draw = drawn(choices, games)

        def step() -> int:
            _, _, ended, cut, _ = env.step(draw())
            return int((ended | cut).sum())

        return step

    return make


@cache
def compiled_by_jax(name: str, games: int) -> tuple[Any, Any]:
    """What begins so many games of Pgx, and what steps all of them."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make(name)
    onward = jax.vmap(auto_reset(env.step, env.init))

    def step_all(state: Any, luck: Any) -> Any:
        luck, own, others = jax.random.split(luck, 3)
        wishes = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        state = onward(state, jax.random.categorical(own, wishes), jax.random.split(others, games))
        return state, luck, state.terminated.sum()

    return jax.jit(jax.vmap(env.init)), jax.jit(step_all)


def pgx_games(name: str) -> Callable[[int], Step]:
    """Games in JAX, compiled for this machine."""

    def make(games: int) -> Step:
        import jax

        begin, step_all = compiled_by_jax(name, games)
        state, luck = begin(jax.random.split(jax.random.key(1), games)), jax.random.key(2)

        def step() -> int:
            nonlocal state, luck
            state, luck, ended = step_all(state, luck)
            return int(ended)

        return step

    return make


def pettingzoo_games(name: str) -> Callable[[int], Step]:
    """A table where one player chooses after the other."""

    def make(games: int) -> Step:
        import pettingzoo

        env: Any = pettingzoo.make("aec", name)
        env.reset(seed=1)

        def step() -> int:
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.reset()
                return 1
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            legal = mask.nonzero()[0]
            env.step(legal[int(random.random() * len(legal))])
            return 0

        return step

    return make


def openspiel_games(name: str, load: Callable[[], object] = lambda: None) -> Callable[[int], Step]:
    """States with explicit chance."""

    def make(games: int) -> Step:
        import pyspiel

        load()
        game = pyspiel.load_game(name)
        state = game.new_initial_state()

        def step() -> int:
            nonlocal state
            while state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            if state.is_terminal():
                state = game.new_initial_state()
                return 1
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            return 0

        return step

    return make


def rlcard_games(name: str) -> Callable[[int], Step]:
    """Card games in Python."""

    def make(games: int) -> Step:
        import rlcard

        env: Any = rlcard.make(name)
        state, _ = env.reset()

        def step() -> int:
            nonlocal state
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random.random() * len(legal))])
            if env.is_over():
                state, _ = env.reset()
                return 1
            return 0

        return step

    return make


def chess_games(games: int) -> Step:
    """python-chess: the board that most Python programs use."""
    import chess

    board = chess.Board()

    def step() -> int:
        legal = list(board.legal_moves)
        if not legal or board.is_game_over():
            board.reset()
            return 1
        board.push(legal[int(random.random() * len(legal))])
        return 0

    return step


SIZES = (1, 64, 1024, 4096)
WAYS: dict[str, tuple[Callable[[int], Step], tuple[int, ...]]] = {
    "Gymnasium, CartPole": (gymnasium_games("CartPole-v1", 2, "vector_entry_point"), SIZES),
    "Gymnasium, Blackjack": (gymnasium_games("Blackjack-v1", 2, "sync"), (1, 64)),
    "EnvPool, CartPole": (envpool_games("CartPole-v1", 2), SIZES),
    "EnvPool, Blackjack": (envpool_games("Blackjack-v1", 2), SIZES),
    "Pgx, 2048": (pgx_games("2048"), SIZES),
    "Pgx, backgammon": (pgx_games("backgammon"), SIZES),
    "PettingZoo, connect four": (pettingzoo_games("classic/connect_four-v3"), (1,)),
    "PettingZoo, Texas hold'em": (pettingzoo_games("classic/texas_holdem-v4"), (1,)),
    "OpenSpiel, backgammon": (openspiel_games("backgammon"), (1,)),
    "OpenSpiel, yacht": (openspiel_games("yacht"), (1,)),
    "OpenSpiel, crazy eights": (openspiel_games("crazy_eights"), (1,)),
    "RLCard, UNO": (rlcard_games("uno"), (1,)),
    "RLCard, hold'em": (rlcard_games("limit-holdem"), (1,)),
    "python-chess": (chess_games, (1,)),
}
