"""The picture of a tournament."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from silvertray.core.errors import SetupError
from silvertray.lab.tournament.picture import check_picture, draw, picture

SVG = "{http://www.w3.org/2000/svg}"


def figures(rating: list[float], wide: float = 30.0, names: list[str] | None = None) -> dict[str, Any]:
    """What the picture is drawn from."""
    return {
        "game": "clever",
        "players": 2,
        "deals": 10,
        "bots": names or [f"bot{number}" for number in range(len(rating))],
        "rating": rating,
        "rating_low": [at - wide for at in rating],
        "rating_high": [at + wide for at in rating],
    }


def texts(root: ElementTree.Element) -> list[str]:
    """All words of a picture."""
    return [element.text or "" for element in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("rating", [[1500.0, 1500.0], [1400, 1700, 1450, 1450], [200, 2800], [1499.9, 1500.1]], ids=str)
@pytest.mark.parametrize("wide", [0, 0.01, 30, 400])
def test_every_bot_is_a_dot_on_its_line_in_the_order_of_the_ratings(rating: list[float], wide: float) -> None:
    root = ElementTree.fromstring(picture(figures(rating, wide)))
    dots = [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in root.iter(f"{SVG}circle")]
    lines = [line.attrib for line in root.iter(f"{SVG}line") if line.attrib["y1"] == line.attrib["y2"]]
    assert len(dots) == len(lines) == len(rating)
    assert dots == sorted(dots, key=lambda dot: (-dot[0], dot[1]))
    for (x, y), line in zip(dots, lines, strict=True):
        assert float(line["x1"]) <= x <= float(line["x2"])
        assert float(line["y1"]) == y
        assert 0 <= float(line["x1"]) <= float(line["x2"]) <= float(root.attrib["width"])
        assert y < float(root.attrib["height"])


def test_without_intervals_none_is_drawn() -> None:
    nothing = {"rating_low": [None, None], "rating_high": [None, None]}
    root = ElementTree.fromstring(picture(figures([1400.0, 1600.0]) | nothing))
    assert len([*root.iter(f"{SVG}circle")]) == 2
    assert all(line.attrib["y1"] != line.attrib["y2"] for line in root.iter(f"{SVG}line"))
    assert {"1400", "1600"} <= {*texts(root)}


def test_dots_stand_over_their_marks() -> None:
    root = ElementTree.fromstring(picture(figures([1400.0, 1600.0])))
    marks = {text.text: float(text.attrib["x"]) for text in root.iter(f"{SVG}text")}
    dots = [float(dot.attrib["cx"]) for dot in root.iter(f"{SVG}circle")]
    assert dots == pytest.approx([marks["1600"], marks["1400"]])


def test_names_and_figures_are_written() -> None:
    root = ElementTree.fromstring(picture(figures([1400.0, 1600.0], names=["<weak>", "a & b"])))
    assert {"<weak>", "a & b", "1600 (1570–1630)", "1400 (1370–1430)"} <= {*texts(root)}
    assert "clever, 2 players: ratings from 10 deals" in texts(root)


def test_a_picture_is_written(tmp_path: Path) -> None:
    path = tmp_path / "ratings.SVG"
    check_picture(path)
    draw(figures([1400, 1600]), path)
    assert path.read_text(encoding="utf-8") == picture(figures([1400, 1600]))


@pytest.mark.parametrize("name", ["ratings.png", "ratings", "svg"])
def test_only_svg_is_drawn(name: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError) as refused:
        check_picture(tmp_path / name)
    assert refused.value.code == "picture-not-svg"
    assert list(tmp_path.iterdir()) == []


def test_an_older_picture_stays_until_there_is_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "old.svg"
    path.write_text("older", encoding="utf-8")
    check_picture(path)
    assert path.read_text(encoding="utf-8") == "older"


def test_there_is_no_picture_before_it_is_drawn(tmp_path: Path) -> None:
    check_picture(tmp_path / "ratings.svg")
    assert list(tmp_path.iterdir()) == []


def test_an_unwritable_file_is_found_before_any_game_is_played(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        check_picture(tmp_path / "no" / "such.svg")
