"""The training examples run as people run them, and learn something."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec

import pytest
from tests.cli.command import PACKAGE
from tests.docs.pages import ROOT

RANDOM = 65.3  # points of random choices: `silvertray simulate clever --games 20000`


def learnt(example: str, *arguments: str) -> float:
    """The points that a trained net makes on fresh games."""
    done = subprocess.run(
        [sys.executable, "-W", "error", str(ROOT / "docs" / "examples" / example), *arguments],
        env=os.environ | {"PYTHONPATH": str(PACKAGE), "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    found = re.search(r"on [\d,]+ fresh games: ([\d.]+) ± ", done.stdout)
    assert found, done.stdout
    return float(found[1])


def test_numpy_alone_learns_in_seconds() -> None:
    assert learnt("policy_gradient.py", "--updates", "40", "--minutes", "60") > RANDOM + 20


def test_maskable_ppo_learns() -> None:
    if not find_spec("sb3_contrib"):
        pytest.skip('LEFT OUT: sb3-contrib and PyTorch are not installed: pip install "silvertray[train]"')
    assert learnt("maskable_ppo.py", "--steps", "10000", "--games", "60", "--quiet") > RANDOM + 10
