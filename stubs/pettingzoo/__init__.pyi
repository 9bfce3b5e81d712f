"""As much of PettingZoo as the environments use; it brings no types of its own that mypy would read."""

from typing import Any, Generic, TypeVar

_Agent = TypeVar("_Agent")
_Seen = TypeVar("_Seen")
_Action = TypeVar("_Action")

aec_registry: dict[str, Any]

def register(env_type: str, id: str, entry_point: str) -> None: ...

class AECEnv(Generic[_Agent, _Seen, _Action]):
    metadata: dict[str, Any]
    possible_agents: list[_Agent]
    agents: list[_Agent]
    agent_selection: _Agent
    rewards: dict[_Agent, float]
    terminations: dict[_Agent, bool]
    truncations: dict[_Agent, bool]
    infos: dict[_Agent, dict[str, Any]]
    _cumulative_rewards: dict[_Agent, float]
    _skip_agent_selection: _Agent | None
    def _accumulate_rewards(self) -> None: ...
    def _was_dead_step(self, action: _Action) -> None: ...

class ParallelEnv(Generic[_Agent, _Seen, _Action]):
    metadata: dict[str, Any]
    possible_agents: list[_Agent]
    agents: list[_Agent]
