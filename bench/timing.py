"""CPU time, medians, and small programs in a fresh interpreter."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROUNDS = 5
SOURCE = Path(__file__).parent.parent / "src"


def cpu_seconds(job: Callable[[], object]) -> float:
    """The CPU time a job takes in this process, all threads together."""
    before = time.process_time()
    job()
    return time.process_time() - before


def in_turns(*measures: Callable[[], float]) -> list[list[float]]:
    """Take each measure once a round, so that a noisy moment hits all alike; the values of each measure."""
    rounds = [[measure() for measure in measures] for _ in range(ROUNDS)]
    return [list(values) for values in zip(*rounds, strict=True)]


def middle_ratio(ours: list[float], theirs: list[float]) -> float:
    """The median of the ratios within a round."""
    return median(a / b for a, b in zip(ours, theirs, strict=True))


def child_cpu(program: str, pure: bool = False) -> float:
    """The CPU time of a program in a fresh interpreter, on the uncompiled sources if asked."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE) if pure else ""}
    before = os.times()
    subprocess.run([sys.executable, "-c", program], check=True, env=environment, cwd=SOURCE.parent)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system
