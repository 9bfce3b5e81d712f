"""What happened, in a line: the same for everybody, or in other words for the one who saw more."""

from __future__ import annotations

from typing import NamedTuple

KEPT = 60  # lines that a seat is told at most


class News(NamedTuple):
    """A line for all; the seat `only` reads `own` instead."""

    text: str
    only: int | None = None
    own: str = ""

    def told(self, seat: int) -> str:
        """The line as a seat may read it."""
        return self.own if seat == self.only else self.text


class Telling:
    """The news that each seat has not been told yet."""

    def __init__(self, seats: int) -> None:
        self._news: dict[int, tuple[News, ...]] = dict.fromkeys(range(seats), ())

    def add(self, news: list[News]) -> None:
        """Something happened, for everybody to hear."""
        self._news = {seat: (*waiting, *news)[-KEPT:] for seat, waiting in self._news.items()}

    def told(self, seat: int) -> tuple[str, ...]:
        """What a seat is to be told."""
        return tuple(news.told(seat) for news in self._news[seat])

    def shared(self, seats: list[int]) -> tuple[str, ...]:
        """What all of these seats may read together, so that nobody among them misses a line."""
        if len(seats) == 1:
            return self.told(seats[0])
        return tuple(news.text for news in max((self._news[seat] for seat in seats), key=len))

    def forget(self, seats: list[int]) -> dict[int, tuple[News, ...]]:
        """These seats have been told; returns what to put back if it turns out that nothing new happened."""
        before, self._news = self._news, self._news | dict.fromkeys(seats, ())
        return before

    def put_back(self, news: dict[int, tuple[News, ...]]) -> None:
        """The old news are still the news."""
        self._news = news
