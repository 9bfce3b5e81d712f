"""The terminal game in every language: the same games, and every screen fits."""

from __future__ import annotations

from itertools import islice

import pytest
from rich.cells import cell_len
from tests.terminal.driving import Seat, at_random
from tests.terminal.table_of_cards import at_the_cards, deals
from tests.terminal.test_screen import BLACK, EXTRA, FULLER, ROLL
from tests.terminal.test_twice import POSITIONS

from silvertray.games import game
from silvertray.games.clever.game import DiceGame
from silvertray.locale import languages, words
from silvertray.play.dealer import Seeded
from silvertray.terminal.cards.help import help_pages as card_pages
from silvertray.terminal.dice.family import pictured
from silvertray.terminal.dice.frame import frame_lines
from silvertray.terminal.dice.help import help_pages

OTHERS = [lang for lang in languages() if lang != "en"]
DICE_GAMES: dict[str, DiceGame] = {slug: game(slug) for slug in ("clever", "twice")}  # type: ignore[misc]
DICE = [("clever", text) for text in (ROLL, BLACK, FULLER, EXTRA)] + [("twice", text) for text in POSITIONS.values()]


@pytest.mark.parametrize("lang", OTHERS)
def test_positions_with_many_choices_fit_80_by_24(lang: str) -> None:
    for slug, position in DICE:
        rules = DICE_GAMES[slug]
        lines = [line.plain for line in frame_lines(pictured(rules, rules.from_position(position), 0, lang))]
        assert len(lines) <= 23, "\n".join(lines)  # and the prompt
        assert not [line for line in lines if cell_len(line) > 80 or "…" in line], position


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("slug", DICE_GAMES)
def test_every_screen_of_a_game_of_dice_fits(seat: Seat, lang: str, slug: str) -> None:
    said = words(lang)
    odd = ["99", "pass", *(said.say(f"key-{name}") for name in ("help", "log", "sheet", "undo"))]
    seat.monkeypatch.setenv("SILVERTRAY_LANG", lang)
    seat.plays(islice(at_random(1, odd), 120), Seeded(1), drawn=True, bots=("greedy", "random", "greedy"), game=slug)
    check(seat)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_screen_of_a_game_of_cards_fits(seat: Seat, lang: str) -> None:
    seat.monkeypatch.setenv("SILVERTRAY_LANG", lang)
    assert deals(seat, at_the_cards(1, ("99", "take", "draw")), Seeded(7), True, bots=("random", "greedy")) == 0
    check(seat)


@pytest.mark.parametrize("lang", OTHERS)
def test_help_fits(lang: str) -> None:
    said = words(lang)
    pages = [page for slug in DICE_GAMES for page in help_pages(said, DICE_GAMES[slug].printed)]
    for page in [*pages, *card_pages(said, True)]:
        assert len(page) <= 23
        assert not [line for line in page if cell_len(line) > 80]


def check(seat: Seat) -> None:
    """Every screen but the last, which ends with the result or the farewell."""
    for screen in seat.screens[:-1]:
        assert len(screen) <= 24, "\n".join(screen)
        assert not [line for line in screen if cell_len(line) > 80]
