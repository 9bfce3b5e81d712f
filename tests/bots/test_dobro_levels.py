"""Dobro's levels: that they play by the rules, do not peek, and are the same players on both builds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from tests.bots.doors import Deals, likely_deal
from tests.dobro.tables import hand
from tests.properties.walks import DOBRO, SEEDS, At, dobro_setups, law, positions_of

from silvertray.bots import BOTS, Bot, Table, bot
from silvertray.core.game import CHANCE
from silvertray.core.rng import COMPILED, Rng
from silvertray.lab.simulate import Plan, simulate

LEVELS = ("beginner", "easy", "medium", "hard", "expert")
EXAMPLES = 60 if COMPILED else 15
TABLES = range(2, 7) if COMPILED else (2, 6)  # uncompiled, the same thoughts take some hundred times as long


def chosen(at: At, player: Bot, seed: int = 5) -> list[tuple[int, int]]:
    """What a bot does at each open seat of a position."""
    seats = [seat for seat in at.state.open_seats() if seat != CHANCE]
    return [(seat, player.choose(Table(DOBRO, at.state, seat), Rng(seed))) for seat in seats]


def played(player: Bot, players: int, options: dict[str, str], seed: int) -> list[tuple[Any, int, int]]:
    """A game of a bot against itself: each position before a choice, the seat, and the choice."""
    state, cards, luck = DOBRO.new(players, options), Rng(seed), Rng(seed + 1)
    found = []
    while not state.is_over():
        if state.open_seats() == (CHANCE,):
            state.apply(CHANCE, state.sample(cards))
            continue
        seat = state.turn if state.owes < 0 else state.owes
        found.append((state.copy(), seat, player.choose(Table(DOBRO, state, seat), luck)))
        state.apply(seat, found[-1][2])
    return found


def choice(text: str, deals: int = 40) -> str:
    """What seat 0 does in a position, in words."""
    state = DOBRO.from_position(f"dobro {text}")
    return str(DOBRO.actions[Deals(deals).choose(Table(DOBRO, state, 0), Rng(1))])


def test_every_level_is_there_weakest_first() -> None:
    assert tuple(BOTS["dobro"])[2:] == LEVELS
    assert all(isinstance(bot("dobro", level), Deals) for level in LEVELS)


# -- what every level promises


@pytest.mark.rule("D-91", "D-92")
@law(EXAMPLES)
@given(at=positions_of(dobro_setups()), seed=SEEDS, luck=SEEDS)
def test_no_level_peeks_at_what_its_seat_cannot_see(at: At, seed: int, luck: int) -> None:
    for seat, action in chosen(at, Deals(3), luck):
        twin = Table(DOBRO, at.state.imagine(seat, Rng(seed)), seat)
        assert Deals(3).choose(twin, Rng(luck)) == action


@law(EXAMPLES)
@given(at=positions_of(dobro_setups()))
def test_a_level_leaves_the_position_as_it_is(at: At) -> None:
    before = at.state.facts()
    assert chosen(at, Deals(2)) == chosen(at, Deals(2))
    assert at.state.facts() == before


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("draw", ["auto", "classic"])
def test_a_level_chooses_legally_to_the_end_of_the_game(players: int, draw: str) -> None:
    options = {"draw": draw, "lead_specials": "off", "rounds": "players" if players > 4 else "3"}
    game = played(Deals(1), players, options, players)
    assert all(state.legal(seat) >> action & 1 for state, seat, action in game)


# -- what the trick tells

LED = "moment=choice round=1 good=9 trick=9 turn=0"
HIGH = "10,10,11,11,12,12,J"
EMPTY_DECK = f"dobro {LED} drawn=44 unseen=2,2,2,{HIGH} / hand=4,4 / hand=9,9,10,11,12"
FULL_HANDS = f"dobro {LED} drawn=32 deck_size=2 unseen=2,2,{HIGH} / hand=4,4 / hand=9,9,10,11,12,2"


def low_cards(text: str, deal: Any) -> list[int]:
    """How many 2s and 3s seat 1 holds in each of many imagined deals."""
    state = DOBRO.from_position(text)
    hands = [hand(deal(state, Rng(seed)), 1).split() for seed in range(200)]
    return [cards.count("2") + cards.count("3") for cards in hands]


def test_a_player_who_leads_a_nine_is_assumed_to_hold_nothing_lower() -> None:
    anything = low_cards(EMPTY_DECK, lambda state, rng: state.imagine(0, rng))
    assert sum(low > 0 for low in anything) > 120
    assert sum(low > 0 for low in low_cards(EMPTY_DECK, lambda state, rng: likely_deal(state, 0, rng))) < 20


def test_cards_drawn_after_the_lead_may_be_lower() -> None:
    likely = low_cards(FULL_HANDS, lambda state, rng: likely_deal(state, 0, rng))
    assert sum(low == 1 for low in likely) > 40
    anything = low_cards(FULL_HANDS, lambda state, rng: state.imagine(0, rng))
    assert sum(low > 1 for low in likely) < sum(low > 1 for low in anything) / 2


# -- how it plays


LAST_CARDS = "moment=choice turn=0 round=3 good=5 trick=5 drawn=44"


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        # Ahead, a pair closes the round before the other's 12 can leave it with the trick.
        ("hand=8,8 pile=4-20 points=1-2 / hand=12,12 pile=5-40 points=2-1", "play 8 8"),
        # Behind, it keeps a card: the other has to take the trick first.
        ("hand=8,8 pile=9-40 points=1-2 / hand=2,2,2 pile=8-20 points=2-1", "play 8"),
    ],
)
def test_it_sees_how_the_round_ends(hands: str, expected: str) -> None:
    assert choice(f"{LAST_CARDS} / {hands}") == expected


# fmt: off
CHOICES = [
    1, 17, 32, 4, 21, 3, 19, 0, 5, 2, 4, 57, 57, 15, 57, 56, 6, 11, 5, 13,
    42, 4, 10, 9, 3, 0, 6, 3, 1, 4, 55, 0, 9, 2, 0, 20, 1, 1, 15,
]
# fmt: on


def test_both_builds_make_the_same_choices() -> None:
    game = played(Deals(2), 3, {}, 7)
    assert [action for _, _, action in game][::4] == CHOICES


def test_a_few_deals_are_enough_to_beat_chance() -> None:
    games = 40 if COMPILED else 6
    figures = simulate(Plan("dobro", 2, ("easy", "random"), games, 3, {}), 1, lambda more: None, None)
    assert figures["wins"][0] > 0.6
