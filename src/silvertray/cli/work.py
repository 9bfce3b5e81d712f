"""What commands have in common that play many games or look at them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from typing import Any

from silvertray.core.errors import SetupError
from silvertray.games import game

MOST_JOBS = 1024  # no machine has cores and memory for more


def add_work(command: ArgumentParser) -> None:
    """What all commands have that play many games."""
    command.add_argument("game", help="command-any-game")
    command.add_argument("--seed", type=int, default=1, help="command-any-seed")
    add_options(command)
    command.add_argument("--json", action="store_true", help="command-any-json")
    command.add_argument("--jobs", type=int, default=1, help="command-any-jobs")


def add_plan(command: ArgumentParser, bots: str) -> None:
    """Who plays how many games, as `plan_of` reads it; `bots` play if nobody is named."""
    command.add_argument("--players", type=int, help="command-any-players")
    command.add_argument("--bots", default=bots, help="command-any-bots")
    command.add_argument("--games", type=int, default=1000, help="command-any-games")
    add_work(command)


def add_options(command: ArgumentParser) -> None:
    """`--option key=value`, as often as needed."""
    command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="command-any-option")


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    """`key=value` words as a table."""
    return {name: value for name, _, value in (pair.partition("=") for pair in pairs)}


def names_of(bots: str) -> tuple[str, ...]:
    """Bot names between commas."""
    return tuple(name.strip() for name in bots.split(",") if name.strip())


def plan_of(request: Namespace) -> Any:
    """Which bots play how many games, as few of them at a table as the game allows unless it is said."""
    from silvertray.lab.simulate import Plan

    players = request.players if request.players is not None else game(request.game).seats.start
    return Plan(request.game, players, names_of(request.bots), request.games, request.seed, options_of(request.option))


def check_jobs(request: Namespace) -> None:
    """Somebody has to do the work, and no machine has room for any number of workers."""
    if not 1 <= request.jobs <= MOST_JOBS:
        raise SetupError("wrong-jobs", jobs=request.jobs, most=MOST_JOBS)


def show(request: Namespace, figures: dict[str, Any], report: Callable[[dict[str, Any]], None]) -> None:
    """The figures, as JSON or for people."""
    import json

    if request.json:
        print(json.dumps(figures))
    else:
        report(figures)
