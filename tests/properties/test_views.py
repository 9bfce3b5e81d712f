"""Law: a view tells a seat what it may do, and its score line by line; a spectator is offered nothing."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from tests.properties.walks import CLEVER, law, positions

from silvertray.core.bits import members


@law(60)
@given(positions())
def test_a_score_is_the_sum_of_its_lines(state: Any) -> None:
    for sheet in CLEVER.view(state, None).sheets:
        assert sheet.score == sum(points for _, points in sheet.lines) == state.score(sheet.seat)


@law(60)
@given(positions())
def test_a_view_lists_exactly_the_legal_actions_of_its_seat(state: Any) -> None:
    for seat in range(state.players):
        options = CLEVER.view(state, seat).options
        assert [option.action for option in options] == members(state.legal(seat))
        assert [option.text for option in options] == [CLEVER.text(state, seat, option.action) for option in options]


@law(60)
@given(positions())
def test_a_spectator_sees_the_same_table_without_options(state: Any) -> None:
    spectator = CLEVER.view(state, None)
    assert spectator.options == ()
    for seat in range(state.players):
        view = CLEVER.view(state, seat)
        assert (view.dice, view.sheets, view.open_seats) == (spectator.dice, spectator.sheets, spectator.open_seats)


@law(60)
@given(positions())
def test_an_option_earns_the_points_that_its_view_tells(state: Any) -> None:
    for seat in range(state.players):
        for option in CLEVER.view(state, seat).options:
            after = state.copy()
            after.apply(seat, option.action)
            foxes = option.earns.count("fox") * min(after.area_points(seat))  # no points of the mark itself
            assert after.score(seat) == state.score(seat) + option.points + foxes


@law(60)
@given(positions())
def test_every_die_lies_in_one_place_and_every_option_names_a_cell(state: Any) -> None:
    for seat in range(state.players):
        view = CLEVER.view(state, seat)
        places = [die.place for die in view.dice if die.place.startswith("field")]
        assert len(places) == len(set(places)) <= 3
        assert all(option.cell >= 0 for option in view.options if option.area)


@law(60)
@given(positions())
def test_the_ranking_holds_every_seat_once_best_first(state: Any) -> None:
    ranking = CLEVER.ranking(state)
    assert sorted(place.seat for place in ranking) == list(range(state.players))
    assert [place.place for place in ranking] == sorted(place.place for place in ranking)
    assert [place.score for place in ranking] == sorted((place.score for place in ranking), reverse=True)
    assert all(place.score == sum(points for _, points in place.lines) for place in ranking)
