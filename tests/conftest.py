"""How all tests are run."""

import asyncio
import os
import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import settings

from tests.builds import IS_SECOND, NIGHTLY, TIMES, is_skipped, skipped_files

# By day every run tries the laws on the same examples, so that only a change can break one; at night
# (--hypothesis-profile=nightly) they are fresh. No example has a deadline: a busy machine is no fault.
settings.register_profile("everyday", deadline=None, derandomize=True)
settings.register_profile(NIGHTLY, deadline=None, derandomize=False, max_examples=100 * TIMES, print_blob=True)
settings.load_profile("everyday")
os.environ["LC_ALL"] = "C.UTF-8"  # tests read English, whatever the machine speaks
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell ignores it for background jobs
    signal.signal(signal.SIGINT, signal.default_int_handler)  # tests end commands by Ctrl+C

collect_ignore = [*skipped_files(Path(__file__).parent)] if IS_SECOND else []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if IS_SECOND:
        items[:] = [item for item in items if not is_skipped(item)]


# -- browsers beside everything else


@contextmanager
def without_browsers_loop(item: pytest.Item) -> Iterator[None]:
    """Playwright leaves its event loop running in the process; tests that come after its own begin loops of theirs."""
    left = asyncio._get_running_loop()
    if left is None or "web" in item.path.parts:
        yield
        return
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(left)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Fixtures too may begin a loop."""
    with without_browsers_loop(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """The test itself."""
    with without_browsers_loop(item):
        return (yield)
