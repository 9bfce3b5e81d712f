"""A notice: it is your turn at this table."""

from __future__ import annotations

import json
from typing import Literal, NamedTuple

Outcome = Literal["sent", "gone", "failed"]


class Notice(NamedTuple):
    """Nothing that anybody could not know. A newer one about the same table replaces an older one."""

    table: str
    game: str
    seconds: int  # as long as it is worth being told

    @property
    def text(self) -> str:
        """What the browser reads."""
        return json.dumps({"table": self.table, "game": self.game})
