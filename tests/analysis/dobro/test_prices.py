"""Prices in Dobro: every legal option has one, the right one where it can be told, and none by hidden cards."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest
from hypothesis import given
from tests.bots.doors import worths
from tests.properties.walks import DOBRO, SEEDS, At, dobro_setups, law, positions_of

from silvertray.analysis import coach
from silvertray.core.bits import members
from silvertray.core.game import CHANCE
from silvertray.core.rng import COMPILED, Rng

EXAMPLES = 80 if COMPILED else 10
DEALS = 4
# With one other player and no unseen cards all is known: prices are exact.
KNOWN = "dobro moment=choice turn=0 round=3"


def prices(text: str) -> dict[str, float]:
    """What the options of seat 0 are worth, by their texts."""
    state = DOBRO.from_position(text)
    return {DOBRO.actions[action]: price for action, price in worths(state, 0, DEALS, Rng(1))}


def choosers(state: Any) -> list[int]:
    """The seats that may act."""
    return [seat for seat in state.open_seats() if seat != CHANCE]


def test_a_certain_victory_is_worth_one_and_a_defeat_zero() -> None:
    # Level before the last round: the pair ends it with fewer cards; after one 8 the trick comes back (D-64).
    text = f"{KNOWN} good=5 trick=5 / hand=8,8 pile=4-20 points=1-2 / hand=9,12 pile=5-20 points=2-1"
    assert prices(text) == {"play 8 8": 100.0, "play 8": 0.0, "take": 0.0}


def test_a_shared_victory_is_worth_half() -> None:
    # D-81: totals, last points and sums are level.
    text = f"{KNOWN} good=5 trick=5 / hand=8 pile=4-20 points=1-2 / hand=9,12 pile=4-20 points=2-1"
    assert prices(text)["play 8"] == 50.0


def test_taking_is_worth_what_the_best_lead_after_it_is() -> None:
    # Taken, the 5 makes five cards; then the pair of 8 ends the round, and a single 8 loses it.
    text = f"{KNOWN} good=5 trick=5 / hand=8,8 pile=4-20 points=1-2 / hand=9,12 pile=6-40 points=2-1"
    assert prices(text)["take"] == 100.0
    taken = DOBRO.from_position(text)
    taken.apply(0, DOBRO.actions.index("take"))
    leads = dict(worths(taken, 0, DEALS, Rng(1)))
    assert max(leads.values()) == 100.0
    assert min(leads.values()) == 0.0


def test_every_number_of_a_joker_is_priced() -> None:
    text = f"{KNOWN} good=5 trick=5 unseen=2,3,4,6,7,9,10 deck_size=7 / hand=J,J,4 points=1-2 / hand=9,12 points=2-1"
    alone = {f"play J={n}" for n in range(5, 13)}
    both = {f"play J J={n}" for n in range(3, 13)}
    assert set(prices(text)) == alone | both | {"play J 4", "take"}


@law(EXAMPLES)
@given(at=positions_of(dobro_setups()), key=SEEDS)
def test_every_legal_option_is_priced_best_first(at: At, key: int) -> None:
    before = at.state.facts()
    for seat in choosers(at.state):
        found = coach("dobro", "quick").options(at.state, seat, key)
        assert sorted(option.action for option in found) == members(at.state.legal(seat))
        assert [option.value for option in found] == sorted((option.value for option in found), reverse=True)
        assert all(0 <= option.value <= 100 for option in found)
        assert all(option.text == DOBRO.actions[option.action] for option in found)
    assert at.state.facts() == before


@pytest.mark.rule("D-91", "D-92")
@law(EXAMPLES)
@given(at=positions_of(dobro_setups()), key=SEEDS, luck=SEEDS)
def test_no_price_and_no_reason_depends_on_hidden_cards(at: At, key: int, luck: int) -> None:
    guide = coach("dobro", "quick")
    for seat in choosers(at.state):
        other = at.state.imagine(seat, Rng(luck))
        found = guide.options(at.state, seat, key)
        assert guide.options(other, seat, key) == found
        pair = found[0], found[-1]
        assert guide.reasons(other, seat, *pair) == guide.reasons(at.state, seat, *pair)


MIDDLE = (
    "dobro moment=choice round=1 good=10 deck_size=12 turn=0 unseen=2,3,4,6,6,7,7,8,9,11,12,12 trick=6,4+4,9,10 "
    "/ hand=2,3,4,5,J,J pile=6-38 / hand=3,4,5,10,J,S pile=7-33 / hand=5,7,8,9,10,S pile=8-42"
)


def test_another_key_imagines_other_deals() -> None:
    state, guide = DOBRO.from_position(MIDDLE), coach("dobro", "quick")
    assert guide.options(state, 0, 1) == guide.options(state, 0, 1)
    assert guide.options(state, 0, 1) != guide.options(state, 0, 2)


def test_more_deals_converge_to_the_same_prices() -> None:
    few, many = (30, 1500) if COMPILED else (1, 12)
    state = DOBRO.from_position(MIDDLE)

    def apart(deals: int) -> float:
        """How far two prices of the same option are apart."""
        pairs = [zip(*(worths(state, 0, deals, Rng(key + n)) for n in (0, 1)), strict=True) for key in (1, 3, 5)]
        return fmean(abs(one - other) for pair in pairs for (_, one), (_, other) in pair)

    assert apart(many) < apart(few) / 2


PRICES = [
    ("play J 5", 23.4708),
    ("play J=12", 21.9891),
    ("play J J=7", 13.6082),
    ("play J J=10", 13.6082),
    ("take", 21.9891),
]


@pytest.mark.both_builds
def test_both_builds_find_the_same_prices() -> None:
    found = [(DOBRO.actions[action], price) for action, price in worths(DOBRO.from_position(MIDDLE), 0, 6, Rng(9))]
    assert [(text, round(price, 4)) for text, price in found][::3] == PRICES
