"""Matches, positions, choices and hints of the first version, made again by this program."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from itertools import chain, islice
from typing import TypeVar

import pytest
from tests.analysis.played import reviews
from tests.golden.v1 import playing
from tests.golden.v1.kept import FOLDER, check_same, kept

from silvertray.core.rng import COMPILED
from silvertray.play.files import check_result, verify
from silvertray.play.match import Match

pytestmark = pytest.mark.both_builds

SLUGS = pytest.mark.parametrize("slug", playing.GAMES)
SHARE = 1 if COMPILED else 10  # the uncompiled build does one of so many examples
One = TypeVar("One")


def some(examples: Iterable[One]) -> list[One]:
    """The examples that this build does."""
    return list(islice(examples, 0, None, SHARE))


@cache
def lines_of(slug: str) -> list[str]:
    """Match files, one game a line."""
    return some(kept(f"matches-{slug}.jsonl"))


@cache
def matches(slug: str) -> list[Match]:
    """The same, replayed."""
    return [playing.read_match(line) for line in lines_of(slug)]


@cache
def blocks(slug: str) -> list[list[str]]:
    """The lines of each position, which come first."""
    found: list[list[str]] = []
    for line in kept(f"positions-{slug}.txt"):
        if not line.startswith(" "):
            found.append([])
        found[-1].append(line)
    return found


def positions(slug: str) -> list[str]:
    """The positions alone."""
    return [block[0] for block in blocks(slug)]


@SLUGS
def test_a_match_file_reads_and_writes_the_same_line(slug: str) -> None:
    lines = lines_of(slug)
    assert len(lines) == 200 // SHARE
    check_same(slug, (playing.written(*one) for one in zip(matches(slug), lines, strict=True)), lines)


@SLUGS
def test_every_match_ends_with_the_same_ranking_and_position(slug: str) -> None:
    check_same(slug, map(playing.ending_of, matches(slug)), some(kept(f"endings-{slug}.txt")))
    for match, line in zip(matches(slug), lines_of(slug), strict=True):
        check_result(match, json.loads(line)["result"], 1)


@SLUGS
def test_a_seed_and_a_promise_give_the_same_dice_again(slug: str) -> None:
    seeded = [match for match in matches(slug) if match.dealer.kind == "seed" and match.log]
    for match in seeded:
        then, now = zip(*playing.dealt_again(match), strict=True)
        check_same(slug, now, then)
    fair = [match for match in matches(slug) if "secret" in match.dealer.header(True)]
    assert all(verify(match, 1) for match in fair)
    assert len(seeded) > 20 // SHARE
    assert len(fair) > 20 // SHARE


@SLUGS
def test_commands_with_undo_and_corrections_lead_to_the_same_match(slug: str) -> None:
    kinds = set()
    for line, commands in zip(lines_of(slug), map(json.loads, some(kept(f"commands-{slug}.jsonl"))), strict=True):
        if commands:
            assert playing.written(playing.played_by_commands(line, commands), line) == line
            kinds |= {command.split()[1] for command in commands}
    assert kinds == {"play", "roll", "undo", "correct"} or not COMPILED


@SLUGS
def test_every_seat_sees_the_same_positions(slug: str) -> None:
    seen = some(blocks(slug))
    lines = chain.from_iterable(playing.position_lines(block[0]) for block in seen)
    check_same(slug, lines, list(chain.from_iterable(seen)))


@SLUGS
def test_every_bot_makes_the_same_choices(slug: str) -> None:
    lines = []
    for line in kept(f"choices-{slug}.txt"):
        bot, number, *_ = line.split()
        if int(number) % (SHARE * playing.EVERY.get(bot, 3)) == 0:
            lines.append(line)
    check_same(slug, playing.choice_lines(positions(slug), SHARE), lines)


@SLUGS
def test_the_coach_gives_the_same_hints(slug: str) -> None:
    lines = kept(f"hints-{slug}.txt")[: None if COMPILED else 5]
    found = playing.hint_lines(positions(slug))
    check_same(slug, found if COMPILED else islice(found, len(lines)), lines)


@reviews
@SLUGS
def test_the_coach_reviews_matches_with_the_same_figures(slug: str) -> None:
    finished = [match for match in matches(slug) if match.state.is_over()]
    found = chain.from_iterable(playing.account_lines(match, 0) for match in finished[: playing.REVIEWED])
    check_same(slug, found, kept(f"reviews-{slug}.txt"))


def test_every_action_keeps_its_number() -> None:
    lines = (FOLDER / "actions.txt").read_text(encoding="utf-8").splitlines()
    check_same("actions.txt", playing.action_lines(), lines)
