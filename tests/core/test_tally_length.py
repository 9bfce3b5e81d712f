"""Compiled code counts into a tally unchecked, so a tally of another length is refused at the door."""

import pytest

from silvertray.core import tally
from silvertray.games import game


@pytest.mark.parametrize("slug", ["clever", "twice"])
def test_a_tally_for_other_players_is_refused(slug: str) -> None:
    rules = game(slug)
    state = rules.new(2, {})
    with pytest.raises(ValueError, match="2 players"):
        rules.play_many(state, 1, 0, 1, tally.empty(1))
    with pytest.raises(ValueError, match="2 players"):
        rules.add_result(state, tally.empty(3))
