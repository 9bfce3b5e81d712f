"""Doppelt so clever, as matches, screens and servers ask for it."""

from silvertray.games.clever.doppelt.marks import Doppelt
from silvertray.games.clever.game import DiceGame

GAME = DiceGame("twice", Doppelt, "silvertray.games.clever.doppelt", rules_version="twice-1")
