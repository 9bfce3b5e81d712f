"""What the server counts, for Prometheus. No table, name or token is among it, and only this machine can ask."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import cache, wraps
from typing import Any, ParamSpec, TypeVar

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server

from silvertray.server.lines.limits import Buckets
from silvertray.server.settings import Settings

Answer = TypeVar("Answer")
Asked = ParamSpec("Asked")
Deed = Coroutine[Any, Any, Answer]
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LAG_EVERY = 0.25
PORTS = 64  # as many workers as there may be at one machine
DOORS = "barred challenge-gone foreign-page host-only not-host not-invited not-seated passkey-unknown sign-in-first"
FLOODS = "bad-frame body-too-large frame-too-long too-fast too-many-asks too-many-lines too-many-tables wrong-token"
WATCHED = {*DOORS.split(), *FLOODS.split()}  # refusals that the page leads nobody into
LINES = Buckets(0.2, 20)  # of the log for each code: who is refused over and over must not fill it
log = structlog.get_logger()

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, processor time and open files, where the system tells
STARTED = Gauge("silvertray_start_time_seconds", "When this process began", registry=REGISTRY)
COMMANDS = Counter("silvertray_commands", "Commands by what became of them", ["kind", "outcome"], registry=REGISTRY)
COMMAND_SECONDS = Histogram(
    "silvertray_command_seconds",
    "From a command to its commit and answer",
    ["kind"],
    buckets=SECONDS,
    registry=REGISTRY,
)
REFUSED = Counter("silvertray_refused_frames", "Frames that were refused, by code", ["code"], registry=REGISTRY)
COMMIT_SIZE = Histogram(
    "silvertray_commit_changes",
    "Changes that shared one commit",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200),
    registry=REGISTRY,
)
TABLES = Gauge("silvertray_open_tables", "Tables in memory", registry=REGISTRY)
WATCHERS = Gauge("silvertray_watchers", "Pages that look at a table", registry=REGISTRY)
THOUGHT_SECONDS = Histogram(
    "silvertray_thought_seconds", "Thoughts of bots", ["game", "bot"], buckets=SECONDS, registry=REGISTRY
)
LOST_THINKERS = Counter("silvertray_lost_thinkers", "Processes that ended in a thought", registry=REGISTRY)
NOTICES = Counter("silvertray_notices", "Notices of a turn by what became of them", ["outcome"], registry=REGISTRY)
LAG = Histogram(
    "silvertray_loop_lag_seconds", "How much later than asked the event loop wakes", buckets=SECONDS, registry=REGISTRY
)


# Finding a series by its labels takes longer than adding to it.
seconds_of = cache(COMMAND_SECONDS.labels)
count_of = cache(COMMANDS.labels)


def counted(carry_out: Callable[Asked, Deed[Answer]]) -> Callable[Asked, Deed[Answer]]:
    """The same commands, counted and timed."""

    @wraps(carry_out)
    async def carried_out(*args: Asked.args, **kwargs: Asked.kwargs) -> Answer:
        command: Any = args[-1]
        with seconds_of(command.type).time():
            answer = await carry_out(*args, **kwargs)
        note_answer(command.type, answer)
        return answer

    return carried_out


def note_answer(kind: str, answer: Any) -> None:
    """What became of a command."""
    count_of(kind, answer.type).inc()
    if answer.type == "refused":
        note_refusal(answer.code)


def note_refusal(code: str) -> None:
    """Count a refusal, and log one that is watched: by its code alone, as strangers choose what else they send."""
    REFUSED.labels(code).inc()
    if code in WATCHED and LINES.take(code):
        log.warning("refused", code=code)


@asynccontextmanager
async def measured(settings: Settings, open_tables: dict[str, Any]) -> AsyncIterator[None]:
    """Tell whoever asks at the port for metrics, if there is one."""
    if settings.metrics_port is None:
        yield
        return
    STARTED.set_to_current_time()
    TABLES.set_function(lambda: len(open_tables))
    WATCHERS.set_function(lambda: sum(len(live.watchers) for live in list(open_tables.values())))
    server = served(settings.metrics_host, settings.metrics_port)
    lag = asyncio.create_task(watch_lag(), name="lag")
    try:
        yield
    finally:
        lag.cancel()
        server.shutdown()
        server.server_close()


def served(host: str, port: int) -> Any:
    """A small server on a thread of its own, at the first port that is free: several workers take several."""
    for at in range(port, port + PORTS):
        try:
            server, _ = start_http_server(at, host, REGISTRY)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
        else:
            log.info("metrics are told", host=host, port=server.server_port)
            return server
    raise OSError(errno.EADDRINUSE, "no port is free for metrics")


async def watch_lag() -> None:
    """How long whatever holds the event loop keeps everybody waiting."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        LAG.observe(max(0.0, loop.time() - due))
