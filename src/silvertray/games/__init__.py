"""The games, by their short names. A new game is a package of its own and one line here."""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from silvertray.core.game import Game

GAMES = {
    "clever": "silvertray.games.clever.ganz.game",
    "twice": "silvertray.games.clever.doppelt.game",
    "dobro": "silvertray.games.dobro.game",
}


def game(slug: str) -> Game:
    """A game by its short name; raises SetupError."""
    if slug not in GAMES:
        from silvertray.core.errors import SetupError

        raise SetupError("unknown-game", game=slug, games=", ".join(GAMES))
    found: Game = import_module(GAMES[slug]).GAME
    return found
