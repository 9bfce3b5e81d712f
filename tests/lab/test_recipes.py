"""Recipes: those that come with the package, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from silvertray.core.errors import SetupError
from silvertray.lab.train.recipes import KEYS, Recipe, recipe, shipped_recipes

NAMES = ["clever-solo", "clever-table", "twice-solo", "twice-table"]
SOLO = """
game = "clever"
players = [1]
width = 16
hours = 1
rate = 0.01
rate_end = 0.001
batch = 64
lam = 0.9
lam_end = 0.5
games_a_round = 4
slips = 5
tasted = 0.5
taste = 1.5
cooled = 0.75
"""


def written(folder: Path, text: str) -> str:
    """A recipe on disk, by its name."""
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def refused(folder: Path, text: str) -> SetupError:
    """How a recipe is refused."""
    with pytest.raises(SetupError) as error:
        recipe(written(folder, text))
    return error.value


def test_there_is_a_recipe_for_each_game_alone_and_at_a_table() -> None:
    assert shipped_recipes() == NAMES
    for name in NAMES:
        slug, _, kind = name.partition("-")
        found = recipe(name)
        assert (found.name, found.game) == (name, slug)
        assert found.players == ((1,) if kind == "solo" else (2, 3, 4))


def test_a_recipe_can_be_a_file(tmp_path: Path) -> None:
    found = recipe(written(tmp_path, SOLO))
    assert (found.name, found.width, found.hours, found.players) == ("own", 16, 1.0, (1,))


def test_an_unknown_recipe_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError) as error:
        recipe("clever-best")
    assert error.value.params == {"recipe": "clever-best", "recipes": ", ".join(NAMES)}


@pytest.mark.parametrize("key", KEYS)
def test_every_field_is_needed(tmp_path: Path, key: str) -> None:
    lines = [line for line in SOLO.splitlines() if not line.startswith(f"{key} ")]
    error = refused(tmp_path, "\n".join(lines))
    assert (error.code, error.params["field"]) == ("wrong-recipe-keys", key)


def test_unknown_fields_are_refused(tmp_path: Path) -> None:
    error = refused(tmp_path, SOLO + "depth = 3\n")
    assert (error.code, error.params["field"]) == ("wrong-recipe-keys", "depth")


@pytest.mark.parametrize(
    "line",
    [
        'game = "dobro"', "game = 1", "game = []", "players = 1", "players = []", "players = [5]", 'players = ["1"]',
        "players = [true]", "width = 0", "width = 257", "width = 16.0", 'width = "16"', "batch = 0",
        "games_a_round = 0", "rate = -0.1", "rate = nan", "lam = 1.1", "lam_end = -0.1", "slips = 1001", "tasted = 2",
        "taste = true", "cooled = 0", "hours = 0", "hours = inf",
    ],
)  # fmt: skip
def test_a_field_with_a_wrong_value_is_named(tmp_path: Path, line: str) -> None:
    key = line.partition(" ")[0]
    others = [other for other in SOLO.splitlines() if not other.startswith(f"{key} ")]
    error = refused(tmp_path, "\n".join([*others, line]))
    assert (error.code, error.params["field"]) == ("wrong-recipe", key)


@pytest.mark.parametrize(
    "text", ["game = ", "game = 'clever'\ngame = 'clever'", "\x00", "a = " + "[" * 9999], ids=range(4)
)
def test_invalid_toml_is_refused(tmp_path: Path, text: str) -> None:
    assert refused(tmp_path, text).code == "not-toml"


def test_rates_lambdas_and_exploration_follow_their_schedules(tmp_path: Path) -> None:
    found: Recipe = recipe(written(tmp_path, SOLO))
    assert [found.rate_at(at) for at in (0, 0.5, 1)] == pytest.approx([0.01, 0.0055, 0.001])
    assert [found.lam_at(at) for at in (0, 0.5, 1)] == pytest.approx([0.9, 0.7, 0.5])
    assert [found.warmth(at) for at in (0, 0.375, 0.75, 1)] == pytest.approx([1, 0.5, 0, 0])
