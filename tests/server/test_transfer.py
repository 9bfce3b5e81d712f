"""`silvertray export` and `silvertray import`: tables leave one database and come into another, all or nothing."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from bench.services import Postgres
from tests.cli.command import Done, refusal
from tests.locale.said import said
from tests.play.tables import CLEVER, SECRET, steps
from tests.server.support.forking import run
from tests.server.support.pages import Page, maker
from tests.server.support.running import Server
from tests.server.support.stored import address, filled

from silvertray.core.errors import SilvertrayError
from silvertray.play.dealer import CommitReveal
from silvertray.play.files import to_line
from silvertray.play.match import Match
from silvertray.server.keeping.transfer import check_line, check_lines


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database of nine tables, seven of them finished, and both kinds of files made of it."""
    folder = tmp_path_factory.mktemp("kept")
    filled(address(folder / "tables.db"))
    done(run(folder, "export", "all.jsonl", "--database", address(folder / "tables.db")), wrote("all.jsonl", 9))
    finished = run(folder, "export", "games.jsonl", "--finished", "--database", address(folder / "tables.db"))
    done(finished, wrote("games.jsonl", 7))
    return folder


def wrote(file: str, tables: int, left: int = 0) -> str:
    """What an export says."""
    return said("export-done", file=file, tables=tables, left=left) + "\n"


def brought(file: str, new: int, known: int) -> str:
    """What an import says."""
    return said("import-done", file=file, new=new, known=known) + "\n"


def done(ended: Done, out: str) -> None:
    """A command that did what it was told."""
    assert (ended.code, ended.err, ended.out) == (0, "", out)


def lines(file: Path) -> list[str]:
    """The lines of a file."""
    return file.read_text(encoding="utf-8").splitlines()


def test_a_server_moves_to_postgresql_and_back(kept: Path, tmp_path: Path, postgres: Postgres) -> None:
    first, url = kept / "all.jsonl", postgres.new_database()
    done(run(tmp_path, "import", str(first), "--database", url), brought("all.jsonl", 9, 0))
    done(run(tmp_path, "import", str(first), "--database", url), brought("all.jsonl", 0, 9))
    audited = run(tmp_path, "audit", "--database", url)
    assert (audited.code, audited.err) == (0, "")
    done(run(tmp_path, "export", "again.jsonl.gz", "--database", url), wrote("again.jsonl.gz", 9))
    assert gzip.decompress((tmp_path / "again.jsonl.gz").read_bytes()) == first.read_bytes()
    back = address(tmp_path / "back.db")
    done(
        run(tmp_path, "import", "again.jsonl.gz", "--database", back),
        said("import-done", file="again.jsonl.gz", new=9, known=0) + "\n",
    )
    done(run(tmp_path, "export", "back.jsonl.gz", "--database", back), wrote("back.jsonl.gz", 9))
    assert (tmp_path / "back.jsonl.gz").read_bytes() == (tmp_path / "again.jsonl.gz").read_bytes()


def test_people_find_their_seats_on_the_new_server(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()
    with Server(old) as server:
        table = server.table("clever", "me greedy", seed=1)
        with maker(server, table) as page:
            page.play_on(random.Random(1), lambda page: page.have > 20)
    assert run(tmp_path, "export", "all.jsonl", "--database", server.url).code == 0
    assert run(tmp_path, "import", "all.jsonl", "--database", address(new / "tables.db")).code == 0
    with Server(new) as server, Page(server, table.id, table.token, have=page.have) as again:
        assert (again.welcome["seat"], again.have >= page.have) == (0, True)
        again.play_on(random.Random(1))


def test_finished_games_are_match_files_with_names_and_date(kept: Path, tmp_path: Path) -> None:
    found = [json.loads(line) for line in lines(kept / "games.jsonl")]
    assert {record["names"][0] for record in found} == {"Ann Ä"}
    assert {record["date"][:7] for record in found} == {"2023-11"}
    assert {record["dealer"]["kind"] for record in found} == {"seed", "commit", "entropy"}
    done(run(kept, "replay", "games.jsonl"), said("replay-ok", file="games.jsonl", matches=7) + "\n")
    assert "a word" not in "".join(line for line in lines(kept / "games.jsonl") if "commitment" not in line)


def test_finished_games_come_in_as_tables(kept: Path, tmp_path: Path) -> None:
    database = address(tmp_path / "new.db")
    games = str(kept / "games.jsonl")
    done(run(tmp_path, "import", games, "--database", database), brought("games.jsonl", 7, 0))
    done(run(tmp_path, "import", games, "--database", database), brought("games.jsonl", 0, 7))
    assert run(tmp_path, "audit", "--database", database).code == 0
    run(tmp_path, "export", "again.jsonl", "--finished", "--database", database)
    assert sorted(lines(tmp_path / "again.jsonl")) == sorted(lines(kept / "games.jsonl"))


def test_a_game_that_cannot_be_replayed_is_left_out_and_told(kept: Path, tmp_path: Path) -> None:
    database = address(tmp_path / "new.db")
    run(tmp_path, "import", str(kept / "all.jsonl"), "--database", database)
    alter(tmp_path / "new.db", "UPDATE tables SET rules = 'twice-0' WHERE id = 'table004'")
    ended = run(tmp_path, "export", "games.jsonl.gz", "--finished", "--database", database)
    assert (ended.code, ended.out) == (1, wrote("games.jsonl.gz", 6, left=1))
    assert ended.err.startswith(said("audit-difference", table="table004", seq=0, cause=""))


def alter(file: Path, statement: str) -> None:
    """Change a database behind everybody's back."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(statement)


# -- files that do not hold


def test_one_broken_line_keeps_all_others_out(kept: Path, tmp_path: Path) -> None:
    told = lines(kept / "all.jsonl")
    broken = [told[0], '{"silvertray_table": 1', told[2].replace('"play"', '"undo"', 1), told[3]]
    (tmp_path / "some.jsonl").write_text("\n".join(broken), encoding="utf-8")
    ended = run(tmp_path, "import", "some.jsonl", "--database", address(tmp_path / "new.db"))
    assert (ended.code, ended.out) == (1, "")
    first, second, last = ended.err.splitlines()
    assert first.startswith("line 2: ")
    assert second.startswith("line 3: ")
    assert "table002" in second
    assert last == said("import-broken", file="some.jsonl", broken=2)
    assert not (tmp_path / "new.db").exists()


def test_trouble_in_the_middle_leaves_nothing_behind(kept: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.db"
    filled(address(new), tables=0)
    alter(new, "CREATE TRIGGER trouble BEFORE INSERT ON tables WHEN NEW.id = 'table005' BEGIN SELECT json('{'); END")
    ended = run(tmp_path, "import", str(kept / "all.jsonl"), "--database", address(new))
    assert "new.db" in refusal(ended)
    alter(new, "DROP TRIGGER trouble")
    done(run(tmp_path, "export", "x.jsonl", "--database", address(new)), wrote("x.jsonl", 0))


WRONG: dict[str, Any] = {
    "no JSON": (b"{", "broken-line"),
    "no match": (b"[]", "not-a-match"),
    "another form": (b'{"silvertray_table": 2, "record": {}}', "wrong-field"),
    "half a table": (b'{"silvertray_table": 1, "entries": []}', "wrong-field"),
    "no text": (b"\xff\xfe", "broken-line"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_line_that_tells_no_table_is_refused(name: str) -> None:
    raw, code = WRONG[name]
    assert refused(raw) == code


def refused(raw: bytes) -> str:
    """How a line is refused, which must be by its number."""
    with pytest.raises(SilvertrayError) as caught:
        check_line(raw, 7)
    assert caught.value.params["line"] == 7
    return caught.value.code


CHANGED = {
    "id": ("record", "id", "../etc"),
    "players": ("record", "players", 10**9),
    "game": ("record", "game", "chess"),
    "secret": ("record", "secret", "no number"),
    "dealer": ("record", "dealer", "cheat"),
    "options": ("record", "options", {"draw": 1}),
}


@pytest.mark.parametrize("name", CHANGED)
def test_a_table_that_cannot_be_is_refused(name: str, kept: Path) -> None:
    told = json.loads(lines(kept / "all.jsonl")[3])
    part, field, value = CHANGED[name]
    told[part][field] = value
    assert refused(json.dumps(told).encode()) in ("wrong-field", "broken-table")


def test_a_match_that_goes_on_or_whose_date_is_none_is_refused(kept: Path) -> None:
    told = json.loads(lines(kept / "games.jsonl")[0])
    assert refused(json.dumps(told | {"date": "soon"}).encode()) == "wrong-field"
    assert refused(json.dumps(told | {"log": told["log"][:-1], "result": None}).encode()) == "not-finished"
    assert refused(json.dumps(told | {"result": []}).encode()) == "wrong-result"


def test_a_match_whose_words_nobody_at_a_table_would_have_said_is_refused() -> None:
    match = Match(CLEVER, 1, CommitReveal([], SECRET))
    assert len(list(steps(match))) > 20
    assert refused(to_line(match).encode()) == "no-such-dealer"


def test_a_packed_file_that_is_cut_off_is_refused(kept: Path, tmp_path: Path) -> None:
    packed = gzip.compress((kept / "all.jsonl").read_bytes())
    for number, content in enumerate(
        (packed[: len(packed) // 2], b"no gzip at all", packed[:40] + b"xx" + packed[42:])
    ):
        file = tmp_path / f"{number}.jsonl.gz"
        file.write_bytes(content)
        with pytest.raises(SilvertrayError, match="broken-line"):
            check_lines(file, lambda error: None)


def test_files_that_cannot_be_used_are_refused_in_one_line(kept: Path, tmp_path: Path) -> None:
    assert "nowhere" in refusal(run(tmp_path, "import", "nowhere.jsonl", "--database", address(tmp_path / "new.db")))
    ended = run(tmp_path, "export", "no/where.jsonl", "--database", address(kept / "tables.db"))
    assert "no/where" in refusal(ended)
    assert sorted(file.name for file in tmp_path.iterdir()) in ([], ["saves"])


def test_what_holds_secrets_is_for_its_owner_alone(kept: Path) -> None:
    assert (kept / "all.jsonl").stat().st_mode & 0o777 == 0o600
