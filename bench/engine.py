"""How fast whole games of random choices are."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from statistics import median

from bench import limit
from bench.timing import child_cpu, cpu_seconds, in_turns, middle_ratio
from silvertray.core import tally
from silvertray.core.rng import COMPILED
from silvertray.games import game

GAMES = 400_000 if COMPILED else 1_000
PURE_GAMES = 1_000
Row = tuple[str, str, str]


def play(players: int, games: int, slug: str = "clever") -> int:
    """Play so many games; how many choices they had."""
    rules = game(slug)
    results = tally.empty(players)
    rules.play_many(rules.new(players, {}), 1, 0, games, results)
    return results[-1]


def on_two_threads() -> None:
    """As many games again on each of two threads."""
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda _: play(1, GAMES), range(2)))


def against_limit(program: Path | None) -> Iterator[Row]:
    """Solo games on one core and on two, beside the C program in the same rounds."""
    decisions = play(1, GAMES) / GAMES
    theirs = (lambda: limit.speeds(program)[0]) if program else (lambda: 1.0)
    their_decisions = limit.speeds(program)[1] if program else 1.0
    of_twice = play(1, GAMES, "twice") / GAMES
    ours, c, two, twice, c_two = in_turns(
        lambda: GAMES / cpu_seconds(lambda: play(1, GAMES)),
        theirs,
        lambda: 2 * GAMES / cpu_seconds(on_two_threads),
        lambda: GAMES / cpu_seconds(lambda: play(1, GAMES, "twice")),
        (lambda: limit.speeds(program, 2)[0]) if program else (lambda: 1.0),
    )
    yield "clever solo, random, games/s", f"{median(ours):,.0f}", ""
    yield "clever solo, random, decisions/s", f"{decisions * median(ours):,.0f}", ""
    if program:
        yield "the C program, games/s", f"{median(c):,.0f}", ""
        yield "games/s, share of the C program's", f"{middle_ratio(ours, c):.2f}", "0.5, goal 0.75"
        share = middle_ratio(ours, c) * decisions / their_decisions
        yield "decisions/s, share of the C program's", f"{share:.2f}", "0.5, goal 0.75"
    yield "two threads: CPU a game against one", f"{middle_ratio(ours, two):.2f}", "at most 1.1"
    if program:
        yield "two threads of the C program, the same", f"{middle_ratio(c, c_two):.2f}", ""
    yield "twice solo, random, games/s", f"{median(twice):,.0f}", ""
    yield "twice solo, random, decisions/s", f"{of_twice * median(twice):,.0f}", ""
    if program:
        share = middle_ratio(twice, c) * of_twice / their_decisions
        yield "twice decisions/s, share of the C program's", f"{share:.2f}", "0.35"


def by_players() -> Iterator[Row]:
    """Games with more players."""
    for slug, players in product(("clever", "twice"), (2, 3, 4)):
        yield f"{slug} {players} players, random, games/s", f"{speed(slug, players, GAMES // players):,.0f}", ""
    for players in game("dobro").seats:
        rounds = 3 * speed("dobro", players, GAMES // 20)  # D-13: three rounds a game
        wanted = "100,000" if players == 4 else ""
        yield f"dobro {players} players, random, rounds/s, one core", f"{rounds:,.0f}", wanted


def speed(slug: str, players: int, games: int) -> float:
    """Games a CPU second with so many players."""
    (speeds,) = in_turns(lambda: games / cpu_seconds(lambda: play(players, games, slug)))
    return median(speeds)


def uncompiled() -> Iterator[Row]:
    """The same sources as plain Python, in a process of their own."""
    program = f"from bench.engine import play; play(1, {PURE_GAMES})"
    whole, start = in_turns(lambda: child_cpu(program, pure=True), lambda: child_cpu("import bench.engine", pure=True))
    speed = PURE_GAMES / median(a - b for a, b in zip(whole, start, strict=True))
    yield "clever solo, uncompiled, games/s", f"{speed:,.0f}", ""
