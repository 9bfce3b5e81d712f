"""The code blocks of all pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from tests.docs.pages import ROOT

PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md")] + sorted(
    (ROOT / "docs").rglob("*.md")
)
FENCE = re.compile(r"^( *)```([^\n]*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A block: the page it stands on, its line there, its language, and what it says."""

    page: str
    line: int
    language: str
    content: str

    @property
    def name(self) -> str:
        """Where to find it."""
        return f"{self.page}:{self.line}"


def blocks(*languages: str) -> list[Block]:
    """All blocks in these languages, or in any."""
    return [block for block in every_block() if not languages or block.language in languages]


def every_block() -> Iterator[Block]:
    """The blocks of all pages."""
    for page in PAGES:
        text = page.read_text("utf-8")
        for found in FENCE.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield Block(str(page.relative_to(ROOT)), line, found[2], found[3])
