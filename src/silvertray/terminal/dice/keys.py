"""The keys of the dice games: the common ones, and those about sheets, order and rolling."""

from __future__ import annotations

from silvertray.core.errors import Refusal
from silvertray.locale.phrases import listed
from silvertray.terminal import keys
from silvertray.terminal.dice.sitting import DiceSitting
from silvertray.terminal.dice.table import SheetPage, Table
from silvertray.terminal.family import Key
from silvertray.terminal.numbers import number_typed
from silvertray.terminal.shown import Screen


def show_sheet(sitting: DiceSitting, screen: Screen, seat: int, rest: str) -> str:
    """Somebody's sheet."""
    shown = player_typed(sitting, rest) if rest else seat
    screen.look_at(SheetPage(Table(sitting.words, sitting.game, sitting.view(shown), sitting.names, shown, "")))
    return ""


def let_first(sitting: DiceSitting, screen: Screen, seat: int, rest: str) -> str:
    """Another player chooses first."""
    chosen = player_typed(sitting, rest)
    if chosen not in sitting.open_humans():
        others = listed(sitting.words, [sitting.names[other] for other in sitting.open_humans()])
        raise Refusal("player-not-asked", "C-50", seat=chosen, open=others or "-")
    sitting.goes_first = chosen
    return ""


def switch_auto_roll(sitting: DiceSitting, screen: Screen, seat: int, rest: str) -> str:
    """Let the dice roll by themselves, or not."""
    sitting.auto_roll = not sitting.auto_roll
    message = "notice-auto-on" if sitting.auto_roll else "notice-auto-off"
    return sitting.words.say(message, key=sitting.words.say("key-auto"))


def player_typed(sitting: DiceSitting, text: str) -> int:
    """The seat of a player's number; players count from 1."""
    number = number_typed(text)
    if not 1 <= number <= sitting.match.players:
        raise Refusal("no-such-player", text=text[:20], players=sitting.match.players)
    return number - 1


KEYS: dict[str, Key] = {
    "undo": keys.undo,
    "help": keys.show_help,
    "sheet": show_sheet,
    "first": let_first,
    "log": keys.show_log,
    "auto": switch_auto_roll,
    "quit": keys.leave,
}
