"""By how much the nets' prices are wrong, so that the coach can put them right.

A net learns from good play, and thinks too little of sheets that good play never makes. Its gauge tells for each of its
heads, that is for each moment of a game, how much better positions turn out of which it expects so much.
`silvertray gauge GAME` makes such a file again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from silvertray.bots.dice.search import GAUGE

HEADS, KNOTS = GAUGE


@cache
def gauge(name: str) -> list[int]:
    """The gauge of a net by the net's name, in units of 2^-10 points, head by head; nothing is wrong without a file."""
    file = files(__name__) / f"{name}.jsonl"
    if not file.is_file():
        return [0] * (HEADS * KNOTS)
    return [knot for line in file.read_text(encoding="utf-8").splitlines()[1:] for knot in json.loads(line)]


def lines_of(origin: Mapping[str, Any], figures: Sequence[int]) -> str:
    """A gauge as a file: where it comes from, then a line for each head."""
    heads = [list(figures[first : first + KNOTS]) for first in range(0, len(figures), KNOTS)]
    return "".join(json.dumps(line) + "\n" for line in (origin, *heads))
