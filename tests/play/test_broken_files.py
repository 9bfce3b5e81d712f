"""Broken match files: every fault has its code, its line and the thing it is about."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.play.tables import CLEVER, SECRET, TWICE, finished, opened, read

from silvertray.core.errors import MatchFileError, SetupError, SilvertrayError
from silvertray.play import files
from silvertray.play.dealer import CommitReveal, Seeded
from silvertray.play.match import Match

LINE = 3  # the broken line stands below a good one and an empty one


def record() -> dict[str, Any]:
    """A short good record."""
    match = opened(2)
    match.play(0, "pick white orange")
    found: dict[str, Any] = json.loads(files.to_line(match))
    return found


def error_of(broken: bytes, folder: Path) -> SilvertrayError:
    """What reading a file says whose third line is broken."""
    path = folder / "matches"
    path.write_bytes(files.to_line(opened()).encode() + b"\n\n" + broken + b"\n")
    with pytest.raises(SilvertrayError) as caught:
        read(path)
    assert caught.value.params["line"] == LINE
    return caught.value


def changed(**changes: Any) -> bytes:
    """The good record with other values."""
    return json.dumps(record() | changes).encode()


@pytest.mark.parametrize(
    "line",
    [b"{", b"no json", b'{"silvertray": 1', b"\xff\xfe", b'"\xc3\x28"', b"[" * 100_000, b"1" * 10_000, b"{}{}", b"\0"],
    ids=["brace", "words", "cut", "bytes", "wrong utf-8", "deep", "endless number", "two", "nul"],
)
def test_invalid_json_is_a_broken_line(line: bytes, tmp_path: Path) -> None:
    error = error_of(line, tmp_path)
    assert isinstance(error, MatchFileError)
    assert (error.code, error.params) == ("broken-line", {"line": LINE})


@pytest.mark.parametrize("line", [b"1", b"null", b"[]", b'"silvertray"', b"{}", b'{"game": "clever"}', b"NaN"])
def test_other_json_is_not_a_match(line: bytes, tmp_path: Path) -> None:
    assert error_of(line, tmp_path).code == "not-a-match"


@pytest.mark.parametrize("version", [0, 2, "1", None, 10**30, [1], {"a": 1}], ids=str)
def test_another_file_version_is_refused(version: Any, tmp_path: Path) -> None:
    error = error_of(changed(silvertray=version), tmp_path)
    assert (error.code, error.params["known"]) == ("wrong-version", files.VERSION)
    assert error.params["version"] == str(version)[:20]


WRONG_KINDS = [
    ("silvertray", True),
    ("silvertray", 1.0),
    ("game", 1),
    ("rules", None),
    ("players", "2"),
    ("players", 2.0),
    ("players", True),
    ("options", []),
    ("options", {"solo_fallback": True}),
    ("dealer", "seed"),
    ("names", "Ada"),
    ("names", ["Ada", 1]),
    ("log", {}),
    ("log", ["* first 0", 1]),
]


@pytest.mark.parametrize(("field", "value"), WRONG_KINDS, ids=str)
def test_a_field_of_the_wrong_type_is_named(field: str, value: Any, tmp_path: Path) -> None:
    error = error_of(changed(**{field: value}), tmp_path)
    assert isinstance(error, MatchFileError)
    assert (error.code, error.params["field"]) == ("wrong-field", field)


@pytest.mark.parametrize("field", [name for name in files.FIELDS if name != "silvertray"])
def test_a_missing_field_is_named(field: str, tmp_path: Path) -> None:
    broken = record()
    del broken[field]
    error = error_of(json.dumps(broken).encode(), tmp_path)
    assert (error.code, error.params["field"]) == ("wrong-field", field)


def test_a_missing_result_fits_an_unfinished_match(tmp_path: Path) -> None:
    path = tmp_path / "match"
    broken = record()
    del broken["result"]
    path.write_text(json.dumps(broken), encoding="utf-8")
    [(_, match, claimed)] = read(path)
    files.check_result(match, claimed, 1)


WRONG_DEALERS: list[tuple[Any, str]] = [
    ({}, "dealer"),
    ({"kind": "fate"}, "dealer"),
    ({"kind": None}, "dealer"),
    ({"kind": ["seed"]}, "dealer"),
    ({"kind": "seed"}, "dealer"),
    ({"kind": "seed", "seed": "1"}, "dealer"),
    ({"kind": "commit"}, "nonces"),
    ({"kind": "commit", "nonces": "ab"}, "nonces"),
    ({"kind": "commit", "nonces": [1]}, "nonces"),
    ({"kind": "commit", "nonces": [], "secret": 5}, "secret"),
    ({"kind": "commit", "nonces": [], "secret": "xyz"}, "secret"),
    ({"kind": "commit", "nonces": [], "secret": ["00"]}, "secret"),
]


@pytest.mark.parametrize(("dealer", "field"), WRONG_DEALERS, ids=str)
def test_a_wrong_dealer_is_named(dealer: Any, field: str, tmp_path: Path) -> None:
    error = error_of(changed(dealer=dealer), tmp_path)
    assert (error.code, error.params["field"]) == ("wrong-field", field)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"players": 0}, "wrong-players"),
        ({"players": 5}, "wrong-players"),
        ({"players": -1}, "wrong-players"),
        ({"options": {"colour": "red"}}, "wrong-option"),
        ({"dealer": {"kind": "seed", "seed": -1}}, "wrong-seed"),
        ({"dealer": {"kind": "seed", "seed": 2**64}}, "wrong-seed"),
    ],
    ids=str,
)
def test_a_match_that_could_not_be_set_up_is_refused_with_its_line(
    changes: dict[str, Any], code: str, tmp_path: Path
) -> None:
    error = error_of(changed(**changes), tmp_path)
    assert isinstance(error, SetupError)
    assert error.code == code


@pytest.mark.parametrize("names", [["Ada"], ["Ada", "Bo", "Cy"]], ids=str)
def test_a_match_with_more_or_fewer_names_than_players_is_refused(names: list[str], tmp_path: Path) -> None:
    assert isinstance(error_of(changed(names=names), tmp_path), SilvertrayError)


HALF = "\ud800"  # half of a character: JSON can say it, no file can hold it
WITH_HALF: dict[str, dict[str, Any]] = {
    "name": {"names": [HALF, "Bo"]},
    "word": {"dealer": {"kind": "commit", "commitment": "", "nonces": [HALF], "secret": "00"}},
}
SPELLINGS = {
    "escaped": lambda record: json.dumps(record).encode(),
    "raw": lambda record: json.dumps(record, ensure_ascii=False).encode(errors="surrogatepass"),
    "utf-16": lambda record: json.dumps(record).encode("utf-16-le"),
}


@pytest.mark.parametrize("spelled", SPELLINGS.values(), ids=SPELLINGS)
@pytest.mark.parametrize("changes", WITH_HALF.values(), ids=WITH_HALF)
def test_broken_unicode_is_refused(
    changes: dict[str, Any], spelled: Callable[[dict[str, Any]], bytes], tmp_path: Path
) -> None:
    path = tmp_path / "match"
    path.write_bytes(spelled(record() | changes))
    with pytest.raises(MatchFileError):
        read(path)


def test_a_match_of_other_rules_is_refused(tmp_path: Path) -> None:
    error = error_of(changed(rules="clever-0"), tmp_path)
    assert error.code == "other-rules"
    assert (error.params["rules"], error.params["known"]) == ("clever-0", CLEVER.rules_version)


def test_a_match_of_one_game_is_refused_as_the_other(tmp_path: Path) -> None:
    error = error_of(changed(game="twice"), tmp_path)
    assert (error.code, error.params["rules"], error.params["known"]) == (
        "other-rules",
        CLEVER.rules_version,
        TWICE.rules_version,
    )
    error = error_of(changed(game="twice", rules=TWICE.rules_version), tmp_path)
    assert (error.code, error.params["step"], error.params["why"]) == ("illegal-step", 3, "unknown-action")


WRONG_STEPS = [
    (["* roll 123456"], 1, "wrong-outcome"),
    (["* first 2"], 1, "wrong-outcome"),
    (["0 first 0"], 1, "unknown-action"),
    (["* first 0", "* roll 123"], 2, "wrong-dice"),
    (["* first 0", "0 pick green"], 2, "dice-first"),
    (["* first 0", "* roll 123456", "* roll 123456"], 3, "no-roll-due"),
    (["* first 0", "* roll 123456", "1 pick green"], 3, "not-asked"),
    (["* first 0", "* roll 123456", "0 pass"], 3, "must-pick"),
    (["* first 0", "* roll 123456", "0 fly"], 3, "unknown-action"),
    (["* first 0", "* roll 123456", "2 pick green"], 3, "no-such-seat"),
    (["* first 0", "* roll 123456", "-1 pick green"], 3, "no-such-seat"),
    (["* first 0", "* roll 123456", "٠ pick green"], 3, "no-such-seat"),
    (["* first 0", "* roll 123456", "1e0 pick green"], 3, "no-such-seat"),
    (["* first 0", "* roll 123456", f"{'9' * 5000} pass"], 3, "no-such-seat"),
    (["* first 0", "* roll 123456", "pick green"], 3, "no-such-seat"),
    (["* first 0", "* roll 123456", ""], 3, "no-such-seat"),
    (["* first 0", "* roll 123456", "0"], 3, "unknown-action"),
    (["*"], 1, "wrong-outcome"),
]


OPENED = ["* first 0", "* roll 234561"]
WRONG_IN_TWICE = [
    ([*OPENED, "0 return pink"], 3, "no-return-now"),
    ([*OPENED, "0 cross pink"], 3, "no-such-cross"),
    ([*OPENED, "0 pick orange"], 3, "unknown-action"),
    ([*OPENED, "0 bonus blue 12"], 3, "no-such-reward"),
    ([*OPENED, "0 pass", "0 pick green"], 4, "dice-first"),
    ([*OPENED, "0 pick silver green", "0 reroll"], 4, "cross-first"),
    ([*OPENED, "0 pick silver green", "0 cross yellow"], 4, "no-such-cross"),
    ([*OPENED, "0 pick silver green", "* roll -34561"], 4, "no-roll-due"),
    ([*OPENED, "0 pick silver green", "0 cross pink", "0 cross white green", "* roll --4561"], 6, "wrong-dice"),
]


@pytest.mark.parametrize(("log", "step", "why"), WRONG_IN_TWICE, ids=lambda value: str(value)[:60])
def test_the_first_step_that_was_not_legal_in_twice_is_named(
    log: list[str], step: int, why: str, tmp_path: Path
) -> None:
    error = error_of(changed(game="twice", rules=TWICE.rules_version, log=log), tmp_path)
    assert (error.code, error.params["step"], error.params["why"]) == ("illegal-step", step, why)


@pytest.mark.parametrize(("log", "step", "why"), WRONG_STEPS, ids=lambda value: str(value)[:40])
def test_the_first_step_that_was_not_legal_is_named(log: list[str], step: int, why: str, tmp_path: Path) -> None:
    error = error_of(changed(log=log), tmp_path)
    assert isinstance(error, MatchFileError)
    assert (error.code, error.params["step"], error.params["why"]) == ("illegal-step", step, why)
    assert error.params["entry"] == log[-1][:60]
    assert isinstance(error.__cause__, SilvertrayError)
    assert error.rule == error.__cause__.rule


def test_steps_after_the_end_are_refused(tmp_path: Path) -> None:
    ended = json.loads(files.to_line(finished()))
    for more, why in (("* roll 123456", "no-roll-due"), ("0 pass", "game-over")):
        error = error_of(json.dumps(ended | {"log": [*ended["log"], more]}).encode(), tmp_path)
        assert (error.params["step"], error.params["why"]) == (len(ended["log"]) + 1, why)


# -- cut files


def whole_files() -> dict[str, Callable[[], bytes]]:
    """Short files of several kinds."""
    committed = Match(CLEVER, 1, CommitReveal(["ä"], SECRET), names=["Ада"])
    committed.roll(0)
    seeded = Match(CLEVER, 2, Seeded(1))
    seeded.roll(0)
    return {
        "table dice": lambda: (files.to_line(opened()) + "\n").encode(),
        "twice": lambda: (files.to_line(opened(rules=TWICE)) + "\n").encode(),
        "two matches": lambda: (files.to_line(seeded) + "\n" + files.to_line(committed, reveal=True) + "\n").encode(),
    }


@pytest.mark.parametrize("whole", whole_files().values(), ids=whole_files())
def test_a_file_cut_at_any_byte_is_refused_or_ends_cleanly(whole: Callable[[], bytes], tmp_path: Path) -> None:
    path, content = tmp_path / "cut", whole()
    ends = {0} | {
        end for end in range(len(content) + 1) if content[end : end + 1] == b"\n" or content[end - 1 : end] == b"\n"
    }
    for end in range(len(content) + 1):
        path.write_bytes(content[:end])
        if end in ends:
            assert len(read(path)) == content[:end].count(b'{"silvertray"')
        else:
            with pytest.raises(MatchFileError):
                read(path)
