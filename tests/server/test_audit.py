"""`silvertray audit`: every stored table is replayed, and whatever has changed is told."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from bench.services import Postgres, run_sql
from tests.cli.command import Done, refusal
from tests.locale.said import refused, said
from tests.server.support.forking import run
from tests.server.support.pages import maker
from tests.server.support.running import Server
from tests.server.support.stored import address, filled, played

from silvertray.core.errors import MatchFileError
from silvertray.server.keeping.audit import audit as check_all
from silvertray.server.keeping.checking import Difference, check_match
from silvertray.server.settings import Settings


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with nine tables, two of which still go on."""
    file = tmp_path_factory.mktemp("kept") / "tables.db"
    filled(address(file))
    return file


@pytest.fixture
def database(kept: Path, tmp_path: Path) -> Path:
    """A copy of it, to be meddled with."""
    return Path(shutil.copy(kept, tmp_path / "tables.db"))


def alter(file: Path, statement: str) -> None:
    """Change a database behind everybody's back."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        assert connection.execute(statement).rowcount != 0


def audit(file: Path, *more: str) -> Done:
    """Run the command on a file."""
    return run(file.parent, "audit", "--database", address(file), *more)


def differences(file: Path) -> list[Difference]:
    """What the command would tell, without the command."""
    found: list[Difference] = []
    figures = asyncio.run(check_all(Settings(database=address(file)), 1, quiet, found.append))
    assert (figures.tables, figures.different) == (9, len(found))
    return found


@contextmanager
def quiet(tables: int) -> Iterator[Callable[[int], None]]:
    """No bar."""
    assert tables == 9
    yield lambda more: None


def test_what_was_played_replays(kept: Path) -> None:
    done = audit(kept)
    assert (done.code, done.err) == (0, "")
    figures = json.loads(audit(kept, "--json").out)
    assert (figures["tables"], figures["finished"], figures["different"]) == (9, 7, 0)
    assert done.out == said("audit-done", **figures) + "\n"


def test_a_server_can_be_audited_while_it_serves(tmp_path: Path) -> None:
    with Server(tmp_path) as server, maker(server, server.table("clever", "me greedy", seed=1)) as page:
        page.play_on(random.Random(1), lambda page: page.have > 30)
        done = audit(server.folder / "tables.db", "--json")
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out)["tables"] == 1


def test_a_tampered_entry_is_found_with_its_table_number_rule_and_cause(database: Path) -> None:
    alter(database, "UPDATE entries SET text = 'play 7 7 7' WHERE table_id = 'table002' AND kind = 'play' AND seq > 20")
    done = audit(database, "--jobs", "2")
    assert done.code == 1
    line, last = done.out.splitlines()
    (found,), *_, figures = differences(database), *map(json.loads, audit(database, "--json").out.splitlines())
    assert (found.table, found.code, found.rule) == ("table002", "E_CARD_COUNT", "D-32")
    assert line == said("audit-difference", **found._asdict())
    assert last == said("audit-done", **figures)


def test_differences_can_be_read_by_a_program(database: Path) -> None:
    alter(database, "UPDATE entries SET seat = 1 - seat WHERE table_id = 'table005' AND kind = 'play'")
    alter(database, "DELETE FROM entries WHERE table_id = 'table007' AND seq = 9")
    done = audit(database, "--json")
    first, second, last = map(json.loads, done.out.splitlines())
    assert (done.code, done.err) == (1, "")
    assert (first["table"], first["code"]) == ("table005", "E_NOT_YOUR_TURN")
    assert first["rule"].startswith("D-")
    assert (second["table"], second["seq"], second["code"]) == ("table007", 10, "entry-missing")
    assert (last["tables"], last["finished"], last["different"]) == (9, 5, 2)


TAMPERED = {
    "UPDATE tables SET rules = 'clever-0' WHERE id = 'table003'": "other-rules",
    "UPDATE tables SET secret = '77' WHERE id = 'table003'": "other-chance",
    "UPDATE tables SET game = 'chess' WHERE id = 'table003'": "unknown-game",
    "UPDATE tables SET options = '{' WHERE id = 'table003'": "unreadable-table",
    "UPDATE tables SET players = 1000000000 WHERE id = 'table003'": "wrong-players",
    "UPDATE entries SET kind = 'dance' WHERE table_id = 'table003' AND seq = 5": "table-unplayable",
    "UPDATE entries SET text = ' ' || text WHERE table_id = 'table003' AND kind = 'play'": "other-text",
    "UPDATE entries SET seat = 9 WHERE table_id = 'table003' AND kind = 'play'": "no-such-seat",
}


@pytest.mark.parametrize("statement", TAMPERED, ids=TAMPERED.get)
def test_whatever_is_damaged_is_told_and_nothing_else(statement: str, database: Path) -> None:
    alter(database, statement)
    (found,) = differences(database)
    assert (found.table, found.code) == ("table003", TAMPERED[statement])


def test_points_that_were_written_down_are_compared(database: Path) -> None:
    alter(database, "INSERT INTO results (table_id, seat, place, score, at) VALUES ('table003', 1, 1, 9999, 0)")
    (found,) = differences(database)
    assert (found.table, found.code) == ("table003", "other-score")
    assert "9,999" in found.cause


def test_an_outcome_that_the_dealer_would_not_give_is_found(database: Path) -> None:
    where = "table_id = 'table004' AND kind = 'chance' AND text LIKE 'roll%6'"
    alter(database, f"UPDATE entries SET text = substr(text, 1, length(text) - 1) || '5' WHERE {where}")
    (found,) = differences(database)
    assert (found.table, found.code, found.rule) == ("table004", "other-chance", "C-10")


def test_a_match_whose_file_leads_to_another_position_is_found() -> None:
    match = played(0, to_the_end=False).begun()
    check_match(match)
    match.log.pop()
    with pytest.raises(MatchFileError, match="other-position"):
        check_match(match)


# -- databases that cannot be looked at


def test_a_database_that_is_not_there_is_refused_and_not_made(tmp_path: Path) -> None:
    assert "nowhere.db" in refusal(audit(tmp_path / "nowhere.db"))
    assert not (tmp_path / "nowhere.db").exists()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, but long enough to be looked at" * 40)
    assert "text.db" in refusal(audit(tmp_path / "text.db"))


def test_an_old_database_is_refused(database: Path) -> None:
    alter(database, "DELETE FROM alembic_version")
    told = refused("database-old", database=f"sqlite:///{database}")
    assert refusal(audit(database)) == f"silvertray: {told}"


def test_nobody_does_no_work(kept: Path) -> None:
    told = refused("wrong-jobs", jobs=0, most=1024)
    assert refusal(audit(kept, "--jobs", "0")) == f"silvertray: {told}"


def test_postgresql_is_audited_as_well(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    filled(url, tables=4)
    done = run(tmp_path, "audit", "--database", url, "--jobs", "2")
    assert (done.code, done.err) == (0, "")
    run_sql(url, "UPDATE entries SET text = 'take' WHERE table_id = 'table002' AND kind = 'play'")
    done = run(tmp_path, "audit", "--database", url)
    assert done.code == 1
    assert "table002" in done.out.splitlines()[0]
    assert "silvertray: " in refusal(run(tmp_path, "audit", "--database", url + "x"))
    assert "***" in refusal(run(tmp_path, "audit", "--database", "postgresql://me:secret@127.0.0.1:1/x"))
