"""The end of a game: places, points line by line, and the solo rating."""

from __future__ import annotations

from collections.abc import Sequence

from silvertray.core.game import Place
from silvertray.games.clever.printed import Printed
from silvertray.locale import Words
from silvertray.locale.phrases import colour
from silvertray.terminal.places import place_lines


def summary_lines(
    words: Words, printed: Printed, places: Sequence[Place], names: Sequence[str], rating: int
) -> list[str]:
    """The result, best first; `rating` is the solo band, 0 if several played."""
    lines = place_lines(words, places, names, lambda place: score_lines(words, place))
    if rating:
        bands = len(printed.rating_floors) + 1
        praise = words.say(f"rating-{printed.slug}-{rating}")
        lines += ["", words.say("end-rating", band=bands + 1 - rating, bands=bands, words=praise)]
    return [*lines, ""]


def score_lines(words: Words, place: Place) -> list[str]:
    """The points of the areas and the foxes."""
    return [score_line(words, name, points) for name, points in place.lines]


def score_line(words: Words, name: str, points: int) -> str:
    """One line of the score."""
    if name == "fox":
        return words.say("end-fox", points=points)
    return words.say("end-area", area=colour(words, name), points=points)
