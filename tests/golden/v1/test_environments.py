"""Rows, masks and rewards of the first version's environments, compared with the current program."""

from __future__ import annotations

from tests.golden.v1.environments import step_lines
from tests.golden.v1.files import check_same, read_lines


def test_every_environment_shows_the_same_rows_masks_and_rewards() -> None:
    check_same("steps.txt", step_lines(), read_lines("steps.txt"))
