"""Learn a solo game with NumPy alone: advantage actor-critic on many games at once.

python docs/examples/policy_gradient.py                   # three minutes of Clever
python docs/examples/policy_gradient.py --game Twice --minutes 10
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
STEPS, HIDDEN = 32, 128  # steps of every game between two updates; the width of the net
LAMBDA, ENTROPY, RATE = 0.97, 0.03, 8e-3
POINTS = 40.0  # rewards are divided by so many points, as nets like small numbers
FACES = slice(5, 11)  # of an observation: what the six dice show (docs/envs.md)


class Batch(NamedTuple):
    """What was seen and done in some steps of all games: one row a step, one column a game."""

    seen: Array
    masks: Array
    actions: Array
    rewards: Array
    ended: Array
    values: Array


class Net:
    """One hidden layer, then a preference for each action and the value of the position."""

    def __init__(self, inputs: int, actions: int, luck: np.random.Generator) -> None:
        shapes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, actions + 1), (actions + 1,)]
        self.weights = [np.zeros(shape, np.float32) for shape in shapes]
        self.weights[0] += luck.normal(0, inputs**-0.5, shapes[0])
        self.weights[2] += luck.normal(0, 0.1 * HIDDEN**-0.5, shapes[2])
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the chances of all legal actions, and the value."""
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        out = hidden @ self.weights[2] + self.weights[3]
        wishes = np.where(masks, out[:, :-1], -1e9)
        chances = np.exp(wishes - wishes.max(axis=1, keepdims=True)) * np.maximum(masks, 1e-9)
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, seen: Array, hidden: Array, error: Array, rate: float) -> None:
        """Take a step of Adam against the error of the outputs."""
        back = error @ self.weights[2].T * (hidden > 0)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)]
        self.steps += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            scale = np.sqrt(square / (1 - 0.99**self.steps)) + 1e-8
            weight -= rate * mean / (1 - 0.9**self.steps) / scale


def features(observation: dict[str, Array], high: Array) -> Array:
    """What the net sees: every number by its greatest, each die's face by itself, and what is legal."""
    row, mask = observation["observation"], observation["action_mask"]
    faces = (row[:, FACES, None] == np.arange(1, 7)).reshape(len(row), -1)
    return np.hstack([row / high, faces, mask]).astype(np.float32)


def drawn(chances: Array, luck: np.random.Generator) -> Array:
    """An action for each game by its chances."""
    return (chances.cumsum(axis=1) > luck.random((len(chances), 1))).argmax(axis=1)


def batches(games: Any, net: Net, luck: np.random.Generator, scores: list[float]) -> Iterator[Batch]:
    """Play on and on; the scores of games that end are added to the list."""
    high = games.single_observation_space["observation"].high
    observation, _ = games.reset(seed=int(luck.integers(2**32)))
    totals = np.zeros(games.num_envs)
    while True:
        rows = []
        for _ in range(STEPS):
            seen, mask = features(observation, high), observation["action_mask"]
            _, chances, value = net.forward(seen, mask)
            actions = drawn(chances, luck)
            observation, reward, ended, _, _ = games.step(actions)
            totals += reward
            scores.extend(totals[ended])
            totals[ended] = 0
            rows.append((seen, mask, actions, reward / POINTS, ended, value))
        _, _, last = net.forward(features(observation, high), observation["action_mask"])
        columns = [np.stack(column) for column in zip(*rows, strict=True)]
        yield Batch(*columns[:5], np.vstack([columns[5], last]))


def advantages(batch: Batch) -> Array:
    """How much better each action did than was expected there: generalised advantage estimation."""
    found = np.zeros_like(batch.rewards)
    ahead = np.zeros(batch.rewards.shape[1])
    for step in reversed(range(len(found))):
        goes_on = ~batch.ended[step]
        surprise = batch.rewards[step] + batch.values[step + 1] * goes_on - batch.values[step]
        found[step] = ahead = surprise + LAMBDA * ahead * goes_on
    return found


def update(net: Net, batch: Batch, rate: float) -> None:
    """Make good actions more likely, and the values truer."""
    real = batch.masks.any(axis=2).reshape(-1)  # after its end a game has no choice, only a new beginning
    better = advantages(batch)
    returns = (better + batch.values[:-1]).reshape(-1)[real]
    better = better.reshape(-1)[real]
    better = (better - better.mean()) / (better.std() + 1e-8)
    seen, masks = (part.reshape(len(real), -1)[real] for part in (batch.seen, batch.masks))
    hidden, chances, values = net.forward(seen, masks)
    logs = np.log(np.maximum(chances, 1e-12))
    spread = -(chances * logs).sum(axis=1, keepdims=True)
    error = chances * better[:, None]
    error[np.arange(len(error)), batch.actions.reshape(-1)[real]] -= better
    error += ENTROPY * chances * (logs + spread)
    net.learn(seen, hidden, np.column_stack([error, 0.5 * (values - returns)]) / len(error), rate)


def judged(name: str, net: Net, games: int) -> Array:
    """The scores of fresh games in which the net always takes what it likes best."""
    env: Any = gymnasium.make_vec(name, num_envs=games)
    high = env.single_observation_space["observation"].high
    observation, _ = env.reset(seed=10**9)
    totals, over = np.zeros(games), np.zeros(games, bool)
    while not over.all():
        _, chances, _ = net.forward(features(observation, high), observation["action_mask"])
        observation, reward, ended, _, _ = env.step(chances.argmax(axis=1))
        totals += reward * ~over
        over |= ended
    return totals


def train(name: str, num_envs: int, seed: int, minutes: float, updates: int) -> Net:
    """Learn for some minutes, or so many updates, and say how it goes."""
    luck = np.random.default_rng(seed)
    games: Any = gymnasium.make_vec(name, num_envs=num_envs)
    inputs = games.single_observation_space["observation"].shape[0] + 36 + games.single_action_space.n
    net, scores = Net(inputs, games.single_action_space.n, luck), []
    begun = time.monotonic()
    for count, batch in enumerate(batches(games, net, luck, scores), 1):
        gone = max((time.monotonic() - begun) / 60 / minutes, count / updates)
        update(net, batch, RATE * max(0.0, 1 - gone))
        if count % 100 == 0 or gone >= 1:
            print(f"{count * STEPS * num_envs:>12,} steps: {np.mean(scores[-2000:]):6.1f} points", flush=True)
        if gone >= 1:
            return net
    raise AssertionError("the games never end")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", choices=["Clever", "Twice"], default="Clever")
    asked.add_argument("--games", type=int, default=64, help="played at once")
    asked.add_argument("--minutes", type=float, default=3)
    asked.add_argument("--updates", type=int, default=10**9, help="at most")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    name = f"silvertray:silvertray/{given.game}-v0"
    net = train(name, given.games, given.seed, given.minutes, given.updates)
    scores = judged(name, net, 1000)
    print(f"on 1,000 fresh games: {scores.mean():.1f} ± {scores.std() / len(scores) ** 0.5:.1f} points")


if __name__ == "__main__":
    main()
