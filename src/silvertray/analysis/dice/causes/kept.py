"""Actions that are worth more later."""

from __future__ import annotations

from silvertray.analysis.dice.case import Case, Cause, cause
from silvertray.analysis.dice.ends import TRACKS, spent


def action_kept(case: Case) -> Cause | None:
    """The other option uses up a reroll, an extra die or a return that the better one keeps."""
    mine, theirs = (spent(end.plain) for end in case.ends)
    used = [track for n, track in enumerate(TRACKS) if theirs[n] > mine[n]]
    return cause(case.parts.kept, "keep", reward=used[0]) if used else None
