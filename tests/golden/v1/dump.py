"""Writes the files of this folder. It ran once, with the package of the first version (README.md); never run it again.

git worktree add ../first 11eb4c1 && make -C ../first .venv/.run-ok .venv/.dev-ok
../first/.venv/bin/python -m tests.golden.v1.dump
"""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
import time
from contextlib import closing
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.golden.v1 import making, playing
from tests.golden.v1.asking import as_kept, http_answer, lay_out, news
from tests.golden.v1.kept import FOLDER, keep
from tests.golden.v1.stepping import step_lines
from tests.golden.v1.world import World
from tests.server.support.push_service import push_service
from tests.server.support.running import Server

POSITIONS = 1200  # of each game


def dump_games() -> None:
    """Match files, positions, choices, hints and reviews."""
    for slug in playing.GAMES:
        made = list(making.made(slug))
        lines = [playing.to_line(one.match, reveal=number % 3 == 0) for number, one in enumerate(made)]
        keep(f"matches-{slug}.jsonl", lines)
        keep(f"endings-{slug}.txt", (playing.ending_of(playing.read_match(line)) for line in lines))
        again = [one.commands if playing.is_repeatable(line) else None for one, line in zip(made, lines, strict=True)]
        keep(f"commands-{slug}.jsonl", (json.dumps(commands, ensure_ascii=False) for commands in again))
        positions = list(making.positions([one.match for one in made], POSITIONS, random.Random(slug)))
        keep(f"positions-{slug}.txt", chain.from_iterable(map(playing.position_lines, positions)))
        keep(f"choices-{slug}.txt", playing.choice_lines(positions))
        keep(f"hints-{slug}.txt", playing.hint_lines(positions))
        reviewed = [one.match for one in made if one.match.state.is_over()][: playing.REVIEWED]
        keep(f"reviews-{slug}.txt", chain.from_iterable(playing.account_lines(match, 0) for match in reviewed))


def dump_server(folder: Path) -> None:
    """A database that a server has written, and what the same server answers on a copy of it."""
    (folder / "first").mkdir()
    (folder / "second").mkdir()
    with push_service(folder) as service:
        os.environ["REQUESTS_CA_BUNDLE"] = str(service.certificate)
        told = {"push_hosts": service.host, "push_after": 0.5, "push_contact": "mailto:ann@example.org"}
        with Server(folder / "first", shortest_clock=1, **told) as server:
            world = World(server, service)
            world.play()
    written = time.time()
    with closing(sqlite3.connect(folder / "first" / "tables.db")) as database:
        keep("tables.sql", database.iterdump())
    people = {
        name: {"cookie": one.cookie, "session": one.session, "passkeys": [as_kept(key) for key in one.passkeys]}
        for name, one in world.people.items()
    }
    lay_out(folder / "second" / "tables.db", written)
    with Server(folder / "second") as server:
        asked = [
            {"who": who, "path": path} | http_answer(server, people[who], path) for who, path in unique(world.asked)
        ]
        shown = [seat._asdict() | {"news": news(server, *seat)} for seat in unique(world.seats)]
    answers = [{"written": written, "people": people}, *asked, *shown]
    keep("answers.jsonl", (json.dumps(one, ensure_ascii=False) for one in answers))


def unique(things: list[Any]) -> list[Any]:
    """Each but once."""
    return list(dict.fromkeys(things))


if __name__ == "__main__":
    shutil.copy(FOLDER.parents[2] / "docs" / "examples" / "outside_bot.py", FOLDER)
    dump_games()
    keep("steps.txt", step_lines())
    (FOLDER / "actions.txt").write_text("".join(f"{line}\n" for line in playing.action_lines()), encoding="utf-8")
    with TemporaryDirectory() as temporary:
        dump_server(Path(temporary))
