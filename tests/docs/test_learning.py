"""What people learn from: lessons that the engine plays as they are told, and rules pages made of the page's words."""

from __future__ import annotations

import json
import re
import runpy
from typing import Any

import pytest
from tests.docs import pages

from silvertray.bots import Table, bot
from silvertray.core.rng import Rng
from silvertray.games import game
from silvertray.play.dealer import Seeded, TableDice
from silvertray.play.match import Match

ENGLISH = pages.ROOT / "src" / "silvertray" / "locale" / "en"
LESSONS = {file.stem: json.loads(file.read_text("utf-8")) for file in (pages.ROOT / "web/src/learn/lessons").iterdir()}
SLUGS = ["clever", "twice", "dobro"]


def test_the_rules_pages_are_what_the_words_of_the_page_say() -> None:
    written = runpy.run_path(str(pages.ROOT / "docs" / "rules" / "write.py"))["pages"]()
    for file, text in written.items():
        assert file.read_text("utf-8") == text, f"{file.name} is not up to date: run python docs/rules/write.py"


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_that_the_words_point_to_is_a_rule_of_the_game(slug: str) -> None:
    text = (ENGLISH / f"rules-{slug}.ftl").read_text("utf-8")
    rules = set(re.findall(rf"^rules-{slug}-([A-Z]-\d+) =", text, re.MULTILINE))
    spoken = re.sub(r"\{[^}]*\}|^\S+ =", "", text, flags=re.MULTILINE)
    assert set(re.findall(r"\b[CGTDAR]-\d+\b", spoken)) <= rules


class Lesson:
    """A lesson at a table of the engine; bots answer by themselves."""

    def __init__(self, slug: str) -> None:
        self.script = LESSONS[slug]
        wish = self.script["dealer"]
        dealer = TableDice() if wish["kind"] == "table" else Seeded(wish["seed"])
        self.match = Match(game(slug), len(self.script["seats"]), dealer)
        self.settle()

    def settle(self) -> None:
        """Let cards be dealt and bots play until the learner is asked; dice the learner rolls."""
        state = self.match.state
        if self.match.awaits_roll():
            if self.match.dealer.kind == "table":
                return
            self.match.roll(self.match.game.roller(state))
        elif 0 in state.open_seats():
            return
        else:
            seat = state.open_seats()[0]
            player = bot(self.match.game.slug, self.script["seats"][seat])
            self.match.do(seat, player.choose(Table(self.match.game, state, seat), Rng(0)))
        self.settle()

    def take(self, step: dict[str, Any], answer: str) -> None:
        """Roll what the step says, then answer."""
        if "dice" in step:
            self.match.roll(0, step["dice"])
        assert not self.match.awaits_roll(), f"the dice of {step['name']} are missing"
        self.match.play(0, answer)
        self.settle()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_can_be_played_as_it_is_told(slug: str) -> None:
    lesson = Lesson(slug)
    for step in lesson.script["steps"]:
        lesson.take(step, step["answers"][0])
    assert 7 <= len(lesson.script["steps"]) <= 13


@pytest.mark.parametrize("slug", SLUGS)
def test_every_step_has_its_words_and_teaches_a_rule_of_the_game(slug: str) -> None:
    spoken = (ENGLISH / f"lesson-{slug}.ftl").read_text("utf-8")
    told = set(re.findall(rf"^lesson-{slug}-(\S+) =", spoken, re.MULTILINE))
    names = [step["name"] for step in LESSONS[slug]["steps"]]
    assert told == {"hello", "end", *names, *(f"{name}-done" for name in names)}
    rules = set(re.findall(r"^- \*\*([CGTD]-\d+)\*\*", pages.page(slug), re.MULTILINE))
    assert {step["rule"] for step in LESSONS[slug]["steps"]} <= rules


def shown(slug: str, until: str) -> Any:
    """What the learner sees when a step is asked."""
    lesson = Lesson(slug)
    for step in lesson.script["steps"]:
        if step["name"] == until:
            if "dice" in step:
                lesson.match.roll(0, step["dice"])
            return lesson.match.view(0)
        lesson.take(step, step["answers"][0])
    raise LookupError(until)


def faces(view: Any) -> dict[str, int]:
    return {die.name: die.face for die in view.dice}


def tray(view: Any) -> set[str]:
    return {die.name for die in view.dice if die.place == "tray"}


def test_the_dice_of_clever_are_those_the_coach_speaks_of() -> None:
    assert faces(shown("clever", "colour"))["yellow"] == 5
    second = shown("clever", "joker")
    assert tray(second) == {"blue", "green", "purple"}
    assert faces(second) | {"white": 6, "orange": 6, "blue": 2, "green": 1, "purple": 3} == faces(second)
    assert faces(shown("clever", "number"))["orange"] == 4
    assert faces(shown("clever", "tray"))["yellow"] == 3
    assert shown("clever", "reward").sheets[0].waiting == ("x:blue",)
    assert shown("clever", "reroll").round == 2
    assert faces(shown("clever", "sum")) | {"blue": 4, "white": 3, "green": 2, "yellow": 4} == faces(
        shown("clever", "sum")
    )
    low = shown("clever", "low")
    assert (faces(low)["purple"], min(die.face for die in low.dice if die.rolled)) == (3, 3)
    assert faces(shown("clever", "last"))["orange"] == 5
    [option] = [one for one in shown("clever", "extra").options if one.text == "extra white orange"]
    assert (option.value, tuple(option.earns)) == (3, ("reroll",))


def test_the_dice_of_twice_are_those_the_coach_speaks_of() -> None:
    first = shown("twice", "silver")
    assert faces(first) | {"silver": 3, "blue": 1, "white": 2} == faces(first)
    assert shown("twice", "company").sheets[0].chain == ("white", "blue")
    assert faces(shown("twice", "green"))["green"] == 5
    assert faces(shown("twice", "circle"))["yellow"] == 3
    [pair] = [one for one in shown("twice", "pair").options if one.text == "pick green"]
    assert (pair.value, pair.points, tuple(pair.earns)) == (1, 8, ("reroll",))
    assert faces(shown("twice", "sum")) | {"blue": 6, "white": 4} == faces(shown("twice", "sum"))
    [fall] = [one for one in shown("twice", "fall").options if one.text == "pick blue"]
    assert (fall.value, tuple(fall.earns)) == (9, ("return",))
    assert "yellow" in tray(shown("twice", "return"))
    assert faces(shown("twice", "cross"))["yellow"] == 3
    assert shown("twice", "any").sheets[0].waiting == ("?:yellow",)
    assert shown("twice", "chain").sheets[0].waiting == ("?:blue",)


def test_the_cards_of_dobro_are_those_the_coach_speaks_of() -> None:
    goods = {step["name"]: shown("dobro", step["name"]).good for step in LESSONS["dobro"]["steps"]}
    assert goods == {"lead": 0, "double": 5, "joker": 12, "higher": 2, "skip": 6, "take": 14, "pair": 0}
    after = {step["name"]: option.good for step in LESSONS["dobro"]["steps"] for option in answers(step)}
    assert (after["double"], after["joker"], after["pair"]) == (10, 14, 8)
    assert max(int(card) for card in shown("dobro", "joker").hand if card.isdigit()) < 12
    assert [option.text for option in shown("dobro", "take").options] == ["take"]
    assert [seat.pile_size for seat in shown("dobro", "pair").seats] == [7, 0, 9]


def test_the_last_words_of_dobro_are_about_the_cards_that_lie_there() -> None:
    lesson = Lesson("dobro")
    for step in lesson.script["steps"]:
        lesson.take(step, step["answers"][0])
    played = [str(step) for step in lesson.match.log if not str(step).startswith("*")]
    assert played[-4:] == ["0 play 4 4", "1 play 8", "2 take", "2 play 3"]
    assert lesson.match.view(0).good == 3


def answers(step: dict[str, Any]) -> list[Any]:
    return [option for option in shown("dobro", step["name"]).options if option.text in step["answers"]]
