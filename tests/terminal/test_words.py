"""The words: every refusal has its line, every line is used, and every thing it names is there."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.locale.reading import messages
from tests.positions import Table
from tests.rules.twice.sheets import picking, rolls_over

import silvertray
from silvertray.core import codes
from silvertray.core.errors import MatchFileError, Refusal, SetupError
from silvertray.locale import explain, reason, words

SOURCE = Path(silvertray.__file__).parent
PAGE = Path("web/src")


def said_by_program() -> set[str]:
    """Every text in the program, but in the list of codes."""
    files = set(SOURCE.rglob("*.py")) - {Path(codes.__file__)}
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def said_by_page() -> set[str]:
    """Every text in the page, and the beginning of those that are put together."""
    files = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"), Path("web/words.ts")]
    return {text for file in files for text in re.findall(r"[\"'`]([a-z]+(?:-[a-zA-Z0-9]+)*-?)", file.read_text())}


def test_no_words_are_left_over() -> None:
    literals = said_by_program() | said_by_page()
    starts = tuple(text for text in literals if re.fullmatch(r"[a-z]+(-[a-z]+)*-", text) and text != "error-")
    for message in messages("en"):
        if message.startswith("error-"):
            assert message.removeprefix("error-") in literals, message
        else:
            assert message in literals or message.startswith(starts), message


def test_a_message_that_is_missing_is_a_mistake() -> None:
    with pytest.raises(LookupError):
        words("en").say("no-such-message")


def test_a_thing_that_is_missing_is_a_mistake_in_a_message_and_shown_in_an_error() -> None:
    with pytest.raises(Exception, match="number"):
        words("en").say("name-player")
    assert "needs least or more" in words("en").say_what_is_known("error-too-low", value=2)


def test_an_unknown_language_is_told_with_those_there_are() -> None:
    for lang in ("xx", "../en", ""):
        with pytest.raises(SetupError) as refused:
            words(lang)
        assert explain(words("en"), refused.value).startswith(f"“{lang}” isn’t a known language: choose one of en")


def test_an_error_names_the_thing_the_value_the_rule_and_what_is_legal() -> None:
    error = Refusal("not-higher", "G-5", value=3, last=5, legal="pick white blue, reroll")
    line = "3 can’t follow 5 in purple: write a higher number, or choose another area (G-5)"
    assert reason(words("en"), error) == line
    assert explain(words("en"), error) == f"{line}; legal: pick white blue, reroll"


def test_seats_colours_and_rewards_are_said_as_people_say_them() -> None:
    en = words("en")
    assert explain(en, Refusal("not-asked", "C-54", seat=1), ["You", "greedy 2"]).startswith("greedy 2 can’t move")
    assert explain(en, Refusal("not-asked", "C-54", seat=1)).startswith("seat 1 can’t move")
    assert "the purple die" in explain(en, Refusal("die-used", "C-30", die="purple"))
    assert "(blue X, orange 6)" in explain(en, Refusal("reward-first", "C-40", waiting="x:blue, n:orange:6"))


def test_the_dice_of_a_refusal_are_named_in_every_language() -> None:
    crosses = Table(picking("665466", "return=1 reroll=1", ""))
    crosses.play(0, "pick silver pink")
    first = crosses.refusal(0, "reroll")
    tray = Table(rolls_over("123456", "", "", tray="wsy")).refusal(1, "pick pink")
    assert first
    assert tray
    assert "(yellow, blue)" in explain(words("en"), first)
    assert "(жёлтый, синий)" in explain(words("ru"), first)
    assert "(white, silver, yellow)" in explain(words("en"), tray)
    assert "(Weiß, Silber, Gelb)" in explain(words("de"), tray)


def test_a_broken_step_of_a_file_tells_its_line_and_the_rule() -> None:
    error = MatchFileError("illegal-step", "C-15", line=3, step=2, entry="0 pass", why="must-pick")
    error.__cause__ = Refusal("must-pick", "C-15")
    line = explain(words("en"), error)
    assert line.startswith("line 3: step 2 of the log, “0 pass”, isn’t legal: you can’t pass")
    assert line.count("(C-15)") == 1


def test_an_error_is_one_line_whatever_was_typed() -> None:
    error = Refusal("dealer-rolls", text="a\nb\x1b[2J\tc")
    assert explain(words("en"), error).isprintable()


def test_words_load_no_fluent_until_something_is_said() -> None:
    check = "import sys, silvertray.locale; sys.exit('fluent.runtime' in sys.modules or 'rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
