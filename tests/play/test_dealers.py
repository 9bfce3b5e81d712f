"""Where chance comes from: a seed, the system, real dice, or a promise."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from tests.play.tables import (
    CLEVER,
    DICE,
    SECRET,
    fair,
    finished,
    first_legal,
    in_both_games,
    pick_first,
    played,
    refused,
)

from silvertray.core.errors import NotationError, SetupError
from silvertray.play.dealer import (
    CommitReveal,
    Entropy,
    Seeded,
    TableDice,
    Unknown,
    commitment_to,
    committed_word,
)
from silvertray.play.match import Match

# -- a seed


@in_both_games
def test_the_same_seed_gives_the_same_match(rules: Any) -> None:
    assert finished(3, Seeded(7), 1, rules).log == finished(3, Seeded(7), 1, rules).log


def test_another_seed_gives_other_dice() -> None:
    rolls = [finished(1, Seeded(seed)).log[0].text for seed in range(20)]
    assert len(set(rolls)) > 15


@pytest.mark.parametrize("seed", [-1, 2**64, -(10**50), 10**50])
def test_a_seed_outside_its_limits_is_refused(seed: int) -> None:
    refusal = refused(Seeded, seed)
    assert isinstance(refusal, SetupError)
    assert (refusal.code, refusal.params["most"]) == ("wrong-seed", 2**64 - 1)
    assert len(str(refusal.params["seed"])) <= 40


@pytest.mark.parametrize("seed", [0, 2**64 - 1])
def test_the_first_and_last_seeds_work(seed: int) -> None:
    assert finished(2, Seeded(seed)).state.is_over()
    assert Seeded(seed).header(False) == {"kind": "seed", "seed": seed}


# -- the system's own randomness


def test_entropy_gives_legal_and_different_dice() -> None:
    first_rolls = {finished(1, Entropy()).log[0].text for _ in range(10)}
    assert len(first_rolls) > 5
    assert Entropy().header(True) == {"kind": "entropy"}


# -- real dice


def test_table_dice_are_the_typed_ones() -> None:
    match = Match(CLEVER, 1, TableDice())
    match.roll(0, " roll  351624 ")
    assert [match.state.face(die) for die in range(6)] == [3, 5, 1, 6, 2, 4]
    assert TableDice().header(True) == {"kind": "table"}


NONSENSE = ["roll", "roll 12345", "roll 1234567", "roll 123450", "roll 12345x", "roll 12345-", "roll 12345²"]


@in_both_games
@pytest.mark.parametrize("text", NONSENSE)
def test_malformed_table_dice_are_refused_with_an_example(rules: Any, text: str) -> None:
    match = Match(rules, 1, TableDice())
    refusal = refused(match.roll, 0, text)
    assert isinstance(refusal, NotationError)
    assert (refusal.code, refusal.rule, refusal.params["form"]) == ("wrong-dice", "C-10", DICE[rules.slug])
    assert match.log == []


@pytest.mark.parametrize("text", [None, "", "123456", "tray wy", "first 0", "pass", "roll123456", "* roll 123456"])
def test_a_malformed_roll_is_refused_with_an_example(text: str | None) -> None:
    refusal = refused(Match(CLEVER, 1, TableDice()).roll, 0, text)
    assert (refusal.code, refusal.params["form"]) == ("wrong-outcome", "roll wybgop")


@in_both_games
def test_dice_that_were_not_rolled_are_dashes(rules: Any) -> None:
    match = Match(rules, 1, TableDice())
    match.roll(0, "roll 266666")
    pick_first(match)
    assert refused(match.roll, 0, "roll 123456").params["form"] == f"-{DICE[rules.slug][1:]}"
    match.roll(0, "roll -12345")
    assert match.state.face(0) == 2


@pytest.mark.parametrize("text", ["first 3", "first -1", "first", "first 00", "first ٢", "roll 123456"])
def test_a_first_seat_that_is_not_at_the_table_is_refused(text: str) -> None:
    refusal = refused(Match(CLEVER, 3, TableDice()).roll, 0, text)
    assert (refusal.code, refusal.params["form"]) == ("wrong-outcome", "first 0 | first 1 | first 2")


def tied(rules: Any) -> Match:
    """A solo match whose passive dice tie: of the second to the fourth die two go to the tray with white."""
    match = Match(rules, 1, TableDice())
    match.roll(0, "roll 123456")
    match.play(0, f"pick {rules.areas[-1]}")
    match.roll(0, "roll 122235")
    return match


@in_both_games
def test_tied_dice_are_drawn_by_their_letters_in_any_order(rules: Any) -> None:
    match = tied(rules)
    one, _, other = DICE[rules.slug][1:4]
    match.roll(0, f"tray {other}{one}")
    assert match.log[-1].text == f"tray {one}{other}"


@in_both_games
@pytest.mark.parametrize("text", ["tray y", "tray ybg", "tray wy", "tray yy", "tray", "tray xz"])
def test_a_draw_that_the_tie_does_not_allow_is_refused(rules: Any, text: str) -> None:
    refusal = refused(tied(rules).roll, 0, text)
    one, two, three = DICE[rules.slug][1:4]
    form = f"tray {one}{two} | tray {one}{three} | tray {two}{three}"
    assert (refusal.code, refusal.rule, refusal.params["form"]) == ("wrong-tie", "C-60", form)


# -- a promise


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    dealer = CommitReveal(["a"], SECRET)
    assert dealer.commitment == commitment_to(SECRET)
    assert dealer.commitment == hashlib.sha256(b"silvertray commitment" + SECRET).hexdigest()
    assert SECRET.hex() not in str(dealer.header(False))


def test_the_secret_is_revealed_on_request() -> None:
    hidden = {"kind": "commit", "commitment": commitment_to(SECRET), "nonces": ["a"]}
    dealer = CommitReveal(["a"], SECRET)
    assert dealer.header(False) == hidden
    assert dealer.header(True) == hidden | {"secret": SECRET.hex()}


def test_every_dealer_draws_its_own_secret() -> None:
    secrets = {CommitReveal().secret for _ in range(20)}
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {32}


def test_the_same_secret_and_nonces_give_the_same_match() -> None:
    assert played(fair(2)).log == played(fair(2)).log


WORDS = [(), ("a",), ("b",), ("a", "b"), ("b", "a"), ("ab",), ("a", "b", ""), ("a\0b",), ("",)]


def test_different_nonces_give_different_dice() -> None:
    dice = {words: committed_word(SECRET, words, 1) for words in WORDS}
    same = [(one, other) for one in WORDS for other in WORDS if one < other and dice[one] == dice[other]]
    assert same == []


def test_a_nonce_added_before_the_game_counts_like_one_given_at_the_start() -> None:
    dealer = CommitReveal(["a"], SECRET)
    dealer.mix_in("b")
    match, given = Match(CLEVER, 1, dealer), Match(CLEVER, 1, CommitReveal(["a", "b"], SECRET))
    assert played(match).log == played(given).log


def test_a_nonce_is_refused_after_the_first_roll() -> None:
    dealer = CommitReveal(["a"], SECRET)
    Match(CLEVER, 1, dealer).roll(0)
    assert refused(dealer.mix_in, "b").code == "words-too-late"
    assert dealer.nonces == ("a",)


def test_a_dealer_without_its_secret_keeps_its_header_but_cannot_roll() -> None:
    header = {"kind": "commit", "commitment": "00", "nonces": ["a"]}
    match = Match(CLEVER, 1, Unknown(header))
    assert refused(match.roll, 0).code == "secret-missing"
    assert match.log == []
    assert match.dealer.header(True) == header


def test_committed_dice_wait_for_their_player_too() -> None:
    match = fair()
    match.roll(0)
    while not match.awaits_roll():
        match.do(0, first_legal(match, 0))
    assert match.log[-1].seat == 0
