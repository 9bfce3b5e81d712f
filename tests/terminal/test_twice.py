"""Doppelt so clever at the terminal: its sheet, its questions, and whole games."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from rich.cells import cell_len
from tests.terminal.driving import ESCAPES, Seat, at_random, position

from silvertray.core.errors import MatchFileError, Refusal
from silvertray.games import game
from silvertray.locale import reason, words
from silvertray.locale.phrases import reward_sign
from silvertray.play.dealer import Seeded, TableDice
from silvertray.terminal.dice.events import of_choice
from silvertray.terminal.dice.family import pictured
from silvertray.terminal.dice.frame import frame_lines
from silvertray.terminal.dice.help import help_pages
from silvertray.terminal.dice.plain import table_sentences
from silvertray.terminal.dice.reading import sheet_sentences
from silvertray.terminal.dice.summary import summary_lines
from silvertray.terminal.dice.table import Table
from silvertray.terminal.picture import table_svg

TWICE: Any = game("twice")
EN = words("en")

SHEET = "silver=1a,2b,3c yellow=3a,3a!,4a,5b,5b! blue=9,9,6 green=10,2,2 pink=4"
ROLL = (
    "twice moment=choice round=5 roll=1 dice=345124 rolled=wsybgp pool=wsybgp "
    f"/ stage=pick {SHEET} reroll=1-2 return=1-0 extra=0-1"
)
# Every mark of a roll is open, and both silver picks begin a chain: no roll offers more.
FULLEST = (
    "twice moment=choice round=1 roll=1 dice=554114 rolled=wsybgp pool=wsybgp "
    "/ stage=pick reroll=1-0 green=12,12 pink=1,1"
)
SMALL = "twice moment=choice round=6 roll=3 dice=245123 rolled=sb pool=sb tray=wp fields=yg / stage=pick silver=4c,4d"
BLACK = "twice moment=choice round=4 pool=wsybgp / stage=reward waiting=?:black reroll=1-0 extra=1-0 return=1-0"
LATE = BLACK.replace("stage=reward", f"stage=reward {SHEET}")
CHAIN = (
    "twice moment=choice round=2 roll=1 dice=234143 rolled=wsybgp pool=ypg tray=wb fields=s "
    "/ stage=picked silver=3c chain=wb"
)
MIXED = CHAIN.replace("chain=wb", "chain=wb waiting=?:silver,?:pink")
RETURN = (
    "twice moment=choice round=3 roll=1 dice=234143 rolled=wsybgp pool=ypg tray=wb fields=s "
    "/ stage=return silver=3c return=1-0"
)
EMPTY_POOL = "twice moment=choice round=3 roll=1 dice=163211 tray=wybgp fields=s / stage=return silver=6c return=2-0"
EXTRA = "twice moment=choice round=5 roll=3 dice=123456 tray=ybg fields=wsp / stage=extra extra=3-0 reroll=2-2 fox=1"

POSITIONS = {
    "roll": ROLL,
    "fullest": FULLEST,
    "small": SMALL,
    "?:black": BLACK,
    "late": LATE,
    "chain": CHAIN,
    "mixed": MIXED,
    "return": RETURN,
    "empty": EMPTY_POOL,
    "extra": EXTRA,
}


def table(text: str, group: str = "") -> Table:
    return pictured(TWICE, TWICE.from_position(text), 0, "en", group)


def drawn(text: str, group: str = "") -> list[str]:
    return [line.plain for line in frame_lines(table(text, group))]


def said(text: str, group: str = "") -> str:
    return "\n".join(table_sentences(table(text, group)))


# -- the drawn screen


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_fits_80_by_24_and_numbers_every_choice(name: str) -> None:
    groups = ["", "silver", "yellow", "blue", "extra crosses"] if name in ("?:black", "late", "mixed") else [""]
    for group in groups:
        shown, lines = table(POSITIONS[name], group), drawn(POSITIONS[name], group)
        assert len(lines) <= 23  # and the prompt
        assert max(map(cell_len, lines)) <= 80
        assert not any("…" in line for line in lines)
        numbers = {int(word) for line in lines for word in line[50:].split() if word.isdigit()}
        assert set(range(1, len(shown.choices or shown.outcomes) + 1)) <= numbers


def test_the_whole_sheet_is_drawn_from_what_is_printed() -> None:
    lines = drawn(BLACK)
    shown = "\n".join(line[:50] for line in lines)
    for area in TWICE.printed.sheet:
        assert all(label in shown for label in area.labels)
        assert all(str(points) in shown for points in area.points_by_count)
        earned = [line.reward for line in area.lines] if hasattr(area, "lines") else list(area.rewards)
        assert all(reward_sign(EN, name) in shown for name in earned)
    assert "↻ O····· fox  ←D O····· ?p  +D O····· ?s  foxes 0" in shown
    assert "rounds  1 ↻  2 +D  3 ←D [4 ?] 5  6" in shown


def test_circled_and_crossed_cells_read_without_colour() -> None:
    lines = drawn(LATE)
    assert lines[4].startswith("silver 6            yellow 10")
    assert lines[5].startswith("Y X [2][3][4][5][6]   ·    X    ·  [ 6 ] ?b│ 3  75")
    assert lines[7].startswith("G[1][2] X [4][5][6]   ·  [○4a]  ·  [ 3b] ?y│21 118")


def test_the_second_number_of_a_green_pair_has_a_minus() -> None:
    assert "G  10 −2   2  [×1] ×3 −×3  ×3 −×2  ×3 −×1  ×4 −×1" in "\n".join(drawn(ROLL))


@pytest.mark.rule("T-2")
def test_a_silver_pick_names_the_dice_it_would_also_cross() -> None:
    shown = "\n".join(drawn(ROLL))
    assert "white as silver: also B1 G2" in shown
    assert "silver: also W3 B1 G2" in shown
    small = " ".join(line[51:].strip() for line in drawn(SMALL))
    assert "1 silver 4 in yellow +2, then also B1 2 silver 4 in blue +2, then also B1" in small
    assert "silver 4: cross silver 4 in the yellow row, 2 points, then also blue 1." in said(SMALL)
    taken = ROLL.replace("silver=1a,2b,3c", "silver=1b,2b,3c")
    assert "silver: also W3 G2" in "\n".join(drawn(taken))  # blue's cell is taken, so its cross would be lost


@pytest.mark.parametrize("text", [BLACK, LATE])
def test_a_black_reward_asks_for_the_area_first(text: str) -> None:
    assert [line.split(" (")[0] for line in table(text).outcomes] == list(TWICE.areas)
    assert "choose another area" in "\n".join(drawn(text, "silver"))


def test_extra_crosses_and_rewards_wait_together() -> None:
    shown = drawn(MIXED)
    assert any("To use: silver ?, pink ?" in line for line in shown)
    assert any("Extra crosses: W2 B1" in line for line in shown)
    assert "extra crosses (5 ways)" in table(MIXED).outcomes


def test_help_fits_and_names_every_rule_of_the_sheet() -> None:
    pages = help_pages(EN, TWICE.printed)
    assert all(len(page) <= 23 and max(map(cell_len, page)) <= 80 for page in pages)
    shown = "\n".join(line for page in pages for line in page)
    assert all(f"T-{number}" in shown for number in range(1, 12))
    assert "?s silver ?, ? black ?, ○ circled; [ ] legal now" in shown


def test_the_picture_shows_the_game() -> None:
    picture = table_svg(TWICE, TWICE.from_position(ROLL))
    assert picture.startswith("<svg")
    assert EN.say("game-twice").replace(" ", "&#160;") in picture


# -- plain sentences


@pytest.mark.rule("T-5")
def test_circles_and_crosses_are_told_apart_in_words() -> None:
    read = "\n".join(sheet_sentences(table(ROLL)))
    assert "Crossed: 3a, 5b. Circled: 4a. Free: 1, 2a, 2b, 3b, 4b, 5a, 6." in read
    assert "green row: Marked: 3. Free: 1, 2, 4, 5, 6." in read
    assert "Column 1: 1 in blue, 1 in green, 1 in pink still missing for extra die." in read
    assert "For 6 returns in total: pink ?." in read
    yellow = said(LATE, "yellow")
    assert "reward: circle yellow 3b, earns yellow ?." in yellow
    assert "reward: cross yellow 4a, 11 points." in yellow
    assert " cross 4a +11" in "\n".join(drawn(LATE, "yellow"))


def test_points_that_a_green_pair_costs_are_told_as_costs() -> None:
    assert "white 3: write 3 in green cell 4, printed ×1, costs one point, earns blue ?." in said(ROLL)
    assert "g3 ×1 −1 ?b" in "\n".join(drawn(ROLL))
    below = sheet_sentences(table(ROLL.replace("green=10,2,2", "green=2,4,2,3")))
    assert any(line.startswith("green, -3 points.") for line in below)


@pytest.mark.parametrize(
    ("text", "asks", "answers"),
    [
        (RETURN, "Bring a die back from the tray (T-10), or roll?", ["bring white back", "roll these 3 dice"]),
        (EMPTY_POOL, "No dice left to roll. Bring one back", ["bring pink back", "stop rolling"]),
        (CHAIN, "Make extra crosses in silver (T-2)", ["white 2: cross silver 2 in the pink row", "skip the rest"]),
        (ROLL, "Pick one of the rolled dice:", ["skip this roll (C-15)"]),
    ],
    ids=["return", "empty", "chain", "pick"],
)
def test_each_question_has_its_words(text: str, asks: str, answers: list[str]) -> None:
    assert all(part in said(text) for part in (asks, *answers))


def test_number_one_never_rolls_or_stops() -> None:
    for text in (RETURN, EMPTY_POOL, CHAIN):
        assert table(text).choices[0].text != "pass"
        assert table(text).choices[-1].text == "pass"


def test_actions_count_as_kept_when_rewards_lapse() -> None:
    state = TWICE.from_position(ROLL.replace("blue=9,9,6", "blue=9,9,6,6"))
    before = TWICE.view(state, 0)
    action = TWICE.parse(state, 0, "pick blue")
    state.apply(0, action)
    news = of_choice(EN, ["You"], TWICE.printed, before, action, TWICE.view(state, 0))
    assert news == ["You: blue 4 +5 extra die"]


def test_refusals_name_rewards_as_people_say_them() -> None:
    error = Refusal("reward-first", "C-40", waiting="?:blue, ?:black")
    assert "(blue ?, black ?)" in reason(EN, error)
    broken = MatchFileError("illegal-step", "C-40", line=3, step=2, entry="0 pass", why="reward-first")
    broken.__cause__ = error
    assert "blue ?" in reason(EN, broken)


def test_every_band_has_its_words() -> None:
    for rules in (TWICE, game("clever")):
        bands = len(rules.printed.rating_floors) + 1  # type: ignore[attr-defined]
        told = [summary_lines(EN, rules.printed, [], [], band)[-2] for band in range(1, bands + 1)]  # type: ignore[attr-defined]
        assert len(set(told)) == bands


# -- played


@pytest.mark.parametrize("drawn_screen", [False, True], ids=["plain", "drawn"])
@pytest.mark.parametrize("bots", [(), ("greedy",)], ids=["solo", "two"])
def test_a_game_runs_from_the_first_roll_to_the_result(seat: Seat, bots: tuple[str, ...], drawn_screen: bool) -> None:
    odd = ["u", "?", "? 3", "s", "l", "12", "20", "25", "pick silver green", "return white", "bonus blue 9"]
    assert seat.plays(at_random(1, odd), Seeded(7), drawn_screen, bots=bots, game="twice") == 0
    (match,) = seat.finished
    assert match.state.is_over()
    shown = ESCAPES.sub("", seat.shown)
    assert f"{match.ranking()[0].score} points" in shown
    assert ("of 11 (C-64)" in shown) is not bots
    for screen in seat.screens[:-1]:
        assert len(screen) <= 24
        assert max(map(cell_len, screen)) <= 80
        assert not any("…" in line for line in screen[:21])  # notices may be cut, the table never


def test_a_resumed_game_goes_on_as_it_would_have(seat: Seat) -> None:
    typed = list(islice(at_random(4), 60))
    seat.plays(typed, Seeded(1), game="twice", bots=("greedy",))
    whole = seat.saved
    seat.monkeypatch.setenv("SILVERTRAY_HOME", str(seat.home / "second"))
    seat.plays(typed[:31], Seeded(1), game="twice", bots=("greedy",))
    before = position(seat.saved)
    seat.resumes(["1"])
    assert "1. Doppelt so clever (You, greedy 2), round" in seat.shown
    assert position(seat.saved) == before
    seat.resumes(["", *typed[31:]])
    assert [str(step) for step in seat.saved.log] == [str(step) for step in whole.log]


@pytest.mark.rule("T-2")
def test_real_dice_make_a_chain_that_may_be_left(seat: Seat) -> None:
    """White 2 and blue 1 are lower than silver 3; pink 3 is not."""
    seat.plays(
        ["235143", "pick silver green", "cross blue", "u", "cross white green", "pass"], TableDice(), game="twice"
    )
    assert "Extra crosses: white 2, blue 1" in seat.shown
    assert [step.text for step in seat.saved.log][2:] == ["cross white green", "pass"]
    assert "Roll 3 dice and type the faces in this order: yellow, green, pink" in seat.shown


def test_an_area_is_chosen_left_again_and_asked_about(seat: Seat) -> None:
    """Round 4 opens with a black ?, here on an empty sheet (C-5): every roll is declined until then."""
    first = [*["111111", "pass"] * 3, "123456", "pass"]
    later = [*["111111", "pass"] * 3, "pass", "123456", "pass", "pass"]  # from round 2 on, extra dice are declined too
    typed = [*first, *later, *later]
    seat.plays([*typed, "? 1", "1", "? 2", "25", "9", "", "2", "1"], TableDice(), game="twice")
    assert seat.saved.state.round == 4
    assert "Yes, that’s legal: silver (24 ways)" in seat.shown
    assert "Yes, that’s legal: silver 2 in yellow +2" in seat.shown
    assert "There’s no choice “9”: type a number from 1 to 5" in seat.shown
    assert "You didn’t type anything: type a number from 1 to 5" in seat.shown
    assert seat.saved.log[-1].text == "bonus yellow 1"
