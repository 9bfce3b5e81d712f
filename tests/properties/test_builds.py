"""Law: compiled and uncompiled agree: the same logs, positions and figures from the same seeds, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.builds import IS_SECOND

SOURCE = Path(__file__).parents[2] / "src"

WHERE = "import silvertray; print(silvertray.__file__)\n"

GAMES = """
import itertools, random
from silvertray.core.bits import members
from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng
from silvertray.games import game

for rules, players, seed in itertools.product((game("clever"), game("twice")), (1, 2, 3, 4), range(4)):
    dice, luck = Rng(seed), random.Random(seed)
    state = rules.new(players, {"solo_fallback": "off" if seed == 3 else "on"})
    while not state.is_over():
        seat = luck.choice(state.open_seats())
        action = state.sample(dice) if seat == CHANCE else luck.choice(members(state.legal(seat)))
        print([state.legal(other) for other in range(players)], rules.position(state))
        print(seat, rules.text(state, seat, action), action)
        state.apply(seat, action)
    print(rules.ranking(state), rules.view(state, None))
"""

CARDS = """
import itertools, random
from silvertray.core.bits import members
from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng
from silvertray.games import game
from silvertray.play.dealer import Seeded

rules = game("dobro")
OPTIONS = ({}, {"draw": "classic"}, {"edition": "br", "lead_specials": "off"}, {"rounds": "players"})
for seed, (players, options) in enumerate(itertools.product(range(2, 7), OPTIONS)):
    if players < 4 and "rounds" in options:
        continue
    dealer, luck = Seeded(seed), random.Random(seed)
    state = rules.new(players, options)
    while not state.is_over():
        seat = luck.choice(state.open_seats())
        action = dealer.outcome(state) if seat == CHANCE else luck.choice(members(state.legal(seat)))
        print([state.legal(other) for other in range(players)], rules.position(state))
        print(seat, rules.text(state, seat, action), action, state.outcomes())
        if luck.random() < 0.1:
            print(rules.position(state.imagine(seat % players, Rng(seed))), rules.view(state, seat % players))
        state.apply(seat, action)
    print(rules.ranking(state), rules.view(state, None))
"""

SIMULATIONS = """
import itertools, json, pathlib, tempfile
from silvertray.lab.simulate import Plan, simulate

def show(plan, log=None):
    figures = simulate(plan, 1, lambda more: None, log)
    print(json.dumps({k: v for k, v in figures.items() if k not in ("seconds", "games_per_second", "compiled")}))

with tempfile.TemporaryDirectory() as folder:
    for slug, players in itertools.product(("clever", "twice"), (1, 2, 3, 4)):
        show(Plan(slug, players, ("random",), 50, 2**64 - players, {}))
        log = pathlib.Path(folder, "log")
        show(Plan(slug, players, ("greedy",), 2, players, {"solo_fallback": "off"}), log)
        print(log.read_text("utf-8"))
    for players, options in itertools.product(range(2, 7), ({}, {"draw": "classic"}, {"edition": "br"})):
        show(Plan("dobro", players, ("random",), 10, 2**64 - players, options))
        show(Plan("dobro", players, ("greedy",), 1, players, options), log)
        print(log.read_text("utf-8"))
"""

THOUGHTS = """
import random
from silvertray.analysis import coach
from silvertray.bots import Table, bot
from silvertray.core.bits import members
from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng
from silvertray.games import game

for slug, players, every in (("clever", 1, 8), ("clever", 2, 30), ("twice", 1, 10), ("twice", 3, 50), ("dobro", 3, 40)):
    rules, dice, luck = game(slug), Rng(players), random.Random(players)
    state, steps = rules.new(players, {}), 0
    while not state.is_over():
        seat, steps = luck.choice(state.open_seats()), steps + 1
        action = state.sample(dice) if seat == CHANCE else luck.choice(members(state.legal(seat)))
        if seat != CHANCE and steps % every == 0:
            table = Table(rules, state, seat)
            print([bot(slug, level).choose(table, Rng(steps)) for level in ("beginner", "easy", "medium")])
            print(coach(slug, "quick").options(state, seat, steps))
        state.apply(seat, action)
"""

ROWS = """
import random
from silvertray.core.bits import members
from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng
from silvertray.envs.seeing import observed
from silvertray.games import game

for slug, players in (("clever", 1), ("twice", 2), ("dobro", 4)):
    rules, dice, luck = game(slug), Rng(players), random.Random(players)
    state = rules.new(players, {})
    while not state.is_over():
        seat = luck.choice(state.open_seats())
        print([observed(rules, state, other).tolist() for other in range(players)])
        state.apply(seat, state.sample(dice) if seat == CHANCE else luck.choice(members(state.legal(seat))))
"""

LEARNING = """
from array import array
from silvertray.bots.dice.net import Net, size
from silvertray.core.rng import word
from silvertray.games import game
from silvertray.lab.train.selfplay import Lessons, SelfPlay
from silvertray.lab.train.subjects import SUBJECTS

net = Net(4, array("h", [word(1, n) % 401 - 200 for n in range(size(4))]))
for slug, players in (("clever", 2), ("twice", 1)):
    lessons = Lessons()
    SelfPlay(net, SUBJECTS[slug].inputs(), game(slug).new(players, {}), 0.9).play(1, [], 0, lessons)
    print(lessons.words, lessons.heads)  # targets are fractions: their last digits may differ
"""

CHANCE = """
from silvertray.core import rng
words = [0, 1, 2**63, 2**64 - 1, 0x123456789ABCDEF]
print([rng.mix(w) for w in words], [rng.word(w, n) for w in words for n in (0, 1, 2**32)])
print([rng.key(w, n) for w in words for n in range(5)], [rng.below(w, n) for w in words for n in (1, 6, 46656)])
print([rng.draw(w, n, 42) for w in words for n in range(5)], [rng.Rng(w).next() for w in words])
stream = rng.Rng(5)
print([stream.below(n) for n in range(1, 50)])
"""


def told_by(program: str, folder: Path, source: Path | None) -> str:
    """What a program prints on the uncompiled sources, or on the installed package."""
    dropped = ("PYTHONPATH", "COVERAGE_")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(dropped)}
    environment |= {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"} if source else {}
    command = [sys.executable, "-c", WHERE + program]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    where, _, told = done.stdout.partition("\n")
    assert (SOURCE in Path(where).parents) == bool(source)
    return told


@pytest.mark.skipif(IS_SECOND, reason="both builds are asked in one test")
@pytest.mark.parametrize(
    "program",
    [GAMES, CARDS, SIMULATIONS, THOUGHTS, ROWS, LEARNING, CHANCE],
    ids=["games", "cards", "simulations", "thoughts", "rows", "learning", "chance"],
)
def test_both_builds_give_the_same_results(program: str, tmp_path: Path) -> None:
    installed = told_by(program, tmp_path, None)
    assert installed
    assert told_by(program, tmp_path, SOURCE) == installed
