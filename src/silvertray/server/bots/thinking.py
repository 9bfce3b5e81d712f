"""Bots think in processes beside the server: a search holds the interpreter, and nobody else may wait for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.process import BaseProcess
from threading import Lock

import structlog

from silvertray.bots.processes import FRESH, uninterrupted
from silvertray.core.bits import members
from silvertray.core.rng import COMPILED
from silvertray.server import metrics
from silvertray.server.bots.thinker import Thought, chosen, think
from silvertray.server.settings import Settings

# Bots that take less time than the half millisecond in which another process can be asked: measured, their longest
# thoughts took 0.6 ms among dice and 0.9 ms among cards. Uncompiled only the first two are quick.
DICE = ("random", "greedy", "solo", "beginner", "easy", "medium", "hard")[: None if COMPILED else 2]
CARDS = ("random", "greedy", "beginner", "easy")[: None if COMPILED else 2]
QUICK = {"clever": DICE, "twice": DICE, "dobro": CARDS}
PLAIN = "greedy"  # answers where no process does, so that no table waits for ever
TRIES = 2
log = structlog.get_logger()


class Gone(Exception):  # noqa: N818 - an end, not an error
    """A thinker has ended before it answered."""


class Thinker:
    """One process, started when it is asked for the first time, and again after it has ended."""

    def __init__(self, megabytes: int, patience: float) -> None:
        self._megabytes = megabytes
        self._patience = patience
        self._process: BaseProcess | None = None
        self._starting = Lock()
        self._is_closed = False

    def ask(self, thought: Thought | None) -> int:
        """Wait for the answer; raises Gone if there is none. To be called in a thread, by one at a time."""
        try:
            self._start()
            self._line.send(thought)
            answer = self._line.recv() if self._line.poll(self._patience) else "took too long"
        except (EOFError, OSError):
            answer = "ended"
        if isinstance(answer, int):
            return answer
        self.end()
        raise Gone(answer)

    def _start(self) -> None:
        with self._starting:
            if self._is_closed:
                raise EOFError
            if self._process is None:
                self._line, theirs = FRESH.Pipe()
                self._process = FRESH.Process(target=think, args=(theirs, self._megabytes), daemon=True)
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
    """The thinkers of one server process. Who asks first is answered first; a table asks for one thought at a time."""

    def __init__(self, settings: Settings) -> None:
        self._all = [Thinker(settings.thinker_megabytes, settings.thought_seconds) for _ in range(settings.thinkers)]
        self._idle: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()  # whoever is warm goes first
        for thinker in self._all:
            self._idle.put_nowait(thinker)
        self._asked: set[asyncio.Future[int]] = set()
        self._threads = ThreadPoolExecutor(settings.thinkers, "thinker")

    async def choose(self, thought: Thought) -> int:
        """What a bot does. Who is cancelled leaves the queue."""
        with metrics.THOUGHT_SECONDS.labels(thought.game, thought.bot).time():
            return chosen(thought) if is_quick(thought) else await self._thought_out(thought)

    async def _thought_out(self, thought: Thought) -> int:
        answer = await self._answer(thought)
        if answer is not None:
            return answer
        log.error("a plainer bot answers", game=thought.game, bot=thought.bot)
        return chosen(thought._replace(bot=PLAIN))

    async def are_there(self) -> bool:
        """Whether a thought would be answered; who is busy is there."""
        return self._idle.empty() or await self._answer(None) is not None

    async def _answer(self, thought: Thought | None) -> int | None:
        for _ in range(TRIES):
            try:
                return await self._ask(thought)
            except Gone as gone:
                metrics.LOST_THINKERS.inc()
                log.warning(
                    "a thinker is gone", bot=thought and thought.bot, game=thought and thought.game, why=str(gone)
                )
        return None

    async def _ask(self, thought: Thought | None) -> int:
        thinker = await self._idle.get()
        answer = asyncio.get_running_loop().run_in_executor(self._threads, thinker.ask, thought)
        self._asked.add(answer)
        answer.add_done_callback(partial(self._answered, thinker))
        return await asyncio.shield(answer)  # a thinker whose answer nobody wants any more is free when it has given it

    def _answered(self, thinker: Thinker, answer: asyncio.Future[int]) -> None:
        self._asked.discard(answer)
        self._idle.put_nowait(thinker)

    async def close(self) -> None:
        """End all of them."""
        for thinker in self._all:
            thinker.close()
        await asyncio.gather(*self._asked, return_exceptions=True)
        self._threads.shutdown()
        for thinker in self._all:
            thinker.end()


def is_quick(thought: Thought) -> bool:
    """Whether nobody has to wait for it: a quick bot, or nothing to choose."""
    return thought.bot in QUICK[thought.game] or len(members(thought.table.legal)) == 1
