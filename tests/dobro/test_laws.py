"""Laws of whole games: replay, copies, length, chance, and the fast path."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from tests.dobro.tables import ASIDE, DOBRO, TABLES, begun, deck, random_game
from tests.properties.walks import SEEDS, Setup, dobro_setups, finish, law, seen, walk

from silvertray.bots import Table, bot
from silvertray.core import tally
from silvertray.core.rng import Rng, key
from silvertray.core.seats import CHANCE
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match


def played(players: int, options: dict[str, str], seed: int) -> tuple[Match, int]:
    """A match of random bots to its end, and how many choices were made."""
    match, choices, random = Match(DOBRO, players, Seeded(seed), options), 0, bot("dobro", "random")
    streams = [Rng(key(seed, 1 + seat)) for seat in range(players)]
    while not match.state.is_over():
        if match.awaits_roll():
            match.roll(DOBRO.roller(match.state))
        else:
            awaited = DOBRO.awaited(match.state)  # programs draw at once (D-57)
            seat = match.state.open_seats()[0] if awaited is None else awaited
            match.do(seat, random.choose(Table(DOBRO, match.state, seat), streams[seat]))
            choices += 1
    return match, choices


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_replay_of_the_log_gives_the_same_position(players: int, options: dict[str, str]) -> None:
    match, _ = played(players, options, 31)
    assert seen(match.at(len(match.log))) == seen(match.state)
    again = Match(DOBRO, players, Seeded(31), options)
    for step in match.log:
        if step.seat == CHANCE:
            again.record_outcome(step.text)
        else:
            again.play(step.seat, step.text)
    assert seen(again.state) == seen(match.state)
    assert again.log == match.log


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_copy_is_independent(players: int, options: dict[str, str]) -> None:
    for state in random_game(players, options, 37, every=40):
        before, copy = seen(state), state.copy()
        assert seen(copy) == before
        finish(copy, 1)
        assert seen(state) == before


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_fast_path_plays_the_same_games_as_a_match(players: int, options: dict[str, str]) -> None:
    fast, plain = tally.empty(players), tally.empty(players)
    DOBRO.play_many(DOBRO.new(players, options), 5, 2, 3, fast)
    for number in range(2, 5):
        match, choices = played(players, options, key(5, number))
        DOBRO.add_result(match.state, plain)
        plain[-1] += choices
    assert fast == plain


@pytest.mark.rule("D-81")
def test_victories_add_up_to_one_a_game_even_if_they_are_shared() -> None:
    for players in range(2, 7):
        results = tally.empty(players)
        DOBRO.play_many(DOBRO.new(players, {}), 1, 0, 20, results)
        wins = sum(results[seat * tally.SEAT + tally.WINS] for seat in range(players))
        assert wins == 20 * tally.WHOLE_WIN


def test_a_tally_for_other_players_is_refused() -> None:
    state = DOBRO.from_position("dobro moment=over round=3 / points=1-1-1 / points=2-2-2")
    with pytest.raises(ValueError, match="2 players"):
        DOBRO.play_many(state, 1, 0, 1, tally.empty(3))
    with pytest.raises(ValueError, match="2 players"):
        DOBRO.add_result(state, tally.empty(3))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_chances_of_all_outcomes_add_up_to_one(players: int, options: dict[str, str]) -> None:
    for state in random_game(players, options, 41):
        if state.open_seats() == (CHANCE,):
            assert sum(chance for _, chance in state.outcomes()) == pytest.approx(1)
            assert state.sample(Rng(7)) in dict(state.outcomes())


def drawn_cards(state: Any, dealer: Seeded, seed: int) -> list[int]:
    """The cards off the deck in a round, whoever draws them, while seats choose at random."""
    found: list[int] = []
    luck, random = Rng(seed), bot("dobro", "random")
    while state.round == 1:
        seat = state.open_seats()[0]
        if seat == CHANCE:
            found.append(dealer.outcome(state))
        state.apply(seat, found[-1] if seat == CHANCE else random.choose(Table(DOBRO, state, seat), luck))
    return found


@pytest.mark.rule("D-10", "D-44")
@pytest.mark.parametrize("options", [{}, {"draw": "classic"}])
def test_a_seed_deals_the_same_cards_in_the_same_order_to_any_drawer(options: dict[str, str]) -> None:
    rounds = [drawn_cards(begun(4, options), Seeded(3), seed) for seed in range(8)]
    longest = max(rounds, key=len)
    assert len(longest) > 10
    for found in rounds:  # forgetting can end a round before the deck does
        assert found == longest[: len(found)]
        assert options or len(found) == 32


@pytest.mark.rule("D-47")
@law(120)
@given(setup=dobro_setups(), seed=SEEDS)
def test_every_round_ends_within_its_bound(setup: Setup, seed: int) -> None:
    plays: Counter[int] = Counter()
    others: Counter[int] = Counter()
    for state, seat, action in walk(DOBRO.new(setup.players, setup.options), seed):
        if seat != CHANCE:
            (plays if DOBRO.reveals(action) else others)[state.round] += 1
    bound = (44 if setup.players == 2 else 56) + (setup.options["edition"] == "br")
    assert len(plays) == (setup.players if setup.options["rounds"] == "players" else 3)
    for number, turns in plays.items():
        assert turns <= bound
        assert others[number] <= 2 * turns  # at most one take before each play, and one draw after it


@pytest.mark.rule("D-47", "D-5")
@law(60)
@given(setup=dobro_setups(), seed=SEEDS)
def test_no_card_is_lost_or_found(setup: Setup, seed: int) -> None:
    whole = deck(setup.players, setup.options["edition"])
    for state, _, _ in walk(DOBRO.new(setup.players, setup.options), seed):
        facts = state.facts()
        lying = sum(2 if " " in DOBRO.actions[action][5:] else 1 for action in facts.trick)
        there = sum(facts.unseen) + sum(map(sum, facts.hands)) + lying + sum(n for n, _ in facts.piles)
        if facts.moment == "choice":
            assert there == sum(whole.values())
            assert sum(facts.unseen) - facts.deck_size == (ASIDE if setup.players == 2 else 0)
