"""Nonsense in every form, over every line: it is refused by a code, breaks nothing, and leaves nothing behind."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.support.pages import Page, maker, new_id, opened, round_trip
from tests.server.support.running import ANSWER_SECONDS, Server
from tests.server.support.streams import StreamPage, stream_maker
from tests.server.support.waiting import NO_TLS, until
from tests.server.test_refused import closing, comes_in
from tests.strength import sizes

from silvertray.core.errors import SetupError
from silvertray.server.lines.limits import crowd
from silvertray.server.settings import Settings, settings

CLOSINGS = {"bad-frame", "frame-too-long", "hello-first", "hello-once", "no-such-table", "other-version", "wrong-token"}
ANSWERS = {"done", "refused", "reason", "pong"}
MEGABYTE = 1 << 20


# -- whatever the description allows, and what it does not


@sizes("phases", everyday="examples,fuzzing", full="examples,coverage,fuzzing")
def test_schemathesis_finds_nothing(server: Server, tmp_path: Path, phases: str) -> None:
    tool = Path(sys.executable).with_name("schemathesis")
    bounds = ["--max-examples", "4", "--seed", "1", "--no-shrink", "--exclude-path", "/api/events"]
    what = ["--phases", phases, "--warnings", "off"]
    checks = ["--exclude-checks", "positive_data_acceptance"]  # no schema says which bots a game has
    command = [str(tool), "run", f"{server.address}/api/openapi.json", *bounds, *what, *checks]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    assert int(re.findall(r"(\d+) generated", done.stdout)[0]) > 50


# -- frames


def spoilt(luck: random.Random, frame: dict[str, Any]) -> str:
    """A frame with something wrong in it, most likely."""
    odd: list[Any] = [None, -1, 1e308, 2**70, "", "\x00", "é" * 40, [], {}, [[]], True, "x" * 5000, new_id()]
    broken = dict(frame)
    for _ in range(luck.randrange(1, 3)):
        key = luck.choice([*broken, "more"])
        broken[key] = luck.choice(odd)
    text = json.dumps(broken)
    cut = luck.randrange(len(text))
    return luck.choice([text, text, text[:cut], text[:cut] + luck.choice('{}[]",:\\') + text[cut:]])


FRAMES: list[dict[str, Any]] = [
    {"type": "hello", "table": "abcdefghijklmnop", "token": "x", "have": 0},
    {"type": "play", "id": "", "text": "pick white blue"},
    {"type": "roll", "id": "", "text": None},
    {"type": "sit", "id": "", "seat": 1, "name": "Eve", "word": ""},
    {"type": "place", "id": "", "seat": 1, "bot": "greedy"},
    {"type": "say", "id": "", "phrase": "hello"},
    {"type": "why", "id": "", "text": "pass"},
    {"type": "ping"},
]


def frames(luck: random.Random, count: int) -> list[str]:
    """So many spoilt frames."""
    chosen = [dict(luck.choice(FRAMES)) for _ in range(count)]
    return [spoilt(luck, frame | ({"id": new_id()} if "id" in frame else {})) for frame in chosen]


def test_spoilt_frames_over_a_socket_are_answered_or_end_it_with_a_reason(server: Server) -> None:
    table = server.table("clever", "me open", seed=1)
    for text in frames(random.Random(1), 150):
        with maker(server, table) as page:
            page.throw(text, "the end")
            last = page.closing()
            assert (last["code"] in CLOSINGS, last["closed"]) == (True, 4400), text
    with maker(server, table) as page:
        assert page.ask("undo")["type"] == "refused"


def test_spoilt_first_frames_end_a_socket_with_a_reason(server: Server) -> None:
    for text in frames(random.Random(2), 60):
        code, closed = closing(server, text, "the end")
        assert (code in CLOSINGS, closed) == (True, 4400), text


def test_spoilt_frames_by_post_are_refused_by_a_code(server: Server) -> None:
    table = server.table("clever", "me open", seed=1)
    headers = {"authorization": f"Bearer {table.token}", "content-type": "application/json"}
    url = f"{server.address}/api/commands?table={table.id}"
    with httpx.Client(timeout=ANSWER_SECONDS, verify=NO_TLS, headers=headers) as client:
        for text in frames(random.Random(3), 200):
            answer = client.post(url, content=text.encode())
            told = answer.json()
            assert answer.status_code in (200, 413, 422), text
            assert told["type"] in ANSWERS if answer.status_code == 200 else told["code"], text


@pytest.mark.parametrize(
    ("header", "status", "told"),
    [
        ("Bearer", 200, {"type": "pong"}),  # no token: a spectator
        ("Basic eA==", 200, {"type": "pong"}),
        ("\xff", 200, {"type": "pong"}),
        ("Bearer a b", 403, {"code": "wrong-token"}),
        ("Bearer " + "x" * 64, 403, {"code": "wrong-token"}),
        ("Bearer " + "x" * 65, 422, {"code": "bad-request"}),
    ],
)
def test_malformed_tokens_are_refused(server: Server, header: str, status: int, told: dict[str, str]) -> None:
    table = server.table("clever", "me")
    headers = {"authorization": header.encode("latin-1")}
    answer = server.post(f"/api/commands?table={table.id}", json={"type": "ping"}, headers=headers)
    assert (answer.status_code, answer.json() | told) == (status, answer.json())


# -- too much from one address


def test_an_address_has_so_many_lines_and_no_more(tmp_path: Path) -> None:
    with Server(tmp_path, lines_per_address=3) as server:
        table = server.table("clever", "me")
        with maker(server, table), stream_maker(server, table), Page(server, table.id) as third:
            with StreamPage(server, table.id) as stream:
                assert (stream.welcome["status"], stream.welcome["code"]) == (429, "too-many-lines")
            assert closing(server) == ("too-many-lines", 4400)
            third.socket.close()
        until(lambda: comes_in(server, table))  # the server hears of the ends one by one


def test_an_address_asks_so_much_and_no_more(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_second=0.001, request_burst=4) as server:
        answers = [server.get("/api/games") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429]
        assert answers[-1].json()["code"] == "too-fast"
        assert answers[-1].headers["x-content-type-options"] == "nosniff"
        assert server.get("/healthz").status_code == 200


def test_pages_and_sockets_are_asked_for_as_often_as_anything_else_and_files_are_free(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_second=0.001, request_burst=4) as server:
        table = server.table("clever", "me")
        with Page(server, table.id) as first, StreamPage(server, table.id) as second:
            assert first.welcome["type"] == second.welcome["type"] == "welcome"
            assert server.get(f"/t/{table.id}").status_code != 429
            assert closing(server) == ("too-fast", 4400)
            assert server.get(f"/t/{table.id}").json()["code"] == "too-fast"
            assert server.get("/icon.svg").status_code != 429


def test_coming_back_does_not_let_an_address_say_more(tmp_path: Path) -> None:
    """Ten people may come from one address, each of whom may say five things."""
    with Server(tmp_path, frames_per_second=0.001, frame_burst=5) as server:
        table = server.table("clever", "me")
        for _ in range(10):
            with maker(server, table) as page:
                for _ in range(4):
                    round_trip(page)
        with maker(server, table) as page:
            assert page.welcome["code"] == "too-fast"


@pytest.mark.parametrize(("workers", "said"), [(1, 50), (2, 25), (64, 5)])
def test_what_an_address_says_to_one_of_many_workers_is_never_less_than_one_socket_may(workers: int, said: int) -> None:
    buckets = crowd(Settings(workers=workers, frame_burst=5, frames_per_second=0.001))
    assert [buckets.take("an address") for _ in range(said + 1)] == [True] * said + [False]


def test_however_often_it_is_asked_whether_a_server_is_ready_it_looks_once(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_second=0.001, request_burst=1, ready_seconds=3600) as server:
        first = server.get("/readyz")
        server.alter("DROP TABLE alembic_version")
        assert [server.get("/readyz").json() for _ in range(5)] == [first.json()] * 5


def test_so_many_tables_are_open_and_no_more(tmp_path: Path) -> None:
    with Server(tmp_path, tables_open=2) as server:
        first, second, third = (server.table("clever", "me") for _ in range(3))
        with maker(server, first), maker(server, second) as page:
            assert server.get(f"/api/tables/{third.id}").status_code == 503
            with maker(server, third) as refused:
                assert refused.welcome["code"] == "server-full"
            assert page.ask("roll")["type"] == "done"


# -- where somebody comes from


def asks_of(server: Server, *forwarded: str) -> list[int]:
    """What is answered to requests that a proxy says to come from these addresses."""
    return [server.get("/api/games", headers={"x-forwarded-for": where}).status_code for where in forwarded]


def test_nobody_who_is_not_trusted_says_where_somebody_comes_from(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_second=0.001, request_burst=2) as server:
        assert asks_of(server, "192.0.2.1", "192.0.2.2", "192.0.2.3") == [200, 200, 429]


def test_a_trusted_proxy_says_where_somebody_comes_from(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.001, "request_burst": 2}
    with Server(tmp_path, **limits, trusted_proxies="127.0.0.0/8, 10.0.0.1") as server:
        assert asks_of(server, "192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2") == [200, 200, 429, 200]
        # what a visitor writes in front of it is not believed
        assert asks_of(server, "192.0.2.9, 192.0.2.1", "192.0.2.1, 10.0.0.1") == [429, 429]


def test_a_household_with_many_addresses_is_one_visitor(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.001, "request_burst": 2}
    with Server(tmp_path, **limits, trusted_proxies="127.0.0.1") as server:
        alike = ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", "2001:DB8:0:1::3")
        assert asks_of(server, *alike, "2001:db8:0:2::1") == [200, 200, 429, 200]
        same = ("192.0.2.1", "::ffff:192.0.2.1", "::ffff:c000:201")
        assert asks_of(server, *same, "::ffff:192.0.2.2") == [200, 200, 429, 200]
        assert asks_of(server, "somewhere", "somewhere", "somewhere") == [200, 200, 429]


def test_the_log_tells_visitors_apart_and_names_none(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_second=0.001, request_burst=1, trusted_proxies="127.0.0.1") as server:
        assert asks_of(server, *["192.0.2.1"] * 2, *["192.0.2.2"] * 2, "192.0.2.1") == [200, 429, 200, 429, 429]
        told = [event["visitor"] for event in server.events("refused")]
    assert told[0] == told[2] != told[1]
    assert "192.0.2" not in server.log()


def test_a_proxy_that_is_no_address_is_refused_at_the_start() -> None:
    with pytest.raises(SetupError, match="wrong-setting"):
        settings({}, {"SILVERTRAY_TRUSTED_PROXIES": "10.0.0.1, everybody"})


# -- flat memory


def memory(server: Server) -> int:
    """How much of the machine's memory the server holds, in bytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0]) * 1024


def flood(server: Server, table: str, seed: int) -> None:
    """Nonsense by post, by odd addresses, over sockets and by wrong keys."""
    luck = random.Random(seed)
    with httpx.Client(timeout=ANSWER_SECONDS, verify=NO_TLS) as client:
        for text in frames(luck, 150):
            key = {"authorization": f"Bearer {luck.getrandbits(90):x}", "cookie": f"silvertray_guest={luck.random()}"}
            url = f"{server.address}/api/commands?table={table}"
            assert client.post(url, content=text.encode(), headers=key).status_code in (403, 413, 422)
            assert client.get(f"{server.address}/api/tables/{luck.getrandbits(60):x}").status_code == 404
    for _ in range(25):
        with opened(server) as socket:
            socket.send("x" * 4097)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
def test_a_flood_leaves_nothing_behind(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = server.table("clever", "me")
        flood(server, table.id, 0)  # what is loaded once is loaded now
        before = memory(server)
        with ThreadPoolExecutor(4) as crowd:
            list(crowd.map(lambda seed: flood(server, table.id, seed), range(1, 5)))
        assert memory(server) - before < 24 * MEGABYTE
        with maker(server, table) as page:
            assert page.ask("roll")["type"] == "done"
    assert "Traceback" not in server.log()
