"""Nobody is locked out by a colour: what lies together differs to every eye, has a symbol, and can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.web.palette import VISIONS, contrast, difference, pairs, tokens

from silvertray.games import game

THEMES = ("light", "dark")
DICE = {
    "clever": ("white", "yellow", "blue", "green", "orange", "purple"),
    "twice": ("white", "silver", "yellow", "blue", "green", "pink"),
}
LEAST_APART = {"full": 25.0, "protan": 15.0, "deutan": 15.0, "tritan": 15.0, "mono": 9.0}  # ΔE*ab (CIE76)
TEXT, SIGN = 4.5, 3.0  # WCAG 2.2: 1.4.3 and 1.4.11
SYMBOL = Path("web/src/design/shapes.ts")


@pytest.mark.parametrize("slug", DICE)
def test_the_dice_of_a_game_are_those_that_are_looked_at(slug: str) -> None:
    state = game(slug).new(1, {})
    assert {die.name for die in game(slug).view(state, 0).dice} == set(DICE[slug])


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("slug", DICE)
def test_dice_that_lie_together_are_told_apart_by_every_eye(slug: str, vision: str) -> None:
    colours = tokens("light")
    near = {
        pair: round(apart, 1)
        for pair in pairs(DICE[slug])
        if (apart := difference(colours[pair[0]], colours[pair[1]], vision)) < LEAST_APART[vision]
    }
    assert near == {}


def test_every_colour_has_a_shape_of_its_own() -> None:
    shapes = dict(re.findall(r'^  (\w+): "(M[^"]+)"', SYMBOL.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(shapes) >= {name for names in DICE.values() for name in names}
    assert len(set(shapes.values())) == len(shapes)
    die = Path("web/src/dice/Die.svelte").read_text(encoding="utf-8")
    assert "<Symbol name={die.name}" in die.partition("{#if blank}")[0]  # whatever it shows


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(
    "name", sorted({name for names in DICE.values() for name in names} | {"fox", "accent", "tray"})
)
def test_what_stands_on_a_colour_can_be_read_by_every_eye(name: str, vision: str) -> None:
    for theme in THEMES:
        colours = tokens(theme)
        assert contrast(colours[name], colours[f"on-{name}"], vision) >= TEXT, theme


@pytest.mark.parametrize("theme", THEMES)
def test_words_and_edges_stand_out_on_every_ground(theme: str) -> None:
    colours = tokens(theme)
    wanted = {"ink": TEXT, "quiet": TEXT, "accent": TEXT, "bad": TEXT, "good": TEXT, "glow": SIGN, "edge": SIGN}
    for ground in ("ground", "surface", "raised"):
        faint = {name for name, least in wanted.items() if contrast(colours[name], colours[ground]) < least}
        assert faint == set(), ground


def test_cards_are_told_by_what_is_printed_on_them() -> None:
    colours = tokens("light")
    assert contrast(colours["on-paper"], colours["paper"]) >= TEXT
    for ground, face in (("joker", "J"), ("skip", "S"), ("reverse", "R")):
        assert contrast(colours["on-special"], colours[ground]) >= TEXT
        assert contrast(colours[f"card-{face}"], colours[ground]) >= SIGN
