"""Bots by their names, and what each promises."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from silvertray.bots import BOTS, bot
from silvertray.core.bits import members
from silvertray.core.errors import SetupError
from silvertray.core.game import CHANCE
from silvertray.core.rng import COMPILED, Rng
from silvertray.games import game
from silvertray.lab.simulate import Plan, simulate

CLEVER: Any = game("clever")
PICKING = "clever moment=choice round=1 roll=1 rolled=wybgop pool=wybgop"
SEEDS = st.integers(0, 2**64 - 1)


def choice(name: str, position: str, seed: int = 1) -> str:
    """What a bot does in a position of one seat, in words."""
    state = CLEVER.from_position(position)
    text: str = CLEVER.text(state, 0, bot(name).choose(state, 0, Rng(seed)))
    return text


def choices(name: str, position: str, times: int = 100) -> Counter[str]:
    """What a bot does in a position, by many generators."""
    return Counter(choice(name, position, seed) for seed in range(times))


def played(name: str, players: int, seed: int) -> list[tuple[Any, int, int]]:
    """A game of a bot against itself: each position before a choice, the seat, and the choice."""
    state, dice, streams = CLEVER.new(players, {}), Rng(seed), [Rng(seed + seat) for seat in range(players)]
    chosen, player = [], bot(name)
    while not state.is_over():
        seat = state.open_seats()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(dice))
        else:
            chosen.append((state.copy(), seat, player.choose(state, seat, streams[seat])))
            state.apply(seat, chosen[-1][2])
    return chosen


# -- every bot


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError) as refused:
        bot("oracle")
    assert (refused.value.code, refused.value.params) == ("unknown-bot", {"bot": "oracle", "bots": ", ".join(BOTS)})


@pytest.mark.parametrize("name", BOTS)
@settings(deadline=None, max_examples=10)
@given(players=st.integers(1, 4), seed=SEEDS.filter(lambda seed: seed < 2**63))
def test_every_bot_chooses_what_is_legal(name: str, players: int, seed: int) -> None:
    assert all(state.legal(seat) >> action & 1 for state, seat, action in played(name, players, seed))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [1, 4])
def test_the_same_generator_gives_the_same_choices(name: str, players: int) -> None:
    one, other = played(name, players, 9), played(name, players, 9)
    assert [(seat, action) for _, seat, action in one] == [(seat, action) for _, seat, action in other]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_the_position_as_it_is(name: str) -> None:
    state = CLEVER.from_position(f"{PICKING} dice=123456 / stage=pick reroll=1")
    before = state.facts()
    bot(name).choose(state, 0, Rng(1))
    assert state.facts() == before


# -- random


def test_random_chooses_evenly_among_all_that_is_legal() -> None:
    position = f"{PICKING} dice=123456 / stage=pick reroll=1"
    state = CLEVER.from_position(position)
    legal = {CLEVER.text(state, 0, action) for action in members(state.legal(0))}
    fallen = choices("random", position, 1300)
    assert fallen.keys() == legal
    assert len(legal) == 13
    assert all(60 < count < 140 for count in fallen.values())


# -- greedy

NOTHING_FITS = (
    "stage=pick yellow=1a,1b,2a,2b,3a,3b,4a,4b,5a,5b,6a,6b blue=2 green=10 orange=6,6,6,12,6,6,12,6,12,6,18 purple=5"
)


def test_greedy_takes_the_most_points() -> None:
    assert choices("greedy", f"{PICKING} dice=213154 / stage=pick reroll=1").keys() == {"pick orange"}


def test_greedy_counts_what_a_multiplier_makes_of_a_die() -> None:
    position = f"{PICKING} dice=112125 / stage=pick orange=1,1,1 reroll=1"
    assert choices("greedy", position).keys() == {"pick purple"}
    doubled = f"{PICKING} dice=112134 / stage=pick orange=1,1,1 reroll=1"
    assert choices("greedy", doubled).keys() == {"pick orange"}


def test_greedy_counts_what_its_foxes_earn_by_a_mark() -> None:
    sheet = "yellow=3a,2a,1b blue=2 green=1 purple=6 fox=5"
    position = f"{PICKING} dice=111112 / stage=pick {sheet}"
    assert choices("greedy", position).keys() == {"pick white orange", "pick orange"}


def test_greedy_prefers_the_mark_with_a_reward_among_equal_points() -> None:
    position = f"{PICKING} dice=111122 / stage=pick orange=1,1 purple=1"
    assert choices("greedy", position).keys() == {"pick orange"}


def test_greedy_prefers_two_rewards_to_one() -> None:
    sheet = "yellow=1a,2a,2b,3a,3b,4b,5a,6a blue=6 green=10 orange=6,6,6,12,6,6,12,6,12,6,18 purple=5"
    position = (
        f"clever moment=choice round=1 roll=2 dice=561111 rolled=wy pool=wy tray=gop fields=b / stage=pick {sheet}"
    )
    options = CLEVER.view(CLEVER.from_position(position), 0).options
    assert {option.text: (option.points, len(option.earns)) for option in options} == {
        "pick white yellow b": (0, 1),
        "pick yellow b": (0, 2),
    }
    assert choices("greedy", position).keys() == {"pick yellow b"}


def test_greedy_chooses_among_equals_by_the_generator() -> None:
    fallen = choices("greedy", f"{PICKING} dice=111111 / stage=pick blue=2 green=1 purple=1 orange=6,6,6")
    assert fallen.keys() == {"pick white orange", "pick orange"}
    assert all(30 < count < 70 for count in fallen.values())


def test_greedy_rolls_again_before_it_passes() -> None:
    assert choices("greedy", f"{PICKING} dice=111111 / {NOTHING_FITS} reroll=1", 20).keys() == {"reroll"}


def test_greedy_marks_for_nothing_before_it_rolls_again_or_passes() -> None:
    only_yellow = NOTHING_FITS.replace("6a,6b", "6a")
    assert choices("greedy", f"{PICKING} dice=161111 / {only_yellow} reroll=1", 20).keys() == {"pick yellow b"}
    tray = f"clever moment=choice round=1 turn=1 dice=161111 tray=wyb fields=gop / {only_yellow}"
    assert choices("greedy", tray.replace("stage=pick", "stage=tray"), 20).keys() == {"pick yellow b"}


@settings(deadline=None, max_examples=10)
@given(players=st.integers(1, 4), seed=SEEDS.filter(lambda seed: seed < 2**63))
def test_greedy_always_does_what_its_view_says_is_worth_most(players: int, seed: int) -> None:
    for state, seat, action in played("greedy", players, seed):
        options = {option.action: option for option in CLEVER.view(state, seat).options}
        marks = [option for option in options.values() if option.area]
        if marks:
            best = max((option.points, len(option.earns)) for option in marks)
            assert options[action].area
            assert (options[action].points, len(options[action].earns)) == best
        else:
            assert options[action].text == ("reroll" if len(options) > 1 else "pass")


@pytest.mark.parametrize(("bots", "greedy"), [(("random", "greedy"), 1), (("greedy", "random"), 0)])
def test_greedy_beats_random_clearly(bots: tuple[str, str], greedy: int) -> None:
    games = 300 if COMPILED else 60
    figures = simulate(Plan("clever", 2, bots, games, 1, {}), 1, lambda more: None, None)
    assert figures["wins"][greedy] > 0.9
    assert figures["mean"][greedy] > figures["mean"][1 - greedy] + 30
