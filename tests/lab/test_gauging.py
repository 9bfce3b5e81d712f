"""Gauges: by how much a net is wrong, found from the end of games to their beginning, for every net that is shipped."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from tests.bots.doors import POINT, STEP
from tests.cli.command import run

from silvertray.analysis.gauges import HEADS, KNOTS, gauge
from silvertray.core.errors import SetupError
from silvertray.core.rng import COMPILED
from silvertray.lab.gauging import LEVELS, Plan, backwards, cast_of, find, steps
from silvertray.lab.knots import Seen, knots

NETS = ("clever-solo", "clever-table", "twice-solo", "twice-table")
FEW = Plan("clever", (1,), 1, 3)
slow = pytest.mark.skipif(not COMPILED, reason="uncompiled, a gauge takes minutes")


def rows(name: str) -> list[list[int]]:
    """A shipped gauge, head by head."""
    figures = gauge(name)
    return [figures[first : first + KNOTS] for first in range(0, len(figures), KNOTS)]


def nobody(more: int) -> None:
    """Nobody looks on."""


@pytest.mark.parametrize("name", NETS)
def test_every_net_has_a_gauge_which_keeps_the_order_of_prices(name: str) -> None:
    assert len(rows(name)) == HEADS
    assert any(gauge(name))
    for row in rows(name):
        assert all(higher - lower > -STEP * POINT for lower, higher in pairwise(row))


@pytest.mark.parametrize("name", NETS)
def test_nets_undervalue_bad_sheets_late_in_a_game(name: str) -> None:
    last_round = rows(name)[:4]
    assert all(row[1] > row[8] for row in last_round)


def test_a_net_without_a_gauge_is_not_corrected() -> None:
    assert not any(gauge("chess-solo"))


def test_knots_follow_the_samples_and_are_flat_elsewhere() -> None:
    seen = [Seen(told, told + told / 10) for told in range(64, 193)]
    row = knots(seen)
    assert row[2:7] == pytest.approx([6.4, 9.6, 12.8, 16.0, 19.2], abs=0.3)
    assert row[0] == pytest.approx(row[2], abs=0.3)
    assert row[-1] == pytest.approx(row[6], abs=0.3)


def test_samples_beyond_the_last_knots_count_for_the_last_knots() -> None:
    assert knots([Seen(-50, -40)] * 9)[0] == pytest.approx(10)
    assert knots([Seen(900, 890)] * 9)[-1] == pytest.approx(-10, abs=0.1)


def test_the_last_roll_comes_first_and_every_head_twice() -> None:
    heads = list(backwards())
    assert heads[:9] == [3, 2, 1, 0, 3, 2, 1, 0, 7]
    assert sorted(heads) == sorted([*range(HEADS)] * 2)


def test_every_level_plays_in_every_seat() -> None:
    plan = Plan("clever", (2, 3, 4), 12, 1)
    seen = Counter(cast_of(plan, number) for number in range(plan.all_games))
    assert seen == {
        (level, players, seat): 12 // players for level in LEVELS for players in (2, 3, 4) for seat in range(players)
    }


@slow
def test_a_gauge_is_the_same_for_any_number_of_workers() -> None:
    heard: list[int] = []
    alone = find(FEW, 1, heard.append)
    assert find(FEW, 2, nobody) == alone
    assert sum(heard) == steps(FEW)
    assert any(alone[: 4 * KNOTS])


@slow
@pytest.mark.strength
def test_a_gauge_for_tables_is_found_at_all_of_them() -> None:
    assert any(find(Plan("clever", (2, 3, 4), 1, 5), 1, nobody))


@slow
def test_the_command_says_where_a_gauge_comes_from(tmp_path: Path) -> None:
    done = run(tmp_path, "gauge", "clever", "--games", "1", "--seed", "3")
    assert done.code == 0, done.err
    origin, *heads = map(json.loads, (tmp_path / "clever-solo.jsonl").read_text(encoding="utf-8").splitlines())
    assert origin == {"game": "clever", "players": [1], "games": 1, "seed": 3}
    assert [knot for head in heads for knot in head] == find(FEW, 1, nobody)
    assert "5 games" in done.out


def test_an_impossible_plan_is_refused() -> None:
    for plan in (FEW._replace(games=0), FEW._replace(seed=-1), FEW._replace(game="dobro"), FEW._replace(game="chess")):
        with pytest.raises(SetupError):
            find(plan, 1, nobody)
