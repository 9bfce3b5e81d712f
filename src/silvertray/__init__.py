"""Silvertray: the open table for Ganz schön clever, Doppelt so clever and Dobro."""

import sys

__version__ = "0.1.0"

if "gymnasium" in sys.modules:  # `gymnasium.make("silvertray:silvertray/Clever-v0")` imports this package and no more
    import silvertray.envs  # noqa: F401
