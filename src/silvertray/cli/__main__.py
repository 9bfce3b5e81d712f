"""`python -m silvertray.cli` is the command `silvertray`."""

from __future__ import annotations

import sys

from silvertray.cli import main

if __name__ == "__main__":
    sys.exit(main())
