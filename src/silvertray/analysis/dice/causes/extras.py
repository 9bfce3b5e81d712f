"""Extra dice that follow a choice."""

from __future__ import annotations

from silvertray.analysis.dice.case import Case, Cause, cause


def extra_dice_fit(case: Case) -> Cause | None:
    """After the better option extra dice bring more, or it needs none."""
    mine, theirs = (end.extras for end in case.ends)
    if mine:
        return cause(case.parts.extra, "extra", dice=", ".join(mine))
    return cause(case.parts.extra, "keep", reward="extra") if theirs else None
