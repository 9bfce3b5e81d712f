"""One design system: colours, type and spaces come from the tokens, and nothing moves what is around it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path("web/src")
TOKENS = SOURCES / "design" / "tokens.css"
MACHINE_READ = {"QrCode.svelte"}  # black on white, whatever the theme: cameras look at it
RAW_COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(")
NAMED_COLOUR = re.compile(r":[^;{}]*\b(?:white|black|red|green|blue|gr[ae]y|yellow|orange|purple|pink)\b(?!-)")
# In a drawing letters are measured by the drawing, which is as large as there is room.
DRAWINGS = {f"{name}.svelte" for name in ("Card", "Die", "GameArt", "RewardSign", "Rounds", "Score", "Tracks")}
TYPE = re.compile(r"(?<![\w-])font(?:-size)?\s*:\s*([^;}]+)")
SPACE = re.compile(r"(?<![\w-])(?:padding|margin|gap|row-gap|column-gap)(?:-[a-z-]+)?\s*:\s*([^;}]+)")
# Sides of the screen instead of those of the text. Features of media have no other name, and stand in brackets.
PHYSICAL = re.compile(
    r"(?<![\w.(-])((?:min-|max-)?(?:width|height)|(?:[a-z-]+-)?(?:top|bottom|left|right)(?:-(?:color|width|style|radius))*"
    r"|border-(?:top|bottom)-(?:left|right)-radius):\s|(?:text-align|float|clear)\s*:\s*(left|right)\b"
)
SIDES = re.compile(r"(?<![\w-])(margin|padding|inset|border-width)\s*:\s*([^;}]+)")
LENGTH = re.compile(r"([\d.]+)(px|rem|em)\b")
PIXELS = {"px": 1, "rem": 16, "em": 16}
ROOM = 32  # px: so much is not between two things but room for a third, as for the arrow in a field
ANIMATED = re.compile(r"\b(?:transition|transition-property|animation)\s*:\s*([^;}]+)")
KEYFRAMES = re.compile(r"@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}")
DECLARED = re.compile(r"([a-z-]+)\s*:")
HARMLESS = {"transform", "rotate", "scale", "translate", "opacity", "visibility", "background-color", "color"}

ASKED = re.compile(r"@media\b[^{]*|(?:matchMedia|MediaQuery)\([^;]*")
FEATURE = re.compile(r"[^()\"]*\b(width|height)\b[^()\"]*")
BREAKPOINTS = {"width": {22, 30, 36, 48, 64, 84, 90}, "height": {22, 30, 40, 41, 46, 54, 56}}  # rem


def styles() -> Iterator[tuple[str, str]]:
    """The name and the styles of every file that has some."""
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix == ".css":
            yield path.name, path.read_text(encoding="utf-8")
        elif path.suffix == ".svelte":
            yield path.name, "".join(re.findall(r"<style>(.*?)</style>", path.read_text(encoding="utf-8"), re.DOTALL))


def without_variables(css: str) -> str:
    """Styles without comments and names of tokens, which may contain anything."""
    return re.sub(r"/\*.*?\*/|--[\w-]+|url\([^)]*\)", "", css, flags=re.DOTALL)


def test_colours_come_from_the_tokens_alone() -> None:
    found = {
        name: RAW_COLOUR.findall(without_variables(css)) + NAMED_COLOUR.findall(without_variables(css))
        for name, css in styles()
        if name != TOKENS.name
    }
    assert {name: colours for name, colours in found.items() if colours} == {}


def test_markup_names_no_colours_either() -> None:
    shown = re.compile(r"""\b(?:fill|stroke|stop-color|color)=["']#""")
    files = [path.name for path in SOURCES.rglob("*.svelte") if shown.search(path.read_text(encoding="utf-8"))]
    assert set(files) <= MACHINE_READ


def raw(css: str, declared: re.Pattern[str], below: float) -> list[str]:
    """The values which name a length themselves; what is counted from the sizes of others is none."""
    plain = re.sub(r"calc\((?:[^()]|\([^()]*\))*\)", "", without_variables(css).replace("var()", ""))
    return [value for value in declared.findall(plain) if shortest(value) < below]


def shortest(value: str) -> float:
    """In pixels."""
    return min((float(n) * PIXELS[unit] for n, unit in LENGTH.findall(value)), default=float("inf"))


@pytest.mark.parametrize(("declared", "below", "drawn"), [(TYPE, float("inf"), DRAWINGS), (SPACE, ROOM, set())])
def test_sizes_of_type_and_spaces_come_from_the_tokens_alone(
    declared: re.Pattern[str], below: float, drawn: set[str]
) -> None:
    found = {name: raw(css, declared, below) for name, css in styles() if name not in drawn | {TOKENS.name}}
    assert {name: values for name, values in found.items() if values} == {}


def test_every_token_that_is_used_is_there() -> None:
    given = set(re.findall(r"(--[\w-]+)\s*:", TOKENS.read_text(encoding="utf-8")))
    for path in SOURCES.rglob("*.svelte"):
        text = path.read_text(encoding="utf-8")
        own = set(re.findall(r"(--[\w-]+)\s*[:=]", text))
        used = set(re.findall(r"var\((--[\w-]+)\)", text))
        assert used - given - own <= {"--shade", "--on-shade", "--hue", "--wide"}, path.name  # of whoever is around


def test_what_lies_over_what_is_told_by_the_tokens_alone() -> None:
    levels = [int(level) for level in re.findall(r"--z-[\w-]+:\s*(-?\d+)", TOKENS.read_text(encoding="utf-8"))]
    assert levels == sorted(set(levels)) != []
    given = {name: re.findall(r"z-index\s*:\s*([^;}]+)", css) for name, css in styles()}
    found = {name: [level for level in levels if not level.startswith("var(--z-")] for name, levels in given.items()}
    assert {name: levels for name, levels in found.items() if levels} == {}


def test_sides_are_those_of_the_text() -> None:
    found = {}
    for name, css in styles():
        plain = without_variables(css)
        apart = [prop for prop, value in SIDES.findall(css) if names_left_and_right(value)]
        found[name] = [prop or side for prop, side in PHYSICAL.findall(plain)] + apart
    assert {name: physical for name, physical in found.items() if physical} == {}
    markup = re.compile(r"\bstyle:(?:width|height|top|bottom|left|right)=")
    assert [path.name for path in SOURCES.rglob("*.svelte") if markup.search(path.read_text(encoding="utf-8"))] == []


def names_left_and_right(value: str) -> bool:
    """Of four sides in a row, the second and the last are not the same."""
    while "(" in value:
        value = re.sub(r"[\w-]*\(([^()]*)\)", lambda call: re.sub(r"\s", "", call[1]), value)
    sides = value.split()
    return len(sides) == 4 and sides[1] != sides[3]


def test_a_layout_changes_only_where_the_tokens_say() -> None:
    found: dict[str, set[float]] = {"width": set(), "height": set()}
    for path in SOURCES.rglob("*.*"):
        for query in ASKED.findall(path.read_text(encoding="utf-8")):
            for feature in FEATURE.finditer(query):
                found[feature[1]] |= {float(number) * PIXELS[unit] / 16 for number, unit in LENGTH.findall(feature[0])}
    assert found == BREAKPOINTS


def test_no_component_styles_the_inside_of_another() -> None:
    """Only the page as a whole, and what it was handed to lay out: that lies in its own box, whatever it is."""
    found = {name: re.findall(r"(?<!> ):global\((?!html)[^{]*|> :global\((?!\*|:)[^{]*", css) for name, css in styles()}
    assert {name: selectors for name, selectors in found.items() if selectors} == {}


@pytest.mark.parametrize("kind", ["transition", "keyframes"])
def test_only_what_moves_nothing_else_is_animated(kind: str) -> None:
    found = {}
    for name, css in styles():
        moving = transitions(css) if kind == "transition" else keyframes(css)
        found[name] = moving - HARMLESS
    assert {name: moving for name, moving in found.items() if moving} == {}


def transitions(css: str) -> set[str]:
    """What changes slowly."""
    plain = re.sub(r"\([^()]*\)", "", re.sub(r"\([^()]*\)", "", css))
    values = (value for kind, value in re.findall(r"\b(transition)\s*:\s*([^;}]+)", plain) if kind)
    return {part.split()[0] for value in values for part in value.split(",") if part.strip() not in ("none", "inherit")}


def keyframes(css: str) -> set[str]:
    """What changes in an animation."""
    return {name for _, frames in KEYFRAMES.findall(css) for name in DECLARED.findall(frames)}


def test_whatever_moves_stands_still_where_motion_is_not_wanted() -> None:
    for name, css in styles():
        for value in ANIMATED.findall(css):
            assert "var(--quick)" in value or "later" in value or value.strip() == "none", f"{name}: {value}"
    tokens = TOKENS.read_text(encoding="utf-8")
    assert re.search(r"prefers-reduced-motion: reduce\) \{\s*:root \{\s*--quick: 0ms", tokens)
    assert re.search(r'\[data-motion="off"\] \{\s*--quick: 0ms', tokens)
