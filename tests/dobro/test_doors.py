"""Doors that programs use: action numbers, and tables that cannot be."""

from __future__ import annotations

import pytest
from tests.dobro.tables import DOBRO, table
from tests.play.tables import refused

from silvertray.core.errors import PositionError
from silvertray.core.rng import COMPILED
from silvertray.lab.simulate import Plan, simulate
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match


@pytest.mark.parametrize("action", [-1, 59, 10**30])
def test_a_number_that_is_no_action_is_refused_and_not_logged(action: int) -> None:
    match = Match(DOBRO, 3, Seeded(1))
    while match.awaits_roll():
        match.roll(DOBRO.roller(match.state))
    steps = len(match.log)
    assert refused(match.do, match.state.turn, action).code == "unknown-number"
    assert len(match.log) == steps


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        pytest.param("good=9 / hand=2 / hand=3", "D-26", id="a good number without a trick"),
        pytest.param("good=13 trick=S / hand=2 / hand=3", "D-26", id="a good number there is not"),
        pytest.param("good=26 trick=S / hand=2 / hand=3", "D-26", id="an even one there is not"),
        pytest.param("moment=deal drawer=0 to_draw=1 deck_size=1 unseen=2 / hand=3 /", "D-45", id="an empty hand"),
        pytest.param("dealing=yes / hand=2 / hand=3", "D-45", id="a deal while somebody chooses"),
        pytest.param(
            "moment=deal dealing=yes drawer=1 to_draw=6 deck_size=9 unseen=2,2,3,3,4,4,5,5,6 / hand=3 /",
            "D-45",
            id="a deal that left a hand short",
        ),
        pytest.param(
            "draw=classic owes=0 deck_size=1 unseen=2 / hand=3 / hand=4", "D-45", id="a draw owed in the own turn"
        ),
    ],
)
def test_an_impossible_table_is_refused(text: str, rule: str) -> None:
    with pytest.raises(PositionError) as caught:
        table(text)
    assert (caught.value.code, caught.value.rule) == ("impossible-position", rule)


def wins(bots: tuple[str, ...], games: int, draw: str) -> list[float]:
    """The share of games that each of four seats wins."""
    figures = simulate(Plan("dobro", 4, bots, games, 1, {"draw": draw}), 1, lambda more: None, None)
    found: list[float] = figures["wins"]
    return found


@pytest.mark.rule("D-57")
def test_for_bots_that_draw_at_once_classic_equals_automatic() -> None:
    assert wins(("greedy",), 60, "classic") == wins(("greedy",), 60, "auto")


@pytest.mark.rule("D-57")
def test_every_seat_wins_equally_often_at_engine_speed() -> None:
    games, most = (20_000, 0.03) if COMPILED else (200, 0.12)
    assert max(abs(share - 0.25) for share in wins(("random",), games, "classic")) < most
