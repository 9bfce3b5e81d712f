"""Marks for choices: ?! inaccurate, ? a mistake, ?? a blunder, ! the only good option found."""

from __future__ import annotations

from silvertray.analysis.account import Moment

DUBIOUS, MISTAKE, BLUNDER, ONLY = "?!", "?", "??", "!"

# From which loss on a choice is marked: points in the dice games, percent of the chance to win in Dobro.
THRESHOLDS = {"clever": (1.0, 2.5, 5.0), "twice": (1.5, 3.75, 7.5), "dobro": (5.0, 10.0, 15.0)}


def mark_of(game: str, moment: Moment) -> str:
    """The mark of a choice; most have none."""
    if not moment.is_free:
        return ""
    dubious, mistake, blunder = THRESHOLDS[game]
    if moment.loss >= blunder:
        return BLUNDER
    if moment.loss >= mistake:
        return MISTAKE
    if moment.loss >= dubious:
        return DUBIOUS
    return ONLY if moment.chosen == 0 and moment.options[0].value - moment.options[1].value >= mistake else ""


def marked(game: str, moment: Moment) -> Moment:
    """The same choice with its mark."""
    return moment._replace(mark=mark_of(game, moment))
