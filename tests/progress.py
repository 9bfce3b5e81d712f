"""Show one line of progress while tests run, and the time per folder at the end: `pytest -p tests.progress`.

`make test` runs several parts at once. Each part keeps its line in build/progress. On a terminal, whichever part draws
next shows the lines of all parts. Elsewhere, such as on CI, each part prints its own line every 15 seconds.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

PART = {"compiled": "compiled", "pure": "uncompiled"}.get(os.environ.get("SILVERTRAY_BUILD", ""), "tests")
PART += ", all" if "SILVERTRAY_ALONE" in os.environ else ""
# A file descriptor. The Makefile sets it, because it sends all other output of a part to a log.
OUTPUT = int(os.environ.get("SILVERTRAY_PROGRESS", "1"))
LINES = Path(__file__).parents[1] / "build" / "progress"
TERMINAL_INTERVAL, LOG_INTERVAL = 0.2, 15  # seconds between two lines
CLEAR_LINE = "\r\x1b[K"
LEFT_OUT = "left out"  # a worker's count of deselected tests, which its controller reads
EVERYDAY = "not strength"  # the marker expression of pyproject.toml


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):
        config.pluginmanager.register(Worker(config))
    else:
        config.pluginmanager.register(Progress(os.dup(OUTPUT)))  # a copy, because pytest captures 1


class Worker:
    """Counts deselected tests: only workers know them."""

    def __init__(self, config: Any) -> None:
        self.output = config.workeroutput
        self.output[LEFT_OUT] = 0

    def pytest_deselected(self, items: Sequence[pytest.Item]) -> None:
        self.output[LEFT_OUT] += len(items)


class Progress:
    """The progress of one part."""

    def __init__(self, output: int) -> None:
        self.output = output
        self.is_terminal = os.isatty(output)
        self.began = self.last_drawn = monotonic()
        self.total = self.done = self.left_out = 0
        self.failed: set[str] = set()
        self.tests: Counter[str] = Counter()
        self.seconds: Counter[str] = Counter()

    # -- events

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.total = len(session.items)

    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        self.total = len(ids)

    def pytest_deselected(self, items: Sequence[pytest.Item]) -> None:
        self.left_out += len(items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.left_out = getattr(node, "workeroutput", {}).get(LEFT_OUT, self.left_out)  # the same in every worker

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        folder = report.nodeid.split("/")[1].partition("::")[0]
        self.seconds[folder] += report.duration
        if report.failed and report.nodeid not in self.failed:
            self.failed.add(report.nodeid)
            self.say(f"FAILED {report.nodeid} ({PART})\n")
        if report.when == "teardown":
            self.tests[folder] += 1
            self.done += 1
            self.draw()

    @pytest.hookimpl(wrapper=True)
    def pytest_report_teststatus(self) -> Generator[None, Any, Any]:
        """Print no dots."""
        category, _, word = yield
        return category, "", word

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        if self.is_terminal:
            self.line_file.unlink(missing_ok=True)
            self.say("")
        else:
            self.draw(is_last=True)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section(f"{PART}: seconds by folder")
        for folder, seconds in self.seconds.most_common():
            terminalreporter.write_line(f"{folder:<12}{self.tests[folder]:>6} tests{seconds:>8.1f} s")
        if self.left_out and terminalreporter.config.option.markexpr == EVERYDAY:
            terminalreporter.write_line(f"Left out: {self.left_out} tests of `make strength`")

    # -- output

    @property
    def line_file(self) -> Path:
        return LINES / PART

    @property
    def line(self) -> str:
        minutes, seconds = divmod(int(monotonic() - self.began), 60)
        failed = f"{len(self.failed)} failed, " if self.failed else ""
        return f"{PART} {self.done}/{self.total}, {failed}{minutes}:{seconds:02}"

    def draw(self, is_last: bool = False) -> None:
        now = monotonic()
        if now - self.last_drawn < (TERMINAL_INTERVAL if self.is_terminal else LOG_INTERVAL) and not is_last:
            return
        self.last_drawn = now
        if not self.is_terminal:
            self.say(f"{self.line}\n")
            return
        LINES.mkdir(parents=True, exist_ok=True)
        self.line_file.write_text(self.line)
        columns = os.get_terminal_size(self.output).columns or 80
        self.say(" | ".join(file.read_text() for file in sorted(LINES.iterdir()))[: columns - 1])

    def say(self, text: str) -> None:
        """Write at once, so that parts don't mix their lines."""
        os.write(self.output, f"{CLEAR_LINE if self.is_terminal else ''}{text}".encode())
