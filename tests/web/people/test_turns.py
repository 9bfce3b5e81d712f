"""Tell me when it is my turn: the choice, the service worker, and the notice as the browser shows it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, Route, expect
from tests.locale.said import said
from tests.server.support.pages import guest
from tests.server.support.push_service import PushService, Reached, push_service
from tests.server.support.running import NewTable
from tests.server.support.waiting import until
from tests.server.test_push import play
from tests.web.looking import check
from tests.web.serving import Server

from silvertray.locale import words

# A browser in a test has no push service of its own: its address there is put into its hands.
SUBSCRIBES = """
const kept = "subscribed";
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
const made = (key) => ({
  options: { applicationServerKey: bytes(key).buffer },
  toJSON: () => (WISH),
  unsubscribe: async () => localStorage.removeItem(kept),
});
PushManager.prototype.getSubscription = async () => {
  const key = localStorage.getItem(kept);
  return key && made(key);
};
PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
  if (!userVisibleOnly) throw new DOMException("", "NotAllowedError");
  localStorage.setItem(kept, applicationServerKey);
  return made(applicationServerKey);
};
"""
# The browser takes its time to say whether it has such an address.
ANSWERS_LATE = """PushManager.prototype.getSubscription = () => new Promise((go) => {
  window.answer = () => go(null);
});"""
SHOWN = """async (tag) => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration.getNotifications({ tag })).map(({ title, body, tag }) => ({ title, body, tag }));
}"""
A_DAY = 24 * 3600
TELL = said("page-turn-tell")


@pytest.fixture
def browser(browser_with_notices: Browser) -> Browser:
    """All of it in a browser that shows notices."""
    return browser_with_notices


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    """A push service."""
    with push_service(tmp_path) as running:
        yield running


@pytest.fixture
def telling(tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that posts there, and soon."""
    monkeypatch.setenv("REQUESTS_CA_BUNDLE", str(service.certificate))
    with Server(tmp_path, push_hosts=service.host, push_after=0.2) as running:
        yield running


def reachable(visit: Any, service: PushService, address: str) -> tuple[Page, Reached]:
    """Somebody whose browser may show notices, and can be reached."""
    reached = service.browser()
    page = visit("about:blank", 390, 844, service_workers="allow", permissions=["notifications"])
    page.add_init_script(SUBSCRIBES.replace("WISH", json.dumps(reached.wish)))
    page.goto(address)
    return page, reached


def by_name(server: Server, path: str) -> str:
    """An address by name."""
    return server.address.replace("127.0.0.1", "localhost") + path


def choice(page: Page) -> Any:
    """The choice in the settings, which are opened for it."""
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("checkbox", name=TELL)


def delivered(page: Page, text: str) -> None:
    """The browser's part: what the push service hands over wakes the service worker."""
    session = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    until(lambda: page.evaluate("navigator.serviceWorker.ready.then(() => true)") and bool(found))
    (registration,) = {one["registrationId"] for one in found if not one["isDeleted"]}
    origin = page.evaluate("location.origin")
    session.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": registration, "data": text})


def shown_after(page: Page, text: str, table: str) -> list[dict[str, str]]:
    """Deliver it, once more where a busy browser has overlooked it; what is shown."""
    delivered(page, text)
    found: list[dict[str, str]] = page.evaluate(SHOWN, table)
    return found


def test_who_forbids_it_reads_why_nothing_is_told(server: Server, visit: Any) -> None:
    page = visit(by_name(server, "/"), 390, 844, service_workers="allow")
    box = choice(page)
    assert page.evaluate("Notification.permission") != "granted"
    box.click()  # a browser that nobody can answer says no by itself
    expect(box).to_be_disabled()
    expect(box).not_to_be_checked()
    page.get_by_text("Notifications are blocked").wait_for()
    check(page, "forbidden notices")


@pytest.mark.parametrize(
    ("lacking", "words"),
    [
        ("Object.defineProperty(window, 'isSecureContext', { get: () => false })", "Notifications need https"),
        ("delete window.PushManager", "This browser can’t notify you"),
    ],
)
def test_where_it_cannot_be_the_page_says_so(server: Server, visit: Any, lacking: str, words: str) -> None:
    page = visit("about:blank", 390, 844, service_workers="allow")
    page.add_init_script(lacking)
    page.goto(by_name(server, "/"))
    expect(choice(page)).to_be_disabled()
    page.get_by_text(words).wait_for()


def test_a_service_that_gives_no_address_is_told_and_nothing_is_on(server: Server, visit: Any) -> None:
    page = visit("about:blank", 390, 844, service_workers="allow", permissions=["notifications"])
    page.add_init_script("PushManager.prototype.subscribe = async () => { throw new DOMException('', 'AbortError'); }")
    page.goto(by_name(server, "/"))
    box = choice(page)
    box.click()
    page.get_by_role("dialog").get_by_text(said("page-error-no-push-service")).wait_for()
    expect(box).not_to_be_checked()


def test_nobody_can_choose_before_it_is_known_how_things_stand(server: Server, visit: Any) -> None:
    page = visit("about:blank", 390, 844, service_workers="allow", permissions=["notifications"])
    page.add_init_script(ANSWERS_LATE)
    page.goto(by_name(server, "/"))
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()  # as somebody who has allowed notices, and wants none here
    box = choice(page)
    expect(box).to_be_disabled()
    page.evaluate("answer()")
    expect(box).to_be_enabled()
    expect(box).not_to_be_checked()


def test_it_is_switched_on_and_off_and_outlives_the_page(telling: Server, visit: Any, service: PushService) -> None:
    page, _ = reachable(visit, service, by_name(telling, "/"))
    box = choice(page)
    expect(box).not_to_be_checked()
    check(page, "the choice")
    box.click()
    expect(box).to_be_checked()
    expect(box).to_be_enabled()
    assert len(told(page)) == 1
    page.reload()
    box = choice(page)
    expect(box).to_be_checked()
    with page.expect_response(is_switched_off):
        box.click()
    expect(box).not_to_be_checked()
    assert told(page) == []
    assert page.evaluate("navigator.serviceWorker.ready.then((it) => it.pushManager.getSubscription())") is None


def test_who_switches_it_off_while_the_server_is_told_again_is_told_no_more(
    telling: Server, visit: Any, service: PushService
) -> None:
    page, _ = reachable(visit, service, by_name(telling, "/"))
    box = choice(page)
    with page.expect_response("**/api/me/push"):
        box.click()
    expect(box).to_be_enabled()
    held: list[Route] = []
    page.route("**/api/me/push", lambda route: held.append(route))
    with page.expect_request("**/api/me/push"):
        page.reload()
    box = choice(page)
    expect(box).to_be_checked()
    box.click()
    with page.expect_response(is_switched_off):
        held.pop().continue_()
    expect(box).not_to_be_checked()
    assert told(page) == []


def is_switched_off(answer: Response) -> bool:
    """Whether the server was asked to tell no more."""
    return answer.request.method == "DELETE" and "/me/push/" in answer.url


def told(page: Page) -> list[Any]:
    """The browsers that the server tells, of whoever looks at a page."""
    found: list[Any] = page.evaluate("fetch('/api/me/export').then((answer) => answer.json())")["told"]
    return found


def test_at_a_table_with_days_for_a_turn_it_is_offered_until_it_is_wanted(
    telling: Server, visit: Any, service: PushService
) -> None:
    page, _ = reachable(visit, service, by_name(telling, "/"))
    wish = {"game": "clever", "seats": ["me", "greedy"], "name": "Ann", "clock": A_DAY}
    made = page.request.post(by_name(telling, "/api/tables"), data=wish).json()
    page.goto(by_name(telling, f"/t/{made['table']}#s={made['token']}"))
    page.locator(".dock").wait_for()
    offer = page.get_by_role("button", name=TELL)
    offer.wait_for()
    check(page, "the offer at a table")
    offer.click()
    expect(offer).to_have_count(0)
    assert len(told(page)) == 1


def test_who_is_away_is_shown_a_notice_that_is_gone_once_they_are_there(
    telling: Server, visit: Any, service: PushService
) -> None:
    anna, reached = reachable(visit, service, by_name(telling, "/new/clever"))
    anna.get_by_role("radio", name="2", exact=True).check()
    anna.get_by_text(said("page-options")).click()
    anna.get_by_role("radio", name="1 day").check()
    anna.get_by_role("button", name=said("page-create-invite")).click()
    link = anna.get_by_label(said("page-invite-link")).input_value()
    box = anna.get_by_role("checkbox", name=TELL)
    expect(box).not_to_be_checked()  # once the browser was asked: it may show notices, and so could have been wanted
    box.click()
    expect(box).to_be_checked()
    expect(box).to_be_enabled()  # the server knows
    check(anna, "the choice at a table")
    table = link.rpartition("/t/")[2].partition("#")[0]
    anna.goto(by_name(telling, "/"))

    invited = NewTable(table, 1, "", link.rpartition("#i=")[2], "")
    with guest(telling, invited, 1) as ben:
        play(ben, [], lambda seats: 0 in seats)
        until(lambda: bool(reached.posts()))
    text = reached.read(reached.posts()[0]).decode()
    notice = {"title": "Your turn", "body": "Ganz schön clever: the other players are waiting for you.", "tag": table}
    until(lambda: shown_after(anna, text, table) == [notice])

    anna.locator("header select").select_option("ru")
    until(lambda: anna.evaluate("caches.match('/language').then(Boolean)"))
    title = words("ru").say("page-turn-title")
    until(lambda: [one["title"] for one in shown_after(anna, text, table)] == [title])
    anna.locator("header select").select_option("en")
    anna.goto(by_name(telling, f"/t/{table}"))
    anna.locator(".dock").wait_for()
    until(lambda: anna.evaluate(SHOWN, table) == [])
