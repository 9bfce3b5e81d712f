"""Where visitors come in: what a browser keeps for one of them apart from all others.

To make a room, and a process for its pages, takes a browser half as long as to load our page in it. So whoever has no
wishes of their own gets one that somebody else has left, cleared of all they did, and opens a page of their own there.
Only our files stay: a browser keeps them by names that change with what is in them.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

WORKERLESS = {"service_workers": "block"}
# A page that comes from another one begins in its process; any other would have one made, and left at once for ours.
OPEN = "() => { open('about:blank').opener = null; }"


class Room:
    """A room that is made for one visitor, with settings of their own."""

    def __init__(self, browser: Browser, **settings: Any) -> None:
        self.context: BrowserContext = browser.new_context(reduced_motion="reduce", **WORKERLESS | settings)

    def open(self) -> Page:
        """A page for the visitor."""
        return self.context.new_page()

    def pages(self) -> list[Page]:
        """What the visitor has opened."""
        return self.context.pages

    def close(self) -> None:
        """Nobody comes here any more."""
        self.context.close()


class KeptRoom(Room):
    """A room for one visitor after the other; a plain page of the site stays open, and with it their process."""

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(browser)
        self.stays = self.context.new_page()
        self.stays.goto(address + "/manifest.en.webmanifest")
        self._session: CDPSession = self.context.new_cdp_session(self.stays)

    def open(self) -> Page:
        with self.stays.expect_popup() as opened:
            self.stays.evaluate(OPEN)
        return opened.value

    def pages(self) -> list[Page]:
        return [page for page in self.context.pages if page is not self.stays]

    def clear(self) -> None:
        """Forget whoever was here: their pages, cookies, storage and permissions."""
        for page in self.pages():
            page.close()
        self.stays.evaluate("localStorage.clear()")  # after all that their process has still to write down
        self.context.set_offline(False)
        self.context.clear_permissions()
        self.context.clear_cookies()
        self._session.send("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})


class Rooms:
    """All kept rooms of a browser."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self._address = address
        self._free: list[KeptRoom] = []

    def take(self) -> Room:
        """A room that nobody is in."""
        return self._free.pop() if self._free else KeptRoom(self.browser, self._address)

    def give_back(self, room: Room) -> None:
        """The visitor has gone."""
        if isinstance(room, KeptRoom):
            room.clear()
            self._free.append(room)
        else:
            room.close()

    def close(self) -> None:
        """Nobody comes any more."""
        for room in self._free:
            room.close()
