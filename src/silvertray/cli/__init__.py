"""The command `silvertray`, and all that can be asked of it. A new command is a file of its own and one line here."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import NoReturn

from silvertray import __version__
from silvertray.cli.ending import INTERRUPTED, REFUSED, complain, pipe_closed
from silvertray.core.errors import SetupError, SilvertrayError
from silvertray.core.rng import COMPILED

COMMANDS = {  # in the order of the help: files in here, with `_` after what Python keeps for itself
    "serve": "serve the page to play on",
    "tidy": "remove tables that were left before the end",
    "audit": "replay every table of a server's database, and tell what differs",
    "export": "write all tables of a server's database into a file",
    "import_": "bring tables or finished matches of a file into a server's database",
    "play": "play in the terminal",
    "simulate": "let bots play many games",
    "tournament": "rate bots by games with the same dice and deals for all",
    "train": "train a net for a dice game, or go on with it",
    "analyse": "tell what every choice of a game was worth, and what was luck",
    "dataset": "write every choice of many games of bots into a Parquet file",
    "puzzles": "find positions in bots' games in which one option is clearly best",
    "replay": "check that every result in a match file follows from its log",
    "verify": "check the dice of commit-reveal matches in a match file",
}


class Parser(ArgumentParser):
    """Says what is wrong in one line, without the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(REFUSED, f"{self.prog}: {message}; try `{self.prog} --help`\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 1 for a result that does not hold, or 2 for a refused request."""
    request = request_of(sys.argv[1:] if arguments is None else arguments)
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


def request_of(words: Sequence[str]) -> Namespace:
    """What a command line asks for."""
    return parser(words).parse_args(words)


def parser(words: Sequence[str]) -> Parser:
    """All commands; of those that are named also the options, as every file takes a moment to load."""
    top = Parser(prog="silvertray", description="The open table for dice and card games.")
    build = "compiled" if COMPILED else "uncompiled: same rules, slower"
    top.set_defaults(needs=None)
    top.add_argument("--version", action="version", version=f"silvertray {__version__} ({build})")
    commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for file, line in COMMANDS.items():
        name = file.rstrip("_")
        command = commands.add_parser(name, help=line)
        if name in words:
            fill(command, import_module(f"{__name__}.{file}"))
    return top


def fill(command: ArgumentParser, file: ModuleType) -> None:
    """Give a command the options that its file names, and one that all have."""
    file.add_arguments(command)
    command.add_argument("--lang", help="language of the words, such as ru (default: as your system is set up)")
    command.set_defaults(run=file.run)


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
