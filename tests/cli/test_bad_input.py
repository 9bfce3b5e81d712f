"""Bad input: one clear line, exit code 2, no traceback, nothing lost."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import PACKAGE, Done, environment, refusal, run
from tests.play.tables import fair, opened, played
from tests.server.support.forking import run as run_loaded

from silvertray.play import files

ONE_GIGABYTE = 1 << 30

REQUESTS: list[tuple[str, str]] = [
    ("", "COMMAND"),
    ("dance", "dance"),
    ("simulate", "game"),
    ("simulate chess", "chess"),
    ("simulate clever --bots oracle", "oracle"),
    ("simulate clever --bots random,greedy --players 3", "random,greedy"),
    ("simulate clever --bots ,", "bot"),
    ("simulate clever --players 0", "0"),
    ("simulate clever --players 5", "5"),
    ("simulate clever --players 1000000000000000000000000000000", "players"),
    ("simulate clever --option colour=red", "colour=red"),
    ("simulate twice --players 5", "5"),
    ("simulate twice --option colour=red", "colour=red"),
    ("simulate twice --bots random,oracle --players 2", "oracle"),
    ("simulate clever --option solo_fallback=maybe", "solo_fallback=maybe"),
    ("simulate dobro --players 1", "1"),
    ("simulate dobro --players 7", "7"),
    ("simulate dobro --players 3 --option rounds=players", "rounds=players"),
    ("simulate dobro --option rounds=4", "rounds=4"),
    ("simulate dobro --option draw=never", "draw=never"),
    ("simulate dobro --option solo_fallback=off", "solo_fallback=off"),
    ("simulate dobro --bots greedy,random --players 3", "greedy,random"),
    ("simulate clever --games 0", "0"),
    ("simulate clever --jobs 0", "0"),
    ("simulate clever --jobs 1025", "1,024"),
    ("simulate clever --seed -1", "-1"),
    ("simulate clever --seed 18446744073709551616", "18446744073709551616"),
    ("simulate clever --seed x", "x"),
    ("simulate clever --frobnicate", "--frobnicate"),
    ("simulate clever --games 1 --log no/such/folder/log", "log"),
    ("simulate clever --games 1 --log .", "."),
    ("tournament clever", "--bots"),
    ("tournament --bots greedy,random", "game"),
    ("tournament chess --bots greedy,random", "chess"),
    ("tournament clever --bots greedy", "greedy"),
    ("tournament clever --bots ,", "two or more bots"),
    ("tournament clever --bots greedy,oracle", "oracle"),
    ("tournament clever --bots greedy,random --players 5", "5"),
    ("tournament dobro --bots greedy,random --players 1", "1"),
    ("tournament clever --bots greedy,random --players 1000000000000000", "1000000000000000"),
    ("tournament clever --bots greedy,random --games 0", "0"),
    ("tournament clever --bots greedy,random --jobs 0", "0"),
    ("tournament clever --bots greedy,random --jobs 1025", "1,024"),
    ("tournament clever --bots greedy,random --seed -1", "-1"),
    ("tournament clever --bots greedy,random --option colour=red", "colour=red"),
    ("tournament clever --bots greedy,random --plot ratings.png", "ratings.png"),
    ("tournament clever --bots greedy,random --plot no/such/folder/ratings.svg", "ratings.svg"),
    ("tournament clever --bots greedy,oracle --plot ratings.svg", "oracle"),
    ("dataset", "game"),
    ("dataset chess", "chess"),
    ("dataset clever --bots oracle", "oracle"),
    ("dataset clever --games 0", "0"),
    ("dataset clever --jobs 0", "0"),
    ("dataset clever --jobs 1025", "1,024"),
    ("dataset clever --players 5", "5"),
    ("dataset clever --out games.csv", "games.csv"),
    ("dataset clever --games 1 --out no/such/folder/games.parquet", "games.parquet"),
    ("analyse nowhere --html review.html", "nowhere"),
    ("gauge clever --out no/such/folder/gauge.jsonl", "gauge.jsonl"),
    ("gauge clever --out .", "."),
    ("gauge dobro", "not for dobro"),
    ("puzzles chess", "chess"),
    ("puzzles dobro", "not for dobro"),
    ("puzzles clever --out no/such/folder/puzzles.jsonl", "puzzles.jsonl"),
    ("train", "game"),
    ("train chess", "chess"),
    ("train dobro", "not for dobro"),
    ("train clever --recipe oracle", "oracle"),
    ("train clever --recipe twice-solo", "twice-solo"),
    ("train clever --recipe nowhere.toml", "nowhere.toml"),
    ("train clever --hours 0", "0"),
    ("train clever --hours nan", "nan"),
    ("train clever --games 0", "0"),
    ("train clever --hours 1 --games 1", "--games"),
    ("train clever --judge 0", "0"),
    ("train clever --jobs 0", "0"),
    ("train clever --jobs 1025", "1,024"),
    ("train clever --seed -1", "-1"),
    ("train clever --on moon", "moon"),
    ("train clever --out net.svg", "net.svg"),
    ("train clever --out no/such/folder/some.net --games 1 --jobs 1", "some.net"),
    ("train clever --start nowhere.net", "nowhere.net"),
    ("play chess", "chess"),
    ("play clever --bots oracle", "oracle"),
    ("play clever --bots random,random,random,random", "5"),
    ("play clever --players 1 --bots random,random", "2"),
    ("play clever --players 0", "0"),
    ("play clever --players 1000000000", "1"),
    ("play clever --lang tlh", "tlh"),
    ("play clever --seed 1 --table-dice", "--table-dice"),
    ("play clever --seed 0 --table-dice", "--table-dice"),
    ("play clever --seed 1 --fair", "--fair"),
    ("play clever --table-dice --fair", "--fair"),
    ("play dobro --table-dice", "--table-dice"),
    ("play dobro --players 1", "1"),
    ("play dobro --players 7", "7"),
    ("play dobro --bots oracle", "oracle"),
    ("play dobro --players 3 --option rounds=players", "rounds=players"),
    ("play dobro --option draw=never", "draw=never"),
    ("replay", "file"),
    ("replay nowhere", "nowhere"),
    ("replay .", "."),
    ("verify nowhere", "nowhere"),
]


@pytest.mark.parametrize(("request_line", "named"), REQUESTS)
def test_an_impossible_request_is_refused_in_one_line(request_line: str, named: str, tmp_path: Path) -> None:
    line = refusal(run_loaded(tmp_path, *request_line.split()))
    assert named in line
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", ["../en", "en\nde"], ids=repr)
def test_an_unknown_language_is_refused_in_one_line(lang: str, tmp_path: Path) -> None:
    assert "language" in refusal(run(tmp_path, "play", "clever", "--lang", lang))


def test_a_refused_simulation_leaves_an_older_log_whole(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("older", encoding="utf-8")
    for wrong in (["--games", "0"], ["--jobs", "0"]):
        refusal(run(tmp_path, "simulate", "clever", "--log", "log", *wrong))
    assert (tmp_path / "log").read_text(encoding="utf-8") == "older"


# -- files


def changed(**changes: Any) -> bytes:
    """A good line in which some fields are changed."""
    return json.dumps(json.loads(files.to_line(opened())) | changes).encode()


BROKEN = {
    "no json": b"hello",
    "bytes": b"\xff\xfe\x00",
    "cut": files.to_line(opened()).encode()[:-20],
    "other json": b"[1, 2]",
    "another version": changed(silvertray=2),
    "a version of many lines": changed(silvertray="1\n2\n3"),
    "another game": changed(game="chess"),
    "the rules of the other game": changed(game="twice"),
    "a game of many lines": changed(game="chess\r\nand more\x1b[2J"),
    "other rules": changed(rules="clever-0"),
    "rules of many lines": changed(rules="clever\n0"),
    "no players": changed(players=0),
    "very many players": changed(players=10**30),
    "a wrong option": changed(options={"colour": "red\nblue"}),
    "a wrong field": changed(log=[1]),
    "a wrong dealer": changed(dealer={"kind": "fate"}),
    "a wrong seed": changed(dealer={"kind": "seed", "seed": -1}),
    "deep": b"[" * 100_000,
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_refused_in_one_line_that_names_its_line(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "match").write_bytes(files.to_line(opened()).encode() + b"\n" + content)
    line = refusal(run_loaded(tmp_path, "replay", "match"))
    assert "line 2" in line
    assert line.isprintable()
    assert (tmp_path / "match").read_bytes().endswith(content)


def test_a_broken_file_cannot_be_verified(tmp_path: Path) -> None:
    (tmp_path / "match").write_bytes(BROKEN["cut"])
    assert "line 1" in refusal(run(tmp_path, "verify", "match"))


def test_broken_unicode_in_a_match_is_refused_in_one_line(tmp_path: Path) -> None:
    record = json.loads(files.to_line(played(fair())))
    record["dealer"]["nonces"] = ["\ud800"]
    (tmp_path / "match").write_text(json.dumps(record), encoding="utf-8")
    done = run(tmp_path, "verify", "match")
    assert done.code in (1, 2)
    assert len(done.err.splitlines()) == 1


def test_a_huge_number_of_players_is_refused_before_allocating(tmp_path: Path) -> None:
    (tmp_path / "match").write_bytes(changed(players=10**12, names=[]))
    program = "import sys; from silvertray.cli import main; sys.exit(main(['replay', 'match']))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={"PYTHONPATH": str(PACKAGE)},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (ONE_GIGABYTE, ONE_GIGABYTE)),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert "players" in refusal(Done(done.returncode, done.stdout, done.stderr))


def test_characters_the_terminal_cannot_encode_are_escaped(tmp_path: Path) -> None:
    asked = [sys.executable, "-m", "silvertray.cli", "simulate", "clever", "--games", "2", "--lang", "ru"]
    around = environment(tmp_path) | {"PYTHONIOENCODING": "cp1252"}
    done = subprocess.run(asked, cwd=tmp_path, env=around, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
    assert rb"\u" in done.stdout
