"""The bot that sits down where nobody has chosen one."""

from __future__ import annotations

from silvertray.bots import BOTS, USUAL


def usual_bot(game: str) -> str:
    """A middling opponent; where there is none, the strongest, which stands last."""
    names = tuple(BOTS[game])
    return USUAL if USUAL in names else names[-1]
