"""Real dice that were typed wrongly can be put right, as long as nobody has acted on them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.play.tables import CLEVER, first_legal, in_both_games, opened, pick_first, refused, seen

from silvertray.play.dealer import Seeded, TableDice
from silvertray.play.match import Match


@in_both_games
def test_a_corrected_roll_replaces_the_typed_one(rules: Any) -> None:
    match = opened(rules=rules, dice="654321")
    assert match.typed(0) == ["first 0", "roll 654321"]
    match.correct(0, "roll 123456")
    assert seen(match) == seen(opened(rules=rules))


@in_both_games
def test_a_roll_stands_once_a_seat_has_acted(rules: Any) -> None:
    match = opened(rules=rules)
    pick_first(match)
    before = seen(match)
    assert match.typed(0) == []
    refusal = refused(match.correct, 0, "roll 654321")
    assert (refusal.code, refusal.params) == ("nothing-to-correct", {"seat": 0})
    assert seen(match) == before
    match.undo(0)  # taken back, it is open again
    match.correct(0, "roll 654321")
    assert [step.text for step in match.log] == ["first 0", "roll 654321"]


@in_both_games
def test_only_the_dice_that_were_rolled_are_corrected(rules: Any) -> None:
    match = opened(rules=rules)
    pick_first(match)
    match.roll(0, "roll -65432")
    refusal = refused(match.correct, 0, "roll 165432")
    assert refusal.code == "wrong-dice"
    match.correct(0, "roll -23456")
    assert match.log[-1].text == "roll -23456"
    assert match.typed(0) == ["roll -23456"]


@in_both_games
def test_only_the_roller_can_correct_a_roll(rules: Any) -> None:
    match = opened(rules=rules)
    assert match.typed(1) == []
    assert refused(match.correct, 1, "roll 654321").code == "nothing-to-correct"
    assert refused(match.correct, 7, "roll 654321").code == "no-such-seat"


@in_both_games
def test_correcting_the_first_seat_discards_later_rolls(rules: Any) -> None:
    match = opened(rules=rules)
    match.correct(0, "first 1")
    assert [step.text for step in match.log] == ["first 1"]
    assert match.game.roller(match.state) == 1
    match.roll(1, "roll 123456")
    assert (match.typed(0), match.typed(1)) == ([], ["roll 123456"])  # who begins has begun


def test_correcting_a_tied_roll_asks_for_the_draw_again() -> None:
    match = Match(CLEVER, 1, TableDice())
    while not (match.awaits_roll() and match.view(0).passive_turn):
        if match.awaits_roll():
            match.roll(0, "roll " + "".join("2" if die.rolled else "-" for die in match.view(0).dice))
        else:
            match.do(0, first_legal(match, 0))
    match.roll(0, "roll 333333")
    assert match.state.moment_name() == "tie"
    match.roll(0, "tray wyb")
    match.correct(0, "roll 333334")
    assert match.state.moment_name() == "tie"
    assert match.typed(0) == ["roll 333334"]


@pytest.mark.rule("C-14")
def test_a_correction_changes_the_later_of_two_rolls() -> None:
    match = opened(dice="511115")
    match.play(0, "pick white purple")  # only purple is left, and needs a 6
    match.roll(0, "roll -----1")
    match.play(0, "reroll")
    match.roll(0, "roll -----2")  # given up, as no reroll is left
    match.roll(0, "roll -----3")
    match.correct(0, "roll -----6")
    assert [step.text for step in match.log[-3:]] == ["reroll", "roll -----2", "roll -----6"]


def test_dice_that_were_not_typed_cannot_be_corrected() -> None:
    match = Match(CLEVER, 1, Seeded(1))
    match.roll(0)
    assert match.typed(0) == []
    assert refused(match.correct, 0, "roll 123456").code == "nothing-to-correct"
