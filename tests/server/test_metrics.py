"""What is counted, who can see it, and whether a server lives or is ready."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.support.pages import Page, maker, round_trip
from tests.server.support.processes import thinkers_of
from tests.server.support.running import ANSWER_SECONDS, Server
from tests.server.support.waiting import NO_TLS, until

Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tells its metrics at some port."""
    with Server(tmp_path_factory.mktemp("watched"), metrics_port=0) as running:
        yield running
    assert "Traceback" not in running.log()


def door(server: Server) -> str:
    """Where metrics are told."""
    (told,) = server.events("metrics are told")
    return f"http://{told['host']}:{told['port']}"


def metrics(server: Server) -> str:
    """What Prometheus would read."""
    return httpx.get(f"{door(server)}/metrics", timeout=ANSWER_SECONDS, verify=NO_TLS).text


def samples(server: Server) -> Samples:
    """The same as numbers by name and labels."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(metrics(server))
        for sample in family.samples
    }


def value(found: Samples, name: str, **labels: str) -> float:
    """One number; nothing was counted where it is missing."""
    return found.get((f"silvertray_{name}", frozenset(labels.items())), 0.0)


def test_what_happens_is_counted(watched: Server) -> None:
    before = samples(watched)
    with maker(watched, watched.table("clever", "me greedy", seed=1)) as page:
        page.play_on(random.Random(1), lambda page: page.have > 20)
        page.ask("play", text="nonsense")
        with Page(watched, "a" * 16) as lost:
            assert lost.welcome["code"] == "no-such-table"
        until(lambda: value(samples(watched), "watchers") == 1)  # those of other tests have left by and by
        found = samples(watched)
        assert value(found, "open_tables") >= 1
    rolled = value(found, "commands_total", kind="roll", outcome="done")
    assert rolled > value(before, "commands_total", kind="roll", outcome="done")
    assert value(found, "command_seconds_count", kind="roll") == rolled
    assert value(found, "commands_total", kind="play", outcome="refused") == 1
    assert value(found, "refused_frames_total", code="unknown-action") == 1
    assert value(found, "refused_frames_total", code="no-such-table") == 1
    assert value(found, "thought_seconds_count", game="clever", bot="greedy") > 0
    assert value(found, "commit_changes_count") > rolled
    assert value(found, "start_time_seconds") > 1.7e9
    assert found[("process_resident_memory_bytes", frozenset())] > 1e6


def test_the_lag_of_the_event_loop_is_watched(watched: Server) -> None:
    with maker(watched, watched.table("clever")) as page:
        before = value(samples(watched), "loop_lag_seconds_count")
        while value(samples(watched), "loop_lag_seconds_count") == before:
            round_trip(page)


def test_no_label_names_anybody(watched: Server) -> None:
    table = watched.table("clever", "me open", name="Wilhelmina")
    with maker(watched, table) as page:
        page.ask("roll")
    text = metrics(watched)
    for secret in (table.id, table.token, table.invite, table.cookie, "Wilhelmina"):
        assert secret not in text
    labels = {name for _, labels in samples(watched) for name, _ in labels}
    assert labels <= {"kind", "outcome", "code", "game", "bot", "le"}


def test_metrics_are_not_told_where_pages_are(watched: Server) -> None:
    assert "silvertray_commands" not in watched.get("/metrics").text
    assert door(watched).startswith("http://127.0.0.1:")


def test_a_second_server_takes_the_next_port(watched: Server, tmp_path: Path) -> None:
    port = int(door(watched).rpartition(":")[2])
    with Server(tmp_path, metrics_port=port) as second:
        assert int(door(second).rpartition(":")[2]) > port
        assert value(samples(second), "start_time_seconds") > 0


# -- alive, and ready


def is_ready(server: Server) -> bool:
    """Whether visitors can be sent there; the first thinker takes its time on a busy machine."""
    return server.get("/readyz").status_code == 200


def test_a_server_is_ready_when_all_it_stands_on_is(server: Server) -> None:
    until(lambda: is_ready(server))
    assert server.get("/readyz").json() == {"status": "ok", "database": "ok", "thinkers": "ok"}


def test_a_server_whose_bots_cannot_think_lives_but_is_not_ready(tmp_path: Path) -> None:
    with Server(tmp_path, thinkers=1) as server:
        until(lambda: is_ready(server))
        (pid,) = thinkers_of(server.process.pid)
        os.kill(pid, signal.SIGSTOP)
        answer = server.get("/readyz")
        assert (answer.status_code, answer.json()["thinkers"]) == (503, "failing")
        assert answer.json()["database"] == "ok"
        assert server.get("/healthz").json() == {"status": "ok"}
        os.kill(pid, signal.SIGCONT)
        until(lambda: is_ready(server))


def test_a_database_in_trouble_makes_a_server_unready(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        until(lambda: is_ready(server))
        for statement, suffices in (
            ("UPDATE alembic_version SET version_num = 'newer'", True),
            ("DELETE FROM alembic_version", False),
            ("DROP TABLE alembic_version", False),
        ):
            server.alter(statement)
            answer = server.get("/readyz")
            assert answer.status_code == (200 if suffices else 503)
            assert answer.json()["database"] == ("ok" if suffices else "failing")
            assert answer.json()["thinkers"] == "ok"
            assert server.get("/healthz").json() == {"status": "ok"}
