"""Case forms: a message can ask for another form of a colour or reward, as the attributes of its message tell it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from tests.locale.reading import forms, patterns, things_in

from silvertray.locale import languages
from silvertray.locale.phrases import colour, colours_in, reward, rewards
from silvertray.locale.words import Words, split

CASES = json.loads(Path(__file__).with_name("forms.json").read_text(encoding="utf-8"))  # also for web/tests/lib
SENTENCES: dict[str, str] = CASES["sentences"]
WORDS = Words("sr", FluentBundle(["sr"], use_isolating=False), split("\n".join(CASES["messages"])))
FAMILIES = ("colour-", "reward-")  # words of one of these may be given as the same thing


@pytest.mark.parametrize("message", SENTENCES)
def test_a_message_takes_the_forms_of_what_it_is_given(message: str) -> None:
    yellow = colour(WORDS, "yellow")
    things = {
        "die": yellow,
        "dice": colours_in(WORDS, "yellow, blue"),
        "thing": WORDS.say("event-die", die=yellow, face="5"),
        "reward": reward(WORDS, "x:blue"),
        "rewards": rewards(WORDS, ["n:yellow:6", "n:blue:5"]),
    }
    assert WORDS.say(message, **things) == SENTENCES[message]


def test_a_text_without_the_form_stays_as_it_is() -> None:
    assert WORDS.say("accusative", die="розе") == "Узимаш розе."


@pytest.mark.parametrize("lang", languages())
def test_all_colours_have_the_same_forms_and_all_rewards(lang: str) -> None:
    for family in FAMILIES:
        members = {name for name, _ in patterns(lang) if name.startswith(family) and "." not in name}
        found = {name.partition(".")[2] for name in forms(lang) if name.startswith(family)}
        assert {name for name in forms(lang) if name.startswith(family)} == {f"{m}.{f}" for m in members for f in found}


@pytest.mark.parametrize("lang", languages())
def test_messages_ask_only_for_forms_that_there_are(lang: str) -> None:
    known = {name.partition(".")[2] for name in forms(lang)}
    asked = {form for _, pattern in patterns(lang) for thing in things_in(pattern) if (form := thing.partition("_")[2])}
    assert asked <= known
