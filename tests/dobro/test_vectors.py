"""The hand-made vectors: decks, plays with refusals and legal sets, points, starters, final places, new rounds."""

import json
from pathlib import Path
from typing import Any

import pytest

from silvertray.core.bits import members
from silvertray.core.errors import Refusal
from silvertray.core.seats import CHANCE
from silvertray.games.dobro import cards, scoring
from silvertray.games.dobro.facts import Facts
from silvertray.games.dobro.game import GAME
from silvertray.games.dobro.plays import ACTIONS
from silvertray.games.dobro.state import Dobro

DOBRO = GAME
VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))["vectors"]


def of_kind(kind: str) -> list[Any]:
    """The vectors of a kind, each under its id."""
    return [pytest.param(vector, id=vector["id"]) for vector in VECTORS if vector["kind"] == kind]


def counts(faces: list[str]) -> tuple[int, ...]:
    """Cards as counts by kind."""
    return tuple(faces.count(face) for face in cards.FACES)


def as_actions(faces: list[str]) -> tuple[int, ...]:
    """Cards of a trick, each as a play of its own; a joker's number does not matter once it lies there."""
    return tuple(ACTIONS.index("play J=2" if face == "J" else f"play {face}") for face in faces)


def number_sum(faces: list[str]) -> int:
    """The sum of the numbers, special cards count 0."""
    return sum(int(face) for face in faces if face.isdigit())


def table(described: dict[str, Any]) -> Dobro:
    """The position that a vector describes."""
    hands = described.get("hands", [[]] * described.get("n", 0))
    options = described.get("opt", {})
    state = Dobro(
        len(hands),
        rounds=options.get("rounds", 3),
        classic=options.get("draw") == "classic",
        lead_specials=options.get("leadSpecials", True),
    )
    piles = described.get("piles", [[]] * len(hands))
    deck = described.get("deck", [])
    state.lay_out(
        Facts(
            hands=tuple(counts(hand) for hand in hands),
            known=((0,) * cards.KINDS,) * len(hands),
            unseen=counts(deck),
            deck_size=len(deck),
            trick=as_actions(described.get("trick", [])),
            good=described.get("good", 0),
            round=described.get("round", 1),
            turn=described.get("turn", 0),
            direction=described.get("dir", 1),
            drawn=1,
            owes=seat_of(described, "owes"),
            forgetful=seat_of(described, "forgetful"),
            closer=seat_of(described, "closer"),
            piles=tuple((len(pile), number_sum(pile)) for pile in piles),
            points=tuple(tuple(scores) for scores in described.get("points", [])),
        )
    )
    return state


def seat_of(described: dict[str, Any], name: str) -> int:
    """A seat, −1 for nobody."""
    return -1 if described.get(name) is None else described[name]


def text(action: dict[str, Any]) -> str:
    """An action of a vector as it is typed."""
    if action["a"] != "play":
        return str(action["a"])
    return f"play {' '.join(action['cards'])}" + (f"={action['as']}" if "as" in action else "")


def run(vector: dict[str, Any]) -> tuple[Dobro, list[str], str, int]:
    """Play a vector's actions; the position, the rest of the deck, the refusal and its index."""
    state, deck = table(vector["state"]), list(vector["state"].get("deck", []))
    for index, (seat, action) in enumerate(vector["actions"]):
        try:
            parsed = DOBRO.parse(state, seat, text(action))
        except Refusal as refusal:
            return state, deck, refusal.code, index
        state.apply(seat, parsed)
        while state.moment_name() == "deal" and not state.is_dealing:
            state.apply(CHANCE, cards.FACES.index(deck.pop(0)))
    return state, deck, "", -1


def phase(state: Dobro) -> str:
    """The name a vector has for where the game stands."""
    return {"over": "gameEnd", "deal": "roundEnd"}.get(state.moment_name(), "play")


@pytest.mark.parametrize("vector", of_kind("deck"))
def test_a_deck_is_made_of_these_cards(vector: dict[str, Any]) -> None:
    players, expected = vector["n"], vector["expect"]
    faces = {face: n for face, n in zip(cards.FACES, cards.deck("ru", players), strict=True) if n}
    assert faces == expected["faces"]
    assert sum(faces.values()) == expected["total"]
    assert cards.limit(players) == expected["handLimit"]
    state = Dobro(players)
    state.apply(CHANCE, 0)
    while state.moment_name() == "deal":
        state.apply(CHANCE, state.outcomes()[0][0])
    assert state.deck_size == expected["drawPile"]


@pytest.mark.parametrize("vector", of_kind("play"))
def test_a_play_has_the_outcome_written_down(vector: dict[str, Any]) -> None:
    state, deck, error, index = run(vector)
    expected, facts = vector["expect"], state.facts()
    assert error == expected.get("error", "")
    found = {
        "errorAt": index,
        "good": facts.good,
        "turn": facts.turn,
        "dir": facts.direction,
        "phase": phase(state),
        "deck": deck,
        "closer": facts.closer,
        "owes": None if facts.owes < 0 else facts.owes,
        "forgetful": None if facts.forgetful < 0 else facts.forgetful,
        "points": [list(scores) for scores in facts.points],
        "trick": [face for action in facts.trick for face in ACTIONS[action].split("=")[0].split()[1:]],
    }
    compared = {name: expected[name] for name in expected if name in found}
    assert {name: found[name] for name in compared if name != "trick"} == {
        name: value for name, value in compared.items() if name != "trick"
    }
    assert counts(found["trick"]) == counts(expected.get("trick", found["trick"]))
    if "hands" in expected:
        assert facts.hands == tuple(counts(hand) for hand in expected["hands"])
    if "piles" in expected:
        assert facts.piles == tuple((len(pile), number_sum(pile)) for pile in expected["piles"])
    if "legal" in expected:
        legal = {ACTIONS[action] for action in members(state.legal(state.turn))}
        assert legal == {canonical(action) for action in expected["legal"]}


def canonical(action: dict[str, Any]) -> str:
    """The text our table of actions has for a legal action of a vector."""
    if action["a"] != "play":
        return str(action["a"])
    faces = sorted(action["cards"], key=lambda face: face != "J")
    named = f"={action['as']}" if set(faces) == {"J"} else ""
    return f"play {' '.join(faces)}{named}"


@pytest.mark.parametrize("vector", of_kind("points"))
def test_piles_give_these_points(vector: dict[str, Any]) -> None:
    sizes = vector["counts"]
    state = Dobro(len(sizes))
    hands = ((1, *(0,) * 13), *((0, 1, *(0,) * 12),) * (len(sizes) - 1))
    state.lay_out(
        Facts(
            hands=hands,
            known=((0,) * 14,) * len(sizes),
            unseen=(0,) * 14,
            deck_size=0,
            drawn=1,
            forgetful=vector.get("forgetful", -1),
            piles=tuple((size, 0) for size in sizes),
        )
    )
    state.apply(0, ACTIONS.index("play 2"))
    assert list(state.facts().points[0]) == vector["expect"]["points"]


@pytest.mark.parametrize("vector", of_kind("starter"))
def test_the_next_round_is_begun_by(vector: dict[str, Any]) -> None:
    hands = [[int(face) for face in hand if face.isdigit()] for hand in vector["hands"]]
    by_cards = vector.get("rule", "highCard") == "highCard"
    start = scoring.starter(vector["totals"], hands, vector["closer"], vector["dir"], by_cards)
    assert start.seat == vector["expect"]["starter"]


@pytest.mark.parametrize("vector", of_kind("final"))
def test_the_places_at_the_end_are(vector: dict[str, Any]) -> None:
    last = [(len(pile), number_sum(pile)) for pile in vector["lastPiles"]]
    by_sums = vector.get("rule", "ru") == "ru"
    assert scoring.places(vector["points"], last, by_sums) == vector["expect"]["places"]


@pytest.mark.parametrize("vector", of_kind("newRound"))
def test_a_new_round_is_dealt_from_the_shuffled_deck(vector: dict[str, Any]) -> None:
    described, shuffled = vector["state"], list(vector["shuffled"])
    players = described["n"]
    state = Dobro(players)
    state.lay_out(
        Facts(
            hands=((0,) * 14,) * players,
            known=((0,) * 14,) * players,
            unseen=tuple(cards.deck("ru", players)),
            deck_size=sum(cards.deck("ru", players)) - (cards.SET_ASIDE if players == 2 else 0),
            round=described["round"] + 1,
            moment="deal",
            direction=described["dir"],
            drawer=0,
            to_draw=cards.limit(players),
            is_dealing=True,
            forgetful=seat_of(described, "forgetful"),
            closer=described["closer"],
            piles=((0, 0),) * players,
            points=tuple(tuple(scores) for scores in described["points"]),
        )
    )
    while state.moment_name() == "deal":
        state.apply(CHANCE, cards.FACES.index(shuffled.pop(0)))
    facts, expected = state.facts(), vector["expect"]
    assert facts.turn == expected["turn"]
    assert facts.round == expected.get("round", facts.round)
    assert (None if facts.forgetful < 0 else facts.forgetful) == expected.get("forgetful")
    if "hands" in expected:
        assert facts.hands == tuple(counts(hand) for hand in expected["hands"])
