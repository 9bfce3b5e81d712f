"""How a command line is read. Helps are messages of locale/, worded when somebody reads them; refusals are as well."""

from __future__ import annotations

import re
from argparse import Action, ArgumentParser, HelpFormatter
from collections.abc import Iterable
from typing import Any, NoReturn

from silvertray import __version__
from silvertray.cli.ending import REFUSED
from silvertray.core.rng import COMPILED

ABOUT = "command-about"
BUILD = "version-and-build"
HEADINGS = {"positional arguments": "command-arguments", "options": "command-options"}
# What argparse says in English, and the message for it; what is not here stays English.
WRONG = {
    r"the following arguments are required: (?P<arguments>.+)": "missing",
    r"unrecognized arguments: (?P<arguments>.+)": "unknown",
    r"argument (?P<argument>.+?): expected one argument": "empty",
    r"argument (?P<argument>.+?): ignored explicit argument (?P<value>.+)": "filled",
    r"argument (?P<argument>.+?): invalid (int|float) value: (?P<value>.+)": "number",
    r"argument (?P<argument>.+?): invalid choice: (?P<value>'.*?')[^(]*\(choose from (?P<choices>.+)\)": "choice",
    r"argument (?P<argument>.+?): not allowed with argument (?P<other>.+)": "both",
    r"ambiguous option: (?P<argument>.+) could match (?P<arguments>.+)": "short",
}


class Parser(ArgumentParser):
    """Takes helps for names of messages, and says what is wrong in one line, without the whole usage."""

    def __init__(self, **wishes: Any) -> None:
        super().__init__(add_help=False, formatter_class=Help, **wishes)
        self.add_argument("-h", "--help", action="help", help="command-help")

    def error(self, message: str) -> NoReturn:
        self.exit(REFUSED, said("command-refused", prog=self.prog, why=in_words(message)) + "\n")


class Help(HelpFormatter):
    """Words a help when it is shown: others do not wait for it."""

    def add_usage(
        self, usage: str | None, actions: Iterable[Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, f"{said('command-usage')} " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(said(HEADINGS[heading]) if heading else heading)

    def add_text(self, text: str | None) -> None:
        build = "compiled" if COMPILED else "uncompiled"
        super().add_text(said(text, version=__version__, build=build) if text else text)

    def _get_help_string(self, action: Action) -> str | None:
        return said(action.help) if action.help else action.help


def in_words(message: str) -> str:
    """What argparse finds wrong, in the language that is spoken."""
    for pattern, name in WRONG.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return said(f"command-wrong-{name}", **found.groupdict())
    return message


def said(message: str, **things: str) -> str:
    """A message about command lines."""
    from silvertray.games import GAMES
    from silvertray.locale import own_words

    return own_words().say(message, games=", ".join(GAMES), **things)
