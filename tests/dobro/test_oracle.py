"""The engine and a second program, written from the rules page, agree on what is legal and what follows."""

import random
from typing import Any

import pytest
from tests.dobro import oracle
from tests.dobro.tables import DOBRO, TABLES, deck, random_game, table
from tests.perft.counting import leaves

from silvertray.core.bits import members
from silvertray.play.dealer import Seeded

GOOD = [0, *range(2, 13), *range(14, 25, 2), 28, 32, 36, 40, 44, 48]


def offered(state: Any) -> dict[str, int]:
    """What the engine lets the seat do whose turn it is, and the good number after it."""
    return {option.text: option.good for option in DOBRO.view(state, state.turn).options if option.text != "draw"}


def as_round(state: Any) -> oracle.Round:
    """The position as the second program has it."""
    hands = tuple(DOBRO.view(state, seat).hand for seat in range(state.players))
    facts = state.facts()
    lying = sum(len(DOBRO.actions[action].split("=")[0].split()) - 1 for action in facts.trick)
    return oracle.Round(hands, facts.good, lying, facts.turn, facts.direction, tuple(pile[0] for pile in facts.piles))


def dealt(luck: random.Random, players: int, most: int) -> Any:
    """A position near the end of the last round: random hands, no deck, and any good number on some trick."""
    pile = [face for face, n in deck(players).items() for _ in range(n)]
    luck.shuffle(pile)
    hands = [[pile.pop() for _ in range(luck.randint(1, most))] for _ in range(players)]
    good = luck.choice(GOOD)
    trick = "trick=S" if "S" in pile and luck.random() < 0.8 else ""
    seats = " ".join(f"/ hand={','.join(hand)} points=1-1 pile={luck.randint(0, 3)}-0" for hand in hands)
    return table(f"round=3 {f'good={good}' if trick else ''} {trick} turn={luck.randrange(players)} {seats}")


@pytest.mark.rule("D-22", "D-23", "D-31", "D-32", "D-33", "D-34", "D-35", "D-36", "D-37", "D-40", "D-41")
def test_the_engine_offers_what_the_rules_page_allows() -> None:
    luck = random.Random(1)
    for _ in range(600):
        state = dealt(luck, luck.randint(2, 5), 6)
        assert offered(state) == oracle.actions(as_round(state)), DOBRO.position(state)


@pytest.mark.rule("D-38", "D-39")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_whole_games_agree_with_the_oracle(players: int, options: dict[str, str]) -> None:
    lead_specials = options.get("lead_specials", "on") == "on"
    for state in random_game(players, options, 51, every=3):
        if state.moment_name() == "choice":
            assert offered(state) == oracle.actions(as_round(state), lead_specials), DOBRO.position(state)


@pytest.mark.rule("D-42", "D-46", "D-60", "D-61", "D-70")
def test_engine_and_oracle_score_whole_rounds_alike() -> None:
    luck = random.Random(2)
    for _ in range(150):
        state = dealt(luck, luck.randint(2, 6), 5)
        now = as_round(state)
        while not state.is_over():
            assert as_round(state) == now
            text = luck.choice(sorted(oracle.actions(now)))
            state.apply(state.turn, DOBRO.actions.index(text))
            now = oracle.after(now, text)
        assert not all(now.hands)
        assert state.facts().points[-1] == oracle.points(now)
        assert (state.direction, state.closer) == (now.direction, now.hands.index(()))


def test_engine_and_oracle_count_the_same_lines_three_choices_deep() -> None:
    luck = random.Random(3)
    for _ in range(60):
        state = dealt(luck, luck.randint(2, 4), 4)
        counted = [leaves(state.copy(), Seeded(1), depth) for depth in (1, 2, 3)]
        assert counted == [oracle.leaves(as_round(state), depth) for depth in (1, 2, 3)], DOBRO.position(state)
        assert counted[0] == len(members(state.legal(state.turn)))
