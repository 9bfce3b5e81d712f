"""A match that goes on from a step of another one: the same dice again, or other hidden cards."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.play.tables import CLEVER, played

from silvertray.core.errors import MatchFileError, Refusal
from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng
from silvertray.games import game
from silvertray.play.anew import dealt_anew, looks_the_same, take_over
from silvertray.play.dealer import Entropy, Seeded
from silvertray.play.files import parse_record, replayed, to_line
from silvertray.play.forks import Again, Origin, entropy_or
from silvertray.play.match import Match

DOBRO: Any = game("dobro")
GAMES = ("clever", "twice", "dobro")


def forked(old: Match, step: int, log: list[str] | None = None) -> Match:
    """A match that goes on from a step, by the dice of the old one as far as they were recorded."""
    whole = [str(done) for done in old.log]
    dealer = entropy_or(old.game, old.at(0), whole, "same")
    match = Match(old.game, old.players, dealer, old.options, (), Origin("old", step, "same"))
    for entry in (log or whole)[:step]:
        take_over(match, entry)
    return match


@pytest.mark.parametrize("slug", GAMES)
def test_the_same_choices_by_the_same_dice_are_the_same_game(slug: str) -> None:
    for players in (2, 3):
        old = played(Match(game(slug), players, Entropy()), players)
        for step in range(0, len(old.log), 17):
            match = forked(old, step)
            for done in old.log[step:]:
                if done.seat == CHANCE:
                    match.roll(match.game.roller(match.state))
                else:
                    match.do(done.seat, done.action)
            assert match.log == old.log
            assert match.state.is_over()


@pytest.mark.parametrize("slug", GAMES)
def test_a_fork_with_other_choices_reaches_the_end(slug: str) -> None:
    old = played(Match(game(slug), 3, Entropy()), 1)
    others = 0
    for step in range(0, len(old.log), 11):
        match = played(forked(old, step), 100 + step)
        assert match.log[:step] == old.log[:step]
        others += match.log != old.log  # near the end there may be nothing left to choose
    assert others > len(old.log) / 22


def test_a_forked_die_falls_the_same_with_other_dice_in_the_roll() -> None:
    old = played(Match(CLEVER, 1, Entropy()), 2)
    compared = 0
    for seed in range(60):
        match = played(forked(old, 0), seed)
        first, again = (rolls(one) for one in (old, match))
        for point in first.keys() & again.keys():
            pairs = [(a, b) for a, b in zip(first[point], again[point], strict=True) if "-" not in (a, b)]
            assert all(a == b for a, b in pairs)
            compared += len(pairs) if first[point] != again[point] else 0
    assert compared > 50


def rolls(match: Match) -> dict[int, str]:
    """The dice at each point of a match."""
    found, state = {}, match.at(0)
    for step in match.log:
        if step.text.startswith("roll "):
            found[state.chance_point()] = step.text.removeprefix("roll ")
        state.apply(step.seat, step.action)
    return found


def test_nothing_before_the_fork_is_taken_back() -> None:
    old = played(Match(CLEVER, 2, Seeded(5)), 3)
    pick = next(index for index, step in enumerate(old.log) if step.seat != CHANCE)
    match = forked(old, pick + 1)
    with pytest.raises(Refusal, match="nothing-to-undo"):
        match.undo(old.log[pick].seat)


# -- other hidden cards


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_redealt_hidden_cards_look_the_same_to_a_seat(players: int) -> None:
    old, luck = played(Match(DOBRO, players, Seeded(players)), 1), random.Random(players)
    changed = tried = 0
    for step in range(players * 6 + 2, len(old.log), 13):
        seat = luck.randrange(players)
        anew = dealt_anew(old, step, seat, Rng(step))
        if anew is None:
            continue
        match = forked(old, step, anew)
        assert [done.seen(seat) for done in match.log] == [done.seen(seat) for done in old.log[:step]]
        assert match.view(seat) == DOBRO.view(old.at(step), seat)
        tried += 1
        changed += match.state.facts().hands != old.at(step).facts().hands
    assert tried * 13 > (len(old.log) - players * 6) * 0.8
    assert changed > tried * 0.8


def test_a_seat_notices_changed_own_cards_and_impossible_cards() -> None:
    old = played(Match(DOBRO, 3, Seeded(3)), 1)
    log = [str(done) for done in old.log[:30]]
    index = next(index for index, done in enumerate(old.log) if done.only == 0)
    other = "* draw 2" if log[index] != "* draw 2" else "* draw 3"
    assert looks_the_same(old, log, 0)
    assert not looks_the_same(old, [*log[:index], other, *log[index + 1 :]], 0)
    assert not looks_the_same(old, [*log[:index], "* draw 99", *log[index + 1 :]], 0)


def test_a_recorded_outcome_that_is_now_impossible_is_drawn_again() -> None:
    state = DOBRO.new(3, {})
    dealer = Again(DOBRO, {(state.chance_point(), "first"): "first 7"})
    assert dealer.outcome(state) in range(3)


def test_dice_games_hide_nothing() -> None:
    old = played(Match(CLEVER, 2, Seeded(5)), 3)
    assert dealt_anew(old, 20, 0, Rng(1)) is None


# -- match files


def test_a_match_file_tells_where_it_was_forked() -> None:
    match = played(forked(played(Match(CLEVER, 2, Seeded(5)), 3), 9), 4)
    line = to_line(match)
    assert json.loads(line)["fork"] == {"table": "old", "step": 9, "dice": "same"}
    again = replayed(parse_record(line.encode(), 1), 1)
    assert (again.origin, again.log) == (match.origin, match.log)
    assert "fork" not in json.loads(to_line(played(Match(CLEVER, 1, Seeded(5)), 3)))


@pytest.mark.parametrize(
    "wrong",
    [
        7,
        {},
        {"table": "t", "step": -1, "dice": "same"},
        {"table": "t", "step": 10**6, "dice": "same"},
        {"table": "t", "step": 1, "dice": "loaded"},
        {"table": "t" * 99, "step": 1, "dice": "same"},
        {"table": "t", "step": 1, "dice": "same", "seat": 2},
        {"table": "t", "step": True, "dice": "same"},
        {"table": "t", "step": 1, "dice": "same", "more": 1},
    ],
)
def test_an_impossible_fork_is_refused(wrong: Any) -> None:
    record = json.loads(to_line(played(Match(CLEVER, 2, Seeded(5)), 3))) | {"fork": wrong}
    with pytest.raises(MatchFileError, match="wrong-field") as caught:
        replayed(parse_record(json.dumps(record).encode(), 4), 4)
    assert (caught.value.params["field"], caught.value.params["line"]) == ("fork", 4)
