"""Why one option is better than another: the first reason is the one that a good player gives."""

from __future__ import annotations

import re
from collections import Counter
from typing import get_args

import pytest
from tests.analysis.dice.checked import ALL, CHECKED, COACHES, Checked, found, reasons
from tests.analysis.doors import MOST, Code

from silvertray.analysis.account import Reason
from silvertray.core.rng import COMPILED
from silvertray.locale import because, languages, words
from silvertray.locale.languages import FOLDER

EACH = pytest.mark.parametrize("one", CHECKED, ids=lambda one: f"{one.game.slug} {one.code}: {one.better}")
ROUNDED = 0.05
QUARTER = 0.25  # points


def worth(reason: Reason) -> float:
    """What a reason weighs, in points."""
    return float(dict(reason.params)["worth"])


def test_forty_choices_were_judged_alone_and_at_tables() -> None:
    counted = Counter((one.game.slug, one.state().players > 1) for one in ALL)
    for slug in COACHES:
        assert counted[slug, False] + counted[slug, True] >= 20
        assert counted[slug, True] >= 6


@EACH
def test_the_first_reason_is_the_one_a_good_player_gives(one: Checked) -> None:
    assert [reason.code for reason in found(one)][:1] == [one.code], one.why


@EACH
def test_there_are_at_most_three_reasons_and_the_weightiest_comes_first(one: Checked) -> None:
    weights = [worth(reason) for reason in found(one)]
    assert 1 <= len(weights) <= MOST
    assert weights == sorted(weights, reverse=True)


@EACH
def test_a_reason_weighs_a_quarter_of_a_point_at_least(one: Checked) -> None:
    assert min(map(worth, found(one))) >= QUARTER - ROUNDED


@EACH
def test_reasons_are_distinct_and_add_up_to_no_more_than_the_loss(one: Checked) -> None:
    weights = {reason.code: worth(reason) for reason in found(one)}
    assert len(weights) == len(found(one))
    assert sum(weight for code, weight in weights.items() if code != "others") <= one.lost + MOST * ROUNDED


@EACH
def test_the_same_options_give_the_same_reasons(one: Checked) -> None:
    assert reasons(one) == found(one)


@pytest.mark.skipif(not COMPILED, reason="to price all options takes minutes uncompiled")
@EACH
def test_the_better_option_is_better_by_the_written_margin(one: Checked) -> None:
    values = {option.text: option.value for option in COACHES[one.game.slug].options(one.state(), one.seat, 0)}
    assert values[one.better] - values[one.other] == pytest.approx(one.lost, abs=2 * ROUNDED)


# -- words


@pytest.mark.parametrize("lang", languages())
def test_every_reason_has_words_and_no_words_are_unused(lang: str) -> None:
    text = (FOLDER / lang / "coach.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^reason-(\S+) =", text, re.MULTILINE)) == {*get_args(Code), "told"}
    for code in get_args(Code):
        assert words(lang).say_what_is_known(f"reason-{code}")


@pytest.mark.parametrize("lang", languages())
def test_a_reason_is_one_sentence_with_its_number(lang: str) -> None:
    for reason in {reason for one in CHECKED for reason in found(one)}:
        told = because(words(lang), reason.code, reason.params)
        assert told[0] == told[0].upper()
        assert told.endswith(")")
        assert "\n" not in told


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Starts a chain: green X, extra die (+3.0)"),
        ("de", "Startet eine Kette: Grün X, Zusatzwürfel (+3,0)"),
        ("hu", "Láncot indít: zöld X, plusz kocka (+3,0)"),
        ("ru", "Запускает цепочку: зелёный X, дополнительный кубик (+3,0)"),
        ("sr", "Покреће ланац и доноси зелени X, додатну коцкицу (+3,0)"),
        ("sr-Latn", "Pokreće lanac i donosi zeleni X, dodatnu kockicu (+3,0)"),
    ],
)
def test_rewards_have_their_usual_names(lang: str, told: str) -> None:
    assert because(words(lang), "chain", (("reward", "x:green, extra"), ("worth", 3.0))) == told


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [
        ("en", "The others score one point less on average", "The others score 5 points less on average"),
        ("ru", "Другим достаётся в среднем на 1 очко меньше", "Другим достаётся в среднем на 5 очков меньше"),
        ("sr", "Другима остаје у просеку 1 поен мање", "Другима остаје у просеку 5 поена мање"),
    ],
)
def test_points_are_counted_right(lang: str, one: str, several: str) -> None:
    for points, told in ((1, one), (5, several)):
        assert because(words(lang), "others", (("points", points), ("worth", 2.5))) == words(lang).say(
            "reason-told", text=told, worth=2.5
        )
