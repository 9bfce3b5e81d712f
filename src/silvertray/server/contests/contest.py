"""A contest: the same dice for everybody who comes. Each plays alone, or against the same bots, at an own table."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from silvertray.play.dealer import CommitReveal, commitment_to
from silvertray.server.keeping.store import FORK
from silvertray.server.lines.tokens import table_id_after
from silvertray.server.table.entries import DealerKind, Fork, Record
from silvertray.server.table.making import ME

EXPERT = "expert"


class Contest(NamedTuple):
    """What all tables of a contest have in common. `closes`: None if anybody may still come."""

    id: str
    game: str
    seats: tuple[str, ...]  # `me`, or the bot that sits there
    options: dict[str, str]
    dealer: DealerKind
    secret: str
    fork: Fork | None
    opens: float
    closes: float | None

    @property
    def has_opened(self) -> bool:
        """Whether people may come by now."""
        return self.opens <= time.time()

    @property
    def is_over(self) -> bool:
        """Whether nobody may come any more."""
        return self.closes is not None and self.closes <= time.time()

    @property
    def seat(self) -> int:
        """Where everybody sits."""
        return self.seats.index(ME)

    @property
    def commitment(self) -> str | None:
        """The promise of its dice, where they can be verified."""
        return commitment_to(bytes.fromhex(self.secret)) if self.dealer == CommitReveal.kind else None

    @property
    def expert_table(self) -> str:
        """The table at which the expert has played; nobody can guess it."""
        return table_id_after(f"{self.id} {EXPERT}", self.secret)

    def table_of(self, owner: str) -> str:
        """The table of somebody's try: there is one."""
        return table_id_after(f"{self.id} {owner}", self.secret)

    def record(self, plain: Record, table: str) -> Record:
        """A new table as one of this contest."""
        dealt = replace(plain, dealer=self.dealer, secret=self.secret, fork=self.fork)
        return replace(dealt, id=table, contest=self.id, sealed=self.closes or 0.0)

    def row(self) -> dict[str, Any]:
        """As it is stored."""
        fork = FORK.dump_json(self.fork).decode() if self.fork else None
        return self._asdict() | {"seats": json.dumps(self.seats), "options": json.dumps(self.options), "fork": fork}


def contest_in(row: Mapping[Any, Any]) -> Contest:
    """A contest from what is stored."""
    read = {"seats": tuple(json.loads(row["seats"])), "options": json.loads(row["options"])}
    fork = FORK.validate_json(row["fork"]) if row["fork"] else None
    return Contest(**{name: row[name] for name in Contest._fields} | read | {"fork": fork})
