"""The rules page of Dobro says what the engine does: its tables are the engine's data, its rules have tests."""

import re
from typing import Any

import pytest
from markdown_it import MarkdownIt
from tests.dobro.tables import ASIDE, DOBRO, FACES, begun, deck, table
from tests.docs import pages

from silvertray.locale import words

PAGE = pages.page("dobro")
RULES = set(re.findall(r"^- \*\*(D-\d+)\*\*", PAGE, re.MULTILINE))
RULINGS = set(re.findall(r"^\| (A-\d+) \|", PAGE, re.MULTILINE))
MARKED = {name for name in pages.marked_rules(pages.TESTS) if name[0] in "DA"}
SPANS = [(1, 13), (20, 27), (30, 48), (50, 57), (60, 64), (70, 74), (80, 82), (85, 86), (90, 93)]


def the_table(title: str) -> dict[str, list[str]]:
    """The one table of a section, by the first cell of each row."""
    [rows] = pages.tables(pages.section(PAGE, title))
    return {row[0]: row[1:] for row in rows}


# -- ids


def test_the_page_has_all_the_rules_and_rulings_of_the_game() -> None:
    assert {f"D-{n}" for first, last in SPANS for n in range(first, last + 1)} == RULES
    assert {f"A-{n}" for n in range(1, 24)} == RULINGS


def test_every_rule_and_ruling_has_a_test() -> None:
    missing = sorted((RULES | RULINGS) - MARKED)
    assert not missing, f"no test carries {', '.join(missing)}"


def test_every_rule_named_by_a_test_is_on_the_page() -> None:
    unknown = sorted(MARKED - RULES - RULINGS)
    assert not unknown, f"tests carry rules that the page has not: {', '.join(unknown)}"


def test_every_id_the_page_links_to_exists() -> None:
    assert set(re.findall(r"\b[DA]-\d+\b", PAGE)) <= RULES | RULINGS


@pytest.mark.parametrize("slug", ["clever", "twice", "dobro"])
def test_every_table_of_a_page_renders_as_a_table(slug: str) -> None:
    text = pages.page(slug)
    drawn = MarkdownIt("commonmark").enable("table").render(text)
    assert drawn.count("<table>") == len(pages.tables(text)) > 0
    rows = sum(len(rows) for rows in pages.tables(text))
    assert drawn.count("<tr>") == rows
    assert "|" not in re.sub(r"<code>.*?</code>", "", drawn)


# -- tables


@pytest.mark.rule("D-2", "D-3", "A-16")
def test_the_table_of_cards_matches_the_deck() -> None:
    found = the_table("Cards")
    names = {"J": "joker", "S": "Skip", "R": "Reverse"}
    assert found["card"] == [names.get(face, face) for face in FACES]
    assert found["copies"] == [str(copies) for copies in deck(4).values()]
    assert deck(4, "br") == {face: copies + (face == "3") for face, copies in deck(4).items()}


@pytest.mark.rule("D-7", "D-10", "D-11")
def test_the_table_of_hands_and_decks_matches_the_deal() -> None:
    states = [begun(players, {}) for players in DOBRO.seats]
    assert the_table("Hand and deck") == {
        "players": [str(players) for players in DOBRO.seats],
        "hand limit": [str(sum(state.hand(0))) for state in states],
        "draw pile": [str(state.deck_size) for state in states],
    }
    assert sum(states[0].facts().unseen) - states[0].deck_size == ASIDE
    assert "ten cards" in pages.rule(PAGE, "D-11")


@pytest.mark.rule("D-50", "D-85", "D-38", "A-16")
def test_the_table_of_options_is_the_engines() -> None:
    [[heads, *rows]] = pages.tables(pages.section(PAGE, "Table options"))
    assert heads[:3] == ["option", "values", "default"]
    ticked = [[re.findall(r"`([^`]+)`", cell) for cell in row[:3]] for row in rows]
    assert ticked == [[[o.name], list(o.values), [o.values[0]]] for o in DOBRO.options]
    assert all(option.rule in row[3] for option, row in zip(DOBRO.options, rows, strict=True))


def good_numbers() -> set[int]:
    """Every good number that plays can make, one after the other: two jokers can be any single and any pair."""
    found: set[int] = set()
    new = {0}
    while new:
        found |= new
        seen = [DOBRO.view(table(f"good={good} trick=S / hand=J,J,2 / hand=3"), 0) for good in new]
        new = {option.good for view in seen for option in view.options if option.value} - found
    return found - {0}


@pytest.mark.rule("D-26", "D-27")
def test_the_good_numbers_of_the_page_are_those_that_plays_can_make() -> None:
    assert "2 to 12, then the even numbers 14 to 24, then 28, 32, 36, 40, 44 and 48" in " ".join(
        pages.rule(PAGE, "D-26").split()
    )
    assert good_numbers() == {*range(2, 13), *range(14, 25, 2), 28, 32, 36, 40, 44, 48}


REFUSALS = [
    "E_ROUND_OVER",
    "E_NO_DRAW_DUE",
    "E_NOT_YOUR_TURN",
    "E_NOTHING_TO_TAKE",
    "E_UNKNOWN_ACTION",
    "E_CARD_COUNT",
    "E_NOT_IN_HAND",
    "E_SPECIAL_ALONE",
    "E_JOKER_NUMBER",
    "E_SPECIAL_LEAD",
    "E_JOKER_NUMBER",
    "E_NOT_A_PAIR",
    "E_TOO_LOW",
]


@pytest.mark.rule("D-48")
def test_the_table_of_refusals_lists_every_code_in_order() -> None:
    [[_, *rows]] = pages.tables(pages.section(PAGE, "When an action is refused"))
    assert [row[0] for row in rows] == [str(n) for n in range(1, 14)]
    assert [row[1].strip("`") for row in rows] == REFUSALS
    spoken = words("en")
    everything: dict[str, Any] = dict.fromkeys(
        ("seat", "turn", "text", "count", "card", "number", "first", "second", "value", "good"), "7"
    )
    sentences = {spoken.say(f"error-{code}", **everything) for code in (*REFUSALS, "E_CARDS_FIRST")}
    assert len(sentences) == len({*REFUSALS}) + 1


@pytest.mark.rule("D-70", "A-23")
@pytest.mark.parametrize(("name", "piles"), [("D-70", "15, 11, 11 and 6"), ("A-23", "7, 7, 7 and 3")])
def test_the_examples_of_points_on_the_page_are_right(name: str, piles: str) -> None:
    found = re.search(rf"piles of {piles}(?: cards)? bring (\d), (\d), (\d) and (\d)", " ".join(PAGE.split()))
    assert found, name
    sizes = [int(size) for size in re.findall(r"\d+", piles)]
    state = table(" ".join(f"/ hand=2 pile={size}-{2 * size}" for size in sizes))
    state.apply(0, DOBRO.actions.index("play 2"))
    assert [str(points) for points in state.facts().points[0]] == list(found.groups())
