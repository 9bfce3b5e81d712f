"""Bots by their names, and what each promises."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.walks import law

from silvertray.bots import BOTS, Table, bot
from silvertray.core.bits import members
from silvertray.core.errors import SetupError
from silvertray.core.game import CHANCE
from silvertray.core.rng import COMPILED, Rng
from silvertray.games import game
from silvertray.lab.simulate import Plan, simulate

CLEVER: Any = game("clever")
TWICE: Any = game("twice")
GAMES = st.sampled_from([CLEVER, TWICE])
PICKING = "clever moment=choice round=1 roll=1 rolled=wybgop pool=wybgop"
TWICE_PICKING = "twice moment=choice round=1 roll=1 rolled=wsybgp pool=wsybgp"
RETURNING = "twice moment=choice round=3 roll=1 dice=234561 pool=sybg tray=p fields=w / stage=return return=1"
CROSSING = (
    "twice moment=choice round=3 roll=1 dice=234561 rolled=wsybgp pool=ybg tray=wp fields=s / stage=picked chain=wp"
)
PLAIN = ("random", "greedy")  # the levels have tests of their own, with fewer games
SEEDS = st.integers(0, 2**64 - 1)


def choice(name: str, position: str, seed: int = 1) -> str:
    """What a bot does in a position of one seat, in words."""
    rules: Any = game(position.split()[0])
    state = rules.from_position(position)
    text: str = rules.text(state, 0, bot(rules.slug, name).choose(Table(rules, state, 0), Rng(seed)))
    return text


def choices(name: str, position: str, times: int = 100) -> Counter[str]:
    """What a bot does in a position, by many generators."""
    return Counter(choice(name, position, seed) for seed in range(times))


def played(name: str, rules: Any, players: int, seed: int) -> list[tuple[Any, int, int]]:
    """A game of a bot against itself: each position before a choice, the seat, and the choice."""
    state, dice, streams = rules.new(players, {}), Rng(seed), [Rng(seed + seat) for seat in range(players)]
    chosen, player = [], bot(rules.slug, name)
    while not state.is_over():
        seat = state.open_seats()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(dice))
        else:
            chosen.append((state.copy(), seat, player.choose(Table(rules, state, seat), streams[seat])))
            state.apply(seat, chosen[-1][2])
    return chosen


# -- every bot


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError) as refused:
        bot("clever", "oracle")
    assert refused.value.code == "unknown-bot"
    assert refused.value.params == {"bot": "oracle", "bots": ", ".join(BOTS["clever"])}


@pytest.mark.parametrize("name", PLAIN)
@law(10)
@given(rules=GAMES, players=st.integers(1, 4), seed=SEEDS.filter(lambda seed: seed < 2**63))
def test_every_bot_chooses_what_is_legal(name: str, rules: Any, players: int, seed: int) -> None:
    assert all(state.legal(seat) >> action & 1 for state, seat, action in played(name, rules, players, seed))


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("slug", ["clever", "twice"])
def test_the_same_generator_gives_the_same_choices(name: str, players: int, slug: str) -> None:
    one, other = played(name, game(slug), players, 9), played(name, game(slug), players, 9)
    assert [(seat, action) for _, seat, action in one] == [(seat, action) for _, seat, action in other]


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("position", [f"{PICKING} dice=123456 / stage=pick reroll=1", RETURNING, CROSSING])
def test_a_bot_leaves_the_position_as_it_is(name: str, position: str) -> None:
    slug = position.split()[0]
    state = game(slug).from_position(position)
    before = state.facts()
    bot(slug, name).choose(Table(game(slug), state, 0), Rng(1))
    assert state.facts() == before


# -- random


def test_random_chooses_uniformly_among_legal_actions() -> None:
    position = f"{PICKING} dice=123456 / stage=pick reroll=1"
    state = CLEVER.from_position(position)
    legal = {CLEVER.text(state, 0, action) for action in members(state.legal(0))}
    fallen = choices("random", position, 1300)
    assert fallen.keys() == legal
    assert len(legal) == 13
    assert all(60 < count < 140 for count in fallen.values())


def test_random_declines_rolls_of_twice_as_often_as_any_other_choice() -> None:
    position = f"{TWICE_PICKING} dice=123456 / stage=pick reroll=1"
    state = TWICE.from_position(position)
    legal = {TWICE.text(state, 0, action) for action in members(state.legal(0))}
    assert {"pass", "reroll", "pick silver pink", "pick white silver blue"} <= legal
    fallen = choices("random", position, 100 * len(legal))
    assert fallen.keys() == legal
    assert all(60 < count < 140 for count in fallen.values())


def test_random_uses_a_reward_whose_number_lies_beyond_the_first_64_actions() -> None:
    position = "twice moment=choice round=4 dice=123456 tray=wsy fields=bgp / stage=reward waiting=?:pink"
    assert choices("random", position).keys() == {f"bonus pink {number}" for number in range(1, 7)}


# -- greedy

NOTHING_FITS = (
    "stage=pick yellow=1a,1b,2a,2b,3a,3b,4a,4b,5a,5b,6a,6b blue=2 green=10 orange=6,6,6,12,6,6,12,6,12,6,18 purple=5"
)


def test_greedy_takes_the_most_points() -> None:
    assert choices("greedy", f"{PICKING} dice=213154 / stage=pick reroll=1").keys() == {"pick orange"}


def test_greedy_counts_the_multiplier_of_a_cell() -> None:
    position = f"{PICKING} dice=112125 / stage=pick orange=1,1,1 reroll=1"
    assert choices("greedy", position).keys() == {"pick purple"}
    doubled = f"{PICKING} dice=112134 / stage=pick orange=1,1,1 reroll=1"
    assert choices("greedy", doubled).keys() == {"pick orange"}


def test_greedy_counts_the_points_of_its_foxes() -> None:
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


@law(10)
@given(rules=GAMES, players=st.integers(1, 4), seed=SEEDS.filter(lambda seed: seed < 2**63))
def test_greedy_always_takes_the_option_its_view_values_most(rules: Any, players: int, seed: int) -> None:
    for state, seat, action in played("greedy", rules, players, seed):
        options = {option.action: option for option in rules.view(state, seat).options}
        worths = [(option.points, len(option.earns)) for option in options.values() if option.area]
        if worths:
            assert options[action].area
            assert (options[action].points, len(options[action].earns)) == max(worths)
        elif state.stage(seat) == "return":
            assert options[action].text.startswith("pass" if state.pool else "return")
        else:
            assert options[action].text == ("reroll" if len(options) > 1 else "pass")


@pytest.mark.parametrize("reroll", ["", "reroll=1"])
def test_greedy_marks_even_for_a_loss_before_it_rolls_again_or_passes(reroll: str) -> None:
    full = "silver=1a,1b,1c,1d blue=2 pink=1,1,1,1,1,1,1,1,1,1,1,1 yellow=1,1!"
    table = "twice moment=choice round=1 roll=2 dice=111161 rolled=g pool=g tray=wsbp fields=y"
    assert choices("greedy", f"{table} / stage=pick {full} green=2 {reroll}", 20).keys() == {"pick green"}


def test_greedy_crosses_before_it_passes() -> None:
    assert choices("greedy", CROSSING).keys() <= {f"cross white {row}" for row in TWICE.areas[1:]} | {"cross pink"}


@pytest.mark.parametrize("slug", ["clever", "twice"])
@pytest.mark.parametrize(("bots", "greedy"), [(("random", "greedy"), 1), (("greedy", "random"), 0)])
def test_greedy_beats_random_clearly(bots: tuple[str, str], greedy: int, slug: str) -> None:
    games = 300 if COMPILED else 60
    figures = simulate(Plan(slug, 2, bots, games, 1, {}), 1, lambda more: None, None)
    assert figures["wins"][greedy] > 0.9
    assert figures["mean"][greedy] > figures["mean"][1 - greedy] + 30
