"""Names by which Gymnasium finds the solo games, and PettingZoo the tables; no game is loaded until it is made."""

from __future__ import annotations

import sys
from importlib.util import find_spec

SOLO = {"silvertray/Clever-v0": "clever", "silvertray/Twice-v0": "twice"}
TABLES = {**SOLO, "silvertray/Dobro-v0": "dobro"}


def register() -> None:
    """Tell Gymnasium, if it is installed, and PettingZoo, if it is in use; nobody is told twice."""
    if find_spec("gymnasium"):
        register_solo()
    if "pettingzoo" in sys.modules:
        register_tables()


def register_solo() -> None:
    """Tell Gymnasium of the solo games."""
    import gymnasium

    for name, slug in SOLO.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point="silvertray.envs.solo:SoloEnv",
                vector_entry_point="silvertray.envs.vector:SoloVectorEnv",
                disable_env_checker=True,  # it would check each step, many times as long as the step itself
                kwargs={"slug": slug},
            )


def register_tables() -> None:
    """Tell PettingZoo of all games, if it keeps a registry."""
    import pettingzoo

    for name, slug in TABLES.items():
        if hasattr(pettingzoo, "register") and name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, f"silvertray.envs.{slug}_v0:env")
            pettingzoo.register("parallel", name, f"silvertray.envs.{slug}_v0:parallel_env")
