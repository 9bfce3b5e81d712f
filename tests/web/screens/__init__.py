"""Every screen of the page, by name: how to come there. A new screen is one more function in a file beside this one."""

from __future__ import annotations

from tests.web.screens import (
    cards,
    coach,
    contests,
    dice,
    home,
    learning,
    people,
    practise,
    real,
    replays,
    reviews,
    tables,
)
from tests.web.screens.ways import Way, Ways


def all_in(*parts: Ways) -> dict[str, Way]:
    """The screens of some files, one after the other."""
    return {name: way for part in parts for name, way in part.items()}


# The folder of tests that looks at them has the same name.
PAGE = all_in(
    home.screens, learning.screens, dice.screens, cards.screens, tables.screens, real.screens, replays.screens
)
COACH = all_in(coach.screens, reviews.screens, practise.screens, contests.screens)
PEOPLE = all_in(people.screens)
SCREENS = PAGE | COACH | PEOPLE
