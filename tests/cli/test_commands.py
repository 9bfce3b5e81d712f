"""The commands that do as they are told."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from tests.cli.command import run
from tests.locale.said import said
from tests.play.tables import SECRET, fair, opened, played

import silvertray
from silvertray.cli import COMMANDS, request_of
from silvertray.cli.play import seating
from silvertray.core.rng import COMPILED
from silvertray.games import game
from silvertray.play import files
from silvertray.play.dealer import CommitReveal, Seeded
from silvertray.play.match import Match

CLEVER = game("clever")
TWICE = game("twice")
DOBRO = game("dobro")
EVERY_GAME = ["clever", "twice", "dobro"]


@pytest.mark.both_builds
def test_the_version_says_whether_the_rules_are_compiled(tmp_path: Path) -> None:
    done = run(tmp_path, "--version")
    assert (done.code, done.err) == (0, "")
    build = "compiled" if COMPILED else "uncompiled"
    assert done.out.startswith(f"silvertray {silvertray.__version__} ({build}")
    assert len(done.out.splitlines()) == 1
    assert "kompiliert" in run(tmp_path, "--lang", "de", "--version").out


@pytest.mark.parametrize(
    "command",
    [[], *([file.rstrip("_")] for file in COMMANDS)],
    ids=str,
)
def test_every_command_has_a_help(command: list[str], tmp_path: Path) -> None:
    done = run(tmp_path, *command, "--help")
    assert (done.code, done.err) == (0, "")
    assert "usage: silvertray" in done.out


# -- simulate


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_simulate_shows_a_table(slug: str, tmp_path: Path) -> None:
    done = run(tmp_path, "simulate", slug, "--players", "2", "--bots", "random,greedy", "--games", "5", "--seed", "3")
    assert (done.code, done.err) == (0, "")
    for heading in (slug, "5 games", "seed 3", "0 random", "1 greedy", "mean", *game(slug).parts, "wins"):
        assert heading in done.out


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_simulate_prints_one_json_object(slug: str, tmp_path: Path) -> None:
    done = run(tmp_path, "simulate", slug, "--players", "3", "--games", "7", "--seed", "9", "--json")
    assert (done.code, done.err) == (0, "")
    assert len(done.out.splitlines()) == 1
    figures = json.loads(done.out)
    assert (figures["game"], figures["players"], figures["games"], figures["seed"]) == (slug, 3, 7, 9)
    assert figures["bots"] == ["random"] * 3
    assert figures["compiled"] is COMPILED


@pytest.mark.parametrize(
    ("slug", "option"),
    [
        ("clever", "solo_fallback=off"),
        ("twice", "solo_fallback=off"),
        ("dobro", "draw=classic"),
        ("dobro", "edition=br"),
    ],
)
def test_simulate_gives_the_same_figures_with_jobs_and_a_log(slug: str, option: str, tmp_path: Path) -> None:
    asked = ["simulate", slug, "--games", "60", "--json", "--option", option]
    ways = [[], ["--jobs", "2"], ["--log", "log"], ["--jobs", "2", "--log", "log2"]]
    found = [json.loads(run(tmp_path, *asked, *way).out) for way in ways]
    for figures in found:
        del figures["seconds"], figures["games_per_second"]
    assert found == [found[0]] * len(ways)
    assert (tmp_path / "log").read_bytes() == (tmp_path / "log2").read_bytes()


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("slug", EVERY_GAME)
def test_a_simulation_log_can_be_replayed(slug: str, bot: str, tmp_path: Path) -> None:
    run(tmp_path, "simulate", slug, "--players", "2", "--bots", bot, "--games", "4", "--log", "log")
    done = run(tmp_path, "replay", "log")
    assert (done.code, done.err) == (0, "")
    assert done.out == said("replay-ok", file="log", matches=4) + "\n"


@pytest.mark.rule("D-6")
@pytest.mark.parametrize(("slug", "players"), [("clever", 1), ("twice", 1), ("dobro", 2)])
def test_simulate_defaults_to_the_fewest_players(slug: str, players: int, tmp_path: Path) -> None:
    figures = json.loads(run(tmp_path, "simulate", slug, "--games", "2", "--json").out)
    assert (figures["players"], figures["bots"]) == (players, ["random"] * players)


@pytest.mark.rule("D-85")
def test_simulate_plays_the_long_game(tmp_path: Path) -> None:
    asked = ["simulate", "dobro", "--players", "5", "--games", "2", "--option", "rounds=players", "--log", "log"]
    assert run(tmp_path, *asked).code == 0
    results = [json.loads(line)["result"] for line in (tmp_path / "log").read_text(encoding="utf-8").splitlines()]
    assert [[len(entry["lines"]) for entry in result] for result in results] == [[5] * 5] * 2


# -- tournament


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_tournament_shows_a_table_and_draws_a_picture(slug: str, tmp_path: Path) -> None:
    asked = ["tournament", slug, "--bots", "random,greedy", "--games", "5", "--seed", "3", "--plot", "ratings.svg"]
    done = run(tmp_path, *asked)
    assert (done.code, done.err) == (0, "")
    for heading in (f"{slug}: 2 players", "6 games on 3 deals", "seed 3", "rating", "wins", "points", "greedy"):
        assert heading in done.out
    assert (tmp_path / "ratings.svg").read_text(encoding="utf-8").count("<circle") == 2


def test_tournament_prints_the_same_json_object_for_any_number_of_jobs(tmp_path: Path) -> None:
    asked = ["tournament", "dobro", "--players", "3", "--bots", "greedy,random", "--games", "24", "--json"]
    asked += ["--option", "edition=br"]
    printed = [run(tmp_path, *asked, "--jobs", jobs).out for jobs in ("1", "2")]
    one, two = map(json.loads, printed)
    assert len(printed[0].splitlines()) == 1
    for figures in (one, two):
        del figures["seconds"], figures["games_per_second"]
    assert one == two
    assert (one["players"], one["bots"], one["options"]) == (3, ["greedy", "random"], {"edition": "br"})


# -- replay


def test_replay_checks_every_match_of_a_file(tmp_path: Path) -> None:
    matches = [played(Match(CLEVER, 1, Seeded(1))), opened(), played(fair(2))]
    matches += [played(Match(TWICE, 3, Seeded(1))), opened(rules=TWICE)]
    matches += [played(Match(DOBRO, 3, Seeded(1), {"draw": "classic"})), Match(DOBRO, 6, Seeded(1))]
    lines = [files.to_line(match) for match in matches]
    (tmp_path / "matches").write_text("\n".join(lines), encoding="utf-8")
    done = run(tmp_path, "replay", "matches")
    assert done.code == 0
    assert done.out == said("replay-ok", file="matches", matches=7) + "\n"


@pytest.mark.both_builds
def test_a_file_with_an_odd_name_is_replayed_too(tmp_path: Path) -> None:
    name = os.fsdecode(b"match \xff")
    files.save(opened(), tmp_path / name)
    done = run(tmp_path, "replay", name)
    assert (done.code, done.err) == (0, "")
    assert said("replay-ok", file="", matches=1) in done.out


# -- verify


@pytest.mark.both_builds
def test_verify_checks_committed_dice(tmp_path: Path) -> None:
    lines = [
        files.to_line(match) for match in (played(fair(2)), opened(), played(fair(1, TWICE)), played(fair(2, DOBRO)))
    ]
    (tmp_path / "matches").write_text("\n".join(lines), encoding="utf-8")
    done = run(tmp_path, "verify", "matches")
    assert (done.code, done.err) == (0, "")
    assert done.out == said("verify-ok", file="matches", verified=3, matches=4) + "\n"


@pytest.mark.parametrize("match", [opened(), played(Match(CLEVER, 1, Seeded(1)))], ids=["table dice", "seed"])
def test_verify_says_when_there_is_nothing_to_verify(match: Match, tmp_path: Path) -> None:
    files.save(match, tmp_path / "match")
    done = run(tmp_path, "verify", "match")
    assert (done.code, done.err) == (0, "")
    assert done.out == said("verify-nothing", file="match") + "\n"


def test_verify_has_nothing_to_verify_while_the_secret_is_kept(tmp_path: Path) -> None:
    match = Match(CLEVER, 1, CommitReveal(["a"], SECRET))
    match.roll(0)
    (tmp_path / "match").write_text(files.to_line(match), encoding="utf-8")
    assert run(tmp_path, "verify", "match").out == said("verify-nothing", file="match") + "\n"


# -- who sits down


@pytest.mark.rule("D-6")
@pytest.mark.parametrize(
    ("asked", "players", "bots"),
    [
        ("play clever", 1, ()),
        ("play dobro", 2, ("medium",)),
        ("play dobro --players 4", 4, ()),
        ("play dobro --bots greedy,random", 3, ("greedy", "random")),
        ("play dobro --players 5 --bots random", 5, ("random",)),
    ],
)
def test_play_defaults_to_the_fewest_bots(asked: str, players: int, bots: tuple[str, ...]) -> None:
    assert seating(request_of(asked.split())) == (players, bots)
