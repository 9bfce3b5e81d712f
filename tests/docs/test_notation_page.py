"""The notation page says what the engine does."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from silvertray.core.bits import members
from silvertray.games import game
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def section(slug: str) -> str:
    """The part of the page with a game's actions."""
    return PAGE.split(f"\n### {slug}\n")[1].split("\n#")[0]


@pytest.mark.parametrize("slug", ["clever", "twice", "dobro"])
def test_the_table_of_actions_is_the_engines(slug: str) -> None:
    pairs = re.findall(r"\| (\d+) \| `([^`]+)` ", section(slug))
    assert {int(number): text for number, text in pairs} == dict(enumerate(game(slug).actions))


@pytest.mark.parametrize("slug", ["clever", "twice", "dobro"])
def test_the_position_on_the_page_is_one_and_is_written_so(slug: str) -> None:
    position = next(line for line in PAGE.splitlines() if re.match(rf"{slug} .*moment=", line))
    assert game(slug).position(game(slug).from_position(position)) == position


@pytest.mark.parametrize("slug", ["clever", "twice", "dobro"])
def test_the_page_names_the_version_of_the_rules(slug: str) -> None:
    assert f"`{game(slug).rules_version}`" in PAGE


def example(slug: str) -> Any:
    """The position of a game that stands on the page."""
    return game(slug).from_position(next(line for line in PAGE.splitlines() if re.match(rf"{slug} .*moment=", line)))


def test_the_position_of_dobro_says_what_the_words_of_the_page_mean() -> None:
    seen = game("dobro").view(example("dobro"), 1)
    assert (seen.round, seen.good, seen.deck_size, seen.turn, seen.owes) == (2, 14, 4, 1, 0)
    assert [play.text for play in seen.trick] == ["play S", "play 7", "play J=7"]
    assert [seat.pile_size for seat in seen.seats] == [4, 0, 1]
    assert seen.seats[1].shown == ("9",)


TYPED = {"play 7 7": "play 7 7", "play 7 j": "play J 7", "play J 7=7": "play J 7", "play J=11": "play J=11"}


@pytest.mark.parametrize(("typed", "meant"), TYPED.items())
def test_what_the_page_lets_people_type_means_what_it_says(typed: str, meant: str) -> None:
    rules = game("dobro")
    state = rules.from_position("dobro / hand=7,7,J / hand=2")
    assert f"`{typed}`" in PAGE
    assert rules.actions[rules.parse(state, 0, typed)] == meant


def test_the_outcomes_of_dobro_on_the_page_are_outcomes() -> None:
    match = Match(game("dobro"), 3, Seeded(1))
    for text in ("first 2", "draw 7"):
        assert f"`{text}`" in PAGE
        match.record_outcome(text)
    assert [step.seen(0) for step in match.log] == ["first 2", "draw 7"]
    assert match.log[1].seen(1) == "draw ?"
    assert "`draw ?`" in PAGE


def test_every_word_of_a_position_of_dobro_stands_on_the_page() -> None:
    grammar = PAGE.split('position = "dobro"')[1].split("```")[0]
    rules = game("dobro")
    state, luck, found = rules.new(4, {"draw": "classic"}), random.Random(2), set()
    while not state.is_over():
        found |= set(re.findall(r"(\w+)=", re.sub(r"J=\d+", "", rules.position(state))))
        seat = luck.choice(state.open_seats())
        legal = [outcome for outcome, _ in state.outcomes()] if seat < 0 else members(state.legal(seat))
        state.apply(seat, luck.choice(legal))
    assert len(found) > 14
    assert [word for word in found if word not in grammar] == []
