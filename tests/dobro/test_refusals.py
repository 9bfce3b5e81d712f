"""Refusals: every code, in the order of D-48; and they agree with what is legal."""

from typing import Any

import pytest
from tests.dobro.tables import DOBRO, TABLES, begun, random_game, refused, table

from silvertray.core import codes
from silvertray.core.errors import Refusal
from silvertray.core.rng import Rng
from silvertray.core.seats import CHANCE
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match

OVER = "moment=over round=3 / hand=2 points=1-1-1 / hand=2 points=1-1-1"
DRAWING = "moment=deal drawer=0 to_draw=1 deck_size=1 unseen=2 turn=1 / hand=2 / hand=2"
PLAYING = "good=9 trick=9 / hand=2,5,J,J,S,R / hand=2 / hand=3"
LEADING = "lead_specials=off / hand=2,5,J,J,S,R / hand=2 / hand=3"

IN_ORDER = [
    (OVER, 0, "draw", "E_ROUND_OVER"),
    (OVER, 1, "take", "E_ROUND_OVER"),
    (OVER, 1, "nonsense", "E_ROUND_OVER"),
    (DRAWING, 0, "draw", "E_NO_DRAW_DUE"),
    (DRAWING, 0, "play 2", "E_CARDS_FIRST"),
    (PLAYING, 0, "draw", "E_NO_DRAW_DUE"),
    (PLAYING, 1, "draw", "E_NO_DRAW_DUE"),
    (PLAYING, 1, "take", "E_NOT_YOUR_TURN"),
    (LEADING, 1, "take", "E_NOT_YOUR_TURN"),
    (PLAYING, 1, "nonsense", "E_NOT_YOUR_TURN"),
    (LEADING, 0, "take", "E_NOTHING_TO_TAKE"),
    (PLAYING, 0, "", "E_UNKNOWN_ACTION"),
    (PLAYING, 0, "taken", "E_UNKNOWN_ACTION"),
    (PLAYING, 0, "play 1 1 1", "E_UNKNOWN_ACTION"),
    (PLAYING, 0, "play J=x", "E_UNKNOWN_ACTION"),
    (PLAYING, 0, "play J=²", "E_UNKNOWN_ACTION"),
    (PLAYING, 0, "play J=-", "E_UNKNOWN_ACTION"),
    (PLAYING, 0, "play J=" + 10 * "1", "E_UNKNOWN_ACTION"),
    (PLAYING, 0, "play", "E_CARD_COUNT"),
    (PLAYING, 0, "play 7 7 7", "E_CARD_COUNT"),
    (PLAYING, 0, "play 7 S", "E_NOT_IN_HAND"),
    (PLAYING, 0, "play 2 2", "E_NOT_IN_HAND"),
    (PLAYING, 0, "play 2 S=4", "E_SPECIAL_ALONE"),
    (PLAYING, 0, "play S R", "E_SPECIAL_ALONE"),
    (PLAYING, 0, "play J S", "E_SPECIAL_ALONE"),
    (PLAYING, 0, "play 2 5=4", "E_JOKER_NUMBER"),
    (LEADING, 0, "play S=4", "E_JOKER_NUMBER"),
    (LEADING, 0, "play S", "E_SPECIAL_LEAD"),
    (LEADING, 0, "play R", "E_SPECIAL_LEAD"),
    (PLAYING, 0, "play J", "E_JOKER_NUMBER"),
    (PLAYING, 0, "play J J", "E_JOKER_NUMBER"),
    (PLAYING, 0, "play J=1", "E_JOKER_NUMBER"),
    (PLAYING, 0, "play J=1000", "E_JOKER_NUMBER"),
    (PLAYING, 0, "play J=-1", "E_JOKER_NUMBER"),
    (PLAYING, 0, "play J J=13", "E_JOKER_NUMBER"),
    (PLAYING, 0, "play 2 J=3", "E_JOKER_NUMBER"),
    (PLAYING, 0, "play 2 5", "E_NOT_A_PAIR"),
    (PLAYING, 0, "play 2", "E_TOO_LOW"),
    (PLAYING, 0, "play J 2", "E_TOO_LOW"),
    (PLAYING, 0, "play J=8", "E_TOO_LOW"),
    (PLAYING, 0, "play J J=4", "E_TOO_LOW"),
]


@pytest.mark.rule("D-48")
@pytest.mark.parametrize(("position", "seat", "text", "code"), IN_ORDER)
def test_the_first_failure_is_the_reason_and_nothing_changes(position: str, seat: int, text: str, code: str) -> None:
    assert refused(table(position), seat, text) == code


def test_the_table_provokes_every_code_of_the_game() -> None:
    assert {code for *_, code in IN_ORDER} == codes.DOBRO.keys()


RULES = [
    ("play J S", "D-36"),
    ("play J R", "D-37"),
    ("play S R", "D-36"),
    ("play J=13", "D-33"),
    ("play 2 J=3", "D-34"),
    ("play J J=13", "D-35"),
]


@pytest.mark.rule("D-33", "D-34", "D-35", "D-36", "D-37")
@pytest.mark.parametrize(("text", "rule"), RULES)
def test_a_refusal_names_the_rule_of_the_cards_it_is_about(text: str, rule: str) -> None:
    with pytest.raises(Refusal) as caught:
        DOBRO.parse(table(PLAYING), 0, text)
    assert caught.value.rule == rule


@pytest.mark.rule("D-48")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_an_action_is_refused_exactly_if_it_is_not_legal(players: int, options: dict[str, str]) -> None:
    for state in random_game(players, options, 17, every=3):
        for seat in range(players):
            legal = state.legal(seat)
            for action in range(len(DOBRO.actions)):
                assert (DOBRO.why_not(state, seat, action) is None) == bool(legal >> action & 1)


@pytest.mark.rule("D-48")
def test_a_text_and_its_action_are_refused_for_the_same_reason() -> None:
    for state in random_game(3, {"draw": "classic", "lead_specials": "off"}, 8, every=9):
        for seat in range(3):
            for action, text in enumerate(DOBRO.actions):
                refusal = DOBRO.why_not(state, seat, action)
                assert typed(state, seat, text) == (refusal.code if refusal else action)


def typed(state: Any, seat: int, text: str) -> str | int:
    """The action, or the code of its refusal."""
    try:
        return int(DOBRO.parse(state, seat, text))
    except Refusal as refusal:
        return refusal.code


@pytest.mark.rule("D-48")
def test_a_position_refuses_illegal_actions_and_unknown_seats() -> None:
    state = table(PLAYING)
    for seat, action in [(0, 0), (1, 57), (0, -1), (0, 59), (0, 99)]:
        with pytest.raises(ValueError, match="not legal"):
            state.apply(seat, action)
    for seat in (-2, 3):
        with pytest.raises(IndexError, match="no seat"):
            state.legal(seat)


@pytest.mark.parametrize(("position", "outcome"), [(PLAYING, 0), (OVER, 0), (DRAWING, 1), (DRAWING, 14), (DRAWING, -1)])
def test_chance_that_is_not_due_is_refused(position: str, outcome: int) -> None:
    with pytest.raises(ValueError, match="no outcome"):
        table(position).apply(CHANCE, outcome)


def test_an_unknown_seat_cannot_be_drawn_as_first() -> None:
    with pytest.raises(ValueError, match="no outcome"):
        DOBRO.new(3, {}).apply(CHANCE, 3)


@pytest.mark.parametrize("position", [PLAYING, OVER])
def test_without_a_chance_step_there_is_no_outcome(position: str) -> None:
    state = table(position)
    assert state.outcomes() == []
    with pytest.raises(ValueError, match="no outcome"):
        state.sample(Rng(1))
    with pytest.raises(ValueError, match="no outcome"):
        state.outcome_of(1)


def test_a_refusal_lists_the_legal_actions() -> None:
    match = Match(DOBRO, 2, Seeded(1))
    match.state = begun(2, {})
    with pytest.raises(Refusal, match="E_NOTHING_TO_TAKE") as caught:
        match.play(match.state.turn, "take")
    assert "play" in str(caught.value.params["legal"])


def test_small_letters_and_the_order_of_cards_do_not_matter() -> None:
    state = table("good=9 trick=9 / hand=7,J,S / hand=2 / hand=3")
    assert {DOBRO.parse(state, 0, text) for text in ("play J 7", "play j 7", "play 7  j", "play 7 J=7")} == {
        DOBRO.actions.index("play J 7")
    }
    assert DOBRO.parse(state, 0, "play j=9") == DOBRO.actions.index("play J=9")
