"""Reasons in Dobro: right in positions that were checked by hand, and said in every language."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from tests.analysis.dobro.checked import Checked, checked
from tests.analysis.doors import case_of
from tests.analysis.doors import reasons as reasons_of
from tests.properties.walks import DOBRO, SEEDS, At, dobro_setups, law, positions_of

from silvertray.analysis import coach
from silvertray.analysis.account import Priced, Reason
from silvertray.core.bits import members
from silvertray.core.rng import COMPILED
from silvertray.locale import languages, words

DEPTH = "usual" if COMPILED else "quick"  # uncompiled, the same deals take some hundred times as long
POSITIONS = [one for one in checked() if COMPILED or one.is_counted]
CLOSE = 2.0  # percent: prices of one depth differ by less than that from those of another
MOST = 3


def priced(state: Any) -> dict[str, Priced]:
    """The options of seat 0 by their texts."""
    return {option.text: option for option in coach("dobro", DEPTH).options(state, 0, 1)}


def reasons(text: str, better: str, other: str) -> dict[str, dict[str, Any]]:
    """Why one option of seat 0 is better than another: particulars by code, the weightiest reason first."""
    state = DOBRO.from_position(text)
    options = priced(state)
    found = coach("dobro", DEPTH).reasons(state, 0, options[better], options[other])
    return {reason.code: dict(reason.params) for reason in found}


def test_twenty_positions_and_more_were_checked_by_hand() -> None:
    assert len(checked()) >= 20
    assert len({one.position for one in checked()}) == len(checked())
    assert sum(one.is_counted for one in checked()) >= 8


@pytest.mark.parametrize("one", checked(), ids=lambda one: f"{one.better} > {one.other}")
def test_a_checked_position_could_be(one: Checked) -> None:
    seen = DOBRO.view(DOBRO.from_position(one.position), 0)
    assert seen.good == (seen.trick[-1].good if seen.trick else 0)
    assert {one.better, one.other} <= {option.text for option in seen.options}


@pytest.mark.parametrize("one", POSITIONS, ids=lambda one: f"{one.better} > {one.other}")
def test_the_first_reason_is_what_a_good_player_would_say(one: Checked) -> None:
    options = priced(DOBRO.from_position(one.position))
    assert options[one.better].value > options[one.other].value + CLOSE
    assert options[one.better].value > max(option.value for option in options.values()) - CLOSE
    found = list(reasons(one.position, one.better, one.other))
    assert found[0] == one.reason
    assert len(found) <= MOST


# -- figures, where all cards can be counted

TWO = "dobro moment=choice turn=0 round=1"  # and one other player, whose hand is all that is hidden


def test_an_end_of_the_round_tells_what_would_still_be_taken() -> None:
    # After one 8 the other lays a 9 and is left with a 12; the 8 has to take three cards, and closes.
    text = f"{TWO} good=5 trick=5 / hand=8,8 pile=6-30 / hand=9,12 pile=8-40"
    assert reasons(text, "play 8 8", "play 8") == {"cards-out": {"average": 3.0}}


def test_a_round_that_goes_on_tells_what_the_others_still_take() -> None:
    text = f"{TWO} good=5 trick=5 / hand=8,8 pile=9-40 / hand=2,2,2 pile=8-20"
    assert reasons(text, "play 8", "play 8 8") == {"cards-not-yet": {"average": 2.0}}


def test_a_trick_that_need_not_be_taken_is_told_by_its_cards() -> None:
    # D-64: taking, the last card ends the round as well, but five cards are in the pile first.
    text = f"{TWO} good=9 trick=3,4+4,J=9,S / hand=10 pile=6-30 / hand=9,12 pile=8-40"
    assert reasons(text, "play 10", "take") == {"cards-spares": {"cards": 5}}


def test_a_reason_names_the_player_who_cannot_follow() -> None:
    # 8 on 8 makes 16, and the other has no pair; a 9 he can beat.
    text = f"{TWO} good=8 trick=2,5,6,7,8 / hand=3,8,9 pile=14-70 / hand=10,11,12 pile=13-60"
    found = reasons(text, "play 8", "play 9")
    assert found["cards-next-takes"] == {"good": 16, "share": 100, "other": 0}


# -- what always holds


@law(40 if COMPILED else 8)
@given(at=positions_of(dobro_setups()).filter(lambda at: at.state.moment_name() == "choice"), luck=SEEDS)
def test_the_parts_of_a_difference_sum_up_to_it(at: At, luck: int) -> None:
    seat = at.state.turn
    options = members(at.state.legal(seat))
    better, other = options[luck % len(options)], options[(luck >> 8) % len(options)]
    found = case_of(at.state, seat, better, other, 4).found
    assert found.hand + found.own + found.others == pytest.approx(found.difference)
    if better == other:
        assert found.hand == found.own == found.others == 0


def test_an_option_is_no_better_than_itself() -> None:
    state = DOBRO.from_position(checked()[0].position)
    best = coach("dobro", "quick").options(state, 0, 1)[0]
    assert coach("dobro", "quick").reasons(state, 0, best, best) == ()


@pytest.mark.parametrize("action", [-1, DOBRO.actions.index("draw"), DOBRO.actions.index("play 12"), 64])
def test_illegal_actions_are_not_compared(action: int) -> None:
    state = DOBRO.from_position(f"{TWO} good=5 trick=5 / hand=8,8 pile=6-30 / hand=9,12 pile=8-40")
    with pytest.raises(ValueError, match="cannot be contrasted"):
        case_of(state, 0, DOBRO.actions.index("play 8"), action, 4)


@cache
def told() -> frozenset[Reason]:
    """Reasons of all kinds, from few deals: each option of many positions against each other."""
    found: set[Reason] = set()
    for one in checked()[:: 1 if COMPILED else 9]:
        state = DOBRO.from_position(one.position)
        options = members(state.legal(0))
        for better, other in permutations(options, 2):
            found |= set(reasons_of(state, 0, better, other, 3))
    return frozenset(found)


@pytest.mark.parametrize("lang", languages())
def test_every_reason_can_be_said(lang: str) -> None:
    said = {reason.code: words(lang).say(f"reason-{reason.code}", **dict(reason.params)) for reason in told()}
    assert len(said) >= (12 if COMPILED else 3)
    assert all(said.values())
