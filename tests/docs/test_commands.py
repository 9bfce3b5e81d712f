"""Every command of every page is understood; ours run where a flag first appears, but on few games."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.cli.command import environment, run
from tests.docs.blocks import Block, blocks
from tests.docs.commands import commands
from tests.docs.pages import ROOT
from tests.server.support.forking import Forked
from tests.server.support.forking import run as run_loaded
from tests.server.support.running import Server

from silvertray.cli import request_of
from silvertray.core.rng import COMPILED
from silvertray.locale.languages import CHOSEN

EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
# Programs of others.
OTHERS = {"cd", "createdb", "docker", "export", "git", "kill", "npm", "pg_dump", "pg_restore", "psql", "sqlite3"}
ELSEWHERE = ("postgresql://", "redis://")  # machines that are not here; tests/server has some of its own
ROLL_CHOOSE_AND_LEAVE = "\n1\nq\n"  # typed by whoever plays
# What takes minutes or hours is asked for less, and for all else as it stands: of two words the last one counts.
LESS = {
    "analyse": ["--depth", "quick"],
    "dataset": ["--games", "1"],
    "gauge": ["--games", "1"],
    "puzzles": ["--games", "1"],
    "simulate": ["--games", "2"],
    "tournament": ["--games", "1", "--bots", "greedy,random"],
    "train": ["--games", "16", "--judge", "1"],
}
LESS_HOURS = ["--hours", "0.0001", "--judge", "1"]
LONG = {"gauge", "--table"}  # half a minute even for one game; tests/lab/test_gauging.py finds one


def first_appearances() -> set[tuple[str, ...]]:
    """Our commands that show a flag, or the command itself, for the first time; tests/cli runs the rest too."""
    found, shown = set(), set()
    for block in blocks("sh"):
        for program, *arguments in commands(block.content):
            if Path(program).name == "silvertray":
                flags = {(arguments[0], word) for word in arguments if word.startswith("-") or word == arguments[0]}
                if flags - shown:
                    found.add(tuple(arguments))
                shown |= flags
    return found


FIRST = first_appearances()


class Place(NamedTuple):
    """Where a block is run: a folder of its own, and a server that is asked for only where it is needed."""

    folder: Path
    server: Callable[[], Server]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.mark.parametrize("block", blocks("sh"), ids=lambda block: block.name)
def test_every_command_works(block: Block, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    subprocess.run(["sh", "-n"], input=block.content, check=True, text=True)
    place = Place(tmp_path, lambda: request.getfixturevalue("server"))
    found = [*commands(block.content)]
    assert found
    for program, *arguments in found:
        KINDS.get(Path(program).name, of_others)(place, program, arguments)


def of_others(place: Place, program: str, arguments: list[str]) -> None:
    """Not ours to run."""
    assert program in OTHERS


def pip(place: Place, program: str, arguments: list[str]) -> None:
    """Nothing is installed again, but the extras are there."""
    named = re.findall(r"silvertray\[([a-z,]+)\]", " ".join(arguments))
    assert {extra for names in named for extra in names.split(",")} <= {*EXTRAS}


def make(place: Place, program: str, arguments: list[str]) -> None:
    """Only told what would be done."""
    subprocess.run(["make", "-n", *arguments], cwd=ROOT, check=True, capture_output=True)


def python(place: Place, program: str, arguments: list[str]) -> None:
    """Measurements, tests and examples, which have tests of their own."""
    assert importlib.util.find_spec(arguments[1]) if arguments[0] == "-m" else (ROOT / arguments[0]).exists()


def curl(place: Place, program: str, arguments: list[str]) -> None:
    """What is asked of a server gets an answer."""
    if shutil.which(program):
        asked = [word.replace("localhost:8000", place.server().address) for word in arguments]
        subprocess.run([program, "--fail", *asked], check=True, capture_output=True)


def silvertray(place: Place, program: str, arguments: list[str]) -> None:
    """Run it if it is new; what would take too long, as all does uncompiled, only has to be understood."""
    with pytest.MonkeyPatch.context() as here:
        here.setenv(CHOSEN, "en")  # put back afterwards: --lang chooses for the whole process
        request_of(arguments)
    is_here = not any(word.startswith(ELSEWHERE) for word in arguments)
    if COMPILED and tuple(arguments) in FIRST and is_here and not {*arguments} >= LONG:
        lay_out(place, arguments)
        {"play": play, "serve": serve}.get(arguments[0], do)(place.folder, arguments)


def lay_out(place: Place, arguments: list[str]) -> None:
    """What the command finds in its folder: somebody's game, a server's tables, the folder it writes into."""
    if arguments[0] in ("analyse", "replay") and not (place.folder / arguments[1]).exists():
        do(place.folder, ["simulate", "clever", "--log", arguments[1]])
    if arguments[0] in ("audit", "export"):
        (place.folder / "tables.db").symlink_to(place.server().folder / "tables.db")
    if "--out" in arguments:
        (place.folder / arguments[arguments.index("--out") + 1]).parent.mkdir(parents=True, exist_ok=True)


def serve(folder: Path, arguments: list[str]) -> None:
    """A server that is ended as soon as people could come."""
    here = [*arguments, "--host", "127.0.0.1", "--port", "0"]
    with (folder / "log").open("ab") as log:
        server = Forked(here, folder, environment(folder) | {"BROWSER": "true"}, log)
    assert server.stdout.readline().startswith("Silvertray is running at http://")
    server.terminate()
    server.stdout.close()
    assert server.wait() == 0


def play(folder: Path, arguments: list[str]) -> None:
    """A game that is left after a choice, and so saved."""
    assert run(folder, *arguments, typed=ROLL_CHOOSE_AND_LEAVE)[::2] == (0, "")


def do(folder: Path, arguments: list[str]) -> None:
    """Any other command."""
    less = LESS_HOURS if "--hours" in arguments else LESS.get(arguments[0], [])
    assert run_loaded(folder, *arguments, *less).code == 0


KINDS = {"curl": curl, "make": make, "pip": pip, "python": python, "silvertray": silvertray}
