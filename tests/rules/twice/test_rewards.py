"""Rewards: every kind of ?, action tracks and what waits at their ends, foxes (T-9, T-11, C-40 to C-46)."""

import pytest
from tests.positions import Table, code_and_rule
from tests.rules.twice.sheets import (
    ANY,
    AREAS,
    CIRCLES,
    TIMES,
    TWICE,
    crossed,
    ended,
    full,
    green_ones,
    next_round,
    passive_alone,
    picking,
    random_game,
    rolls_over,
    using,
)

from silvertray.core.game import CHANCE

# -- a ? of a colour


@pytest.mark.rule("T-9")
@pytest.mark.parametrize("area", AREAS)
def test_a_question_mark_is_any_number_of_its_colour(area: str) -> None:
    assert Table(using(f"?:{area}")).options() == ANY[area]


@pytest.mark.rule("T-9")
def test_a_question_mark_in_silver_crosses_any_free_cell() -> None:
    table = Table(using("?:silver", "silver=1a,6d"))
    assert table.options() == ANY["silver"] - {"bonus silver yellow 1", "bonus silver pink 6"}
    table.play(0, "bonus silver blue 4")
    assert table.on_sheet("silver") == "1a,4b,6d"


@pytest.mark.rule("T-9")
def test_a_question_mark_in_yellow_circles_or_crosses_a_cell() -> None:
    for text, marks in [("bonus yellow 4b", "4b,5a"), ("bonus yellow 5a", "5a,5a!")]:
        table = Table(using("?:yellow", "yellow=5a"))
        assert table.options() == ANY["yellow"]
        table.play(0, text)
        assert table.on_sheet("yellow") == marks


@pytest.mark.rule("T-9")
def test_a_question_mark_in_yellow_skips_a_crossed_cell() -> None:
    table = Table(using("?:yellow", crossed("1", "6")))
    assert table.options() == ANY["yellow"] - {"bonus yellow 1", "bonus yellow 6"}


@pytest.mark.rule("T-9")
@pytest.mark.rule("C-43")
@pytest.mark.parametrize("last", range(2, 13))
def test_a_question_mark_in_blue_is_at_most_the_number_before(last: int) -> None:
    table = Table(using("?:blue", f"blue={last}"))
    assert table.options() == {f"bonus blue {number}" for number in range(2, last + 1)}


@pytest.mark.rule("T-9")
@pytest.mark.rule("C-43")
@pytest.mark.rule("R-16")
@pytest.mark.parametrize("number", [1, 5, 6])
@pytest.mark.parametrize("cell", range(12))
def test_a_question_mark_in_green_is_multiplied(cell: int, number: int) -> None:
    table = Table(using("?:green", green_ones(cell)))
    table.play(0, f"bonus green {number}")
    assert table.on_sheet("green").split(",")[cell] == str(number * TIMES[cell])


@pytest.mark.rule("T-9")
@pytest.mark.rule("C-46")
def test_black_is_a_question_mark_for_any_area() -> None:
    assert Table(using("?:black")).options() == set().union(*ANY.values())


@pytest.mark.rule("T-9")
@pytest.mark.rule("C-46")
@pytest.mark.parametrize("area", AREAS)
def test_black_leaves_out_an_area_without_a_legal_mark(area: str) -> None:
    rest = [ANY[other] for other in AREAS if other != area]
    assert Table(using("?:black", full(area))).options() == set().union(*rest)


@pytest.mark.rule("T-9")
@pytest.mark.rule("C-46")
@pytest.mark.parametrize("area", AREAS)
def test_black_is_spent_by_one_mark(area: str) -> None:
    table = Table(using("?:black"))
    table.play(0, min(ANY[area]))
    assert (table.waiting(), table.open_seats()) == ([], (CHANCE,))


@pytest.mark.rule("C-46")
def test_a_coloured_question_mark_is_spent_before_black() -> None:
    table = Table(using("?:pink,?:black"))
    table.play(0, "bonus pink 6")
    assert table.waiting() == ["?:black"]


@pytest.mark.rule("C-46")
def test_black_lapses_when_nothing_fits() -> None:
    table = Table(using("?:pink,?:black", f"{full('silver', 'yellow', 'blue', 'green')} pink=1,1,1,1,1,1,1,1,1,1,1"))
    table.play(0, "bonus pink 1")
    assert (table.waiting(), table.open_seats()) == ([], (CHANCE,))


@pytest.mark.rule("C-42")
def test_no_reward_of_this_sheet_is_a_cross_or_a_fixed_number() -> None:
    assert not [name for name in TWICE.printed.rewards if name.startswith(("x:", "n:"))]


# -- at once, in any order


@pytest.mark.rule("C-40")
def test_a_mark_reward_comes_before_anything_else() -> None:
    table = Table(rolls_over("123456", "stage=extra extra=2 waiting=?:green", "stage=done", tray="wsy"))
    assert table.options() == ANY["green"]
    for text in ("pass", "extra pink"):
        assert code_and_rule(table, 0, text) == ("reward-first", "C-40")
    table.play(0, "bonus green 6")
    assert {"pass", "extra pink"} <= table.options()


@pytest.mark.rule("C-40")
def test_a_chain_of_rewards_is_played_out_at_once() -> None:
    table = Table(picking("166666", "yellow=3a blue=11,9", ""))
    table.play(0, "pick yellow a", "bonus blue 9", "bonus yellow 6")
    assert (table.on_sheet("yellow"), table.on_sheet("blue")) == ("3a,6,6!", "11,9,9")
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("C-41")
@pytest.mark.rule("R-6")
@pytest.mark.parametrize("order", [["bonus green 6", "bonus silver pink 1"], ["bonus silver pink 1", "bonus green 6"]])
def test_the_player_chooses_which_waiting_reward_comes_next(order: list[str]) -> None:
    table = Table(picking("555555", "yellow=2a,2b", ""))
    table.play(0, "pick yellow a", *order)
    assert (table.on_sheet("green"), table.on_sheet("silver")) == ("12", "1d")
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("C-41")
@pytest.mark.parametrize(
    ("reward", "last"),
    [
        ("?:silver", "bonus silver pink 6"),
        ("?:yellow", "bonus yellow 6"),
        ("?:blue", "bonus blue 2"),
        ("?:green", "bonus green 1"),
        ("?:pink", "bonus pink 1"),
    ],
)
def test_a_reward_lapses_when_another_takes_its_last_cell(reward: str, last: str) -> None:
    area = reward.removeprefix("?:")
    cells = full(area).rpartition(",")[0]
    table = Table(using(f"{reward},{reward}", cells))
    table.play(0, last)
    assert reward not in table.waiting()


@pytest.mark.rule("C-41")
def test_a_yellow_question_mark_does_not_lapse_while_a_circle_can_be_crossed() -> None:
    table = Table(using("?:yellow", f"yellow={CIRCLES},1!,2a!,2b!,3a!,3b!,4a!,4b!,5a!,5b!"))
    assert table.options() == {"bonus yellow 6"}


# -- tracks

SIXTH = [
    # track, what the sixth earns, the sheet, the pick that earns the action
    ("reroll", "fox", "pink=1,1", "pick pink"),
    ("return", "?:pink", "green=2,2,2,1", "pick green"),
    ("extra", "?:silver", "blue=12,12,12,12", "pick blue"),
]


def end_reward(table: Table, seat: int = 0) -> list[str]:
    return ["fox"] * int(table.on_sheet("fox", seat) or 0) + table.waiting(seat)


@pytest.mark.rule("T-11")
@pytest.mark.parametrize(("track", "reward", "sheet", "pick"), SIXTH)
@pytest.mark.parametrize("spent", range(6))
def test_circling_the_sixth_field_earns_the_end_of_the_track(
    track: str, reward: str, sheet: str, pick: str, spent: int
) -> None:
    table = Table(picking("222222", f"{sheet} {track}={5 - spent}-{spent}", ""))
    table.play(0, pick)
    assert end_reward(table) == [reward]
    assert table.on_sheet(track) == f"{6 - spent}-{spent}"


@pytest.mark.rule("T-11")
@pytest.mark.parametrize(("track", "reward", "sheet", "pick"), SIXTH)
def test_a_passive_player_earns_the_end_of_a_track_too(track: str, reward: str, sheet: str, pick: str) -> None:
    table = Table(rolls_over("222222", "stage=done", f"{sheet} {track}=0-5", tray="gbp"))
    table.play(1, pick)
    assert end_reward(table, 1) == [reward]


@pytest.mark.rule("T-11")
@pytest.mark.parametrize(("track", "reward", "sheet", "pick"), SIXTH)
def test_a_solo_player_earns_a_track_end_in_the_passive_turn(track: str, reward: str, sheet: str, pick: str) -> None:
    table = Table(passive_alone("222222", f"{sheet} {track}=0-5", tray="gbp"))
    table.play(0, pick)
    assert end_reward(table) == [reward]


@pytest.mark.rule("T-11")
@pytest.mark.parametrize(("track", "reward", "sheet", "pick"), SIXTH)
def test_the_fifth_field_earns_no_end(track: str, reward: str, sheet: str, pick: str) -> None:
    table = Table(picking("222222", f"{sheet} {track}=1-3", ""))
    table.play(0, pick)
    assert reward not in end_reward(table)
    assert table.on_sheet(track) == "2-3"


@pytest.mark.rule("C-44")
@pytest.mark.rule("T-11")
@pytest.mark.parametrize(("track", "reward", "sheet", "pick"), SIXTH)
def test_an_action_beyond_the_last_field_is_lost_and_earns_no_second_end(
    track: str, reward: str, sheet: str, pick: str
) -> None:
    table = Table(picking("222222", f"{sheet} {track}=2-4", ""))
    table.play(0, pick)
    assert reward not in end_reward(table)
    assert table.on_sheet(track) == "2-4"


@pytest.mark.rule("T-11")
@pytest.mark.rule("C-41")
def test_the_end_of_a_track_waits_with_the_other_rewards() -> None:
    table = Table(using("?:green,?:blue", "green=2,2,2,1 return=5"))
    table.play(0, "bonus green 6")
    assert table.options() == ANY["blue"] | ANY["pink"]


@pytest.mark.rule("C-44")
def test_an_extra_die_earned_by_an_extra_die_may_be_used_at_once() -> None:
    table = Table(rolls_over("666666", "stage=extra extra=1 pink=1,1,1,1", "stage=done", tray="wsy"))
    table.play(0, "extra pink")
    assert table.on_sheet("extra") == "1-1"
    assert "extra green" in table.options()


@pytest.mark.rule("C-44")
@pytest.mark.parametrize("players", [1, 2])
def test_no_track_ever_needs_more_than_its_six_fields(players: int) -> None:
    for seed in range(8):
        *_, last = random_game(players, seed)
        for sheet in TWICE.view(last, None).sheets:
            assert sheet.rerolls + sheet.rerolls_spent <= 6
            assert sheet.returns + sheet.returns_spent <= 6
            assert sheet.extras + sheet.extras_spent <= 6


# -- the tracker


@pytest.mark.rule("C-5")
def test_round_one_gives_every_seat_a_reroll() -> None:
    table = Table("twice / / /")
    table.chance("first 1")
    assert [table.on_sheet("reroll", seat) for seat in range(3)] == ["1-0"] * 3
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("C-5")
@pytest.mark.parametrize(
    ("round", "track", "before", "after"),
    [
        (2, "extra", ["2-1", "1-0"], ["3-1", "2-0"]),
        (3, "return", ["", ""], ["1-0", "1-0"]),
        (3, "return", ["2-1", ""], ["3-1", "1-0"]),
        (5, "return", ["", ""], ["", ""]),
        (6, "return", ["", ""], ["", ""]),
    ],
)
def test_the_round_tracker_gives_every_seat_its_action(
    round: int, track: str, before: list[str], after: list[str]
) -> None:
    sheets = [f"{track}={fields}" if fields else "" for fields in before]
    table = next_round(round - 1, *sheets)
    assert (table.word("round"), table.open_seats()) == (str(round), (CHANCE,))
    assert [table.on_sheet(track, seat) for seat in (0, 1)] == after


@pytest.mark.rule("C-5")
def test_round_four_gives_every_seat_a_black_question_mark() -> None:
    table = next_round(3, "", "", "")
    assert [table.waiting(seat) for seat in range(3)] == [["?:black"]] * 3
    table.play(2, "bonus pink 6")
    table.play(0, "bonus blue 12")
    assert table.open_seats() == (1,)
    table.play(1, "bonus silver blue 3")
    assert (table.open_seats(), table.word("round")) == ((CHANCE,), "4")


@pytest.mark.rule("C-5")
@pytest.mark.rule("T-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_round_three_waits_for_the_reward_of_a_full_return_track(seat: int) -> None:
    sheets = ["", ""]
    sheets[seat] = "return=3-2"
    table = next_round(2, *sheets)
    assert table.open_seats() == (seat,)
    assert table.options(seat) == ANY["pink"]
    table.play(seat, "bonus pink 6")
    assert (table.on_sheet("return", seat), table.on_sheet("pink", seat)) == ("4-2", "6")
    assert (table.open_seats(), table.word("rolled")) == ((CHANCE,), "wsybgp")


@pytest.mark.rule("C-5")
@pytest.mark.rule("T-11")
def test_round_two_waits_for_the_reward_of_a_full_extra_dice_track() -> None:
    table = next_round(1, "extra=5", "")
    assert table.options(0) == ANY["silver"]
    table.play(0, "bonus silver blue 3")
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("C-5")
@pytest.mark.rule("C-41")
def test_a_track_end_without_a_legal_mark_does_not_hold_up_the_round() -> None:
    table = next_round(2, f"return=5 {full('pink')}", "")
    assert (table.open_seats(), table.on_sheet("return")) == ((CHANCE,), "6-0")


# -- foxes


@pytest.mark.rule("C-45")
@pytest.mark.rule("R-9")
@pytest.mark.parametrize(
    ("green", "foxes", "points"),
    [
        ("green=10,2", 2, 4),
        ("green=10,2", 0, 0),
        ("", 3, 0),
        ("green=10", 3, 0),
        ("green=2,6", 1, -4),
        ("green=2,12", 6, -60),
        ("green=2,12,2,6,3,18,3,12,3,6,4,6", 6, -258),
    ],
)
def test_a_fox_is_worth_the_lowest_area_even_below_zero(green: str, foxes: int, points: int) -> None:
    fox = f"fox={foxes}" if foxes else ""
    table = Table(ended(f"silver=1a {crossed('1')} blue=9,9 pink=6 {green} {fox}"))
    assert table.points("fox") == points


@pytest.mark.rule("C-45")
@pytest.mark.rule("C-62")
@pytest.mark.rule("R-9")
def test_the_lowest_score_of_all_is_minus_301() -> None:
    table = Table(ended("green=2,12,2,6,3,18,3,12,3,6,4,6 fox=6"))
    assert table.state.score(0) == -43 * 7
