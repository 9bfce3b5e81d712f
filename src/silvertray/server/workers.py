"""Several workers behind one door: who dies is followed by another one, and all can be renewed one after the other."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress

import structlog

from silvertray.server.settings import Settings

STEADY = 2.0  # who has lived so long may be followed at once
LONGEST_PAUSE = 10.0
DOUBLED = 10  # a pause at most so often: the longest is reached long before that
COMING_UP_SECONDS = 600.0  # it may have to bring a large database to its newest form first
GOODBYE_SECONDS = 15.0
READY = b"ready\n"
log = structlog.get_logger()


class Worker:
    """A process that serves the tables."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._up_since = time.monotonic()
        self.pid = process.pid

    async def is_ready(self, settings: Settings, within: float = COMING_UP_SECONDS) -> bool:
        """Tell it what to do; whether people can come. One that has not said so by then ends."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(settings.model_dump_json().encode() + b"\n")  # it stays open: its end is our end
        said = None
        try:
            with suppress(TimeoutError):
                said = await asyncio.wait_for(self._process.stdout.readline(), within)
        finally:
            if said not in (READY, b""):  # b"": it has ended by itself
                with suppress(ProcessLookupError):
                    self._process.kill()
        self._up_since = time.monotonic()
        return said == READY

    async def ended(self) -> int:
        """Its exit code, once it has ended."""
        return await self._process.wait()

    async def stop(self) -> None:
        """Let it finish what it has begun, and end."""
        if self._process.returncode is None:
            self._process.terminate()
        try:
            await asyncio.wait_for(self._process.wait(), GOODBYE_SECONDS)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()

    @property
    def was_steady(self) -> bool:
        """Whether people could come to it for a while."""
        return time.monotonic() - self._up_since > STEADY


class Place:
    """Where there is always one worker."""

    def __init__(self, settings: Settings, door: socket.socket, number: int) -> None:
        self._settings = settings
        self._number = number
        self._door = door
        self._deaths = 0
        self._changing = asyncio.Lock()
        self.worker: Worker | None = None

    async def fill(self) -> bool:
        """Put a new worker here; whether it came up. One that was here goes when people can come to the new one."""
        try:
            old, new = self.worker, Worker(await process_at(self._door, self._number))
        except OSError as error:  # no memory, or too many processes or files
            log.error("a worker could not be started", worker=self._number, error=str(error))
            return False
        if not await new.is_ready(self._settings):
            log.error("a worker did not come up", worker=self._number, pid=new.pid, code=await new.ended())
            return False
        log.info("worker is up", worker=self._number, pid=new.pid)
        self.worker = new
        if old:
            await old.stop()
        return True

    async def keep(self) -> None:
        """Let another worker follow one that has died."""
        while True:
            worker = self.worker
            assert worker
            code = await worker.ended()
            async with self._changing:
                if self.worker is worker:
                    log.warning("a worker has died", worker=self._number, pid=worker.pid, code=code)
                    await self._follow(worker)

    async def _follow(self, dead: Worker) -> None:
        self._deaths = 0 if dead.was_steady else self._deaths
        is_up = False
        while not is_up:
            await asyncio.sleep(pause_after(self._deaths))
            self._deaths += 1
            is_up = await self.fill()

    async def renew(self) -> bool:
        """Put a new worker here, which may be of a newer version; whether it came up. Otherwise the old one stays."""
        async with self._changing:
            return await self.fill()

    async def clear(self) -> None:
        """No worker is wanted here any more."""
        if self.worker:
            await self.worker.stop()


class Workers:
    """All places, and what the process that holds the door is told by signals."""

    def __init__(self, settings: Settings, door: socket.socket, announce: Callable[[], None]) -> None:
        self._places = [Place(settings, door, number) for number in range(1, settings.workers + 1)]
        self._announce = announce
        self._stop = asyncio.Event()
        self._renew = asyncio.Event()

    async def run(self) -> int:
        """Serve until somebody stops it; the exit code."""
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self._stop.set)
        loop.add_signal_handler(signal.SIGHUP, self._renew.set)
        serving = asyncio.create_task(self._serve())
        stopping = asyncio.create_task(self._stop.wait())
        await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        is_failure = serving.done()
        for task in (serving, stopping):
            task.cancel()
        await asyncio.gather(serving, stopping, return_exceptions=True)
        await asyncio.gather(*(place.clear() for place in self._places))
        return 1 if is_failure else 0

    async def _serve(self) -> None:
        """Ends only if the workers do not come up at all."""
        if not all(await asyncio.gather(*(place.fill() for place in self._places))):
            return
        self._announce()
        async with asyncio.TaskGroup() as all_of_it:
            for place in self._places:
                all_of_it.create_task(place.keep())
            all_of_it.create_task(self._renew_when_asked())

    async def _renew_when_asked(self) -> None:
        while await self._renew.wait():
            self._renew.clear()
            if all([await place.renew() for place in self._places]):
                log.info("all workers are renewed")
            else:
                log.error("some workers could not be renewed")  # which ones stands above


async def process_at(door: socket.socket, number: int) -> asyncio.subprocess.Process:
    """A new worker behind a door: a fresh program, so that it may be of a newer version than this one."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "silvertray.server.worker", str(door.fileno()), str(number)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        pass_fds=[door.fileno()],
        start_new_session=True,  # Ctrl+C is for the one who holds the door
    )


def pause_after(deaths: int) -> float:
    """None after the first death in a row, then longer and longer."""
    return min(LONGEST_PAUSE, 0.25 * 2 ** min(deaths, DOUBLED)) if deaths else 0.0


def serve_by_many(settings: Settings, door: socket.socket, announce: Callable[[], None]) -> int:
    """Serve by several workers until somebody stops it; the exit code."""
    door.listen(2048)  # who comes while no worker is there waits
    return asyncio.run(Workers(settings, door, announce).run())
