"""Games of random choices for the laws: any game, any number of players, any seed, to any step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from hypothesis import HealthCheck, note, settings
from hypothesis import strategies as st
from tests.builds import examples

from silvertray.core.bits import members
from silvertray.core.game import CHANCE
from silvertray.games import game

CLEVER: Any = game("clever")
TWICE: Any = game("twice")
DOBRO: Any = game("dobro")

GAMES = st.sampled_from([CLEVER, TWICE])  # the dice games; `Setup` has all
PLAYERS = st.integers(1, 4)
SEEDS = st.integers(0, 2**64 - 1)
OPTIONS = st.sampled_from([{}, {"solo_fallback": "off"}])
SHARES = st.floats(0, 1)  # how much of a game is played


def law(times: int) -> settings:
    """How a law is tried: without a clock, as often as its cost allows."""
    return settings(max_examples=examples(times), suppress_health_check=[HealthCheck.too_slow])


class At(NamedTuple):
    """A position with the game that it is of."""

    game: Any
    state: Any


class Setup(NamedTuple):
    """What a game begins with."""

    game: Any
    players: int
    options: dict[str, str]


class Walk(NamedTuple):
    """A step of a random game: the position before it, who acts, and what."""

    state: Any
    seat: int
    action: int


def walk(state: Any, seed: int) -> Iterator[Walk]:
    """Play a position to its end by random choices of random open seats; each step is seen before it is done."""
    luck = random.Random(seed)
    while not state.is_over():
        seat = luck.choice(state.open_seats())
        action = chance_or_choice(state, seat, luck)
        yield Walk(state, seat, action)
        state.apply(seat, action)


def chance_or_choice(state: Any, seat: int, luck: random.Random) -> int:
    """Any outcome of chance, or any legal action of a seat."""
    if seat == CHANCE:
        return int(state.outcome_of(luck.getrandbits(64)))
    return luck.choice(members(state.legal(seat)))


def finish(state: Any, seed: int) -> None:
    """Play a position to its end."""
    for _ in walk(state, seed):
        pass


@st.composite
def starts(draw: st.DrawFn) -> At:
    """The first position of any game."""
    rules, players = draw(GAMES), draw(PLAYERS)
    return At(rules, rules.new(players, {}))


@st.composite
def positions(draw: st.DrawFn) -> At:
    """A position somewhere in a random dice game, the first and the last included."""
    return draw(positions_of(st.builds(Setup, GAMES, PLAYERS, OPTIONS)))


@st.composite
def dobro_setups(draw: st.DrawFn) -> Setup:
    """Any table of Dobro."""
    players = draw(st.integers(2, 6))
    values = {option.name: st.sampled_from(option.values) for option in DOBRO.options}
    if players < 4:
        values["rounds"] = st.just("3")  # the long game is for four and more
    return Setup(DOBRO, players, draw(st.fixed_dictionaries(values)))


SETUPS = st.one_of(st.builds(Setup, GAMES, PLAYERS, OPTIONS), dobro_setups())


@st.composite
def starts_of(draw: st.DrawFn, setups: st.SearchStrategy[Setup]) -> At:
    """The first position at one of these tables."""
    rules, players, options = draw(setups)
    return At(rules, rules.new(players, options))


@st.composite
def positions_of(draw: st.DrawFn, setups: st.SearchStrategy[Setup]) -> At:
    """A position somewhere in a random game at one of these tables, the first and the last included."""
    (rules, state), seed, share = draw(starts_of(setups)), draw(SEEDS), draw(SHARES)
    length = sum(1 for _ in walk(state.copy(), seed))
    for number, _ in enumerate(walk(state, seed)):
        if number == round(share * length):
            break
    note(rules.position(state))
    return At(rules, state)


def seen(state: Any) -> tuple[Any, ...]:
    """All that can be asked of a position."""
    seats = range(state.players)
    return state.facts(), [state.legal(seat) for seat in seats], [state.score(seat) for seat in seats]
