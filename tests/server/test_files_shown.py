"""Match files that somebody opens: shown like games of ours, refused by name where they do not hold, and never kept."""

from __future__ import annotations

from typing import Any

import pytest
from tests.play.tables import CLEVER, fair, played, steps
from tests.server.support.running import Server

from silvertray.games import game
from silvertray.play.dealer import CommitReveal, Entropy, Seeded
from silvertray.play.files import to_record
from silvertray.play.match import Match


def ask(server: Server, record: Any, step: int | None = 0, seat: int | None = None) -> Any:
    """The answer to whoever wants to see a file."""
    return server.post("/api/moments", json={"match": record, "step": step, "seat": seat})


@pytest.mark.parametrize("slug", ["clever", "twice", "dobro"])
def test_every_moment_of_a_file_is_shown_as_a_seat_saw_it(server: Server, slug: str) -> None:
    match = played(Match(game(slug), 2, Entropy(), names=["Ann", "bot greedy"]), 3)
    before = server.rows("SELECT count(*) FROM tables")
    for step in range(0, len(match.log) + 1, 23):
        shown = ask(server, to_record(match), step, 1).json()
        view = match.game.view(match.at(step), 1)
        assert [option["text"] for option in shown["view"]["options"]] == [option.text for option in view.options]
        assert (shown["step"], shown["steps"]) == (step, len(match.log))
        assert shown["event"] is None or shown["event"]["text"] == match.log[step - 1].seen(1)
    assert [(one["kind"], one["name"]) for one in shown["seats"]] == [("person", "Ann"), ("bot", "greedy")]
    assert len(shown["rounds"]) == (3 if slug == "dobro" else 6)
    assert shown["rounds"] == sorted(set(shown["rounds"]))
    assert [one["score"] for one in shown["result"]] == [place.score for place in match.ranking()]
    assert server.rows("SELECT count(*) FROM tables") == before


def test_a_game_that_goes_on_is_shown_from_its_saved_file(server: Server) -> None:
    match = Match(CLEVER, 1, Seeded(1 << 63))
    for _ in zip(range(20), steps(match), strict=False):
        pass
    shown = ask(server, to_record(match), len(match.log)).json()
    assert (shown["result"], shown["table"]["dealer"]["seed"]) == (None, str(1 << 63))


def test_a_promise_is_told_as_the_file_claims_it(server: Server) -> None:
    record = to_record(played(fair(2)))
    record["dealer"]["commitment"] = "0" * 64
    dealer = ask(server, record).json()["table"]["dealer"]
    assert (dealer["commitment"], dealer["words"]) == ("0" * 64, ["word 0", "word 1"])
    hidden = to_record(played(Match(CLEVER, 1, CommitReveal())))
    del hidden["dealer"]["secret"]
    assert ask(server, hidden).json()["table"]["dealer"]["secret"] is None


def without_last(record: dict[str, Any]) -> dict[str, Any]:
    """A file that ends too early."""
    return record | {"log": record["log"][:-1]}


WRONG: dict[str, tuple[Any, int, str]] = {
    "nothing": (lambda record: {}, 422, "not-a-match"),
    "another form": (lambda record: record | {"silvertray": 2}, 422, "wrong-version"),
    "another game": (lambda record: record | {"game": "chess"}, 422, "unknown-game"),
    "no log": (lambda record: record | {"log": 7}, 422, "wrong-field"),
    "another step": (lambda record: record | {"log": ["* first 1", *record["log"]]}, 422, "illegal-step"),
    "another end": (without_last, 422, "wrong-result"),
    "too many players": (lambda record: record | {"players": 10**9}, 422, "wrong-players"),
    "no date": (lambda record: record | {"date": "soon"}, 422, "wrong-field"),
    "the end of time": (lambda record: record | {"date": "9999-12-31T23:59:59-12:00"}, 422, "wrong-field"),
    "no match at all": (lambda record: [], 422, "bad-request"),
    "too long": (lambda record: record | {"names": ["x" * 70_000]}, 413, "line-too-long"),
}


@pytest.mark.parametrize("step", [0, None], ids=["one step", "all steps"])
@pytest.mark.parametrize("name", WRONG)
def test_a_file_that_does_not_hold_is_refused_by_name(server: Server, name: str, step: int | None) -> None:
    change, status, code = WRONG[name]
    answer = ask(server, change(to_record(played(Match(CLEVER, 1, Seeded(3))))), step)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_what_a_dealer_has_nothing_to_do_with_is_not_looked_at(server: Server) -> None:
    record = to_record(played(Match(CLEVER, 1, Entropy())))
    answer = ask(server, record | {"dealer": {"kind": "entropy", "nonces": 5, "secret": 7, "seed": [1]}})
    assert answer.json()["table"]["dealer"] == {
        "kind": "entropy", "seed": None, "commitment": None, "words": [], "secret": None
    }  # fmt: skip


def test_steps_and_seats_that_are_not_there_are_refused(server: Server) -> None:
    record = to_record(played(Match(CLEVER, 1, Seeded(3))))
    assert ask(server, record, 10**6).json()["code"] == "no-such-step"
    for step in (0, None):
        assert ask(server, record, step, 4).json()["code"] == "no-such-seat"
