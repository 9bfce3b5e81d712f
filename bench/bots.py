"""How long a bot thinks: milliseconds a decision, over whole games against greedy ones."""

from __future__ import annotations

import time
from collections.abc import Iterator

from silvertray.bots import Table, bot
from silvertray.core.game import CHANCE
from silvertray.core.rng import COMPILED, Rng
from silvertray.games import game

GAMES = {"beginner": 20, "easy": 20, "medium": 20, "hard": 10, "expert": 4} if COMPILED else {"beginner": 1, "easy": 1}
TABLES = (("dobro", 2, "greedy"), ("dobro", 4, "greedy"), ("dobro", 6, "greedy"))
WANTED = {"beginner": 20.0, "easy": 20.0, "medium": 20.0, "hard": 20.0}


def thinking(slug: str, players: int, name: str, rival: str, seed: int) -> tuple[float, int]:
    """The CPU time of a bot at seat 0 in one game, and how many choices it had."""
    rules, cards, luck = game(slug), Rng(seed), Rng(seed + 1)
    state, thinker, others = rules.new(players, {}), bot(slug, name), bot(slug, rival)
    spent, decisions = 0.0, 0
    while not state.is_over():
        seat = state.open_seats()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(cards))
            continue
        before = time.process_time()
        action = (others if seat else thinker).choose(Table(rules, state, seat), luck)
        spent += 0.0 if seat else time.process_time() - before
        decisions += not seat
        state.apply(seat, action)
    return spent, decisions


def rows() -> Iterator[tuple[str, str, str]]:
    """Every level at each of the tables."""
    for slug, players, rival in TABLES:
        for name, games in GAMES.items():
            found = [thinking(slug, players, name, rival, seed) for seed in range(games)]
            spent, decisions = (sum(figures) for figures in zip(*found, strict=True))
            wanted = f"under {WANTED[name]:.0f}" if name in WANTED else ""
            yield f"{slug} {players} players, {name}, ms a decision", f"{1000 * spent / decisions:.2f}", wanted
            if name == "expert" and slug == "dobro":
                yield f"{slug} {players} players, {name}, s a game and seat", f"{spent / games:.2f}", "at most 1.5"
