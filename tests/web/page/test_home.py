"""Home: the first move is three taps away, open games say whom they wait for, and finished ones what came of them."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from tests.locale.said import said
from tests.web.looking import check
from tests.web.playing import until
from tests.web.serving import Server
from tests.web.stage import Own, Seat, resume

FIRST_MOVES = {
    "clever": (".dock .go:not([aria-disabled=true])",),
    "twice": (".dock .go:not([aria-disabled=true])",),
    # What can be played may need a second card; whoever has no such play at hand takes. A lead is any card.
    "dobro": (
        ".bar .main:not([aria-disabled=true])",
        ".bar [data-act=take]:not([aria-disabled=true])",
        ".own.turn div.hand .card.plain:not([data-card=J])",
    ),
}


def moves_of(page: Page) -> list[str]:
    """What the page has done at its table; it grows."""
    found: list[str] = []

    def note(frame: object) -> None:
        found.extend(["done"] if '"type":"done"' in str(frame) else [])

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", note)

    page.on("websocket", opened)
    return found


def card_of(page: Page, game: str) -> Any:
    """A game's card on the first page."""
    return page.locator(f"article[aria-labelledby=game-{game}]")


def is_answered(page: Page, moves: list[str], nearer: str) -> bool:
    """Whether a tap was a move, or has led to something nearer to one."""
    return bool(moves or page.locator(nearer).count())


@pytest.mark.parametrize("game", FIRST_MOVES)
def test_the_first_move_of_a_newcomer_is_three_taps_away_at_most(game: str, server: Server, visit: Any) -> None:
    page = visit(server.address, has_touch=True)
    moves, taps = moves_of(page), 1
    card_of(page, game).get_by_role("button", name=said("page-play-now")).tap()
    while not moves:
        page.locator(", ".join(FIRST_MOVES[game])).first.wait_for()
        kind = next(kind for kind in FIRST_MOVES[game] if page.locator(kind).count())
        page.locator(kind).first.tap()
        taps += 1
        nearer = ", ".join(FIRST_MOVES[game][: FIRST_MOVES[game].index(kind)]) or "never"
        until(page, partial(is_answered, page, moves, nearer))
    assert taps <= 3


def test_a_game_removed_from_the_list_can_be_had_back(server: Server, visit: Any) -> None:
    seat = Seat(server, "clever", ["me"], "1").play(1)
    page = visit(server.address + seat.path)
    page.locator(".cell.legal").first.wait_for()
    page.get_by_role("link", name="Home").first.click()
    game = page.locator(f"main a[href='/t/{seat.table}']")
    remove = page.get_by_role("button", name=said("page-forget", game="|", when="|").partition(":")[0])
    remove.click()
    expect(game).to_have_count(0)
    check(page, "a game removed from the list")
    page.get_by_role("button", name=said("dice-undo")).click()
    expect(page.get_by_role("button", name=said("dice-undo"))).to_have_count(0)
    game.click()
    page.locator(".cell.legal").first.wait_for()  # the seat is ours
    page.get_by_role("link", name="Home").first.click()
    remove.click()
    page.get_by_role("link", name=said("page-you-link")).click()
    expect(page.get_by_role("button", name=said("dice-undo"))).to_have_count(0)


def test_back_returns_to_where_one_was_though_it_comes_late(server: Server, visit: Any) -> None:
    page = visit(f"{server.address}/rules/clever")
    page.locator("#C-60").scroll_into_view_if_needed()
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))")  # the page has heard of it
    before = page.evaluate("scrollY")
    page.get_by_role("link", name="Silvertray").first.evaluate("link => link.click()")
    page.get_by_role("button", name=said("page-play-now")).first.wait_for()
    page.wait_for_function("scrollY === 0")
    page.go_back()
    page.wait_for_function("top => Math.abs(scrollY - top) < 2", arg=before)
    page.locator("#C-1").scroll_into_view_if_needed()
    page.go_forward()
    page.get_by_role("button", name=said("page-play-now")).first.wait_for()
    assert before > 1000
    assert page.evaluate("scrollY") == 0


def play_some(server: Server, page: Page) -> None:
    """Two games to their ends, of which the coach has seen one; a table that waits for others, and a game begun."""
    expect(page.get_by_role("link", name=said("learn-link"))).to_have_count(3)
    card_of(page, "clever").get_by_role("button", name=said("page-play-now")).click()
    page.get_by_role("button", name="Roll 6 dice").click()
    page.locator(".cell.legal").first.wait_for()  # stored, so that nobody rolls once more
    resume(page, page.url.rpartition("/")[2], server)
    page.locator(".ending").wait_for()
    table = Own(server, "clever", page).play().table
    until(page, lambda: server.get(f"/api/tables/{table}/review").json()["review"])
    page.get_by_role("link", name="Home").first.click()
    page.get_by_text("2 games").wait_for()
    card_of(page, "dobro").get_by_role("link", name=said("page-with-friends")).click()
    page.get_by_role("button", name=said("page-create-invite")).click()
    page.get_by_role("heading", name="Waiting for").wait_for()
    page.get_by_role("link", name="Home").click()
    card_of(page, "twice").get_by_role("button", name=said("page-play-now")).click()
    page.get_by_role("button", name="Roll 6 dice").click()
    page.get_by_role("link", name="Home").click()


def test_open_games_tell_whose_turn_it_is_and_finished_ones_how_they_went(server: Server, visit: Any) -> None:
    page = visit(server.address)
    play_some(server, page)
    going = page.locator("section[aria-labelledby=continue] li")
    expect(going).to_have_count(2)
    expect(going.first).to_contain_text("Your turn")
    expect(going.first).to_contain_text("Round 1 of 6")
    expect(going.last).to_contain_text("3 seats are free")
    check(page, "home of somebody who has played")
    last = page.get_by_role("region", name=said("page-last-games")).get_by_role("listitem")
    expect(last).to_have_count(2)
    last.first.get_by_role("link").click()
    page.get_by_role("slider").wait_for()
    page.go_back()
    page.get_by_role("link", name=said("page-last-games-all")).click()
    expect(page.get_by_role("heading", name=said("page-my-games"))).to_be_in_viewport()
    page.go_back()
    page.get_by_role("link", name=said("page-scores-more")).click()
    scores = page.get_by_role("region", name=said("page-scores"))
    expect(scores).to_contain_text("Ganz schön clever")
    assert scores.locator("tbody tr").count() >= 1  # the picture as a table
    assert scores.locator(".areas li").count() == 6
    course = scores.get_by_role("figure").filter(has_text="Your latest games")
    expect(course.locator("circle")).to_have_count(3)  # both games, and the legend
    expect(course.locator("rect")).to_have_count(2)  # the one that the coach has seen
    check(page, "what came of the games")
    going_on = page.get_by_role("link").filter(has_text=said("page-game-playing"))
    assert going_on.count() == 1
