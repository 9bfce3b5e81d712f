"""`silvertray dataset`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from silvertray.cli.work import add_plan, check_jobs, plan_of, show


def add_arguments(command: ArgumentParser) -> None:
    """Who plays how many games, and into which file."""
    add_plan(command, bots="hard")
    command.add_argument("--out", type=Path, metavar="FILE.parquet", help="command-dataset-out")
    command.set_defaults(needs="data")


def run(request: Namespace) -> int:
    """Let bots play, and write down every choice."""
    from silvertray.lab.dataset.parquet import write
    from silvertray.lab.dataset.report import report
    from silvertray.lab.report import progress_bar

    check_jobs(request)
    plan = plan_of(request)
    with progress_bar(plan.games) as progress:
        figures = write(plan, request.out or Path(f"{plan.game}.parquet"), request.jobs, progress)
    show(request, figures, report)
    return 0
