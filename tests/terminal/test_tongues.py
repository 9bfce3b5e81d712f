"""The terminal game in every language: the same recorded games, and every screen fits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from tests.terminal.test_screen import BLACK, EXTRA, FULLER, ROLL
from tests.terminal.test_twice import POSITIONS

from silvertray.bots import bot
from silvertray.core.errors import SilvertrayError
from silvertray.core.game import CHANCE
from silvertray.games import game
from silvertray.lab.playing import logged
from silvertray.locale import Words, languages, reason, words
from silvertray.play.files import replayed, to_record
from silvertray.play.match import Match
from silvertray.terminal.cards.help import help_pages as card_pages
from silvertray.terminal.dice.family import pictured
from silvertray.terminal.dice.frame import frame_lines
from silvertray.terminal.dice.help import help_pages
from silvertray.terminal.family import Asked, family_of
from silvertray.terminal.keys import LOG_SHOWN
from silvertray.terminal.seats import seat_names
from silvertray.terminal.session import hint, sentence
from silvertray.terminal.sitting import Sitting

OTHERS = [lang for lang in languages() if lang != "en"]
DICE_GAMES: dict[str, Any] = {slug: game(slug) for slug in ("clever", "twice")}
PLAYERS = {"clever": 4, "twice": 3, "dobro": 3}  # of the recorded games
POSITIONS_DRAWN = 30
NEWS = 3  # steps that are told as news
DICE = [("clever", text) for text in (ROLL, BLACK, FULLER, EXTRA)] + [("twice", text) for text in POSITIONS.values()]


@pytest.mark.parametrize("lang", OTHERS)
def test_positions_with_many_choices_fit_80_by_24(lang: str) -> None:
    for slug, position in DICE:
        rules = DICE_GAMES[slug]
        lines = [line.plain for line in frame_lines(pictured(rules, rules.from_position(position), 0, lang))]
        assert len(lines) <= 23, "\n".join(lines)  # and the prompt
        assert not [line for line in lines if cell_len(line) > 80 or "…" in line], position


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("slug", PLAYERS)
def test_screens_of_a_recorded_game_fit(slug: str, lang: str, tmp_path: Path) -> None:
    match = recorded(slug)
    for step in range(NEWS, len(match.log), len(match.log) // POSITIONS_DRAWN):
        sitting = taken_up(match, step, words(lang), tmp_path / "game")
        asked = family_of(match.game).asked(sitting)
        if asked:
            table = family_of(match.game).table(sitting, asked, refused(sitting, asked), hint(sitting))
            check_fits([line.plain for line in table.drawn()])
            check_fits(family_of(match.game).log_lines(sitting, asked.seat)[-LOG_SHOWN:])
            check_fits(sitting.page)
    over = taken_up(match, len(match.log), words(lang), tmp_path / "game")
    assert max(map(cell_len, family_of(match.game).result_lines(over))) <= 80


@cache
def recorded(slug: str) -> Match:
    """A whole game, recorded once for all languages."""
    players = PLAYERS[slug]
    match, _ = logged(game(slug), [bot(slug, "random")] * players, 7, {}, seat_names(players, ()))
    return match


def taken_up(match: Match, step: int, said: Words, path: Path) -> Sitting:
    """The recorded game after so many steps, with the last of them as news."""
    record = to_record(match)
    begun = replayed(record | {"log": record["log"][: step - NEWS]}, 1)
    sitting: Sitting = family_of(match.game).sit_down(begun, said, path, 1)
    while len(begun.log) < step:
        entry = match.log[len(begun.log)]
        if entry.seat == CHANCE:
            sitting.roll()
        else:
            sitting.choose(entry.seat, entry.text)
    sitting.go_on()
    return sitting


def refused(sitting: Sitting, asked: Asked) -> str:
    """What is told of a choice that is not there."""
    try:
        asked.answer("99")
    except SilvertrayError as error:
        return sentence(reason(sitting.words, error, sitting.names))
    raise AssertionError("there were 99 choices")


@pytest.mark.parametrize("lang", OTHERS)
def test_help_fits(lang: str) -> None:
    said = words(lang)
    pages = [page for slug in DICE_GAMES for page in help_pages(said, DICE_GAMES[slug].printed)]
    for page in [*pages, *card_pages(said, True)]:
        check_fits(page)


def check_fits(lines: Sequence[str]) -> None:
    """A screen of 80 by 24, whose last line is the prompt."""
    assert len(lines) <= 23, "\n".join(lines)
    assert not [line for line in lines if cell_len(line) > 80]
