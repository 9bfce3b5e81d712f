"""What an address of the page will need, told with the answer: the browser asks for all of it at once.

Without these hints nothing is missing, but a browser finds out step by step, and each step is a way to the server.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from functools import cache
from pathlib import Path

from fastapi import Request
from sqlalchemy.exc import SQLAlchemyError

from silvertray.games import GAMES, game
from silvertray.games.clever.game import DiceGame
from silvertray.locale.languages import languages, meant
from silvertray.server.table.tables import Tables

PAGE = Path(__file__).parents[1] / "page"
SCREENS = {
    "": "home/pages.ts",
    "new": "home/pages.ts",
    "contest": "contests/ContestPage.svelte",
    "practise": "practise/PractisePage.svelte",
    "puzzles": "practise/DrillPage.svelte",
    "learn": "learn/LearnPage.svelte",
    "real": "home/RealTable.svelte",
    "replay": "replay/ReplayPage.svelte",
    "rules": "learn/RulesPage.svelte",
    "you": "people/You.svelte",
}
DICE, CARDS = "dice/DiceTable.svelte", "cards/CardsTable.svelte"
KINDS = {".js": "modulepreload", ".css": "preload; as=style; crossorigin"}
PATIENCE_SECONDS = 0.5  # for what is only a hint


@cache
def parts() -> dict[str, list[str]]:
    """The files of each part of the page, as the build left them; others have the shell's besides."""
    built = PAGE / "parts.json"
    known: dict[str, list[str]] = json.loads(built.read_text(encoding="utf-8")) if built.is_file() else {}
    return known


async def hints(path: str, request: Request) -> str:
    """The files that the page will need at an address, for the header `Link`."""
    place, _, which = path.partition("/")
    screen = await table_screen(which, request.app.state.tables) if place == "t" else SCREENS.get(place, "")
    needed = ("shell", f"words:{language_of(request)}", screen)  # in this order: six at a time are asked for
    files = [file for part in needed for file in parts().get(part, ())]
    return ", ".join(f"<{file}>; rel={KINDS[file[file.rindex('.') :]]}" for file in files)


def language_of(request: Request) -> str:
    """What the page will speak to somebody who has not chosen another language."""
    wanted = request.headers.get("accept-language", "").split(",")
    return meant([tag.partition(";")[0].strip() for tag in wanted], languages())


async def table_screen(table: str, tables: Tables) -> str:
    """How a table is drawn; nothing if there is none, or it cannot be told soon."""
    with suppress(TimeoutError, SQLAlchemyError):
        async with asyncio.timeout(PATIENCE_SECONDS):
            record = await tables.store.record(table)
        if record and record.game in GAMES:
            return DICE if isinstance(game(record.game), DiceGame) else CARDS
    return ""
