"""The end of a game: places, points by round, and how ties were broken."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from silvertray.core.game import Place
from silvertray.locale import Words
from silvertray.terminal.places import place_lines

Piles = Sequence[tuple[int, int]]  # cards and sum of numbers in each last score pile


def summary_lines(
    words: Words, places: Sequence[Place], names: Sequence[str], piles: Piles, is_by_sums: bool
) -> list[str]:
    """The result, best first."""
    lines = place_lines(words, places, names, lambda place: round_lines(words, place))
    ties = [tie_line(words, names, a, b, piles, is_by_sums) for a, b in pairwise(places) if is_broken_tie(a, b)]
    is_shared = [place.place for place in places].count(1) > 1
    shared = [words.say("end-shared-victory")] if is_shared else []
    return [*lines, "", *ties, *shared, *([""] if ties or shared else [])]


def round_lines(words: Words, place: Place) -> list[str]:
    """The points of each round."""
    return [words.say("end-round", round=n, points=points) for n, (_, points) in enumerate(place.lines, 1)]


def is_broken_tie(better: Place, worse: Place) -> bool:
    """Whether two neighbours have as many points and yet different places."""
    return better.score == worse.score and better.place != worse.place


def tie_line(words: Words, names: Sequence[str], better: Place, worse: Place, piles: Piles, is_by_sums: bool) -> str:
    """What put one before the other (D-81); sums are shown for tied players only (D-92)."""
    last, other = better.lines[-1][1], worse.lines[-1][1]
    if is_by_sums and last != other:
        message = "end-tie-points"
    else:
        which = int(is_by_sums)  # cards come first in a pile's figures, then their sum
        last, other = piles[better.seat][which], piles[worse.seat][which]
        message = "end-tie-sums" if is_by_sums else "end-tie-cards"
    return words.say(message, first=names[better.seat], second=names[worse.seat], better=last, worse=other)
