"""What every sheet of the family is laid out by: rounds, and the placements of dice."""

from collections.abc import Sequence

ROUNDS_BY_PLAYERS = (0, 6, 6, 5, 4)  # C-4; nobody plays with nobody

Placement = tuple[int, int, int]  # a die, an area, a slot


def placements(area_slots: Sequence[tuple[int, int]]) -> list[Placement]:
    """White in every area (C-20), then each coloured die in its own; the first die is white."""
    return [(0, *there) for there in area_slots] + [(there[0] + 1, *there) for there in area_slots]


def of_dice(marks: Sequence[tuple[int, ...]]) -> list[int]:
    """For each set of dice, the set of marks that they could make; a mark begins with its die."""
    return [sum(1 << n for n, mark in enumerate(marks) if dice >> mark[0] & 1) for dice in range(64)]
