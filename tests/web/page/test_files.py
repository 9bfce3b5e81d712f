"""How the server sends the files of the page: compressed, and not again if the browser has them."""

from __future__ import annotations

import json

import pytest
from tests.web.serving import Server

NAMED = ("/", "/new/clever", "/worker.js", "/manifest.webmanifest", "/manifest.ru.webmanifest")
CODINGS = {"br": "gzip, deflate, br", "gzip": "gzip, deflate", None: ""}


@pytest.mark.parametrize("path", NAMED)
def test_a_file_with_a_lasting_name_is_compressed_and_not_sent_again(server: Server, path: str) -> None:
    plain = server.get(path, headers={"accept-encoding": ""})
    for coding, accepted in CODINGS.items():
        sent = server.get(path, headers={"accept-encoding": accepted})
        assert sent.headers.get("content-encoding") == coding
        assert coding == "br" or sent.text == plain.text  # which httpx can't read
        assert (sent.headers["content-type"], sent.headers["vary"]) == (
            plain.headers["content-type"],
            "accept-encoding",
        )
        assert coding is None or int(sent.headers["content-length"]) < len(plain.content) * 0.6
        etag = sent.headers["etag"]
        for known in (etag, f"W/{etag}", f'"other", W/{etag}', "*"):
            again = server.get(path, headers={"accept-encoding": accepted, "if-none-match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", etag)
            assert again.headers["cache-control"] == "no-cache"
        changed = server.get(path, headers={"accept-encoding": accepted, "if-none-match": '"other"'})
        assert (changed.status_code, changed.content) == (200, sent.content)


def test_a_page_that_is_not_sent_again_still_renews_the_cookie(server: Server) -> None:
    etag = server.get("/").headers["etag"]
    assert "silvertray_guest" in server.get("/", headers={"if-none-match": etag}).headers["set-cookie"]


def test_only_documents_and_the_worker_carry_the_policy(server: Server) -> None:
    for path in ("/", "/t/unknown", "/api/docs", "/worker.js"):
        policy = server.get(path).headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
    for path in ("/icon.svg", "/manifest.webmanifest", "/robots.txt", "/api/games", "/api/nowhere"):
        assert "content-security-policy" not in server.get(path).headers


def test_icons_are_kept_for_a_day(server: Server) -> None:
    for path in ("/icon.svg", "/icon-192.png"):
        assert server.get(path).headers["cache-control"] == "public, max-age=86400"


def test_crawlers_may_read_all_but_data(server: Server) -> None:
    robots = server.get("/robots.txt")
    assert (robots.status_code, robots.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    closed = [line.removeprefix("Disallow: ") for line in robots.text.splitlines()[1:]]
    assert closed == ["/api/"]  # tables have addresses that only their players know


def test_the_icon_that_old_browsers_ask_for_is_there(server: Server) -> None:
    answer = server.get("/favicon.ico")
    assert answer.status_code == 308
    assert server.get(answer.headers["location"]).headers["content-type"] == "image/png"


def test_what_the_build_left_for_the_server_is_not_sent(server: Server) -> None:
    for path in ("/worker.js.br", "/index.html.gz", "/parts.json"):
        refused = server.get(path)
        assert (refused.status_code, json.loads(refused.text)["code"]) == (404, "no-such-address")
