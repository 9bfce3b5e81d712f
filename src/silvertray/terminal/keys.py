"""What a player may type besides an answer: each key does one thing, and tells it in a notice."""

from __future__ import annotations

from silvertray.core.errors import SilvertrayError
from silvertray.locale import Words, explain, words
from silvertray.locale.languages import BASE
from silvertray.terminal.family import family_of
from silvertray.terminal.shown import Screen
from silvertray.terminal.sitting import Sitting

LOG_SHOWN = 18


class Leave(Exception):  # noqa: N818 - nothing went wrong: the player leaves
    """The player saves and leaves."""


def press(sitting: Sitting, screen: Screen, seat: int, typed: str) -> str | None:
    """Do what a key says and return its notice; None if no key was typed."""
    first, _, rest = typed.partition(" ")
    for name, key in family_of(sitting.match.game).keys.items():
        if is_key(sitting.words, name, first):
            return key(sitting, screen, seat, " ".join(rest.split()))
    mark = sitting.words.say("key-help")
    return why(sitting, seat, " ".join(typed.removeprefix(mark).split())) if typed.startswith(mark) else None


def is_key(said: Words, name: str, typed: str) -> bool:
    """Whether a key was typed. The English letter works everywhere: plays are typed in Latin letters too."""
    return typed.lower() in (said.say(f"key-{name}"), words(BASE).say(f"key-{name}"))


def undo(sitting: Sitting, screen: Screen, seat: int, rest: str) -> str:
    """Take the last step back."""
    sitting.undo()
    return sitting.words.say("notice-undone")


def show_help(sitting: Sitting, screen: Screen, seat: int, rest: str) -> str:
    """The help page, or why an action is not legal."""
    if rest:
        return why(sitting, seat, rest)
    for page in family_of(sitting.match.game).help_pages(sitting):
        screen.read_out(page)
    return ""


def why(sitting: Sitting, seat: int, text: str) -> str:
    """What an action would do, or why it is not legal; numbers mean the choices on the screen."""
    match, said, text = sitting.match, sitting.words, sitting.understood(text.lower())
    legal = family_of(match.game).legal_texts(sitting, seat)
    if text in legal:
        return said.say("notice-legal", choice=legal[text])
    try:
        action = match.game.parse(match.state, seat, text)
        refusal: SilvertrayError | None = match.game.why_not(match.state, seat, action)
    except SilvertrayError as error:
        refusal = error
    if refusal is None:
        return said.say("notice-legal", choice=text)
    return explain(said, refusal, sitting.names)


def show_log(sitting: Sitting, screen: Screen, seat: int, rest: str) -> str:
    """The last steps."""
    say = sitting.words.say
    lines = family_of(sitting.match.game).log_lines(sitting, seat)[-LOG_SHOWN:]
    screen.read_out([say("log-title"), *(lines or [say("log-empty")]), ""])
    return ""


def leave(sitting: Sitting, screen: Screen, seat: int, rest: str) -> str:
    """Save and quit."""
    raise Leave
