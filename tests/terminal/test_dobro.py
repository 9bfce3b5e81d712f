"""Dobro at the terminal: whole games, choices, refusals, and what is told."""

from __future__ import annotations

from itertools import islice

import pytest
from rich.cells import cell_len
from tests.locale.said import said
from tests.terminal.driving import ESCAPES, Seat, position, told
from tests.terminal.table_of_cards import at_the_cards, deals, hands_told, logged

from silvertray.core.errors import Refusal
from silvertray.games import GAMES, game
from silvertray.locale import words
from silvertray.play import files
from silvertray.play.dealer import CommitReveal, Entropy, Seeded
from silvertray.terminal.family import FAMILIES, family_of

ODD = ("u", "?", "? 3", "? play 7", "l", "take", "draw", "play J=0", "7 7", "[bold]", "\x1b[2J", "²")
SEED_3 = Seeded(3)  # the first hand is 3 5 6 8 9 9, and the person begins


def round_over(number: int) -> str:
    """What the screen says at the end of a round, after the name of who ended it."""
    return said("round-over", round=number, name="§").partition("§")[2]


def test_every_game_has_a_family() -> None:
    assert sorted(slug for slugs in FAMILIES.values() for slug in slugs) == sorted(GAMES)
    assert all("quit" in family_of(game(slug)).keys for slug in GAMES)


# -- whole games


@pytest.mark.parametrize(
    ("bots", "drawn"),
    [(("greedy",), False), (("random", "greedy", "random", "greedy", "random"), True)],
    ids=["two, plain", "six, drawn"],
)
def test_a_game_runs_from_the_deal_to_the_result(seat: Seat, bots: tuple[str, ...], drawn: bool) -> None:
    assert deals(seat, at_the_cards(1, ODD), Seeded(7), drawn, bots=bots) == 0
    (match,) = seat.finished
    shown = ESCAPES.sub("", seat.shown)
    best = match.ranking()[0]
    assert match.state.is_over()
    assert f"{best.score} points" in shown
    assert sum(shown.count(round_over(number)) for number in (1, 2, 3)) == 3
    assert said("pass-screen", name="You").partition("You")[0] not in shown
    for screen in seat.screens[:-1]:
        assert len(screen) <= 24
        assert max(map(cell_len, screen)) <= 80


@pytest.mark.parametrize(
    ("option", "drawn"), [("auto", True), ("classic", False)], ids=["auto, drawn", "classic, plain"]
)
def test_three_people_and_a_bot_finish_their_game(seat: Seat, option: str, drawn: bool) -> None:
    assert deals(seat, at_the_cards(2, ODD), Seeded(2), drawn, players=4, bots=("random",), draw=option) == 0
    (match,) = seat.finished
    assert match.options["draw"] == option
    assert (("0 draw" in logged(match)) or ("1 draw" in logged(match))) is (option == "classic")


def test_cards_by_the_machine_need_no_seed(seat: Seat) -> None:
    assert deals(seat, at_the_cards(1), Entropy(), bots=("greedy",)) == 0


def test_promised_cards_take_in_a_word_and_can_be_verified(seat: Seat) -> None:
    dealer = CommitReveal()
    assert deals(seat, at_the_cards(1), dealer, bots=("greedy",)) == 0
    assert said("fair-promise", chance="cards", commitment=dealer.commitment) in seat.shown
    assert said("fair-verify", chance="cards", file="") in seat.shown
    assert files.verify(seat.finished[0], 1)


def test_plain_sentences_have_no_escape_codes_and_no_boxes(seat: Seat) -> None:
    deals(seat, at_the_cards(3, ("?", "l")), Seeded(3), bots=("greedy", "greedy"))
    assert "\x1b" not in seat.shown
    assert not set(seat.shown) & set("│╭╰▶")


def test_no_color_leaves_colours_out(seat: Seat) -> None:
    typed = list(islice(at_the_cards(1), 20))
    deals(seat, typed, Seeded(7), drawn=True, bots=("greedy",))
    assert set(ESCAPES.findall(seat.shown)) > {"\x1b[2J", "\x1b[H"}
    seat.monkeypatch.setenv("NO_COLOR", "1")
    deals(seat, typed, Seeded(7), drawn=True, bots=("greedy",))
    assert set(ESCAPES.findall(seat.shown)) == {"\x1b[2J", "\x1b[H"}


# -- the table and its choices


def test_the_first_table_tells_all_there_is_to_know(seat: Seat) -> None:
    deals(seat, [], SEED_3, bots=("greedy",))
    for sentence in (
        "First player: You, drawn by lot (D-12).",
        "Dobro: round 1 of 3, 32 cards in the deck.",
        "You: to play, 6 cards in hand, none taken, 0 points in all.",
        "The trick is empty.",
        "There’s no good number (none yet: lead any card or pair).",
        "In your hand: 3, 5, 6, 8, 9, 9.",
        "6. play pair of 9s: good\u00a0number\u00a018.",
    ):
        assert sentence in seat.shown.splitlines()


def test_a_number_chooses_and_the_good_number_is_explained(seat: Seat) -> None:
    deals(seat, ["1", "1"], SEED_3, bots=("greedy",))
    assert logged(seat.saved) == ["0 play 3", "1 play 5", "0 play 5", "1 play 10"]
    assert "The trick: You, 3; greedy 2, 5; You, 5; greedy 2, 10." in seat.shown
    assert "The good number is 5 (5 on 3: higher)." in seat.shown
    assert "The good number is 20 (10 on 10: doubled to 20)." in seat.shown
    assert "1. play 5: doubled to 10." in seat.shown


@pytest.mark.parametrize("typed", ["play 9 9", "9 9", "9,9", "PLAY  9   9", "play 9, 9"])
def test_a_play_may_be_typed_in_many_ways(seat: Seat, typed: str) -> None:
    deals(seat, [typed], SEED_3, bots=("greedy",))
    assert logged(seat.saved)[0] == "0 play 9 9"


# Always the first choice: with seed 3 the fifth question is asked with 6 6 8 9 9 J on a good number of 7.
TO_THE_JOKER = ["1", "1", "1", "1"]


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        (["8", "11"], "play J=11"),
        (["8", "0", "8", "7"], "play J=7"),
        (["j=11"], "play J=11"),
        (["J = 11"], "play J=11"),
        (["joker=11"], "play J=11"),
        (["j8"], "play J 8"),
        (["play 8 joker"], "play J 8"),
        (["J 8=8"], "play J 8"),
        (["6"], "play J 8"),
        (["take"], "take"),
    ],
)
def test_a_joker_is_named_by_choice_or_by_text(seat: Seat, typed: list[str], text: str) -> None:
    deals(seat, [*TO_THE_JOKER, *typed], SEED_3, bots=("greedy",))
    assert seat.saved.log[len(before_the_joker(seat)) :][0].text == text


def before_the_joker(seat: Seat) -> list[object]:
    """The log up to the fifth question."""
    match, plays = seat.saved, 0
    for n, step in enumerate(match.log):
        plays += step.seat == 0
        if plays == len(TO_THE_JOKER) + 1:
            return list(match.log[:n])
    raise AssertionError("the fifth question was not answered")


def test_a_jokers_numbers_stand_in_a_list_of_their_own(seat: Seat) -> None:
    deals(seat, [*TO_THE_JOKER, "8", "3", "", "? 7"], SEED_3, bots=("greedy",))
    table = seat.shown.split(said("ask-joker"))[1]
    assert [line.split(":")[0] for line in table.splitlines()[1:7]] == [f"{n}. play Joker as {n}" for n in range(7, 13)]
    assert "7. play Joker as 7: doubled to 14." in table
    assert told("no-such-number", "D-33", number="3", first=7, last=12) in seat.shown
    assert told("no-number-typed", "D-33", first=7, last=12) in seat.shown
    assert said("notice-legal", choice="play Joker as 7: doubled to 14") in seat.shown
    assert len(logged(seat.saved)) == 7


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", told("nothing-typed", most=9)),
        ("99", told("no-such-choice", number="99", most=9)),
        ("0", told("no-such-choice", number="0", most=9)),
        ("9" * 5000, told("no-such-choice", number="9" * 20, most=9)),
        ("gibberish", told("E_UNKNOWN_ACTION", "D-30", text="gibberish")),
        ("\x1b[31m", told("E_UNKNOWN_ACTION", "D-30", text="?[31m")),
        ("draw", told("E_NO_DRAW_DUE", "D-52")),
        ("play", told("E_CARD_COUNT", "D-32", count=0)),
        ("play 6 6 6", told("E_CARD_COUNT", "D-32", count=3)),
        ("play 12", told("E_NOT_IN_HAND", "D-31", card="12")),
        ("j j=4", told("E_NOT_IN_HAND", "D-31", card="J")),
        ("play J=0", told("E_JOKER_NUMBER", "D-33")),
        ("play J", told("E_JOKER_NUMBER", "D-33")),
        ("play J 8=9", told("E_JOKER_NUMBER", "D-34")),
        ("play 6 8", told("E_NOT_A_PAIR", "D-32", first="6", second="8")),
        ("play 6", told("E_TOO_LOW", "D-22", value=6, good=7)),
        ("? 6", said("notice-legal", choice="play Joker with 8: good\u00a0number\u00a016")),
        ("? 9 9", said("notice-legal", choice="play pair of 9s: good\u00a0number\u00a018")),
        ("? play 6", told("E_TOO_LOW", "D-22", value=6, good=7)),
        ("u", told("cards-were-seen", "D-42")),
    ],
)
def test_an_answer_that_will_not_do_is_told_in_one_line_and_nothing_is_lost(
    seat: Seat, typed: str, answer: str
) -> None:
    deals(seat, [*TO_THE_JOKER, typed], SEED_3, bots=("greedy",))
    assert answer in seat.shown
    assert "“-”" not in seat.shown
    assert len(logged(seat.saved)) == 7


@pytest.mark.rule("D-42")
def test_a_card_that_was_seen_cannot_be_taken_back(seat: Seat) -> None:
    deals(seat, ["1"], SEED_3, players=2)
    sitting = family_of(game("dobro")).sit_down(seat.saved, words("en"), seat.home / "match.jsonl", 1)
    with pytest.raises(Refusal) as refused:
        sitting.undo()
    assert (refused.value.code, refused.value.rule) == ("cards-were-seen", "D-42")


def test_a_take_can_be_taken_back_until_something_is_led(seat: Seat) -> None:
    deals(seat, ["1", "take", "u"], SEED_3, bots=("greedy",))
    assert logged(seat.saved) == ["0 play 3", "1 play 5"]
    assert "You took the trick, 2 cards" in seat.shown
    assert "Undone." in seat.shown


def test_help_fits_and_names_the_rules(seat: Seat) -> None:
    for option, has_forgetting in (("auto", False), ("classic", True)):
        deals(seat, ["?"], SEED_3, drawn=True, bots=("greedy",), draw=option)
        page = seat.screens[1]
        assert len(page) <= 24
        assert max(map(cell_len, page)) <= 80
        assert any("D-23 " in line for line in page)
        assert any("D-54" in line for line in page) is has_forgetting


def test_the_log_hides_what_others_drew(seat: Seat) -> None:
    deals(seat, ["1", "l"], SEED_3, bots=("greedy",))
    log = seat.shown.split(said("log-title"))[1].splitlines()
    assert log[1:7] == [
        "Chance: first 0",
        "You drew: 9 8 6 5 9 3",
        "greedy 2 drew: ? ? ? ? ? ?",
        "You: play 3",
        "You drew: 5",
        "greedy 2: play 5",
    ]
    assert log[7] == "greedy 2 drew: ?"


# -- rounds and the end


def test_a_rounds_end_tells_cards_points_and_who_begins(seat: Seat) -> None:
    deals(seat, at_the_cards(1), Seeded(7), bots=("greedy", "greedy"))
    (match,) = seat.finished
    for number in (1, 2, 3):
        page = seat.shown.split(round_over(number))[1].split(said("round-totals", totals="|").partition("|")[0])[0]
        scores = [match.view(None).seats[n].points[number - 1] for n in range(3)]
        worded = [line.rpartition(", ")[2] for line in page.splitlines()[1:4]]
        assert worded == [f"{score} points" if score != 1 else "one point" for score in scores]
    assert seat.shown.count("First player: ") == 3
    assert seat.shown.count("(D-72)") == 2


def test_the_result_has_places_and_points_by_round(seat: Seat) -> None:
    deals(seat, at_the_cards(1), Seeded(7), bots=("greedy", "greedy"))
    result = seat.shown.split(said("end-title"))[1]
    names = ("You", "greedy 2", "greedy 3")
    for place in seat.finished[0].ranking():
        assert f"{place.place}. {names[place.seat]}: {place.score} points" in result
        rounds = ", ".join(f"round {n}: {points}" for n, (_, points) in enumerate(place.lines, 1))
        assert rounds in result


# -- saved games


@pytest.mark.parametrize("option", ["auto", "classic"])
def test_a_resumed_game_is_the_same_and_goes_on_as_it_would_have(seat: Seat, option: str) -> None:
    typed = list(islice(at_the_cards(4), 80))
    table = {"bots": ("greedy", "random"), "draw": option}
    deals(seat, typed, Seeded(1), **table)
    whole = seat.saved
    seat.monkeypatch.setenv("SILVERTRAY_HOME", str(seat.home / "second"))
    at = steady_point(seat, typed, table)
    before, hand = position(seat.saved), hands_told(seat.shown)[-1]
    seat.resumes(["1"])
    assert "1. Dobro (You, greedy 2, random 3), round" in seat.shown
    assert position(seat.saved) == before
    assert hands_told(seat.shown) == [hand]
    seat.resumes(["", *typed[at:]])
    assert [str(step) for step in seat.saved.log] == [str(step) for step in whole.log]


def steady_point(seat: Seat, typed: list[str], table: dict[str, object]) -> int:
    """Play on to a point where no joker's number is asked and no draw was left: that is not saved."""
    for at in range(40, 60):
        for file in seat.home.glob("second/*.jsonl"):
            file.unlink()
        deals(seat, typed[:at], Seeded(1), **dict(table))
        last = seat.shown.rpartition(said("plain-hand", cards="").rstrip(". "))[2]
        if said("ask-joker") not in last and seat.saved.state.owes < 0:
            return at
    raise AssertionError("no point to stop at")
