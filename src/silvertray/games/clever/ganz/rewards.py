"""The rewards printed on this sheet, by code."""

from collections.abc import Sequence

from silvertray.games.clever import rewards

REWARDS = (
    *rewards.KEPT,
    "x:yellow",
    "x:blue",
    "x:green",
    "n:orange:4",
    "n:orange:5",
    "n:orange:6",
    "n:purple:6",
    "black",
)
BLACK = ("x:yellow", "x:blue", "x:green", "n:orange:6", "n:purple:6")  # what it may be used as (C-46)


def codes(names: Sequence[str]) -> list[int]:
    """The codes of printed reward names."""
    return rewards.codes(names, REWARDS)
