"""The languages: each is whole, each is found by whoever speaks it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from rich.cells import cell_len
from tests.locale.reading import messages
from tests.server.support.waiting import ANSWER_SECONDS

from silvertray.cli import COMMANDS, main, request_of
from silvertray.games import GAMES
from silvertray.locale import languages, words
from silvertray.locale.languages import BASE, FOLDER, meant, own_language, tag_of
from silvertray.locale.words import LEARNING

OTHERS = [lang for lang in languages() if lang != BASE]
OFFERED = {"en": (), "ru": (), "sr": (), "sr-Latn": ("bs", "hr"), "de": ()}
LONGEST_SIGN = 4


def called(*beginnings: str) -> list[str]:
    """The messages whose names begin so."""
    return [name for name in messages(BASE) if name.startswith(beginnings)]


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_has_every_message_and_no_extra_ones(lang: str) -> None:
    ours, theirs = messages(BASE).keys(), messages(lang).keys()
    assert sorted(ours - theirs) == [], f"missing in {lang}"
    assert sorted(theirs - ours) == [], f"too many in {lang}"


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_has_the_same_variables_in_every_language(lang: str) -> None:
    other = {name: sorted(things) for name, things in messages(lang).items() if things != messages(BASE).get(name)}
    assert other == {}, lang


@pytest.mark.parametrize("lang", languages())
def test_a_message_parsed_alone_is_the_one_that_its_file_holds(lang: str) -> None:
    whole = FluentBundle([lang], use_isolating=False)
    shared = [file for file in sorted((FOLDER / lang).glob("*.ftl")) if not file.name.startswith(LEARNING)]
    for file in shared:
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    known = {name for name in messages(lang) if whole.has_message(name)}
    other = {name for name in known if words(lang).say_what_is_known(name) != told(whole, name)}
    assert known
    assert other == set()


def told(bundle: FluentBundle, name: str) -> str:
    """A message without the things it names."""
    pattern = bundle.get_message(name).value
    assert pattern is not None, name
    return str(bundle.format_pattern(pattern)[0])


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_english_file_names(lang: str) -> None:
    names = {file.name for file in (FOLDER / lang).glob("*.ftl")}
    assert names == {file.name for file in (FOLDER / BASE).glob("*.ftl")}


@pytest.mark.parametrize("lang", languages())
def test_letters_keys_and_signs_fit_their_screens(lang: str) -> None:
    said = words(lang)
    for name in called("letter-", "key-"):
        assert cell_len(said.say(name)) <= 1, f"{lang}: {name}"
    for name in called("sign-"):
        assert cell_len(said.say_what_is_known(name, letter="x", number="6")) <= LONGEST_SIGN, f"{lang}: {name}"


@pytest.mark.parametrize("lang", languages())
def test_letters_and_keys_are_unambiguous(lang: str) -> None:
    said = words(lang)
    clever = [said.say(f"letter-{name}") for name in ("white", "yellow", "blue", "green", "orange", "purple")]
    twice = [said.say(f"letter-{name}") for name in ("white", "yellow", "blue", "green", "silver", "pink")]
    keys = [said.say(name) for name in called("key-")]
    for several in (clever, twice, keys):
        assert len(set(several)) == len(several), several


@pytest.mark.parametrize(
    ("tags", "lang"),
    [
        (["ru"], "ru"),
        (["ru-UA", "en"], "ru"),
        (["fr-FR", "de-AT"], "de"),
        (["sr"], "sr"),
        (["sr-RS"], "sr"),
        (["sr-Cyrl-BA"], "sr"),
        (["sr-Latn-RS"], "sr-Latn"),
        (["SR-LATN"], "sr-Latn"),
        (["hr-HR"], "sr-Latn"),
        (["bs"], "sr-Latn"),
        (["en-GB", "ru"], "en"),
        (["fr", "ja"], "en"),
        ([""], "en"),
        ([], "en"),
    ],
)
def test_a_language_is_found_by_its_tags(tags: list[str], lang: str) -> None:
    assert meant(tags, OFFERED) == lang


@pytest.mark.parametrize(
    ("locale", "tag"),
    [
        ("ru_RU.UTF-8", "ru-RU"),
        ("sr_RS.UTF-8@latin", "sr-Latn"),
        ("sr_RS", "sr-RS"),
        ("de_DE@euro", "de-DE"),
        ("C", "C"),
        ("", ""),
    ],
)
def test_a_posix_locale_is_parsed(locale: str, tag: str) -> None:
    assert tag_of(locale) == tag


def test_the_first_variable_that_is_set_decides() -> None:
    assert own_language({}) == "en"
    assert own_language({"LANG": "ru_RU.UTF-8"}) == "ru"
    assert own_language({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}) == "en"
    assert own_language({"LC_ALL": "", "LC_MESSAGES": "ru_RU", "LANG": "en_US"}) == "ru"
    assert own_language({"SILVERTRAY_LANG": "ru", "LC_ALL": "en_US"}) == "ru"


def test_every_command_speaks_the_requested_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SILVERTRAY_LANG", "en")  # put back afterwards, whatever the command does to it
    assert main(["simulate", "clever", "--games", "1", "--lang", "ru"]) == 0
    assert words("ru").say("report-mean") in capsys.readouterr().out
    assert main(["replay", "no-such-file", "--lang", "ru"]) == 2
    assert words("ru").say("error-file-trouble", file="no-such-file", why="").partition("(")[0] in (
        capsys.readouterr().err
    )


@pytest.mark.parametrize("lang", languages())
def test_the_help_of_every_command_is_there_in_every_language(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SILVERTRAY_LANG", "en")
    monkeypatch.setenv("COLUMNS", "1000")
    for command in ([], *([file.rstrip("_")] for file in COMMANDS)):
        with pytest.raises(SystemExit, match="0"):
            request_of([*command, "--help", "--lang", lang])
    shown = capsys.readouterr().out
    helps = [name for name in called("command-") if not name.startswith(("command-wrong", "command-refused"))]
    said = {name: words(lang).say(name, games=", ".join(GAMES)) for name in helps}
    assert {name for name, text in said.items() if text not in shown} == set()


@pytest.mark.parametrize(
    ("line", "message", "things"),
    [
        ("simulate", "missing", {"arguments": "game"}),
        ("simulate clever --frobnicate", "unknown", {"arguments": "--frobnicate"}),
        ("play --seed", "empty", {"argument": "--seed"}),
        ("play --plain=yes", "filled", {"argument": "--plain", "value": "'yes'"}),
        ("play --seed x", "number", {"argument": "--seed", "value": "'x'"}),
        ("dance", "choice", {"argument": "COMMAND", "value": "'dance'", "choices": "\0"}),
        ("train clever --hours 1 --games 2", "both", {"argument": "--games", "other": "--hours"}),
        ("serve --h", "short", {"argument": "--h", "arguments": "--help, --host"}),
    ],
)
def test_a_command_line_is_refused_in_the_users_language(
    line: str,
    message: str,
    things: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("SILVERTRAY_LANG", "ru")
    with pytest.raises(SystemExit, match="2"):
        main(line.split())
    said = words("ru").say(f"command-wrong-{message}", **things).partition("\0")[0]
    assert said in capsys.readouterr().err


def test_the_terminal_uses_the_systems_language(tmp_path: Path) -> None:
    environment = {**os.environ, "LC_ALL": "ru_RU.UTF-8", "PYTHONUTF8": "1", "SILVERTRAY_HOME": str(tmp_path)}
    environment.pop("SILVERTRAY_LANG", None)
    command = [sys.executable, "-m", "silvertray.cli", "play", "clever", "--seed", "1", "--plain"]
    told = subprocess.run(
        command, input=b"", capture_output=True, env=environment, timeout=ANSWER_SECONDS, check=True
    ).stdout.decode()
    assert words("ru").say("not-started") in told
