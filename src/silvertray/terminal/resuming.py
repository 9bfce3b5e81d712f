"""The list of saved games, and the choice of one."""

from __future__ import annotations

import time
from pathlib import Path

from silvertray.core.errors import SetupError, SilvertrayError
from silvertray.locale import Words, reason
from silvertray.locale.phrases import listed
from silvertray.play.home import home
from silvertray.play.match import Match
from silvertray.terminal.keys import Leave, is_key
from silvertray.terminal.numbers import number_typed
from silvertray.terminal.saves import load, saved_games
from silvertray.terminal.seats import shown_names
from silvertray.terminal.shown import Screen


def choose_saved(words: Words, screen: Screen) -> tuple[Path, Match]:
    """Show the saved games and let the player choose; raises SetupError if there are none, Leave on leaving."""
    paths = saved_games()
    if not paths:
        raise SetupError("no-saved-games", folder=str(home()))
    screen.tell([words.say("resume-title"), *(saved_line(words, n, path) for n, path in enumerate(paths, 1))])
    screen.tell([words.say("resume-ask", quit=words.say("key-quit"))])
    while True:
        try:
            path = path_typed(words, paths, screen.ask(words.say("prompt")).strip())
            return path, load(path)
        except SilvertrayError as error:
            screen.tell([reason(words, error)])


def path_typed(words: Words, paths: list[Path], typed: str) -> Path:
    """The file of a typed number; Enter takes the latest."""
    if is_key(words, "quit", typed):
        raise Leave
    number = number_typed(typed) if typed else 1
    if not 1 <= number <= len(paths):
        raise SetupError("no-such-game", text=typed[:20], most=len(paths))
    return paths[number - 1]


def saved_line(words: Words, number: int, path: Path) -> str:
    """One saved game; a broken file says what is wrong with it."""
    try:
        match = load(path)
    except SilvertrayError as error:
        return words.say("resume-broken", number=number, file=path.name, why=reason(words, error))
    view = match.view(None)
    return words.say(
        "resume-line",
        number=number,
        game=words.say(f"game-{match.game.slug}"),
        players=listed(words, shown_names(words, match.names)),
        round=view.round,
        rounds=view.rounds,
        scores=" : ".join(str(match.state.score(seat)) for seat in range(match.players)),
        when=time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime)),
    )
