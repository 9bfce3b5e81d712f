"""Draw the pictures of the README: `make pictures`."""

from __future__ import annotations

from pathlib import Path

from silvertray.games.clever.ganz.game import GAME
from silvertray.terminal.picture import table_svg

MID_GAME = (
    "clever moment=choice round=4 roll=2 dice=453226 rolled=wybp pool=wybp tray=o fields=g"
    " / stage=pick yellow=1a,2b,3a,5a,6a,4b blue=4,6,7,8,11 green=6 orange=5,2,3,12 purple=2,5,6,3"
    " reroll=2-1 extra=2-1 fox=0"
)


def main() -> None:
    """One picture: the terminal in the middle of a solo game."""
    picture = table_svg(GAME, GAME.from_position(MID_GAME))
    (Path(__file__).parent / "terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
