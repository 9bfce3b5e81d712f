"""Measure one way to play, in a process of its own: `python -m bench.peers.measure NAME GAMES SECONDS` prints JSON."""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

COPIES = 200  # of a single game, to see the memory of one
FEW, AT_A_STRETCH = 64, 20  # steps of few games between two looks at the clock, which cost as much as a step
OURS = "Silvertray"


def ways(name: str) -> dict[str, Any]:
    """Our ways to play, or those of the others: neither needs what the other imports."""
    found: dict[str, Any] = import_module(f"bench.peers.{'ours' if name.startswith(OURS) else 'theirs'}").WAYS
    return found


def memory() -> int:
    """The bytes that this process has in memory, where the system tells."""
    told = Path("/proc/self/statm")
    return int(told.read_text().split()[1]) * 4096 if told.exists() else 0


def measured(name: str, games: int, seconds: float) -> dict[str, float]:
    """Steps, games that ended and CPU seconds, all threads together, and the memory of a game."""
    make, stretch = ways(name)[name][0], AT_A_STRETCH if games <= FEW else 1
    warm = make(games)
    for _ in range(stretch + 1):
        warm()
    before, copies = memory(), COPIES if games == 1 else 1
    kept = [make(games) for _ in range(copies)]
    kept[0]()
    bytes_each = max(0, memory() - before) / copies / games
    step, calls, ended = warm, 0, 0
    begun = time.process_time()
    while (gone := time.process_time() - begun) < seconds:
        for _ in range(stretch):
            ended += step()
        calls += stretch
    return {"steps": calls * games, "games": ended, "seconds": gone, "bytes": bytes_each}


if __name__ == "__main__":
    print(json.dumps(measured(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
