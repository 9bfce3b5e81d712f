"""What a player may type besides an answer: each key does one thing, and tells it in a notice."""

from __future__ import annotations

from collections.abc import Callable

from silvertray.core.errors import Refusal
from silvertray.core.game import CHANCE
from silvertray.locale.phrases import listed
from silvertray.play.match import Step
from silvertray.terminal.help import help_pages, why
from silvertray.terminal.numbers import number_typed
from silvertray.terminal.screens import Screen
from silvertray.terminal.sitting import Sitting
from silvertray.terminal.table import Table

LOG_SHOWN = 18

# A key gets the sitting, the screen, the seat that is asked and what was typed behind it.
Key = Callable[[Sitting, Screen, int, str], str]


class Leave(Exception):  # noqa: N818 - nothing went wrong: the player leaves
    """The player saves and leaves."""


def press(sitting: Sitting, screen: Screen, seat: int, typed: str) -> str | None:
    """Do what a key says and return its notice; None if no key was typed."""
    first, _, rest = typed.partition(" ")
    for name, key in KEYS.items():
        if first.lower() == sitting.words.say(f"key-{name}"):
            return key(sitting, screen, seat, " ".join(rest.split()))
    mark = sitting.words.say("key-help")
    return why(sitting, seat, " ".join(typed.removeprefix(mark).split())) if typed.startswith(mark) else None


def undo(sitting: Sitting, screen: Screen, seat: int, rest: str) -> str:
    """Take the last step back."""
    sitting.undo()
    return sitting.words.say("notice-undone")


def show_help(sitting: Sitting, screen: Screen, seat: int, rest: str) -> str:
    """The help page, or why an action is not legal."""
    if rest:
        return why(sitting, seat, rest)
    for page in help_pages(sitting.words, sitting.game.printed):
        screen.read_out(page)
    return ""


def show_sheet(sitting: Sitting, screen: Screen, seat: int, rest: str) -> str:
    """Somebody's sheet."""
    shown = player_typed(sitting, rest) if rest else seat
    screen.show_sheet(Table(sitting.words, sitting.game, sitting.view(shown), sitting.names, shown, ""))
    return ""


def let_first(sitting: Sitting, screen: Screen, seat: int, rest: str) -> str:
    """Another player chooses first."""
    chosen = player_typed(sitting, rest)
    if chosen not in sitting.open_humans():
        others = listed(sitting.words, [sitting.names[other] for other in sitting.open_humans()])
        raise Refusal("player-not-asked", "C-50", seat=chosen, open=others or "-")
    sitting.goes_first = chosen
    return ""


def show_log(sitting: Sitting, screen: Screen, seat: int, rest: str) -> str:
    """The last steps."""
    say = sitting.words.say
    lines = [log_line(sitting, step) for step in sitting.match.log[-LOG_SHOWN:]]
    screen.read_out([say("log-title"), *(lines or [say("log-empty")]), ""])
    return ""


def log_line(sitting: Sitting, step: Step) -> str:
    """One step as the log writes it."""
    if step.seat == CHANCE:
        return sitting.words.say("log-chance", text=step.text)
    return sitting.words.say("log-line", name=sitting.names[step.seat], text=step.text)


def switch_auto_roll(sitting: Sitting, screen: Screen, seat: int, rest: str) -> str:
    """Let the dice roll by themselves, or not."""
    sitting.auto_roll = not sitting.auto_roll
    message = "notice-auto-on" if sitting.auto_roll else "notice-auto-off"
    return sitting.words.say(message, key=sitting.words.say("key-auto"))


def leave(sitting: Sitting, screen: Screen, seat: int, rest: str) -> str:
    """Save and quit."""
    raise Leave


def player_typed(sitting: Sitting, text: str) -> int:
    """The seat of a player's number; players count from 1."""
    number = number_typed(text)
    if not 1 <= number <= sitting.match.players:
        raise Refusal("no-such-player", text=text[:20], players=sitting.match.players)
    return number - 1


KEYS: dict[str, Key] = {
    "undo": undo,
    "help": show_help,
    "sheet": show_sheet,
    "first": let_first,
    "log": show_log,
    "auto": switch_auto_roll,
    "quit": leave,
}
