"""How all tests are run."""

import asyncio
import os
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import settings

from tests.builds import IS_SECOND, NIGHTLY, TIMES, spared

# On CI the laws are tried on the same examples each time, so that a change is judged by itself; at home and at night,
# by --hypothesis-profile=nightly, on fresh ones.
settings.register_profile("ci", derandomize=True)
settings.register_profile(NIGHTLY, derandomize=False, deadline=None, max_examples=100 * TIMES, print_blob=True)
os.environ["LC_ALL"] = "C.UTF-8"  # whoever runs the tests: what they read is English
if os.environ.get("CI"):
    settings.load_profile("ci")

collect_ignore = list(spared(Path(__file__).parent)) if IS_SECOND else []


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
