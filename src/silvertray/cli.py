"""The command `silvertray`, and all that can be asked of it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from silvertray import __version__
from silvertray.core.errors import SetupError, SilvertrayError
from silvertray.core.rng import COMPILED
from silvertray.games import GAMES, game

DIFFERENT, REFUSED = 1, 2  # exit codes: a result does not hold; the request cannot be met
SIGNALLED = 128  # and the number of the signal
INTERRUPTED = SIGNALLED + 2
SERVER = "server"  # the extra without which there is no server
DIFFERENCES = ("wrong-result", "illegal-step", "broken-promise", "other-dice")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(REFUSED, f"{self.prog}: {message}; try `{self.prog} --help`\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 1 for a result that does not hold, or 2 for a refused request."""
    request = parser().parse_args(arguments)
    try:
        speak(request.lang)
        code: int = request.run(request)
    except SilvertrayError as error:
        return complain(error)
    except ModuleNotFoundError as error:
        return complain(missing(error, request.needs))
    except BrokenPipeError:
        return pipe_closed()
    except OSError as error:
        file = error.filename or getattr(request, "log", None) or "-"
        return complain(SetupError("file-trouble", file=str(file), why=str(error.strerror)))
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def speak(lang: str | None) -> None:
    """Let this command and its workers speak a language, if one was named; raises SetupError."""
    from silvertray.locale import words
    from silvertray.locale.languages import CHOSEN

    if lang is not None:
        os.environ[CHOSEN] = words(lang).lang


def missing(error: ModuleNotFoundError, extra: str | None) -> SetupError:
    """What has to be installed; raises the error itself where that would not help."""
    if extra is None or str(error.name).startswith("silvertray"):
        raise error
    return SetupError("extra-missing", module=str(error.name), extra=extra)


def pipe_closed() -> int:
    """Whoever read our output has gone: nothing more is written, not even at the interpreter's end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def complain(error: SilvertrayError) -> int:
    """One line on what is wrong."""
    from silvertray.locale import explain, own_words

    print(printable(f"silvertray: {explain(own_words(), error)}"), file=sys.stderr)
    return DIFFERENT if error.code in DIFFERENCES else REFUSED


def printable(text: str) -> str:
    """The same text; a file's name may hold bytes that no terminal can show."""
    return text.encode(errors="backslashreplace").decode()


# -- what can be asked


def parser() -> Parser:
    """All commands and their options."""
    top = Parser(prog="silvertray", description="The open table for dice and card games.")
    build = "compiled" if COMPILED else "uncompiled: same rules, slower"
    top.set_defaults(needs=None)
    top.add_argument("--version", action="version", version=f"silvertray {__version__} ({build})")
    commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    add_serve(commands)
    add_tidy(commands)
    add_audit(commands)
    add_export(commands)
    add_import(commands)
    add_play(commands)
    add_simulate(commands)
    add_tournament(commands)
    add_train(commands)
    add_analyse(commands)
    add_dataset(commands)
    add_puzzles(commands)
    add_file_command(commands, "replay", "check that every result in a match file follows from its log", replay)
    add_file_command(commands, "verify", "check the dice of commit-reveal matches in a match file", verify)
    for command in commands.choices.values():
        command.add_argument("--lang", help="language of the words, such as ru (default: as your system is set up)")
    return top


def add_serve(commands: Any) -> None:
    """`silvertray serve`."""
    serve = commands.add_parser("serve", help="serve the page to play on")
    serve.add_argument("--host", help="address to listen at (default 127.0.0.1; 0.0.0.0 lets phones in)")
    serve.add_argument("--port", help="port to listen at (default 8000)")
    serve.add_argument(
        "--database",
        metavar="URL",
        help="where games are kept, such as sqlite:///tables.db or postgresql://user@host/name",
    )
    serve.add_argument("--workers", metavar="N", help="processes that serve all tables together (default 1)")
    serve.add_argument("--redis", metavar="URL", help="how they hear of each other, such as redis://localhost")
    serve.add_argument("--open", action="store_true", help="open the page, where there is a screen")
    serve.set_defaults(run=serve_page, needs=SERVER)


def add_tidy(commands: Any) -> None:
    """`silvertray tidy`."""
    tidy = commands.add_parser("tidy", help="remove tables that were left before the end")
    tidy.add_argument("--database", metavar="URL", help="where games are kept, as for serve")
    tidy.add_argument("--days", dest="tidy_days", metavar="N", help="untouched for so many days (default 90)")
    tidy.set_defaults(run=tidy_up, needs=SERVER)


def add_audit(commands: Any) -> None:
    """`silvertray audit`."""
    audit = commands.add_parser("audit", help="replay every table of a server's database, and tell what differs")
    add_database(audit)
    audit.add_argument(
        "--json", action="store_true", help="print one JSON object for each that differs, and one at last"
    )
    audit.add_argument("--jobs", type=int, default=1, help="workers at the same time")
    audit.set_defaults(run=audit_tables, needs=SERVER)


def add_export(commands: Any) -> None:
    """`silvertray export`."""
    export = commands.add_parser("export", help="write all tables of a server's database into a file")
    export.add_argument("file", type=Path, metavar="FILE.jsonl[.gz]")
    add_database(export)
    export.add_argument("--finished", action="store_true", help="match files of finished games, without secrets")
    export.set_defaults(run=export_to_file, needs=SERVER)


def add_import(commands: Any) -> None:
    """`silvertray import`."""
    bring = commands.add_parser("import", help="bring tables or finished matches of a file into a server's database")
    bring.add_argument("file", type=Path, metavar="FILE.jsonl[.gz]")
    add_database(bring)
    bring.set_defaults(run=import_file, needs=SERVER)


def add_database(command: Any) -> None:
    """`--database`, as for `silvertray serve`."""
    command.add_argument("--database", metavar="URL", help="where games are kept (default: as for serve)")


def add_play(commands: Any) -> None:
    """`silvertray play`."""
    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("game", nargs="?", default="clever", help=f"one of: {', '.join(GAMES)}")
    play.add_argument("--players", type=int, help="seats at the table, bots included (default 1 + bots)")
    play.add_argument("--bots", default="", help="bots for the last seats, such as medium,hard")
    play.add_argument("--seed", type=int, help="the same dice or cards for everybody with this number")
    play.add_argument("--table-dice", action="store_true", help="roll real dice and type what they show")
    play.add_argument("--fair", action="store_true", help="chance that can be verified after the game")
    add_options(play)
    play.add_argument("--resume", action="store_true", help="list saved games and go on with one")
    play.add_argument("--plain", action="store_true", help="sentences without colours or boxes, for screen readers")
    play.set_defaults(run=play_game)


def add_simulate(commands: Any) -> None:
    """`silvertray simulate`."""
    many = commands.add_parser("simulate", help="let bots play many games")
    many.add_argument("--players", type=int, help="seats at the table (default: as few as the game allows)")
    many.add_argument("--bots", default="random", help="one name for all seats, or one for each: random,greedy")
    many.add_argument("--games", type=int, default=1000)
    many.add_argument("--log", type=Path, metavar="FILE", help="write every match to this file")
    add_work(many)
    many.set_defaults(run=simulate_games)


def add_tournament(commands: Any) -> None:
    """`silvertray tournament`."""
    cup = commands.add_parser("tournament", help="rate bots by games with the same dice and deals for all")
    cup.add_argument("--bots", required=True, help="two or more, such as expert,medium,greedy")
    cup.add_argument("--players", type=int, default=2, help="seats at the table (default 2; 1 compares solo games)")
    cup.add_argument("--games", type=int, default=1000, help="at least so many, as each deal is played by all")
    cup.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the ratings into this file")
    add_work(cup)
    cup.set_defaults(run=hold_tournament)


def add_train(commands: Any) -> None:
    """`silvertray train`."""
    course = commands.add_parser("train", help="train a net for a dice game, or go on with it")
    course.add_argument("game", help="clever or twice")
    course.add_argument("--recipe", help="a name such as clever-table, or a file.toml (default GAME-solo)")
    length = course.add_mutually_exclusive_group()
    length.add_argument("--hours", type=float, help="how long, without pauses (default: as the recipe says)")
    length.add_argument("--games", type=int, help="how many games instead; the same number gives the same net")
    course.add_argument("--jobs", type=int, default=2, help="workers that play at the same time (default 2)")
    course.add_argument("--seed", type=int, default=1, help="another number gives another net")
    course.add_argument("--out", type=Path, metavar="FILE.net", help="where the net goes (default RECIPE.net)")
    course.add_argument("--start", type=Path, metavar="FILE.net", help="begin from this net instead of from nothing")
    course.add_argument("--judge", type=int, default=10_000, help="fresh games that judge the net at the end")
    course.add_argument("--on", choices=["local", "ray"], default="local", help="where the games are played")
    course.add_argument("--fresh", action="store_true", help="begin anew, whatever was left of this training")
    course.set_defaults(run=train_net)


def add_analyse(commands: Any) -> None:
    """`silvertray analyse`."""
    review = commands.add_parser("analyse", help="tell what every choice of a game was worth, and what was luck")
    review.add_argument("file", type=Path, help="a match file")
    review.add_argument("--seat", type=int, metavar="N", help="the seat to look at, from 0 (default: every seat)")
    review.add_argument("--depth", default="usual", help="quick or usual (default): how far the coach looks ahead")
    shown = review.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help="print one JSON object")
    shown.add_argument("--html", type=Path, metavar="FILE.html", help="write a page with pictures into this file")
    review.set_defaults(run=analyse)


def add_dataset(commands: Any) -> None:
    """`silvertray dataset`."""
    data = commands.add_parser("dataset", help="write every choice of many games of bots into a Parquet file")
    data.add_argument("--players", type=int, help="seats at the table (default: as few as the game allows)")
    data.add_argument("--bots", default="hard", help="one name for all seats, or one for each: hard,medium")
    data.add_argument("--games", type=int, default=1000)
    data.add_argument("--out", type=Path, metavar="FILE.parquet", help="where it goes (default GAME.parquet)")
    add_work(data)
    data.set_defaults(run=write_dataset, needs="data")


def add_puzzles(commands: Any) -> None:
    """`silvertray puzzles`."""
    puzzles = commands.add_parser("puzzles", help="find positions in bots' games in which one option is clearly best")
    puzzles.add_argument("game", help="clever or twice")
    puzzles.add_argument("--games", type=int, default=200, help="how many games to look through (default 200)")
    puzzles.add_argument("--seed", type=int, default=1, help="the same number gives the same puzzles")
    puzzles.add_argument("--jobs", type=int, default=1, help="workers at the same time")
    puzzles.add_argument("--out", type=Path, metavar="FILE.jsonl", help="where they go (default GAME.jsonl)")
    puzzles.set_defaults(run=find_puzzles)


def add_work(command: Any) -> None:
    """What all commands have that play many games."""
    command.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    command.add_argument("--seed", type=int, default=1, help="the same number gives the same games")
    add_options(command)
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.add_argument("--jobs", type=int, default=1, help="workers at the same time")


def add_options(command: Any) -> None:
    """`--option key=value`, as often as needed."""
    command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="such as solo_fallback=off")


def add_file_command(commands: Any, name: str, help_text: str, run: Callable[[Any], int]) -> None:
    """A command on one match file."""
    command = commands.add_parser(name, help=help_text)
    command.add_argument("file", type=Path)
    command.set_defaults(run=run)


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    """`key=value` words as a table."""
    return {name: value for name, _, value in (pair.partition("=") for pair in pairs)}


def names_of(bots: str) -> tuple[str, ...]:
    """Bot names between commas."""
    return tuple(name.strip() for name in bots.split(",") if name.strip())


# -- commands


def serve_page(request: argparse.Namespace) -> int:
    """Serve the page until somebody stops it."""
    from silvertray.server.settings import settings

    found = settings({name: getattr(request, name) for name in ("host", "port", "database", "workers", "redis")})
    from silvertray.server.serve import serve  # takes its time, so not before what was asked for can be

    return serve(found, request.open)


def tidy_up(request: argparse.Namespace) -> int:
    """Remove tables that were left before the end."""
    from silvertray.server.settings import settings

    found = settings({"database": request.database, "tidy_days": request.tidy_days})
    from silvertray.server.keeping.tidy import tidy
    from silvertray.server.serve import check_database

    check_database(found)
    return tidy(found)


def audit_tables(request: argparse.Namespace) -> int:
    """Replay every stored table."""
    from silvertray.lab.report import progress_bar
    from silvertray.server.keeping.reporting import report_audit

    check_jobs(request)
    same = report_audit(database_settings(request), request.jobs, request.json, progress_bar)
    return 0 if same else DIFFERENT


def export_to_file(request: argparse.Namespace) -> int:
    """Write all tables, or the finished games, into a file."""
    from silvertray.lab.report import progress_bar
    from silvertray.server.keeping.reporting import report_export, report_finished

    report = report_finished if request.finished else report_export
    return 0 if report(database_settings(request), request.file, progress_bar) else DIFFERENT


def import_file(request: argparse.Namespace) -> int:
    """Bring in what a file tells, if all of it holds."""
    from silvertray.server.keeping.reporting import report_import

    return 0 if report_import(database_settings(request), request.file) else DIFFERENT


def database_settings(request: argparse.Namespace) -> Any:
    """How the server is set up whose database is meant."""
    from silvertray.server.settings import settings

    return settings({"database": request.database})


def play_game(request: argparse.Namespace) -> int:
    """Play in the terminal."""
    from silvertray.terminal.session import play, resume

    if request.resume:
        check_resume(request)
        return resume(request.plain)
    players, bots = seating(request)
    if len(bots) > players:
        raise SetupError("too-many-bots", bots=len(bots), players=players)
    seed = request.seed if request.seed is not None else 0
    return play(request.game, players, bots, dealer_for(request), options_of(request.option), request.plain, seed)


def seating(request: argparse.Namespace) -> tuple[int, tuple[str, ...]]:
    """How many play, and the bots among them; who names neither plays with as few bots as the game allows."""
    from silvertray.bots import USUAL_LEVEL

    bots = names_of(request.bots)
    if request.players is not None or bots:
        return (request.players if request.players is not None else len(bots) + 1), bots
    least = game(request.game).seats.start
    return least, (USUAL_LEVEL,) * (least - 1)


def check_resume(request: argparse.Namespace) -> None:
    """A saved game goes on as it is: nothing about it can be asked for again."""
    given = {"seed": request.seed is not None, "players": request.players is not None}
    given |= {name: bool(getattr(request, name)) for name in ("bots", "table_dice", "fair", "option")}
    for name in [name for name, is_given in given.items() if is_given]:
        raise SetupError("resume-alone", option=f"--{name.replace('_', '-')}")


def dealer_for(request: argparse.Namespace) -> Any:
    """The dealer that the options name; they exclude each other."""
    from silvertray.play.dealer import CommitReveal, Entropy, Seeded, TableDice

    given = {"seed": request.seed is not None, "table_dice": request.table_dice, "fair": request.fair}
    asked = [name for name, is_given in given.items() if is_given]
    if len(asked) > 1:
        named = [f"--{name.replace('_', '-')}" for name in asked]
        raise SetupError("two-dealers", first=named[0], second=named[1])
    if request.table_dice and game(request.game).deals_at_once:
        raise SetupError("no-table-dice", game=request.game)
    if request.seed is not None:
        return Seeded(request.seed)
    if request.table_dice:
        return TableDice()
    return CommitReveal() if request.fair else Entropy()


def simulate_games(request: argparse.Namespace) -> int:
    """Let bots play, with a progress bar where somebody looks."""
    from silvertray.lab.report import progress_bar, report
    from silvertray.lab.simulate import simulate

    check_jobs(request)
    plan = plan_of(request)
    with progress_bar(plan.games) as progress:
        figures = simulate(plan, request.jobs, progress, request.log)
    show(request, figures, report)
    return 0


def write_dataset(request: argparse.Namespace) -> int:
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


def plan_of(request: argparse.Namespace) -> Any:
    """Which bots play how many games, as few of them at a table as the game allows unless it is said."""
    from silvertray.lab.simulate import Plan

    players = request.players if request.players is not None else game(request.game).seats.start
    return Plan(request.game, players, names_of(request.bots), request.games, request.seed, options_of(request.option))


def hold_tournament(request: argparse.Namespace) -> int:
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


def train_net(request: argparse.Namespace) -> int:
    """Train a net, as long as nobody asks to stop."""
    from silvertray.lab.train.course import train
    from silvertray.lab.train.report import reporting, result
    from silvertray.lab.train.stopping import Stopped
    from silvertray.locale import own_words

    wish = training_wish(request)
    try:
        with reporting() as listener:
            header = train(wish, listener)
    except Stopped as stopped:
        print(own_words().say("train-stopped"), file=sys.stderr)
        return SIGNALLED + stopped.number
    print(printable(result(str(wish.out), header)))
    return 0


def training_wish(request: argparse.Namespace) -> Any:
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


def analyse(request: argparse.Namespace) -> int:
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


def show_reviews(request: argparse.Namespace, reviews: Sequence[Any]) -> None:
    """Reviews as JSON, as a page or for the terminal."""
    from silvertray.lab.review.page import write_page
    from silvertray.lab.review.report import report
    from silvertray.lab.review.reviewing import told

    if request.html:
        print(printable(write_page(reviews, request.html)))
    else:
        figures = {"file": request.file.name, "depth": request.depth, "reviews": [told(one) for one in reviews]}
        show(request, figures, lambda _: report(reviews))


def find_puzzles(request: argparse.Namespace) -> int:
    """Look for puzzles, and write them into a file."""
    from silvertray.analysis.puzzles import line_of
    from silvertray.lab.puzzles import Plan, mine
    from silvertray.lab.report import progress_bar
    from silvertray.locale import own_words
    from silvertray.play.files import write_whole

    check_jobs(request)
    plan = Plan(request.game, request.games, request.seed)
    with progress_bar(plan.games) as progress:
        lines = [line_of(puzzle) + "\n" for puzzle in mine(plan, request.jobs, progress)]
    out = request.out or Path(f"{plan.game}.jsonl")
    write_whole(out, "".join(lines).encode())
    print(own_words().say("puzzles-done", puzzles=len(lines), games=plan.games, file=str(out)))
    return 0


def check_jobs(request: argparse.Namespace) -> None:
    """Somebody has to do the work."""
    if request.jobs < 1:
        raise SetupError("wrong-jobs", jobs=request.jobs)


def show(request: argparse.Namespace, figures: dict[str, Any], report: Callable[[dict[str, Any]], None]) -> None:
    """The figures, as JSON or for people."""
    import json

    if request.json:
        print(json.dumps(figures))
    else:
        report(figures)


def replay(request: argparse.Namespace) -> int:
    """Check every match of a file."""
    from silvertray.locale import own_words
    from silvertray.play import files

    count = 0
    for line, match, claimed in files.read(request.file):
        files.check_result(match, claimed, line)
        count += 1
    print(printable(own_words().say("replay-ok", file=request.file.name, matches=count)))
    return 0


def verify(request: argparse.Namespace) -> int:
    """Check the dice of every commit–reveal match of a file."""
    from silvertray.locale import own_words
    from silvertray.play import files

    verified = [files.verify(match, line) for line, match, _ in files.read(request.file)]
    message = "verify-ok" if any(verified) else "verify-nothing"
    said = own_words().say(message, file=request.file.name, verified=sum(verified), matches=len(verified))
    print(printable(said))
    return 0


if __name__ == "__main__":
    sys.exit(main())
