"""Learn a solo game with MaskablePPO of sb3-contrib, which asks the environment what is legal.

pip install "silvertray[train]"
python docs/examples/maskable_ppo.py                      # 500,000 steps of Clever, some minutes
python docs/examples/maskable_ppo.py --game Twice --steps 2000000
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_util import make_vec_env

FACES = slice(5, 11)  # of an observation: what the six dice show (docs/envs.md)


class Features(gymnasium.ObservationWrapper[Any, Any, Any]):
    """What the net sees: every number by its greatest, each die's face by itself, and what is legal."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        space: Any = env.observation_space
        self.high = space["observation"].high
        inputs = len(self.high) + 36 + space["action_mask"].shape[0]
        self.observation_space = gymnasium.spaces.Box(-1, 1, (inputs,), np.float32)

    def observation(self, observation: Any) -> Any:
        """A row of numbers between −1 and 1."""
        row = observation["observation"]
        faces = (row[FACES, None] == np.arange(1, 7)).reshape(-1)
        return np.concatenate([row / self.high, faces, observation["action_mask"]]).astype(np.float32)


def train(name: str, steps: int, seed: int, verbose: int) -> MaskablePPO:
    """Learn so many steps, on sixteen games side by side."""
    games = make_vec_env(name, n_envs=16, seed=seed, wrapper_class=Features)
    model = MaskablePPO(
        "MlpPolicy", games, n_steps=128, batch_size=512, n_epochs=4, gamma=1.0, gae_lambda=0.97, learning_rate=1e-3,
        ent_coef=0.01, policy_kwargs={"net_arch": [128]}, seed=seed, verbose=verbose, device="cpu",
    )  # fmt: skip
    return model.learn(steps)


def judged(name: str, model: MaskablePPO, games: int) -> Any:
    """The scores of fresh games in which the net always takes what it likes best."""
    env, scores = Features(gymnasium.make(name)), []
    for game in range(games):
        observation, _ = env.reset(seed=10**9 + game)
        total, ended = 0.0, False
        while not ended:
            action, _ = model.predict(observation, deterministic=True, action_masks=get_action_masks(env))
            observation, reward, ended, _, _ = env.step(action)
            total += reward
        scores.append(total)
    return np.array(scores)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", choices=["Clever", "Twice"], default="Clever")
    asked.add_argument("--steps", type=int, default=500_000)
    asked.add_argument("--games", type=int, default=200, help="fresh ones that judge it at the end")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--quiet", action="store_true")
    given = asked.parse_args()
    name = f"silvertray:silvertray/{given.game}-v0"
    scores = judged(name, train(name, given.steps, given.seed, 0 if given.quiet else 1), given.games)
    print(f"on {len(scores):,} fresh games: {scores.mean():.1f} ± {scores.std() / len(scores) ** 0.5:.1f} points")


if __name__ == "__main__":
    main()
