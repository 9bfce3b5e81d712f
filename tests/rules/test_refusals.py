"""Refusals: everything that may not be done is refused with its code and its rule, and nothing else is."""

import re
from typing import Any

import pytest
from tests.positions import (
    CLEVER,
    FULL,
    ONLY_PURPLE,
    Table,
    ended,
    full,
    passive_alone,
    picking,
    random_game,
    rolling,
    rolls_over,
    using,
)
from tests.rules.twice import refused

from silvertray.core import codes
from silvertray.core.errors import NotationError, Refusal, SilvertrayError
from silvertray.core.game import CHANCE
from silvertray.games import game
from silvertray.play.dealer import TableDice
from silvertray.play.match import Match

FIRST_ROLL = picking("123456", "", "")
NOTHING_FITTED = f"stage=extra extra=1 {ONLY_PURPLE} purple=4"
TIED = rolling("111111", "", turn=1)
WITH_EXTRA = "stage=extra extra=2"

REFUSALS = [
    # code, rule, position, seat, text
    ("game-over", "C-61", ended("", ""), 0, "pass"),
    ("dice-first", "C-10", rolling("123456", "", ""), 0, "pick white orange"),
    ("dice-first", "C-10", rolling("123456", "reroll=1", ""), 0, "reroll"),
    ("not-asked", "C-50", FIRST_ROLL, 1, "pick white orange"),
    ("not-asked", "C-54", rolls_over("123456", "", "", "stage=done", tray="wyb"), 2, "pass"),
    ("must-pick", "C-15", picking("123456", "reroll=1", ""), 0, "pass"),
    ("reroll-too-late", "C-16", rolls_over("123456", f"{WITH_EXTRA} reroll=1", "", tray="wyb"), 0, "reroll"),
    ("reroll-too-late", "C-53", rolls_over("123456", "", "reroll=1", tray="wyb"), 1, "reroll"),
    ("reroll-too-late", "C-53", passive_alone("123456", "reroll=1", tray="wyb"), 0, "reroll"),
    ("no-reroll-left", "C-16", picking("123456", "reroll=0-2", ""), 0, "reroll"),
    ("no-such-reward", "C-40", FIRST_ROLL, 0, "bonus green"),
    ("no-such-reward", "C-40", using("x:green"), 0, "bonus blue 7"),
    ("no-such-reward", "C-40", using("n:orange:5"), 0, "bonus orange 4"),
    ("reward-first", "C-40", using("x:green"), 0, "pick white orange"),
    ("reward-first", "C-40", using("x:green"), 0, "pass"),
    ("reward-first", "C-40", using("x:green", "reroll=1"), 0, "reroll"),
    ("die-not-rolled", "C-11", picking("123456", "", "", pool="wy", tray="bgo", fields="p", roll=2), 0, "pick blue"),
    ("die-used", "C-30", rolls_over("123456", f"{WITH_EXTRA} used=w", "", tray="wyb"), 0, "extra white orange"),
    ("no-fallback", "C-60", passive_alone("123456", NOTHING_FITTED, tray="wyb", fallback="off"), 0, "pick purple"),
    ("tray-first", "C-52", rolls_over("123456", "", "", tray="wyb"), 1, "pick purple"),
    ("cell-taken", "G-1", picking("123456", "yellow=2a", ""), 0, "pick yellow a"),
    ("cell-taken", "G-1", using("x:yellow", "yellow=6b"), 0, "bonus yellow 6b"),
    ("sum-taken", "G-2", picking("123456", "blue=4", ""), 0, "pick white blue"),
    ("blue-taken", "G-2", using("black", "blue=12"), 0, "bonus blue 12"),
    ("row-full", "C-22", picking("123456", full("green"), ""), 0, "pick green"),
    ("row-full", "C-22", using("black", full("orange")), 0, "bonus orange 6"),
    ("row-full", "C-22", using("black", full("purple")), 0, "bonus purple 6"),
    ("too-low", "G-3", picking("123456", "green=4", ""), 0, "pick green"),
    ("not-higher", "G-5", picking("123455", "purple=5", ""), 0, "pick purple"),
    ("extra-too-early", "C-30", FIRST_ROLL, 0, "extra white orange"),
    ("extra-too-early", "C-30", rolls_over("123456", "", "extra=1", tray="wyb"), 1, "extra white orange"),
    ("picks-over", "C-50", rolls_over("123456", WITH_EXTRA, "", tray="wyb"), 0, "pick white orange"),
]

UNREADABLE = [
    ("unknown-action", "", FIRST_ROLL, 0, "pick pink"),
    ("unknown-action", "", FIRST_ROLL, 0, ""),
    ("unknown-action", "", FIRST_ROLL, 0, "pick"),
    ("unknown-action", "", FIRST_ROLL, 0, "yellow a"),
    ("unknown-action", "", FIRST_ROLL, 0, "pick white"),
    ("unknown-action", "", FIRST_ROLL, 0, "bonus blue 13"),
    ("unknown-action", "", FIRST_ROLL, 0, "PASS"),
    ("unknown-action", "", FIRST_ROLL, 0, "roll 123456"),
    ("wrong-outcome", "", rolling("123456", "", ""), CHANCE, "first 0"),
    ("wrong-outcome", "", rolling("123456", "", ""), CHANCE, ""),
    ("wrong-outcome", "", "clever / /", CHANCE, "first 2"),
    ("wrong-outcome", "", "clever / /", CHANCE, "first -1"),
    ("wrong-dice", "C-10", rolling("123456", "", ""), CHANCE, "roll 12345"),
    ("wrong-dice", "C-10", rolling("123456", "", ""), CHANCE, "roll 123457"),
    ("wrong-dice", "C-10", rolling("123456", "", ""), CHANCE, "roll 12345-"),
    ("wrong-dice", "C-10", rolling("123456", "", ""), CHANCE, "roll 12345٣"),
    ("wrong-tie", "C-60", f"tie:{TIED}", CHANCE, "tray yb"),
    ("wrong-tie", "C-60", f"tie:{TIED}", CHANCE, "tray p"),
    ("wrong-tie", "C-60", f"tie:{TIED}", CHANCE, "tray"),
]


def at(position: str) -> Table:
    """A table at this position; after `tie:` a solo passive roll whose last place is to be drawn."""
    tied = position.startswith("tie:")
    table = Table(position.removeprefix("tie:"))
    if tied:
        table.roll("124456")
    return table


def provoked(table: Table, seat: int, text: str) -> SilvertrayError:
    """The error that a text runs into."""
    with pytest.raises(SilvertrayError) as caught:
        table.chance(text) if seat == CHANCE else table.play(seat, text)
    return caught.value


@pytest.mark.parametrize(("code", "rule", "position", "seat", "text"), [*REFUSALS, *refused.REFUSALS])
def test_an_illegal_action_is_refused_with_its_rule(code: str, rule: str, position: str, seat: int, text: str) -> None:
    error = provoked(at(position), seat, text)
    assert isinstance(error, Refusal)
    assert (error.code, error.rule) == (code, rule)


@pytest.mark.parametrize(("code", "rule", "position", "seat", "text"), [*UNREADABLE, *refused.UNREADABLE])
def test_unknown_words_are_not_an_action(code: str, rule: str, position: str, seat: int, text: str) -> None:
    error = provoked(at(position), seat, text)
    assert isinstance(error, NotationError)
    assert (error.code, error.rule) == (code, rule)


@pytest.mark.parametrize("text", ["pick pass", "pick reroll", "pick bonus green"])
def test_only_a_die_can_be_picked(text: str) -> None:
    with pytest.raises(NotationError, match="unknown-action"):
        CLEVER.parse(Table(picking("123456", "reroll=1", "")).state, 0, text)


@pytest.mark.parametrize("text", ["extra pass", "extra reroll", "extra bonus green"])
def test_only_a_die_can_be_an_extra_die(text: str) -> None:
    with pytest.raises(NotationError, match="unknown-action"):
        CLEVER.parse(Table(rolls_over("123456", WITH_EXTRA, "", tray="wyb")).state, 0, text)


@pytest.mark.parametrize("text", ["pick white orange", "extra white orange", "bonus green", "pass", "reroll"])
def test_after_the_game_everything_is_refused_because_it_is_over(text: str) -> None:
    error = provoked(Table(ended("extra=1", "extra=1")), 0, text)
    assert (error.code, error.rule) == ("game-over", "C-61")


@pytest.mark.parametrize("text", ["pick white orange", "extra white orange", "bonus green", "pass", "reroll"])
def test_a_finished_player_is_refused_as_not_asked(text: str) -> None:
    table = Table(rolls_over("123456", "", "stage=done extra=1", "", tray="wyb"))
    error = provoked(table, 1, text)
    assert (error.code, error.rule) == ("not-asked", "C-54")


TABLES = [
    (codes.CLEVER, [*REFUSALS, *UNREADABLE]),
    (codes.TWICE, [*refused.REFUSALS, *refused.UNREADABLE]),
]
GAMES = ["clever", "twice"]


@pytest.mark.parametrize(("own", "table"), TABLES)
def test_every_refusal_code_is_raised_by_a_test(
    own: dict[str, str], table: list[tuple[str, str, str, int, str]]
) -> None:
    assert {code for code, *_ in table} - {"wrong-outcome"} == codes.DICE.keys() | own.keys()


def actions_of(slug: str) -> tuple[Any, range]:
    """A game and the numbers of its actions."""
    played: Any = game(slug)
    return played, range(len(played.actions))


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_action_has_a_reason_against_it_exactly_when_it_is_not_legal(slug: str, players: int) -> None:
    played, actions = actions_of(slug)
    for state in random_game(players, players, slug):
        for seat in range(players):
            legal = state.legal(seat)
            reasons = [played.why_not(state, seat, action) for action in actions]
            assert [reason is None for reason in reasons] == [bool(legal >> n & 1) for n in actions]
            assert all(re.fullmatch(r"[CGT]-\d+", reason.rule) for reason in reasons if reason)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("players", [1, 3])
def test_without_the_fallback_reasons_and_legal_actions_agree_too(slug: str, players: int) -> None:
    played, actions = actions_of(slug)
    for state in random_game(players, 7, slug, solo_fallback="off"):
        for seat in range(players):
            for action in actions:
                assert (played.why_not(state, seat, action) is None) == bool(state.legal(seat) >> action & 1)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_legal_action_is_read_back_from_its_text(slug: str, players: int) -> None:
    played, actions = actions_of(slug)
    for state in random_game(players, players, slug):
        for seat in range(players):
            for action in actions:
                if state.legal(seat) >> action & 1:
                    assert played.parse(state, seat, played.text(state, seat, action)) == action


def test_a_refusal_changes_nothing_and_says_what_is_legal() -> None:
    match = Match(CLEVER, 2, TableDice())
    match.roll(0, "first 0")
    match.roll(0, "roll 111111")
    before, log = CLEVER.position(match.state), list(match.log)
    with pytest.raises(Refusal) as caught:
        match.play(0, "pass")
    assert caught.value.params["legal"].split(", ") == CLEVER_FIRST_CHOICES
    assert (CLEVER.position(match.state), match.log) == (before, log)


CLEVER_FIRST_CHOICES = [
    "reroll",
    "pick white yellow a",
    "pick white yellow b",
    "pick white blue",
    "pick white green",
    "pick white orange",
    "pick white purple",
    "pick yellow a",
    "pick yellow b",
    "pick blue",
    "pick green",
    "pick orange",
    "pick purple",
]


def test_there_are_42_actions_each_with_its_own_text() -> None:
    assert len(CLEVER.actions) == len(set(CLEVER.actions)) == 42
    assert sum(text.startswith("bonus yellow") for text in CLEVER.actions) == len(FULL["yellow"].split(","))
