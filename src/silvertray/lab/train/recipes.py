"""Recipes: small TOML files that say how a net is trained."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from importlib.resources import files
from math import cos, pi
from pathlib import Path
from typing import Any

from silvertray.bots.dice.net import WIDEST
from silvertray.core.errors import SetupError
from silvertray.games import game
from silvertray.lab.train.subjects import SUBJECTS

ENDING = ".toml"
SHIPPED = files("silvertray.lab.train").joinpath("recipes")
LIMITS: dict[str, tuple[float, float]] = {
    "width": (1, WIDEST),
    "batch": (1, 1 << 20),
    "games_a_round": (1, 1 << 20),
    "rate": (0, 1),
    "rate_end": (0, 1),
    "lam": (0, 1),
    "lam_end": (0, 1),
    "slips": (0, 1000),
    "tasted": (0, 1),
    "taste": (0, 100),
    "cooled": (0.001, 1),
    "hours": (0.001, 10_000),
}
COUNTS = ("width", "batch", "games_a_round")


@dataclass(frozen=True)
class Recipe:
    """How a net is trained; what each field means stands in docs/bots.md."""

    name: str
    game: str
    players: tuple[int, ...]
    width: int
    batch: int
    games_a_round: int
    rate: float
    rate_end: float
    lam: float
    lam_end: float
    slips: float
    tasted: float
    taste: float
    cooled: float
    hours: float

    def rate_at(self, progress: float) -> float:
        """The learning rate falls along half a cosine."""
        return self.rate_end + (self.rate - self.rate_end) * 0.5 * (1 + cos(pi * progress))

    def lam_at(self, progress: float) -> float:
        """λ changes evenly."""
        return self.lam + (self.lam_end - self.lam) * progress

    def warmth(self, progress: float) -> float:
        """How much exploration there still is: from 1 down to 0."""
        return max(0.0, 1 - progress / self.cooled)


KEYS = [field.name for field in fields(Recipe) if field.name != "name"]


def shipped_recipes() -> list[str]:
    """The names of the recipes that come with the package."""
    return sorted(file.name.removesuffix(ENDING) for file in SHIPPED.iterdir() if file.name.endswith(ENDING))


def recipe(named: str) -> Recipe:
    """A recipe by its name, or from a file that ends with .toml; raises SetupError."""
    if named.endswith(ENDING):
        return parsed(Path(named).read_bytes(), Path(named).stem, named)
    if named not in shipped_recipes():
        raise SetupError("unknown-recipe", recipe=named, recipes=", ".join(shipped_recipes()))
    return parsed(SHIPPED.joinpath(named + ENDING).read_bytes(), named, named)


def parsed(content: bytes, name: str, file: str) -> Recipe:
    """A recipe from TOML; raises SetupError."""
    try:
        told = tomllib.loads(content.decode())
    except (ValueError, RecursionError) as error:
        raise SetupError("not-toml", file=file, why=str(error)) from None
    for key in [*(key for key in KEYS if key not in told), *(key for key in told if key not in KEYS)]:
        raise SetupError("wrong-recipe-keys", file=file, field=key, fields=", ".join(KEYS))
    for key in KEYS:
        if not fits(key, told[key], told["game"]):
            raise SetupError("wrong-recipe", file=file, field=key, value=str(told[key])[:60])
    return made(name, told)


def fits(key: str, value: Any, slug: str) -> bool:
    """Whether a field may have this value; the game comes first."""
    if key == "game":
        return isinstance(value, str) and value in SUBJECTS
    if key == "players":
        return isinstance(value, list) and bool(value) and all(is_table(slug, players) for players in value)
    least, most = LIMITS[key]
    kinds = (int,) if key in COUNTS else (int, float)
    return type(value) in kinds and bool(least <= value <= most)


def is_table(slug: str, players: Any) -> bool:
    """Whether so many can play."""
    return type(players) is int and players in game(slug).seats


def made(name: str, told: dict[str, Any]) -> Recipe:
    """A recipe from fields that have been checked."""
    numbers: dict[str, Any] = {key: told[key] if key in COUNTS else float(told[key]) for key in LIMITS}
    return Recipe(name=name, game=told["game"], players=tuple(told["players"]), **numbers)
