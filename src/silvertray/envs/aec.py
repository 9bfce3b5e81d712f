"""A table where one player chooses after the other: PettingZoo's AEC environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pettingzoo import AECEnv
from silvertray.envs.pictures import MODES
from silvertray.envs.tables import AtTable


class TableEnv(AtTable, AECEnv[str, Any, Any]):
    """All players at one table; of those who may choose, the lowest seat is asked first.

    `infos[agent]["action_mask"]` has the legal actions. One that is not legal changes nothing and pays nothing; the
    same player is asked again, and `infos[agent]["illegal"]` is True.
    """

    # Players do not choose in cycles, so PettingZoo cannot make a parallel form of this one: there is one of its own.
    metadata = {"render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}  # noqa: RUF012

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        self.infos = {agent: self.table.info(agent) for agent in self.agents}
        self.agent_selection = self.agents[max(0, self.table.to_act)]

    def observe(self, agent: str) -> NDArray[np.int16]:
        """What a player sees."""
        return self.table.observed(agent)

    def step(self, action: Any) -> None:
        """Let the player who is asked do something; at the end each takes leave with None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        is_legal = self.table.act(self.possible_agents.index(agent), action)
        self.rewards = self.table.pay()
        self._accumulate_rewards()
        self._ask()
        if not is_legal:
            self.infos[agent]["illegal"] = True
        if self.table.state.is_over():
            self.terminations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the player sees it who is asked."""
        asked = self.agent_selection if self.agents else self.possible_agents[0]
        return self.table.picture(self.possible_agents.index(asked))
