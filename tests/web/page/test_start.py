"""How a page begins: what an address needs is asked for at once, and not one thing after the other."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, WebSocket
from tests.locale.said import said
from tests.web.serving import Server

AT_A_TIME = 6  # files that a browser asks for over plain http
# How many cells are drawn at the moment when the first thing can be tapped.
CELLS_AT_FIRST = """new MutationObserver(() => {
  if (window.cells === undefined && document.querySelector(".dock .go"))
    window.cells = document.querySelectorAll("[data-cell]").length;
}).observe(document, { subtree: true, childList: true })"""
TABLES = [("clever", ["me"]), ("twice", ["me"]), ("dobro", ["me", "greedy"])]


def told(server: Server, path: str, language: str = "en") -> list[str]:
    """What the server says will be needed."""
    answer = server.get(path, headers={"accept-language": language})
    return re.findall(r"<([^>]+)>", answer.headers["link"])


def seat_at(server: Server, game: str, seats: list[str]) -> str:
    """A seat at a new table."""
    table = server.make(game, seats, {"kind": "seed", "seed": "1"})
    return f"/t/{table['table']}#s={table['token']}"


def give_only(page: Page, paths: list[str]) -> None:
    """Leave every other part of the page unanswered."""

    def answer(route: Route) -> None:
        if httpx.URL(route.request.url).path in paths:
            route.continue_()

    page.route("**/assets/*", answer)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_needs_nothing_that_was_not_told_with_its_address(
    server: Server, browser: Browser, game: str, seats: list[str]
) -> None:
    path = seat_at(server, game, seats)
    page = browser.new_page(locale="en-GB", service_workers="block")
    give_only(page, told(server, path))
    page.goto(server.address + path)
    page.locator("#dice-sheet, .hand").first.wait_for()
    page.close()


@pytest.mark.parametrize("path", ["/", "/new/clever", "/learn/clever", "/rules/dobro", "/replay", "/real", "/you"])
def test_no_screen_needs_parts_that_were_not_told(server: Server, browser: Browser, path: str) -> None:
    page = browser.new_page(locale="en-GB", service_workers="block")
    give_only(page, told(server, path))
    page.goto(server.address + path)
    page.locator("main h1").first.wait_for()
    page.close()


def test_what_is_told_is_there_and_comes_in_one_go(server: Server) -> None:
    tables = [seat_at(server, game, seats) for game, seats in TABLES]
    for place in ("/", *tables):
        paths = told(server, place)
        assert [server.get(path).status_code for path in paths] == [200] * len(paths)
        assert len(paths) <= AT_A_TIME


def test_the_words_are_those_of_the_browser(server: Server) -> None:
    for wanted, spoken in (("sr-Latn-RS,ru;q=0.8", "sr-Latn"), ("hr", "sr-Latn"), ("xx, hu;q=0.5", "hu"), ("", "en")):
        words = [path for path in told(server, "/", wanted) if "words" in path]
        assert len(words) == 1
        assert words[0].startswith(f"/assets/_words_{spoken}-")


def test_hello_is_said_at_a_table_before_any_file_is_there(server: Server, browser: Browser) -> None:
    seat = seat_at(server, "clever", ["me"])
    page = browser.new_page(service_workers="block")
    give_only(page, [])
    with page.expect_websocket(lambda socket: socket.url.endswith("/socket")) as line:
        page.goto(server.address + seat, wait_until="commit")
    with line.value.expect_event("framereceived", lambda frame: '"type":"news"' in str(frame)):
        pass  # the seat's own view is there; nothing else of the page is
    assert page.locator("#page").inner_html() == ""
    page.close()


def test_the_early_hello_is_the_only_one(server: Server, browser: Browser) -> None:
    page = browser.new_page(service_workers="block")
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.goto(server.address + seat_at(server, "clever", ["me"]))
    page.locator(".dock .go").wait_for()
    assert len(sockets) == 1
    page.close()


@pytest.mark.parametrize(("number", "wanted"), [(0, ".dock .go"), (2, ".hand")])
def test_a_new_table_waits_neither_for_its_socket_nor_for_a_list_of_games(
    server: Server, visit: Any, number: int, wanted: str
) -> None:
    page = visit(server.address)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(httpx.URL(request.url).path))
    page.route_web_socket("**/socket", lambda _: None)  # it opens, and nothing more
    page.get_by_role("button", name=said("page-play-now")).nth(number).click()
    page.locator(wanted).first.wait_for()
    assert "/api/games" not in asked
    assert [path for path in asked if "Table-" in path]  # on the way while the table was made


@pytest.mark.parametrize(("game", "cells"), [("clever", 56), ("twice", 70)])
def test_the_sheet_comes_as_a_whole_with_what_is_asked(server: Server, browser: Browser, game: str, cells: int) -> None:
    page = browser.new_page(service_workers="block")
    page.add_init_script(CELLS_AT_FIRST)
    page.goto(server.address + seat_at(server, game, ["me"]))
    page.locator(".dock .go").wait_for()
    assert page.evaluate("window.cells") == cells
    page.close()


def test_no_script_in_the_page_runs_but_the_one_that_the_build_has_left(server: Server, browser: Browser) -> None:
    answer = server.get("/")
    [script] = re.findall("<script>(.*?)</script>", answer.text, re.DOTALL)
    digest = b64encode(sha256(script.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in answer.headers["content-security-policy"]
    page = browser.new_page(service_workers="block")
    page.route(server.address + "/", lambda route: route.fulfill(response=route.fetch(), body=changed(answer.text)))
    page.goto(server.address + "/")
    page.locator("main h1").first.wait_for()
    assert page.evaluate("window.strange") is None
    page.close()


def changed(page: str) -> str:
    """The page with another script in the place of ours."""
    return re.sub("<script>.*?</script>", "<script>window.strange = true</script>", page, flags=re.DOTALL)


def test_a_table_that_is_not_there_is_told_nothing_about(server: Server) -> None:
    for_all = [file for file in told(server, "/") if "/pages-" not in file]  # without home's own
    assert told(server, f"/t/{'a' * 26}") == for_all
