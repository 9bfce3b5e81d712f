"""`silvertray train`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from silvertray.cli.ending import SIGNALLED, printable
from silvertray.cli.work import check_jobs
from silvertray.core.errors import SetupError
from silvertray.games import game


def add_arguments(command: ArgumentParser) -> None:
    """What is trained, how long, from where, and where it goes."""
    command.add_argument("game", help="clever or twice")
    command.add_argument("--recipe", help="a name such as clever-table, or a file.toml (default GAME-solo)")
    length = command.add_mutually_exclusive_group()
    length.add_argument("--hours", type=float, help="how long, without pauses (default: as the recipe says)")
    length.add_argument("--games", type=int, help="how many games instead; the same number gives the same net")
    command.add_argument("--jobs", type=int, default=2, help="workers that play at the same time (default 2)")
    command.add_argument("--seed", type=int, default=1, help="another number gives another net")
    command.add_argument("--out", type=Path, metavar="FILE.net", help="where the net goes (default RECIPE.net)")
    command.add_argument("--start", type=Path, metavar="FILE.net", help="begin from this net instead of from nothing")
    command.add_argument("--judge", type=int, default=10_000, help="fresh games that judge the net at the end")
    command.add_argument("--on", choices=["local", "ray"], default="local", help="where the games are played")
    command.add_argument("--fresh", action="store_true", help="begin anew, whatever was left of this training")


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
    print(printable(result(str(wish.out), header)))
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
