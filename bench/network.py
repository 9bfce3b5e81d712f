"""A slow network before a server, which counts what comes down. Chromium's throttling leaves workers out."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 16_384


class Network:
    """Each request takes so long to be answered, and all answers share the bytes of a second."""

    def __init__(self, port: int, latency: float = 0.0, bytes_per_second: float = 0.0) -> None:
        self.address = ""
        self.down = 0  # bytes, headers included
        self._port, self._latency, self._speed = port, latency, bytes_per_second
        self._turn = asyncio.Lock()

    async def pass_on(self, page: asyncio.StreamReader, to_page: asyncio.StreamWriter) -> None:
        """One connection."""
        server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
        with suppress(asyncio.CancelledError):
            await asyncio.gather(self._up(page, to_server), self._down(server, to_page))

    async def _up(self, page: asyncio.StreamReader, server: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await page.read(CHUNK):
                await asyncio.sleep(self._latency)
                server.write(data)
        server.close()

    async def _down(self, server: asyncio.StreamReader, page: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await server.read(CHUNK):
                self.down += len(data)
                if self._speed:
                    async with self._turn:
                        await asyncio.sleep(len(data) / self._speed)
                page.write(data)
                await page.drain()
        page.close()


@contextmanager
def network(address: str, latency: float = 0.0, bytes_per_second: float = 0.0) -> Iterator[Network]:
    """The server at an address, seen through such a network."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    between = Network(int(address.rpartition(":")[2].rstrip("/")), latency, bytes_per_second)
    opening = asyncio.run_coroutine_threadsafe(asyncio.start_server(between.pass_on, "127.0.0.1", 0), loop)
    door = opening.result()
    between.address = f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}"
    yield between
    asyncio.run_coroutine_threadsafe(hang_up(), loop).result()
    loop.call_soon_threadsafe(loop.stop)
    thread.join()


async def hang_up() -> None:
    """End all connections."""
    connections = asyncio.all_tasks() - {asyncio.current_task()}
    for connection in connections:
        connection.cancel()
    await asyncio.gather(*connections, return_exceptions=True)
