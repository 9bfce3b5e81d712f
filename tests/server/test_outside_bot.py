"""The example in docs/bot-api.md plays whole games against a real server."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.support.pages import maker
from tests.server.support.running import ANSWER_SECONDS, Server

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "examples" / "outside_bot.py"


@pytest.mark.parametrize("game", ["clever", "twice", "dobro"])
def test_a_bot_from_outside_plays_to_the_end(server: Server, game: str) -> None:
    table = server.table(game, "me open", seed=5)
    link = f"{server.address}/t/{table.id}#i={table.invite}"
    command = [sys.executable, str(EXAMPLE), link]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8") as bot:
        with maker(server, table) as ann:
            ann.play_on(random.Random(5))
            told, trouble = bot.communicate(timeout=ANSWER_SECONDS)
            assert (bot.returncode, trouble) == (0, "")
            assert json.loads(told) == ann.news["result"]
        assert ann.news["seats"][1]["name"] == "Outside bot"


def test_a_bot_without_a_right_is_told_why(server: Server) -> None:
    table = server.table("clever", "me open")
    link = f"{server.address}/t/{table.id}#i=wrong"
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), link], capture_output=True, encoding="utf-8", timeout=ANSWER_SECONDS, check=False
    )
    assert (done.returncode, done.stderr.strip()) == (1, "the server hung up: wrong-token")


def test_the_guide_shows_the_example_that_is_run() -> None:
    text = (DOCS / "bot-api.md").read_text(encoding="utf-8")
    assert "(examples/outside_bot.py)" in text
    code = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(code) <= 50
    assert [line for line in code if "import" in line][-1] == "from websockets.sync.client import connect"
