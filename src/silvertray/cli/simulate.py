"""`silvertray simulate`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from silvertray.cli.work import add_work, check_jobs, plan_of, show


def add_arguments(command: ArgumentParser) -> None:
    """Who plays how many games, and whether they are written down."""
    command.add_argument("--players", type=int, help="seats at the table (default: as few as the game allows)")
    command.add_argument("--bots", default="random", help="one name for all seats, or one for each: random,greedy")
    command.add_argument("--games", type=int, default=1000)
    command.add_argument("--log", type=Path, metavar="FILE", help="write every match to this file")
    add_work(command)


def run(request: Namespace) -> int:
    """Let bots play, with a progress bar where somebody looks."""
    from silvertray.lab.report import progress_bar, report
    from silvertray.lab.simulate import simulate

    check_jobs(request)
    plan = plan_of(request)
    with progress_bar(plan.games) as progress:
        figures = simulate(plan, request.jobs, progress, request.log)
    show(request, figures, report)
    return 0
