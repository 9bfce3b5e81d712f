"""Actions that are worth more later."""

from __future__ import annotations

from silvertray.analysis.dice.case import Case, Cause, cause
from silvertray.analysis.dice.ends import TRACKS, spent_since


def action_kept(case: Case) -> Cause | None:
    """The other option uses up a reroll, an extra die or a return that the better one keeps."""
    mine, theirs = (end.plain for end in case.ends)
    used = [track for track in TRACKS if spent_since(theirs, mine, track) > 0]
    return cause(case.parts.kept, "keep", reward=used[0]) if used else None
