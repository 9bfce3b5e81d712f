"""How a command ends: its exit code, and one line where something is wrong. Nothing that it says may stop it."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

from silvertray.core.errors import SilvertrayError

DIFFERENT, REFUSED = 1, 2  # exit codes: a result does not hold; the request cannot be met
SIGNALLED = 128  # and the number of the signal
INTERRUPTED = SIGNALLED + 2
DIFFERENCES = ("wrong-result", "illegal-step", "broken-promise", "other-dice")


def complain(error: SilvertrayError) -> int:
    """One line on what is wrong."""
    from silvertray.locale import explain, own_words

    print(f"silvertray: {explain(own_words(), error)}", file=sys.stderr)
    return DIFFERENT if error.code in DIFFERENCES else REFUSED


def write_anything() -> None:
    """Write by their numbers what a terminal or file does not know: signs, or bytes in the name of a file."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def pipe_closed() -> int:
    """Whoever read our output has gone: nothing more is written, not even at the interpreter's end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
