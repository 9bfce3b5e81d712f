"""What it costs to import the rules and play the first game in a fresh interpreter."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from bench.timing import child_cpu, in_turns

FIRST_GAME = """
from silvertray.core import tally
from silvertray.games import game
rules = game("clever")
rules.play_many(rules.new(1, {}), 1, 0, 1, tally.empty(1))
"""


def rows() -> Iterator[tuple[str, str, str]]:
    """CPU time over that of an interpreter that does nothing."""
    first, bare = in_turns(lambda: child_cpu(FIRST_GAME), lambda: child_cpu("pass"))
    over = median(a - b for a, b in zip(first, bare, strict=True))
    yield "import and first game over bare Python, ms", f"{1000 * over:.0f}", "at most 30"
