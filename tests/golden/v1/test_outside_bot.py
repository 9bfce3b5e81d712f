"""The example bot of the first version, unchanged, plays at a server of this program."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

from tests.golden.v1.kept import FOLDER
from tests.golden.v1.playing import GAMES
from tests.server.support.pages import maker
from tests.server.support.running import ANSWER_SECONDS, Server


def test_the_first_outside_bot_plays_every_game_to_its_end(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for game in GAMES:
            table = server.table(game, "me open", seed=5)
            link = f"{server.address}/t/{table.id}#i={table.invite}"
            with (
                subprocess.Popen([sys.executable, FOLDER / "outside_bot.py", link], stdout=subprocess.PIPE) as bot,
                maker(server, table) as ann,
            ):
                ann.play_on(random.Random(5))
                told, _ = bot.communicate(timeout=ANSWER_SECONDS)
            assert bot.returncode == 0
            assert json.loads(told) == ann.news["result"]
    assert "Traceback" not in server.log()
