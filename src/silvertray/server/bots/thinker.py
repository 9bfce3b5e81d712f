"""A process in which bots think: it reads a thought, answers with an action, and so on until its server has gone."""

from __future__ import annotations

import traceback
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from silvertray.bots import Table, bot
from silvertray.bots.processes import follow_parent
from silvertray.core.rng import Rng
from silvertray.games import game

MEGABYTE = 1 << 20

remembered = cache(bot)  # a bot's net is read once for each process


class Thought(NamedTuple):
    """What a bot is asked: small, and all that its choice depends on. A position travels as plain data."""

    game: str
    bot: str
    state: Any
    seat: int
    seed: int

    @property
    def table(self) -> Table:
        """The table as the bot sits at it."""
        return Table(game(self.game), self.state, self.seat)


def chosen(thought: Thought) -> int:
    """What a bot does, in this process."""
    return remembered(thought.game, thought.bot).choose(thought.table, Rng(thought.seed))


def think(line: Connection, megabytes: int) -> None:
    """Answer thoughts until nobody asks any more, or until one fails: another process begins in better order."""
    follow_parent()
    cap_memory(megabytes)
    answer: int | str = 0
    while isinstance(answer, int):
        try:
            answer = answered(line)
            line.send(answer)
        except (EOFError, OSError):
            return  # the server has gone


def answered(line: Connection) -> int | str:
    """An action, or what went wrong. None is asked by who wants to know whether we are there."""
    try:
        thought: Thought | None = line.recv()
        return chosen(thought) if thought else 0
    except (EOFError, OSError):
        raise
    except Exception:  # short of memory, even to read a thought may fail
        return traceback.format_exc()


def cap_memory(megabytes: int) -> None:
    """Let a thought that wants too much fail here, before the whole machine suffers; where there is such a limit."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    wanted = megabytes * MEGABYTE
    limit = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    # Not RLIMIT_AS: the allocator reserves room in there that nobody uses.
    resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
