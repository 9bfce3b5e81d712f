"""The rewards printed on this sheet, by code. A ? is any number of its colour (T-9)."""

from collections.abc import Sequence

from silvertray.games.clever import rewards

BLACK = ("?:silver", "?:yellow", "?:blue", "?:green", "?:pink")  # what a black ? may be used as
REWARDS = (*rewards.KEPT, *BLACK, "?:black")


def codes(names: Sequence[str]) -> list[int]:
    """The codes of printed reward names."""
    return rewards.codes(names, REWARDS)
