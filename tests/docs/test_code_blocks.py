"""Every code block says its language, and every program runs; tests/docs/test_commands.py has the commands."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.command import environment
from tests.docs.blocks import Block, blocks

PROGRAMS, COMMANDS = blocks("python"), blocks("sh")


def named(block: Block) -> str:
    return block.name


def test_every_block_says_its_language() -> None:
    # `text` and `ebnf` are drawings and grammars (tests/docs/test_notation_page.py); in braces are orders to Sphinx.
    said = {block.language for block in blocks() if not block.language.startswith("{")}
    assert said == {"python", "sh", "text", "ebnf"}
    assert len(PROGRAMS) > 8
    assert len(COMMANDS) > 15


@pytest.mark.parametrize("block", PROGRAMS, ids=named)
def test_every_program_runs(block: Block, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(block.content, "utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", "program.py"], cwd=tmp_path, env=environment(tmp_path), capture_output=True
    )
    assert (done.returncode, done.stderr) == (0, b"")
