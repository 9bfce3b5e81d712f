"""Law: a view tells a seat what it may do, and its score line by line; a spectator is offered nothing."""

from __future__ import annotations

import dataclasses

from hypothesis import given
from tests.properties.walks import SETUPS, At, dobro_setups, law, positions, positions_of

from silvertray.core.bits import members


@law(60)
@given(positions())
def test_a_score_is_the_sum_of_its_lines(at: At) -> None:
    rules, state = at
    for sheet in rules.view(state, None).sheets:
        assert sheet.score == sum(points for _, points in sheet.lines) == state.score(sheet.seat)


@law(60)
@given(positions_of(SETUPS))
def test_a_view_lists_exactly_the_legal_actions_of_its_seat(at: At) -> None:
    rules, state = at
    for seat in range(state.players):
        options = rules.view(state, seat).options
        assert [option.action for option in options] == members(state.legal(seat))
        assert [option.text for option in options] == [rules.text(state, seat, option.action) for option in options]


@law(60)
@given(positions())
def test_a_spectator_sees_the_same_table_without_options(at: At) -> None:
    rules, state = at
    spectator = rules.view(state, None)
    assert spectator.options == ()
    for seat in range(state.players):
        view = rules.view(state, seat)
        assert (view.dice, view.sheets, view.open_seats) == (spectator.dice, spectator.sheets, spectator.open_seats)


@law(60)
@given(positions())
def test_an_option_earns_the_points_its_view_shows(at: At) -> None:
    rules, state = at
    for seat in range(state.players):
        for option in rules.view(state, seat).options:
            after = state.copy()
            after.apply(seat, option.action)
            foxes = after.foxes(seat) - state.foxes(seat)
            assert foxes == option.earns.count("fox")
            worth = foxes * min(after.area_points(seat))  # these are no points of the mark itself
            assert after.score(seat) == state.score(seat) + option.points + worth


@law(60)
@given(positions())
def test_every_die_lies_in_one_place_and_every_option_names_a_cell(at: At) -> None:
    rules, state = at
    for seat in range(state.players):
        view = rules.view(state, seat)
        places = [die.place for die in view.dice if die.place.startswith("field")]
        assert len(places) == len(set(places)) <= 3
        assert all(option.cell >= 0 for option in view.options if option.area)
        assert all(option.die or option.area for option in view.options if option.text not in ("pass", "reroll"))


@law(60)
@given(positions())
def test_the_ranking_holds_every_seat_once_best_first(at: At) -> None:
    rules, state = at
    ranking = rules.ranking(state)
    assert sorted(place.seat for place in ranking) == list(range(state.players))
    assert [place.place for place in ranking] == sorted(place.place for place in ranking)
    strengths = [(place.score, max(state.area_points(place.seat))) for place in ranking]
    assert strengths == sorted(strengths, reverse=True)
    assert [strengths.index(strength) + 1 for strength in strengths] == [place.place for place in ranking]
    assert all(place.score == sum(points for _, points in place.lines) for place in ranking)


@law(60)
@given(positions_of(dobro_setups()))
def test_the_ranking_of_a_card_game_holds_every_seat_once_best_first(at: At) -> None:
    rules, state = at
    ranking = rules.ranking(state)
    assert sorted(place.seat for place in ranking) == list(range(state.players))
    assert [place.place for place in ranking] == sorted(place.place for place in ranking)
    assert [place.score for place in ranking] == sorted((place.score for place in ranking), reverse=True)
    assert all(place.score == sum(points for _, points in place.lines) == state.score(place.seat) for place in ranking)


@law(60)
@given(positions_of(dobro_setups()))
def test_a_spectator_of_a_card_game_sees_only_public_facts(at: At) -> None:
    rules, state = at
    spectator = dataclasses.asdict(rules.view(state, None))
    assert (spectator["options"], spectator["hand"]) == ((), ())
    for seat in range(state.players):
        seen = dataclasses.asdict(rules.view(state, seat))
        own = ("seat", "hand", "asked", "options")
        assert {name: seen[name] for name in seen if name not in own} == {
            name: spectator[name] for name in spectator if name not in own
        }
        assert len(seen["hand"]) == seen["seats"][seat]["hand_size"]
