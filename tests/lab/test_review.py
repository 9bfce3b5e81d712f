"""`silvertray analyse`: reviews in the terminal, as JSON and as a page of their own."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.analysis.played import match_of, reviews
from tests.cli.command import refusal, run
from tests.locale.said import said

from silvertray.play import files

QUICK = ("--depth", "quick")


@pytest.fixture(scope="module")
def solo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with one solo game."""
    path = tmp_path_factory.mktemp("matches") / "solo.jsonl"
    files.save(match_of("clever", 1, "random", 1), path)
    return path


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a game of two."""
    path = tmp_path_factory.mktemp("matches") / "pair.jsonl"
    files.save(match_of("clever", 2, "random", 1), path)
    return path


@reviews
def test_the_terminal_shows_the_sums_and_the_mistakes(solo: Path) -> None:
    done = run(solo.parent, "analyse", solo.name, *QUICK)
    assert (done.code, done.err) == (0, "")
    for words in (
        "clever, solo",
        "Lost to mistakes",
        "Luck-adjusted",
        "Luckiest",
        "Accuracy",
        "??",
        "chosen",
        "better",
    ):
        assert words in done.out


@reviews
def test_it_speaks_other_languages(solo: Path) -> None:
    done = run(solo.parent, "analyse", solo.name, *QUICK, "--lang", "ru")
    assert "Без учёта удачи" in done.out


@reviews
def test_a_name_that_would_garble_a_screen_is_shown_plainly(solo: Path, tmp_path: Path) -> None:
    shady = tmp_path / "shady.jsonl"
    (record,) = map(json.loads, solo.read_text().splitlines())
    shady.write_text(json.dumps(record | {"names": ["a\u202eb\x1b[31m"]}) + "\n")
    done = run(tmp_path, "analyse", shady.name, *QUICK)
    assert "a?b?[31m" in done.out


@reviews
def test_json_has_all_moments_and_closes(pair: Path) -> None:
    done = run(pair.parent, "analyse", pair.name, *QUICK, "--json")
    told = json.loads(done.out)
    assert (told["file"], told["depth"]) == (pair.name, "quick")
    assert [review["seat"] for review in told["reviews"]] == [0, 1]
    for review in told["reviews"]:
        moments = review["moments"]
        total = review["start"] + review["luck"] - review["loss"] + review["model"] + review["others"]
        assert total == pytest.approx(review["score"], abs=1e-6)
        assert review["luck"] == pytest.approx(sum(moment["luck"] for moment in moments))
        choices = [moment for moment in moments if moment["kind"] == "choice"]
        assert review["chance_lost"] == pytest.approx(sum(moment["chance_lost"] for moment in choices))
        assert all(moment["chance_lost"] >= 0 for moment in choices)
        rolls = [moment for moment in moments if moment["kind"] == "luck"]
        assert review["chance_luck"] == pytest.approx(sum(moment["chance_luck"] for moment in rolls))
        assert all("chance_luck" not in moment for moment in moments if moment["kind"] != "luck")
        assert all(moment["options"][moment["chosen"]]["text"] == moment["text"] for moment in choices)


@reviews
def test_one_seat_can_be_asked_for(pair: Path) -> None:
    told = json.loads(run(pair.parent, "analyse", pair.name, *QUICK, "--json", "--seat", "1").out)
    assert [review["seat"] for review in told["reviews"]] == [1]


class Loaded(HTMLParser):
    """What a page would load from elsewhere, and how many pictures it has."""

    def __init__(self) -> None:
        super().__init__()
        self.elsewhere: list[str] = []
        self.pictures = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.pictures += tag == "svg"
        self.elsewhere += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href")]
        assert tag not in ("script", "link", "img", "iframe")


@reviews
def test_a_page_is_self_contained(pair: Path) -> None:
    done = run(pair.parent, "analyse", pair.name, *QUICK, "--html", "review.html")
    assert (done.code, done.err) == (0, "")
    assert "review.html" in done.out
    page = (pair.parent / "review.html").read_text(encoding="utf-8")
    loaded = Loaded()
    loaded.feed(page)
    assert (loaded.elsewhere, loaded.pictures) == ([], 4)  # a curve and a waterfall for each seat
    assert page.count("<h1>") == 2
    assert page.count(said("review-chance-lost", lost="|").partition("|")[0]) == 2
    assert page.count(said("review-chance-luck", luck="").rstrip(". ")) == 2
    assert re.search(r"Luckiest: round [0-9]+, .+ \(\+[0-9.]+ · [+−][0-9.]+%\)", page)
    assert re.search(r'<td class="number">[0-9.]+ · [0-9.]+%</td>', page)


@reviews
def test_names_in_a_page_stay_names(tmp_path: Path) -> None:
    match = match_of("clever", 1, "random", 1)
    match.names = ["<b>Ann & Bob</b>"]
    files.save(match, tmp_path / "odd.jsonl")
    run(tmp_path, "analyse", "odd.jsonl", *QUICK, "--html", "odd.html")
    page = (tmp_path / "odd.html").read_text(encoding="utf-8")
    assert "&lt;b&gt;Ann &amp; Bob&lt;/b&gt;" in page
    assert "<b>" not in page


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--seat", "3"), "seat 3"),
        (("--depth", "deepest"), "deepest"),
        (("--html", "review.pdf"), "review.pdf"),
    ],
    ids=str,
)
def test_an_impossible_request_is_refused_in_one_line(arguments: tuple[str, ...], named: str, solo: Path) -> None:
    assert named in refusal(run(solo.parent, "analyse", solo.name, *arguments))


def test_a_refused_review_leaves_no_page(tmp_path: Path) -> None:
    (tmp_path / "broken.jsonl").write_text("{", encoding="utf-8")
    assert "line 1" in refusal(run(tmp_path, "analyse", "broken.jsonl", "--html", "review.html"))
    assert [file.name for file in tmp_path.iterdir()] == ["broken.jsonl"]


def test_a_file_without_matches_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").write_text("\n", encoding="utf-8")
    assert "empty.jsonl" in refusal(run(tmp_path, "analyse", "empty.jsonl"))
