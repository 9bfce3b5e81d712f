"""Passkeys in a real browser with an authenticator that the browser plays itself; the page about oneself."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect
from tests.locale.said import said
from tests.web.looking import check
from tests.web.serving import Server

INTERNAL = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
CANCELLED = "navigator.credentials.get = async () => { throw new DOMException('', 'NotAllowedError'); }"


class Authenticator:
    """What a device keeps its passkeys in."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": INTERNAL})["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        """All that were made here."""
        found: list[dict[str, Any]] = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def take(self, passkey: dict[str, Any]) -> None:
        """A passkey of another device, as makers of devices carry them over."""
        self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey})


def by_name(server: Server, path: str = "/you") -> str:
    """The page at an address with a name, where passkeys can be had."""
    return server.address.replace("127.0.0.1", "localhost") + path


def section(page: Page, name: str) -> Any:
    """A part of the page by its heading."""
    return page.get_by_role("region", name=name)


def kept(page: Page, name: str) -> Authenticator:
    """Somebody who has just made a passkey."""
    device = Authenticator(page)
    page.get_by_role("textbox", name=said("page-my-name")).fill(name)
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()
    page.get_by_role("button", name=said("page-keep")).click()
    page.get_by_text(said("page-signed-in")).wait_for()
    return device


def test_a_guest_keeps_games_on_all_devices_and_finds_them_on_another(server: Server, visit: Any) -> None:
    phone = visit(by_name(server, "/"), 390, 844)
    phone.get_by_role("button", name=said("page-play-now")).first.click()
    phone.locator(".dock").wait_for()
    phone.goto(by_name(server, "/"))
    phone.get_by_role("banner").get_by_role("link", name="Profile").click()
    device = kept(phone, "Ann of Phone")
    check(phone, "a person's page")
    (passkey,) = device.passkeys()
    assert passkey["isResidentCredential"]

    laptop = visit(by_name(server), 390, 844)
    Authenticator(laptop).take(passkey)
    section(laptop, said("page-my-games")).get_by_text(said("page-my-games-none")).wait_for()
    laptop.get_by_role("button", name=said("page-sign-in")).click()
    laptop.get_by_text("Welcome, Ann of Phone!").wait_for()
    expect(laptop.get_by_role("textbox", name=said("page-my-name"))).to_have_value("Ann of Phone")
    section(laptop, said("page-my-games")).get_by_role("link").first.click()
    laptop.locator(".dock").wait_for()
    assert laptop.get_by_text("You’re watching").count() == 0
    laptop.goto(by_name(server, "/"))
    laptop.get_by_role("heading", name=said("page-continue")).wait_for()


def test_passkeys_are_added_and_removed_and_the_last_one_stays(server: Server, visit: Any) -> None:
    page = visit(by_name(server), 390, 844)
    device = kept(page, "Ann")
    own = section(page, said("page-devices"))
    assert own.get_by_role("button", name="Remove the passkey").count() == 0
    page.get_by_role("button", name=said("page-passkey-add")).click()
    page.get_by_text(said("page-passkey-here")).wait_for()
    device.session.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": device.id})
    Authenticator(page)  # another device, such as a security key
    page.get_by_role("button", name=said("page-passkey-add")).click()
    expect(own.get_by_role("listitem")).to_have_count(2)
    own.get_by_role("button", name="Remove the passkey").first.click()
    check(page, "a passkey to be removed")
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(own.get_by_role("listitem")).to_have_count(1)


def test_long_after_signing_in_a_passkey_is_asked_for_once_more(own_server: Server, visit: Any) -> None:
    (passkey,) = kept(visit(by_name(own_server), 390, 844), "Ann").passkeys()
    laptop = visit(by_name(own_server), 390, 844)
    Authenticator(laptop).take(passkey)
    laptop.get_by_role("button", name=said("page-sign-in")).click()
    laptop.get_by_text("Welcome, Ann!").wait_for()
    own_server.alter("UPDATE sessions SET proved = 0")
    listed = section(laptop, said("page-sessions"))
    with laptop.expect_request("**/api/sessions/here"):
        listed.get_by_role("button", name="Sign out Chrome").click()
    expect(listed.get_by_role("listitem")).to_have_count(1)


def test_whoever_signs_out_is_a_guest_with_nothing_left_behind(server: Server, visit: Any) -> None:
    page = visit(by_name(server, "/"), 390, 844)
    page.get_by_role("button", name=said("page-play-now")).first.click()
    page.locator(".dock").wait_for()
    table = page.url
    page.goto(by_name(server))
    kept(page, "Ann")
    page.get_by_role("button", name=said("page-sign-out"), exact=True).click()
    page.get_by_role("button", name=said("page-keep")).wait_for()
    section(page, said("page-my-games")).get_by_text(said("page-my-games-none")).wait_for()
    page.goto(table)
    page.get_by_text("watching").first.wait_for()


def test_who_is_signed_out_from_afar_looks_on_as_a_guest(server: Server, visit: Any) -> None:
    phone = visit(by_name(server), 390, 844)
    (passkey,) = kept(phone, "Ann").passkeys()
    for game in range(2):
        phone.goto(by_name(server, "/"))
        phone.get_by_role("button", name=said("page-play-now")).nth(game).click()
        phone.locator(".dock").wait_for()
    laptop = visit(by_name(server), 390, 844)
    Authenticator(laptop).take(passkey)
    laptop.get_by_role("button", name=said("page-sign-in")).click()
    laptop.get_by_text("Welcome, Ann!").wait_for()
    phone.route("**/api/me", lambda route: route.abort(), times=1)  # and asks again who sits here now
    with phone.expect_response("**/api/me"):
        laptop.get_by_role("button", name=said("page-sign-out-all")).click()
        phone.get_by_text(said("page-signed-out")).wait_for()
    phone.get_by_text("watching").first.wait_for()
    check(phone, "signed out from afar")
    phone.goto(by_name(server, "/"))
    phone.get_by_role("button", name=said("page-play-now")).first.wait_for()
    assert phone.get_by_role("heading", name=said("page-continue")).count() == 0


def test_one_of_the_own_browsers_is_signed_out_from_the_list(server: Server, visit: Any) -> None:
    phone = visit(by_name(server), 390, 844)
    (passkey,) = kept(phone, "Ann").passkeys()
    laptop = visit(by_name(server), 390, 844)
    Authenticator(laptop).take(passkey)
    laptop.get_by_role("button", name=said("page-sign-in")).click()
    laptop.get_by_text("Welcome, Ann!").wait_for()
    listed = section(laptop, said("page-sessions"))
    expect(listed.get_by_role("listitem")).to_have_count(2)
    check(laptop, "where somebody is signed in")
    listed.get_by_role("button", name="Sign out Chrome").click()
    expect(listed.get_by_role("listitem")).to_have_count(1)
    listed.get_by_text(said("page-session-here")).wait_for()
    phone.reload()
    phone.get_by_role("button", name=said("page-keep")).wait_for()


def test_changing_ones_mind_changes_nothing(server: Server, visit: Any) -> None:
    page = visit("about:blank", 390, 844)
    page.add_init_script(CANCELLED)  # how long a browser waits for its own user is nobody's business here
    page.goto(by_name(server))
    page.get_by_role("button", name=said("page-sign-in")).click()
    page.get_by_text("Nothing was changed").wait_for()
    check(page, "a refusal")
    assert page.get_by_role("button", name=said("page-keep")).is_visible()


def test_where_there_are_no_passkeys_the_page_says_so(server: Server, visit: Any) -> None:
    page = visit(server.address + "/you", 390, 844)
    page.get_by_text("Passkeys don’t work with an IP address").wait_for()
    check(page, "an address made of numbers")
    assert page.get_by_role("button", name=said("page-keep")).count() == 0
    page.get_by_role("link", name=said("page-no-passkeys-here")).click()
    page.get_by_role("button", name=said("page-keep")).wait_for()


def test_plain_http_elsewhere_is_told_instead_of_a_dead_button(server: Server, visit: Any) -> None:
    page = visit("about:blank", 390, 844)
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
    page.goto(server.address + "/you")
    page.get_by_text("Passkeys need https").wait_for()
    assert page.get_by_role("button", name=said("page-keep")).count() == 0


@pytest.mark.parametrize("is_person", [True, False])
def test_everything_is_downloaded_and_then_erased(server: Server, visit: Any, is_person: bool) -> None:
    page = visit(by_name(server), 390, 844)
    if is_person:
        kept(page, "Ann Erased")
    with page.expect_download() as download:
        page.get_by_role("link", name=said("page-export")).click()
    told = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert (told["person"] or {}).get("name") == ("Ann Erased" if is_person else None)
    page.get_by_role("button", name=said("page-erase")).click()
    check(page, "before erasing")
    if not is_person:
        assert page.get_by_role("button", name=said("page-erase-now")).is_disabled()
        page.get_by_label("Type “erase” to confirm").fill("erase")
    page.get_by_role("button", name=said("page-erase-now")).click()
    page.get_by_text(said("page-erased")).wait_for()
    page.get_by_role("button", name=said("page-keep")).wait_for()


# -- at the own table


def lobby(server: Server, visit: Any) -> tuple[Page, Page]:
    """Anna's table for three in clever, and Ben, who has sat down."""
    anna = visit(by_name(server, "/new/clever"), 390, 844)
    anna.get_by_role("radio", name="3").check()
    anna.get_by_role("button", name=said("page-create-invite")).click()
    link = anna.get_by_label(said("page-invite-link")).input_value()
    ben = visit(link, 390, 844)
    ben.get_by_label(said("page-my-name")).fill("Ben")
    ben.get_by_role("button", name=said("page-sit")).click()
    ben.get_by_text("Ben (you)").wait_for()
    return anna, ben


def test_the_host_sends_somebody_away_and_blocks(server: Server, visit: Any) -> None:
    anna, ben = lobby(server, visit)
    anna.get_by_role("button", name="More about Ben").click()
    anna.get_by_role("button", name=said("page-kick-block")).click()
    ben.get_by_text("The host removed you").wait_for()
    check(ben, "sent away")
    assert ben.get_by_role("button", name=said("page-sit")).count() == 0
    ben.reload()
    ben.get_by_text("You’re watching").wait_for()
    assert ben.get_by_role("button", name=said("page-sit")).count() == 0
    anna.goto(by_name(server))
    section(anna, said("page-blocked")).get_by_role("listitem").filter(has_text="Ben").wait_for()
    check(anna, "blocked people")
    anna.get_by_role("button", name=said("page-unblock")).click()
    section(anna, said("page-blocked")).get_by_text(said("page-blocked-none")).wait_for()


def test_whoever_sits_where_somebody_was_sent_away_stays_there(server: Server, visit: Any) -> None:
    anna, ben = lobby(server, visit)
    anna.get_by_role("button", name="More about Ben").click()
    anna.get_by_role("button", name=said("page-kick"), exact=True).click()
    ben.get_by_text("The host removed you").wait_for()
    cid = visit(anna.get_by_label(said("page-invite-link")).input_value())
    cid.get_by_label(said("page-my-name")).fill("Cid")
    cid.get_by_role("button", name=said("page-sit")).first.click()
    cid.get_by_text("Cid (you)").wait_for()
    cid.reload()
    cid.get_by_text("Cid (you)").wait_for()
    assert cid.get_by_text("The host removed you").count() == 0
    anna.get_by_role("button", name="Fill with bots").click()
    cid.locator(".dock").wait_for()
    cid.reload()
    cid.locator(".dock").wait_for()
    assert cid.get_by_text("The host removed you").count() == 0


def test_in_the_game_the_host_gives_a_seat_to_a_bot(server: Server, visit: Any) -> None:
    anna, ben = lobby(server, visit)
    anna.get_by_role("button", name="Fill with bots").click()
    for page in (anna, ben):
        page.locator(".dock").wait_for()
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Table setup").click()
    check(anna, "who is here")
    anna.get_by_role("button", name="More about Ben").click()
    anna.get_by_role("button", name=said("page-kick"), exact=True).click()
    ben.get_by_text("The host removed you").wait_for()
    ben.reload()
    ben.get_by_text("watching").first.wait_for()
    anna.get_by_role("button", name=said("page-log")).click()
    anna.get_by_role("list").get_by_text("Ben was removed from the table").wait_for()
