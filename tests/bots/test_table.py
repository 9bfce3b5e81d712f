"""What a bot is given: what its seat may know, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from tests.properties.walks import CLEVER, DOBRO, SEEDS, SETUPS, At, dobro_setups, law, positions_of

from silvertray.bots import BOTS, Table, bot
from silvertray.core.bits import members
from silvertray.core.game import CHANCE
from silvertray.core.rng import Rng

OPEN = {"game", "seat", "players", "legal", "view", "imagine"}


def open_tables(at: At) -> list[Table]:
    """A table for each seat that may act."""
    return [Table(at.game, at.state, seat) for seat in at.state.open_seats() if seat != CHANCE]


def shown(table: Table, seed: int) -> tuple[Any, ...]:
    """All that a bot can ask of a table."""
    plain = table.game, table.seat, table.players, table.legal, table.view
    return *plain, [table.imagine(Rng(seed + deal)).facts() for deal in range(3)]


@law(60)
@given(at=positions_of(SETUPS))
def test_a_table_shows_the_view_and_legal_actions_of_its_seat(at: At) -> None:
    for table in open_tables(at):
        assert table.game is at.game
        assert table.players == at.state.players
        assert table.view == at.game.view(at.state, table.seat)
        assert members(table.legal) == [option.action for option in table.view.options]


@pytest.mark.rule("D-91", "D-92")
@law(150)
@given(at=positions_of(dobro_setups()), seed=SEEDS, deals=SEEDS)
def test_positions_that_look_alike_to_a_seat_give_it_the_same_table(at: At, seed: int, deals: int) -> None:
    """Deal by deal the same is imagined, so the chances are the same as well."""
    for table in open_tables(at):
        twin = Table(at.game, at.state.imagine(table.seat, Rng(seed)), table.seat)
        assert shown(twin, deals) == shown(table, deals)


def test_the_twins_differ_in_hidden_cards() -> None:
    state = DOBRO.from_position("dobro deck_size=2 unseen=4,5 / hand=2,3 / hand=6,7 / hand=8,9")
    twins = [state.imagine(0, Rng(seed)) for seed in range(20)]
    assert len({twin.facts().hands[1:] for twin in twins}) > 10
    assert len({twin.facts().hands[0] for twin in twins}) == 1


def test_a_table_offers_no_other_access() -> None:
    state = DOBRO.from_position("dobro / hand=2,3 / hand=6,7")
    table = Table(DOBRO, state, 0)
    doors = {name for name in dir(table) if not name.startswith("_")}
    assert doors == OPEN
    assert state not in [getattr(table, name) for name in doors]


@law(60)
@given(at=positions_of(SETUPS))
def test_playing_an_imagined_position_leaves_the_table_alone(at: At) -> None:
    before = at.state.facts()
    for table in open_tables(at):
        table.imagine(Rng(1)).apply(table.seat, members(table.legal)[0])
    assert at.state.facts() == before


def test_imagining_dice_copies_them_without_using_the_generator() -> None:
    state, rng = CLEVER.new(2, {}), Rng(7)
    state.apply(CHANCE, state.sample(Rng(1)))
    assert Table(CLEVER, state, 0).imagine(rng).facts() == state.facts()
    assert rng.next() == Rng(7).next()


# -- the registry


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in BOTS.items() for name in names])
def test_every_registered_bot_can_be_made(game: str, name: str) -> None:
    assert callable(bot(game, name).choose)


def test_a_bot_is_not_loaded_before_it_is_wanted() -> None:
    program = "import sys, silvertray.bots as b; b.bot('clever', 'random'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    made = {maker.partition(":")[0] for names in BOTS.values() for maker in names.values()}
    loaded = {name for name in made if f"silvertray.bots.{name}" in done.stdout.split()}
    assert loaded == {BOTS["clever"]["random"].partition(":")[0]} < made
