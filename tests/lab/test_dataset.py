"""Data sets: the same rows for any number of workers, and every row is a choice of a real game."""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pyarrow.parquet as pq
import pytest
from hypothesis import given
from tests.bots.doors import weighed
from tests.cli.command import run
from tests.properties.walks import DOBRO, SEEDS, At, dobro_setups, law, positions_of

from silvertray.cli import request_of
from silvertray.core.bits import members
from silvertray.core.errors import SetupError
from silvertray.core.game import CHANCE
from silvertray.core.rng import COMPILED, Rng
from silvertray.games import game
from silvertray.lab.dataset.parquet import COLUMNS, write
from silvertray.lab.simulate import Plan, simulate
from silvertray.play import files

GAMES = 30 if COMPILED else 1
SOME = [("clever", ("hard",)), ("clever", ("greedy", "random")), ("twice", ("hard",)), ("dobro", ("greedy", "random"))]
# Uncompiled, the judges of the other games take minutes.
some_plans = pytest.mark.parametrize(("slug", "bots"), SOME if COMPILED else SOME[:1])


def plan(slug: str, bots: tuple[str, ...], games: int = GAMES, **options: str) -> Plan:
    return Plan(slug, len(bots), bots, games, 7, options)


@cache
def rows_of(slug: str, bots: tuple[str, ...]) -> list[dict[str, Any]]:
    """The rows of a data set."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "games.parquet")
        write(plan(slug, bots), path, 1, lambda more: None)
        rows: list[dict[str, Any]] = pq.read_table(path).to_pylist()
        return rows


@some_plans
def test_every_row_is_a_choice_of_the_game_that_a_simulation_plays(
    slug: str, bots: tuple[str, ...], tmp_path: Path
) -> None:
    what, rules = plan(slug, bots), game(slug)
    rows = rows_of(slug, bots)
    simulate(what, 1, lambda more: None, tmp_path / "log")
    for number, (_, match, _) in enumerate(files.read(tmp_path / "log")):
        own = [row for row in rows if row["game"] == number]
        done = [(step.seat, step.action) for step in match.log if step.seat != CHANCE]
        assert [(row["seat"], row["choice"]) for row in own] == done
        assert [row["step"] for row in own] == [*range(len(done))]
        places = {end.seat: end for end in rules.ranking(match.state)}
        assert all(row["scores"] == [places[seat].score for seat in range(len(bots))] for row in own)
        assert all(row["place"] == places[row["seat"]].place for row in own)
        assert {row["seed"] for row in own} == {match.dealer.seed}
    assert len({row["game"] for row in rows}) == GAMES


@some_plans
def test_options_are_all_legal_actions_of_the_position(slug: str, bots: tuple[str, ...]) -> None:
    for row in rows_of(slug, bots):
        state = game(slug).from_position(row["position"])
        assert row["options"] == members(state.legal(row["seat"]))
        assert row["choice"] in row["options"]
        assert len(row["values"]) == len(row["options"])
        assert row["bot"] == bots[row["seat"]]


@pytest.mark.parametrize("slug", ["clever", "twice"] if COMPILED else ["clever"])
def test_a_bot_with_the_same_net_takes_the_highest_value(slug: str) -> None:
    rows = rows_of(slug, ("hard",))
    for row in rows:
        assert row["values"][row["options"].index(row["choice"])] == max(row["values"])
    assert rows[-1]["scores"] == [max(rows[-1]["values"])]  # after the last choice nothing is left to expect
    assert any(len({*row["values"]}) > 3 for row in rows)


def test_two_workers_write_the_same_file_as_one(tmp_path: Path) -> None:
    what = plan("clever", ("random", "greedy"), 3)
    for jobs in (1, 2):
        (tmp_path / str(jobs)).mkdir()
        write(what, tmp_path / str(jobs) / "games.parquet", jobs, lambda more: None, games_a_part=1)
    for name in ("games.parquet", "games.md"):
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()


def test_rows_are_written_in_groups_with_progress(tmp_path: Path) -> None:
    what, heard = plan("clever", ("random",), 5), list[int]()
    write(what, tmp_path / "games.parquet", 1, heard.append, games_a_part=2, rows_a_group=70)
    assert heard == [2, 2, 1]
    assert pq.ParquetFile(tmp_path / "games.parquet").num_row_groups == 2
    assert {row["game"] for row in pq.read_table(tmp_path / "games.parquet").to_pylist()} == {*range(5)}


def test_rows_may_end_with_a_full_group(tmp_path: Path) -> None:
    what, path = plan("clever", ("random",), 3), tmp_path / "games.parquet"
    figures = write(what, path, 1, lambda more: None, games_a_part=1, rows_a_group=1)
    found = pq.ParquetFile(tmp_path / "games.parquet")
    assert (found.num_row_groups, found.metadata.num_rows) == (3, figures["choices"])


def test_the_file_documents_its_origin_and_columns(tmp_path: Path) -> None:
    figures = write(plan("clever", ("random",), solo_fallback="off"), tmp_path / "games.parquet", 1, lambda more: None)
    form = pq.read_schema(tmp_path / "games.parquet")
    told = json.loads(form.metadata[b"silvertray"])
    assert told == {name: figures[name] for name in told}
    assert told["rules_version"] == game("clever").rules_version
    assert told["options"] == {"solo_fallback": "off"}
    assert {field.name: field.metadata[b"says"].decode() for field in form} == {n: s for n, (_, s) in COLUMNS.items()}


def test_the_card_has_every_column_and_the_command_to_reproduce_it(tmp_path: Path) -> None:
    what = plan("clever", ("random", "greedy"))
    figures = write(what, tmp_path / "games.parquet", 1, lambda more: None)
    card = (tmp_path / "games.md").read_text("utf-8")
    assert all(f"| `{name}` | {kind} | {says} |" in card for name, (kind, says) in COLUMNS.items())
    assert f"{figures['choices']:,} choices" in card
    assert ", ".join(f"{mean:.2f}" for mean in figures["mean"]) in card
    command = next(line for line in card.splitlines() if "made by" in line).split("`")[1].split()
    asked = request_of(command[1:])
    assert (asked.game, asked.players, asked.games, asked.seed) == what[:2] + what[3:5]
    assert tuple(asked.bots.split(",")) == what.bots


def test_an_undecodable_name_is_shown_as_well_as_possible(tmp_path: Path) -> None:
    name = os.fsdecode(b"games \xff.parquet")
    done = run(tmp_path, "dataset", "clever", "--bots", "random", "--games", "1", "--out", name)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("games ?.parquet: ")
    card = tmp_path / os.fsdecode(b"games \xff.md")
    assert card.read_text("utf-8").startswith("# games ?.parquet\n")


def test_a_folder_is_refused_before_any_game_is_played(tmp_path: Path) -> None:
    (tmp_path / "games.parquet").mkdir()
    heard: list[int] = []
    with pytest.raises(IsADirectoryError):
        write(plan("clever", ("random",)), tmp_path / "games.parquet", 1, heard.append)
    assert heard == []


def test_a_failed_write_leaves_the_older_file_whole(tmp_path: Path) -> None:
    (tmp_path / "games.parquet").write_text("older")

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(plan("clever", ("random",)), tmp_path / "games.parquet", 1, interrupt)
    with pytest.raises(SetupError, match="wrong-games"):
        write(plan("clever", ("random",), 0), tmp_path / "games.parquet", 1, lambda more: None)
    with pytest.raises(SetupError, match="not-parquet"):
        write(plan("clever", ("random",)), tmp_path / "games.csv", 1, lambda more: None)
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("games.parquet", "older")]


# -- the judge of Dobro


@law(40 if COMPILED else 6)
@given(at=positions_of(dobro_setups()), seed=SEEDS)
def test_values_ignore_hidden_cards_and_are_shares_of_a_victory(at: At, seed: int) -> None:
    for seat in (seat for seat in at.state.open_seats() if seat != CHANCE):
        values = dict(weighed(at.state.imagine(seat, Rng(3)), seat, 4, Rng(5)))
        assert [*values] == members(at.state.legal(seat))
        assert all(0 <= value <= 1 for value in values.values())
        twin = at.state.imagine(seat, Rng(seed))
        assert dict(weighed(twin.imagine(seat, Rng(3)), seat, 4, Rng(5))) == values


def test_a_level_round_is_worth_half_a_victory_and_gift_cards_more() -> None:
    state = DOBRO.from_position("dobro / hand=7,7 / hand=2")
    values = {DOBRO.actions[action]: value for action, value in weighed(state, 0, 8, Rng(1))}
    assert values["play 7 7"] == 0.5 < values["play 7"] < 1
