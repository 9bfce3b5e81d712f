"""Whole games stay as they are; `make golden` writes the files anew, and their diff is reviewed."""

import os
from pathlib import Path

import pytest
from tests.golden.transcript import PLAYTHROUGHS, Playthrough, played, transcript

FOLDER = Path(__file__).parent


def named(name: str) -> Playthrough:
    return next(through for through in PLAYTHROUGHS if through.name == name)


def longest_run(texts: list[str], start: str) -> int:
    """How many texts in a row begin so, at most."""
    longest = run = 0
    for text in texts:
        run = run + 1 if text.startswith(start) else 0
        longest = max(longest, run)
    return longest


@pytest.mark.parametrize("through", PLAYTHROUGHS, ids=lambda through: through.name)
def test_a_golden_game_is_played_as_written(through: Playthrough) -> None:
    file = FOLDER / f"{through.name}.txt"
    found = transcript(through)
    if os.environ.get("SILVERTRAY_GOLDEN") == "write":
        file.write_text(found, encoding="utf-8")
    assert found.splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_every_golden_file_belongs_to_a_game() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {through.name for through in PLAYTHROUGHS}


@pytest.mark.rule("C-40")
def test_the_long_chain_has_five_rewards_in_a_row() -> None:
    match = played(named("long-chain"))
    assert longest_run([step.text for step in match.log], "bonus") == 5


@pytest.mark.rule("C-14")
def test_two_rolls_in_a_row_are_given_up() -> None:
    match = played(named("given-up-rolls"))
    assert longest_run([step.text for step in match.log], "roll") == 3


@pytest.mark.rule("C-52")
def test_the_fallback_game_uses_a_die_of_the_fields() -> None:
    fallen_back: list[int] = []

    def before(match, seat):  # type: ignore[no-untyped-def]
        if match.state.stage(seat) == "tray" and not match.state.tray_fits(seat):
            fallen_back.append(len(match.log))

    match = played(named("fallback"), before)
    assert any(match.log[step].text.startswith("pick") for step in fallen_back)


@pytest.mark.rule("C-46")
@pytest.mark.parametrize("name", ["round-4-crosses", "round-4-sixes"])
def test_every_wish_in_round_4_is_granted(name: str) -> None:
    through = named(name)
    log = [str(step) for step in played(through).log]
    assert all(any(line.startswith(f"{seat} {wish}") for line in log) for seat, wish in enumerate(through.wishes))


@pytest.mark.rule("T-2")
def test_the_silver_chain_has_five_crosses_in_a_row() -> None:
    match = played(named("twice-silver-chain"))
    assert longest_run([step.text for step in match.log], "cross") == 5


@pytest.mark.rule("T-10")
def test_a_die_is_returned_into_an_empty_pool() -> None:
    empty: list[int] = []

    def before(match, seat):  # type: ignore[no-untyped-def]
        if match.state.stage(seat) == "return" and not match.state.pool:
            empty.append(len(match.log))

    match = played(named("twice-empty-pool"), before)
    assert any(match.log[step].text.startswith("return") for step in empty)


@pytest.mark.rule("C-15")
def test_a_roll_that_could_be_used_is_declined() -> None:
    usable: list[int] = []

    def before(match, seat):  # type: ignore[no-untyped-def]
        if match.view(seat).asked == "pick" and any(option.die for option in match.view(seat).options):
            usable.append(len(match.log))

    match = played(named("twice-declined-roll"), before)
    assert any(match.log[step].text == "pass" for step in usable)


@pytest.mark.rule("T-11")
def test_the_last_reroll_brings_a_fox() -> None:
    sheet = played(named("twice-track-end")).view(0).sheets[0]
    assert sheet.rerolls + sheet.rerolls_spent == 6
    assert sheet.foxes >= 1


@pytest.mark.rule("T-7")
def test_a_green_pair_ends_below_zero() -> None:
    green = played(named("twice-negative-pair")).view(0).sheets[0].marks[3]
    assert any(first < second for first, second in zip(green[::2], green[1::2], strict=False))


DOBRO = [through for through in PLAYTHROUGHS if through.game == "dobro"]


@pytest.mark.rule("D-6")
def test_the_games_of_dobro_are_for_two_to_six() -> None:
    assert {through.players for through in DOBRO if not through.options or "edition" in through.options} == {
        *range(2, 7)
    }


@pytest.mark.rule("D-11")
def test_two_players_play_without_reverses() -> None:
    texts = [step.text for step in played(named("dobro-two-players")).log]
    assert not [text for text in texts if text in ("draw R", "play R")]
    assert "play R" in [step.text for step in played(named("dobro-three-players")).log]


@pytest.mark.rule("D-7", "D-10")
@pytest.mark.parametrize(
    ("name", "cards"), [("dobro-five-players", 30), ("dobro-six-players", 30), ("dobro-greedy", 24)]
)
def test_full_hands_are_dealt(name: str, cards: int) -> None:
    texts = [step.text for step in played(named(name)).log]
    first = next(number for number, text in enumerate(texts) if text.startswith("play"))
    assert first == 1 + cards  # the first player and every card of the deal


@pytest.mark.rule("A-16")
def test_the_brazilian_game_is_played_with_its_deck() -> None:
    match = played(named("dobro-five-players"))
    assert max(sum(match.at(step).facts().unseen) for step in range(5)) == 57


@pytest.mark.rule("D-40")
def test_greedy_takes_only_what_it_must() -> None:
    taking: list[str] = []

    def before(match, seat):  # type: ignore[no-untyped-def]
        options = [option.text for option in match.view(seat).options]
        taking.extend(["forced" if options == ["take"] else "free"] if "take" in options else [])

    match = played(named("dobro-greedy"), before)
    takes = [step for step in match.log if step.text == "take"]
    assert len(takes) == taking.count("forced") > 0
    assert "free" in taking


@pytest.mark.rule("D-53", "D-54", "D-71")
def test_only_the_forgetful_player_gets_the_card_and_loses_points() -> None:
    match = played(named("dobro-forgetter"))
    holders = {match.at(step).forgetful for step in range(len(match.log) + 1)}
    assert holders == {-1, 1}
    drawn = [step.seat for step in match.log if step.text == "draw"]
    assert set(drawn) == {0, 2}
    assert 0 in [points for place in match.ranking() if place.seat == 1 for _, points in place.lines]


@pytest.mark.rule("D-85")
def test_the_long_game_has_a_round_for_every_player() -> None:
    ranking = played(named("dobro-long-game")).ranking()
    assert [[name for name, _ in place.lines] for place in ranking] == [[f"round {n}" for n in range(1, 5)]] * 4


def test_the_games_of_dobro_show_every_kind_of_play() -> None:
    texts = {step.text for through in DOBRO for step in played(through).log}
    shown = {"take", "draw", "play S", "play R"} | {f"play {n}" for n in range(2, 13)}
    assert shown <= texts
    assert {f"play {n} {n}" for n in range(2, 13)} & texts
    assert {f"play J {n}" for n in range(2, 13)} & texts
    assert {f"play J={n}" for n in range(2, 13)} & texts


@pytest.mark.rule("D-35")
def test_two_jokers_are_played_as_a_pair() -> None:
    texts = [step.text for step in played(named("dobro-three-players")).log]
    assert any(text.startswith("play J J=") for text in texts)
