"""What `pip install silvertray` alone can do, and what it says where an extra is needed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.bare import PROJECT, bare, brought_by, lay_out
from tests.cli.command import PACKAGE, Done, refusal

OF_EXTRAS = ("silvertray.envs", "silvertray.server", "silvertray.lab.dataset.parquet")
NEEDED = {
    "serve": "server",
    "tidy": "server",
    "audit": "server",
    "export tables.jsonl": "server",
    "import tables.jsonl": "server",
    "dataset clever": "data",
    "train clever --games 20 --on ray": "cluster",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment without any extra."""
    made = tmp_path_factory.mktemp("bare")
    lay_out(made)
    return made


def command(folder: Path, arguments: str, typed: str = "") -> Done:
    """Run a command there."""
    return bare(folder, "-m", "silvertray.cli", *arguments.split(), typed=typed)


def test_the_required_packages_are_few() -> None:
    least = brought_by(PROJECT["dependencies"])
    assert len(least) < 15
    assert not least & {"fastapi", "gymnasium", "numpy", "pydantic", "sqlalchemy"}


def test_all_but_servers_and_environments_can_be_imported_without_extras(folder: Path) -> None:
    package = PACKAGE / "silvertray"
    files = [file for file in package.rglob("*.py") if not file.stem.startswith("__")]
    names = [".".join(("silvertray", *file.relative_to(package).with_suffix("").parts)) for file in files]
    wanted = {name for name in names if not name.startswith(OF_EXTRAS)}
    done = bare(folder, "-c", f"import sys\nfor name in {wanted}: __import__(name)\nprint(len(sys.modules))")
    assert done.err == ""
    assert int(done.out) > len(wanted) > 100


@pytest.mark.parametrize(
    "arguments",
    [
        "--version",
        "simulate clever --games 20 --log games.jsonl",
        "simulate dobro --games 4 --bots greedy",
        "tournament twice --players 1 --bots greedy,random --games 4 --plot ratings.svg",
        "train clever --games 8 --judge 1 --jobs 1 --fresh",
        "play clever --seed 7 --plain",
    ],
)
def test_playing_needs_no_extra(folder: Path, arguments: str) -> None:
    done = command(folder, arguments, typed="q\n")
    assert (done.code, "silvertray[" in done.err, bool(done.out)) == (0, False, True), done


@pytest.mark.parametrize("arguments", NEEDED)
def test_a_command_without_its_extra_names_it(folder: Path, arguments: str) -> None:
    assert f'pip install "silvertray[{NEEDED[arguments]}]"' in refusal(command(folder, arguments))


def test_every_extra_that_a_command_names_is_one() -> None:
    assert {*NEEDED.values()} <= {*PROJECT["optional-dependencies"]}
