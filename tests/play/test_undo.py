"""Undo: a seat takes back its own last action since the dice last fell; the others' stay."""

from __future__ import annotations

from typing import Any

import pytest
from tests.play.tables import (
    TWICE,
    finished,
    first_legal,
    in_both_games,
    may_cross,
    may_return,
    opened,
    pick_first,
    played_until,
    refused,
    seen,
)

from silvertray.core.game import CHANCE
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match


def several_open(rules: Any, players: int) -> Match:
    """A match in which all passive seats are to pick."""
    match = Match(rules, players, Seeded(5))
    return played_until(match, lambda now: len(now.state.open_seats()) >= max(2, players - 1))


def before_round_four(rules: Any, players: int = 2) -> tuple[Match, int, int]:
    """Round 4 has just begun by a choice: who made it, and somebody else who is asked for the black reward."""
    for seed in range(100):
        match = Match(rules, players, Seeded(seed))
        played_until(match, lambda now: now.state.round == 4)
        if match.log[-1].seat != CHANCE:
            last = match.log[-1].seat
            return match, last, next(seat for seat in match.state.open_seats() if seat != last)
    raise AssertionError("some game reaches round 4 by a choice")


@in_both_games
def test_an_undone_pick_was_never_made(rules: Any) -> None:
    match = opened(rules=rules)
    before = seen(match)
    pick_first(match)
    assert match.can_undo(0)
    match.undo(0)
    assert seen(match) == before
    last = rules.areas[-1]
    match.play(0, f"pick {last}")
    assert [str(step) for step in match.log[2:]] == [f"0 pick {last}"]


@in_both_games
def test_a_reroll_can_be_taken_back_until_the_dice_fall(rules: Any) -> None:
    match = opened(rules=rules)
    before = seen(match)
    match.play(0, "reroll")
    match.undo(0)
    assert seen(match) == before
    match.play(0, "reroll")
    match.roll(0, "roll 654321")
    assert not match.can_undo(0)


@in_both_games
def test_nothing_before_the_last_chance_step_can_be_taken_back(rules: Any) -> None:
    match = opened(rules=rules)
    pick_first(match)
    match.roll(0, "roll -23456")
    before = seen(match)
    refusal = refused(match.undo, 0)
    assert (refusal.code, refusal.params) == ("nothing-to-undo", {"seat": 0})
    assert not match.can_undo(0)
    assert seen(match) == before


@in_both_games
def test_nothing_can_be_taken_back_at_the_beginning(rules: Any) -> None:
    match = Match(rules, 2, Seeded(1))
    assert [refused(match.undo, seat).code for seat in (0, 1)] == ["nothing-to-undo"] * 2


@in_both_games
def test_a_seat_cannot_take_back_what_another_did(rules: Any) -> None:
    match = opened(rules=rules)
    pick_first(match)
    assert not match.can_undo(1)
    assert refused(match.undo, 1).code == "nothing-to-undo"


@in_both_games
@pytest.mark.parametrize("seat", [-1, 7])
def test_a_seat_that_is_not_at_the_table_has_nothing_to_take_back(rules: Any, seat: int) -> None:
    match = opened(rules=rules)
    pick_first(match)
    assert not match.can_undo(seat)
    refused(match.undo, seat)


@in_both_games
@pytest.mark.parametrize("players", [3, 4])
def test_undo_leaves_what_the_others_did(rules: Any, players: int) -> None:
    match, without = several_open(rules, players), several_open(rules, players)
    first, second = match.state.open_seats()[:2]
    match.do(first, first_legal(match, first))
    match.do(second, first_legal(match, second))
    without.do(second, first_legal(without, second))
    match.undo(first)
    assert seen(match) == seen(without)


@in_both_games
def test_a_seat_can_undo_after_another_has_acted(rules: Any) -> None:
    match = several_open(rules, 3)
    first, second = match.state.open_seats()[:2]
    match.do(first, first_legal(match, first))
    match.do(second, first_legal(match, second))
    assert match.can_undo(first)


@in_both_games
def test_undo_goes_back_one_action_at_a_time(rules: Any) -> None:
    match = several_open(rules, 3)
    before, seat = seen(match), match.state.open_seats()[0]
    done = 0
    while match.state.legal(seat) and not match.awaits_roll():
        match.do(seat, first_legal(match, seat))
        done += 1
    for _ in range(done):
        match.undo(seat)
    assert seen(match) == before


@in_both_games
def test_undo_is_blocked_when_another_has_answered_the_new_round(rules: Any) -> None:
    match, last, other = before_round_four(rules)
    match.do(other, first_legal(match, other))
    before = seen(match)
    refusal = refused(match.undo, last)
    assert (refusal.code, refusal.params) == ("undo-blocked", {"seat": other})
    assert seen(match) == before


@in_both_games
def test_undo_reaches_back_past_the_new_round_until_another_answers(rules: Any) -> None:
    match, last, other = before_round_four(rules)
    match.do(other, first_legal(match, other))
    match.undo(other)
    assert match.state.round == 4
    match.undo(last)
    assert match.state.round == 3
    assert last in match.state.open_seats()


@in_both_games
def test_the_last_action_of_a_game_can_be_taken_back(rules: Any) -> None:
    match = finished(2, rules=rules)
    seat = match.log[-1].seat
    match.undo(seat)
    assert not match.state.is_over()
    assert seat in match.state.open_seats()


@in_both_games
def test_the_log_gives_the_position_after_an_undo(rules: Any) -> None:
    match = several_open(rules, 4)
    seat = match.state.open_seats()[-1]
    match.do(seat, first_legal(match, seat))
    match.undo(seat)
    assert match.at(len(match.log)).facts() == match.state.facts()


# -- what only `twice` has


def test_a_returned_die_goes_back_to_the_tray_until_the_dice_fall() -> None:
    match = played_until(Match(TWICE, 2, Seeded(2)), may_return)
    before, seat = seen(match), match.state.active
    die = next(option.text for option in match.view(seat).options if option.text.startswith("return"))
    match.play(seat, die)
    match.undo(seat)
    assert seen(match) == before
    match.play(seat, die)
    if not match.awaits_roll():
        match.play(seat, "pass")
    match.roll(seat)
    assert not match.can_undo(seat)


def test_extra_crosses_are_taken_back_one_at_a_time() -> None:
    match = played_until(Match(TWICE, 1, Seeded(3)), may_cross)
    before, done = seen(match), 0
    while match.state.chain(0):
        match.do(0, first_legal(match, 0) or next(o.action for o in match.view(0).options if o.action))
        done += 1
    assert done > 0
    for _ in range(done):
        match.undo(0)
    assert seen(match) == before


def test_a_declined_roll_can_be_taken_back_until_the_dice_fall() -> None:
    match = opened(rules=TWICE)
    before = seen(match)
    match.play(0, "pass")
    match.undo(0)
    assert seen(match) == before
