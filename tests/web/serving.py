"""A server for pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.support import running


class Server(running.Server):
    """A server for pages: bots take a moment, and what was done can be taken back for one."""

    def __init__(self, folder: Path, port: int = 0, **settings: Any) -> None:
        super().__init__(folder, port, bot_pace=0.01, second_thoughts=0.01, **settings)

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rpartition(":")[2])

    def make(self, game: str, seats: list[str], dealer: dict[str, str]) -> dict[str, Any]:
        """A table, made without a page; whoever has the token sits there."""
        wish = {"game": game, "seats": seats, "dealer": dealer, "name": "Ann"}
        made: dict[str, Any] = self.post("/api/tables", json=self.promised(wish)).json()
        return made
