"""Which languages are offered, and which of them somebody means."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
BASE = "en"
CHOSEN = "SILVERTRAY_LANG"  # by --lang; workers of this program inherit it
ASKED = (CHOSEN, "LC_ALL", "LC_MESSAGES", "LANG")  # the first of them that is set decides


@cache
def languages() -> dict[str, tuple[str, ...]]:
    """The languages there are, each with the others whose speakers read it best."""
    registry = json.loads((FOLDER / "languages.json").read_text(encoding="utf-8"))
    return {lang: tuple(entry.get("also", ())) for lang, entry in registry.items()}


def own_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of whoever runs this program."""
    asked = next(filter(None, map(environment.get, ASKED)), "")
    return meant([tag_of(asked)], languages())


def tag_of(locale: str) -> str:
    """A POSIX locale as a language tag: `ru_RU.UTF-8` is `ru-RU`, `sr_RS@latin` is `sr-Latn`."""
    place, _, modifier = locale.partition("@")
    tag = place.partition(".")[0].replace("_", "-")
    return f"{tag.partition('-')[0]}-Latn" if modifier == "latin" else tag


def meant(tags: Iterable[str], offered: Mapping[str, Collection[str]]) -> str:
    """The first of the wanted languages that is offered, in whatever country it is spoken; else English."""
    known = {tag.lower(): lang for lang, also in offered.items() for tag in (lang, *also)}
    found = (known.get(shorter) for tag in tags for shorter in shortened(tag.lower()))
    return next(filter(None, found), BASE)


def shortened(tag: str) -> list[str]:
    """`sr-latn-rs`, `sr-latn`, `sr`."""
    parts = tag.split("-")
    return ["-".join(parts[:length]) for length in range(len(parts), 0, -1)]
