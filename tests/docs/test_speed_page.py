"""The page on speed shows what was measured, and the picture does too."""

from __future__ import annotations

from runpy import run_path
from typing import Any

from bench.peers import ours, theirs
from bench.peers.__main__ import BOARDGAME_IO
from tests.docs.pages import ROOT, section, tables

WRITE: dict[str, Any] = run_path(str(ROOT / "docs" / "speed" / "write.py"))
PAGE = (ROOT / "docs" / "speed.md").read_text("utf-8")


def test_tables_and_picture_are_those_of_the_last_measurement() -> None:
    figures = WRITE["measured"]()
    assert WRITE["written"](PAGE) == PAGE
    assert WRITE["PICTURE"].read_text("utf-8") == WRITE["picture"](WRITE["speeds"](figures))
    assert f"Measured on {figures['date']}" in PAGE


def test_every_library_that_was_asked_for_is_in_the_table_or_said_to_be_missing() -> None:
    told = {row[0].strip("*") for row in tables(section(PAGE, "Speed"))[0][1:]} | {*WRITE["measured"]()["missing"]}
    assert told == {*ours.WAYS, *theirs.WAYS, BOARDGAME_IO}
