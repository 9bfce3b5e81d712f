"""Non-interference: what a seat may not see changes nothing that it is shown, offered, refused or told."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.dobro.tables import DOBRO, TABLES, random_game
from tests.dobro.twins import answer, played, twin
from tests.properties.walks import SEEDS, At, Setup, dobro_setups, law, positions_of

from silvertray.core.bits import members
from silvertray.core.errors import Refusal
from silvertray.core.rng import COMPILED, Rng
from silvertray.play.match import Match

ODD = (
    "",
    "pass",
    "play",
    "play 7 7 7",
    "play J",
    "play J J",
    "play J S",
    "play S R",
    "play 7=7",
    "play 2 3",
    "play J=1",
)
TYPED = (*DOBRO.actions, *ODD, *(f"play {n} J={n}" for n in range(2, 13)))


def roll_refused(match: Match, seat: int) -> Any:
    """What a seat is told that wants to draw by itself; None if it may."""
    try:
        match.check_roll(seat)
    except Refusal as refusal:
        return refusal.code, refusal.rule, refusal.params
    return None


def told(match: Match, seat: int) -> dict[str, Any]:
    """All that a match tells a seat."""
    return {
        "view": match.view(seat),
        "legal": match.state.legal(seat),
        "answers": [answer(match, seat, text) for text in TYPED],
        "numbers": [str(DOBRO.why_not(match.state, seat, action) or "") for action in range(len(DOBRO.actions))],
        "log": [(step.seat, step.seen(seat)) for step in match.log],
        "undo": [match.can_undo(other) for other in range(match.players)],
        "roll": roll_refused(match, seat),
        "ranking": match.ranking(),
    }


def public(match: Match) -> tuple[Any, ...]:
    """All that a match tells a spectator."""
    return match.view(None), [(step.seat, step.seen(None)) for step in match.log], match.ranking()


@pytest.mark.rule("D-43", "D-90", "D-91", "D-92", "D-93")
@law(400 if COMPILED else 120)
@given(setup=dobro_setups(), seed=SEEDS, steps=st.integers(1, 330), data=st.data())
def test_matches_that_differ_only_in_hidden_cards_look_the_same(
    setup: Setup, seed: int, steps: int, data: st.DataObject
) -> None:
    check_twins(setup, seed, steps, data)


@pytest.mark.strength
@law(2500)
@given(setup=dobro_setups(), seed=SEEDS, steps=st.integers(1, 330), data=st.data())
def test_thousands_of_such_matches_tell_a_seat_the_same(
    setup: Setup, seed: int, steps: int, data: st.DataObject
) -> None:
    check_twins(setup, seed, steps, data)


def check_twins(setup: Setup, seed: int, steps: int, data: st.DataObject) -> None:
    """Two matches that look the same to a seat tell it the same, and spectators too."""
    seat = data.draw(st.integers(0, setup.players - 1))
    match = played(setup, seed, steps)
    luck = random.Random(seed)
    other: Any = next((found for found in (twin(match, seat, luck) for _ in range(6)) if found), None)
    assume(other is not None)
    assert told(other, seat) == told(match, seat)
    assert public(other) == public(match)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_pairs_of_twins_differ_in_hidden_cards(players: int, options: dict[str, str]) -> None:
    found = different = seen_by_others = 0
    for seed in range(20):
        match, luck = played(Setup(DOBRO, players, options), seed, 60 + 12 * seed), random.Random(seed)
        other = next((found for found in (twin(match, 0, luck) for _ in range(6)) if found), None)
        if other:
            found += 1
            different += other.state.facts().hands != match.state.facts().hands
            seen_by_others += told(other, 1) != told(match, 1)
    assert found >= 14
    assert different >= found // 2
    assert seen_by_others >= found // 2


# -- a taken trick


def is_free(state: Any) -> bool:
    """Whether the seat whose turn it is could play instead of taking."""
    return len(members(state.legal(state.turn))) > 1


def taken(state: Any, observer: int | None) -> Any:
    """What is seen of a taken trick."""
    after = state.copy()
    after.apply(state.turn, DOBRO.actions.index("take"))
    return DOBRO.view(after, observer), DOBRO.text(state, state.turn, DOBRO.actions.index("take"))


def may_take(state: Any) -> bool:
    """Whether a trick can be taken now."""
    return state.moment_name() == "choice" and bool(state.facts().trick)


@pytest.mark.rule("D-43")
@law(150)
@given(at=positions_of(dobro_setups()).filter(lambda at: may_take(at.state)), seed=SEEDS)
def test_a_taken_trick_reveals_nothing_about_the_takers_hand(at: At, seed: int) -> None:
    state = at.state
    for observer in (seat for seat in range(state.players) if seat != state.turn):
        hands = [state.imagine(observer, Rng(seed ^ n)) for n in range(4)]
        assert len({taken(hand, observer) for hand in [state, *hands]}) == 1
        assert len({taken(hand, None) for hand in [state, *hands]}) == 1


@pytest.mark.rule("D-43")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_imagined_hands_include_forced_and_free_takes(players: int, options: dict[str, str]) -> None:
    both = 0
    for state in random_game(players, options, 13, every=2):
        if may_take(state):
            observer = (state.turn + 1) % players
            hands = [state.imagine(observer, Rng(n)) for n in range(6)]
            both += len({is_free(hand) for hand in [state, *hands]}) == 2
            assert len({taken(hand, observer) for hand in [state, *hands]}) == 1
    assert both >= 5
