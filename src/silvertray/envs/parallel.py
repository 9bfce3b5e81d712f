"""A table where everybody who may choose does so at once: PettingZoo's parallel environment."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv
from silvertray.envs.pictures import MODES
from silvertray.envs.tables import AtTable


class ParallelTableEnv(AtTable, ParallelEnv[str, Any, Any]):
    """Each step is one action of every open seat: passive players pick at the same time.

    Players whose mask is empty wait; whatever they are given to do is passed over.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new game."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), self._infos()

    def _seen(self) -> dict[str, Any]:
        return {agent: self.table.observed(agent) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.table.info(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One action of each player who may choose; one that is not legal changes nothing."""
        open_now = self.table.state.open_seats()
        owing = self.table.to_act  # who owes a draw is first (D-57)
        order = sorted(open_now, key=lambda seat: (seat != owing, seat))
        refused = [seat for seat in order if not self.table.act(seat, actions.get(self.possible_agents[seat], -1))]
        is_over = self.table.state.is_over()
        infos = self._infos()
        for seat in refused:
            infos[self.possible_agents[seat]]["illegal"] = True
        ended, never = dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, False)
        result = (self._seen(), self.table.pay(), ended, never, infos)
        self.agents = [] if is_over else self.agents
        if self.render_mode == "human":
            self.render()
        return result

    def render(self) -> Any:
        """The table as the first seat sees it."""
        return self.table.picture(0)
