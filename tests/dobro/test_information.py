"""Who knows what: nothing that a seat is told depends on cards that it cannot know."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.dobro.tables import DOBRO, TABLES, begun, do, table
from tests.properties.walks import SEEDS, law, walk

from silvertray.core.rng import Rng
from silvertray.core.seats import CHANCE


@st.composite
def tables(draw: st.DrawFn) -> Any:
    """A position somewhere in a random game."""
    players, options = draw(st.sampled_from(TABLES))
    state, steps = DOBRO.new(players, options), draw(st.integers(0, 400))
    for number, _ in enumerate(walk(state, draw(SEEDS))):
        if number == steps:
            break
    return state


def codes(state: Any, seat: int) -> list[str]:
    """The refusals of all actions."""
    refusals = [DOBRO.why_not(state, seat, action) for action in range(len(DOBRO.actions))]
    return [str(refusal or "") for refusal in refusals]


@pytest.mark.rule("D-90", "D-91", "D-92", "D-93")
@law(80)
@given(tables(), SEEDS, st.data())
def test_hidden_cards_change_nothing_that_a_seat_sees(state: Any, seed: int, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, state.players - 1))
    other = state.imagine(seat, Rng(seed))
    assert DOBRO.view(other, seat) == DOBRO.view(state, seat)
    assert DOBRO.view(other, None) == DOBRO.view(state, None)
    assert other.legal(seat) == state.legal(seat)
    assert codes(other, seat) == codes(state, seat)
    assert DOBRO.ranking(other) == DOBRO.ranking(state)


@pytest.mark.rule("D-91", "D-92", "D-93")
@law(80)
@given(tables(), SEEDS, st.data())
def test_an_imagined_deal_is_possible(state: Any, seed: int, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, state.players - 1))
    before = state.facts()
    found = state.imagine(seat, Rng(seed)).facts()
    assert state.facts() == before
    assert found.hands[seat] == before.hands[seat]
    assert [sum(hand) for hand in found.hands] == [sum(hand) for hand in before.hands]
    for known, hand in zip(found.known, found.hands, strict=True):
        assert all(shown <= held for shown, held in zip(known, hand, strict=True))
    assert everything(found) == everything(before)
    assert found._replace(hands=before.hands, unseen=before.unseen) == before


def everything(facts: Any) -> list[int]:
    """All cards in hands and unseen."""
    return [sum(cards) for cards in zip(facts.unseen, *facts.hands, strict=True)]


@pytest.mark.rule("D-92")
def test_imagined_deals_differ() -> None:
    state = begun(4, {})
    assert len({state.imagine(0, Rng(seed)).facts().hands for seed in range(20)}) > 15


@pytest.mark.rule("D-92")
def test_imagining_for_an_unknown_seat_is_refused() -> None:
    with pytest.raises(IndexError, match="no seat"):
        begun(2, {}).imagine(2, Rng(1))


@pytest.mark.rule("D-90", "D-91", "A-20")
def test_a_seat_sees_its_hand_and_what_is_public() -> None:
    text = "draw=classic good=9 trick=S,J=9 deck_size=2 unseen=2,2 owes=1 forgetful=1 turn=0 direction=-1"
    state = table(
        f"{text} round=2 closer=1 / hand=3,10,J pile=2-9 points=1 / hand=4,5 known=5 points=2 / hand=6 points=3"
    )
    seen = DOBRO.view(state, 0)
    assert (seen.hand, seen.good, seen.asked) == (("3", "10", "J"), 9, "play")
    assert [(play.text, play.value, play.good) for play in seen.trick] == [("play S", 0, 0), ("play J=9", 9, 9)]
    assert (seen.turn, seen.direction, seen.deck_size, seen.owes, seen.forgetful) == (0, -1, 2, 1, 1)
    assert [(s.hand_size, s.pile_size, s.shown, s.points, s.score) for s in seen.seats] == [
        (3, 2, (), (1,), 1),
        (2, 0, ("5",), (2,), 2),
        (1, 0, (), (3,), 3),
    ]
    texts = {option.text: (option.cards, option.value, option.good) for option in seen.options}
    assert texts["take"] == ((), 0, 0)
    assert texts["play 10"] == (("10",), 10, 10)
    assert texts["play J=9"] == (("J",), 9, 18)
    assert DOBRO.view(state, 1).asked == "draw"
    assert DOBRO.view(state, 2).asked == "others"
    stranger = DOBRO.view(state, None)
    assert (stranger.hand, stranger.options, stranger.asked) == ((), (), "others")


def test_a_seat_is_asked_to_lead_or_waits_for_cards() -> None:
    assert DOBRO.view(table("/ hand=S,2 / hand=3"), 0).asked == "lead"
    assert DOBRO.view(DOBRO.new(2, {}), 0).asked == "cards"
    skip = next(o for o in DOBRO.view(table("good=9 trick=9 / hand=S / hand=3"), 0).options if o.text == "play S")
    assert (skip.value, skip.good) == (0, 9)


@pytest.mark.rule("D-91")
def test_only_the_drawer_sees_a_drawn_card() -> None:
    state = DOBRO.new(3, {})
    assert DOBRO.seen_by(state, CHANCE) is None
    do(state, "* first 2")
    assert (DOBRO.seen_by(state, CHANCE), DOBRO.roller(state)) == (0, 0)
    drawing = table("moment=deal drawer=1 to_draw=1 deck_size=1 unseen=2 / hand=2 / hand=2")
    assert (DOBRO.seen_by(drawing, CHANCE), DOBRO.roller(drawing)) == (1, 1)
    assert DOBRO.seen_by(drawing, 0) is None


def test_a_play_reveals_cards_and_a_take_or_draw_does_not() -> None:
    reveals = {text for action, text in enumerate(DOBRO.actions) if DOBRO.reveals(action)}
    assert set(DOBRO.actions) - reveals == {"take", "draw"}
