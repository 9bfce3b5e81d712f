"""Learning: slopes that are true, errors that fall, and a memory that is whole."""

from __future__ import annotations

from array import array

import pytest
from tests.bots.doors import size
from tests.lab.nets import any_net, any_weights

from silvertray.games import game
from silvertray.lab.train.learner import Learner
from silvertray.lab.train.selfplay import Lessons, SelfPlay
from silvertray.lab.train.subjects import SUBJECTS

WIDTH, WIDE = 4, 16  # with few neurons all may be silent
INPUTS = 384
FIRST_HEAD = (INPUTS + 1) * WIDTH
UNIT = 1 << 10
SQUARED_SCALE = 64 * 64  # errors are told in points, slopes in units of the output
WEIGHTS, AVERAGE, MOMENTA, SQUARES = range(4)
STEP = 5e-4


def lessons() -> Lessons:
    """What a game of two teaches."""
    found = Lessons()
    SelfPlay(any_net(WIDTH, 1), SUBJECTS["clever"].inputs(), game("clever").new(2, {}), 0.9).play(1, [], 0, found)
    return found


LESSONS = lessons()
BATCH = (LESSONS.words, LESSONS.heads, LESSONS.targets)


def error_of(memory: list[bytes], at: int, change: float) -> float:
    """The error of a net whose weight at one place is changed a little."""
    weights = array("f", memory[WEIGHTS])
    weights[at] += change
    learner = Learner(WIDTH, 1)
    learner.remember([weights.tobytes(), *memory[1:]], 0)
    return learner.learn(*BATCH, 0.0)


def test_slopes_are_those_of_the_error() -> None:
    learner = Learner(WIDTH, 1)
    learner.begin(any_weights(WIDTH, 3))  # as biases would begin at 0, where a silent neuron has no slope
    memory = learner.memory()
    learner.learn(*BATCH, 0.0)
    told = [2 * SQUARED_SCALE * momentum / 0.1 for momentum in array("f", learner.memory()[MOMENTA])]
    steep = [at for at, slope in enumerate(told) if abs(slope) > 1]
    places = [*steep[::17], *range(FIRST_HEAD - WIDTH, FIRST_HEAD), *steep[-3:], *range(0, FIRST_HEAD, 301)]
    assert len(places) > 30
    found = [(error_of(memory, at, STEP) - error_of(memory, at, -STEP)) / (2 * STEP) for at in places]
    assert [told[at] for at in places] == pytest.approx(found, rel=0.03, abs=1.0)


@pytest.mark.both_builds
def test_learning_makes_the_error_smaller() -> None:
    learner = Learner(WIDTH, 1)
    errors = [learner.learn(*BATCH, 0.01) for _ in range(60)]
    assert errors[-1] < errors[0] / 5


def test_the_first_step_of_adam_has_the_length_of_the_rate() -> None:
    learner = Learner(WIDTH, 1)
    before = array("f", learner.memory()[WEIGHTS])
    learner.learn(*BATCH, 0.01)
    moved = [abs(a - b) for a, b in zip(before, array("f", learner.memory()[WEIGHTS]), strict=True)]
    assert max(moved) == pytest.approx(0.01, rel=1e-3)


def test_a_restored_training_continues_unchanged() -> None:
    learner, other = Learner(WIDTH, 1), Learner(WIDTH, 2)
    learner.learn(*BATCH, 0.01)
    other.remember(learner.memory(), learner.steps)
    assert [learner.learn(*BATCH, 0.01) for _ in range(3)] == [other.learn(*BATCH, 0.01) for _ in range(3)]
    assert learner.memory() == other.memory()


def test_seeds_start_with_different_weights() -> None:
    assert Learner(WIDTH, 1).memory() == Learner(WIDTH, 1).memory()
    assert Learner(WIDTH, 1).memory() != Learner(WIDTH, 2).memory()


def test_whole_numbers_are_the_average_in_units() -> None:
    learner = Learner(WIDTH, 1)
    learner.learn(*BATCH, 0.01)
    learner.learn(*BATCH, 0.01)
    assert [*learner.whole()] == [round(weight * UNIT) for weight in array("f", learner.memory()[AVERAGE])]


def test_a_weight_too_large_for_a_net_is_held_at_the_largest() -> None:
    learner = Learner(WIDTH, 1)
    huge = array("f", [1000.0, -1000.0] + [0.0] * (size(WIDTH) - 2)).tobytes()
    learner.remember([huge] * 4, 1)
    assert [*learner.whole()[:3]] == [32767, -32767, 0]


def test_inputs_that_were_never_on_get_no_weight() -> None:
    learner = Learner(WIDE, 1)
    learner.learn(*BATCH, 0.01)
    seen = [any(word >> n % 64 & 1 for word in LESSONS.words[n // 64 :: 6]) for n in range(INPUTS)]
    learnt, whole = learner.learnt(), learner.whole()
    for n in range(INPUTS):
        column = slice(n * WIDE, (n + 1) * WIDE)
        assert learnt[column] == (whole[column] if seen[n] else array("h", bytes(2 * WIDE)))
    assert learnt[INPUTS * WIDE :] == whole[INPUTS * WIDE :]
    assert 0 < sum(seen) < INPUTS


def test_training_from_a_net_starts_with_its_weights() -> None:
    learner, next_learner = Learner(WIDTH, 1), Learner(WIDTH, 2)
    learner.learn(*BATCH, 0.01)
    next_learner.begin(learner.learnt())
    assert next_learner.whole() == learner.learnt()
    assert next_learner.steps == 0
