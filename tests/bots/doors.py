"""The inner parts of bots that tests look into. They are imported here alone, so that moving one costs one edit."""

from __future__ import annotations

from silvertray.bots.dice import rolls
from silvertray.bots.dice.chances import chance_to_win
from silvertray.bots.dice.doppelt import DoppeltInputs
from silvertray.bots.dice.ganz import GanzInputs
from silvertray.bots.dice.net import POINT, Net, head_size, size
from silvertray.bots.dice.netfile import (
    FORMAT,
    Header,
    HeldOut,
    read_net,
    read_weights,
    shipped,
    shipped_weights,
    write_net,
)
from silvertray.bots.dice.rolls import Foresight
from silvertray.bots.dice.search import GAUGE, STEP, Search
from silvertray.bots.dobro.clues import likely_deal
from silvertray.bots.dobro.levels import Deals
from silvertray.bots.dobro.prices import worths
from silvertray.bots.dobro.search import weighed

INPUTS = {"clever": GanzInputs, "twice": DoppeltInputs}  # what the nets of each dice game see

__all__ = [
    "FORMAT",
    "GAUGE",
    "INPUTS",
    "POINT",
    "STEP",
    "Deals",
    "Foresight",
    "Header",
    "HeldOut",
    "Net",
    "Search",
    "chance_to_win",
    "head_size",
    "likely_deal",
    "read_net",
    "read_weights",
    "sampled_fall",
    "shipped",
    "shipped_weights",
    "size",
    "weighed",
    "worths",
    "write_net",
]


def sampled_fall(rolled: int, key: int, number: int) -> int:
    """One of the falls that a foresight samples; the compiled build hides them."""
    fall: int = rolls.sampled_fall(rolled, key, number)
    return fall
