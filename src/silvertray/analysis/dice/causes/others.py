"""What a choice leaves to the others at the table."""

from __future__ import annotations

from statistics import fmean

from silvertray.analysis.dice.appraiser import AGAIN
from silvertray.analysis.dice.case import Case, Cause, cause
from silvertray.bots.dice.net import POINT

THEIRS = 0.5  # what a point of the others weighs against one's own: it may win, but it is not in one's own score


def left_to_others(case: Case) -> Cause | None:
    """The other option leaves dice that bring opponents more points; what a reroll leaves nobody knows."""
    if case.state.players == 1 or AGAIN in (case.better.action, case.other.action):
        return None
    look = case.appraiser.search.everybody
    mine, theirs = (look(case.state, case.seat, option.action) for option in (case.better, case.other))
    more = fmean(theirs[seat] - mine[seat] for seat in range(case.state.players) if seat != case.seat) / POINT
    return cause(THEIRS * more, "others", points=max(1, round(more)))
