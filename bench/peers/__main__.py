"""Our speed beside that of others, in one run: `make peers`; `--write FILE.json` keeps what was measured."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import envs
from bench.boardgame_io import HERE as RIVAL
from bench.boardgame_io import NODE
from bench.peers import ours, theirs

ROOT = Path(__file__).parents[2]
PEERS = ROOT / "build" / "peers" / "bin" / "python"  # as `make peers` sets it up
BOARDGAME_IO = "boardgame.io, local client"


class Job(NamedTuple):
    """Something to be measured in a process of its own."""

    name: str
    games: int
    program: list[str]


class Found(NamedTuple):
    """What a job did in a CPU second, and the memory of one of its games."""

    steps: float
    games: float
    bytes: float


def jobs(seconds: float) -> list[Job]:
    """Everything that is measured; ours first."""
    told = str(seconds)
    mine = [
        Job(name, games, [sys.executable, "-m", "bench.peers.measure", name, str(games), told])
        for name, (_, sizes) in ours.WAYS.items()
        for games in sizes
    ]
    others = [
        Job(name, games, [str(PEERS), "-W", "ignore", "-m", "bench.peers.measure", name, str(games), told])
        for name, (_, sizes) in theirs.WAYS.items()
        for games in sizes
    ]
    return [*mine, *others, Job(BOARDGAME_IO, 1, ["node", "--expose-gc", str(RIVAL / "local.mjs"), told])]


def run(job: Job) -> Found | str:
    """What a job found, or why it could not be done."""
    path = f"{NODE}{os.pathsep}{os.environ['PATH']}"
    surroundings = os.environ | {"PATH": path, "NODE_ENV": "production", "OMP_NUM_THREADS": "1", "PYTHONPATH": ""}
    try:
        done = subprocess.run(job.program, cwd=ROOT, env=surroundings, capture_output=True, text=True, timeout=600)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["it failed"])[-1]
    told = json.loads(done.stdout.splitlines()[-1])
    return Found(told["steps"] / told["seconds"], told["games"] / told["seconds"], told["bytes"])


def best(found: list[Found | str]) -> Found | str:
    """The quickest of several rounds: others on the machine only ever slow a job down."""
    good = [one for one in found if not isinstance(one, str)]
    return max(good) if good else found[-1]


def measured(rounds: int, seconds: float) -> Iterator[dict[str, Any]]:
    """Everything in turns; what is known after each round, as the next one may take long."""
    console, found = Console(stderr=True), dict[tuple[str, int], list[Found | str]]()
    alone = [list(row) for row in track(envs.rows(), "ours by themselves", console=console, transient=True)]
    for done in range(1, rounds + 1):
        for job in track(jobs(seconds), f"round {done} of {rounds}", console=console, transient=True):
            found.setdefault((job.name, job.games), []).append(run(job))
        yield figures({key: best(tries) for key, tries in found.items()}, done) | {"ours": alone}


def figures(rows: dict[tuple[str, int], Found | str], rounds: int) -> dict[str, Any]:
    """What was found, when and where."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "rounds": rounds,
        "rows": [[*key, *(round(figure) for figure in row)] for key, row in rows.items() if not isinstance(row, str)],
        "missing": {name: row for (name, _), row in rows.items() if isinstance(row, str)},
    }


def machine() -> str:
    """The processor, its cores, and how many jobs ran beside ours."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text("utf-8").splitlines() if told.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    kind = models[0] if models else platform.machine()
    return f"{os.cpu_count()} cores of an {kind}, Python {platform.python_version()}, load {os.getloadavg()[0]:.0f}"


def show(found: dict[str, Any]) -> Iterator[Table]:
    """What was measured, for people."""
    title = f"steps a CPU second with random legal choices, best of {found['rounds']}"
    speeds = Table("games of", *(f"{size:,} at once" for size in theirs.SIZES), "games/s", "bytes a game", title=title)
    for name in dict.fromkeys(row[0] for row in found["rows"]):
        speeds.add_row(name, *cells([row[1:] for row in found["rows"] if row[0] == name]))
    yield speeds
    alone = Table("what", "quickest", "middle", "wanted", title="our environments, of five rounds")
    for row in found["ours"]:
        alone.add_row(*row)
    yield alone


def cells(rows: list[list[int]]) -> Iterator[str]:
    """The cells of one line: a speed for each number of games, then games a second and bytes a game at the most."""
    speeds = {games: steps for games, steps, _, _ in rows}
    yield from (f"{speeds[size]:,}" if size in speeds else "–" for size in theirs.SIZES)
    _, _, ended, memory = rows[-1]
    yield f"{max(row[2] for row in rows):,}" if ended else "–"
    yield f"{memory:,}" if memory else "–"


def main() -> int:
    """Measure, print, and keep the figures if asked."""
    asked = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each measurement")
    asked.add_argument("--write", type=Path, metavar="FILE.json", help="keep what was measured")
    given = asked.parse_args()
    for found in measured(given.rounds, given.seconds):
        if given.write:
            given.write.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    tell(found)
    return 0


def tell(found: dict[str, Any]) -> None:
    """Print what was measured in all rounds."""
    console = Console()
    console.print(found["date"], found["machine"])
    console.print(*show(found))
    for name, why in found["missing"].items():
        console.print(f"LEFT OUT: {name}: {why}")


if __name__ == "__main__":
    sys.exit(main())
