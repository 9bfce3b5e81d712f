"""Bots that think in processes of their own: the same choices, whatever becomes of those processes."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.support.pages import Page, maker
from tests.server.support.processes import has_ended, thinkers_of
from tests.server.support.running import Server, environment
from tests.server.support.waiting import eventually

from silvertray.bots import BOTS, Table, bot
from silvertray.core.bits import members
from silvertray.core.rng import COMPILED, Rng
from silvertray.games import game
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match
from silvertray.server.bots.thinker import Thought
from silvertray.server.bots.thinking import PLAIN, Gone, Limits, Thinker, Thinkers, for_bots, is_quick
from silvertray.server.settings import Settings

SLOW = "medium"  # at Dobro: asked of another process on both builds
THOUGHTS = 12
PATIENT = Limits(processes=1, megabytes=512, seconds=60)
ALL_BOTS = [
    (slug, name) for slug, names in BOTS.items() for name in names if COMPILED or name not in ("hard", "expert")
]


def thoughts(slug: str, name: str, players: int = 2) -> Iterator[Thought]:
    """What there is to choose in a game of random choices."""
    match = Match(game(slug), players, Seeded(5))
    luck = random.Random(5)
    while not match.state.is_over():
        if match.awaits_roll():
            match.roll(match.game.roller(match.state))
            continue
        seat = luck.choice(match.state.open_seats())
        legal = members(match.state.legal(seat))
        if len(legal) > 1:
            yield Thought(slug, name, match.state.copy(), seat, luck.getrandbits(64))
        match.do(seat, luck.choice(legal))


def some_thoughts(slug: str, name: str) -> list[Thought]:
    """A few of them, from the beginning to the end."""
    found = list(thoughts(slug, name))
    return found[:: len(found) // THOUGHTS + 1]


def chosen_here(thought: Thought, name: str) -> int:
    """What a bot would do without any other process."""
    table = Table(game(thought.game), thought.state, thought.seat)
    return bot(thought.game, name).choose(table, Rng(thought.seed))


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    """One process."""
    one = Thinker(PATIENT)
    yield one
    one.end()


@pytest.mark.parametrize(("slug", "name"), ALL_BOTS)
def test_every_bot_chooses_the_same_in_another_process(slug: str, name: str, thinker: Thinker) -> None:
    for thought in some_thoughts(slug, name):
        assert thinker.ask(thought) == chosen_here(thought, name)


@pytest.mark.both_builds
def test_where_there_is_one_choice_nobody_is_asked() -> None:
    state = game("dobro").from_position("dobro moment=choice good=12 trick=12 turn=0 / hand=2 / hand=3")
    assert is_quick(Thought("dobro", SLOW, state, 0, 1))
    assert is_quick(next(thoughts("clever", "greedy")))
    assert not is_quick(next(thoughts("dobro", SLOW)))


# -- processes that end


def test_a_thought_that_fails_ends_its_process_and_the_next_one_is_thought_again() -> None:
    one = Thinker(PATIENT)
    thought = next(thoughts("dobro", SLOW))
    with pytest.raises(Gone, match="unknown-bot"):
        one.ask(thought._replace(bot="nobody"))
    assert one.ask(thought) == chosen_here(thought, SLOW)
    one.close()
    with pytest.raises(Gone):
        one.ask(thought)


def test_a_thought_that_takes_too_long_is_given_up() -> None:
    one = Thinker(PATIENT)
    one.ask(None)
    one.limits = PATIENT._replace(seconds=0.01)
    os.kill(pid_of(one), signal.SIGSTOP)
    with pytest.raises(Gone, match="too long"):
        one.ask(None)
    assert one.pid is None


def pid_of(thinker: Thinker) -> int:
    """The process of a thinker, which has one."""
    assert thinker.pid
    return thinker.pid


def test_who_asks_first_is_answered_first_and_who_is_cancelled_leaves_the_queue() -> None:
    asyncio.run(three_ask_one())


async def three_ask_one() -> None:
    thinkers = Thinkers(for_bots(Settings(thinkers=1)))
    first, second, third = some_thoughts("dobro", SLOW)[:3]
    await thinkers.choose(first)
    pid = pid_of(thinkers.all[0])
    os.kill(pid, signal.SIGSTOP)
    order: list[int] = []
    asked = [asyncio.create_task(thinkers.choose(thought)) for thought in (first, second, third)]
    for number, task in enumerate(asked):
        task.add_done_callback(lambda _, number=number: order.append(number))
    await eventually(lambda: thinkers.asked)
    asked[1].cancel()
    os.kill(pid, signal.SIGCONT)
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert order == [1, 0, 2]
    assert isinstance(answers[1], asyncio.CancelledError)
    assert (answers[0], answers[2]) == (chosen_here(first, SLOW), chosen_here(third, SLOW))
    await thinkers.close()
    assert has_ended(pid)


def test_a_killed_thinker_costs_nobody_the_thought() -> None:
    asyncio.run(one_is_killed())


async def one_is_killed() -> None:
    thinkers = Thinkers(for_bots(Settings(thinkers=1)))
    thought = next(thoughts("dobro", SLOW))
    await thinkers.choose(thought)
    pid = pid_of(thinkers.all[0])
    os.kill(pid, signal.SIGSTOP)  # it will not answer
    asked = asyncio.create_task(thinkers.choose(thought))
    await eventually(lambda: thinkers.asked)
    os.kill(pid, signal.SIGKILL)
    assert await asked == chosen_here(thought, SLOW)
    assert pid_of(thinkers.all[0]) != pid
    await thinkers.close()


# -- beside a server


def bots_moves(page: Page) -> list[str]:
    """What the bot in seat 1 has played."""
    return [text for kind, seat, text in page.log if (kind, seat) == ("play", 1)]


def play_until_the_bot_has_moved(page: Page, luck: random.Random, times: int) -> None:
    """Play on until the bot's answer has come so many times."""
    while len(bots_moves(page)) < times:
        page.until(lambda page: page.is_asked() or len(bots_moves(page)) >= times)
        if page.is_asked():
            page.step(luck)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with one thinker, whose log may tell of what befell it, but of no fault."""
    with Server(tmp_path_factory.mktemp("alone"), thinkers=1) as running:
        yield running
    assert "Traceback" not in running.log()


def test_a_game_goes_on_as_if_no_thinker_had_been_killed(alone: Server) -> None:
    told = []
    for kills in (False, True):
        with maker(alone, alone.table("dobro", f"me {SLOW}", seed=3)) as page:
            luck = random.Random(3)
            play_until_the_bot_has_moved(page, luck, 1)
            if kills:
                (pid,) = thinkers_of(alone.process.pid)
                os.kill(pid, signal.SIGSTOP)
                page.until(Page.is_asked).step(luck)
                os.kill(pid, signal.SIGKILL)
            play_until_the_bot_has_moved(page, luck, 4)
            told.append(page.log)
    shorter = min(map(len, told))
    assert told[0][:shorter] == told[1][:shorter]
    assert "a thinker is gone" in alone.log()


def test_a_table_that_moves_on_does_not_wait_for_a_thought(alone: Server) -> None:
    with maker(alone, alone.table("dobro", f"me {SLOW}", seed=3)) as page:
        luck = random.Random(3)
        play_until_the_bot_has_moved(page, luck, 1)
        (pid,) = thinkers_of(alone.process.pid)
        os.kill(pid, signal.SIGSTOP)
        page.until(Page.is_asked).step(luck)
        assert page.ask("pace", pace="instant")["type"] == "done"
        os.kill(pid, signal.SIGCONT)
        play_until_the_bot_has_moved(page, luck, 2)


@pytest.mark.traceback
def test_where_memory_does_not_suffice_a_plainer_bot_answers(tmp_path: Path) -> None:
    with Server(tmp_path, thinkers=1, thinker_megabytes=1) as server:
        moves = []
        for name in (SLOW, PLAIN):
            with maker(server, server.table("dobro", f"me {name}", seed=3)) as page:
                play_until_the_bot_has_moved(page, random.Random(3), 1)
                moves.append(bots_moves(page)[0])
    assert moves[0] == moves[1]
    assert server.log().count("a thinker is gone") >= 2
    assert "a plainer bot answers" in server.log()


def test_a_thought_that_wants_too_much_memory_fails_by_itself() -> None:
    wants = (
        "from silvertray.server.bots.thinker import cap_memory; cap_memory(64); bytearray(1 << 20); bytearray(1 << 28)"
    )
    done = subprocess.run([sys.executable, "-c", wants], env=environment(), capture_output=True, encoding="utf-8")
    assert done.stderr.endswith("MemoryError\n")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL], ids=str)
def test_no_thinker_outlives_its_server(number: signal.Signals, tmp_path: Path) -> None:
    with Server(tmp_path, thinkers=1) as server, maker(server, server.table("dobro", f"me {SLOW}", seed=3)) as page:
        play_until_the_bot_has_moved(page, random.Random(3), 1)
        (pid,) = thinkers_of(server.process.pid)
        server.process.send_signal(number)
        server.wait()
    assert has_ended(pid)
    assert "Traceback" not in server.log()
