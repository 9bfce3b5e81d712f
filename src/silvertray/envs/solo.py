"""A solo game as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from silvertray.envs.batch import REWARDS, Arrays, Batch
from silvertray.envs.boxes import observation_box
from silvertray.envs.layout import size
from silvertray.envs.pictures import MODES, check_mode, picture
from silvertray.envs.seeing import eyes_of
from silvertray.games import game

TARGET = 200
SEEDS = 1 << 64


class Observation(TypedDict):
    """What the player sees, and which actions are legal."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


class Games:
    """A batch of games and the arrays it writes into, one row a game."""

    def __init__(self, slug: str, games: int, reward: str, target: int, options: dict[str, str]) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward={reward!r}: it is one of {', '.join(REWARDS)}")
        self.rules = game(slug)
        actions = len(self.rules.actions)
        self.observation = np.zeros((games, size(slug, 1)), np.int16)
        self.mask = np.zeros((games, actions), np.int8)
        self.reward = np.zeros(games)
        self.ended = np.zeros(games, np.bool_)
        self.refused = np.zeros(games, np.bool_)
        rows = (self.observation.reshape(-1), self.mask.reshape(-1), self.reward)
        arrays = Arrays(*rows, self.ended.view(np.uint8), self.refused.view(np.uint8))
        self.batch = Batch(self.rules.new(1, options), eyes_of(slug), actions, reward, target, arrays)

    def begin(self, seeds: Sequence[int] | None, dice: Sequence[Any]) -> None:
        """New games: by these seeds, or by those that follow the last ones."""
        if seeds is None:
            self.batch.next_seeds()
        else:
            self.batch.seed([int(seed) % SEEDS for seed in seeds])
        self.batch.write_script([faces_of(roll) for roll in ([dice] if isinstance(dice, str) else dice)])
        self.batch.begin_all()


def faces_of(roll: str | Sequence[int]) -> int:
    """A roll of six faces in the order of the dice, as the rules count it."""
    faces = [int(face) for face in roll]
    if len(faces) != 6 or not all(1 <= face <= 6 for face in faces):
        raise ValueError(f"dice={roll!r}: a roll is six faces from 1 to 6, such as '351624'")
    return sum(face << 4 * die for die, face in enumerate(faces))


def observation_space(slug: str) -> spaces.Dict:
    """What a solo player sees, and the mask."""
    mask = spaces.Box(0, 1, (len(game(slug).actions),), np.int8)
    return spaces.Dict({"observation": observation_box(slug, 1), "action_mask": mask})


class SoloEnv(gymnasium.Env[Any, Any]):
    """One game; `reward` is what is paid, `target` the points that are a victory for `reward="win"`.

    An action that is not legal changes nothing and pays nothing; `info["illegal"]` then is True.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's form

    def __init__(
        self,
        slug: str,
        *,
        reward: str = "score",
        target: int = TARGET,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        check_mode(render_mode)
        self._settings: dict[str, Any] = {"slug": slug, "reward": reward, "target": target, **options}
        self.render_mode = render_mode
        self.observation_space = observation_space(slug)
        self.action_space = spaces.Discrete(len(game(slug).actions))
        self._lay_out(slug, reward, target, options)

    def _lay_out(self, slug: str, reward: str, target: int, options: dict[str, str]) -> None:
        self._games = Games(slug, 1, reward, target, options)
        self._batch = self._games.batch
        self._row, self._mask = self._games.observation[0], self._games.mask[0]
        self._reward, self._ended = self._games.reward, self._games.ended
        self._seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; `options={"dice": ["351624", …]}` says what the first rolls show."""
        super().reset(seed=seed)
        if seed is None and not self._seeded:
            seed = int(self.np_random.integers(SEEDS >> 1))
        self._seeded = True
        self._games.begin(None if seed is None else [seed], (options or {}).get("dice", ()))
        seen = self._seen()
        return seen, {"action_mask": seen["action_mask"]}

    def _seen(self) -> Observation:
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do an action, and roll until there is a choice again."""
        if self._ended.item() or not self._seeded:
            raise ResetNeeded("the game has ended, or none has begun: call reset()")
        is_legal = self._batch.step_game(0, int(action))
        seen = self._seen()
        info: dict[str, Any] = {"action_mask": seen["action_mask"]}
        if not is_legal:
            info["illegal"] = True
        if self.render_mode == "human":
            self.render()
        return seen, self._reward.item(), self._ended.item(), False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as MaskablePPO asks for them."""
        legal: NDArray[np.bool_] = self._mask.astype(np.bool_)
        return legal

    def sample(self) -> int:
        """One of the legal actions, by the action space's own generator."""
        return int(self.action_space.sample(self._mask))

    def render(self) -> Any:
        """The table: a text, an array of pixels, or an SVG picture."""
        return picture(self.render_mode, self._games.rules, self._batch.state(0), 0)

    @property
    def state(self) -> Any:
        """The position, as a copy."""
        return self._batch.state(0)

    @property
    def game_seed(self) -> int:
        """The seed of this game's dice: `silvertray play --seed` has the same ones."""
        return self._batch.seed_of(0)

    def get_state(self) -> Any:
        """All that the game is now; it can be pickled, and given to any environment of the game."""
        return self._batch.saved(0)

    def set_state(self, state: Any) -> Observation:
        """Go on from a state that was got before; what is seen there."""
        self._batch.restore(0, state)
        self._seeded = True
        return self._seen()

    def __getstate__(self) -> dict[str, Any]:
        own = ("_games", "_batch", "_row", "_mask", "_reward", "_ended")
        kept = {name: value for name, value in self.__dict__.items() if name not in own}
        return {**kept, "saved": self.get_state(), "paid": float(self._reward[0])}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        saved, paid, seeded = kept.pop("saved"), kept.pop("paid"), kept["_seeded"]
        settings = dict(kept["_settings"])
        self._lay_out(settings.pop("slug"), settings.pop("reward"), settings.pop("target"), settings)
        self.__dict__.update(kept)
        self.set_state(saved)
        self._reward[0], self._seeded = paid, seeded
