"""Simulations: the same seed, the same figures; and the figures are those of the games."""

from __future__ import annotations

import json
import math
import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.builds import examples

from silvertray.core.errors import SetupError
from silvertray.core.rng import COMPILED
from silvertray.games import game
from silvertray.lab.simulate import SLOW_CHUNK, Plan, simulate
from silvertray.play import files
from silvertray.play.match import Match

CLOCK = ("seconds", "games_per_second")
TWO_PARTS = SLOW_CHUNK + 1  # the fewest games that two workers share
FIELDS = [
    "game", "players", "bots", "games", "seed", "mean", "sd", "se", "p10", "p50", "p90", "parts", "wins",
    "decisions", "seconds", "games_per_second", "compiled", "rules_version",
]  # fmt: skip


of_both_games = pytest.mark.parametrize("slug", ["clever", "twice"])
of_all_games = pytest.mark.parametrize("slug", ["clever", "twice", "dobro"])


def plan(
    players: int = 1,
    bots: Sequence[str] = ("random",),
    games: int = 60,
    seed: int = 1,
    slug: str = "clever",
    **options: str,
) -> Plan:
    return Plan(slug, players, tuple(bots), games, seed, options)


def figures(what: Plan, jobs: int = 1, log: Path | None = None) -> dict[str, Any]:
    """The figures of a simulation, whatever the clock says."""
    found = simulate(what, jobs, lambda more: None, log)
    return {name: value for name, value in found.items() if name not in CLOCK}


class Logged(NamedTuple):
    """A simulation with the matches it wrote."""

    figures: dict[str, Any]
    matches: list[Match]
    results: list[list[dict[str, Any]]]

    def scores(self, seat: int) -> list[int]:
        return [entry["score"] for result in self.results for entry in result if entry["seat"] == seat]

    def seats(self) -> range:
        return range(self.figures["players"])


DICE = [("clever", 1), ("clever", 2), ("clever", 4), ("twice", 1), ("twice", 3)]
CARDS = [("dobro", 2), ("dobro", 5)]


@pytest.fixture(scope="module", params=DICE + CARDS, ids=lambda logged: f"{logged[0]} of {logged[1]}")
def logged(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Logged:
    """A simulation of greedy and random seats, read again from its log."""
    slug, players = request.param
    path = tmp_path_factory.mktemp("lab") / "log"
    found = figures(plan(players, ["greedy", "random", "random", "greedy", "random"][:players], 25, 5, slug), log=path)
    read = list(files.read(path))
    return Logged(found, [match for _, match, _ in read], [claimed for _, _, claimed in read])


# -- the same whatever the way


@pytest.mark.parametrize(
    ("slug", "bots"),
    [
        ("clever", ["greedy"]),
        ("clever", ["random", "greedy"]),
        ("twice", ["greedy"]),
        ("twice", ["random", "greedy"]),
        ("dobro", ["greedy", "random", "random"]),
    ],
)
def test_two_workers_give_the_same_as_one(slug: str, bots: list[str]) -> None:
    what = plan(len(bots), bots, TWO_PARTS, slug=slug)
    assert figures(what, jobs=2) == figures(what, jobs=1)


@of_all_games
def test_two_workers_at_engine_speed_give_the_same_as_one(slug: str) -> None:
    what = plan(2, games=5003 if COMPILED else 40, slug=slug)
    assert figures(what, jobs=2) == figures(what, jobs=1)


@of_all_games
def test_two_workers_write_the_same_log_as_one(slug: str, tmp_path: Path) -> None:
    what = plan(2, ["greedy", "random"], TWO_PARTS, slug=slug)
    one, two = tmp_path / "one", tmp_path / "two"
    assert figures(what, 2, two) == figures(what, 1, one)
    assert two.read_bytes() == one.read_bytes()
    assert len(one.read_bytes().splitlines()) == what.games


@pytest.mark.both_builds
@of_both_games
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [0, 2**64 - 1])
def test_the_engines_own_loop_gives_the_same_as_matches(slug: str, players: int, seed: int, tmp_path: Path) -> None:
    what = plan(players, games=examples(30), seed=seed, slug=slug)
    assert what.is_fast
    assert figures(what) == figures(what, log=tmp_path / "log")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"draw": "classic"}, {"edition": "br", "lead_specials": "off"}], ids=str)
def test_the_engines_own_loop_of_dobro_gives_the_same_as_matches(
    players: int, options: dict[str, str], tmp_path: Path
) -> None:
    what = plan(players, games=examples(20), seed=7, slug="dobro", **options)
    assert what.is_fast
    assert figures(what) == figures(what, log=tmp_path / "log")


@pytest.mark.both_builds
@of_both_games
def test_the_engines_own_loop_applies_the_options(slug: str, tmp_path: Path) -> None:
    off = plan(games=examples(60), slug=slug, solo_fallback="off")
    assert figures(off) == figures(off, log=tmp_path / "log")
    assert figures(off)["mean"] != figures(plan(games=examples(60), slug=slug))["mean"]


@of_all_games
def test_another_seed_finds_other_games(slug: str) -> None:
    one, other = (figures(plan(2, seed=seed, slug=slug)) for seed in (1, 2))
    assert one["mean"] != other["mean"]


@pytest.mark.parametrize(
    ("slug", "players", "options"),
    [("clever", 1, {"solo_fallback": "off"}), ("twice", 2, {}), ("dobro", 3, {}), ("dobro", 3, {"draw": "classic"})],
)
def test_games_without_a_log_are_those_with_one(
    slug: str, players: int, options: dict[str, str], tmp_path: Path
) -> None:
    what = plan(players, ["greedy", "random", "greedy"][:players], 12, slug=slug, **options)
    assert figures(what) == figures(what, log=tmp_path / "log")


def test_the_first_games_of_a_longer_simulation_are_the_same(tmp_path: Path) -> None:
    short, long = tmp_path / "short", tmp_path / "long"
    figures(plan(games=10), log=short)
    figures(plan(games=60), log=long)
    assert long.read_bytes().startswith(short.read_bytes())


# -- what is told


@of_all_games
def test_the_figures_are_exactly_the_promised_ones(slug: str) -> None:
    found = simulate(plan(3, games=5, slug=slug), 1, lambda more: None, None)
    assert list(found) == FIELDS
    assert json.loads(json.dumps(found)) == found


@of_all_games
def test_figures_by_seat_are_lists_and_the_others_plain(slug: str) -> None:
    found = simulate(plan(3, ["greedy"], 5, 9, slug), 1, lambda more: None, None)
    for name in ("mean", "sd", "se", "p10", "p50", "p90", "wins"):
        assert len(found[name]) == 3
    assert list(found["parts"]) == list(game(slug).parts)
    assert all(len(means) == 3 for means in found["parts"].values())
    assert (found["game"], found["players"], found["games"], found["seed"]) == (slug, 3, 5, 9)
    assert found["bots"] == ["greedy"] * 3
    assert (found["compiled"], found["rules_version"]) == (COMPILED, game(slug).rules_version)
    assert found["seconds"] > 0
    assert found["games_per_second"] == pytest.approx(5 / found["seconds"])


def test_mean_and_spread_are_those_of_the_scores(logged: Logged) -> None:
    for seat in logged.seats():
        scores = logged.scores(seat)
        assert logged.figures["mean"][seat] == pytest.approx(statistics.mean(scores))
        assert logged.figures["sd"][seat] == pytest.approx(statistics.stdev(scores))
        assert logged.figures["se"][seat] == pytest.approx(statistics.stdev(scores) / math.sqrt(len(scores)))


def test_percentiles_are_those_of_the_scores(logged: Logged) -> None:
    for seat in logged.seats():
        scores = sorted(logged.scores(seat))
        for level in (10, 50, 90):
            rank = math.ceil(level * len(scores) / 100)
            assert logged.figures[f"p{level}"][seat] == scores[rank - 1]


def test_areas_and_foxes_are_those_of_the_sheets(logged: Logged) -> None:
    if logged.figures["game"] == "dobro":
        assert logged.figures["parts"] == {}
        return
    for seat in logged.seats():
        sheets = [match.view(None).sheets[seat] for match in logged.matches]
        *areas, foxes = logged.figures["parts"].items()
        for area, means in areas:
            assert means[seat] == pytest.approx(statistics.mean(dict(sheet.lines)[area] for sheet in sheets))
        assert foxes[0] == "foxes"
        assert foxes[1][seat] == pytest.approx(statistics.mean(sheet.foxes for sheet in sheets))


def test_wins_are_the_first_places_and_shared_ones_split(logged: Logged) -> None:
    won = dict.fromkeys(logged.seats(), 0.0)
    for result in logged.results:
        first = [entry["seat"] for entry in result if entry["place"] == 1]
        for seat in first:
            won[seat] += 1 / len(first)
    assert logged.figures["wins"] == pytest.approx([won[seat] / len(logged.results) for seat in logged.seats()])
    assert sum(logged.figures["wins"]) == pytest.approx(1)


def test_decisions_are_the_choices_in_the_log(logged: Logged) -> None:
    chosen = [sum(step.seat >= 0 for step in match.log) for match in logged.matches]
    assert logged.figures["decisions"] == pytest.approx(statistics.mean(chosen))


def test_logged_matches_hold_and_name_their_bots(logged: Logged) -> None:
    for number, (match, claimed) in enumerate(zip(logged.matches, logged.results, strict=True), 1):
        files.check_result(match, claimed, number)
        assert match.names == logged.figures["bots"]


def test_a_single_game_has_no_spread() -> None:
    found = figures(plan(games=1))
    assert (found["sd"], found["se"]) == ([None], [None])
    assert found["p10"] == found["p50"] == found["p90"] == found["mean"]


@pytest.mark.parametrize("bots", [["random"], ["greedy"]], ids=",".join)
@pytest.mark.parametrize("jobs", [1, 2])
def test_every_game_is_reported_once(bots: list[str], jobs: int) -> None:
    heard: list[int] = []
    simulate(plan(1, bots, 55), jobs, heard.append, None)
    assert sum(heard) == 55
    assert min(heard) > 0


@pytest.mark.rule("D-81")
def test_shared_victories_in_dobro_count_as_one_win() -> None:
    found = figures(plan(2, games=400 if COMPILED else 60, slug="dobro", edition="br"))
    assert found["parts"] == {}
    assert sum(found["wins"]) == pytest.approx(1)
    assert all(0 < wins < 1 for wins in found["wins"])


# -- what does not go together

REFUSED = [
    (plan()._replace(game="chess"), "unknown-game"),
    (plan(0), "wrong-players"),
    (plan(5), "wrong-players"),
    (plan(solo_fallback="maybe"), "wrong-option"),
    (plan(colour="red"), "wrong-option"),
    (plan(seed=-1), "wrong-seed"),
    (plan(seed=2**64), "wrong-seed"),
    (plan(bots=["oracle"]), "unknown-bot"),
    (plan(2, ["random", "oracle"]), "unknown-bot"),
    (plan(3, ["random", "greedy"]), "wrong-bot-count"),
    (plan(1, ["random", "greedy"]), "wrong-bot-count"),
    (plan(1, []), "wrong-bot-count"),
    (plan(1, slug="dobro"), "wrong-players"),
    (plan(7, slug="dobro"), "wrong-players"),
    (plan(3, slug="dobro", rounds="players"), "wrong-option"),
    (plan(3, slug="dobro", solo_fallback="on"), "wrong-option"),
    (plan(games=0), "wrong-games"),
    (plan(games=-5), "wrong-games"),
]


@pytest.mark.both_builds
@pytest.mark.parametrize(
    ("what", "code"), REFUSED, ids=[f"{code} {number}" for number, (_, code) in enumerate(REFUSED)]
)
def test_conflicting_options_are_refused_before_a_log_is_opened(what: Plan, code: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text("an older log", encoding="utf-8")
    with pytest.raises(SetupError) as refused:
        simulate(what, 1, lambda more: None, log)
    assert refused.value.code == code
    assert log.read_text(encoding="utf-8") == "an older log"
