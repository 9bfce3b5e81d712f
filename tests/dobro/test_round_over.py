"""Refusals while no round is played, and what they name."""

from __future__ import annotations

import pytest
from tests.dobro.tables import DOBRO, do, refused, table

from silvertray.core.errors import PositionError, Refusal

BETWEEN = "moment=deal dealing=yes drawer=0 to_draw=6 deck_size=12 unseen=2,2,2,3,3,3,4,4,4,5,5,5"


@pytest.mark.rule("D-48", "D-60")
@pytest.mark.parametrize("text", ["draw", "take", "play 2", "nonsense"])
def test_between_rounds_every_action_is_refused_as_round_over(text: str) -> None:
    state = table(f"{BETWEEN} round=2 closer=0 / points=1 / points=2")
    assert [refused(state, seat, text) for seat in (0, 1)] == ["E_ROUND_OVER"] * 2


@pytest.mark.rule("D-48")
def test_no_round_is_over_while_the_first_hands_are_dealt() -> None:
    for state in (DOBRO.new(2, {}), do(DOBRO.new(2, {}), "* first 1"), table(f"{BETWEEN} / /")):
        assert refused(state, 0, "play 2") == "E_CARDS_FIRST"
        assert refused(state, 0, "draw") == "E_NO_DRAW_DUE"


@pytest.mark.rule("D-33", "D-48")
@pytest.mark.parametrize(("text", "number"), [("play J=0", "0"), ("play J=13", "13"), ("play J", "-")])
def test_a_wrong_number_for_a_joker_is_named_as_it_was_typed(text: str, number: str) -> None:
    with pytest.raises(Refusal, match="E_JOKER_NUMBER") as caught:
        DOBRO.parse(table("/ hand=J / hand=3"), 0, text)
    assert caught.value.params["number"] == number


@pytest.mark.rule("D-52")
def test_no_draw_is_owed_while_cards_are_drawn() -> None:
    with pytest.raises(PositionError, match="impossible-position"):
        table("draw=classic owes=1 moment=deal drawer=0 to_draw=1 deck_size=1 unseen=2 / hand=2 / hand=3")
