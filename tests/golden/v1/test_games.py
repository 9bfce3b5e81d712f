"""Matches, positions, choices and reviews of the first version, replayed by the current program."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from itertools import chain, islice
from typing import TypeVar

import pytest
from tests.analysis.played import reviews
from tests.golden.v1 import lines as describe
from tests.golden.v1.files import FOLDER, check_same, read_lines

from silvertray.core.rng import COMPILED
from silvertray.play.files import check_result, verify
from silvertray.play.match import Match

pytestmark = pytest.mark.both_builds

SLUGS = pytest.mark.parametrize("slug", describe.GAMES)
SHARE = 1 if COMPILED else 9  # the uncompiled build runs one of so many examples
One = TypeVar("One")


def some(examples: Iterable[One]) -> list[One]:
    """Every example, or fewer on the uncompiled build."""
    return list(islice(examples, 0, None, SHARE))


@cache
def lines_of(slug: str) -> list[str]:
    """Match files, one game a line."""
    return some(read_lines(f"matches-{slug}.jsonl"))


@cache
def matches(slug: str) -> list[Match]:
    """These matches, replayed."""
    return [describe.read_match(line) for line in lines_of(slug)]


@cache
def blocks(slug: str) -> list[list[str]]:
    """The lines of each position; the first is the position itself."""
    found: list[list[str]] = []
    for line in read_lines(f"positions-{slug}.txt"):
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
    assert len(lines) == len(range(0, 200, SHARE))
    check_same(slug, (describe.write_match(*one) for one in zip(matches(slug), lines, strict=True)), lines)


@SLUGS
def test_every_match_ends_with_the_same_ranking_and_position(slug: str) -> None:
    check_same(slug, map(describe.ending_line, matches(slug)), some(read_lines(f"endings-{slug}.txt")))
    for match, line in zip(matches(slug), lines_of(slug), strict=True):
        check_result(match, json.loads(line)["result"], 1)


@SLUGS
def test_a_seed_and_a_promise_give_the_same_dice_again(slug: str) -> None:
    seeded = [match for match in matches(slug) if match.dealer.kind == "seed" and match.log]
    for match in seeded:
        then, now = zip(*describe.dealt_pairs(match), strict=True)
        check_same(slug, now, then)
    fair = [match for match in matches(slug) if "secret" in match.dealer.header(True)]
    assert all(verify(match, 1) for match in fair)
    assert len(seeded) > 20 // SHARE
    assert len(fair) > 20 // SHARE


@SLUGS
def test_commands_with_undo_and_corrections_lead_to_the_same_match(slug: str) -> None:
    kinds = set()
    for line, commands in zip(lines_of(slug), map(json.loads, some(read_lines(f"commands-{slug}.jsonl"))), strict=True):
        if commands:
            assert describe.write_match(describe.replay_commands(line, commands), line) == line
            kinds |= {command.split()[1] for command in commands}
    assert kinds == {"play", "roll", "undo", "correct"} or not COMPILED


@SLUGS
def test_every_seat_sees_the_same_positions(slug: str) -> None:
    seen = some(blocks(slug))
    lines = chain.from_iterable(describe.position_lines(block[0]) for block in seen)
    check_same(slug, lines, list(chain.from_iterable(seen)))


@SLUGS
def test_every_bot_makes_the_same_choices(slug: str) -> None:
    share, lines = SHARE**2, []  # bots think long uncompiled
    for line in read_lines(f"choices-{slug}.txt"):
        bot, number, *_ = line.split()
        if int(number) % (share * describe.EVERY.get(bot, 3)) == 0:
            lines.append(line)
    check_same(slug, describe.choice_lines(positions(slug), share), lines)


@SLUGS
def test_the_coach_gives_the_same_hints(slug: str) -> None:
    lines = read_lines(f"hints-{slug}.txt")[: None if COMPILED else 5]
    found = describe.hint_lines(positions(slug))
    check_same(slug, found if COMPILED else islice(found, len(lines)), lines)


@reviews
@SLUGS
def test_the_coach_reviews_matches_with_the_same_figures(slug: str) -> None:
    finished = [match for match in matches(slug) if match.state.is_over()]
    found = chain.from_iterable(describe.account_lines(match, 0) for match in finished[: describe.REVIEWED])
    check_same(slug, found, read_lines(f"reviews-{slug}.txt"))


def test_every_action_keeps_its_number() -> None:
    lines = (FOLDER / "actions.txt").read_text(encoding="utf-8").splitlines()
    check_same("actions.txt", describe.action_lines(), lines)
