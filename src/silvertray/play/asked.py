"""Who is asked first where several seats may act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from silvertray.core.game import Game


def first_asked(rules: Game, state: Any, nobody: int) -> int:
    """Who has to be quick (D-57), else the lowest open seat, which may be CHANCE; `nobody` at the end."""
    owing = rules.awaited(state)
    return owing if owing is not None else min(state.open_seats(), default=nobody)
