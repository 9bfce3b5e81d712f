"""What docs/notation.md tells is enough to work out every outcome of chance from a match file, without the rules."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from tests.play.tables import fair, finished, played

from silvertray.games import game
from silvertray.play.dealer import Seeded
from silvertray.play.files import to_record

ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "J", "S", "R"]


def worked_out(record: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Each outcome of a log, and what it has to be."""
    dealer, chance = record["dealer"], record["chance"]
    words = b"".join(hashlib.sha256(word.encode()).digest() for word in dealer["nonces"])
    points, ties, drawn = iter(chance["points"]), iter(chance.get("ties", ())), list[str]()
    for text in (entry[2:] for entry in record["log"] if entry[0] == "*"):
        point = next(points)
        digest = hashlib.sha256(bytes.fromhex(dealer["secret"]) + words + point.to_bytes(8, "big")).digest()
        w, verb = int.from_bytes(digest[:6], "big"), text.split()[0]
        if verb == "roll":
            faces = [w * 46656 // 2**48 // 6**die % 6 + 1 for die in range(6)]
            yield (
                text,
                "roll " + "".join(old if old == "-" else str(new) for old, new in zip(text[5:], faces, strict=True)),
            )
        elif verb == "first":
            yield text, f"first {w * record['players'] // 2**48}"
        elif verb == "tray":
            letters, places = next(ties).split()
            choices = list(combinations(letters, int(places)))
            yield text, "tray " + "".join(choices[w * len(choices) // 2**48])
        else:
            drawn = drawn if point & 255 else []
            deck = [face for face in ORDER for _ in range(chance["deck"][face] - drawn.count(face))]
            drawn.append(deck[w * len(deck) // 2**48])
            yield text, f"draw {drawn[-1]}"


@pytest.mark.parametrize(("slug", "players"), [("clever", 1), ("clever", 3), ("twice", 1), ("twice", 2), ("dobro", 4)])
def test_a_match_file_has_all_that_is_needed(slug: str, players: int) -> None:
    kinds = set()
    for seed in range(3):
        record = to_record(played(fair(players, game(slug)), seed))
        found = list(worked_out(record))
        assert len(found) == len(record["chance"]["points"]) > 20
        assert all(told == expected for told, expected in found)
        assert record["chance"]["points"] == sorted(set(record["chance"]["points"]))
        kinds |= {told.split()[0] for told, _ in found}
    assert kinds == ({"roll", "tray"} if players == 1 else {"first", "draw" if slug == "dobro" else "roll"})


def test_a_kept_secret_appears_nowhere() -> None:
    assert "chance" not in to_record(fair(2))
    assert "chance" in to_record(fair(2), reveal=True)
    assert "chance" not in to_record(finished(1, Seeded(1)))
