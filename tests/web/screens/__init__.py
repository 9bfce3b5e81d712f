"""Every screen of the page, by name: how to come there. A new screen is one more function in a file beside this one."""

from __future__ import annotations

from tests.web.screens import cards, coach, contests, dice, home, learning, people, real, replays, tables
from tests.web.screens.ways import Way

PARTS = (home, people, learning, dice, cards, tables, real, coach, replays, contests)
SCREENS: dict[str, Way] = {name: way for part in PARTS for name, way in part.screens.items()}
