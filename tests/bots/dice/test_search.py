"""The search between two rolls, and one roll beyond, against plain searches of everything."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.dice.positions import WIDTH, choices_of, on_the_way, small_net, weights
from tests.bots.doors import GAUGE, INPUTS, POINT, STEP, Foresight, Net, Search, head_size, sampled_fall

from silvertray.core.bits import members
from silvertray.core.game import CHANCE
from silvertray.core.rng import COMPILED
from silvertray.games import game

SLUGS = ("clever", "twice")


def searching(slug: str, players: int = 1) -> Search:
    """A search with a small net."""
    return Search(small_net(), INPUTS[slug](), game(slug).new(players, {}))


def best_of_all(search: Search, state: Any, actions: list[int] | None = None) -> int:
    """The best price of any line of choices from here, with every order of rewards."""
    if state.is_over() or state.open_seats() == (CHANCE,) or (state.stage(0) == "reward" and actions is None):
        return search.value(state, 0)
    lines = []
    for action in members(state.legal(0)) if actions is None else actions:
        after = state.copy()
        after.apply(0, action)
        lines.append(best_of_all(search, after))
    return max(lines)


def is_plain(state: Any) -> bool:
    """Whether a position is small enough to be searched to the end by brute force."""
    facts = state.sheet_facts(0)
    return facts.extras == 0 and facts.returns == 0 and facts.waiting == 0 and facts.chain == 0 and state.round != 3


@pytest.mark.parametrize("slug", SLUGS)
def test_every_legal_action_has_a_price(slug: str) -> None:
    search = searching(slug)
    for state, seat in choices_of(slug, 1, seed=3):
        assert [action for action, _ in search.options(state, seat, 1)] == members(state.legal(seat))


# A net that knows nothing may like numbers and orders of rewards that the search has no eye for.
@pytest.mark.parametrize(("slug", "missed"), [("clever", 0.04), ("twice", 0.25)])
def test_the_best_line_is_the_best_of_all_lines(slug: str, missed: float) -> None:
    search, tried, found = searching(slug), 0, 0
    for state, seat in [*choices_of(slug, 1, seed=3), *choices_of(slug, 1, seed=4)]:
        if is_plain(state):
            best, best_found = best_of_all(search, state), max(price for _, price in search.options(state, seat, 1))
            assert best_found <= best
            tried += 1
            found += best_found == best
    assert tried > 20
    assert found >= tried * (1 - missed)


@pytest.mark.rule("C-5")
@pytest.mark.parametrize("slug", SLUGS)
def test_a_thorough_line_uses_the_reward_of_the_next_round(slug: str) -> None:
    """It ends at the roll behind the reward, where all ways to use it lead; a plain one ends before the reward."""
    thorough, plain = Search(small_net(), INPUTS[slug](), game(slug).new(1, {}), True), searching(slug)
    state = next(state for state in on_the_way(slug, 1, seed=5) if state.stage(0) == "reward" and state.legal(0))
    behind = {price for _, price in plain.options(state, 0, 0)}
    assert plain.best_price(state, 0, 0) == plain.value(state, 0)
    assert plain.value(state, 0) not in behind
    assert thorough.best_price(state, 0, 0) in behind


def test_a_gauge_corrects_prices_between_its_knots() -> None:
    state = next(state for state in on_the_way("clever", 1, seed=3) if state.round and state.open_seats() == (CHANCE,))
    plain, right = searching("clever"), searching("clever")
    heads, knots = GAUGE
    told, head = plain.value(state, 0), plain.head_of(state, 0)
    below, rest = divmod(min(max(told, 0), (knots - 1) * STEP * POINT - 1), STEP * POINT)
    gauge = [0] * (heads * knots)
    gauge[head * knots + below + 1] = 64 * POINT
    right.put_right(gauge)
    assert right.value(state, 0) - told == pytest.approx(64 * POINT * rest / (STEP * POINT), abs=POINT // 8)
    right.put_right([3 * POINT] * (heads * knots))
    assert right.value(state, 0) - told == 3 * POINT


def test_a_gauge_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="knots"):
        searching("clever").put_right([0])


# The same on every machine and build.
@pytest.mark.parametrize(("slug", "total"), [("clever", 43209078), ("twice", 181615444)])
def test_the_same_position_has_the_same_prices_everywhere(slug: str, total: int) -> None:
    search = searching(slug, 2)
    prices = [search.options(state, seat, 2) for state, seat in choices_of(slug, 2, seed=2)]
    assert sum(n * price for options in prices for n, (_, price) in enumerate(options)) == total


@pytest.mark.both_builds
def test_a_line_that_is_too_long_ends_where_it_is() -> None:
    search = Search(small_net(), INPUTS["clever"](), game("clever").new(1, {}), longest=1)
    for state, seat in choices_of("clever", 1, seed=3):
        assert [action for action, _ in search.options(state, seat, 1)] == members(state.legal(seat))


def test_a_search_leaves_the_position_as_it_was() -> None:
    search = searching("twice")
    for state, seat in choices_of("twice", 1, seed=6):
        before = state.facts()
        search.options(state, seat, 2)
        assert state.facts() == before


def test_at_the_end_only_points_count() -> None:
    search = searching("clever")
    *_, (last, seat) = choices_of("clever", 1, seed=9)
    for action, price in search.options(last, seat, 1):
        after = last.copy()
        after.apply(seat, action)
        if after.is_over():
            assert price == after.score(seat) << 10


def test_opponents_are_priced_by_the_dice_on_the_tray() -> None:
    search = searching("clever", 2)
    differing = 0
    for state, seat in choices_of("clever", 2, seed=5):
        if state.stage(seat) == "pick" and state.roll == 3:
            legal = members(state.legal(seat))
            worths = {search.everybody(state, seat, action)[1 - seat] for action in legal}
            differing += len(worths) > 1
    assert differing


# -- one roll beyond


def mean_after(search: Search, state: Any, action: int) -> float:
    """The mean price after every fall of the dice that an action leaves to be rolled."""
    after = state.copy()
    after.apply(0, action)
    total = 0.0
    for outcome, chance in after.outcomes():
        fallen = after.copy()
        fallen.apply(CHANCE, outcome)
        waits = not fallen.is_over() and fallen.open_seats() != (CHANCE,)
        total += chance * (
            max(price for _, price in search.options(fallen, 0, 1)) if waits else search.value(fallen, 0)
        )
    return total


def test_up_to_three_dice_are_enumerated() -> None:
    search, tried = searching("clever"), 0
    ahead = Foresight(search, game("clever").new(1, {}), options=9, falls=1, margin=999)
    for seed in range(12):
        for state, _ in choices_of("clever", 1, seed):
            if state.stage(0) == "pick" and is_plain(state) and few_dice_follow(state):
                tried += 1
                for action, price in ahead.weighed(state, 0, key=1):
                    assert price == pytest.approx(mean_after(search, state, action), abs=1)
    assert tried


def few_dice_follow(state: Any) -> bool:
    """Whether every action leads straight to a roll of one or two dice."""
    ends = [after_pick(state, action) for action in members(state.legal(0))]
    return all(end.moment_name() == "roll" and end.rolled.bit_count() <= 2 for end in ends)


def after_pick(state: Any, action: int) -> Any:
    """The position after an action."""
    after = state.copy()
    after.apply(0, action)
    return after


def test_the_same_key_gives_the_same_foresight() -> None:
    search = searching("twice")
    ahead = Foresight(search, game("twice").new(1, {}), options=4, falls=8, margin=50)
    for state, seat in list(choices_of("twice", 1, seed=8))[:4]:
        assert ahead.weighed(state, seat, key=4) == ahead.weighed(state, seat, key=4)
        best = [price for _, price in ahead.weighed(state, seat, key=4)]
        assert best == sorted(best, reverse=True)


@pytest.mark.both_builds
@pytest.mark.skipif(COMPILED, reason="compiled, single falls are not to be seen from outside")
def test_six_sampled_rolls_show_every_face_of_every_die_once() -> None:
    falls = [sampled_fall(0b110110, 77, n) for n in range(12)]
    for six in (falls[:6], falls[6:]):
        for die, faces in ((die, sorted(fall >> 4 * die & 15 for fall in six)) for die in range(6)):
            assert faces == ([1, 2, 3, 4, 5, 6] if 0b110110 >> die & 1 else [0] * 6)
    assert falls[:6] != falls[6:]


# The same on every machine and build; prices far below zero are rounded alike.
@pytest.mark.parametrize(("slug", "total"), [("clever", -16868515), ("twice", -24743023)])
def test_the_same_roll_is_sampled_in_every_process(slug: str, total: int) -> None:
    gloomy = weights()
    for head in range(24):
        gloomy[385 * WIDTH + (head + 1) * head_size(WIDTH) - 1] = -8000
    start = game(slug).new(1, {})
    ahead = Foresight(Search(Net(WIDTH, gloomy), INPUTS[slug](), start), start, options=3, falls=4, margin=50)
    found = [ahead.weighed(state, seat, key=4) for state, seat in list(choices_of(slug, 1, seed=8))[::4]]
    assert sum(n * price for options in found for n, (_, price) in enumerate(options, 1)) == total


def test_a_search_refuses_what_it_cannot_price() -> None:
    search, state = searching("clever", 2), game("clever").new(2, {})
    with pytest.raises(ValueError, match="round 0"):
        search.value(state, 0)
    state.apply(CHANCE, state.outcomes()[0][0])
    for seat in (-1, 2):
        for ask in (search.value, lambda at, who: search.options(at, who, 1)):
            with pytest.raises(ValueError, match=f"seat {seat} of 2"):
                ask(state, seat)
