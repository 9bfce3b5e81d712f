"""That nothing of whoever was there stays in a room."""

from __future__ import annotations

from typing import Any

from tests.web.rooms import Rooms
from tests.web.serving import Server

LEAVE = """async () => {
  localStorage.setItem("left", "here");
  document.cookie = "left=here";
  await caches.open("left");
  await new Promise((go) => { indexedDB.open("left").onsuccess = ({ target }) => go(target.result.close()); });
}"""
LEFT = """async () => [
  localStorage.length, document.cookie, await caches.keys(), await indexedDB.databases(),
]"""


def test_whoever_comes_next_finds_nothing_of_who_was_there_before(server: Server, rooms: Rooms) -> None:
    room = rooms.take()
    addresses = [server.address, server.address.replace("127.0.0.1", "localhost")]
    for address in addresses:
        page = room.open()
        page.goto(f"{address}/manifest.en.webmanifest")
        page.evaluate(LEAVE)
        assert page.evaluate("opener") is None
        assert page.evaluate(LEFT) == [1, "left=here", ["left"], [{"name": "left", "version": 1}]]
    room.context.set_offline(True)
    rooms.give_back(room)
    assert rooms.take() is room
    found: list[Any] = []
    for address in addresses:
        page = room.open()
        page.goto(f"{address}/manifest.en.webmanifest")
        found.append(page.evaluate(LEFT))
    rooms.give_back(room)
    assert found == [[0, "", [], []]] * 2
