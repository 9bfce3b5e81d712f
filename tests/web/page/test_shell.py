"""What is around the games: a page that is kept, tells how its line is, and takes a new version when it is asked to."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.locale.said import said
from tests.web.friends import invite
from tests.web.looking import check, check_steady, watch_places
from tests.web.serving import Server
from tests.web.stage import FOLLOW

from silvertray.server.api.hints import parts

ICON_SIZES = {"192x192", "512x512"}
KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(caches_.map((one) => one.keys()))).flat();
  return requests.map(({ url }) => new URL(url).pathname);
}"""


def test_the_page_can_be_installed(server: Server) -> None:
    page = server.get("/").text
    manifest = server.get("/manifest.webmanifest")
    assert 'rel="manifest" href="/manifest.webmanifest"' in page
    assert manifest.headers["content-type"] == "application/manifest+json"
    told = manifest.json()
    icons = {(icon["purpose"], icon["sizes"]): icon["src"] for icon in told["icons"]}
    for purpose in ("any", "maskable"):
        assert {sizes for kind, sizes in icons if kind == purpose} >= ICON_SIZES
    links = [*icons.values(), "/apple-touch-icon.png", *(shortcut["url"] for shortcut in told["shortcuts"])]
    assert [server.get(link).status_code for link in links] == [200] * len(links)
    games = [game["slug"] for game in server.get("/api/games").json()["games"]]
    assert [shortcut["url"] for shortcut in told["shortcuts"]] == [f"/new/{slug}" for slug in games]


def test_parts_with_a_hash_are_kept_for_ever_and_all_else_is_asked_for_again(server: Server) -> None:
    page = server.get("/")
    for path in re.findall(r'"(/assets/[^"]+)"', page.text):
        ways = ("gzip, deflate", "", "gzip, deflate, br")
        small, plain, smallest = (server.get(path, headers={"accept-encoding": how}) for how in ways)
        assert small.text == plain.text
        assert (smallest.headers["content-encoding"], smallest.headers["vary"]) == ("br", "accept-encoding")
        assert int(smallest.headers["content-length"]) < int(small.headers["content-length"])
        assert "immutable" in small.headers["cache-control"]
        assert (small.headers.get("content-encoding"), plain.headers.get("content-encoding")) == ("gzip", None)
        assert small.headers["content-type"] == plain.headers["content-type"]
    worker = server.get("/worker.js")
    assert (page.headers["cache-control"], worker.headers["cache-control"]) == ("no-cache", "no-cache")


def kept(page: Page) -> None:
    """Wait until the service worker keeps the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_without_a_network_the_page_opens_and_comes_back_by_itself(server: Server, visit: Any) -> None:
    page = visit(server.address, service_workers="allow")
    kept(page)
    assert not [path for path in page.evaluate(KEPT) if path.startswith("/api")]
    page.context.set_offline(True)
    page.reload()
    page.get_by_text(said("shell-lost")).wait_for()
    page.get_by_role("button", name=said("page-play-now")).first.wait_for()
    page.context.set_offline(False)
    expect(page.get_by_text(said("shell-lost"))).to_have_count(0)
    page.get_by_role("button", name=said("page-play-now")).first.click()
    page.get_by_role("button", name="Roll 6 dice").wait_for()


def test_where_there_is_no_room_to_keep_anything_more_the_page_goes_on(server: Server, visit: Any) -> None:
    page = visit(server.address, service_workers="allow")
    kept(page)
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": server.address, "quotaSize": 1})
    page.evaluate(FOLLOW, "/you")  # no part of what a worker keeps by itself
    for _ in range(2):
        page.locator("main.sections").wait_for()
        page.reload()
    assert not [path for path in page.evaluate(KEPT) if "/assets/You-" in path]


def test_by_the_files_that_it_names_a_page_is_known(server: Server) -> None:
    page = server.get("/").text
    assert [path for path in parts()["shell"] if path not in page] == []


def test_a_table_opens_without_a_network_and_says_that_it_waits(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    page = visit(f"{server.address}/t/{table['table']}#s={table['token']}", service_workers="allow")
    page.get_by_role("button", name="Roll 6 dice").wait_for()
    kept(page)
    page.context.set_offline(True)
    page.reload()
    page.get_by_text("Offline").wait_for()
    page.context.set_offline(False)
    page.get_by_text("Online").wait_for()
    page.get_by_role("button", name="Roll 6 dice").click()
    page.locator(".cell.legal").first.wait_for()


def test_a_new_version_is_offered_and_taken_only_when_asked(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    page = visit(f"{server.address}/t/{table['table']}#s={table['token']}")
    page.get_by_role("button", name="Roll 6 dice").wait_for()
    page.evaluate("window.isStillThere = true")
    page.route("**/", lambda route: route.fulfill(body="<script type=module src=/assets/index-newer.js></script>"))
    page.context.set_offline(True)
    page.get_by_text("Offline").wait_for()
    page.context.set_offline(False)
    offer = page.get_by_text(said("shell-new-version"))
    offer.wait_for()
    check(page, "a new version")
    page.get_by_role("button", name="Roll 6 dice").click()  # one may play on
    page.locator(".cell.legal").first.wait_for()
    assert page.evaluate("window.isStillThere")
    page.unroute("**/")
    with page.expect_navigation():
        page.get_by_role("button", name=said("page-reload")).click()
    page.locator(".cell.legal").first.wait_for()
    assert page.evaluate("window.isStillThere") is None
    assert offer.count() == 0


def test_a_part_that_was_to_come_ahead_and_did_not_disturbs_no_game(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    page = visit("about:blank")
    page.route("**/assets/Ending-*", lambda route: route.abort())
    with page.expect_event("requestfailed", lambda request: "/assets/Ending-" in request.url):
        page.goto(f"{server.address}/t/{table['table']}#s={table['token']}")
    page.get_by_role("button", name="Roll 6 dice").click()
    page.locator(".cell.legal").first.wait_for()


def test_a_table_that_does_not_come_is_said_to_be_safe(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    page = visit("about:blank")
    page.clock.install()
    page.route("**/api/events?*", lambda route: route.abort())
    page.route_web_socket("**/socket", lambda line: line.close())
    page.goto(f"{server.address}/t/{table['table']}#s={table['token']}")
    page.get_by_text(said("page-loading")).wait_for()
    expect(page.get_by_role("link", name="Home")).to_be_visible()
    expect(page.get_by_text(said("shell-table-safe"))).to_have_count(0)
    watch_places(page, "main > p", "header")
    page.clock.run_for(10_000)
    page.get_by_text(said("shell-table-safe")).wait_for()
    check_steady(page)
    check(page, "a table that does not come")
    page.unroute("**/api/events?*")
    page.clock.run_for(20_000)
    page.get_by_role("button", name="Roll 6 dice").wait_for()


def test_a_part_that_is_needed_and_does_not_come_is_asked_for_anew(server: Server, visit: Any) -> None:
    page = visit(server.address)
    page.route("**/assets/LearnPage-*", lambda route: route.abort())
    page.get_by_role("link", name=said("learn-link")).first.click()
    page.get_by_role("heading", name=said("page-trouble")).wait_for()
    check(page, "a part is missing")
    page.unroute("**/assets/LearnPage-*")
    page.get_by_role("button", name=said("page-reload")).click()
    page.locator(".dock").wait_for()


def another_version(line: WebSocketRoute) -> None:
    """The page says that it speaks a protocol of long ago."""
    server = line.connect_to_server()

    def older(text: str | bytes) -> None:
        frame = json.loads(text)
        server.send(json.dumps(frame | {"version": 0} if frame["type"] == "hello" else frame))

    line.on_message(older)


def another_version_of_a_stream(route: Route) -> None:
    """The same where the page tries a stream, which it does in turn as long as its line is broken."""
    route.continue_(url=re.sub(r"version=\d+", "version=0", route.request.url))


# Whether something stays when the line is tried again.
TRIED_AGAIN = """(node) => new Promise((go) => {
  const line = document.querySelector(".line .words");
  const look = () => line.textContent.startsWith("Connecting") && go(node.isConnected);
  new MutationObserver(look).observe(line, { characterData: true, childList: true, subtree: true });
})"""


def test_a_page_that_is_too_old_says_so_and_loses_no_move(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    page = visit(f"{server.address}/t/{table['table']}#s={table['token']}")
    page.get_by_role("button", name="Roll 6 dice").wait_for()
    page.route_web_socket("**/socket", another_version)
    page.route("**/api/events?*", another_version_of_a_stream)
    page.context.set_offline(True)
    page.get_by_text("Offline").wait_for()
    page.get_by_role("button", name="Roll 6 dice").click()  # kept, as nobody is there to hear it
    assert page.get_by_text("Your move is saved").evaluate(TRIED_AGAIN)
    page.context.set_offline(False)
    page.get_by_role("heading", name=said("page-outdated")).wait_for()
    check(page, "too old")
    newer = page.context.new_page()  # as the page loaded anew speaks the server's version
    page.close()
    newer.goto(f"{server.address}/t/{table['table']}")
    newer.locator(".cell.legal").first.wait_for()


def test_whoever_goes_away_moves_nothing(server: Server, visit: Any) -> None:
    anna = visit(server.address)
    ben = visit(invite(anna, server.address, 0))
    ben.get_by_role("button", name=said("page-sit")).click()
    anna.get_by_text(said("shell-all-here")).wait_for()
    sheet = anna.locator("#dice-sheet")
    sheet.wait_for()
    before = sheet.bounding_box()
    ben.close()
    anna.get_by_text("Away: ").wait_for()
    assert sheet.bounding_box() == before
    anna.context.set_offline(True)
    anna.get_by_text("Offline").wait_for()
    assert sheet.bounding_box() == before


def test_a_refusal_stays_behind_with_its_table(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    page = visit(f"{server.address}/t/{table['table']}#s={table['token']}")
    page.get_by_role("button", name="Roll 6 dice").wait_for()
    page.keyboard.press("/")
    page.get_by_role("combobox").fill("undo")
    page.get_by_role("combobox").press("Enter")
    refusal = page.get_by_role("region", name="Notices").get_by_text(
        said("error-nothing-to-undo", seat="|").partition(" |")[0]
    )
    refusal.wait_for()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("button", name=said("page-play-now")).first.wait_for()
    assert refusal.count() == 0


def test_settings_of_one_tab_are_those_of_all(server: Server, visit: Any) -> None:
    one = visit(server.address)
    other = one.context.new_page()
    other.goto(server.address)
    for page in (one, other):
        page.get_by_role("button", name="Settings").click()
    one.get_by_role("radio", name="Dark").check()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    other.get_by_role("checkbox", name="Sounds").check()
    expect(one.get_by_role("checkbox", name="Sounds")).to_be_checked()
    one.reload()
    one.get_by_role("button", name="Settings").click()
    expect(one.get_by_role("radio", name="Dark")).to_be_checked()
    expect(one.get_by_role("checkbox", name="Sounds")).to_be_checked()


COUNTED = """
window.sounds = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { sounds += 1; return start.apply(this, when); };
AudioBufferSourceNode.prototype.start = AudioScheduledSourceNode.prototype.start;
"""


def test_nothing_is_heard_until_somebody_asks_for_it(server: Server, visit: Any) -> None:
    table = server.make("clever", ["me"], {"kind": "seed", "seed": "1"})
    page = visit("about:blank")
    page.add_init_script(COUNTED)
    page.goto(f"{server.address}/t/{table['table']}#s={table['token']}")
    page.get_by_role("button", name="Roll 6 dice").click()
    page.locator(".cell.legal").first.wait_for()
    assert page.evaluate("sounds") == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Sounds").click()
    asked = page.evaluate("sounds")
    assert asked > 0  # so that one hears what was asked for
    page.get_by_role("button", name="Done").click()
    page.locator(".cell.legal").first.click()
    if page.locator(".ways button").count():
        page.locator(".ways button").first.click()
    page.wait_for_function("asked => sounds > asked", arg=asked)
