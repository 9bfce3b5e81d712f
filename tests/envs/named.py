"""Observations by the names of their fields."""

from __future__ import annotations

from typing import Any

from silvertray.envs.layout import layout


def named(slug: str, seats: int, row: Any) -> dict[str, list[int]]:
    """The numbers of a row under their names."""
    return {
        field.name: [int(number) for number in row[field.at : field.at + field.size]] for field in layout(slug, seats)
    }


def flags(members: Any, everything: Any) -> list[int]:
    """For each of everything, whether it is a member."""
    return [int(one in members) for one in everything]
