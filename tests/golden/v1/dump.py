"""Writes the files of this folder. It ran once, with the package of the first version; the README says why only once.

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

from tests.golden.v1 import lines as describe
from tests.golden.v1 import matches
from tests.golden.v1.answers import dump_passkey, first_news, get_answer, restore_database
from tests.golden.v1.environments import step_lines
from tests.golden.v1.files import FOLDER, write_lines
from tests.golden.v1.world import World
from tests.server.support.push_service import push_service
from tests.server.support.running import Server

POSITIONS = 1200  # of each game


def dump_games() -> None:
    """Match files, positions, choices, hints and reviews."""
    for slug in describe.GAMES:
        played = list(matches.play_matches(slug))
        lines = [describe.to_line(one.match, reveal=number % 3 == 0) for number, one in enumerate(played)]
        write_lines(f"matches-{slug}.jsonl", lines)
        write_lines(f"endings-{slug}.txt", (describe.ending_line(describe.read_match(line)) for line in lines))
        again = [
            one.commands if describe.is_repeatable(line) else None for one, line in zip(played, lines, strict=True)
        ]
        write_lines(f"commands-{slug}.jsonl", (json.dumps(commands, ensure_ascii=False) for commands in again))
        positions = list(matches.sample_positions([one.match for one in played], POSITIONS, random.Random(slug)))
        write_lines(f"positions-{slug}.txt", chain.from_iterable(map(describe.position_lines, positions)))
        write_lines(f"choices-{slug}.txt", describe.choice_lines(positions))
        write_lines(f"hints-{slug}.txt", describe.hint_lines(positions))
        reviewed = [one.match for one in played if one.match.state.is_over()][: describe.REVIEWED]
        write_lines(f"reviews-{slug}.txt", chain.from_iterable(describe.account_lines(match, 0) for match in reviewed))


def dump_server(folder: Path) -> None:
    """A database written by a server, and the server's answers on a copy of it."""
    (folder / "first").mkdir()
    (folder / "second").mkdir()
    with push_service(folder) as service:
        os.environ["REQUESTS_CA_BUNDLE"] = str(service.certificate)
        settings = {"push_hosts": service.host, "push_after": 0.5, "push_contact": "mailto:ann@example.org"}
        with Server(folder / "first", shortest_clock=1, **settings) as server:
            world = World(server, service)
            world.play()
    written = time.time()
    with closing(sqlite3.connect(folder / "first" / "tables.db")) as database:
        write_lines("tables.sql", database.iterdump())
    people = {
        name: {"cookie": one.cookie, "session": one.session, "passkeys": [dump_passkey(key) for key in one.passkeys]}
        for name, one in world.people.items()
    }
    restore_database(folder / "second" / "tables.db", written)
    with Server(folder / "second") as server:
        asked = [
            {"who": who, "path": path} | get_answer(server, people[who], path) for who, path in unique(world.requests)
        ]
        shown = [seat._asdict() | {"news": first_news(server, *seat)} for seat in unique(world.seats)]
    answers = [{"written": written, "people": people}, *asked, *shown]
    write_lines("answers.jsonl", (json.dumps(one, ensure_ascii=False) for one in answers))


def unique(things: list[Any]) -> list[Any]:
    """Without repetitions."""
    return list(dict.fromkeys(things))


if __name__ == "__main__":
    assert not list(FOLDER.glob("*.xz")), "never regenerate these files: README.md says why"
    shutil.copy(FOLDER.parents[2] / "docs" / "examples" / "outside_bot.py", FOLDER)
    dump_games()
    write_lines("steps.txt", step_lines())
    (FOLDER / "actions.txt").write_text("".join(f"{line}\n" for line in describe.action_lines()), encoding="utf-8")
    with TemporaryDirectory() as temporary:
        dump_server(Path(temporary))
