"""Processes beside this one in which bots play or think: none of them outlives it, and only it is interrupted."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from silvertray.core.errors import SetupError

FRESH = get_context("spawn")  # a fork would take along locks, sockets and threads of a server


@contextmanager
def hired(workers: Callable[[int], Executor], jobs: int) -> Iterator[Executor]:
    """So many workers, as long as there is work; raises SetupError if one of them is gone."""
    pool = workers(jobs)
    try:
        yield pool
    except BrokenExecutor:
        raise SetupError("workers-gone") from None
    finally:
        pool.shutdown(cancel_futures=True)  # who is interrupted does not wait for parts that have not begun


def local(jobs: int) -> Executor:
    """Workers that leave it to this process to be interrupted, and do not outlive it."""
    pool = ProcessPoolExecutor(jobs, mp_context=FRESH, initializer=follow_parent)
    with uninterrupted():
        for _ in range(jobs):
            pool.submit(int)
    return pool


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Processes that begin meanwhile never hear of Ctrl-C, which reaches all processes of a terminal."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def follow_parent() -> None:
    """End when the parent has ended."""
    Thread(target=end_after, args=[parent_process()], daemon=True).start()


def end_after(parent: Any) -> None:
    """End this process when another one has: one that was killed cannot ask for it."""
    parent.join()
    os._exit(1)
