"""Who plays: this process alone, processes beside it, or the machines of a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar

from silvertray.bots.processes import local
from silvertray.core.errors import SetupError

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


class Alone(Executor):
    """Does everything at once, here."""

    def submit(self, work: Callable[Asked, Answer], /, *args: Asked.args, **kwargs: Asked.kwargs) -> Future[Answer]:
        """What is done already."""
        done: Future[Answer] = Future()
        done.set_result(work(*args, **kwargs))
        return done


class Cluster(Executor):
    """Workers on Ray: those of a cluster that RAY_ADDRESS names, or a cluster of this machine alone."""

    def __init__(self, jobs: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # unless somebody wants to tell Ray's makers about it
        self.ray = found_ray()
        here = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": jobs, "include_dashboard": False}
        self.ray.init(logging_level="error", log_to_driver=False, **here)
        self.done_there = self.ray.remote(done)

    def submit(self, work: Callable[Asked, Answer], /, *args: Asked.args, **kwargs: Asked.kwargs) -> Future[Answer]:
        """A task for some worker."""
        asked: Future[Answer] = self.done_there.remote(work, *args, **kwargs).future()
        return asked

    def shutdown(self, *_: bool, **__: bool) -> None:
        """Leave the cluster, whatever is still being played."""
        self.ray.shutdown()


def done(work: Callable[Asked, Answer], /, *args: Asked.args, **kwargs: Asked.kwargs) -> Answer:
    """Any work: the one task that Ray has to know."""
    return work(*args, **kwargs)


def found_ray() -> Any:
    """Ray, which is not installed with the rest; raises SetupError."""
    try:
        import ray
    except ImportError:
        raise SetupError("ray-missing") from None
    return ray


@contextmanager
def crew(on: str, jobs: int) -> Iterator[Executor]:
    """Those who play; raises SetupError."""
    workers: Executor = Cluster(jobs) if on == "ray" else Alone() if jobs == 1 else local(jobs)
    try:
        yield workers
    finally:
        workers.shutdown(cancel_futures=True)
