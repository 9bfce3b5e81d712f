"""A screen that is for everybody, small and light, large and dark: axe finds nothing, nothing is too wide or too small.

On a small phone it fits in every language too, with letters far apart, and has no word that is not in our files.
"""

from __future__ import annotations

from typing import Any

from tests.web.looking import (
    DESK,
    PHONE,
    drawn,
    faults,
    note_shown,
    overflow,
    put_into,
    small_targets,
    unnamed,
    wider_faults,
)
from tests.web.screens.ways import Way
from tests.web.speaking import check_words
from tests.web.stage import Stage

NARROW = {"width": 320, "height": 640}  # a desk at 400 %


def check_screen(way: Way, stage: Stage) -> None:
    """Come to a screen and look at it in every way."""
    page: Any = stage.page
    page.set_viewport_size(PHONE)
    put_into(page, "light")
    way(stage)
    drawn(page)
    assert (found := faults(page)) == [], found
    assert (found := small_targets(page)) == [], found
    assert (found := unnamed(page)) == [], found
    check_words(page)
    note_shown(page)
    page.set_viewport_size(NARROW)
    assert (wider := overflow(page)) <= 0, f"{wider} px too wide at {NARROW}"
    page.set_viewport_size(DESK)
    put_into(page, "dark")
    assert (found := wider_faults(page)) == [], found
    assert (found := small_targets(page)) == [], found
    assert (wider := overflow(page, "200%")) <= 0, f"{wider} px too wide in type twice as large"
