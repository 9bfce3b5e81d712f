"""Whether games confirm what a coach says: a strong bot plays on after each of two options, with the same dice."""

from __future__ import annotations

from functools import partial
from typing import Any

from silvertray.bots import Bot, bot
from silvertray.core.game import CHANCE, Game
from silvertray.core.rng import key
from silvertray.lab.playing import play
from silvertray.play.dealer import Seeded

PLAYER = "hard"
GAMES = 64
DICE, CHOICES = 0, 1  # labels of a seed


def is_confirmed(rules: Game, state: Any, better: str, others: set[str], seed: int) -> bool:
    """Whether an option of a solo position brings more points on average than each of some others."""
    after = partial(mean_after, rules, state, bot(rules.slug, PLAYER), seed)
    best = after(better)
    return all(best > after(other) for other in others)


def mean_after(rules: Game, state: Any, player: Bot, seed: int, text: str) -> float:
    """The mean final score after an option."""
    action = rules.parse(state, 0, text)
    return sum(score_after(rules, state, player, key(seed, number), action) for number in range(GAMES)) / GAMES


def score_after(rules: Game, state: Any, player: Bot, seed: int, action: int) -> int:
    """The final score of one game that goes on after an action."""
    ahead, dealer = state.copy(), Seeded(key(seed, DICE))
    ahead.apply(0, action)
    play(rules, ahead, [player], key(seed, CHOICES), lambda: ahead.apply(CHANCE, dealer.outcome(ahead)), ahead.apply)
    return int(ahead.score(0))
