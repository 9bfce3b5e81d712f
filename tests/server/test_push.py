"""Your turn: who is away is told once, by encrypted post to their browsers, and by nobody else's."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.server.support.authenticator import Browser
from tests.server.support.company import at, company, person, sat_down, shown, somebody, table_id, table_of
from tests.server.support.pages import Page
from tests.server.support.push_service import PushService, Reached, claims, push_service
from tests.server.support.running import Server
from tests.server.support.waiting import until
from tests.server.test_any_worker import workers
from tests.server.test_metrics import samples, value

from silvertray.server.push.endpoints import is_allowed
from silvertray.server.settings import PUSH_HOSTS

A_DAY = 24 * 3600
CONTACT = "mailto:ann@example.org"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    """A push service that the servers of this module trust."""
    with push_service(tmp_path_factory.mktemp("push")) as running, pytest.MonkeyPatch.context() as patch:
        patch.setenv("REQUESTS_CA_BUNDLE", str(running.certificate))
        yield running


def settings(service: PushService) -> dict[str, Any]:
    """A server that posts to this service, and soon."""
    return {"push_hosts": service.host, "push_after": 0.5, "push_contact": CONTACT}


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, new_database: Callable[[], str | None], service: PushService
) -> Iterator[Server]:
    """A server that tells people of their turn."""
    folder, more = tmp_path_factory.mktemp("server"), settings(service)
    with Server(folder, database=new_database(), metrics_port=0, **more) as running:
        yield running
    assert "Traceback" not in running.log()


@pytest.fixture(scope="module")
def two(
    tmp_path_factory: pytest.TempPathFactory,
    new_database: Callable[[], str | None],
    redis: str,
    service: PushService,
) -> Iterator[list[Server]]:
    """Two workers."""
    yield from workers(tmp_path_factory.mktemp("two"), new_database(), 2, redis, **settings(service))


def told_by(browser: Browser, reached: Reached) -> Reached:
    """Somebody's browser, which is told from now on."""
    browser.ask("POST", "/me/push", 201, json=reached.wish)
    return reached


def asked(page: Page) -> set[int]:
    """The seats that are to do something."""
    return {int(seat) for seat in page.news["clock"]["left"]}


def play(page: Page, others: list[Page], wanted: Callable[[set[int]], bool]) -> None:
    """Those who are there play at random until the seats are asked that are wanted."""
    luck, there = random.Random(1), [page, *others]
    while not wanted(asked(all_know(there)[0])):
        next(filter(Page.is_asked, there)).step(luck)


def all_know(pages: Sequence[Page]) -> Sequence[Page]:
    """The same pages once all of them have been told what any of them has."""
    return [page.until_has(max(one.have for one in pages)) for page in pages]


def leave(page: Page, others: Page, seat: int) -> None:
    """Somebody closes the page, and the others see it."""
    page.socket.close()
    others.until(lambda page: not page.news["seats"][seat]["present"])


# -- who is told


def test_who_is_away_is_told_once_for_each_turn_and_who_is_there_never(server: Server, service: PushService) -> None:
    ann, bob = somebody(server), somebody(server)
    ann_reached, bob_reached = told_by(ann, service.browser()), told_by(bob, service.browser())
    with company("clever", [ann, bob], clock=A_DAY, seed=3) as (at_ann, at_bob):
        table = shown(at_ann)
        for turn in (1, 2, 3):
            play(at_ann, [at_bob], lambda seats: seats == {1})
            play(at_ann, [at_bob], lambda seats: seats == {0})
            leave(at_bob, at_ann, 1)
            play(at_ann, [], lambda seats: 1 in seats)
            assert bob_reached.until_told(turn) == [{"table": table.id, "game": "clever"}] * turn
            at_bob = at(bob, table)
        at_bob.socket.close()
    assert ann_reached.told() == []
    (row,) = server.rows("SELECT seat, began FROM push_notices WHERE table_id = ?", table.id)
    assert row[0] == 1


def test_who_was_asked_just_before_the_server_stops_is_told_first(tmp_path: Path, service: PushService) -> None:
    with Server(tmp_path, **settings(service) | {"push_after": 600}) as stopping:
        ann, bob = somebody(stopping), somebody(stopping)
        reached = told_by(bob, service.browser())
        with company("clever", [ann, bob], clock=A_DAY, seed=3) as (at_ann, at_bob):
            play(at_ann, [at_bob], lambda seats: seats == {0})
            leave(at_bob, at_ann, 1)
            play(at_ann, [], lambda seats: 1 in seats)
            table = shown(at_ann)
        assert reached.told() == []
    assert reached.until_told(1) == [{"table": table.id, "game": "clever"}]


def test_a_notice_is_signed_by_the_one_key_and_says_no_more_than_it_must(server: Server, service: PushService) -> None:
    ann, bob = somebody(server), somebody(server)
    reached = told_by(bob, service.browser())
    with company("clever", [ann, bob], clock=A_DAY, seed=3) as (at_ann, at_bob):
        play(at_ann, [at_bob], lambda seats: seats == {0})
        leave(at_bob, at_ann, 1)
        play(at_ann, [], lambda seats: 1 in seats)
        reached.until_told(1)
        (post,) = reached.posts()
        assert (post.headers["topic"], A_DAY - 60 < int(post.headers["ttl"]) <= A_DAY) == (table_id(at_ann), True)
    signed = claims(post)
    assert (signed["aud"], signed["sub"]) == (service.address, CONTACT)
    assert signed["key"] == ann.ask("GET", "/push/key")["key"]
    assert len(server.rows("SELECT id FROM push_keys")) == 1


def test_taking_back_and_doing_again_tells_nobody_twice(server: Server, service: PushService) -> None:
    ann, bob = somebody(server), somebody(server)
    reached = told_by(bob, service.browser())
    with company("clever", [ann, bob], clock=A_DAY, seed=3) as (at_ann, at_bob):
        play(at_ann, [at_bob], lambda seats: seats == {0})
        leave(at_bob, at_ann, 1)
        play(at_ann, [], lambda seats: 1 in seats)
        reached.until_told(1)
        while at_ann.news["can_undo"] and 1 in asked(at_ann):
            at_ann.until_has(at_ann.ask("undo")["seq"])
        assert 1 not in asked(at_ann)
        play(at_ann, [], lambda seats: 1 in seats)
        with at(bob, shown(at_ann)) as at_bob:
            play(at_ann, [at_bob], lambda seats: seats == {1})
            play(at_ann, [at_bob], lambda seats: seats == {0})
        at_ann.until(lambda page: not page.news["seats"][1]["present"])
        play(at_ann, [], lambda seats: 1 in seats)
        assert len(reached.until_told(2)) == 2


@pytest.mark.both_databases
def test_a_person_is_told_on_all_devices_that_want_it(server: Server, service: PushService) -> None:
    ann, bob = somebody(server), person(server, "Bob")
    phone = Browser(server, *bob.passkeys)
    phone.sign_in()
    both = [told_by(bob, service.browser()), told_by(phone, service.browser())]
    left = told_by(Browser(server, *bob.passkeys), service.browser())
    with company("dobro", [ann, bob], clock=A_DAY, seed=3) as (at_ann, at_bob):
        play(at_ann, [at_bob], lambda seats: seats == {0})
        leave(at_bob, at_ann, 1)
        play(at_ann, [], lambda seats: 1 in seats)
        for reached in both:
            reached.until_told(1)
    assert left.told() == []


def test_the_host_is_told_when_the_last_one_sits_down(server: Server, service: PushService) -> None:
    ann, bob = somebody(server), somebody(server)
    reached = [told_by(ann, service.browser()), told_by(bob, service.browser())]
    table = table_of(ann, "twice", "me open", clock=A_DAY)
    with sat_down(bob, table, 1, "Bob") as at_bob:
        play(at_bob, [], lambda seats: 0 in seats)
        assert reached[0].until_told(1) == [{"table": table.id, "game": "twice"}]
    assert reached[1].told() == []


def test_who_does_not_come_along_to_a_rematch_is_told(server: Server, service: PushService) -> None:
    ann, bob = somebody(server), somebody(server)
    reached = told_by(bob, service.browser())
    with company("dobro", [ann, bob], clock=A_DAY, seed=3) as (at_ann, at_bob):
        while not at_ann.is_over:
            next(filter(Page.is_asked, all_know([at_ann, at_bob]))).step(random.Random(1))
            all_know([at_ann, at_bob])
        leave(at_bob, at_ann, 1)
        following = at_ann.ask("rematch")["table"]
        with Page(server, following, at_ann.token, cookie=ann.cookie) as again:
            play(again, [], lambda seats: 1 in seats)
            assert reached.until_told(1) == [{"table": following, "game": "dobro"}]


# -- several workers


@pytest.mark.both_databases
def test_with_two_workers_one_of_them_tells_and_knows_who_is_there(two: list[Server], service: PushService) -> None:
    ann, bob = somebody(two[0]), somebody(two[1])
    ann_reached, bob_reached = told_by(ann, service.browser()), told_by(bob, service.browser())
    table = table_of(ann, "clever", "me open", clock=A_DAY, seed=3)
    with at(ann, table) as at_ann, sat_down(bob, table, 1, "Bob") as at_bob:
        for turn in (1, 2):
            play(at_ann, [at_bob], lambda seats: seats == {1})
            play(at_ann, [at_bob], lambda seats: seats == {0})
            leave(at_bob, at_ann, 1)
            play(at_ann, [], lambda seats: 1 in seats)
            assert len(bob_reached.until_told(turn)) == turn
            at_bob = at(bob, table)
        at_bob.socket.close()
    assert ann_reached.told() == []
    assert {one.ask("GET", "/push/key")["key"] for one in (ann, bob)} == {claims(bob_reached.posts()[0])["key"]}


# -- what push services answer


@pytest.mark.both_databases
def test_a_browser_that_is_gone_is_forgotten_and_nobody_is_led_elsewhere(server: Server, service: PushService) -> None:
    ann, bob = somebody(server), somebody(server)
    gone, broken = told_by(bob, service.browser(410)), told_by(bob, service.browser(500))
    elsewhere = service.browser()
    led = told_by(bob, service.browser(307, location=service.address + elsewhere.path))
    before = samples(server)
    with company("clever", [ann, bob], clock=A_DAY, seed=3) as (at_ann, at_bob):
        play(at_ann, [at_bob], lambda seats: seats == {0})
        leave(at_bob, at_ann, 1)
        play(at_ann, [], lambda seats: 1 in seats)
        for reached in (gone, broken, led):
            reached.until_told(1)
        until(lambda: len(kept(bob)) == 2)
    assert {one["endpoint"] for one in kept(bob)} == {broken.wish["endpoint"], led.wish["endpoint"]}
    assert elsewhere.posts() == []
    until(lambda: count(samples(server), "failed") - count(before, "failed") == 2)
    assert count(samples(server), "gone") - count(before, "gone") == 1


def count(found: Any, outcome: str) -> float:
    """How many notices came to that."""
    return value(found, "notices_total", outcome=outcome)


def kept(browser: Browser) -> list[dict[str, Any]]:
    """The browsers of somebody that are told."""
    told: list[dict[str, Any]] = browser.ask("GET", "/me/export")["told"]
    return told


# -- what is taken


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://example.org/{host}/push/x",
        "https://127.0.0.1:6379/",
        "https://169.254.169.254/latest/meta-data",
        "https://metadata.internal/",
        "https://localhost/push/x",
        "http://{host}/push/x",
        "https://{host}@127.0.0.1/push/x",
        "https://127.0.0.1\\@{host}/push/x",
        "https://{host}\r\n/push/x",
        "https://{host}#/push/x",
        "file:///etc/passwd",
    ],
)
def test_addresses_that_are_no_push_service_are_refused(server: Server, service: PushService, endpoint: str) -> None:
    ann, wish = somebody(server), service.browser().wish
    wish["endpoint"] = endpoint.replace("{host}", service.host)
    refused = ann.ask("POST", "/me/push", 422, json=wish)
    assert refused["code"] in ("foreign-push-host", "bad-request")
    assert kept(ann) == []


def test_another_host_is_refused_by_its_name(server: Server, service: PushService) -> None:
    wish = service.browser().wish | {"endpoint": "https://push.example.org/x"}
    refused = somebody(server).ask("POST", "/me/push", 422, json=wish)
    assert (refused["code"], refused["params"]) == ("foreign-push-host", {"host": "push.example.org"})


@pytest.mark.parametrize(
    ("endpoint", "is_known"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc:APA91b_-", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/gAAA", True),
        ("https://wns2-am3p.notify.windows.com/w/?token=BQY%2bA%3d", True),
        ("https://web.push.apple.com/QGuJ", True),
        ("https://fcm.googleapis.com:443/fcm/send/abc", True),
        ("https://fcm.googleapis.com:8443/fcm/send/abc", False),
        ("https://notify.windows.com/w/", False),
        ("https://evilnotify.windows.com/w/", False),
        ("https://fcm.googleapis.com.example.org/", False),
        ("https://fcm.googleapis.com./fcm", False),
        ("https://fcm.googleapis.com/" + "a" * 2000, False),
    ],
)
def test_the_push_services_of_the_usual_browsers_are_known(endpoint: str, is_known: bool) -> None:
    assert is_allowed(endpoint, PUSH_HOSTS) == is_known


def test_a_key_that_is_no_point_of_the_curve_is_refused(server: Server, service: PushService) -> None:
    wish = service.browser().wish
    wish["keys"]["p256dh"] = "B" + "A" * 86
    assert somebody(server).ask("POST", "/me/push", 422, json=wish)["code"] == "wrong-push-key"


@pytest.mark.both_databases
def test_ten_browsers_are_kept_and_each_can_be_let_go_by_its_owner(server: Server, service: PushService) -> None:
    ann, eve = somebody(server), somebody(server)
    wishes = [service.browser().wish for _ in range(11)]
    names = [ann.ask("POST", "/me/push", 201, json=wish)["id"] for wish in wishes]
    assert ann.ask("POST", "/me/push", 201, json=wishes[-1])["id"] == names[-1]
    assert {one["endpoint"] for one in kept(ann)} == {wish["endpoint"] for wish in wishes[1:]}
    eve.ask("DELETE", f"/me/push/{names[5]}", 204)
    assert len(kept(ann)) == 10
    ann.ask("DELETE", f"/me/push/{names[5]}", 204)
    ann.ask("DELETE", f"/me/push/{names[5]}", 204)
    assert ann.ask("DELETE", "/me/push/%00", 422)["code"] == "bad-request"
    assert wishes[5]["endpoint"] not in {one["endpoint"] for one in kept(ann)}


def test_a_browser_that_somebody_else_uses_now_tells_the_first_one_nothing(
    server: Server, service: PushService
) -> None:
    ann, eve = somebody(server), somebody(server)
    reached = told_by(ann, service.browser())
    told_by(eve, reached)
    assert (kept(ann), len(kept(eve))) == ([], 1)


@pytest.mark.both_databases
@pytest.mark.parametrize("way", ["here", "everywhere", "erased"])
def test_who_signs_out_or_is_erased_is_told_no_more(server: Server, service: PushService, way: str) -> None:
    ann = person(server, "Ann")
    phone = Browser(server, *ann.passkeys)
    phone.sign_in()
    told_by(ann, service.browser())
    wanted = told_by(phone, service.browser()).wish["endpoint"]
    if way == "erased":
        challenge = ann.ask("POST", "/me/erase/options")["challenge"]
        ann.ask("POST", "/me/erase", 204, json={"credential": ann.passkeys[0].signed(challenge, ann.origin)})
    else:
        ann.ask("DELETE", "/sessions/here" if way == "here" else "/sessions", 204)
    assert [one["endpoint"] for one in kept(phone)] == ([wanted] if way == "here" else [])
    rows = server.rows("SELECT endpoint FROM push_subscriptions WHERE endpoint = ?", wanted)
    assert len(rows) == (1 if way == "here" else 0)
