"""Bots and coaches think in processes beside the server: a search holds the interpreter, and nobody may wait for it."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any, NamedTuple

import structlog

from silvertray.bots.processes import FRESH, uninterrupted
from silvertray.core.bits import members
from silvertray.core.rng import COMPILED
from silvertray.server import metrics
from silvertray.server.bots.thinker import Answer, Failure, Progress, Question, Tell, Thought, chosen, think
from silvertray.server.settings import Settings

# Bots that take less time than the half millisecond in which another process can be asked: measured, their longest
# thoughts took 0.6 ms among dice and 0.9 ms among cards. Uncompiled only the first two are quick.
DICE = ("random", "greedy", "solo", "beginner", "easy", "medium", "hard")[: None if COMPILED else 2]
CARDS = ("random", "greedy", "beginner", "easy")[: None if COMPILED else 2]
QUICK = {"clever": DICE, "twice": DICE, "dobro": CARDS}
PLAIN = "greedy"  # answers where no process does, so that no table waits for ever
TRIES = 2
COURTESY = 10  # by how much whoever reviews games lets everybody else go first
log = structlog.get_logger()


class Gone(Exception):  # noqa: N818 - an end, not an error
    """A thinker has ended before it answered."""


class Limits(NamedTuple):
    """How many processes there are, how much each may take, for how long, and whether it lets others go first."""

    processes: int
    megabytes: int
    seconds: float
    courtesy: int = 0


def for_bots(settings: Settings) -> Limits:
    """The processes for what somebody waits for at a table."""
    return Limits(settings.thinkers, settings.thinker_megabytes, settings.thought_seconds)


def for_reviews(settings: Settings) -> Limits:
    """The one process for what takes longer."""
    return Limits(1, settings.thinker_megabytes, settings.review_seconds, COURTESY)


def nobody_asks(done: int, of: int) -> None:
    """How far a thought is, where nobody wants to know."""


class Thinker:
    """One process, started when it is asked for the first time, and again after it has ended."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._process: BaseProcess | None = None
        self._starting = Lock()
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """Its process, if there is one."""
        return self._process.pid if self._process else None

    def ask(self, question: Question | None, tell: Tell = nobody_asks) -> Any:
        """Wait for the answer; raises Gone if there is none. To be called in a thread, by one at a time."""
        try:
            self._start()
            self._line.send(question)
            said = self._heard(tell)
        except (EOFError, OSError):
            said = Failure("ended")
        if isinstance(said, Answer):
            return said.value
        self.end()
        raise Gone(said.why)

    def _heard(self, tell: Tell) -> Answer | Failure:
        until = time.monotonic() + self.limits.seconds
        while self._line.poll(max(0.0, until - time.monotonic())):
            said: Progress | Answer | Failure = self._line.recv()
            if not isinstance(said, Progress):
                return said
            tell(*said)
        return Failure("took too long")

    def _start(self) -> None:
        with self._starting:
            if self._is_closed:
                raise EOFError
            if self._process is None:
                self._line, theirs = FRESH.Pipe()
                given = (theirs, self.limits.megabytes, self.limits.courtesy)
                self._process = FRESH.Process(target=think, args=given, daemon=True)
                with uninterrupted():
                    self._process.start()
                theirs.close()

    def end(self) -> None:
        """End the process; nobody may be asking it."""
        if self._process:
            self._process.kill()
            self._process.join()
            self._line.close()
            self._process = None

    def close(self) -> None:
        """End the process for good, whatever it thinks about; whoever waits for it is told."""
        with self._starting:
            self._is_closed = True
            if self._process:
                self._process.kill()


class Thinkers:
    """Thinkers of one server process. Who asks first is answered first; a table asks for one thought at a time."""

    def __init__(self, limits: Limits) -> None:
        self.all = [Thinker(limits) for _ in range(limits.processes)]
        self._idle: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()  # whoever is warm goes first
        for thinker in self.all:
            self._idle.put_nowait(thinker)
        self.asked: set[asyncio.Future[Any]] = set()  # what is thought about now
        self._threads = ThreadPoolExecutor(limits.processes, "thinker")

    async def choose(self, thought: Thought) -> int:
        """What a bot does. Who is cancelled leaves the queue."""
        with metrics.THOUGHT_SECONDS.labels(thought.game, thought.bot).time():
            return chosen(thought) if is_quick(thought) else await self._thought_out(thought)

    async def _thought_out(self, thought: Thought) -> int:
        try:
            answer: int = await self.ask(thought)
        except Gone:
            log.error("a plainer bot answers", game=thought.game, bot=thought.bot)
            answer = chosen(thought._replace(bot=PLAIN))
        return answer

    async def are_there(self) -> bool:
        """Whether a question would be answered; who is busy is there."""
        try:
            if not self._idle.empty():
                await self.ask(None)
        except Gone:
            return False
        return True

    async def ask(self, question: Question | None, tell: Tell = nobody_asks) -> Any:
        """The answer to a question, tried twice; raises Gone. `tell` is called from another thread."""
        for _ in range(TRIES):
            try:
                return await self._ask(question, tell)
            except Gone as gone:
                metrics.LOST_THINKERS.inc()
                log.warning("a thinker is gone", **about(question), why=str(gone))
                lost = gone
        raise lost

    async def _ask(self, question: Question | None, tell: Tell) -> Any:
        thinker = await self._idle.get()
        answer = asyncio.get_running_loop().run_in_executor(self._threads, thinker.ask, question, tell)
        self.asked.add(answer)
        answer.add_done_callback(partial(self._answered, thinker))
        return await asyncio.shield(answer)  # a thinker whose answer nobody wants any more is free when it has given it

    def _answered(self, thinker: Thinker, answer: asyncio.Future[Any]) -> None:
        self.asked.discard(answer)
        self._idle.put_nowait(thinker)

    async def close(self) -> None:
        """End all of them."""
        for thinker in self.all:
            thinker.close()
        await asyncio.gather(*self.asked, return_exceptions=True)
        self._threads.shutdown()
        for thinker in self.all:
            thinker.end()


def about(question: Question | None) -> dict[str, str]:
    """What a log tells of a question."""
    told = {"kind": type(question).__name__.lower()} if question else {}
    return told | {name: getattr(question, name) for name in ("game", "bot") if hasattr(question, name)}


def is_quick(thought: Thought) -> bool:
    """Whether nobody has to wait for it: a quick bot, or nothing to choose."""
    return thought.bot in QUICK[thought.game] or len(members(thought.table.legal)) == 1
