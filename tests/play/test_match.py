"""A match: checked doors, a log, and dice that wait for their player."""

from __future__ import annotations

from typing import Any

import pytest
from tests.play.tables import (
    CLEVER,
    FIRST_PICK,
    TWICE,
    at_extra_dice,
    finished,
    first_legal,
    in_both_games,
    opened,
    pick_first,
    played_until,
    refused,
    seen,
)

from silvertray.core.bits import members
from silvertray.core.errors import NotationError, Refusal, SetupError
from silvertray.core.game import CHANCE
from silvertray.play.dealer import Entropy, Seeded, TableDice
from silvertray.play.match import Match, Step


def options(match: Match, seat: int) -> str:
    """What a seat may do, as a refusal lists it."""
    legal = [match.game.text(match.state, seat, action) for action in members(match.state.legal(seat))]
    return ", ".join(legal) or "-"


def named(value: Any) -> str:
    """A case of a table by its words."""
    return str(getattr(value, "slug", value))


# -- the beginning


@in_both_games
def test_a_match_begins_with_an_empty_log_and_the_options_spelled_out(rules: Any) -> None:
    match = Match(rules, 2, Seeded(1))
    assert (match.log, match.options, match.names) == ([], {"solo_fallback": "on"}, ["0", "1"])
    assert match.awaits_roll()


@in_both_games
def test_names_and_options_are_kept_as_given(rules: Any) -> None:
    match = Match(rules, 1, Seeded(1), {"solo_fallback": "off"}, ["Ada"])
    assert (match.options, match.names) == ({"solo_fallback": "off"}, ["Ada"])
    assert not match.state.facts().fallback


@in_both_games
@pytest.mark.parametrize("players", [0, 5])
def test_a_match_for_a_wrong_number_of_players_is_refused(rules: Any, players: int) -> None:
    assert isinstance(refused(Match, rules, players, Seeded(1)), SetupError)


# -- what is played


@in_both_games
def test_texts_and_action_numbers_do_the_same(rules: Any) -> None:
    by_words, by_number = opened(rules=rules), opened(rules=rules)
    pick_first(by_words)
    by_number.do(0, rules.actions.index(FIRST_PICK[rules.slug]))
    assert seen(by_words) == seen(by_number)


@in_both_games
def test_extra_spaces_do_not_matter(rules: Any) -> None:
    match = opened(rules=rules)
    picked = FIRST_PICK[rules.slug]
    match.play(0, f"  pick   {picked} ")
    assert match.log[-1] == Step(0, rules.actions.index(picked), f"pick {picked}")


@in_both_games
def test_the_log_marks_chance_with_a_star_and_seats_by_number(rules: Any) -> None:
    match = opened(rules=rules)
    pick_first(match)
    assert [str(step) for step in match.log] == ["* first 0", "* roll 123456", f"0 pick {FIRST_PICK[rules.slug]}"]
    assert [step.seat for step in match.log] == [CHANCE, CHANCE, 0]


@in_both_games
def test_a_view_shows_the_current_position(rules: Any) -> None:
    match = opened(rules=rules)
    assert match.view(0) == rules.view(match.state, 0)
    assert match.view(None).options == ()


@in_both_games
@pytest.mark.parametrize("seat", [-2, -1, 2, 99])
def test_an_unknown_seat_has_no_view(rules: Any, seat: int) -> None:
    assert refused(opened(rules=rules).view, seat).code == "no-such-seat"


@in_both_games
def test_the_ranking_is_that_of_the_current_position(rules: Any) -> None:
    match = finished(3, rules=rules)
    assert match.ranking() == rules.ranking(match.state)


# -- what is refused

IN_BOTH = [
    (0, "extra green", "extra-too-early", "C-30"),
    (1, "pick green", "not-asked", "C-50"),
    (1, "reroll", "not-asked", "C-50"),
]
IN_CLEVER = [(0, "pass", "must-pick", "C-15"), (0, "bonus green", "no-such-reward", "C-40")]
IN_TWICE = [
    (0, "bonus green 6", "no-such-reward", "C-40"),
    (0, "cross blue", "no-such-cross", "T-2"),
    (0, "return blue", "no-return-now", "T-10"),
]
AFTER_THE_ROLL = [(CLEVER, *wrong) for wrong in IN_BOTH + IN_CLEVER]
AFTER_THE_ROLL += [(TWICE, *wrong) for wrong in IN_BOTH + IN_TWICE]


@pytest.mark.parametrize(("rules", "seat", "text", "code", "rule"), AFTER_THE_ROLL, ids=named)
def test_a_refusal_has_its_code_rule_and_the_legal_actions(
    rules: Any, seat: int, text: str, code: str, rule: str
) -> None:
    match = opened(rules=rules)
    refusal = refused(match.play, seat, text)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert refusal.params.get("legal") == options(match, seat)


@in_both_games
def test_a_second_pick_is_refused_with_the_legal_actions(rules: Any) -> None:
    match = played_until(Match(rules, 2, Seeded(3)), lambda now: bool(at_extra_dice(now)))
    seat = at_extra_dice(match)[0]
    refusal = refused(match.play, seat, f"pick {FIRST_PICK[rules.slug]}")
    assert (refusal.code, refusal.rule) == ("picks-over", "C-50")
    assert refusal.params.get("legal") == options(match, seat)


def test_a_refused_action_changes_nothing() -> None:
    matches = {rules.slug: opened(rules=rules) for rules in (CLEVER, TWICE)}
    before = {slug: seen(match) for slug, match in matches.items()}
    for rules, seat, text, _, _ in AFTER_THE_ROLL:
        refused(matches[rules.slug].play, seat, text)
    assert {slug: seen(match) for slug, match in matches.items()} == before


UNKNOWN = [
    "",
    "fly",
    "pick",
    "pick white",
    "pick yellow c",
    "white orange",
    "green",
    "bonus",
    "bonus blue 13",
    "Pick green",
    "pass it",
    "reroll reroll",
    "pick pass",
    "pick reroll",
    "pick bonus green",
    "extra pass",
    "extra bonus green",
]


# Words of the other game, and verbs that do not go with what they are said of.
UNKNOWN_IN_CLEVER = ["return white", "cross blue", "pick silver blue", "pick white pink", "bonus pink 1"]
UNKNOWN_IN_TWICE = [
    "pick white orange",
    "bonus yellow",
    "bonus yellow 1a",
    "return",
    "return tray",
    "pick return white",
]
UNKNOWN_IN_TWICE += [
    "cross white",
    "cross blue blue",
    "extra cross blue",
    "pick silver",
    "pick silver silver",
    "return orange",
]
UNKNOWN_HERE = [(CLEVER, text) for text in UNKNOWN + UNKNOWN_IN_CLEVER]
UNKNOWN_HERE += [(TWICE, text) for text in UNKNOWN + UNKNOWN_IN_TWICE]


@pytest.mark.parametrize(("rules", "text"), UNKNOWN_HERE, ids=named)
def test_unknown_words_are_refused_with_the_legal_actions(rules: Any, text: str) -> None:
    match = opened(rules=rules)
    refusal = refused(match.play, 0, text)
    assert isinstance(refusal, NotationError)
    assert (refusal.code, refusal.params) == ("unknown-action", {"text": text, "legal": options(match, 0)})


def test_long_texts_are_cut_in_a_refusal() -> None:
    assert len(str(refused(opened().play, 0, "x" * 10_000).params["text"])) == 60


@in_both_games
def test_an_unknown_action_number_is_refused_with_the_legal_actions(rules: Any) -> None:
    match = opened(rules=rules)
    for action in (-1, len(rules.actions), 128, 10**30):
        refusal = refused(match.do, 0, action)
        assert (refusal.code, refusal.params) == ("unknown-number", {"action": action, "legal": options(match, 0)})


@in_both_games
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(rules: Any, seat: int) -> None:
    match = opened(rules=rules)
    for refusal in (refused(match.play, seat, "pass"), refused(match.do, seat, 0), refused(match.roll, seat)):
        assert (refusal.code, refusal.params) == ("no-such-seat", {"seat": seat, "players": 2})


@in_both_games
def test_nothing_can_be_done_before_the_dice_are_rolled(rules: Any) -> None:
    refusal = refused(Match(rules, 1, Seeded(1)).play, 0, "pick green")
    assert (refusal.code, refusal.rule, refusal.params) == ("dice-first", "C-10", {"legal": "-"})


@in_both_games
def test_nothing_can_be_done_after_the_end(rules: Any) -> None:
    match = finished(2, rules=rules)
    assert refused(match.play, 0, "pick green").code == "game-over"
    assert refused(match.do, 1, 0).rule == "C-61"
    assert refused(match.roll, 0).code == "no-roll-due"


# -- dice


@in_both_games
def test_a_match_never_rolls_by_itself(rules: Any) -> None:
    match = Match(rules, 1, Seeded(1))
    assert match.log == []
    match.roll(0)
    while not match.awaits_roll():
        match.do(0, first_legal(match, 0))
    length = len(match.log)
    match.view(0), match.ranking(), match.at(length)
    assert match.awaits_roll()
    assert len(match.log) == length


@in_both_games
def test_only_the_seat_whose_roll_it_is_may_roll(rules: Any) -> None:
    match = Match(rules, 3, TableDice())
    match.roll(0, "first 2")
    for seat in (0, 1):
        refusal = refused(match.roll, seat, "roll 123456")
        assert (refusal.code, refusal.rule, refusal.params) == ("not-your-roll", "C-10", {"seat": seat, "roller": 2})
    match.roll(2, "roll 123456")
    assert match.state.open_seats() == (2,)


@in_both_games
def test_a_roll_that_is_not_due_is_refused(rules: Any) -> None:
    refusal = refused(opened(rules=rules).roll, 0)
    assert (refusal.code, refusal.rule, refusal.params) == ("no-roll-due", "C-10", {"seat": 0})


@in_both_games
@pytest.mark.parametrize("dealer", [Seeded(1), Entropy()], ids=lambda dealer: dealer.kind)
def test_typed_dice_are_refused_when_the_dealer_rolls(rules: Any, dealer: Seeded | Entropy) -> None:
    match = Match(rules, 1, dealer)
    refusal = refused(match.roll, 0, "roll 666666")
    assert (refusal.code, refusal.params) == ("dealer-rolls", {"text": "roll 666666"})
    assert match.log == []


# -- looking back


@in_both_games
def test_the_position_at_a_step_is_the_one_seen_then(rules: Any) -> None:
    match = opened(rules=rules)
    rolled = match.state.facts()
    pick_first(match)
    assert match.at(2).facts() == rolled
    assert match.at(3).facts() == match.at(99).facts() == match.state.facts()
    assert match.at(0).facts() == rules.new(2, {}).facts()


@in_both_games
def test_playing_on_from_an_earlier_position_does_not_change_the_match(rules: Any) -> None:
    match = opened(rules=rules)
    before = seen(match)
    match.at(2).apply(0, rules.actions.index(FIRST_PICK[rules.slug]))
    assert seen(match) == before
