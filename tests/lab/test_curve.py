"""The picture of a learning curve."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.locale.said import said

from silvertray.lab.drawing import round_marks
from silvertray.lab.train.picture import draw, picture
from silvertray.lab.train.training import Look

SVG = "{http://www.w3.org/2000/svg}"
CURVE = [Look(20_000, 10.0, 120.0, 1.0), Look(60_000, 30.0, 180.5, 1.0), Look(100_000, 50.0, 200.25, 0.5)]


def dots(root: ElementTree.Element) -> list[tuple[float, float]]:
    """Where the points of a curve are drawn."""
    return [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in root.iter(f"{SVG}circle")]


@pytest.mark.parametrize("curve", [CURVE, CURVE[:1], [Look(7, 1.0, 100.0, None)], [Look(1, 1.0, -5.5, 30.0)] * 2])
def test_every_look_is_a_dot_inside_the_frame(curve: list[Look]) -> None:
    root = ElementTree.fromstring(picture("some", curve))
    assert len(dots(root)) == len(curve)
    assert all(0 < x < float(root.attrib["width"]) for x, _ in dots(root))
    assert all(0 < y < float(root.attrib["height"]) for _, y in dots(root))


def test_more_games_are_further_right_and_more_points_higher() -> None:
    found = dots(ElementTree.fromstring(picture("some", CURVE)))
    assert found == sorted(found, key=lambda dot: (dot[0], -dot[1]))
    assert len({y for _, y in found}) == len(CURVE)


def test_dots_stand_at_their_marks() -> None:
    root = ElementTree.fromstring(picture("some", CURVE))
    marks = {mark.text: mark.attrib for mark in root.iter(f"{SVG}text")}
    first, second, _ = dots(root)
    assert [first[0], second[0]] == [float(marks[games]["x"]) for games in ("20", "60")]
    assert first[1] == pytest.approx(float(marks["120"]["y"]) - 4)


def test_the_heading_shows_the_result() -> None:
    assert said("curve-title", recipe="clever-solo", mean="200.25", se="0.50") in picture("clever-solo", CURVE)


def test_a_picture_is_written(tmp_path: Path) -> None:
    draw("some", CURVE, tmp_path / "some.svg")
    assert (tmp_path / "some.svg").read_text(encoding="utf-8") == picture("some", CURVE)


@pytest.mark.parametrize(("low", "high"), [(0, 0), (0, 0.5), (0, 7_000_000), (-30, 12), (249.9, 250.1)])
def test_marks_are_few_and_go_around_all_numbers(low: float, high: float) -> None:
    marks = round_marks(low, high)
    assert 2 <= len(marks) <= 9
    assert marks[0] <= low <= high <= marks[-1]
