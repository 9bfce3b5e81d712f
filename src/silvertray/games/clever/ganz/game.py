"""Ganz schön clever, as matches, screens and servers ask for it."""

from silvertray.games.clever.game import DiceGame
from silvertray.games.clever.ganz.marks import Ganz

GAME = DiceGame("clever", Ganz, "silvertray.games.clever.ganz", rules_version="clever-1")
