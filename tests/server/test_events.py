"""The line for networks that break sockets: a stream of events, and commands by POST."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.support.pages import Page, guest, maker, new_id
from tests.server.support.running import Server
from tests.server.support.streams import StreamPage, stream_maker
from tests.server.support.waiting import ANSWER_SECONDS

from silvertray.server.app import application
from silvertray.server.lines.wishes import TableWish
from silvertray.server.settings import Settings

UNKNOWN = "abcdefghijklmnop"


@pytest.mark.parametrize("game", ["clever", "dobro"])
def test_a_whole_game_is_played_over_a_stream(server: Server, game: str) -> None:
    table = server.table(game, "me greedy", seed=3)
    with stream_maker(server, table) as page, Page(server, table.id, table.token) as beside:
        page.play_on(random.Random(1))
        assert beside.until_has(page.have).news == page.news | {"events": beside.news["events"]}
        assert beside.events == page.events
        assert {int(number) for number in page.ids} <= {event["seq"] for event in page.events}
    assert server.get(f"/api/tables/{table.id}/match").status_code == 200


def test_a_stream_and_a_socket_meet_at_one_table(server: Server) -> None:
    table = server.table("clever", "me open", seed=5)
    luck = random.Random(5)
    with stream_maker(server, table) as ann, guest(server, table, 1) as bob:
        for _ in range(40):
            last = max(ann.have, bob.have)
            mover = next(page for page in (ann.until_has(last), bob.until_has(last)) if page.is_asked())
            seq = mover.step(luck)["seq"]
            assert ann.until_has(seq).news["seq"] == bob.until_has(seq).news["seq"]
        assert ann.news["seats"][0]["present"]
        ann.hang_up()
        bob.until(lambda page: not page.news["seats"][0]["present"])


def test_a_stream_goes_on_where_it_broke_off(server: Server) -> None:
    table = server.table("clever", "me greedy", seed=6)
    with stream_maker(server, table) as page:
        page.play_on(random.Random(1), lambda page: page.have > 60)
        whole = page.events
    for have in (0, 17, whole[-1]["seq"]):
        with StreamPage(server, table.id, table.token, have=have) as page:
            assert page.events == whole[have:]
    headers = {"last-event-id": "17"}  # as browsers say by themselves
    with httpx.stream(
        "GET", f"{server.address}/api/events", params={"table": table.id}, headers=headers, timeout=ANSWER_SECONDS
    ) as stream:
        lines = (line for line in stream.iter_lines() if line.startswith("data: "))
        next(lines)
        assert '"events":[{"seq":18,' in next(lines)


def test_who_sits_down_by_post_says_hello_again_and_has_the_seat(server: Server) -> None:
    table = server.table("dobro", "open me", seed=4)
    with stream_maker(server, table), StreamPage(server, table.id, table.invite) as bob:
        answer = bob.ask("sit", seat=0, name="Bob")
        with StreamPage(server, table.id, answer["token"], have=answer["seq"] - 1) as seated:
            assert seated.welcome["seat"] == 0
            drawn = [text for kind, _, text in seated.log if kind == "chance"][1:]
            assert "draw ?" not in drawn[:6]
            assert drawn[6:] == ["draw ?"] * 6


JUMPS = (14, 1, 14, 1, 15)  # seconds


def test_a_stream_sends_a_pong_every_fifteen_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        app = application(Settings(database=f"sqlite:///{tmp_path}/tables.db"))
        async with app.router.lifespan_context(app), asyncio.timeout(sum(JUMPS) + ANSWER_SECONDS):
            wish = TableWish(game="clever", seats=("me", "open"), name="Ann")
            table = (await app.state.tables.create(wish, "")).table
            sent, loop = list[str](), asyncio.get_running_loop()

            async def send(message: dict[str, Any]) -> None:
                sent.append(message.get("body", b"").decode())

            async def sent_after(seconds: float) -> str:
                """Time stands still except for this jump."""
                now, before = loop.time() + seconds, len(sent)
                monkeypatch.setattr(loop, "time", lambda: now)
                for _ in range(50):
                    await app.state.tables.store.ping()  # meanwhile the stream has its turns
                return "".join(sent[before:])

            await sent_after(0)
            scope = {"type": "http", "method": "GET", "path": "/api/events", "query_string": f"table={table}".encode()}
            scope |= {"headers": [], "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "http_version": "1.1"}
            stream = asyncio.create_task(app(scope | {"scheme": "http"}, asyncio.Event().wait, send))
            assert '"type":"news"' in await sent_after(0)
            pongs = [(await sent_after(seconds)).count('"type":"pong"') for seconds in JUMPS]
            assert pongs == [0, 1, 0, 1, 1]
            stream.cancel()
            await asyncio.wait({stream})

    asyncio.run(run())


# -- any worker


def test_a_command_counts_once_whichever_worker_hears_it(tmp_path: Path) -> None:
    luck = random.Random(7)
    with Server(tmp_path) as one, Server(tmp_path) as other:
        table = one.table("clever", "me", seed=7)
        for _ in range(30):
            with stream_maker(one, table) as here, stream_maker(other, table) as there:
                frame = {"type": "roll", "id": new_id()}
                if not here.is_to_roll():
                    frame |= {"type": "play", "text": luck.choice(here.texts)}
                answers = [page.post(frame).json() for page in (there, here, there)]
                assert answers[0]["type"] == "done"
                assert answers[1:] == answers[:1] * 2
        numbers = [row[0] for row in one.stored(table.id)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len({row[1] for row in one.stored(table.id) if row[1]}) == 30


# -- rights


@pytest.mark.parametrize("token", ["wrong", "x" * 64])
def test_a_wrong_key_opens_neither_stream_nor_door(server: Server, token: str) -> None:
    table = server.table("clever", "me open")
    with StreamPage(server, table.id, token) as page:
        assert (page.welcome["status"], page.welcome["code"]) == (403, "wrong-token")
        answer = page.post({"type": "stand", "id": new_id()})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")


def test_without_a_key_one_looks_on_and_by_cookie_one_is_known(server: Server) -> None:
    table = server.table("clever", "me", seed=1)
    with StreamPage(server, table.id) as looker_on, StreamPage(server, table.id, cookie=table.cookie) as ann:
        assert (looker_on.welcome["seat"], ann.welcome["seat"]) == (None, 0)
        assert looker_on.ask("roll")["code"] == "not-seated"
        assert ann.ask("roll")["type"] == "done"
        assert looker_on.until_has(3).log[-1][0] == "chance"


def test_a_foreign_page_gets_neither(server: Server) -> None:
    table = server.table("clever", "me")
    headers = {"origin": "http://elsewhere.example"}
    stream = server.get(f"/api/events?table={table.id}", headers=headers)
    post = server.post(f"/api/commands?table={table.id}", json={"type": "ping"}, headers=headers)
    for response in (stream, post):
        assert (response.status_code, response.json()["code"]) == (403, "foreign-page")


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ({"table": UNKNOWN}, 404, "no-such-table"),
        ({"table": "../../etc"}, 422, "bad-request"),
        ({}, 422, "bad-request"),
        ({"table": UNKNOWN, "have": -1}, 422, "bad-request"),
        ({"table": UNKNOWN, "version": 2}, 409, "other-version"),
    ],
)
def test_a_stream_that_cannot_be_is_refused_at_once(
    server: Server, query: dict[str, str], status: int, code: str
) -> None:
    response = server.get("/api/events", params=query)
    assert (response.status_code, response.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{]", 422, "bad-request"),
        (b"", 422, "bad-request"),
        (b"7", 422, "bad-request"),
        (b'{"type": "dance"}', 422, "bad-request"),
        (b'{"type": "hello", "table": "abcdefghijklmnop"}', 422, "bad-request"),
        (b'{"type": "play", "id": "7", "text": "pass"}', 422, "bad-request"),
        (b'{"type": "ping"}' + b" " * 4096, 413, "frame-too-long"),
        (b" " * 20_000, 413, "body-too-large"),
    ],
)
def test_a_post_that_is_no_frame_is_refused(server: Server, body: bytes, status: int, code: str) -> None:
    table = server.table("clever", "me")
    headers = {"content-type": "application/json"}
    response = server.post(f"/api/commands?table={table.id}", content=body, headers=headers)
    assert (response.status_code, response.json()["code"]) == (status, code)


def test_who_posts_too_fast_is_told_to_slow_down_and_others_are_not(tmp_path: Path) -> None:
    with Server(tmp_path, frame_burst=5, frames_per_second=0.001) as server:
        table = server.table("clever", "me open", seed=1)
        with stream_maker(server, table) as ann, StreamPage(server, table.id, table.invite) as bob:
            answers = [ann.post({"type": "ping"}) for _ in range(6)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429]
            assert answers[-1].json()["code"] == "too-fast"
            assert bob.post({"type": "ping"}).json() == {"type": "pong"}


# -- the end


def test_streams_do_not_keep_a_server_from_stopping(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = server.table("clever", "me")
        with stream_maker(server, table) as page, maker(server, table):
            server.process.terminate()
            assert server.wait() == 0
            assert all('"type":"news"' in frame for frame in page._frames)  # then it ends, and ends well
    assert "Traceback" not in server.log()
    assert "running task" not in server.log()


def test_no_key_is_in_an_address(server: Server) -> None:
    table = server.table("clever", "me")
    with stream_maker(server, table) as page:
        assert table.token not in str(page._stream.request.url)
        assert page._stream.headers["content-type"].startswith("text/event-stream")
        assert page._stream.headers["cache-control"] == "no-store, no-transform"
        assert page._stream.headers["x-content-type-options"] == "nosniff"
