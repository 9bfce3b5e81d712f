"""How a command ends: its exit code, and one line where something is wrong."""

from __future__ import annotations

import os
import sys

from silvertray.core.errors import SilvertrayError

DIFFERENT, REFUSED = 1, 2  # exit codes: a result does not hold; the request cannot be met
SIGNALLED = 128  # and the number of the signal
INTERRUPTED = SIGNALLED + 2
DIFFERENCES = ("wrong-result", "illegal-step", "broken-promise", "other-dice")


def complain(error: SilvertrayError) -> int:
    """One line on what is wrong."""
    from silvertray.locale import explain, own_words

    print(printable(f"silvertray: {explain(own_words(), error)}"), file=sys.stderr)
    return DIFFERENT if error.code in DIFFERENCES else REFUSED


def printable(text: str) -> str:
    """The same text; a file's name may hold bytes that no terminal can show."""
    return text.encode(errors="backslashreplace").decode()


def pipe_closed() -> int:
    """Whoever read our output has gone: nothing more is written, not even at the interpreter's end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
