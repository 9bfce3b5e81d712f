"""What is on the table: dice, sheets, tray, rounds and the round tracker (C-1 to C-5)."""

from itertools import permutations

import pytest
from tests.positions import AREAS, CLEVER, FULL, Table, full, picking, random_game, rolls_over

from silvertray.core.errors import SetupError
from silvertray.core.game import CHANCE
from silvertray.play.dealer import TableDice
from silvertray.play.match import Match


@pytest.mark.rule("C-1")
def test_there_are_six_dice_white_and_five_coloured() -> None:
    dice = CLEVER.view(CLEVER.new(1, {}), None).dice
    assert [die.name for die in dice] == ["white", "yellow", "blue", "green", "orange", "purple"]


@pytest.mark.rule("C-1")
def test_six_dice_have_46656_equally_likely_outcomes() -> None:
    outcomes = CLEVER.new(1, {}).outcomes()
    assert len({outcome for outcome, _ in outcomes}) == 6**6
    assert {chance for _, chance in outcomes} == {1 / 6**6}


@pytest.mark.rule("C-2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_has_a_sheet_with_five_areas(players: int) -> None:
    sheets = CLEVER.view(CLEVER.new(players, {}), None).sheets
    assert [sheet.seat for sheet in sheets] == list(range(players))
    assert all([name for name, _ in sheet.lines] == [*AREAS, "fox"] for sheet in sheets)


@pytest.mark.rule("C-2")
def test_a_mark_is_made_on_the_own_sheet_only() -> None:
    table = Table(rolls_over("123456", "", "", "", tray="wyb"))
    table.play(1, "pick white orange")
    assert [table.on_sheet("orange", seat) for seat in range(3)] == ["", "1", ""]


@pytest.mark.rule("C-2")
def test_a_sheet_has_three_die_fields_filled_one_after_the_other() -> None:
    table = Table(picking("222222", "", ""))
    table.play(0, "pick green")
    table.roll("333-33")
    table.play(0, "pick purple")
    table.roll("444-4-")
    table.play(0, "pick white orange")
    places = {die.name: die.place for die in CLEVER.view(table.state, None).dice}
    assert (places["green"], places["purple"], places["white"]) == ("field 1", "field 2", "field 3")
    assert [places[name] for name in ("yellow", "blue", "orange")] == ["tray"] * 3


@pytest.mark.rule("C-3")
def test_dice_that_are_set_aside_lie_on_the_tray() -> None:
    table = Table(picking("611666", "", ""))
    table.play(0, "pick purple")
    assert [die.name for die in CLEVER.view(table.state, None).dice if die.place == "tray"] == ["yellow", "blue"]


@pytest.mark.rule("C-4")
@pytest.mark.parametrize(("players", "rounds"), [(1, 6), (2, 6), (3, 5), (4, 4)])
def test_the_number_of_rounds_follows_from_the_number_of_players(players: int, rounds: int) -> None:
    states = [state.round for state in random_game(players, seed=players)]
    assert max(states) == rounds
    assert states == sorted(states)
    assert CLEVER.view(CLEVER.new(players, {}), None).rounds == rounds


@pytest.mark.rule("C-4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_every_seat_is_active_once_a_round_in_seat_order(players: int, seed: int) -> None:
    turns = []
    for state in random_game(players, seed):
        view = CLEVER.view(state, None)
        turn = (view.round, view.turn, view.active)
        if view.moment == "roll" and turn not in turns:
            turns.append(turn)
    first, rounds = turns[0][2], {2: 6, 3: 5, 4: 4}[players]
    expected = [(r, t, (first + t) % players) for r in range(1, rounds + 1) for t in range(players)]
    assert turns == expected


@pytest.mark.rule("C-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_seat_is_drawn_evenly(players: int) -> None:
    state = CLEVER.new(players, {})
    drawn = {CLEVER.text(state, CHANCE, outcome): chance for outcome, chance in state.outcomes()}
    assert drawn == {f"first {seat}": 1 / players for seat in range(players)}


@pytest.mark.rule("C-4")
def test_the_drawn_seat_rolls_first() -> None:
    match = Match(CLEVER, 3, TableDice())
    match.roll(0, "first 2")
    match.roll(2, "roll 123456")
    assert match.state.open_seats() == (2,)


@pytest.mark.rule("C-4")
def test_a_solo_game_draws_no_first_seat() -> None:
    assert CLEVER.view(CLEVER.new(1, {}), None).moment == "roll"


@pytest.mark.rule("C-4")
@pytest.mark.parametrize("players", [-1, 0, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError, match=r"wrong-players .*\(C-4\)"):
        CLEVER.new(players, {})


def next_round(finished: int, *sheets: str) -> Table:
    """The table after the last turn of a round, which the last seat was the last to finish."""
    *others, last = sheets
    done = [f"stage=done {sheet}" for sheet in others]
    stages = [*done, f"stage=extra extra=1 {last}"]
    table = Table(rolls_over("123456", *stages, tray="wyb", round=finished, turn=len(sheets) - 1))
    table.play(len(sheets) - 1, "pass")
    return table


@pytest.mark.rule("C-5")
def test_round_one_gives_every_seat_a_reroll() -> None:
    table = Table("clever / / /")
    table.chance("first 1")
    assert [table.on_sheet("reroll", seat) for seat in range(3)] == ["1-0"] * 3
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("C-5")
@pytest.mark.parametrize(
    ("round", "rerolls", "extras", "waiting"),
    [
        (2, ["", ""], ["1-0", "2-0"], [[], []]),
        (3, ["1-0", "1-0"], ["", "1-0"], [[], []]),
        (4, ["", ""], ["", "1-0"], [["black"], ["black"]]),
        (5, ["", ""], ["", "1-0"], [[], []]),
        (6, ["", ""], ["", "1-0"], [[], []]),
    ],
)
def test_the_round_tracker_gives_every_seat_its_reward(
    round: int, rerolls: list[str], extras: list[str], waiting: list[list[str]]
) -> None:
    table = next_round(round - 1, "", "")
    assert table.word("round") == str(round)
    assert [table.on_sheet("reroll", seat) for seat in (0, 1)] == rerolls
    assert [table.on_sheet("extra", seat) for seat in (0, 1)] == extras
    assert [table.waiting(seat) for seat in (0, 1)] == waiting


@pytest.mark.rule("C-5")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_round_four_is_answered_in_any_order_before_the_first_roll(order: tuple[int, ...]) -> None:
    table = next_round(3, "", "", "")
    answers = ("bonus yellow 1a", "bonus green", "bonus purple 6")
    left = {0, 1, 2}
    for seat in order:
        assert table.open_seats() == tuple(sorted(left))
        table.play(seat, answers[seat])
        left.remove(seat)
    assert table.open_seats() == (CHANCE,)
    marks = [table.on_sheet("yellow", 0), table.on_sheet("green", 1), table.on_sheet("purple", 2)]
    assert marks == ["1a", "1", "6"]
    assert (table.word("round"), table.word("roll"), table.word("rolled")) == ("4", "1", "wybgop")


@pytest.mark.rule("C-5")
def test_the_first_roll_waits_for_what_the_round_four_answers_earn() -> None:
    table = next_round(3, "", "yellow=3a,6a")
    table.play(1, "bonus yellow 5a")
    table.play(0, "bonus green")
    assert table.open_seats() == (1,)
    table.play(1, "bonus blue 7")
    assert table.open_seats() == (CHANCE,)


@pytest.mark.rule("C-4")
@pytest.mark.rule("C-5")
def test_while_round_four_is_answered_the_first_seat_is_the_active_one() -> None:
    table = next_round(3, "", "", "")
    assert table.open_seats() == (0, 1, 2)
    assert table.active() == 0


@pytest.mark.rule("C-5")
def test_a_seat_with_a_full_sheet_is_not_asked_in_round_four() -> None:
    table = next_round(3, full(*FULL), "")
    assert table.open_seats() == (1,)
    table.play(1, "bonus orange 6")
    assert table.open_seats() == (CHANCE,)
