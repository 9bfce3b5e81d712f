"""Reviews of finished games: made once, stored, and right to the last point."""

from __future__ import annotations

import os
import random
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.analysis.played import match_of, reviews
from tests.server.support.pages import maker
from tests.server.support.processes import thinkers_of
from tests.server.support.running import Server
from tests.server.support.waiting import until

from silvertray.analysis import COACHES
from silvertray.core.errors import Refusal
from silvertray.games import game
from silvertray.play.files import to_line
from silvertray.server.coach.played import Played
from silvertray.server.coach.reviewing import check
from silvertray.server.table.entries import Record
from silvertray.server.table.folding import Folded

ROUNDED = 0.005 * 6  # by so much may the sum of figures with two digits differ
Told = dict[str, Any]


def finished(server: Server, game: str = "clever", seats: str = "me", seed: int = 3) -> str:
    """A game that was played to its end."""
    with maker(server, server.table(game, seats, seed=seed)) as page:
        page.play_on(random.Random(seed), lambda page: len(page.texts) > 1)
        page.until_has(page.ask("hint", grade=2)["seq"])
        table: str = page.play_on(random.Random(seed)).news["table"]["id"]
        return table


def review(server: Server, table: str, seat: int = 0, **more: Any) -> Told:
    """The review, once it is made."""
    made: Told = {}

    def is_made() -> bool:
        answer = server.get(f"/api/tables/{table}/review?seat={seat}", **more)
        assert answer.status_code == 200, answer.text
        state: Told = answer.json()
        made.update(state["review"] or {})
        assert not made or state["percent"] == 100
        return bool(made)

    until(is_made)
    return made


@pytest.fixture(scope="module", params=["clever", "twice"])
def solo(request: pytest.FixtureRequest, server: Server) -> tuple[str, Told]:
    """A game alone, and what the coach says of it."""
    table = finished(server, request.param)
    return table, review(server, table)


def test_the_sums_close(solo: tuple[str, Told], server: Server) -> None:
    table, said = solo
    sums = said["figures"]
    score = server.get(f"/api/tables/{table}").json()["result"][0]["score"]
    assert sums["score"] == score
    assert sums["start"] + sums["luck"] - sums["loss"] + sums["model"] == pytest.approx(score, abs=ROUNDED)
    assert sums["loss"] > 20  # whoever plays at random loses a lot
    assert (sums["others"], sums["chance_lost"], sums["chance_luck"]) == (None, None, None)


def test_every_step_is_in_it_and_every_choice_with_all_its_options(solo: tuple[str, Told], server: Server) -> None:
    table, said = solo
    moments = said["moments"]
    log = server.get(f"/api/tables/{table}/match").json()["log"]
    assert [moment["step"] for moment in moments] == list(range(len(log) + 1))
    for moment in moments[:-1]:
        who, _, text = log[moment["step"]].partition(" ")
        assert (moment["kind"] == "choice") == (who == "0")
        if moment["options"]:
            assert moment["options"][moment["chosen"]]["text"] == text
            gap = moment["options"][0]["value"] - moment["options"][moment["chosen"]]["value"]
            assert gap == pytest.approx(moment["loss"], abs=0.011)


def test_the_better_line_of_a_mistake_can_be_shown(solo: tuple[str, Told], server: Server) -> None:
    table, said = solo
    lossy = [moment for moment in said["moments"] if moment["line"]]
    assert all(moment["loss"] >= 0.05 for moment in lossy)  # told in hundredths, so that 0.05 may have been less
    assert all(moment["line"] for moment in said["moments"] if moment["loss"] > 0.05)
    assert any(not moment["mark"] for moment in lossy)
    assert all(moment["line"][0] == moment["options"][0]["text"] for moment in lossy)
    longest = max(lossy, key=lambda moment: len(moment["line"]))
    path = f"/api/tables/{table}/moments/{longest['step']}?seat=0"
    shown = server.get(path, params={"seat": 0, "line": longest["line"]}).json()
    assert shown["event"]["text"] == longest["line"][-1]
    assert shown["step"] == longest["step"]
    assert shown["view"] != server.get(path).json()["view"]
    assert refused(server, f"{table}/moments/{longest['step']}?seat=0&line=sing") == (422, "unknown-action")


def test_hints_that_were_given_are_told(solo: tuple[str, Told]) -> None:
    assert [use["grade"] for use in solo[1]["hints"]] == [2]


def test_at_a_table_everybody_has_a_review_of_their_own(server: Server) -> None:
    table = finished(server, "clever", "me easy")
    mine, bots = review(server, table, 0), review(server, table, 1)
    assert mine["hints"]
    assert not bots["hints"]
    assert bots["figures"]["loss"] < mine["figures"]["loss"]
    assert bots["figures"]["chance_lost"] < mine["figures"]["chance_lost"]
    lost = [moment["chance_lost"] for moment in mine["moments"] if moment["kind"] == "choice"]
    assert min(lost) == 0
    luck = [moment["chance_luck"] for moment in mine["moments"] if moment["kind"] == "luck"]
    assert mine["figures"]["chance_luck"] == pytest.approx(sum(luck), abs=0.01 * len(luck))
    assert mine["figures"]["chance_lost"] == pytest.approx(sum(lost), abs=0.01 * len(lost))
    for said in (mine, bots):
        sums = said["figures"]
        whole = sums["start"] + sums["luck"] - sums["loss"] + sums["model"] + sums["others"]
        assert whole == pytest.approx(sums["score"], abs=ROUNDED)


# -- once


def rows(server: Server, table: str) -> list[tuple[Any, ...]]:
    """What is stored of a table's reviews."""
    return server.rows("SELECT seat, version, percent FROM reviews WHERE table_id = ? ORDER BY seat", table)


@pytest.mark.both_databases
def test_whoever_asks_at_the_same_time_gets_the_same_and_it_is_made_once(server: Server) -> None:
    table = finished(server, seed=8)
    with ThreadPoolExecutor(4) as at_once:
        first, *others = at_once.map(lambda _: review(server, table), range(4))
    assert others == [first] * 3
    assert [row[::2] for row in rows(server, table)] == [(0, 100)]


@pytest.mark.both_databases
def test_a_newer_coach_makes_it_anew(server: Server) -> None:
    table = finished(server, seed=9)
    said, before = review(server, table), rows(server, table)
    server.alter(f"UPDATE reviews SET version = 'clever-1 0', review = '{{}}' WHERE table_id = '{table}'")
    assert review(server, table) == said
    assert rows(server, table) == before


@pytest.mark.both_databases
def test_a_review_whose_maker_has_gone_silent_is_taken_over(server: Server) -> None:
    table = finished(server, seed=10)
    said = review(server, table)
    server.alter(f"UPDATE reviews SET review = NULL, percent = 40, at = {time.time()} WHERE table_id = '{table}'")
    assert server.get(f"/api/tables/{table}/review").json() == {"percent": 40, "review": None}
    server.alter(f"UPDATE reviews SET at = {time.time() - 60} WHERE table_id = '{table}'")
    assert review(server, table) == said


# -- on the way


def test_while_it_is_made_everybody_is_told_how_far_it_is_and_what_is_too_much_is_refused(tmp_path: Path) -> None:
    # One for each visitor, who gets no other one in however long a test.
    with Server(tmp_path, coached_per_minute=0.001, trusted_proxies="127.0.0.1") as server:
        table = finished(server, "clever", "me easy greedy")  # with a hint
        assert refused(server, f"{table}/review?seat=0") == (429, "too-many-reviews")
        review(server, table, 0, **from_elsewhere(1))
        sleeper = max(thinkers_of(server.process.pid))  # the youngest: nobody has asked it before
        os.kill(sleeper, signal.SIGSTOP)
        begun = server.get(f"/api/tables/{table}/review?seat=1", **from_elsewhere(2))
        assert begun.json() == {"percent": 0, "review": None}
        assert refused(server, f"{table}/review?seat=2", **from_elsewhere(2)) == (429, "too-many-reviews")
        assert server.get(f"/api/tables/{table}/review?seat=0").json()["percent"] == 100
        assert refused(server, f"{table}/review?seat=3") == (422, "no-such-seat")
        os.kill(sleeper, signal.SIGCONT)
        assert review(server, table, 1)["seat"] == 1


@reviews
def test_progress_counts_the_search_for_better_lines_too() -> None:
    match, told = match_of("clever", 1, "random", 8), [0.0]
    Played("clever", to_line(match), 0, ()).answer(lambda done, of: told.append(100 * done / of))
    assert all(0 <= later - before < 2 for before, later in pairwise(told))
    assert told[-1] == 100


def from_elsewhere(number: int) -> Told:
    """How somebody asks who comes from another address."""
    return {"headers": {"x-forwarded-for": f"192.0.2.{number}"}}


@pytest.mark.traceback
def test_where_the_coach_fails_it_is_not_tried_over_and_over(tmp_path: Path) -> None:
    with Server(tmp_path, thinker_megabytes=1) as server:
        with maker(server, server.table("clever", seed=3)) as page:
            table = page.play_on(random.Random(3)).news["table"]["id"]
        until(lambda: server.get(f"/api/tables/{table}/review").status_code != 200)
        assert refused(server, f"{table}/review") == (503, "review-failed")
        assert rows(server, table) == []


def test_a_game_that_is_not_over_has_none(server: Server) -> None:
    assert refused(server, f"{server.table('clever').id}/review") == (409, "not-over")


def refused(server: Server, path: str, **more: Any) -> tuple[int, str]:
    """How a request is refused."""
    answer = server.get(f"/api/tables/{path}", **more)
    return answer.status_code, answer.json()["code"]


def test_a_game_that_the_coach_does_not_know_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("clever")
    record = Record("t", "clever", rules.rules_version, 1, {}, "entropy", "", 0.0, 0.0, "")
    monkeypatch.delitem(COACHES, "clever")
    with pytest.raises(Refusal, match="no-coach"):
        check(Folded(record), 0)
    assert not Folded(record).has_coach
