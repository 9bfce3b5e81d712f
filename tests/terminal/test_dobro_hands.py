"""Hidden hands at one terminal: the screen is passed round, and nobody sees the cards of another."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from tests.locale.said import said
from tests.terminal.driving import CLEARED, ESCAPES, Seat, told
from tests.terminal.table_of_cards import at_the_cards, deals, hands_told, logged, pages

from silvertray.play.dealer import Seeded
from silvertray.play.match import Match

SCROLLED_AWAY = "\x1b[3J"
HAND = said("plain-hand", cards="").rstrip(". ")
PASSED = said("pass-screen", name="§").partition("§")[0]


def test_the_screen_is_passed_before_a_hand_is_shown(seat: Seat) -> None:
    deals(seat, ["", "1", "", "1", "", "1"], Seeded(3), players=2)
    names = [page[: len("Player 1")] for page in pages(seat.shown)[1:]]
    assert names == ["Player 1", "Player 2"] * 2 if names[0] == "Player 1" else ["Player 2", "Player 1"] * 2
    assert HAND not in pages(seat.shown)[0]


def test_a_screen_that_is_passed_first_pushes_everything_away(seat: Seat) -> None:
    deals(seat, ["", "1", ""], Seeded(3), players=2)
    for page in pages(seat.shown)[:-1]:
        blank = page.rstrip().splitlines()
        assert blank[-1] == said("pushed-away", count=60)
        assert blank[-60:-1] == [""] * 59  # and the line of the prompt
    deals(seat, ["", "1", ""], Seeded(3), drawn=True, players=2)
    for page in pages(seat.shown)[:-1]:
        assert page.rpartition(CLEARED)[2].replace("\x1b[H", "") == SCROLLED_AWAY


@pytest.mark.parametrize("option", ["auto", "classic"])
def test_between_two_passings_only_one_hand_is_ever_told(seat: Seat, option: str) -> None:
    """Every hand that was read out is the hand of the named player at that point of the game, and no other's."""
    deals(seat, islice(at_the_cards(5), 150), Seeded(5), players=3, draw=option)
    seen, held = 0, [hands_of(seat.saved, player) for player in range(3)]
    for page in pages(seat.shown)[1:]:
        owner = int(page[len("Player ")]) - 1
        others = [other for other in range(3) if other != owner]
        for line in page.splitlines():
            assert not any(re.search(rf"Player {other + 1} drew: (?!\?)", line) for other in others), line
        for hand in hands_told(page):
            seen += 1
            assert hand in held[owner]
            assert all(hand not in held[other] for other in others)
    assert seen > 20


def hands_of(match: Match, seat: int) -> list[list[str]]:
    """Every hand that a seat was asked with in the course of a match, sorted."""
    held, state = [], match.at(0)
    for step in match.log:
        state.apply(step.seat, step.action)
        if state.moment_name() == "choice":
            held.append(list(match.game.view(state, seat).hand))
    return held


def test_drawn_screens_show_the_hand_of_the_named_player_only(seat: Seat) -> None:
    deals(seat, islice(at_the_cards(6), 60), Seeded(6), drawn=True, players=2)
    seen, held = 0, [hands_of(seat.saved, player) for player in range(2)]
    for page in pages(seat.shown)[1:]:
        owner = int(page[len("Player ")]) - 1
        for screen in page.split(CLEARED)[1:]:
            faces = card_faces(ESCAPES.sub("", screen))
            seen += bool(faces)
            assert not faces or faces in held[owner]
            assert not faces or faces not in held[1 - owner]
    assert seen > 5


def card_faces(screen: str) -> list[str]:
    """The faces on the boxes of a drawn hand."""
    row = next((line for line in screen.splitlines() if line.startswith(" │")), "")
    return re.findall(r"│ (\w+) +(?=│)", row[:42])


def test_the_log_of_a_person_hides_the_cards_of_another(seat: Seat) -> None:
    deals(seat, ["", "1", "", "l"], Seeded(3), players=2)
    log = seat.shown.split(said("log-title"))[1]
    owner = int(pages(seat.shown)[-1][len("Player ")])
    assert f"Player {owner} drew: ?" not in log
    assert f"Player {3 - owner} drew: ? ? ? ? ? ?" in log


def test_news_name_drawn_cards_to_their_owner_alone(seat: Seat) -> None:
    deals(seat, ["", "1", "", "1", ""], Seeded(3), players=2)
    first, second, third = pages(seat.shown)[1:4]
    name = first[: len("Player 1")]
    assert said("news-draws", name=name, count=1) in second
    assert f"{name} drew: " not in second
    assert f"{name} drew: " in third


def test_leaving_hides_the_hand_as_well(seat: Seat) -> None:
    deals(seat, ["", "q"], Seeded(3), drawn=True, players=2)
    assert ESCAPES.sub("", seat.shown.rpartition(SCROLLED_AWAY)[2]).startswith(said("saved"))
    assert deals(seat, ["q"], Seeded(3), players=2) == 0
    assert HAND not in seat.shown


def test_a_game_of_two_people_is_taken_up_again_behind_a_hidden_screen(seat: Seat) -> None:
    deals(seat, ["", "1", "", "1"], Seeded(3), players=2)
    seat.resumes(["1", ""])
    before, after = seat.shown.split(f"{PASSED}Player ")
    assert HAND not in before
    assert "1. Dobro (Player 1, Player 2), round 1 of 3, 0 : 0" in before
    assert hands_told(after) == [list(seat.saved.view(seat.saved.state.turn).hand)]


@pytest.mark.parametrize("drawn", [False, True], ids=["plain", "drawn"])
def test_a_page_that_all_read_is_followed_by_another_passing(seat: Seat, drawn: bool) -> None:
    """After a round's end anybody may be in front of the screen."""
    deals(seat, at_the_cards(1), Seeded(7), drawn, players=2)
    shown = ESCAPES.sub("", seat.shown)
    for number in (2, 3):
        _, _, after = shown.partition(said("round-begins", round=number, rounds=3, count=6))
        assert PASSED in after
        assert not any(sign in after.partition(PASSED)[0] for sign in (HAND, said("table-your-hand")))


# -- classic drawing


@pytest.mark.rule("D-54")
def test_a_draw_that_is_left_brings_the_forgetful_card(seat: Seat) -> None:
    deals(seat, ["1", "2"], Seeded(3), bots=("greedy",), draw="classic")
    assert said("ask-draw-now") in seat.shown
    assert logged(seat.saved) == ["0 play 3", "1 play 5", "1 draw"]
    assert said("news-forgot", name="You") in seat.shown
    assert "You: to play, 5 cards in hand, none taken, 0 points in all, Forgetful card." in seat.shown


@pytest.mark.rule("D-57")
def test_a_bot_never_acts_before_the_person_could_draw(seat: Seat) -> None:
    deals(seat, ["1"], Seeded(3), bots=("greedy",), draw="classic")
    assert logged(seat.saved) == ["0 play 3"]
    deals(seat, ["1", "draw"], Seeded(3), bots=("greedy",), draw="classic")
    assert logged(seat.saved) == ["0 play 3", "0 draw", "1 play 5", "1 draw"]
    assert "You drew: 5" in seat.shown


def test_whoever_owes_a_draw_is_asked_before_the_screen_is_passed(seat: Seat) -> None:
    deals(seat, ["", "1", "play 5", "? 1", "1"], Seeded(3), players=2, draw="classic")
    first = pages(seat.shown)[1]
    name, other = first[: len("Player 1")], "Player 2" if first.startswith("Player 1") else "Player 1"
    assert said("ask-whose", name=name, question=said("ask-draw-now")) in first
    assert told("E_NOT_YOUR_TURN", "D-30", name, other, seat=0, turn=1) in first
    assert said("notice-legal", choice=said("choose-draw")) in first
    assert pages(seat.shown)[2].startswith(other)


@pytest.mark.rule("D-71")
def test_the_round_tells_the_point_that_forgetting_costs(seat: Seat) -> None:
    """Whoever types 2 at every owed draw keeps the Forgetful card: a greedy bot never forgets."""

    def typed() -> object:
        while True:
            yield "2" if seat_owes(seat) else "1"
            yield "2" if seat_owes(seat) else "0"
            yield "12"

    deals(seat, islice(typed(), 400), Seeded(3), bots=("greedy",), draw="classic")  # type: ignore[call-overload]
    assert "(D-71)" in seat.shown
    assert said("news-forgot-again", name="You") in seat.shown


def seat_owes(seat: Seat) -> bool:
    """Whether the person owes a draw in the game on disk."""
    saved = list(seat.home.glob("*.jsonl"))
    return bool(saved) and seat.saved.state.owes == 0
