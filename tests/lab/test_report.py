"""What a simulation shows to people."""

from __future__ import annotations

import pytest

from silvertray.games import game
from silvertray.lab.report import progress_bar, report
from silvertray.lab.simulate import Plan, simulate


@pytest.mark.parametrize("slug", ["clever", "twice", "dobro"])
def test_the_table_has_a_column_for_each_seat_and_a_row_for_each_figure(
    slug: str, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = simulate(Plan(slug, 2, ("random", "greedy"), 20, 3, {}), 1, lambda more: None, None)
    report(figures)
    shown = capsys.readouterr().out
    assert f"{slug}: 20 games, seed 3" in " ".join(shown.split())
    for heading in ("0 random", "1 greedy", "mean", *game(slug).parts, "wins"):
        assert heading in shown
    for seat in (0, 1):
        assert f"{figures['mean'][seat]:.2f} ± {figures['se'][seat]:.2f}" in shown
        assert f"{figures['p10'][seat]} · {figures['p50'][seat]} · {figures['p90'][seat]}" in shown


def test_a_dash_stands_for_the_error_of_a_single_game(capsys: pytest.CaptureFixture[str]) -> None:
    figures = simulate(Plan("clever", 1, ("random",), 1, 3, {}), 1, lambda more: None, None)
    report(figures)
    assert f"{figures['mean'][0]:.2f} ± –" in capsys.readouterr().out


def test_no_bar_is_drawn_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar(10) as progress:
        progress(10)
    assert capsys.readouterr() == ("", "")
