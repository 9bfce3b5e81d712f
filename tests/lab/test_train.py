"""Training as a whole: the same net however it is come by, checkpoints, and nets that play better."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.bots.doors import Header, read_net, read_weights
from tests.cli.command import environment, run
from tests.lab.training import GAMES, TINY, Quiet, wish
from tests.locale.said import said
from tests.strength import sizes

from silvertray.core.errors import SetupError
from silvertray.core.rng import COMPILED
from silvertray.lab.train.checkpoint import beside
from silvertray.lab.train.course import Wish, train
from silvertray.lab.train.recipes import Recipe, recipe
from silvertray.lab.train.report import Lines
from silvertray.lab.train.stopping import Stopped

STOPPED = said("train-stopped") + "\n"
ENDS_WITHIN = 60  # seconds, on a busy machine
BEGINS = said("train-begins", recipe="tiny", seed="1", games=0)


def code_of(what: Wish) -> str:
    """How a wish is refused."""
    with pytest.raises(SetupError) as refused:
        train(what, Quiet())
    return refused.value.code


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A net, trained at one go by one process."""
    what = wish(tmp_path_factory.mktemp("trained"))
    train(what, Quiet())
    return what.out


def test_a_net_says_where_it_comes_from(trained: Path) -> None:
    header, net = read_net(trained)
    assert header[:5] == ("clever", (1,), 4, "tiny", 1)
    assert (header.games, header.held_out.games, net.width) == (GAMES, 2, 4)
    assert header.held_out.mean > 0
    assert all(spread > 0 for spread in header.spread)
    assert header.commit


def test_a_picture_lies_beside_the_net(trained: Path) -> None:
    root = ElementTree.fromstring(trained.with_suffix(".svg").read_text(encoding="utf-8"))
    assert root.tag.endswith("svg")
    assert sorted(file.suffix for file in trained.parent.iterdir()) == [".checkpoint", ".net", ".svg"]


def test_a_stopped_and_continued_training_gives_the_same_net(trained: Path, tmp_path: Path) -> None:
    once, then = Quiet(enough=2), Quiet(enough=6)
    for stopped in (once, then):
        with pytest.raises(Stopped) as asked:
            train(wish(tmp_path), stopped)
        assert asked.value.number == signal.SIGTERM
        assert not wish(tmp_path).out.exists()
    last = Quiet()
    train(wish(tmp_path), last)
    assert [once.began_after, then.began_after, last.began_after] == [[0], [2], [6]]
    assert read_weights(wish(tmp_path).out) == read_weights(trained)


def test_the_net_does_not_depend_on_the_number_of_jobs(trained: Path, tmp_path: Path) -> None:
    train(wish(tmp_path, jobs=3), Quiet())
    assert read_weights(wish(tmp_path).out) == read_weights(trained)


def test_another_seed_gives_another_net(trained: Path, tmp_path: Path) -> None:
    train(wish(tmp_path, seed=2, games=2), Quiet())
    train(wish(tmp_path, "other", seed=3, games=2), Quiet())
    assert read_weights(wish(tmp_path).out)[1] != read_weights(wish(tmp_path, "other").out)[1]


def test_a_finished_training_is_judged_again_and_can_be_made_longer(trained: Path, tmp_path: Path) -> None:
    what = wish(tmp_path, games=4)
    first = train(what, Quiet())
    assert train(what, Quiet()) == first
    longer = Quiet()
    assert train(wish(tmp_path, games=6), longer).games == 6
    assert longer.began_after == [4]


def test_fresh_starts_over(tmp_path: Path) -> None:
    first = train(wish(tmp_path, games=2), Quiet())
    again = Quiet()
    assert train(wish(tmp_path, games=2, fresh=True), again) == first
    assert again.began_after == [0]


@pytest.mark.parametrize(
    ("what", "changes"),
    [("seed", {"seed": 2}), ("recipe", {"recipe": replace(TINY, taste=2.0)}), ("start", {"start": "trained"})],
)
def test_the_checkpoint_of_another_training_is_refused(
    trained: Path, tmp_path: Path, what: str, changes: dict[str, Any]
) -> None:
    left = beside(wish(tmp_path).out)
    left.write_bytes(beside(trained).read_bytes())
    changes = {name: trained if value == "trained" else value for name, value in changes.items()}
    with pytest.raises(SetupError) as refused:
        train(wish(tmp_path, **changes), Quiet())
    assert (refused.value.code, refused.value.params["what"]) == ("other-training", what)
    assert left.read_bytes() == beside(trained).read_bytes()


@pytest.mark.parametrize("cut", [0, 10, -1])
def test_a_damaged_checkpoint_is_refused(trained: Path, tmp_path: Path, cut: int) -> None:
    beside(wish(tmp_path).out).write_bytes(beside(trained).read_bytes()[:cut])
    assert code_of(wish(tmp_path)) == "broken-checkpoint"


def test_a_changed_checkpoint_is_refused(trained: Path, tmp_path: Path) -> None:
    content = bytearray(beside(trained).read_bytes())
    content[-5] ^= 1
    beside(wish(tmp_path).out).write_bytes(content)
    assert code_of(wish(tmp_path)) == "broken-checkpoint"


def test_training_can_start_from_a_net(trained: Path, tmp_path: Path) -> None:
    still = replace(TINY, rate=0.0, rate_end=0.0)
    train(wish(tmp_path, recipe=still, start=trained, games=2), Quiet())
    assert read_weights(wish(tmp_path).out)[1] == read_weights(trained)[1]


@pytest.mark.parametrize("changes", [{"game": "twice"}, {"width": 8}])
def test_training_cannot_start_from_another_kind_of_net(trained: Path, tmp_path: Path, changes: dict[str, Any]) -> None:
    assert code_of(wish(tmp_path, recipe=replace(TINY, **changes), start=trained)) == "other-net"
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(("slug", "players"), [("clever", (2, 3, 4)), ("twice", (1,)), ("twice", (2,))])
def test_every_game_can_be_trained_at_every_table(slug: str, players: tuple[int, ...], tmp_path: Path) -> None:
    what = wish(tmp_path, recipe=replace(TINY, game=slug, players=players, games_a_round=3), games=3)
    assert train(what, Quiet())[:2] == (slug, players)


def test_without_a_terminal_progress_is_printed_as_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    train(wish(tmp_path, games=2), Lines())
    begins, looked = capsys.readouterr().err.splitlines()
    assert begins == BEGINS
    assert " · 2 games, " in looked
    assert " · test games " in looked


COMMAND = [sys.executable, "-m", "silvertray.cli", "train", "clever", "--recipe", "tiny.toml", "--judge", "1"]


def ended_by(end: Callable[[subprocess.Popen[str]], None], folder: Path) -> tuple[int, str]:
    """Run the real command until something ends it; its code, and what it said then."""
    (folder / "tiny.toml").write_text(toml(TINY), encoding="utf-8")
    command = [*COMMAND, "--hours", "9"]
    around: Any = {"cwd": folder, "env": environment(folder), "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, start_new_session=True, **around) as process:
        try:
            assert process.stderr
            assert process.stderr.readline() == BEGINS + "\n"
            end(process)
            return process.wait(ENDS_WITHIN), process.stderr.read()
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def games_kept(folder: Path) -> int:
    """How many games a checkpoint has."""
    line, _, _ = (folder / "tiny.net.checkpoint").read_bytes().partition(b"\n")
    return int(json.loads(line)["games"])


def test_a_killed_training_leaves_a_checkpoint(tmp_path: Path) -> None:
    assert ended_by(lambda process: process.terminate(), tmp_path) == (128 + signal.SIGTERM, STOPPED)
    games = games_kept(tmp_path)
    assert games >= TINY.games_a_round
    done = run(tmp_path, *COMMAND[3:], "--games", str(games + 1))
    assert done.code == 0, done.err
    assert done.err.startswith(said("train-begins", recipe="tiny", seed=1, games=games) + "\n")
    assert done.out.startswith("tiny.net: ")
    assert read_net(tmp_path / "tiny.net")[0].games == games + 1


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=str)
def test_a_signal_to_the_workers_ends_a_training_cleanly(number: signal.Signals, tmp_path: Path) -> None:
    code, said = ended_by(lambda process: os.killpg(process.pid, number), tmp_path)
    assert (code, said) == (128 + number, STOPPED)
    assert games_kept(tmp_path) >= 0


def toml(what: Recipe) -> str:
    """A recipe as a file holds it."""
    told = {name: value for name, value in vars(what).items() if name != "name"}
    return "\n".join(f"{name} = {json.dumps(value)}" for name, value in told.items())


@pytest.mark.skipif(not COMPILED, reason="some thousand games take minutes uncompiled")
@sizes("games, better", everyday=(3000, 10), full=(8000, 25))
def test_a_short_training_plays_much_better_than_none(tmp_path: Path, games: int, better: int) -> None:
    short = replace(recipe("clever-solo"), width=16, games_a_round=100, batch=32, rate=0.005)
    none: Header = train(wish(tmp_path, "none", recipe=short, games=1, judged=300), Quiet())
    some: Header = train(wish(tmp_path, "some", recipe=short, games=games, judged=300), Quiet())
    assert some.held_out.mean > none.held_out.mean + better
    assert some.held_out.se < 5
