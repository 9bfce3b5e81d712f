"""Every command of every page: ours are run, but on few games; of the others all that they name is there."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.command import environment, run
from tests.docs.blocks import Block, blocks
from tests.docs.commands import commands
from tests.docs.pages import ROOT
from tests.server.forking import Forked
from tests.server.running import Server

from silvertray.cli import parser
from silvertray.core.rng import COMPILED

EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
OTHERS = {"createdb", "docker", "export", "kill", "pg_dump", "pg_restore", "sqlite3"}  # programs of others
ELSEWHERE = ("postgresql://", "redis://")  # machines that are not here; tests/server has some of its own
# What takes minutes or hours is asked for less, and for all else as it stands: of two words the last one counts.
LESS = {
    "dataset": ("--games", "1"),
    "puzzles": ("--games", "1"),
    "simulate": ("--games", "2"),
    "tournament": ("--games", "1"),
    "train": ("--games", "16", "--judge", "1"),
}


def a_game(folder: Path) -> None:
    """Somebody's match file."""
    assert run(folder, "simulate", "clever", "--games", "1", "--log", "game.jsonl").code == 0


def a_database(folder: Path) -> None:
    """A server's tables."""
    with Server(folder):
        pass


AT_HAND: dict[str, Callable[[Path], None]] = {" game.jsonl": a_game, "tables.db": a_database}


@pytest.mark.parametrize("block", blocks("sh"), ids=lambda block: block.name)
def test_every_command_works(block: Block, tmp_path: Path) -> None:
    subprocess.run(["sh", "-n"], input=block.content, check=True, text=True)
    for name, make in AT_HAND.items():
        if name in block.content and COMPILED:
            make(tmp_path)
    found = [*commands(block.content)]
    assert found
    for program, *arguments in found:
        KINDS.get(Path(program).name, of_others)(tmp_path, program, *arguments)


def of_others(folder: Path, program: str, *arguments: str) -> None:
    """Not ours to run."""
    assert program in OTHERS


def silvertray(folder: Path, program: str, *arguments: str) -> None:
    """Run it; uncompiled it would take too long, so that it only has to be understood."""
    asked = parser().parse_args(arguments)
    if COMPILED and not any(word.startswith(ELSEWHERE) for word in arguments):
        if "out" in asked and asked.out:
            (folder / asked.out).parent.mkdir(parents=True, exist_ok=True)
        (serve if arguments[0] == "serve" else done)(folder, arguments)


def serve(folder: Path, arguments: tuple[str, ...]) -> None:
    """A server that is ended as soon as people could come."""
    with (folder / "log").open("ab") as log:
        here = (*arguments, "--host", "127.0.0.1", "--port", "0")
        server = Forked(here, folder, environment(folder) | {"BROWSER": "true"}, log)
    assert server.stdout.readline().startswith("Silvertray is at http://")
    server.terminate()
    server.stdout.close()
    assert server.wait() == 0


def done(folder: Path, arguments: tuple[str, ...]) -> None:
    """Any other command; a game is left at once."""
    ended = run(folder, *arguments, *LESS.get(arguments[0], ()), typed="q\n")
    assert (ended.code, "Traceback" in ended.err) == (0, False), ended


def make(folder: Path, program: str, *arguments: str) -> None:
    """What would be done."""
    subprocess.run(["make", "-n", *arguments], cwd=ROOT, check=True, capture_output=True)


def pip(folder: Path, program: str, *arguments: str) -> None:
    """Not installed again, but the extras are there."""
    named = re.findall(r"silvertray\[([a-z,]+)\]", " ".join(arguments))
    assert {extra for names in named for extra in names.split(",")} <= {*EXTRAS}


def python(folder: Path, program: str, *arguments: str) -> None:
    """Measurements and tests: not run here, but there."""
    assert importlib.util.find_spec(arguments[1]) if arguments[0] == "-m" else (ROOT / arguments[0]).exists()


def curl(folder: Path, program: str, *arguments: str) -> None:
    """What is asked of a server gets an answer."""
    if shutil.which(program):
        with Server(folder) as server:
            asked = [word.replace("localhost:8000", server.address) for word in arguments]
            subprocess.run([program, "--fail", *asked], check=True, capture_output=True)


KINDS: dict[str, Callable[..., None]] = {
    "curl": curl,
    "make": make,
    "pip": pip,
    "python": python,
    "silvertray": silvertray,
}
