"""What an action marked on a sheet, so that others can be told: only the position before it knows."""

from __future__ import annotations

from typing import Any

from silvertray.core.game import Game
from silvertray.games.clever.game import DiceGame
from silvertray.games.clever.view import OptionView, option_view
from silvertray.play.match import Step


def marked(game: Game, before: Any, step: Step) -> OptionView | None:
    """An action as it was offered: its cell, what it earned, which dice it sent to the tray; None for cards."""
    return option_view(game.printed, before, step.seat, step.action) if isinstance(game, DiceGame) else None
