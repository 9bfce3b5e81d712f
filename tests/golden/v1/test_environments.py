"""Rows, masks and rewards of the first version's environments, made again by this program."""

from __future__ import annotations

from tests.golden.v1.kept import check_same, kept
from tests.golden.v1.stepping import step_lines


def test_every_environment_shows_the_same_rows_masks_and_rewards() -> None:
    check_same("steps.txt", step_lines(), kept("steps.txt"))
