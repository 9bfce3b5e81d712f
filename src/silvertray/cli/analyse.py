"""`silvertray analyse`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from silvertray.cli.work import show


def add_arguments(command: ArgumentParser) -> None:
    """Which games, whose choices, how deep, and how it is told."""
    command.add_argument("file", type=Path, help="command-any-file")
    command.add_argument("--seat", type=int, metavar="N", help="command-analyse-seat")
    command.add_argument("--depth", default="usual", help="command-analyse-depth")
    shown = command.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help="command-any-json")
    shown.add_argument("--html", type=Path, metavar="FILE.html", help="command-analyse-html")


def run(request: Namespace) -> int:
    """Review every match of a file, with a progress bar where somebody looks."""
    from silvertray.lab.report import progress_bar
    from silvertray.lab.review import reviewing
    from silvertray.lab.review.page import check_page

    if request.html:
        check_page(request.html)
    found = reviewing.matches_of(request.file, request.seat)
    with progress_bar(reviewing.work_of(found, request.seat)) as progress:
        reviews = list(reviewing.reviews(found, request.seat, request.depth, progress))
    show_reviews(request, reviews)
    return 0


def show_reviews(request: Namespace, reviews: Sequence[Any]) -> None:
    """Reviews as JSON, as a page or for the terminal."""
    from silvertray.lab.review.page import write_page
    from silvertray.lab.review.report import report
    from silvertray.lab.review.reviewing import told

    if request.html:
        print(write_page(reviews, request.html))
    else:
        figures = {"file": request.file.name, "depth": request.depth, "reviews": [told(one) for one in reviews]}
        show(request, figures, lambda _: report(reviews))
