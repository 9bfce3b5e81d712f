"""A table of any game and any number of players, as PettingZoo's environments play at it."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from silvertray.core.game import CHANCE
from silvertray.core.rng import word
from silvertray.envs.batch import REWARDS
from silvertray.envs.boxes import observation_box
from silvertray.envs.pictures import check_mode, picture
from silvertray.envs.seeing import mask_of, observed
from silvertray.games import game
from silvertray.play.asked import first_asked
from silvertray.play.dealer import Seeded

SEEDS = 1 << 64
NOBODY = -1


class Table:
    """The position, the dealer, and what each seat was paid so far."""

    def __init__(self, slug: str, players: int, reward: str, render_mode: str | None, options: dict[str, str]) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward={reward!r}: it is one of {', '.join(REWARDS)}")
        check_mode(render_mode)
        self.rules = game(slug)
        self.players, self.options, self.reward, self.render_mode = players, options, reward, render_mode
        self.state: Any = self.rules.new(players, options)
        self.names = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {name: observation_box(slug, players) for name in self.names}
        self.action_spaces = {name: spaces.Discrete(len(self.rules.actions)) for name in self.names}
        self.seed: int | None = None
        self._paid = [0.0] * players

    def begin(self, seed: int | None) -> None:
        """A new game by a seed; without one, by the seed that follows the last."""
        if seed is None:
            seed = secrets.randbits(64) if self.seed is None else word(self.seed, 1)
        self.seed = int(seed) % SEEDS  # whole numbers of NumPy are too short
        self._dealer = Seeded(self.seed)
        self.state = self.rules.new(self.players, self.options)
        self._paid = [0.0] * self.players
        self._settle()

    def _settle(self) -> None:
        while self.state.open_seats() == (CHANCE,):
            self.state.apply(CHANCE, self._dealer.outcome(self.state))

    @property
    def to_act(self) -> int:
        """The seat whose turn it is to choose: who owes a draw (D-57), else the lowest open seat; −1 at the end."""
        return first_asked(self.rules, self.state, NOBODY)

    def act(self, seat: int, action: Any) -> bool:
        """Do an action if it is legal, and whatever chance has to do then; whether it was."""
        chosen = int(action)
        if not 0 <= chosen < len(self.rules.actions) or not self.state.legal(seat) >> chosen & 1:
            return False
        self.state.apply(seat, chosen)
        self._settle()
        return True

    def pay(self) -> dict[str, float]:
        """What each player has earned since they were paid last."""
        due = [self._earned(seat) for seat in range(self.players)]
        pay = {name: now - before for name, now, before in zip(self.names, due, self._paid, strict=True)}
        self._paid = due
        return pay

    def _earned(self, seat: int) -> float:
        """All that a seat is to be paid up to now: its score, that at the end, or its share of the victory."""
        if self.reward == "score":
            return float(self.state.score(seat))
        if not self.state.is_over():
            return 0.0
        if self.reward == "final":
            return float(self.state.score(seat))
        winners = [place.seat for place in self.rules.ranking(self.state) if place.place == 1]
        return 1.0 / len(winners) if seat in winners else 0.0

    def observed(self, name: str) -> NDArray[np.int16]:
        """What a player sees."""
        return observed(self.rules, self.state, self.names.index(name))

    def info(self, name: str) -> dict[str, Any]:
        """The legal actions of a player: none where others are to choose."""
        return {"action_mask": mask_of(self.rules, self.state.legal(self.names.index(name)))}

    def picture(self, seat: int) -> Any:
        """The table as a seat sees it."""
        return picture(self.render_mode, self.rules, self.state, seat)


class AtTable:
    """What both forms of a table have in common."""

    metadata: dict[str, Any]
    possible_agents: list[str]
    agents: list[str]

    def __init__(
        self, slug: str, players: int, reward: str = "score", render_mode: str | None = None, **options: str
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"{slug}_v0"}
        self.render_mode = render_mode
        self.table = Table(slug, players, reward, render_mode, options)
        self.possible_agents = list(self.table.names)
        self.agents = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers that `silvertray.envs.layout` names."""
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The game's table of actions."""
        return self.table.action_spaces[agent]

    def close(self) -> None:
        """Nothing is held open."""
