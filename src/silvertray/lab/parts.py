"""Long work in parts, on one worker or several: what comes out does not depend on how many there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, wait
from itertools import islice
from typing import Protocol, TypeVar

from silvertray.bots.processes import hired

AHEAD = 8  # parts for each worker that are handed out before their turn


class Part(Protocol):
    """A finished part of some work: the number of its first piece, and how many pieces it has."""

    @property
    def first(self) -> int:
        """The number of its first piece."""

    @property
    def size(self) -> int:
        """How many pieces it has."""


Done = TypeVar("Done", bound=Part)


def finished(
    work: Callable[[int, int], Done], pieces: int, size: int, jobs: int, workers: Callable[[int], Executor]
) -> Iterator[Done]:
    """The parts of a work as they are done; `work` does some pieces, from the first of them on."""
    parts = cut(0, pieces, size)
    if jobs == 1:
        yield from (work(*part) for part in parts)
        return
    with hired(workers, jobs) as pool:
        yield from finished_by(pool, work, parts, AHEAD * jobs)


def finished_by(
    pool: Executor, work: Callable[[int, int], Done], parts: Iterator[tuple[int, int]], ahead: int
) -> Iterator[Done]:
    """The same by workers who are there already, with so many parts handed out at a time."""
    waiting = {pool.submit(work, *part) for part in islice(parts, ahead)}
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        waiting |= {pool.submit(work, *part) for part in islice(parts, len(done))}
        yield from (part.result() for part in done)


def cut(first: int, pieces: int, size: int) -> Iterator[tuple[int, int]]:
    """So many pieces, from the first on, in parts of this size: where each begins, and its pieces."""
    return ((begin, min(size, first + pieces - begin)) for begin in range(first, first + pieces, size))


def in_order(parts: Iterator[Done]) -> Iterator[Done]:
    """The same parts by their numbers, so that nothing depends on who was quicker."""
    early: dict[int, Done] = {}
    due = 0
    for part in parts:
        early[part.first] = part
        while due in early:
            yield early[due]
            due += early.pop(due).size
