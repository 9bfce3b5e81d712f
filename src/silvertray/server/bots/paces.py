"""How much time bots take at a table, so that people can follow what they do."""

from __future__ import annotations

from typing import Final, Literal

from silvertray.core.errors import SetupError

PaceKind = Literal["instant", "brisk", "relaxed"]

USUAL: Final = "brisk"
PACES: dict[PaceKind, float] = {"instant": 0.2, USUAL: 1.0, "relaxed": 2.5}  # times the server's `bot_pace`


def pace_named(name: str) -> PaceKind:
    """A pace by its name; raises SetupError."""
    for pace in PACES:
        if pace == name:
            return pace
    raise SetupError("unknown-pace", pace=name, paces=", ".join(PACES))
