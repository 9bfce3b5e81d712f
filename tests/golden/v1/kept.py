"""Files that the first version wrote: compressed text, compared line by line."""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from pathlib import Path

FOLDER = Path(__file__).parent
LONGEST = 1 << 20  # of a file, in bytes


def kept(name: str) -> list[str]:
    """The lines of a file."""
    return lzma.decompress((FOLDER / f"{name}.xz").read_bytes()).decode().split("\n")


def keep(name: str, lines: Iterable[str]) -> None:
    """Write such a file; only `dump.py` does."""
    packed = lzma.compress("\n".join(lines).encode(), preset=9 | lzma.PRESET_EXTREME)
    assert len(packed) < LONGEST, f"{name} has {len(packed)} bytes"
    (FOLDER / f"{name}.xz").write_bytes(packed)


def check_same(name: str, found: Iterable[str], lines: Sequence[str]) -> None:
    """Compare line by line, and name the first difference."""
    for number, (now, then) in enumerate(zip_longest(found, lines), 1):
        assert now == then, f"line {number} of {name} differs from the first version\nthen: {then}\nnow:  {now}"
