"""Being asked to stop, by Ctrl-C or by the system: it is heard, and heeded where nothing is half done."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

ASKING = (signal.SIGINT, signal.SIGTERM)
Piece = TypeVar("Piece")


class Stopped(Exception):  # noqa: N818 - nothing went wrong
    """Somebody asked to stop; with the number of the signal."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Ears:
    """What has been heard."""

    def __init__(self) -> None:
        self.heard = 0

    def hear(self, number: int, frame: FrameType | None) -> None:
        """Keep in mind that somebody asked."""
        self.heard = number

    def heed(self) -> None:
        """Stop here if somebody asked; raises Stopped."""
        if self.heard:
            raise Stopped(self.heard)

    def between(self, pieces: Iterable[Piece]) -> Iterator[Piece]:
        """The same pieces, stopping between two of them if somebody asked; raises Stopped."""
        for piece in pieces:
            self.heed()
            yield piece


@contextmanager
def listening() -> Iterator[Ears]:
    """Hear the signals that ask to stop instead of being ended by them."""
    ears = Ears()
    before = {number: signal.signal(number, ears.hear) for number in ASKING}
    try:
        yield ears
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
