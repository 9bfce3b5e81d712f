"""Tournaments: everybody has the same chance, and the figures are those of the games."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from tests.locale.said import said

from silvertray.core.errors import SetupError
from silvertray.core.rng import COMPILED
from silvertray.games import game
from silvertray.lab.simulate import Plan, simulate
from silvertray.lab.tournament.holding import Tournament, hold
from silvertray.lab.tournament.lineups import line_ups
from silvertray.lab.tournament.report import report
from silvertray.lab.tournament.standings import Result, standings

CLOCK = ("seconds", "games_per_second")
FIELDS = [
    "game", "players", "bots", "options", "games", "deals", "seed", "rating", "rating_low", "rating_high", "settled",
    "head_to_head", "wins", "wins_se", "mean", "se", "line_ups", "seconds", "games_per_second", "compiled",
    "rules_version",
]  # fmt: skip
BY_BOT = ("rating", "rating_low", "rating_high", "head_to_head", "wins", "wins_se", "mean", "se")


def cup(
    slug: str = "clever",
    players: int = 2,
    bots: Sequence[str] = ("greedy", "random"),
    games: int = 12,
    seed: int = 1,
    **options: str,
) -> Tournament:
    return Tournament(slug, players, tuple(bots), games, seed, options)


def figures(what: Tournament, jobs: int = 1) -> dict[str, Any]:
    """The figures of a tournament, whatever the clock says."""
    found = hold(what, jobs, lambda more: None)
    return {name: value for name, value in found.items() if name not in CLOCK}


# -- who meets whom


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        (2, 2, [(0, 1)]),
        (3, 2, [(0, 1), (0, 2), (1, 2)]),
        (4, 3, [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
        (3, 3, [(0, 1, 2)]),
        (2, 4, [(0, 1, 1, 1), (1, 0, 0, 0)]),
        (3, 1, [(0, 1, 2)]),
    ],
)
def test_as_many_different_bots_meet_as_there_are_seats(bots: int, players: int, expected: list[Any]) -> None:
    assert line_ups(bots, players) == expected


def test_with_too_few_bots_each_plays_against_copies_of_each_other() -> None:
    found = line_ups(3, 5)
    assert len(found) == 6
    assert {(line_up[0], *{*line_up[1:]}) for line_up in found} == {(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)}


@pytest.mark.parametrize(
    ("bots", "players", "asked", "games", "deals"),
    [(2, 2, 7, 8, 4), (2, 2, 8, 8, 4), (3, 2, 7, 12, 2), (2, 3, 1, 6, 1), (3, 1, 10, 12, 4)],
)
def test_exactly_the_requested_games_are_played_in_whole_deals(
    bots: int, players: int, asked: int, games: int, deals: int
) -> None:
    heard: list[int] = []
    found = hold(cup(players=players, bots=["random"] * bots, games=asked), 1, heard.append)
    assert (found["games"], found["deals"]) == (games, deals)
    assert sum(heard) == games
    assert sum(line_up["games"] for line_up in found["line_ups"]) == games


# -- the same chance for all


@pytest.mark.parametrize(
    "what",
    [cup(games=30), cup("dobro", 3, games=30), cup("twice", 1, games=30)],
    ids=["clever of 2", "dobro of 3", "twice alone"],
)
def test_two_workers_give_the_same_as_one(what: Tournament) -> None:
    assert figures(what, jobs=2) == figures(what, jobs=1)


def test_another_seed_finds_other_games() -> None:
    assert figures(cup(seed=2))["mean"] != figures(cup())["mean"]


def test_the_options_of_a_plan_apply() -> None:
    assert figures(cup("dobro", edition="br"))["mean"] != figures(cup("dobro"))["mean"]


@pytest.mark.parametrize(("slug", "players"), [("clever", 2), ("twice", 3), ("dobro", 4)])
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_bot_against_itself_is_exactly_level(slug: str, players: int, name: str) -> None:
    found = figures(cup(slug, players, [name, name]))
    assert found["wins"] == pytest.approx([1 / players] * 2, abs=1e-12)
    assert found["wins_se"] == pytest.approx([0, 0], abs=1e-12)
    assert found["mean"][0] == pytest.approx(found["mean"][1])
    assert found["rating"] == pytest.approx([1500, 1500])
    assert found["head_to_head"] == [[None, 0.5], [0.5, None]]


@pytest.mark.parametrize(
    ("slug", "bots"), [("clever", ("greedy", "random")), ("dobro", ("greedy", "random", "random"))]
)
def test_a_rotation_is_the_simulation_with_the_bots_moved_on(slug: str, bots: tuple[str, ...]) -> None:
    """Chair by chair the mean over simulations with the same seeds, whose seats are the chairs moved on."""
    players, deals = len(bots), 4
    found = figures(cup(slug, players, bots, games=deals * players))
    seatings = [(*bots[-turn:], *bots[:-turn]) for turn in range(players)]
    runs = [simulate(Plan(slug, players, seats, deals, 1, {}), 1, lambda more: None, None) for seats in seatings]
    (line_up,) = found["line_ups"]
    for chair in range(players):
        seats = [(run, (chair + turn) % players) for turn, run in enumerate(runs)]
        for name in ("mean", "wins"):
            assert line_up[name][chair] == pytest.approx(sum(run[name][seat] for run, seat in seats) / players)


def test_each_bot_plays_solo_games_with_the_same_dice() -> None:
    found = figures(cup(players=1, games=40, solo_fallback="off"))
    for bot, name in enumerate(found["bots"]):
        alone = simulate(Plan("clever", 1, (name,), 20, 1, {"solo_fallback": "off"}), 1, lambda more: None, None)
        assert found["mean"][bot] == pytest.approx(alone["mean"][0])
        assert found["se"][bot] == pytest.approx(alone["se"][0])
    assert sum(found["wins"]) == pytest.approx(1)


def test_equal_solo_scores_share_the_victory() -> None:
    assert figures(cup(players=1, bots=["greedy"] * 3))["wins"] == pytest.approx([1 / 3] * 3)


# -- the figures, from games that are told

TWO = [(0, 1)]
THREE = [(0, 1, 1), (1, 0, 0)]


def told(places: Sequence[Sequence[int]], line_up: Sequence[tuple[int, ...]] = TWO) -> dict[str, Any]:
    """The standings after deals with these places, one game each; a place costs ten points."""
    deals = [[[Result(tuple(100 - 10 * place for place in game), tuple(game))]] for game in places]
    return standings(["a", "b"], list(line_up), deals, 1)


def test_a_shared_victory_is_shared() -> None:
    assert Result((9, 9, 5), (1, 1, 3)).wins == (0.5, 0.5, 0)
    found = told([(1, 1), (1, 2), (1, 2), (1, 2)])
    assert found["wins"] == [0.875, 0.125]
    assert found["head_to_head"] == [[None, 0.875], [0.125, None]]


def test_errors_are_computed_over_deals() -> None:
    """Whoever has the better seat wins: the games differ, the deals do not."""
    seats = [Result((50, 10), (1, 2)), Result((10, 50), (2, 1))]
    found = standings(["a", "b"], TWO, [[seats]] * 5, 1)
    assert (found["mean"], found["se"]) == ([30, 30], [0, 0])
    assert (found["wins"], found["wins_se"]) == ([0.5, 0.5], [0, 0])


def test_an_error_is_the_spread_of_the_deals_over_the_root_of_their_number() -> None:
    found = told([(1, 2), (1, 2), (1, 2), (2, 1)])
    assert found["mean"] == [87.5, 82.5]
    assert found["se"] == [2.5, 2.5]
    assert found["wins_se"] == [0.25, 0.25]


def test_one_deal_gives_no_errors_or_intervals() -> None:
    found = told([(1, 2)])
    for name in ("se", "wins_se", "rating_low", "rating_high"):
        assert found[name] == [None, None]
    assert found["line_ups"][0]["se"] == [None, None]


def test_victories_are_counted_by_seat_so_copies_of_a_bot_do_not_collide() -> None:
    """The first bot always wins: alone all games, with a copy half of them for each chair."""
    deals = [[[Result((3, 2, 1), (1, 2, 3))], [Result((1, 3, 2), (3, 1, 2))]]]
    found = standings(["a", "b"], THREE, deals, 1)
    assert found["wins"] == pytest.approx([2 / 3, 0])
    assert [line_up["wins"] for line_up in found["line_ups"]] == [[1, 0, 0], [0, 1, 0]]
    assert [line_up["bots"] for line_up in found["line_ups"]] == [["a", "b", "b"], ["b", "a", "a"]]


def test_duels_are_between_different_bots_and_by_place() -> None:
    deals = [[[Result((3, 3, 1), (1, 1, 3))], [Result((2, 3, 1), (2, 1, 3))]]]
    found = standings(["a", "b"], THREE, deals, 1)
    assert found["head_to_head"][0][1] == (0.5 + 1 + 1 + 0) / 4


@pytest.mark.parametrize(("last", "settled"), [((1, 2), False), ((2, 1), True), ((1, 1), True)])
def test_ratings_are_determined_once_every_bot_has_won(last: tuple[int, int], settled: bool) -> None:
    assert told([(1, 2), (1, 2), last])["settled"] is settled


@pytest.mark.parametrize("slug", ["clever", "twice", "dobro"])
def test_greedy_is_rated_above_random(slug: str) -> None:
    found = figures(cup(slug, games=200 if COMPILED else 30, bots=["random", "greedy"]))
    assert found["rating_low"][1] > 1500 > found["rating_high"][0]
    assert found["wins"][1] > 0.8
    assert sum(found["rating"]) == pytest.approx(3000)
    assert found["rating_low"][1] <= found["rating"][1] <= found["rating_high"][1]


# -- what is told


def test_the_figures_are_exactly_the_promised_ones() -> None:
    found = hold(cup("dobro", 3, ["greedy", "random"], edition="br"), 1, lambda more: None)
    assert list(found) == FIELDS
    assert json.loads(json.dumps(found)) == found
    assert all(len(found[name]) == 2 for name in BY_BOT)
    assert found["options"] == {"edition": "br"}
    assert (found["compiled"], found["rules_version"]) == (COMPILED, game("dobro").rules_version)
    assert found["games_per_second"] == pytest.approx(found["games"] / found["seconds"])
    assert [list(line_up) for line_up in found["line_ups"]] == [["bots", "games", "wins", "wins_se", "mean", "se"]] * 2


def test_the_tables_have_the_best_bot_first_and_all_figures(capsys: pytest.CaptureFixture[str]) -> None:
    found = hold(cup("dobro", 3, ["random", "greedy"], games=30), 1, lambda more: None)
    report(found)
    shown = capsys.readouterr().out
    assert "dobro: 3 players, 30 games on 5 deals, seed 1" in shown
    assert shown.index("greedy") < shown.index("random")
    for bot in (0, 1):
        assert f" {found['rating'][bot]:.0f} " in shown
        assert f"{found['rating_low'][bot]:.0f}–{found['rating_high'][bot]:.0f}" in shown
        assert f"{found['mean'][bot]:.2f} ± {found['se'][bot]:.2f}" in shown
        assert f"{100 * found['wins'][bot]:.1f} ± {100 * found['wins_se'][bot]:.1f}%" in shown
        assert f"{100 * found['head_to_head'][bot][1 - bot]:.1f}%" in shown
    assert "random · greedy · greedy" in shown
    assert "fewer than 30 deals" in shown


def test_after_one_deal_a_dash_stands_for_errors_and_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    found = hold(cup(games=1), 1, lambda more: None)
    report(found)
    shown = " ".join(capsys.readouterr().out.split())
    assert "│ – │" in shown
    for bot in (0, 1):
        assert f"{100 * found['wins'][bot]:.1f} ± –%" in shown
        assert f"{found['mean'][bot]:.2f} ± –" in shown


def test_enough_deals_need_no_warning(capsys: pytest.CaptureFixture[str]) -> None:
    report(hold(cup(bots=["random", "random"], games=60), 1, lambda more: None))
    assert "fewer than" not in capsys.readouterr().out


@pytest.mark.parametrize(("bots", "warned"), [(["greedy", "random"], True), (["greedy", "greedy"], False)])
def test_the_tables_say_when_ratings_are_bounds_only(
    bots: list[str], warned: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    report(hold(cup("dobro", bots=bots, games=8), 1, lambda more: None))
    assert (said("tournament-unsettled") in " ".join(capsys.readouterr().out.split())) is warned


# -- what does not go together

REFUSED = [
    (cup("chess"), "unknown-game"),
    (cup(players=0), "wrong-players"),
    (cup(players=5), "wrong-players"),
    (cup("dobro", players=1), "wrong-players"),
    (cup(colour="red"), "wrong-option"),
    (cup(seed=-1), "wrong-seed"),
    (cup(bots=["greedy", "oracle"]), "unknown-bot"),
    (cup(bots=["greedy"]), "too-few-bots"),
    (cup(bots=[]), "too-few-bots"),
    (cup(games=0), "wrong-games"),
]


@pytest.mark.parametrize(("what", "code"), REFUSED, ids=[f"{code} {at}" for at, (_, code) in enumerate(REFUSED)])
def test_conflicting_options_are_refused(what: Tournament, code: str) -> None:
    with pytest.raises(SetupError) as refused:
        hold(what, 1, lambda more: None)
    assert refused.value.code == code
