"""Ganz schön clever for 1 to 4 players, in the form of PettingZoo's own modules."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper
from silvertray.envs.aec import TableEnv
from silvertray.envs.parallel import ParallelTableEnv


def env(players: int = 2, **settings: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """One player after the other; refuses to be used out of order."""
    return OrderEnforcingWrapper(raw_env(players, **settings))


def raw_env(players: int = 2, **settings: Any) -> TableEnv:
    """One player after the other."""
    return TableEnv("clever", players, **settings)


def parallel_env(players: int = 2, **settings: Any) -> ParallelTableEnv:
    """All players who may choose at once."""
    return ParallelTableEnv("clever", players, **settings)
