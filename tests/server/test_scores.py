"""How well somebody plays: counted from the own finished games, for guests and people alike."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.support.authenticator import Browser
from tests.server.support.company import at, somebody, table_of
from tests.server.support.running import NewTable, Server
from tests.server.support.waiting import until

from silvertray.analysis.levels import solo_levels
from silvertray.server.people.scores import bars


def scores(browser: Browser) -> list[dict[str, Any]]:
    """The own statistics, as soon as all that was finished is counted."""
    found: list[dict[str, Any]] = browser.ask("GET", "/me/statistics")["lines"]
    return found


def finished(browser: Browser, game: str, seats: str, seed: int) -> tuple[NewTable, list[dict[str, Any]]]:
    """A game played to its end and written down: the table and the places."""
    table = table_of(browser, game, seats, seed=seed)
    with at(browser, table, table.token) as page:
        places = page.play_on(random.Random(seed)).news["result"]
        until(lambda: any(row["state"] == "over" for row in browser.ask("GET", "/me/games")["games"][:1]))
    return table, places


@pytest.mark.both_databases
def test_the_own_games_are_counted_by_game_and_players(server: Server) -> None:
    ann = somebody(server)
    solo = [finished(ann, "clever", "me", seed)[1][0] for seed in (1, 2, 3)]
    _, places = finished(ann, "dobro", "me random random", 4)
    own = next(place for place in places if place["seat"] == 0)
    table_of(ann, "clever")  # one that is not over does not count
    clever, dobro = scores(ann)
    points = [place["score"] for place in solo]
    assert (clever["game"], clever["players"], clever["games"], clever["wins"]) == ("clever", 1, 3, 0)
    assert (clever["best"], clever["recent"]) == (max(points), points)
    assert clever["mean"] == round(sum(points) / 3, 1)
    assert sum(bar["games"] for bar in clever["bars"]) == 3
    areas = {area["name"]: area["mean"] for area in clever["areas"]}
    assert areas == {
        name: round(sum(dict(place["lines"])[name] for place in solo) / 3, 1) for name, _ in solo[0]["lines"]
    }
    assert (dobro["game"], dobro["players"], dobro["wins"]) == ("dobro", 3, int(own["place"] == 1))
    assert scores(somebody(server)) == []


@pytest.mark.both_databases
def test_what_a_game_would_have_been_without_luck_is_told_once_the_coach_has_seen_it(server: Server) -> None:
    ann = somebody(server)
    table, (seen,) = finished(ann, "clever", "me", 5)
    finished(ann, "clever", "me", 6)
    figures = reviewed(ann, table)["figures"]
    line = scores(ann)[0]
    without = round(seen["score"] - figures["luck"], 1)
    assert line["course"][0] == {"score": seen["score"], "adjusted": without, "loss": round(figures["loss"], 1)}
    assert (line["course"][1]["adjusted"], line["course"][1]["loss"], line["unseen"]) == (None, None, 1)


def reviewed(browser: Browser, table: NewTable) -> dict[str, Any]:
    """What the coach says of a game, once it is said."""
    path = f"/tables/{table.id}/review"
    until(lambda: browser.ask("GET", path)["percent"] == 100)
    said: dict[str, Any] = browser.ask("GET", path)["review"]
    return said


def test_bots_stand_beside_games_alone(server: Server) -> None:
    ann = somebody(server)
    finished(ann, "twice", "me", 7)
    finished(ann, "dobro", "me random", 8)
    lines = {line["game"]: line["levels"] for line in scores(ann)}
    assert [(level["name"], level["mean"]) for level in lines["twice"]] == [
        (level.name, round(level.mean, 1)) for level in solo_levels("twice")
    ]
    assert lines["dobro"] == []


def test_bars_leave_no_gap_and_hold_every_game() -> None:
    found = bars([3, 60, 61, 185, 302])
    assert len(found) <= 10
    assert [bar.least for bar in found[1:]] == [bar.most + 1 for bar in found[:-1]]
    assert sum(bar.games for bar in found) == 5
    assert [(bar.least, bar.most, bar.games) for bar in bars([7])] == [(7, 7, 1)]


def test_a_table_tells_how_far_the_game_is_and_whom_it_waits_for(server: Server) -> None:
    ann = somebody(server)
    table = table_of(ann, "clever", "me open", seed=1)
    waiting = server.get(f"/api/tables/{table.id}").json()
    assert (waiting["round"], waiting["asked"], waiting["scores"]) == (0, [], [])
    running = table_of(ann, "clever", "me", seed=1)
    facts = server.get(f"/api/tables/{running.id}").json()
    assert (facts["round"], facts["rounds"], facts["asked"], facts["scores"]) == (1, 6, [0], [0])
