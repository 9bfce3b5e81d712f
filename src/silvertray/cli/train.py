"""`silvertray train`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from silvertray.cli.ending import SIGNALLED
from silvertray.cli.work import check_jobs
from silvertray.core.errors import SetupError
from silvertray.games import game


def add_arguments(command: ArgumentParser) -> None:
    """What is trained, how long, from where, and where it goes."""
    command.add_argument("game", help="command-any-dice-game")
    command.add_argument("--recipe", help="command-train-recipe")
    length = command.add_mutually_exclusive_group()
    length.add_argument("--hours", type=float, help="command-train-hours")
    length.add_argument("--games", type=int, help="command-train-games")
    command.add_argument("--jobs", type=int, default=2, help="command-train-jobs")
    command.add_argument("--seed", type=int, default=1, help="command-train-seed")
    command.add_argument("--out", type=Path, metavar="FILE.net", help="command-train-out")
    command.add_argument("--start", type=Path, metavar="FILE.net", help="command-train-start")
    command.add_argument("--judge", type=int, default=10_000, help="command-train-judge")
    command.add_argument("--on", choices=["local", "ray"], default="local", help="command-train-on")
    command.add_argument("--fresh", action="store_true", help="command-train-fresh")


def run(request: Namespace) -> int:
    """Train a net, as long as nobody asks to stop."""
    from silvertray.lab.train.course import train
    from silvertray.lab.train.report import reporting, result
    from silvertray.lab.train.stopping import Stopped
    from silvertray.locale import own_words

    wish = wish_of(request)
    try:
        with reporting() as listener:
            header = train(wish, listener)
    except Stopped as stopped:
        print(own_words().say("train-stopped"), file=sys.stderr)
        return SIGNALLED + stopped.number
    print(result(str(wish.out), header))
    return 0


def wish_of(request: Namespace) -> Any:
    """What is to be trained; raises SetupError."""
    from silvertray.lab.train.course import Wish
    from silvertray.lab.train.recipes import recipe
    from silvertray.lab.train.subjects import check_subject
    from silvertray.lab.train.training import Budget

    check_jobs(request)
    game(request.game)
    check_subject(request.game)
    chosen = recipe(request.recipe if request.recipe is not None else f"{request.game}-solo")
    if chosen.game != request.game:
        raise SetupError("recipe-of-another", recipe=chosen.name, game=chosen.game, asked=request.game)
    budget = Budget(request.hours if request.hours is not None else chosen.hours, request.games)
    out = request.out or Path(f"{chosen.name}.net")
    return Wish(
        chosen, request.seed, budget, request.judge, out, request.jobs, request.on, request.start, request.fresh
    )
