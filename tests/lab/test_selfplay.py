"""Games of a net with itself: what their positions turn out to be worth."""

from __future__ import annotations

import pytest
from tests.bots.doors import Net, Search
from tests.lab.nets import any_net, steady_net

from silvertray.games import game
from silvertray.lab.train.selfplay import Lessons, SelfPlay, tastes
from silvertray.lab.train.subjects import SUBJECTS
from silvertray.play.dealer import Seeded

POINT = 1 << 10
GIFT = 43  # the bit of a moment in which a reward of the round is to be used
NET = any_net(4, 1)


def lessons_of(
    net: Net, lam: float, slips: int = 0, taste: list[int] | None = None, players: int = 1, slug: str = "clever"
) -> Lessons:
    """What one game teaches."""
    lessons = Lessons()
    play = SelfPlay(net, SUBJECTS[slug].inputs(), game(slug).new(players, {}), lam)
    play.play(11, taste or [], slips, lessons)
    return lessons


def test_with_lambda_one_the_target_is_the_final_result() -> None:
    lessons = lessons_of(NET, 1.0)
    assert lessons.targets[0] == lessons.scores[0]
    assert [*lessons.targets] == sorted(lessons.targets, reverse=True)


def test_with_lambda_zero_the_target_is_the_next_positions_value() -> None:
    lessons, ends = lessons_of(NET, 0.0), lessons_of(NET, 1.0)
    scored = [ends.scores[0] - to_come for to_come in ends.targets]
    promised = [points + now for points, now in zip(lessons.promised, scored, strict=True)]
    worth = [points + now for points, now in zip(lessons.targets, scored, strict=True)]
    assert worth == pytest.approx([*promised[1:], ends.scores[0]], abs=0.01)


def test_other_lambdas_mix_both_as_computed_by_hand() -> None:
    """The net expects 4 points in every position, and λ is ½."""
    lessons, ends = lessons_of(steady_net(4), 0.5), lessons_of(steady_net(4), 1.0)
    assert ends.scores == [113]
    assert [113 - to_come for to_come in ends.targets[-3:]] == [86, 87, 105]  # points at the last three rolls
    assert [*lessons.targets[-3:]] == [
        15,  # 87 + 4 = 91 promised; ½ · 91 + ½ · 111 = 101; 101 − 86
        24,  # 105 + 4 = 109 promised; ½ · 109 + ½ · 113 = 111; 111 − 87
        8,  # 113 − 105
    ]


@pytest.mark.parametrize("players", [1, 2])
def test_the_fourth_rounds_reward_is_one_position_per_seat(players: int) -> None:
    lessons = lessons_of(NET, 1.0, players=players)
    moments = lessons.words[4::6]
    assert sum(seen >> GIFT & 1 for seen in moments) == players


def test_each_seat_learns_from_its_own_points() -> None:
    lessons = lessons_of(NET, 1.0, players=3)
    assert len(lessons.scores) == 3
    assert [*lessons.targets[:3]] == lessons.scores


def test_a_game_with_slips_is_another_game_and_the_same_seed_gives_it_again() -> None:
    once, again, plain = (lessons_of(NET, 0.9, slips) for slips in (500, 500, 0))
    assert once.packed() == again.packed()
    assert once.packed() != plain.packed()


def test_an_exploring_choice_cuts_the_trace() -> None:
    """What came after a slip says nothing about the position before: it is worth what the best choice promised."""
    lessons, rules = lessons_of(NET, 1.0, slips=1000), game("clever")
    state = rules.new(1, {})
    state.apply(-1, Seeded(11).outcome(state))
    options = Search(NET, SUBJECTS["clever"].inputs(), state).options(state, 0, 1)
    best = max(price for _, price in options) / POINT
    assert lessons.targets[0] == pytest.approx(best, abs=0.01)
    assert lessons.targets[0] != pytest.approx(lessons.scores[0], abs=5)


@pytest.mark.parametrize("slug", ["clever", "twice"])
def test_a_taste_fills_the_preferred_area(slug: str) -> None:
    placements = SUBJECTS[slug].placements
    liked = tastes(placements, [0, 0, 100 * POINT, 0, 0])
    assert len(liked) == 2 + len(placements)
    assert {liked[2 + n] for n, (_, area, _) in enumerate(placements) if area == 2} == {100 * POINT}
    assert sum(liked) == 100 * POINT * sum(area == 2 for _, area, _ in placements)
    assert lessons_of(NET, 0.9, taste=liked, slug=slug).packed() != lessons_of(NET, 0.9, slug=slug).packed()


def test_lessons_travel_and_are_cut_into_even_batches() -> None:
    lessons, received = lessons_of(NET, 0.9), Lessons()
    received.add(lessons.packed())
    received.add(lessons.packed())
    assert received.packed() == tuple(2 * part for part in lessons.packed())
    batches = [*received.batches(10)]
    lengths = [len(heads) for _, heads, _ in batches]
    assert sum(lengths) == 2 * len(lessons)
    assert min(lengths) >= 10
    assert max(lengths) - min(lengths) <= 1
    assert b"".join(words.tobytes() for words, _, _ in batches) == received.packed()[0]
    assert all(len(words) == 6 * len(heads) == 6 * len(targets) for words, heads, targets in batches)


def test_few_lessons_are_one_batch() -> None:
    assert len([*lessons_of(NET, 0.9).batches(100_000)]) == 1
