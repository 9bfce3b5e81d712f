"""Print the benchmark table: our speeds, and the limit's where its source is beside the project."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.table import Table

from bench import bots, engine, limit, page, startup, stepping
from silvertray.core.rng import COMPILED


def main() -> int:
    """Measure everything and print it."""
    console = Console()
    console.print(f"Python {sys.version.split()[0]}, silvertray {'compiled' if COMPILED else 'UNCOMPILED'}")
    with limit.built() as program, console.status("measuring, about four minutes"):
        rows = [
            *engine.against_limit(program),
            *engine.by_players(),
            *stepping.rows(),
            *startup.rows(),
            *bots.rows(),
            *page.rows(),
            *engine.uncompiled(),
        ]
    table = Table("what", "figure", "wanted", title="silvertray bench (CPU seconds, medians of five)")
    for row in rows:
        table.add_row(*row)
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
