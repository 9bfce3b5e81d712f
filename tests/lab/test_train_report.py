"""What is said of a training, and which code it names."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console
from rich.progress import Progress, TextColumn
from tests.bots.doors import Header, HeldOut
from tests.lab.training import TINY
from tests.locale.said import said

import silvertray
from silvertray.lab.train.origin import origin
from silvertray.lab.train.report import Bar, clock, how_far, reporting, result
from silvertray.lab.train.training import Look, Training


def some_training() -> Training:
    """A training that has come some way."""
    training = Training(TINY, 5)
    training.games, training.seconds, training.error = 4000, 3725.0, 9.876
    return training


def test_the_bar_says_how_far_and_how_well() -> None:
    screen = io.StringIO()
    with Progress(
        TextColumn("{task.description}"), console=Console(file=screen, force_terminal=True, width=120)
    ) as shown:
        bar, training = Bar(shown), some_training()
        bar.began(training)
        bar.learnt(training, 0.25)
        assert shown.tasks[0].completed == 0.25
        assert shown.tasks[0].description == said("train-far", time="1:02:05", games=4000, speed=1, error="9.88")
        well = said("train-well", mean="201.23", se="0.57")
        training.curve.append(Look(4000, 3725.0, 201.234, 0.567))
        bar.looked(training)
        assert shown.tasks[0].description == f"{how_far(training)} · {well}"
        bar.learnt(training, 0.5)
        assert shown.tasks[0].description.endswith(well)
    assert said("train-begins", recipe="tiny", seed=5, games=4000) in screen.getvalue()


def test_nothing_is_drawn_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with reporting() as listener:
        listener.learnt(some_training(), 0.5)
    assert capsys.readouterr() == ("", "")


def test_the_last_lines_show_the_result() -> None:
    header = Header("clever", (1,), 4, "tiny", 5, "abc", 4000, HeldOut(10_000, 201.234, 0.567), (0.0,) * 6)
    assert result("a.net", header) == said(
        "train-done", file="a.net", mean="201.23", se="0.57", games=10_000, learnt=4000
    )


def test_one_held_out_game_gives_no_error() -> None:
    header = Header("clever", (1,), 4, "tiny", 5, "abc", 4000, HeldOut(1, 201.0, None), (0.0,) * 6)
    assert result("a.net", header) == said("train-done", file="a.net", mean="201.00", se="–", games=1, learnt=4000)


@pytest.mark.parametrize(
    ("seconds", "shown"), [(0, "0:00:00"), (59.9, "0:00:59"), (3600, "1:00:00"), (1e5, "27:46:40")]
)
def test_time_is_shown_like_a_clock(seconds: float, shown: str) -> None:
    assert clock(seconds) == shown


def test_outside_of_a_checkout_the_version_of_the_package_is_named(tmp_path: Path) -> None:
    assert origin(tmp_path) == silvertray.__version__


def test_without_git_the_version_of_the_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert origin() == silvertray.__version__
