"""What the commands audit, export and import print. Each answers whether all was well."""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import asdict
from pathlib import Path

from silvertray.core.errors import SilvertrayError
from silvertray.locale import explain, own_words
from silvertray.locale.explain import printable
from silvertray.server.keeping.audit import Bar, audit
from silvertray.server.keeping.checking import Difference
from silvertray.server.keeping.transfer import bring_in, check_lines, export_matches, export_tables
from silvertray.server.settings import Settings


def report_audit(settings: Settings, jobs: int, as_json: bool, bar: Bar) -> bool:
    """One line for each table that differs, and one for all of them."""

    def tell(difference: Difference) -> None:
        print(json.dumps(difference._asdict()) if as_json else said_of(difference), flush=True)

    figures = asyncio.run(audit(settings, jobs, bar, tell))
    seen = asdict(figures)
    print(json.dumps(seen) if as_json else own_words().say("audit-done", **seen))
    return not figures.different


def said_of(difference: Difference) -> str:
    """One line on a table that differs."""
    return own_words().say("audit-difference", **difference._asdict())


def report_export(settings: Settings, file: Path, bar: Bar) -> bool:
    """How many tables were written."""
    count = asyncio.run(export_tables(settings, file, bar))
    print(own_words().say("export-done", file=printable(file.name), tables=count, left=0))
    return True


def report_finished(settings: Settings, file: Path, bar: Bar) -> bool:
    """How many matches were written, and which tables could not be."""
    left_out = 0

    def tell(difference: Difference) -> None:
        nonlocal left_out
        left_out += 1
        print(said_of(difference), file=sys.stderr)

    count = asyncio.run(export_matches(settings, file, bar, tell))
    print(own_words().say("export-done", file=printable(file.name), tables=count, left=left_out))
    return not left_out


def report_import(settings: Settings, file: Path) -> bool:
    """How many tables were brought in, or which lines are broken."""

    def tell(error: SilvertrayError) -> None:
        print(explain(own_words(), error), file=sys.stderr)

    name = printable(file.name)
    broken = check_lines(file, tell)
    if broken:
        print(own_words().say("import-broken", file=name, broken=broken), file=sys.stderr)
        return False
    print(own_words().say("import-done", file=name, **asyncio.run(bring_in(settings, file))._asdict()))
    return True
