"""Forks: a new table goes on from any step of a finished game, on both databases; a running game stays its own."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.locale.said import said
from tests.play.tables import CLEVER, fair, played
from tests.server.support.company import all_play, company, person, rights, table_id
from tests.server.support.forking import run
from tests.server.support.pages import Page, guest, maker
from tests.server.support.running import NewTable, Server
from tests.server.support.stored import next_deed

from silvertray.games import game
from silvertray.play.dealer import Seeded
from silvertray.play.files import to_record
from silvertray.play.match import Match
from silvertray.server.keeping.archive import Stored, all_tables, at_rest
from silvertray.server.keeping.checking import checked
from silvertray.server.settings import settings
from silvertray.server.table.folding import Folded, folded
from silvertray.server.table.following import next_by_itself

SHORT: dict[str, tuple[str, dict[str, Any], int]] = {  # seats, dealer, and how many steps lie between two forks
    "clever": ("me", {"kind": "entropy"}, 1),
    "twice": ("me", {"kind": "seed", "seed": 7}, 1),
    "dobro": ("me greedy", {"kind": "commit"}, 7),
}
Line = list[str]


def finished(server: Server, slug: str, seats: str, **more: Any) -> tuple[NewTable, Line]:
    """A finished game and its log."""
    table = server.table(slug, seats, **more)
    with maker(server, table) as page:
        page.play_on(random.Random(3))
    return table, log_of(server, table.id)


def log_of(server: Server, table: str) -> Line:
    """The log of a finished game."""
    found: Line = json.loads(server.get(f"/api/tables/{table}/match").text)["log"]
    return found


def fork(server: Server, table: str, step: int, seats: str, dice: str = "same", **more: Any) -> NewTable:
    """A fork that must come about."""
    return made(asked(server, table, step, seats, dice=dice, **more))


def made(answer: Any) -> NewTable:
    """The table that must have come of it."""
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return NewTable(told["table"], told["seat"], told["token"], told["invite"], "")


def asked(server: Server, table: str, step: int, seats: str, **more: Any) -> Any:
    """The answer to whoever wants a fork."""
    return server.post(f"/api/tables/{table}/forks", json=wish_of(step, seats, **more))


def asked_with(server: Server, record: Any, step: int, seats: str, **more: Any) -> Any:
    """The answer to whoever wants a fork of a match file."""
    return server.post("/api/forks", json={"match": record, "fork": wish_of(step, seats, **more)})


def wish_of(step: int, seats: str, **more: Any) -> dict[str, Any]:
    """What is wished for in either case."""
    return {"step": step, "seats": seats.split(), "name": "Ann"} | more


@pytest.mark.parametrize("slug", SHORT)
def test_a_fork_at_every_step_goes_on_to_an_end(server: Server, slug: str) -> None:
    seats, dealer, far = SHORT[slug]
    table, log = finished(server, slug, seats, dealer=dealer)
    dice = {fork(server, table.id, step, seats, kind).id: (step, kind) for step, kind in ways(len(log), far)}
    forks = {one.record.id: one for one in asyncio.run(stored(server)) if one.row["id"] in dice}
    assert len(forks) == len(dice)
    for name, (step, kind) in dice.items():
        ended = played_on(forks[name], is_audited=step % 5 == 0)
        assert [str(done) for done in ended.begun().log[:step]] == first_steps(ended, log, step, kind)
        assert ended.is_over


def ways(steps: int, far: int) -> list[tuple[int, str]]:
    """The steps of a game, by the same and by fresh dice in turn."""
    return [(step, ("same", "fresh")[step % 2]) for step in range(0, steps, far)]


def first_steps(ended: Folded, log: Line, step: int, kind: str) -> Line:
    """What a fork has to begin with: what was hidden may have been dealt anew."""
    origin = ended.begun().origin
    assert origin
    assert (origin.step, origin.dice) == (step, kind)
    if origin.seat is None:
        return log[:step]
    assert (ended.game.slug, kind) == ("dobro", "fresh")
    changed = [str(done) for done in ended.begun().log[:step]]
    pairs = zip(changed, log, ended.begun().log, strict=False)
    assert all(new == old or (new.startswith("* draw") and done.only != origin.seat) for new, old, done in pairs)
    return changed


async def stored(server: Server) -> list[Stored]:
    """All tables as the database holds them."""
    async with at_rest(settings({"database": server.url}, {})) as connection:
        return [one async for one in all_tables(connection)]


def played_on(one: Stored, is_audited: bool) -> Folded:
    """A stored table, played to its end by random bots; some of them then have to stand up to an audit."""
    table, luck = folded(one.record, one.entries), random.Random(len(one.entries))
    while not table.is_over:
        table.apply(next_by_itself(table) or next_deed(table, luck))
    whole = Stored(one.row, [seen.entry for seen in table.history], one.keys, {})
    assert not is_audited or checked(whole).difference is None
    return table


def test_the_same_choices_by_the_same_dice_give_the_same_game(server: Server) -> None:
    table, log = finished(server, "clever", "me")
    middle = len(log) // 2
    forked = fork(server, table.id, middle, "me")
    with maker(server, forked) as page:
        assert page.news["table"]["fork"] == {"table": table.id, "step": middle, "dice": "same", "seat": None}
        choose_again(page, log[middle:])
    assert log_of(server, forked.id) == log


def choose_again(page: Page, log: Line) -> None:
    """Play the rest of a game alone by the choices of its log."""
    for entry in log:
        who, _, text = entry.partition(" ")
        answer = page.ask("roll") if who == "*" else page.ask("play", text=text)
        page.until_has(answer.get("seq", 0))
    page.until(lambda page: page.is_over)


def test_friends_sit_down_at_a_fork_and_nothing_before_it_is_taken_back(server: Server) -> None:
    table, log = finished(server, "clever", "me greedy", seed=4)
    step = next(at for at, entry in enumerate(log) if entry.startswith("0 pick")) + 1
    open_one = fork(server, table.id, step, "me open", "fresh")
    with maker(server, open_one) as ann:
        assert ann.view == {}
        with guest(server, open_one, 1) as bob:
            ann.until(lambda page: bool(page.view))
            played = [entry for entry in ann.log if entry[0] in ("play", "chance")]
            assert [f"{'*' if seat < 0 else seat} {text}" for _, seat, text in played][:step] == log[:step]
            assert (ann.news["can_undo"], ann.ask("undo")["code"]) == (False, "nothing-to-undo")
            assert bob.view["round"] == ann.view["round"]


def test_a_running_game_is_not_forked_whoever_asks(server: Server) -> None:
    for slug in ("clever", "dobro"):
        table = server.table(slug, "me greedy", seed=3)
        answer = asked(server, table.id, 0, "me greedy")
        assert (answer.status_code, answer.json()) == (409, {"code": "not-over", "rule": "", "params": {}})
        answer = asked(server, table.id, 10**6, "me")
        assert answer.json()["code"] == "not-over"
    assert asked(server, "a" * 26, 0, "me").status_code == 404


def test_what_cannot_be_forked_is_refused_by_name(server: Server) -> None:
    table, log = finished(server, "clever", "me", seed=2)
    refused = {
        "fork-at-end": asked(server, table.id, len(log), "me"),
        "fork-seats": asked(server, table.id, 3, "me greedy"),
        "one-seat-is-mine": asked(server, table.id, 3, "greedy"),
        "bad-request": asked(server, table.id, -1, "me"),
        "wrong-clock": asked(server, table.id, 3, "me", clock=1),
    }
    assert {code: (answer.status_code, answer.json()["code"]) for code, answer in refused.items()} == {
        code: (422, code) for code in refused
    }


def test_a_fork_is_forked_again_and_its_file_is_replayed_and_verified(server: Server, tmp_path: Path) -> None:
    table, _ = finished(server, "dobro", "me greedy", dealer={"kind": "commit"}, word="luck")
    for dice, verified in (("same", True), ("fresh", False)):
        first = fork(server, table.id, 20, "greedy me", dice)
        with maker(server, first) as page:
            page.play_on(random.Random(1))
        second = fork(server, first.id, 15, "me greedy")
        with maker(server, second) as page:
            page.play_on(random.Random(2))
        file = tmp_path / "match.jsonl"
        file.write_bytes(server.get(f"/api/tables/{second.id}/match").content)
        told = json.loads(file.read_text(encoding="utf-8"))
        assert (told["fork"]["table"], told["dealer"]["kind"] == "commit") == (first.id, verified)
        command, message = ("verify", "verify-ok") if verified else ("replay", "replay-ok")
        assert run(tmp_path, command, str(file)).out.strip() == said(message, file=file.name, matches=1, verified=1)
        new = f"sqlite:///{tmp_path}/{dice}.db"
        assert run(tmp_path, "import", str(file), "--database", new).code == 0


def test_forks_move_with_all_tables_and_are_audited(tmp_path: Path, new_database: Callable[[], str | None]) -> None:
    with Server(tmp_path, database=new_database()) as server:
        table, _ = finished(server, "clever", "me", seed=6)
        forked = fork(server, table.id, 12, "me")
    assert run(tmp_path, "audit", "--database", server.url).code == 0
    assert run(tmp_path, "export", "all.jsonl", "--database", server.url).code == 0
    new = f"sqlite:///{tmp_path}/new.db"
    assert run(tmp_path, "import", "all.jsonl", "--database", new).code == 0
    assert run(tmp_path, "export", "again.jsonl", "--database", new).code == 0
    assert (tmp_path / "again.jsonl").read_bytes() == (tmp_path / "all.jsonl").read_bytes()
    assert forked.id in (tmp_path / "all.jsonl").read_text(encoding="utf-8")


def test_a_fork_changes_no_rating_and_no_statistics(server: Server) -> None:
    ann, bob = person(server, "Ann"), person(server, "Bob")
    with company("clever", [ann, bob]) as pages:
        all_play(pages)
        table = table_id(pages[0])
    before = server.get("/api/statistics").json()["ever"]
    wish = {"step": 40, "dice": "fresh", "seats": ["me", "open"], "name": "Ann"}
    made = ann.ask("POST", f"/tables/{table}/forks", 201, json=wish)
    first = Page(server, made["table"], made["token"], **rights(ann))
    second = Page(server, made["table"], made["invite"], **rights(bob))
    with first, second:
        assert second.ask("sit", seat=1, name="Bob")["type"] == "done"
        all_play([first, second])
    games = ann.ask("GET", "/me/games")["games"]
    while next(one for one in games if one["table"] == made["table"])["state"] != "over":
        games = ann.ask("GET", "/me/games")["games"]
    assert [one["games"] for one in ann.me()["ratings"]] == [1]
    assert server.get("/api/statistics").json()["ever"] == before


# -- of match files


def test_a_match_file_goes_on_by_the_dice_it_has_recorded_and_its_dealer_stays_behind(server: Server) -> None:
    record = to_record(played(fair()))
    forked = made(asked_with(server, record, 9, "me"))
    with maker(server, forked) as page:
        assert page.news["table"]["fork"] == {"table": "", "step": 9, "dice": "same", "seat": None}
        assert page.news["table"]["dealer"] == {
            "kind": "entropy", "seed": None, "commitment": None, "words": [], "secret": None
        }  # fmt: skip
        choose_again(page, record["log"][9:])
    assert log_of(server, forked.id) == record["log"]


@pytest.mark.parametrize("dice", ["same", "fresh"])
@pytest.mark.parametrize("slug", SHORT)
def test_a_fork_of_a_match_file_goes_on_to_an_end(server: Server, slug: str, dice: str) -> None:
    seats = SHORT[slug][0]
    record = to_record(played(Match(game(slug), len(seats.split()), Seeded(5)), 2))
    step = len(record["log"]) // 2
    forked = made(asked_with(server, record, step, seats, dice=dice))
    ended = played_on(next(one for one in asyncio.run(stored(server)) if one.row["id"] == forked.id), is_audited=True)
    assert [str(done) for done in ended.begun().log[:step]] == first_steps(ended, record["log"], step, dice)
    assert ended.is_over


def test_a_match_file_that_cannot_be_forked_is_refused_by_name(server: Server) -> None:
    record = to_record(played(Match(CLEVER, 1, Seeded(3))))
    tables = server.rows("SELECT count(*) FROM tables")
    refused = {
        "not-a-match": asked_with(server, {}, 3, "me"),
        "illegal-step": asked_with(server, record | {"log": ["* first 1", *record["log"]]}, 3, "me"),
        "wrong-result": asked_with(server, record | {"log": record["log"][:-1]}, 3, "me"),
        "fork-at-end": asked_with(server, record, len(record["log"]), "me"),
        "fork-seats": asked_with(server, record, 3, "me greedy"),
        "bad-request": asked_with(server, record, -1, "me"),
        "line-too-long": asked_with(server, record | {"names": ["x" * 70_000]}, 3, "me"),
    }
    assert {code: answer.json()["code"] for code, answer in refused.items()} == {code: code for code in refused}
    assert {answer.status_code for answer in refused.values()} == {422, 413}
    foreign = server.post("/api/forks", json={}, headers={"origin": "https://elsewhere.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-page")
    assert server.rows("SELECT count(*) FROM tables") == tables
