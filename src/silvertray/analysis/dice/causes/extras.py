"""Extra dice that follow a choice."""

from __future__ import annotations

from silvertray.analysis.dice.case import Case, Cause, cause
from silvertray.analysis.dice.causes.rewards import told
from silvertray.analysis.dice.parts import gained

EXTRA = "extra"


def extra_dice_fit(case: Case) -> Cause | None:
    """After the better option extra dice bring more, those that it earns among them; or it needs none."""
    mine, theirs = (end.extras for end in case.ends)
    if not mine:
        return cause(case.parts.extra, "keep", reward=EXTRA) if theirs else None
    if EXTRA in gained(*case.ends):
        return told(case, case.parts.extra)
    return cause(case.parts.extra, "extra", dice=", ".join(mine))
