"""Draw the colours of dice and areas as five kinds of eyes see them: `make pictures`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "tests" / "web"))

from palette import VISIONS, seen, shown, tokens  # noqa: E402

NAMES = ("white", "silver", "yellow", "blue", "green", "orange", "purple", "pink")
CALLED = {
    "full": "all cones",
    "protan": "no red cones (protan)",
    "deutan": "no green cones (deutan)",
    "tritan": "no blue cones (tritan)",
    "mono": "no colours (mono)",
}
SHAPE = re.compile(r'^  (\w+): "(M[^"]+)"', re.MULTILINE)
STEP, HIGH, LEFT, TOP = 62, 54, 190, 16
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}" width="{0}" height="{1}" font-family="sans-serif">'
)
DIE = '<rect x="{x}" y="{y}" width="50" height="44" rx="9" fill="{ground}" stroke="#6f7a8c"/>'
SIGN = '<path transform="translate({x} {y}) scale(1.5)" d="{shape}" fill="{ink}" fill-rule="evenodd"/>'
WORD = '<text x="16" y="{y}" font-size="14" fill="#1b2230">{word}</text>'


def main() -> int:
    """One row a vision, one die a colour."""
    shapes = dict(SHAPE.findall((ROOT / "web/src/design/shapes.ts").read_text(encoding="utf-8")))
    colours, lines = tokens("light"), []
    for row, vision in enumerate(VISIONS):
        y = TOP + row * HIGH
        lines.append(WORD.format(y=y + 27, word=CALLED[vision]))
        for column, name in enumerate(NAMES):
            x = LEFT + column * STEP
            ground, ink = (shown(seen(colours[one], vision)) for one in (name, f"on-{name}"))
            lines.append(DIE.format(x=x, y=y, ground=ground))
            lines.append(SIGN.format(x=x + 13, y=y + 10, shape=shapes[name], ink=ink))
    size = LEFT + len(NAMES) * STEP + 4, TOP + len(VISIONS) * HIGH + 6
    ground = f'<rect width="{size[0]}" height="{size[1]}" fill="#f3f4f6"/>'
    picture = "\n".join((HEAD.format(*size), ground, *lines, "</svg>\n"))
    (HERE / "palette.svg").write_text(picture, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
