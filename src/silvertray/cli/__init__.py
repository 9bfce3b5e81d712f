"""The command `silvertray`, and all that can be asked of it. A new command is a file of its own,
one line here, and its words in `help.ftl` of every language.
"""

from __future__ import annotations

import os
import re
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

from silvertray.cli.ending import INTERRUPTED, complain, pipe_closed, write_anything
from silvertray.cli.parser import ABOUT, BUILD, Parser
from silvertray.core.errors import SetupError, SilvertrayError

# In the order of the help: files in here, with `_` after what Python keeps for itself.
COMMANDS = (
    "serve", "tidy", "audit", "export", "import_", "play", "simulate", "tournament", "train", "analyse", "dataset",
    "gauge", "puzzles", "replay", "verify",
)  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 1 for a result that does not hold, or 2 for a refused request."""
    write_anything()
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
    """What a command line asks for; what is said about it is in the language that it names."""
    listen(words)
    return parser(words).parse_args(words)


def listen(words: Sequence[str]) -> None:
    """Speak the language that a command line names; what is none is refused when all of it is read."""
    if asked := re.search(r"(?:^|\0)--lang[\0=]([^\0]+)", "\0".join(words)):
        from silvertray.locale.languages import CHOSEN, languages

        if asked[1] in languages():
            os.environ[CHOSEN] = asked[1]


def parser(words: Sequence[str]) -> Parser:
    """All commands; of those that are named also the options, as every file takes a moment to load."""
    top = Parser(prog="silvertray", description=ABOUT)
    top.set_defaults(needs=None)
    top.add_argument("--version", action="version", version=BUILD, help="command-version")
    top.add_argument("--lang", help="command-lang")
    commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for file in COMMANDS:
        name = file.rstrip("_")
        command = commands.add_parser(name, help=f"command-{name}")
        if name in words:
            fill(command, import_module(f"{__name__}.{file}"))
    return top


def fill(command: ArgumentParser, file: ModuleType) -> None:
    """Give a command the options that its file names, and one that all have."""
    file.add_arguments(command)
    command.add_argument("--lang", default=SUPPRESS, help="command-lang")
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
