"""One of several workers: it is handed the door and the settings by the process that holds the door."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading

import structlog

from silvertray.server.serve import run, set_up_logs
from silvertray.server.settings import Settings

STDIN = 0


def main() -> int:
    """Serve until told to stop, or until nobody is there to tell."""
    set_up_logs()
    structlog.contextvars.bind_contextvars(worker=int(sys.argv[2]))
    settings = Settings.model_validate_json(first_line())
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    with socket.socket(fileno=int(sys.argv[1])) as door:
        return run(settings, door, lambda: print("ready", flush=True))


def first_line() -> bytes:
    """What stands on standard input before the first end of a line; unbuffered, as a thread reads on."""
    line = b""
    while not line.endswith(b"\n"):
        line += os.read(STDIN, 1) or b"\n"
    return line


def end_with_the_parent() -> None:
    """Stop when standard input ends, for then the parent has died."""
    while os.read(STDIN, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
