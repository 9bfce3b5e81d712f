"""A page as the server knows it: one socket, the news it has been told, and commands with ids of their own."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Self
from uuid import UUID

from tests.server.support.running import ANSWER_SECONDS, GUEST, SESSION, NewTable, Server
from tests.server.support.waiting import not_so
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

IDS = random.Random(1)
ANSWERS = ("done", "refused", "reason")
Told = dict[str, Any]


class Page:
    """Somebody at a table, or looking on. Whatever it is told must follow what it was told before."""

    patience = ANSWER_SECONDS  # how long it waits for a frame

    def __init__(self, server: Server, table: str, token: str | None = None, have: int = 0, **more: Any) -> None:
        self.token = token
        self.have = have
        self.news: Told = {}
        self.events: list[Told] = []
        self.frames: list[str] = []
        self._open(server, **more)
        self.send(type="hello", table=table, have=have, **({"token": token} if token else {}))
        self.welcome = self.next()
        if self.welcome["type"] == "welcome":
            self.until(lambda page: bool(page.news))

    def _open(self, server: Server, **more: Any) -> None:
        self.socket = opened(server, **more)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    # -- frames

    def send(self, **frame: Any) -> None:
        """Say something."""
        self.socket.send(json.dumps(frame))

    def next(self) -> Told:
        """The next frame; news are taken in."""
        try:
            raw = self.socket.recv(self.patience)
        except TimeoutError:
            raise AssertionError(f"no frame within {self.patience} s, last: {str(self.frames[-1:])[:300]}") from None
        assert isinstance(raw, str)
        return self.taken_in(raw)

    def taken_in(self, raw: str) -> Told:
        """A frame that was heard."""
        self.frames.append(raw)
        frame: Told = json.loads(raw)
        if frame["type"] == "news":
            self._take_in(frame)
        return frame

    def _take_in(self, news: Told) -> None:
        numbers = [event["seq"] for event in news["events"]]
        assert numbers == list(range(self.have + 1, news["seq"] + 1)), "told twice, or left out"
        self.have = news["seq"]
        self.events += news["events"]
        self.news = news

    def until(self, wanted: Callable[[Page], bool]) -> Self:
        """Read on until it is as wanted."""
        while not wanted(self):
            try:
                self.next()
            except AssertionError as error:
                error.add_note(not_so(wanted, self.patience))
                raise
        return self

    def ask(self, kind: str, **fields: Any) -> Told:
        """Say something and wait for its answer."""
        return self.answer(self.begin(kind, **fields))

    def begin(self, kind: str, **fields: Any) -> str:
        """Say something without waiting; its id."""
        fields.setdefault("id", new_id())
        self.send(type=kind, **fields)
        return str(fields["id"])

    def answer(self, command: str) -> Told:
        """The answer to a command."""
        while (frame := self.next())["type"] not in ANSWERS or frame["id"] != command:
            pass
        return frame

    def throw(self, *frames: str | bytes) -> None:
        """Send whatever it is, as long as the server has not hung up."""
        with suppress(ConnectionClosed):
            for frame in frames:
                self.socket.send(frame)

    def closing(self) -> Told:
        """The last frame before the server hangs up."""
        last: Told = {}
        try:
            while True:
                last = self.next()
        except ConnectionClosed as closed:
            return last | {"closed": closed.rcvd.code if closed.rcvd else 1006}

    # -- what it sees

    @property
    def view(self) -> Told:
        """The table as this page sees it."""
        return self.news["view"] or {}

    @property
    def seat(self) -> int:
        """The own seat."""
        seat: int = self.view["seat"]
        return seat

    @property
    def texts(self) -> list[str]:
        """What may be played now."""
        return [option["text"] for option in self.view.get("options", ())]

    @property
    def log(self) -> list[tuple[str, int, str]]:
        """What has happened."""
        return [(event["kind"], event["seat"], event["text"]) for event in self.events]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.news["result"] is not None

    def is_to_roll(self) -> bool:
        """Whether the dice are with this seat."""
        view = self.view
        return bool(view) and view["asked"] == "dice" and view["roller"] == view["seat"]

    def is_asked(self) -> bool:
        """Whether something is to be done by this seat, or nothing by anybody any more."""
        return self.is_over or bool(self.texts) or self.is_to_roll()

    # -- what it does

    def step(self, luck: random.Random) -> Told:
        """Do something at random, as soon as something is to be done."""
        self.until(Page.is_asked)
        if self.is_over:
            return {}
        return self.ask("roll") if self.is_to_roll() else self.ask("play", text=luck.choice(self.texts))

    def play_on(self, luck: random.Random, wanted: Callable[[Page], bool] = lambda page: page.is_over) -> Self:
        """Play at random until it is as wanted."""
        while not wanted(self):
            answer = self.step(luck)
            assert not answer or answer["type"] == "done", answer
            self.until_has(answer.get("seq", 0))
        return self

    def until_has(self, seq: int) -> Self:
        """Read on until an entry was told."""
        return self.until(lambda page: page.have >= seq)


def new_id() -> str:
    """An id as pages make them."""
    return str(UUID(int=IDS.getrandbits(128), version=4))


def opened(server: Server, cookie: str = "", origin: str | None = None, session: str = "") -> ClientConnection:
    """A bare socket."""
    cookies = [f"{GUEST}={cookie}"] if cookie else []
    cookies += [f"{SESSION}={session}"] if session else []
    headers = {"Cookie": "; ".join(cookies)} if cookies else {}
    address = server.address.replace("http", "ws", 1) + "/socket"
    socket = connect(
        address,
        origin=origin,  # type: ignore[arg-type]
        additional_headers=headers,
        max_size=None,
        max_queue=None,  # a page that is not looked at must not keep the server waiting
        compression=None,
        open_timeout=ANSWER_SECONDS,
        close_timeout=ANSWER_SECONDS,
    )
    return socket.__enter__()


def maker(server: Server, table: NewTable) -> Page:
    """The page of whoever made a table."""
    return Page(server, table.id, table.token)


def guest(server: Server, table: NewTable, seat: int, name: str = "Bob", **more: Any) -> Page:
    """Somebody who was invited and sits down."""
    page = Page(server, table.id, table.invite, **more)
    answer = page.ask("sit", seat=seat, name=name)
    assert answer["type"] == "done", answer
    page.token = answer["token"]
    return page


def round_trip(page: Page) -> None:
    """There and back: what others have said before is with the server by now."""
    page.send(type="ping")
    while page.next()["type"] != "pong":
        pass
