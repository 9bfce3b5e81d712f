"""Thousands of solo games as one Gymnasium vector environment, stepped in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from silvertray.envs.pictures import MODES, check_mode, picture
from silvertray.envs.solo import SEEDS, TARGET, Games, observation_space

Seeds = int | Sequence[int] | None


class SoloVectorEnv(VectorEnv[Any, Any, Any]):
    """Games side by side; one that has ended begins anew at the next step, whatever its action (NEXT_STEP).

    With `copy=False` all steps write into the same arrays, which are returned as they are.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": list(MODES)}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        slug: str = "clever",
        *,
        reward: str = "score",
        target: int = TARGET,
        copy: bool = True,
        threads: int = 1,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        if num_envs < 1 or threads < 1:
            raise ValueError(f"num_envs={num_envs}, threads={threads}: at least one of each is needed")
        check_mode(render_mode)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._games = Games(slug, num_envs, reward, target, options)
        self._batch = self._games.batch
        self.single_observation_space = observation_space(slug)
        self.single_action_space = spaces.Discrete(self._batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._never = np.zeros(num_envs, np.bool_)
        self._parts = [(num_envs * n // threads, num_envs * (n + 1) // threads) for n in range(threads)]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self._seeded = False

    def reset(self, *, seed: Seeds = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New games: game n has the dice of `seed + n`; without a seed, those that follow the last ones."""
        super().reset(seed=int(seed) if isinstance(seed, int | np.integer) else None)
        if seed is None and not self._seeded:
            seed = int(self.np_random.integers(SEEDS >> 1))
        seeds = [int(seed) + n for n in range(self.num_envs)] if isinstance(seed, int | np.integer) else seed
        if seeds is not None:
            if len(seeds) != self.num_envs:
                raise ValueError(f"{self.num_envs} games need as many seeds, not {len(seeds)}")
            self._batch.seed_sample(int(seeds[0]) % SEEDS)
        self._seeded = True
        self._games.begin(seeds, (options or {}).get("dice", ()))
        seen = self._seen()
        return seen, {"action_mask": seen["action_mask"]}

    def _seen(self) -> dict[str, Any]:
        games = self._games
        if self._copy:
            return {"observation": games.observation.copy(), "action_mask": games.mask.copy()}
        return {"observation": games.observation, "action_mask": games.mask}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """An action for each game; one that is not legal changes nothing and pays nothing."""
        if not self._seeded:
            raise ValueError("no games have begun: call reset()")
        chosen = np.ascontiguousarray(actions, np.int64)
        illegal = self._stepped(chosen)
        seen, reward, ended, never = self._seen(), self._games.reward, self._games.ended, self._never
        info: dict[str, Any] = {"action_mask": seen["action_mask"]}
        if illegal:
            info["illegal"] = self._games.refused.copy()
        if self._copy:
            return seen, reward.copy(), ended.copy(), never.copy(), info
        return seen, reward, ended, never, info

    def _stepped(self, actions: NDArray[np.int64]) -> int:
        if self._pool is None:
            return self._batch.step(actions, 0, self.num_envs)
        others = [self._pool.submit(self._batch.step, actions, *part) for part in self._parts[1:]]
        return self._batch.step(actions, *self._parts[0]) + sum(other.result() for other in others)

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, evenly chosen in compiled code; `reset(seed=…)` seeds it too."""
        actions = np.empty(self.num_envs, np.int64)
        self._batch.sample(actions)
        return actions

    def render(self) -> tuple[Any, ...] | None:
        """The tables of all games."""
        if self.render_mode is None:
            return None
        games = (self._batch.state(n) for n in range(self.num_envs))
        return tuple(picture(self.render_mode, self._games.rules, state, 0) for state in games)

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
