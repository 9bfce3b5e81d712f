"""The most that a game can be long."""

from __future__ import annotations

from typing import Any

# Three rolls lost, or declined, or picked without the rest of silver's crosses; in `twice` also two times
# that no die is returned; then a finish.
PASSES_A_TURN = {"clever": 3 + 1, "twice": 3 + 2 + 1}
SPENT_BEFORE_THE_END = {"clever": ("reroll",), "twice": ("reroll", "return")}  # an extra die is a mark


def marks(rules: Any) -> int:
    """All marks that a sheet has room for; a cell that is circled first takes two."""
    grids = [area for area in rules.printed.sheet if hasattr(area, "twice")]
    return sum(len(area.labels) for area in rules.printed.sheet) + sum(len(grid.labels) for grid in grids if grid.twice)


def most_decisions(rules: Any, players: int) -> int:
    """All marks and actions; the passes of each own turn; a declined tray and a finish when passive."""
    rounds = rules.printed.rounds_by_players[players]
    passive_turns = rounds * max(1, players - 1)
    spent = rules.printed.track_fields * len(SPENT_BEFORE_THE_END[rules.slug])
    return int(players * (marks(rules) + spent + PASSES_A_TURN[rules.slug] * rounds + 2 * passive_turns))


def most_rolls(rules: Any, players: int) -> int:
    """The first seat, three rolls a turn and every reroll; alone a passive roll and a tie a round."""
    rounds = rules.printed.rounds_by_players[players]
    return int(1 + players * (3 * rounds + rules.printed.track_fields) + (2 * rounds if players == 1 else 0))
