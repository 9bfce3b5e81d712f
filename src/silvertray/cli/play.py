"""`silvertray play`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from silvertray.cli.work import add_options, names_of, options_of
from silvertray.core.errors import SetupError
from silvertray.games import game


def add_arguments(command: ArgumentParser) -> None:
    """What is played, by whom, and where chance comes from."""
    command.add_argument("game", nargs="?", default="clever", help="command-any-game")
    command.add_argument("--players", type=int, help="command-play-players")
    command.add_argument("--bots", default="", help="command-play-bots")
    command.add_argument("--seed", type=int, help="command-play-seed")
    command.add_argument("--table-dice", action="store_true", help="command-play-table-dice")
    command.add_argument("--fair", action="store_true", help="command-play-fair")
    add_options(command)
    command.add_argument("--resume", action="store_true", help="command-play-resume")
    command.add_argument("--plain", action="store_true", help="command-play-plain")


def run(request: Namespace) -> int:
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


def check_resume(request: Namespace) -> None:
    """A saved game goes on as it is: nothing about it can be asked for again."""
    given = {"seed": request.seed is not None, "players": request.players is not None}
    given |= {name: bool(getattr(request, name)) for name in ("bots", "table_dice", "fair", "option")}
    for name in [name for name, is_given in given.items() if is_given]:
        raise SetupError("resume-alone", option=f"--{name.replace('_', '-')}")


def seating(request: Namespace) -> tuple[int, tuple[str, ...]]:
    """How many play, and the bots among them; who names neither plays with as few bots as the game allows."""
    from silvertray.bots import USUAL_LEVEL

    bots = names_of(request.bots)
    if request.players is not None or bots:
        return (request.players if request.players is not None else len(bots) + 1), bots
    least = game(request.game).seats.start
    return least, (USUAL_LEVEL,) * (least - 1)


def dealer_for(request: Namespace) -> Any:
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
