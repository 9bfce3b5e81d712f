"""Extra dice that follow a choice."""

from __future__ import annotations

from silvertray.analysis.dice.case import Case, Cause, cause


def extra_dice_fit(case: Case) -> Cause | None:
    """After the better option extra dice bring more."""
    dice = case.ends[0].extras
    return cause(case.parts.extra, "extra", dice=", ".join(dice)) if dice else None
