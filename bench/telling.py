"""How much processor time the news of a move take, for two players: what the server does most.

`python -m bench.telling` needs no quiet machine: it takes the quickest of many rounds.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from random import Random

from bench.timing import cpu_seconds
from silvertray.core.bits import members
from silvertray.server.table.entries import Entry, Record
from silvertray.server.table.folding import Folded, folded
from silvertray.server.table.following import next_by_itself, rolled
from silvertray.server.table.news import Telling

GAMES = ("clever", "twice", "dobro")
ROUNDS = 40
SEATED = [Entry("sit", 0, "Ann"), Entry("sit", 1, "Bob")]


def positions(slug: str) -> Iterator[Folded]:
    """A table after each entry of a random game."""
    table, luck = folded(Record("a" * 26, slug, "", 2, {}, "seed", "5", 60.0, 0.0, ""), SEATED), Random(5)
    while not table.has_ended:
        table.apply(next_by_itself(table) or chosen(table, luck))
        yield table.copy()


def chosen(table: Folded, luck: Random) -> Entry:
    """Somebody rolls, or does anything."""
    match = table.begun()
    if match.awaits_roll():
        return rolled(match)
    seat = match.state.open_seats()[0]
    return Entry("play", seat, match.game.text(match.state, seat, luck.choice(members(match.state.legal(seat)))))


def tell(tables: list[Folded]) -> None:
    """Tell both players of each of these."""
    for table in tables:
        telling = Telling(table, {0, 1}, 0.0)
        for seat in (0, 1):
            telling.to(seat, table.seq - 1)


def main() -> int:
    """Measure and print."""
    for slug in GAMES:
        tables = list(positions(slug))
        quickest = min(cpu_seconds(partial(tell, tables)) for _ in range(ROUNDS))
        print(f"{slug}: {quickest / len(tables) * 1e6:.0f} µs for the news of a move")
    return 0


if __name__ == "__main__":
    sys.exit(main())
