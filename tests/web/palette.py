"""The colours of the page as eyes see them that lack a kind of cone.

Dichromats by the matrices of G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009, severity 1.0, on linear RGB. Differences are CIE76
(ΔE*ab) in CIELAB under D65, contrast is that of WCAG 2.2.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

TOKENS = Path(__file__).parents[2] / "web" / "src" / "design" / "tokens.css"
Colour = tuple[float, float, float]

VISIONS: dict[str, tuple[Colour, Colour, Colour]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "mono": ((0.2126, 0.7152, 0.0722),) * 3,
}
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.95047, 1.0, 1.08883)


def tokens(theme: str) -> dict[str, str]:
    """Every plain colour of tokens.css, as #rrggbb."""
    css = TOKENS.read_text(encoding="utf-8")
    plain = dict(re.findall(r"--([\w-]+):\s*(#[0-9a-fA-F]{6});", css))
    for name, light, dark in re.findall(r"--([\w-]+):\s*light-dark\((#[0-9a-fA-F]{6}),\s*(#[0-9a-fA-F]{6})\);", css):
        plain[name] = light if theme == "light" else dark
    return plain


def linear(colour: str) -> Colour:
    """#rrggbb as light."""
    r, g, b = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return bent(r), bent(g), bent(b)


def bent(part: float) -> float:
    """The curve of sRGB."""
    return float(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)


def shown(light: Colour) -> str:
    """Light as #rrggbb."""
    parts = (12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055 for part in light)
    return "#" + "".join(f"{round(255 * part):02x}" for part in parts)


def times(matrix: tuple[Colour, Colour, Colour], light: Colour) -> Colour:
    """A matrix times a colour."""
    r, g, b = (sum(a * part for a, part in zip(row, light, strict=True)) for row in matrix)
    return r, g, b


def seen(colour: str, vision: str) -> Colour:
    """The light of a colour as a vision has it."""
    r, g, b = (min(1.0, max(0.0, part)) for part in times(VISIONS[vision], linear(colour)))
    return r, g, b


def lab(light: Colour) -> Colour:
    """CIELAB."""
    x, y, z = (cube(part / white) for part, white in zip(times(TO_XYZ, light), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def cube(part: float) -> float:
    """The curve of CIELAB."""
    return float(part ** (1 / 3) if part > 216 / 24389 else (part * 24389 / 27 + 16) / 116)


def difference(one: str, two: str, vision: str) -> float:
    """How far apart two colours are to somebody."""
    pairs = zip(lab(seen(one, vision)), lab(seen(two, vision)), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def contrast(one: str, two: str, vision: str = "full") -> float:
    """From 1 to 21."""
    darker, lighter = sorted(times(TO_XYZ, seen(colour, vision))[1] for colour in (one, two))
    return (lighter + 0.05) / (darker + 0.05)


def pairs(names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Each two of them."""
    for at, one in enumerate(names):
        for two in names[at + 1 :]:
            yield one, two
