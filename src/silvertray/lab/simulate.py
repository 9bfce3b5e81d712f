"""Many games of bots against each other; the same seed gives the same result for any number of jobs."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from silvertray.bots import Bot, bot, check_bot
from silvertray.bots.processes import local
from silvertray.core import tally
from silvertray.core.errors import SetupError
from silvertray.core.rng import COMPILED, key
from silvertray.games import game
from silvertray.lab.parts import finished, in_order
from silvertray.lab.playing import logged, played
from silvertray.play.dealer import Seeded
from silvertray.play.files import to_line

FAST_CHUNK = 5000  # games a task at engine speed: often enough for a progress bar, rare enough to cost nothing
SLOW_CHUNK = 10  # few, as whoever presses Ctrl-C waits for those that have begun


class Plan(NamedTuple):
    """What to simulate."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str]
    logged: bool = False

    @property
    def is_fast(self) -> bool:
        """Random choices without a log are played inside the engine."""
        return set(self.bots) == {"random"} and not self.logged


class Chunk(NamedTuple):
    """A finished part of a plan: its results, and its match lines if they were asked for."""

    first: int
    size: int
    tally: array[int]
    lines: list[str]


def checked(plan: Plan) -> Plan:
    """The plan with a bot for each seat; raises SetupError for what does not go together."""
    game(plan.game).new(plan.players, plan.options)
    Seeded(plan.seed)
    for name in plan.bots:
        check_bot(plan.game, name)
    if len(plan.bots) not in (1, plan.players):
        raise SetupError("wrong-bot-count", bots=",".join(plan.bots), players=plan.players)
    if plan.games < 1:
        raise SetupError("wrong-games", games=plan.games)
    return plan._replace(bots=plan.bots * (plan.players // len(plan.bots)))


def simulate(plan: Plan, jobs: int, progress: Callable[[int], None], log: Path | None) -> dict[str, Any]:
    """Play all games and sum them up; `progress` hears how many more are done."""
    started = time.perf_counter()
    plan = checked(plan._replace(logged=log is not None))
    total = tally.empty(plan.players)
    with log.open("w", encoding="utf-8") if log else nullcontext() as file:
        for chunk in in_order(finished_chunks(plan, jobs)) if log else finished_chunks(plan, jobs):
            tally.add(total, chunk.tally)
            write_lines(file, chunk.lines)
            progress(chunk.size)
    return summary(plan, total, time.perf_counter() - started)


def write_lines(file: TextIO | None, lines: list[str]) -> None:
    """Add matches to the log file, if there is one."""
    if file:
        file.writelines(f"{line}\n" for line in lines)


def finished_chunks(plan: Plan, jobs: int) -> Iterator[Chunk]:
    """The parts of a plan as they are done, on this many workers."""
    size = FAST_CHUNK if plan.is_fast else SLOW_CHUNK
    # Threads where the engine leaves the interpreter alone.
    workers = ThreadPoolExecutor if plan.is_fast and COMPILED else local
    return finished(partial(play_chunk, plan), plan.games, size, jobs, workers)


def play_chunk(plan: Plan, first: int, games: int) -> Chunk:
    """Some games of a plan."""
    results = tally.empty(plan.players)
    rules = game(plan.game)
    if plan.is_fast:
        rules.play_many(rules.new(plan.players, plan.options), plan.seed, first, games, results)
        return Chunk(first, games, results, [])
    bots = [bot(plan.game, name) for name in plan.bots]
    seeds = [key(plan.seed, number) for number in range(first, first + games)]
    return Chunk(first, games, results, [line for seed in seeds for line in play_game(plan, bots, seed, results)])


def play_game(plan: Plan, bots: list[Bot], seed: int, results: array[int]) -> list[str]:
    """One game; its line, if a log is kept."""
    rules = game(plan.game)
    if plan.logged:
        match, choices = logged(rules, bots, seed, plan.options, plan.bots)
        state, lines = match.state, [to_line(match)]
    else:
        (state, choices), lines = played(rules, bots, seed, plan.options), []
    rules.add_result(state, results)
    results[-1] += choices
    return lines


# -- summing up


def summary(plan: Plan, total: array[int], seconds: float) -> dict[str, Any]:
    """The figures of a simulation, by seat where they differ by seat."""
    rules = game(plan.game)
    spreads = [spread(total, seat, plan.games) for seat in range(plan.players)]
    return {
        "game": plan.game,
        "players": plan.players,
        "bots": list(plan.bots),
        "games": plan.games,
        "seed": plan.seed,
        **{name: [figures[name] for figures in spreads] for name in spreads[0]},
        "parts": parts(plan, total),
        "wins": [total[seat * tally.SEAT + tally.WINS] / tally.WHOLE_WIN / plan.games for seat in range(plan.players)],
        "decisions": total[-1] / plan.games,
        "seconds": seconds,
        "games_per_second": plan.games / seconds,
        "compiled": COMPILED,
        "rules_version": rules.rules_version,
    }


def parts(plan: Plan, total: array[int]) -> dict[str, list[float]]:
    """The mean of each part that the game names, by seat."""
    names = game(plan.game).parts
    at = [seat * tally.SEAT + tally.PARTS for seat in range(plan.players)]
    return {name: [total[base + which] / plan.games for base in at] for which, name in enumerate(names)}


def spread(total: array[int], seat: int, games: int) -> dict[str, float | None]:
    """Mean, standard deviation and error (of which one game tells nothing), and percentiles of a seat's scores."""
    counts = total[seat * tally.SEAT : seat * tally.SEAT + tally.SCORES]
    scores = [(index + tally.LOWEST, count) for index, count in enumerate(counts) if count]
    mean = sum(score * count for score, count in scores) / games
    squares = sum((score - mean) ** 2 * count for score, count in scores)
    sd = (squares / (games - 1)) ** 0.5 if games > 1 else None
    levels = {f"p{level}": percentile(scores, games, level) for level in (10, 50, 90)}
    return {"mean": mean, "sd": sd, "se": None if sd is None else sd / games**0.5, **levels}


def percentile(scores: list[tuple[int, int]], games: int, level: int) -> int:
    """The lowest score that at least this share of the games did not exceed."""
    seen = 0
    for score, count in scores:
        seen += count
        if 100 * seen >= level * games:
            return score
    raise AssertionError("the counts of all scores are the games")
