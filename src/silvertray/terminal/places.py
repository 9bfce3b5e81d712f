"""Who came where at the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from silvertray.core.game import Place
from silvertray.locale import Words
from silvertray.locale.phrases import listed


def place_lines(
    words: Words, places: Sequence[Place], names: Sequence[str], parts: Callable[[Place], Sequence[str]]
) -> list[str]:
    """The result, best first: each place, and below it the parts of its points."""
    lines = [words.say("end-title"), ""]
    taken = [place.place for place in places]
    for place in places:
        message = "end-shared" if taken.count(place.place) > 1 else "end-line"
        lines.append(words.say(message, place=place.place, name=names[place.seat], score=place.score))
        lines.append("   " + listed(words, parts(place)))
    return lines
