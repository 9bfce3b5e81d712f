"""`silvertray simulate`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from silvertray.cli.work import add_plan, check_jobs, plan_of, show


def add_arguments(command: ArgumentParser) -> None:
    """Who plays how many games, and whether they are written down."""
    add_plan(command, bots="random")
    command.add_argument("--log", type=Path, metavar="FILE", help="command-simulate-log")


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
