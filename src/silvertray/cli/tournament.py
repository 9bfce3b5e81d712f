"""`silvertray tournament`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from silvertray.cli.work import add_work, check_jobs, names_of, options_of, show


def add_arguments(command: ArgumentParser) -> None:
    """Who meets whom how often, and where the ratings are drawn."""
    command.add_argument("--bots", required=True, help="command-tournament-bots")
    command.add_argument("--players", type=int, default=2, help="command-tournament-players")
    command.add_argument("--games", type=int, default=1000, help="command-tournament-games")
    command.add_argument("--plot", type=Path, metavar="FILE.svg", help="command-tournament-plot")
    add_work(command)


def run(request: Namespace) -> int:
    """Let bots meet, with a progress bar where somebody looks."""
    from silvertray.lab.report import progress_bar
    from silvertray.lab.tournament.holding import Tournament, check, hold
    from silvertray.lab.tournament.picture import check_picture, draw
    from silvertray.lab.tournament.report import report

    bots, options = names_of(request.bots), options_of(request.option)
    cup = Tournament(request.game, request.players, bots, request.games, request.seed, options)
    check_jobs(request)
    check(cup)
    if request.plot:
        check_picture(request.plot)
    with progress_bar(cup.deals * cup.games_a_deal) as progress:
        figures = hold(cup, request.jobs, progress)
    if request.plot:
        draw(figures, request.plot)
    show(request, figures, report)
    return 0
