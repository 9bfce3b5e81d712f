"""The positions of positions.txt, each with what was found out about it by hand."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("positions.txt")


class Checked(NamedTuple):
    """In this position one option is better than another, and this is the first reason."""

    better: str
    other: str
    reason: str
    position: str

    @property
    def is_counted(self) -> bool:
        """Whether no card is left unseen but those in the others' hands: then few deals tell enough."""
        return "unseen=" not in self.position


def checked() -> list[Checked]:
    """All of them; the lines before each say why."""
    lines = [line for line in FILE.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return [one(claim, position) for claim, position in zip(lines[::2], lines[1::2], strict=True)]


def one(claim: str, position: str) -> Checked:
    """`play 2 2 > play 9: cards-sheds`, and a position."""
    options, _, reason = claim.partition(": ")
    better, _, other = options.partition(" > ")
    return Checked(better, other, reason, position)
