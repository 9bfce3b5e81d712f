"""`silvertray puzzles`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from silvertray.cli.work import check_jobs


def add_arguments(command: ArgumentParser) -> None:
    """How many games of what are looked through, and into which file."""
    command.add_argument("game", help="command-any-dice-game")
    command.add_argument("--games", type=int, default=200, help="command-puzzles-games")
    command.add_argument("--seed", type=int, default=1, help="command-puzzles-seed")
    command.add_argument("--jobs", type=int, default=1, help="command-any-jobs")
    command.add_argument("--out", type=Path, metavar="FILE.jsonl", help="command-puzzles-out")


def run(request: Namespace) -> int:
    """Look for puzzles, and write them into a file."""
    from silvertray.analysis.puzzles import line_of
    from silvertray.lab.puzzles import Plan, check, mine
    from silvertray.lab.report import progress_bar
    from silvertray.locale import own_words
    from silvertray.play.files import check_place, write_whole

    check_jobs(request)
    plan = Plan(request.game, request.games, request.seed)
    out = request.out or Path(f"{plan.game}.jsonl")
    check(plan)
    check_place(out)
    with progress_bar(plan.games) as progress:
        lines = [line_of(puzzle) + "\n" for puzzle in mine(plan, request.jobs, progress)]
    write_whole(out, "".join(lines).encode())
    print(own_words().say("puzzles-done", puzzles=len(lines), games=plan.games, file=str(out)))
    return 0
