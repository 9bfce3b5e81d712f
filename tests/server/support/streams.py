"""A page in a network that breaks sockets: news come as a stream of events, commands go by POST."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
from tests.server.support.pages import Page, Told
from tests.server.support.running import ANSWER_SECONDS, GUEST, NewTable, Server
from tests.server.support.waiting import NO_TLS


class StreamPage(Page):
    """The same page over another line; its posts may go to another server than its stream."""

    def __init__(self, server: Server, table: str, token: str | None = None, **more: Any) -> None:
        self._posts_to: Server = more.pop("posts_to", server)
        self._address = server.address
        self._table = table
        self._given = more
        self._answers: list[Told] = []
        self.ids: list[str] = []
        self._http = httpx.Client(timeout=ANSWER_SECONDS, verify=NO_TLS, cookies=cookies(more.get("cookie", "")))
        super().__init__(server, table, token, more.get("have", 0))

    def _open(self, server: Server, **more: Any) -> None:
        pass  # a stream begins with hello

    def __exit__(self, *_: object) -> None:
        self.hang_up()
        self._http.close()

    def hang_up(self) -> None:
        """Listen no more."""
        if hasattr(self, "_stream"):
            self._stream.close()

    # -- frames

    def send(self, **frame: Any) -> None:
        """Hello begins the stream; whatever else is said is posted, and answered at once."""
        if frame["type"] == "hello":
            self._listen(frame)
        else:
            self._answers.append(self.post(frame).json())

    def post(self, frame: Told) -> httpx.Response:
        """One frame and the answer as it comes."""
        url = f"{self._posts_to.address}/api/commands"
        return self._http.post(url, params={"table": self._table}, json=frame, headers=self._right())

    def _right(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def _listen(self, hello: Told) -> None:
        params = {"table": self._table, "have": hello["have"]}
        headers = self._right() | self._given.get("headers", {})
        request = self._http.build_request("GET", f"{self._address}/api/events", params=params, headers=headers)
        self._stream = self._http.send(request, stream=True)
        self._frames = self._read()

    def _read(self) -> Iterator[str]:
        if self._stream.status_code != 200:
            yield json.dumps({"type": "closing", "status": self._stream.status_code} | json.loads(self._stream.read()))
            return
        for line in self._stream.iter_lines():
            if line.startswith("id: "):
                self.ids.append(line.removeprefix("id: "))
            if line.startswith("data: "):
                yield line.removeprefix("data: ")

    def next(self) -> Told:
        """An answer to what was posted, else the next event."""
        if self._answers:
            return self._answers.pop(0)
        try:
            return self.taken_in(next(self._frames))
        except httpx.ReadTimeout:
            raise AssertionError(f"no event within {ANSWER_SECONDS} s, last: {str(self.frames[-1:])[:300]}") from None


def cookies(guest: str) -> dict[str, str]:
    """The cookie of a guest who has one."""
    return {GUEST: guest} if guest else {}


def stream_maker(server: Server, table: NewTable, **more: Any) -> StreamPage:
    """The page of whoever made a table."""
    return StreamPage(server, table.id, table.token, **more)
