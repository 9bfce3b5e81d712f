"""The commands of `sh` blocks."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

PARTS = ("&&", "||", ";", "|")


def commands(content: str) -> Iterator[list[str]]:
    """Every command of a block, without the settings before it."""
    for line in content.replace("\\\n", " ").splitlines():
        words: list[str] = []
        for word in [*shlex.split(line, comments=True), ";"]:
            if word in PARTS:
                yield from [words] if words else []
                words = []
            elif words or "=" not in word:
                words.append(word)
