"""What the page about bots shows can be done, and what it promises is there."""

import re
from typing import Any

import pytest
from tests.bots.doors import FORMAT, Header
from tests.docs.pages import ROOT, section, tables

from silvertray.bots import Table
from silvertray.core.rng import Rng
from silvertray.games import game
from silvertray.lab.playing import played
from silvertray.lab.tournament.holding import Tournament, hold
from silvertray.lab.tournament.ratings import GROUPS, RESAMPLES
from silvertray.lab.train.course import LOOKED, LOOKS
from silvertray.lab.train.recipes import KEYS, shipped_recipes

PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
TOURNAMENTS = section(PAGE, "Tournaments")
(EXAMPLE,) = re.findall(r"```python\n(.*?)```", section(PAGE, "Write a bot"), re.DOTALL)


def example() -> dict[str, Any]:
    """What the example defines."""
    names: dict[str, Any] = {}
    exec(compile(EXAMPLE, "docs/bots.md", "exec"), names)
    return names


def test_the_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    example()
    assert "place=1" in capsys.readouterr().out


@pytest.mark.parametrize("slug", ["clever", "twice", "dobro"])
def test_the_example_plays_every_game(slug: str) -> None:
    dreamer = example()["Dreamer"](dreams=1)
    least = game(slug).seats.start
    end, choices = played(game(slug), [dreamer] * least, 1, {})
    assert end.is_over()
    assert choices > 20


def test_the_table_of_a_bot_has_what_the_page_says() -> None:
    (rows,) = tables(section(PAGE, "Write a bot"))
    told = {name for row in rows for name in re.findall(r"`table\.(\w+)", row[0])}
    state = game("clever").new(1, {})
    state.apply(-1, state.sample(Rng(1)))
    assert told == {name for name in dir(Table(game("clever"), state, 0)) if not name.startswith("_")}


def test_the_page_knows_every_key_of_the_figures() -> None:
    (rows,) = tables(TOURNAMENTS)
    told = {name for row in rows[1:] for name in re.findall(r"`(\w+)`", row[0])}
    assert told == {*hold(Tournament("clever", 1, ("random", "random"), 2, 1, {}), 1, lambda more: None)}


def test_the_page_knows_every_field_of_a_recipe() -> None:
    (rows,) = tables(section(PAGE, "Recipes"))
    assert {name for row in rows[1:] for name in re.findall(r"`(\w+)`", row[0])} == {*KEYS}
    assert all(f"`{name}`" in section(PAGE, "Recipes") for name in shipped_recipes())


def test_the_page_knows_every_key_of_a_net() -> None:
    (rows,) = tables(section(PAGE, "Net files"))
    assert {name for row in rows[1:] for name in re.findall(r"`(\w+)`", row[0])} == {"format", *Header._fields}
    assert f"`{FORMAT}`" in section(PAGE, "Net files")


def test_the_page_counts_looks_as_the_program_does() -> None:
    assert f"About {LOOKS} looks at {LOOKED:,} games" in " ".join(section(PAGE, "Evaluation").split())


def test_the_page_counts_as_the_program_does() -> None:
    three = Tournament("clever", 2, ("greedy", "random", "random"), 1000, 1, {})
    assert f"1,000 games become {three.deals * three.games_a_deal:,} on {three.deals} deals" in TOURNAMENTS
    assert f"{RESAMPLES:,} resamples of the deals (beyond {GROUPS} deals" in TOURNAMENTS
