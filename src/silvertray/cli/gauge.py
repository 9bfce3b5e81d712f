"""`silvertray gauge`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from silvertray.cli.work import check_jobs


def add_arguments(command: ArgumentParser) -> None:
    """How many games of what are looked through, and into which file."""
    command.add_argument("game", help="command-any-dice-game")
    command.add_argument("--table", action="store_true", help="command-gauge-table")
    command.add_argument("--games", type=int, default=200, help="command-gauge-games")
    command.add_argument("--seed", type=int, default=1, help="command-gauge-seed")
    command.add_argument("--jobs", type=int, default=1, help="command-any-jobs")
    command.add_argument("--out", type=Path, metavar="FILE.jsonl", help="command-gauge-out")


def run(request: Namespace) -> int:
    """Find a gauge, and write it into a file."""
    from silvertray.analysis.gauges import lines_of
    from silvertray.lab.gauging import Plan, check, find, steps
    from silvertray.lab.report import progress_bar
    from silvertray.locale import own_words
    from silvertray.play.files import check_place, write_whole

    check_jobs(request)
    plan = Plan(request.game, (2, 3, 4) if request.table else (1,), request.games, request.seed)
    out = request.out or Path(f"{plan.game}-{'table' if request.table else 'solo'}.jsonl")
    check(plan)
    check_place(out)
    with progress_bar(steps(plan)) as progress:
        gauge = find(plan, request.jobs, progress)
    write_whole(out, lines_of(plan._asdict(), gauge).encode())
    print(own_words().say("gauge-done", games=plan.all_games, file=str(out)))
    return 0
