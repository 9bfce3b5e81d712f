"""Draw the pictures of the README: `make pictures`."""

from __future__ import annotations

from pathlib import Path

from silvertray.games.clever.doppelt.game import GAME as TWICE
from silvertray.games.clever.ganz.game import GAME as CLEVER
from silvertray.terminal.picture import table_svg

FOLDER = Path(__file__).parent
CLEVER_MID_GAME = (
    "clever moment=choice round=4 roll=2 dice=453226 rolled=wybp pool=wybp tray=o fields=g"
    " / stage=pick yellow=1a,2b,3a,5a,6a,4b blue=4,6,7,8,11 green=6 orange=5,2,3,12 purple=2,5,6,3"
    " reroll=2-1 extra=2-1 fox=0"
)
TWICE_MID_GAME = (
    "twice moment=choice round=3 roll=1 dice=345261 rolled=wsybgp pool=wsybgp"
    " / stage=pick silver=1a,2a,5a,2b,3c,6c,4d yellow=3a,5b,6,3a! blue=9,8,6 green=10,2,8 pink=4,6,5"
    " reroll=1-1 return=1-0 extra=1-0"
)


def main() -> None:
    """The terminal in the middle of a solo game, once for each game."""
    for game, position, name in ((CLEVER, CLEVER_MID_GAME, "terminal"), (TWICE, TWICE_MID_GAME, "twice")):
        picture = table_svg(game, game.from_position(position))
        (FOLDER / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
