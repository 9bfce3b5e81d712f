"""How much is kept of one table: a game comes to its end, but what people do beside it could go on for ever."""

from __future__ import annotations

from silvertray.core.errors import Refusal
from silvertray.server.lines.protocol import AnyCommand, Correct, Hint, Kick, Pace, Pause, Place, Say, Stand, Undo
from silvertray.server.table.folding import Folded

MOST = 5000  # entries; the longest games have some 800, so everything in them could be taken back twice
BESIDE = (Correct, Hint, Kick, Pace, Pause, Place, Say, Stand, Undo)  # without these every game ends


def check_room(table: Folded, command: AnyCommand) -> None:
    """Refuse what brings no game any further where a great deal has happened: everybody there has to be told all."""
    if table.seq >= MOST and isinstance(command, BESIDE):
        raise Refusal("enough-entries")
