"""What people are told when a data set is written."""

from __future__ import annotations

from typing import Any

from silvertray.locale import own_words


def report(figures: dict[str, Any]) -> None:
    """One line on what there is now."""
    print(own_words().say("dataset-done", file=figures["file"], choices=figures["choices"], games=figures["games"]))
