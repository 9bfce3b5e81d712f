"""The service worker: what it caches, how it gives way to a newer build, and what opens without a network."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.locale.said import said
from tests.server.support.waiting import until
from tests.web.building import Front, front_of
from tests.web.serving import Server
from tests.web.stage import FOLLOW

from silvertray.server.api.hints import parts

CACHED = """async () => {
  const pages = (await caches.keys()).filter((name) => name.startsWith("page "));
  const files = await Promise.all(pages.map(async (name) => (await caches.open(name)).keys()));
  return files.map((keys) => keys.map(({ url }) => new URL(url).pathname));
}"""
WORKERS = """async () => {
  const { active, waiting } = await navigator.serviceWorker.getRegistration();
  return [active?.state, waiting?.state];
}"""


@pytest.fixture
def front(server: Server) -> Iterator[Front]:
    """A server that can be updated."""
    with front_of(server) as front:
        yield front


def cached(page: Page, *wanted: str) -> None:
    """Wait until the worker serves the page, and has cached some of its parts."""
    files = {file for part in ("words:en", *wanted) for file in parts()[part]}
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    until(lambda: files.issubset(*page.evaluate(CACHED)))


def is_home(page: Page) -> None:
    """Wait for something to press."""
    page.get_by_role("button", name=said("page-play-now")).first.wait_for()


def entry(page: Page) -> str:
    """The script that runs."""
    return str(page.evaluate("document.querySelector('script[type=module]').src"))


def test_a_page_that_is_cached_does_not_wait_for_the_server(front: Front, visit: Any) -> None:
    page = visit(front.address, service_workers="allow")
    cached(page, "home/pages.ts")
    front.asked.clear()
    page.goto(f"{front.address}/rules/clever")
    page.locator("#C-1").wait_for()
    assert [path for path in front.asked if path == "/rules/clever" or "/assets/index" in path] == []


def test_an_update_is_offered_to_a_cached_page_and_leaves_nothing_of_the_old_one(front: Front, visit: Any) -> None:
    page = visit(front.address, service_workers="allow")
    cached(page, "home/pages.ts")
    old = page.evaluate(CACHED)
    front.is_newer = True
    page.reload()
    assert "newer" not in entry(page)  # nobody is made to take it
    offer = page.get_by_role("button", name=said("page-reload"))
    offer.wait_for()
    with page.expect_navigation():
        offer.click()
    is_home(page)
    assert "newer" in entry(page)
    assert page.evaluate(WORKERS) == ["activated", None]
    caches = page.evaluate(CACHED)
    assert len(caches) == 1
    assert caches != old
    page.context.set_offline(True)
    page.reload()
    is_home(page)
    assert "newer" in entry(page)


def test_a_newer_page_comes_even_if_its_worker_does_not(front: Front, visit: Any) -> None:
    page = visit(front.address, service_workers="allow")
    cached(page, "home/pages.ts")
    front.is_newer = True
    front.missing = "worker.js"
    page.reload()
    with page.expect_navigation():
        page.get_by_role("button", name=said("page-reload")).click()
    is_home(page)
    assert "newer" in entry(page)


def test_a_missing_file_keeps_no_other_out_of_the_cache(front: Front, visit: Any) -> None:
    front.missing = "/icon.svg"
    page = visit(front.address, service_workers="allow")
    cached(page, "home/pages.ts")
    page.context.set_offline(True)
    page.reload()
    is_home(page)


def test_lessons_and_rules_open_without_a_network_though_nobody_has_read_them(front: Front, visit: Any) -> None:
    page = visit(front.address, service_workers="allow")
    texts = [f"silvertray/locale/en/{name}.ftl?raw" for name in ("rules-clever", "rules-twice", "rules-dobro")]
    cached(page, "learn/RulesPage.svelte", "learn/LearnPage.svelte", "learn/lessons/clever.json", *texts)
    page.context.set_offline(True)
    for path, seen in (("/rules/dobro", "#D-1"), ("/rules/twice", "#T-1")):
        page.goto(front.address + path)
        page.locator(seen).wait_for()
    page.evaluate(FOLLOW, "/learn/clever")
    expect(page.get_by_text(said("shell-part-missing"))).to_have_count(0)
    page.get_by_text(said("page-error-offline")).wait_for()


def test_the_name_of_the_cache_is_short(front: Front, visit: Any) -> None:
    page = visit(front.address, service_workers="allow")
    cached(page, "home/pages.ts")
    assert all(len(name) < 30 for name in page.evaluate("caches.keys()"))
