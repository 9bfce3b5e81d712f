"""Every code block of every page: programs run, commands are understood, and what they name is there."""

from __future__ import annotations

import importlib.util
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.command import environment
from tests.docs.blocks import Block, blocks
from tests.docs.pages import ROOT

from silvertray.cli import parser

PROGRAMS, COMMANDS = blocks("python"), blocks("sh")
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
OTHERS = {"createdb", "curl", "docker", "export", "kill", "pg_dump", "pg_restore", "sqlite3"}  # programs of others
PARTS = ("&&", "||", ";", "|")


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


@pytest.mark.parametrize("block", COMMANDS, ids=named)
def test_every_command_is_understood(block: Block) -> None:
    subprocess.run(["sh", "-n"], input=block.content, check=True, text=True)
    found = [*commands(block.content)]
    assert found
    for words in found:
        check(words)


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


def check(words: list[str]) -> None:
    """Refuse a command that names something that is not there."""
    program, *arguments = words
    if program.endswith("silvertray"):
        parser().parse_args(arguments)
    elif program == "make":
        assert {word for word in arguments if "=" not in word} <= TARGETS
    elif program == "pip":
        extras = [name for word in arguments for name in re.findall(r"silvertray\[([a-z,]+)\]", word)]
        assert {name for names in extras for name in names.split(",")} <= {*EXTRAS}
    elif program.endswith("python"):
        there = importlib.util.find_spec(arguments[1]) if arguments[0] == "-m" else (ROOT / arguments[0]).exists()
        assert there, words
    else:
        assert program in OTHERS, words
