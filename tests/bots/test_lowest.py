"""Dobro's bots: what the greedy one prefers, that neither peeks, and how often it wins."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from tests.docs.pages import ROOT
from tests.properties.walks import DOBRO, SEEDS, At, dobro_setups, law, positions_of
from tests.strength import sizes

from silvertray.bots import BOTS, Table, bot
from silvertray.core.bits import members
from silvertray.core.errors import SetupError
from silvertray.core.game import CHANCE
from silvertray.core.rng import COMPILED, Rng
from silvertray.lab.simulate import Plan, simulate

PLAIN = ("random", "greedy")  # those that think longer have a page of their own
OTHERS = "/ hand=2 / hand=3"


def choice(hand: str, table: str = "", name: str = "greedy") -> str:
    """What a bot does with a hand, in words."""
    state = DOBRO.from_position(f"dobro {table} / hand={hand} {OTHERS}")
    text: str = DOBRO.actions[bot("dobro", name).choose(Table(DOBRO, state, 0), Rng(1))]
    return text


def chosen(at: At, name: str) -> list[tuple[int, int]]:
    """What a bot does at each open seat of a position."""
    seats = [seat for seat in at.state.open_seats() if seat != CHANCE]
    return [(seat, bot("dobro", name).choose(Table(DOBRO, at.state, seat), Rng(5))) for seat in seats]


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError) as refused:
        bot("dobro", "oracle")
    assert refused.value.params == {"bot": "oracle", "bots": ", ".join(BOTS["dobro"])}


@pytest.mark.parametrize("name", PLAIN)
@law(60)
@given(at=positions_of(dobro_setups()))
def test_every_bot_chooses_legally_and_leaves_the_position_alone(name: str, at: At) -> None:
    before = at.state.facts()
    assert all(at.state.legal(seat) >> action & 1 for seat, action in chosen(at, name))
    assert at.state.facts() == before


@pytest.mark.rule("D-91", "D-92")
@pytest.mark.parametrize("name", PLAIN)
@law(60)
@given(at=positions_of(dobro_setups()), seed=SEEDS)
def test_no_bot_peeks_at_what_its_seat_cannot_see(name: str, at: At, seed: int) -> None:
    for seat, action in chosen(at, name):
        other = Table(DOBRO, at.state.imagine(seat, Rng(seed)), seat)
        assert bot("dobro", name).choose(other, Rng(5)) == action


# -- greedy


@pytest.mark.parametrize(
    ("table", "hand", "expected"),
    [
        ("", "2,2,9", "play 2"),
        ("good=9 trick=9", "10,12,2,J", "play 10"),
        ("good=9 trick=9", "8,8,5,5,J,S", "play 5 5"),
        ("good=9 trick=9", "J,J,5,S,R,2", "play J=9"),
        ("good=14 trick=7+7", "J,7,S,R", "play S"),
        ("good=14 trick=7+7", "J,7,8,R", "play R"),
        ("good=14 trick=7+7", "J,7,8,J", "play J 7"),
        ("good=14 trick=7+7", "J,2,3,J", "play J J=7"),
        ("good=28 trick=7+7", "12,12,J,J", "take"),
        ("", "S,R,J", "play J=2"),
    ],
)
def test_greedy_lays_the_cheapest_cards_that_fit(table: str, hand: str, expected: str) -> None:
    assert choice(hand, table) == expected


GROUPS = ["draw", "single", "pair", "joker", "play S", "play R", "joker pair", "jokers", "take"]


def group(text: str) -> str:
    """The kind of an action, as greedy sees it."""
    words = text.replace("=", " ").split()
    if text in GROUPS:
        return text
    if words[1] != "J":
        return "single" if len(words) == 2 else "pair"
    if words[2] == "J":
        return "jokers"
    return "joker" if "=" in text else "joker pair"


def dearness(text: str) -> tuple[int, int]:
    """What greedy gives up last: by kind, then by number."""
    number = text.replace("=", " ").split()[-1]
    return GROUPS.index(group(text)), int(number) if number.isdigit() else 0


@law(150)
@given(at=positions_of(dobro_setups()))
def test_greedy_always_makes_the_cheapest_legal_play(at: At) -> None:
    for seat, action in chosen(at, "greedy"):
        legal = [DOBRO.actions[other] for other in members(at.state.legal(seat))]
        assert DOBRO.actions[action] == min(legal, key=dearness)


@pytest.mark.rule("D-40")
@law(150)
@given(at=positions_of(dobro_setups()))
def test_greedy_takes_only_if_it_must(at: At) -> None:
    for seat, action in chosen(at, "greedy"):
        is_take = DOBRO.actions[action] == "take"
        assert is_take == ([DOBRO.actions[other] for other in members(at.state.legal(seat))] == ["take"])


# -- random


def test_random_chooses_uniformly_among_legal_actions() -> None:
    state = DOBRO.from_position(f"dobro good=9 trick=9 / hand=10,12,S {OTHERS}")
    fallen = [DOBRO.actions[bot("dobro", "random").choose(Table(DOBRO, state, 0), Rng(seed))] for seed in range(400)]
    assert {*fallen} == {"play 10", "play 12", "play S", "take"}
    assert all(60 < fallen.count(text) < 140 for text in {*fallen})


# -- how often greedy wins

WIN_FIGURES = (ROOT / "docs" / "start.md").read_text(encoding="utf-8").split("`greedy` bot wins\n")[1].split("%")[0]
WINS = {2: 0.99, 3: 0.93, 4: 0.81, 5: 0.73, 6: 0.67}  # one greedy bot, the others random; shared victories are split
RATED = 4000 if COMPILED else 120
BAND = 0.02 if COMPILED else 0.15


@pytest.mark.strength
@pytest.mark.parametrize(("players", "wins"), WINS.items())
def test_greedy_wins_as_often_as_it_should(players: int, wins: float) -> None:
    figures: dict[str, Any] = simulate(
        Plan("dobro", players, ("greedy", *["random"] * (players - 1)), RATED, 1, {}), 1, lambda more: None, None
    )
    assert figures["wins"][0] == pytest.approx(wins, abs=BAND)
    assert sum(figures["wins"]) == pytest.approx(1)
    assert all(lost < figures["wins"][0] for lost in figures["wins"][1:])
    if COMPILED:
        assert f"{100 * figures['wins'][0]:.1f}" in WIN_FIGURES


@sizes("games, band", everyday=(200 if COMPILED else 30, 0.15), full=(RATED // 4, 2 * BAND))
def test_greedy_wins_from_any_seat(games: int, band: float) -> None:
    bots = ("random", "random", "greedy")
    figures = simulate(Plan("dobro", 3, bots, games, 2, {}), 1, lambda more: None, None)
    assert figures["wins"][2] == pytest.approx(WINS[3], abs=band)
