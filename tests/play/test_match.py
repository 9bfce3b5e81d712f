"""A match: checked doors, a log, and dice that wait for their player."""

from __future__ import annotations

import pytest
from tests.play.tables import CLEVER, finished, first_legal, opened, played_until, refused, seen

from silvertray.core.bits import members
from silvertray.core.errors import NotationError, Refusal, SetupError
from silvertray.core.game import CHANCE
from silvertray.play.dealer import Entropy, Seeded, TableDice
from silvertray.play.match import Match, Step


def options(match: Match, seat: int) -> str:
    """What a seat may do, as a refusal lists it."""
    legal = [CLEVER.text(match.state, seat, action) for action in members(match.state.legal(seat))]
    return ", ".join(legal) or "-"


# -- the beginning


def test_a_match_begins_with_an_empty_log_and_the_options_spelled_out() -> None:
    match = Match(CLEVER, 2, Seeded(1))
    assert (match.log, match.options, match.names) == ([], {"solo_fallback": "on"}, ["0", "1"])
    assert match.awaits_roll()


def test_names_and_options_are_kept_as_given() -> None:
    match = Match(CLEVER, 1, Seeded(1), {"solo_fallback": "off"}, ["Ada"])
    assert (match.options, match.names) == ({"solo_fallback": "off"}, ["Ada"])
    assert not match.state.facts().fallback


@pytest.mark.parametrize("players", [0, 5])
def test_a_match_for_a_wrong_number_of_players_is_refused(players: int) -> None:
    assert isinstance(refused(Match, CLEVER, players, Seeded(1)), SetupError)


# -- what is played


def test_words_and_numbers_do_the_same() -> None:
    by_words, by_number = opened(), opened()
    by_words.play(0, "pick white orange")
    by_number.do(0, CLEVER.actions.index("white orange"))
    assert seen(by_words) == seen(by_number)


def test_spaces_around_words_do_not_matter() -> None:
    match = opened()
    match.play(0, "  pick   white orange ")
    assert match.log[-1] == Step(0, CLEVER.actions.index("white orange"), "pick white orange")


def test_the_log_tells_chance_by_a_star_and_a_seat_by_its_number() -> None:
    match = opened()
    match.play(0, "pick white orange")
    assert [str(step) for step in match.log] == ["* first 0", "* roll 123456", "0 pick white orange"]
    assert [step.seat for step in match.log] == [CHANCE, CHANCE, 0]


def test_a_view_is_that_of_the_position_now() -> None:
    match = opened()
    assert match.view(0) == CLEVER.view(match.state, 0)
    assert match.view(None).options == ()


@pytest.mark.parametrize("seat", [-2, -1, 2, 99])
def test_there_is_no_view_for_a_seat_that_is_not_at_the_table(seat: int) -> None:
    assert refused(opened().view, seat).code == "no-such-seat"


def test_the_ranking_is_that_of_the_position_now() -> None:
    match = finished(3)
    assert match.ranking() == CLEVER.ranking(match.state)


# -- what is refused

AFTER_THE_ROLL = [
    (0, "pass", "must-pick", "C-15"),
    (0, "bonus green", "no-such-reward", "C-40"),
    (0, "extra green", "extra-too-early", "C-30"),
    (1, "pick green", "not-asked", "C-54"),
    (1, "reroll", "not-asked", "C-54"),
]


@pytest.mark.parametrize(("seat", "text", "code", "rule"), AFTER_THE_ROLL)
def test_a_refusal_tells_its_code_its_rule_and_what_is_legal(seat: int, text: str, code: str, rule: str) -> None:
    match = opened()
    refusal = refused(match.play, seat, text)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert refusal.params.get("legal") == options(match, seat)


def test_a_pick_after_the_pick_is_refused_with_what_is_legal() -> None:
    match = played_until(
        Match(CLEVER, 2, Seeded(3)), lambda now: "extra" in map(now.state.stage, now.state.open_seats())
    )
    seat = next(seat for seat in match.state.open_seats() if match.state.stage(seat) == "extra")
    refusal = refused(match.play, seat, "pick white orange")
    assert (refusal.code, refusal.rule) == ("picked-already", "C-50")
    assert refusal.params.get("legal") == options(match, seat)


def test_a_refused_action_changes_nothing() -> None:
    match = opened()
    before = seen(match)
    for seat, text, _, _ in AFTER_THE_ROLL:
        refused(match.play, seat, text)
    assert seen(match) == before


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


@pytest.mark.parametrize("text", UNKNOWN)
def test_words_that_are_no_action_are_refused_with_what_is_legal(text: str) -> None:
    match = opened()
    refusal = refused(match.play, 0, text)
    assert isinstance(refusal, NotationError)
    assert (refusal.code, refusal.params) == ("unknown-action", {"text": text, "legal": options(match, 0)})


def test_endless_words_are_cut_in_a_refusal() -> None:
    assert len(str(refused(opened().play, 0, "x" * 10_000).params["text"])) == 60


@pytest.mark.parametrize("action", [-1, 64, 10**30, len(CLEVER.actions)])
def test_a_number_that_is_no_action_is_refused_with_what_is_legal(action: int) -> None:
    match = opened()
    refusal = refused(match.do, 0, action)
    assert (refusal.code, refusal.params) == ("unknown-number", {"action": action, "legal": options(match, 0)})


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    match = opened()
    for refusal in (refused(match.play, seat, "pass"), refused(match.do, seat, 0), refused(match.roll, seat)):
        assert (refusal.code, refusal.params) == ("no-such-seat", {"seat": seat, "players": 2})


def test_nothing_can_be_done_before_the_dice_are_rolled() -> None:
    refusal = refused(Match(CLEVER, 1, Seeded(1)).play, 0, "pick green")
    assert (refusal.code, refusal.rule, refusal.params) == ("dice-first", "C-10", {"legal": "-"})


def test_nothing_can_be_done_after_the_end() -> None:
    match = finished(2)
    assert refused(match.play, 0, "pick green").code == "game-over"
    assert refused(match.do, 1, 0).rule == "C-61"
    assert refused(match.roll, 0).code == "no-roll-due"


# -- dice


def test_a_match_never_rolls_by_itself() -> None:
    match = Match(CLEVER, 1, Seeded(1))
    assert match.log == []
    match.roll(0)
    while not match.awaits_roll():
        match.do(0, first_legal(match, 0))
    length = len(match.log)
    match.view(0), match.ranking(), match.at(length)
    assert match.awaits_roll()
    assert len(match.log) == length


def test_only_the_seat_whose_roll_it_is_may_roll() -> None:
    match = Match(CLEVER, 3, TableDice())
    match.roll(0, "first 2")
    for seat in (0, 1):
        refusal = refused(match.roll, seat, "roll 123456")
        assert (refusal.code, refusal.rule, refusal.params) == ("not-your-roll", "C-10", {"seat": seat, "roller": 2})
    match.roll(2, "roll 123456")
    assert match.state.open_seats() == (2,)


def test_a_roll_that_is_not_due_is_refused() -> None:
    refusal = refused(opened().roll, 0)
    assert (refusal.code, refusal.rule, refusal.params) == ("no-roll-due", "C-10", {"seat": 0})


@pytest.mark.parametrize("dealer", [Seeded(1), Entropy()], ids=lambda dealer: dealer.kind)
def test_nobody_types_dice_that_the_dealer_rolls(dealer: Seeded | Entropy) -> None:
    match = Match(CLEVER, 1, dealer)
    refusal = refused(match.roll, 0, "roll 666666")
    assert (refusal.code, refusal.params) == ("dealer-rolls", {"text": "roll 666666"})
    assert match.log == []


# -- looking back


def test_the_position_at_a_step_is_the_one_that_was_seen_there() -> None:
    match = opened()
    rolled = match.state.facts()
    match.play(0, "pick white orange")
    assert match.at(2).facts() == rolled
    assert match.at(3).facts() == match.at(99).facts() == match.state.facts()
    assert match.at(0).facts() == CLEVER.new(2, {}).facts()


def test_playing_with_an_earlier_position_leaves_the_match_alone() -> None:
    match = opened()
    before = seen(match)
    match.at(2).apply(0, CLEVER.actions.index("white orange"))
    assert seen(match) == before
