"""A load client: people play whole games on many tables over real sockets, on our server and on boardgame.io's.

`python -m bench.server` prints moves a second and how long a command takes until the other player sees it, with durable
commits: first every table moves once a second, then as fast as it goes. The last lines are the ratios of the latter.
`client` is how much of a core the load client took: near 100 % it is the client that is measured.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

import uvloop
from rich.console import Console
from rich.table import Table as Printed

from bench import boardgame_io, ours
from bench.load import Load, Played, SitDown, played


class Server(NamedTuple):
    """What is measured: how it starts in a folder, and how people sit down there."""

    name: str
    started: Callable[[Path], AbstractContextManager[str]]
    sit_down: SitDown


OURS = (
    Server("SQLite, 1 process", ours.on_sqlite, ours.sit_down),
    Server("PostgreSQL + Redis, 2 workers", ours.on_postgres, ours.sit_down),
)
RIVALS = (
    Server("boardgame.io, flat file", boardgame_io.on_files, boardgame_io.sit_down),
    Server("boardgame.io, memory", boardgame_io.in_memory, boardgame_io.sit_down),
)
PAUSES = {"1 move/s each": 1.0, "as fast as it goes": 0.0}  # the latter last: its rates are compared
COLUMNS = ("server", "load", "moves/s", "p50 ms", "p99 ms", "client")


class Figures(NamedTuple):
    """Moves a second, the seconds until half and nearly all of them were seen, and the client's part of a core."""

    rate: float
    half: float
    nearly_all: float
    client: float

    @classmethod
    def of(cls, it: Played) -> Figures:
        """The figures of what was played."""
        took = sorted(it.took)
        return cls(len(took) / it.lasted, took[len(took) // 2], took[int(len(took) * 0.99)], it.client / it.lasted)

    def cells(self) -> list[str]:
        """As they are printed."""
        return [f"{self.rate:,.0f}", f"{self.half * 1000:.1f}", f"{self.nearly_all * 1000:.1f}", f"{self.client:.0%}"]


def measured(server: Server, load: Load) -> Figures:
    """The figures of a server that starts anew for them."""
    with tempfile.TemporaryDirectory() as folder, server.started(Path(folder)) as address:
        return Figures.of(uvloop.run(played(address, server.sit_down, load)))


def ratios(most: dict[str, float]) -> list[str]:
    """How many times a rival's moves each of ours makes."""
    return [
        f"{our.name} = " + " = ".join(f"{most[our.name] / most[rival.name]:.2f} × {rival.name}" for rival in RIVALS)
        for our in OURS
    ]


def wishes() -> argparse.Namespace:
    """What is asked for; ends the program where boardgame.io is wanted and not there."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--against", choices=("boardgame.io", "none"), default="boardgame.io")
    asked = parser.parse_args()
    if asked.against != "none" and not boardgame_io.node():
        sys.exit("boardgame.io is not here: run `make rival`, or leave it out by `--against none`")
    return asked


def main() -> int:
    """Measure and print."""
    asked, console, most = wishes(), Console(), {}
    printed = Printed(*COLUMNS, title=f"command → other player's screen, {asked.tables} tables")
    for server in OURS if asked.against == "none" else OURS + RIVALS:
        for name, pause in PAUSES.items():
            with console.status(f"{server.name}: {name}"):
                figures = measured(server, Load(asked.tables, asked.seconds, pause))
            printed.add_row(server.name, name, *figures.cells())
        most[server.name] = figures.rate
    console.print(printed)
    if asked.against != "none":
        console.print("as fast as it goes:", *ratios(most), sep="\n", soft_wrap=True, highlight=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
