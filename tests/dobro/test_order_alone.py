"""Whose turn, and when: what the rules promise to a table with a clock, and the words they use."""

import random
from typing import Any

import pytest
from tests.dobro.tables import DOBRO, TABLES, do, random_game, table
from tests.properties.walks import chance_or_choice

from silvertray.bots import Table, bot
from silvertray.core.rng import Rng
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match

CLASSIC = [entry for entry in TABLES if entry[1].get("draw") == "classic"]


@pytest.mark.rule("D-1", "D-46")
def test_seats_take_turns_clockwise() -> None:
    state = table("/ hand=2,2 / hand=3,3 / hand=4,4 / hand=5,5")
    turns = []
    for step in ("0 play 2", "1 play 3", "2 play 4", "3 play 5"):
        turns.append(state.turn)
        do(state, step)
    assert [*turns, state.turn] == [0, 1, 2, 3, 0]


@pytest.mark.rule("D-1")
def test_position_words_are_told_apart_by_name() -> None:
    text = "good=9 trick=4,9 deck_size=2 drawn=9 unseen=2,2 round=2 closer=1"
    seen = DOBRO.view(table(f"{text} / hand=3 pile=5-20 points=1 / hand=4 pile=1-9 points=2"), 0)
    assert ([play.text for play in seen.trick], seen.good, seen.deck_size) == (["play 4", "play 9"], 9, 2)
    assert [(seat.pile_size, seat.score) for seat in seen.seats] == [(5, 1), (1, 2)]


@pytest.mark.rule("D-57", "D-53")
@pytest.mark.parametrize("draws_first", [True, False])
def test_the_order_of_accepted_actions_decides_who_forgot(draws_first: bool) -> None:
    state = do(table("draw=classic deck_size=1 drawn=9 unseen=2 / hand=5,6 / hand=7,8 / hand=9,9"), "0 play 5")
    steps = ["0 draw", "* draw 2", "1 play 7"] if draws_first else ["1 play 7"]
    assert do(state, *steps).forgetful == (-1 if draws_first else 0)


def hesitant(match: Match, seed: int) -> Match:
    """The match played to its end by random seats among the open ones, so draws are forgotten."""
    luck = random.Random(seed)
    while not match.state.is_over():
        if match.awaits_roll():
            match.roll(DOBRO.roller(match.state))
            continue
        seat = luck.choice(match.state.open_seats())
        match.do(seat, chance_or_choice(match.state, seat, luck))
    return match


@pytest.mark.rule("D-57", "D-55")
@pytest.mark.parametrize(("players", "options"), CLASSIC)
def test_a_replay_knows_who_forgot_without_a_clock(players: int, options: dict[str, str]) -> None:
    match = hesitant(Match(DOBRO, players, Seeded(8), options), 8)
    holders = [match.at(step).forgetful for step in range(len(match.log) + 1)]
    assert set(holders) == {-1, *range(players)}
    again = Match(DOBRO, players, Seeded(0), options)
    for number, step in enumerate(match.log):
        assert again.state.forgetful == holders[number]
        again.record_outcome(step.text) if step.seat < 0 else again.play(step.seat, step.text)
    assert again.ranking() == match.ranking()


@pytest.mark.rule("D-57", "D-52")
@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize(("players", "options"), CLASSIC)
def test_a_bot_that_owes_a_draw_draws_at_once(name: str, players: int, options: dict[str, str]) -> None:
    owing: list[Any] = [state.copy() for state in random_game(players, options, 3) if state.owes >= 0]
    assert len(owing) > 10
    chosen = {DOBRO.actions[bot("dobro", name).choose(Table(DOBRO, state, state.owes), Rng(1))] for state in owing}
    assert chosen == {"draw"}


@pytest.mark.rule("D-57")
@pytest.mark.parametrize(("players", "options"), CLASSIC)
def test_the_seat_to_move_never_owes_a_draw(players: int, options: dict[str, str]) -> None:
    both = [state.owes == state.turn for state in random_game(players, options, 5) if state.owes >= 0]
    assert both
    assert not any(both)
