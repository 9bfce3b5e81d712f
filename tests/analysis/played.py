"""Games that bots have played, for coaches to look at."""

from __future__ import annotations

import pytest

from silvertray.analysis import coach
from silvertray.analysis.account import Account
from silvertray.bots import bot
from silvertray.core.rng import COMPILED, key
from silvertray.games import game
from silvertray.lab.playing import logged
from silvertray.play.match import Match

reviews = pytest.mark.skipif(not COMPILED, reason="to review a game takes a minute uncompiled; one such test is left")


def match_of(slug: str, players: int, level: str, seed: int) -> Match:
    """A game of equal bots."""
    return logged(game(slug), [bot(slug, level)] * players, key(73, seed), {}, [level] * players)[0]


def account_of(match: Match, seat: int, depth: str = "quick") -> Account:
    """The account of a seat, by a coach of its own."""
    return coach(match.game.slug, depth).account(match, seat, lambda done, steps: None)
