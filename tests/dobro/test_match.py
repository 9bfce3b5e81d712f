"""Dobro as a match: hidden draws in the log, undo that stops at a reveal, files, promises."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.dobro.tables import DOBRO, TABLES
from tests.play.tables import SECRET, finished, first_legal, played, played_until, read, refused, seen

from silvertray.core.errors import NotationError, Refusal, SetupError
from silvertray.core.game import CHANCE
from silvertray.play import files
from silvertray.play.dealer import CommitReveal, Dealer, Entropy, Seeded
from silvertray.play.match import Match, Step

TAKE = DOBRO.actions.index("take")
at_every_table = pytest.mark.parametrize(("players", "options"), TABLES)


def begun(players: int = 3, seed: int = 1, **options: str) -> Match:
    """A match whose first cards are dealt."""
    match = Match(DOBRO, players, Seeded(seed), options)
    return played_until(match, lambda now: not now.awaits_roll())


def about_to_take(players: int = 3, **options: str) -> Match:
    """A match in which the seat whose turn it is may take a trick."""
    match = Match(DOBRO, players, Seeded(2), options)
    return played_until(match, lambda now: not now.awaits_roll() and bool(now.state.legal(now.state.turn) >> TAKE & 1))


# -- the beginning


def test_a_match_begins_with_all_options_and_waits_for_chance() -> None:
    match = Match(DOBRO, 4, Seeded(1), {"draw": "classic"})
    usual = {"draw": "classic", "rounds": "3", "lead_specials": "on", "edition": "ru"}
    assert (match.options, match.log, match.awaits_roll()) == (usual, [], True)


@pytest.mark.rule("D-6")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_a_match_for_a_wrong_number_of_players_is_refused(players: int) -> None:
    assert isinstance(refused(Match, DOBRO, players, Seeded(1)), SetupError)


@pytest.mark.rule("D-48")
def test_a_refusal_has_its_code_rule_and_the_legal_actions() -> None:
    match = begun()
    seat = match.state.turn
    refusal = refused(match.play, seat, "take")
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("E_NOTHING_TO_TAKE", "D-41")
    assert refusal.params["legal"] == ", ".join(option.text for option in match.view(seat).options)
    other = refused(match.play, (seat + 1) % 3, "play 7")
    assert (other.code, other.params["turn"], other.params["legal"]) == ("E_NOT_YOUR_TURN", seat, "-")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    match = begun()
    for refusal in (refused(match.play, seat, "take"), refused(match.do, seat, TAKE), refused(match.view, seat)):
        assert (refusal.code, refusal.params) == ("no-such-seat", {"seat": seat, "players": 3})


# -- draws in the log


@pytest.mark.rule("D-91", "D-92")
@at_every_table
def test_the_log_shows_a_drawn_card_only_to_its_drawer(players: int, options: dict[str, str]) -> None:
    match = played(Match(DOBRO, players, Seeded(3), options))
    draws = [step for step in match.log if step.seat == CHANCE and step.text != match.log[0].text]
    assert len(draws) > 30
    for step in draws:
        assert step.text.startswith("draw ")
        seers = [seat for seat in range(players) if step.seen(seat) == step.text]
        assert seers == [step.only]
        assert step.seen(None) == "draw ?"


@pytest.mark.rule("D-90")
@at_every_table
def test_all_other_steps_of_the_log_are_public(players: int, options: dict[str, str]) -> None:
    match = played(Match(DOBRO, players, Seeded(4), options))
    open_steps = [step for step in match.log if step.seat != CHANCE or step.text.startswith("first")]
    assert {step.text.split()[0] for step in open_steps} >= {"first", "play", "take"}
    assert all(step.seen(seat) == step.text for step in open_steps for seat in [None, *range(players)])


@pytest.mark.rule("D-91")
@at_every_table
def test_a_seat_has_seen_the_cards_it_holds_and_played(players: int, options: dict[str, str]) -> None:
    match = played_until(Match(DOBRO, players, Seeded(5), options), lambda now: len(now.log) == 70)
    assert match.state.round == 1
    for seat in range(players):
        mine = [step.seen(seat) for step in match.log if step.only == seat]
        came = [text.removeprefix("draw ") for text in mine]
        laid = [face for step in match.log if step.seat == seat for face in cards_of(step)]
        assert sorted(came) == sorted([*match.view(seat).hand, *laid])


def cards_of(step: Step) -> list[str]:
    """The cards of a play; none of a take or a draw."""
    return step.text.split("=")[0].split()[1:]


@pytest.mark.rule("D-44")
def test_cards_come_to_the_drawer_and_are_never_typed() -> None:
    match = Match(DOBRO, 3, Seeded(1))
    match.roll(0)
    assert refused(match.roll, 1).code == "not-your-roll"
    assert refused(match.roll, 0, "draw J").code == "dealer-rolls"
    assert refused(match.play, 0, "draw").code == "E_NO_DRAW_DUE"
    assert refused(match.play, 0, "play 7").code == "E_CARDS_FIRST"
    assert isinstance(refused(match.record_outcome, "draw 13"), NotationError)
    assert len(match.log) == 1


@pytest.mark.rule("D-44")
def test_a_draw_that_is_not_due_is_refused() -> None:
    refusal = refused(begun().roll, 0)
    assert (refusal.code, refusal.rule) == ("no-roll-due", "D-44")


# -- undo


def test_a_play_cannot_be_taken_back() -> None:
    match = begun(draw="classic")
    seat = match.state.turn
    match.do(seat, first_legal(match, seat))
    assert not match.can_undo(seat)
    assert refused(match.undo, seat).code == "nothing-to-undo"


@pytest.mark.rule("D-42")
@pytest.mark.parametrize("draw", ["auto", "classic"])
def test_a_take_can_be_taken_back_before_the_lead_and_not_after_it(draw: str) -> None:
    match = about_to_take(draw=draw)
    before, seat = seen(match), match.state.turn
    match.play(seat, "take")
    assert match.state.turn == seat
    assert [other for other in range(3) if match.can_undo(other)] == [seat]
    match.undo(seat)
    assert seen(match) == before
    match.play(seat, "take")
    match.do(seat, first_legal(match, seat))
    assert not any(match.can_undo(other) for other in range(3))


@pytest.mark.rule("D-53")
def test_a_take_that_made_another_forget_is_taken_back_with_the_forgetting() -> None:
    match = played_until(
        Match(DOBRO, 3, Seeded(6), {"draw": "classic"}),
        lambda now: now.state.owes >= 0 and now.state.forgetful < 0 and bool(now.state.facts().trick),
    )
    owing, taker, before = match.state.owes, match.state.turn, seen(match)
    match.play(taker, "take")
    assert (match.state.forgetful, match.state.owes) == (owing, -1)
    match.undo(taker)
    assert seen(match) == before
    match.play(owing, "draw")
    assert match.awaits_roll()


@pytest.mark.rule("D-52")
def test_a_draw_can_be_taken_back_until_the_first_card_comes() -> None:
    match = played_until(Match(DOBRO, 3, Seeded(7), {"draw": "classic"}), lambda now: now.state.owes >= 0)
    owing, before = match.state.owes, seen(match)
    match.play(owing, "draw")
    match.undo(owing)
    assert seen(match) == before
    match.play(owing, "draw")
    match.roll(owing)
    assert not match.can_undo(owing)


# -- files


@at_every_table
@pytest.mark.parametrize(
    "dealer", [Seeded(2**64 - 1), Entropy(), CommitReveal(["ä"], SECRET)], ids=lambda dealer: dealer.kind
)
def test_a_finished_match_is_read_as_it_was_written(
    players: int, options: dict[str, str], dealer: Dealer, tmp_path: Path
) -> None:
    match = played(Match(DOBRO, players, dealer, options))
    files.save(match, tmp_path / "match")
    [(line, again, claimed)] = read(tmp_path / "match")
    assert (line, seen(again)) == (1, seen(match))
    assert [step.only for step in again.log] == [step.only for step in match.log]
    files.check_result(again, claimed, line)
    assert claimed == files.result(match)
    assert all(entry["score"] == sum(entry["lines"].values()) for entry in claimed)


@at_every_table
def test_a_saved_match_continues_unchanged(players: int, options: dict[str, str], tmp_path: Path) -> None:
    for steps in (1, 9, 40, 77):
        match = played_until(Match(DOBRO, players, Seeded(steps), options), lambda now: len(now.log) == steps)  # noqa: B023
        files.save(match, tmp_path / "match")
        [(_, again, claimed)] = read(tmp_path / "match")
        assert claimed is None
        assert played(again).log == played(match).log


def test_a_line_holds_the_whole_match_in_plain_words() -> None:
    match = Match(DOBRO, 2, Seeded(1))
    match.roll(0)
    match.roll(0)
    record: dict[str, Any] = json.loads(files.to_line(match))
    assert record["game"] == "dobro"
    assert record["rules"] == DOBRO.rules_version
    assert record["options"] == {"draw": "auto", "rounds": "3", "lead_specials": "on", "edition": "ru"}
    assert [entry.split()[:2] for entry in record["log"]] == [["*", "first"], ["*", "draw"]]
    assert record["result"] is None


# -- promised cards


@at_every_table
def test_a_match_by_promised_cards_is_verified(players: int, options: dict[str, str], tmp_path: Path) -> None:
    match = played(Match(DOBRO, players, CommitReveal(["a", "b"], SECRET), options))
    files.save(match, tmp_path / "match")
    [(_, again, _)] = read(tmp_path / "match")
    assert files.verify(again, 1)


def test_a_card_that_was_not_promised_is_found(tmp_path: Path) -> None:
    match = Match(DOBRO, 2, CommitReveal(["a", "b"], SECRET))
    for _ in range(6):
        match.roll(0)
    promised = DOBRO.text(match.state, CHANCE, match.dealer.outcome(match.state))
    outcomes = [DOBRO.text(match.state, CHANCE, outcome) for outcome, _ in match.state.outcomes()]
    match.record_outcome(next(text for text in outcomes if text != promised))
    (tmp_path / "match").write_text(files.to_line(match, reveal=True), encoding="utf-8")
    [(_, again, _)] = read(tmp_path / "match")
    error = refused(files.verify, again, 1)
    assert (error.code, error.params["step"]) == ("other-dice", 7)


def test_a_seed_determines_the_match() -> None:
    logs = [finished(3, Seeded(seed), 1, DOBRO).log for seed in (7, 7, 8)]
    assert logs[0] == logs[1] != logs[2]
