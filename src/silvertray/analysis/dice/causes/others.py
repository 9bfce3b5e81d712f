"""What a choice leaves to the others at the table."""

from __future__ import annotations

from statistics import fmean

from silvertray.analysis.dice.case import Case, Cause, cause
from silvertray.bots.dice.net import POINT


def left_to_others(case: Case) -> Cause | None:
    """The other option gives opponents more points, in the mean."""
    if case.state.players == 1:
        return None
    look = case.appraiser.search.everybody
    mine, theirs = (look(case.state, case.seat, option.action) for option in (case.better, case.other))
    others = [seat for seat in range(case.state.players) if seat != case.seat]
    return cause(fmean(theirs[seat] - mine[seat] for seat in others) / POINT, "others")
