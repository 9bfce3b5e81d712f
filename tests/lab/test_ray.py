"""Training on Ray: the same net as at home."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.bots.doors import read_weights
from tests.lab.training import GAMES, Quiet, wish

from silvertray.core.errors import SetupError
from silvertray.lab.train.course import train


@pytest.mark.strength  # Ray takes ten seconds to start; test_train.py tests other workers every day
@pytest.mark.filterwarnings("default")  # Ray has warnings of its own
def test_two_workers_of_a_local_cluster_train_the_same_net(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'silvertray[cluster]' to try it")
    train(wish(tmp_path, "home"), Quiet())
    assert train(wish(tmp_path, "ray", on="ray", jobs=2), Quiet()).games == GAMES
    assert read_weights(tmp_path / "ray.net") == read_weights(tmp_path / "home.net")


def test_without_ray_the_refusal_says_how_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    with pytest.raises(SetupError) as refused:
        train(wish(tmp_path, on="ray"), Quiet())
    assert refused.value.code == "ray-missing"
    assert [*tmp_path.iterdir()] == []
