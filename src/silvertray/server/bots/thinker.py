"""A process in which bots and coaches think: it reads a question, answers it, and so on until its server has gone."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

from silvertray.bots import Table, bot
from silvertray.bots.processes import follow_parent
from silvertray.core.rng import Rng
from silvertray.games import game

MEGABYTE = 1 << 20

remembered = cache(bot)  # a bot's net is read once for each process
Tell = Callable[[int, int], None]  # how much of a long thought is done, and of how much


class Question(Protocol):
    """What can be thought about in another process: small, plain data, and all that the answer depends on."""

    def answer(self, tell: Tell) -> Any:
        """Think; long thoughts tell how far they are."""


class Progress(NamedTuple):
    """A thought goes on."""

    done: int
    of: int


class Answer(NamedTuple):
    """A thought has come to its end."""

    value: Any


class Failure(NamedTuple):
    """A thought broke off, and why."""

    why: str


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

    def answer(self, tell: Tell) -> int:
        """What the bot does."""
        return chosen(self)


def chosen(thought: Thought) -> int:
    """What a bot does, in this process."""
    return remembered(thought.game, thought.bot).choose(thought.table, Rng(thought.seed))


def think(line: Connection, megabytes: int, courtesy: int) -> None:
    """Answer questions until nobody asks any more, or until one fails: another process begins in better order."""
    follow_parent()
    cap_memory(megabytes)
    if courtesy:
        os.nice(courtesy)
    said: Answer | Failure = Answer(None)
    while isinstance(said, Answer):
        try:
            said = answered(line)
            line.send(said)
        except (EOFError, OSError):
            return  # the server has gone


def answered(line: Connection) -> Answer | Failure:
    """What comes of the next question. None is asked by who wants to know whether we are there."""
    try:
        question: Question | None = line.recv()
        return Answer(question.answer(lambda done, of: line.send(Progress(done, of))) if question else None)
    except (EOFError, OSError):
        raise
    except Exception:  # short of memory, even to read a question may fail
        return Failure(traceback.format_exc())


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
