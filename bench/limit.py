"""The yardstick: a C program that plays random solo games, built where its source lies beside the project."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

SOURCE = Path(__file__).parent.parent.parent / "shared" / "limit"
GAMES = 600_000


@contextmanager
def built() -> Iterator[Path | None]:
    """The compiled program, or None without its source or a compiler."""
    compiler = shutil.which("gcc")
    if not compiler or not (SOURCE / "bench.c").exists():
        yield None
        return
    with TemporaryDirectory() as folder:
        program = Path(folder) / "limit"
        build = [compiler, "-O3", "-march=native", "-o", str(program), "bench.c", "-lm", "-lpthread"]
        subprocess.run(build, check=True, cwd=SOURCE)
        yield program


def speeds(program: Path, threads: int = 1) -> tuple[float, float]:
    """Games per CPU second of one run, and decisions a game."""
    asked = [program, str(GAMES * threads), str(threads), "7"]
    printed = subprocess.run(asked, check=True, capture_output=True, text=True).stdout
    figures = json.loads(printed)
    return figures["gps_cpu"], figures["dec"]
