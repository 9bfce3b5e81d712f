"""Nothing jumps: what comes late pushes nothing away that somebody may be about to tap."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, Route, expect
from tests.locale.said import said
from tests.server.support.pages import Page as Line
from tests.web.looking import check_steady, drawn, watch_places
from tests.web.playing import until
from tests.web.serving import Server
from tests.web.stage import Own, play_on

# The browser's own measure (https://wicg.github.io/layout-instability/), without what follows an input.
WATCH = """window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput)
      shifts.push([value, ...sources.map(({ node }) => (node?.outerHTML ?? node?.data ?? "").slice(0, 80))]);
}).observe({ type: "layout-shift", buffered: true });"""
DRAWN = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
A_DIE = 0.005  # so little is moved by one that goes to the tray; a line that comes above a sheet moves twice as much
A_CLOCK = 300
MOVES = 40
STATISTICS = "**/api/me/statistics"
TALL = 2400  # everything is in sight: what is not is not measured


def check_still(page: Page, name: str) -> None:
    """Nothing has moved since the page was opened."""
    drawn(page)
    page.evaluate(DRAWN)
    shifts: list[list[Any]] = page.evaluate("shifts")
    assert max([shift[0] for shift in shifts], default=0) < A_DIE, (name, shifts)


def watched(visit: Any, server: Server) -> Page:
    """A page on a high screen that notes what moves, wherever it goes."""
    page: Page = visit(server.address, height=TALL)
    page.add_init_script(WATCH)
    return page


def open_at(page: Page, address: str) -> None:
    """Open it as somebody who comes back, until all is there."""
    page.goto(address)
    page.wait_for_load_state("networkidle")


def check_what_waits_for_nothing(page: Page, address: str) -> None:
    """Open home: whoever has a code or a file need not wait for what came of the games."""
    late: list[Route] = []
    page.route(STATISTICS, lambda route: late.append(route))
    page.goto(address)
    until(page, lambda: late)
    page.get_by_role("textbox", name="Join").wait_for()
    page.get_by_role("link", name="Open a match file").wait_for()
    page.get_by_role("contentinfo").wait_for()
    expect(page.get_by_role("region", name=said("page-last-games"))).to_have_count(0)
    late[0].continue_()
    page.unroute(STATISTICS)


def test_pages_of_somebody_who_comes_back_fill_without_a_jump(own_server: Server, visit: Any) -> None:
    page = watched(visit, own_server)
    page.get_by_role("button", name=said("page-play-now")).first.click()
    page.get_by_role("button", name="Roll 6 dice").wait_for()
    over = [Own(own_server, game, page).play() for game in ("clever", "twice", "clever")]
    listed = {"game": "clever", "seats": ["me", "open"], "name": "Bob", "listed": True}
    assert own_server.post("/api/tables", json=listed).status_code == 201
    check_what_waits_for_nothing(page, own_server.address)
    expect(page.get_by_role("region", name=said("page-last-games")).get_by_role("listitem")).to_have_count(3)
    page.get_by_role("region", name=said("page-scores")).wait_for()
    page.get_by_role("link", name="1 free seat").wait_for()
    check_still(page, "home")
    open_at(page, f"{own_server.address}/you")
    expect(page.get_by_role("region", name=said("page-my-games")).get_by_role("listitem")).to_have_count(4)
    check_still(page, "you")
    open_at(page, f"{own_server.address}/replay/{over[0].table}#step=20")
    page.get_by_role("slider").wait_for()
    check_still(page, "a replay")


def round_of(server: Server, table: str) -> int:
    """The round that a table is in by now."""
    return int(server.get(f"/api/tables/{table}").json()["round"])


def test_a_table_with_a_clock_stands_still_while_others_play(server: Server, visit: Any) -> None:
    wish = {"game": "clever", "seats": ["me", "greedy"], "name": "Ann", "clock": A_CLOCK}
    wish["dealer"] = {"kind": "seed", "seed": "4"}
    made = server.post("/api/tables", json=wish).json()
    page = watched(visit, server)
    open_at(page, f"{server.address}/t/{made['table']}#s={made['token']}")
    page.get_by_role("timer").wait_for()
    check_still(page, "a table with a clock")
    watch_places(page, "[role=timer]", "#dice-sheet", ".dock")
    with Line(server, made["table"], made["token"]) as elsewhere:
        play_on(elsewhere, MOVES)
    until(page, lambda: page.get_by_text(f"Round {round_of(server, made['table'])} of").count())
    check_still(page, "the same later")
    check_steady(page)
