"""The hand-made vectors: decks, plays with refusals and legal sets, points, starters, final places, new rounds."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.dobro.tables import ASIDE, DOBRO, FACES, deck, do

from silvertray.core.bits import members
from silvertray.core.errors import Refusal
from silvertray.core.seats import CHANCE

ACTIONS = DOBRO.actions
EMPTY = (0,) * len(FACES)
VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))["vectors"]


def of_kind(kind: str) -> list[Any]:
    """The vectors of a kind, each under its id."""
    return [pytest.param(vector, id=vector["id"]) for vector in VECTORS if vector["kind"] == kind]


def counts(faces: list[str]) -> tuple[int, ...]:
    """Cards as counts by kind."""
    return tuple(faces.count(face) for face in FACES)


def as_actions(faces: list[str]) -> tuple[int, ...]:
    """Cards of a trick, each as a play of its own; a joker's number does not matter once it lies there."""
    return tuple(ACTIONS.index("play J=2" if face == "J" else f"play {face}") for face in faces)


def number_sum(faces: list[str]) -> int:
    """The sum of the numbers, special cards count 0."""
    return sum(int(face) for face in faces if face.isdigit())


def laid_out(players: int, options: dict[str, str], **known: Any) -> Any:
    """A position of which these things are said; seats hold nothing unless told."""
    state = DOBRO.new(players, options)
    usual = {"moment": "choice", "round": 1, "turn": 0, "unseen": EMPTY, "deck_size": 0}
    state.lay_out(state.facts()._replace(**{**usual, **known}))
    return state


def options_of(described: dict[str, Any]) -> dict[str, str]:
    """The options of a vector by the names they have here."""
    given = dict(described.get("opt", {}))
    found = {"draw": given.pop("draw", "auto"), "lead_specials": "on" if given.pop("leadSpecials", True) else "off"}
    assert not given, "an option that no vector had yet"
    return found


def table(described: dict[str, Any]) -> Any:
    """The position that a vector describes."""
    hands = described["hands"]
    piles = described.get("piles", [[]] * len(hands))
    deck = described.get("deck", [])
    return laid_out(
        len(hands),
        options_of(described),
        hands=tuple(counts(hand) for hand in hands),
        unseen=counts(deck),
        deck_size=len(deck),
        trick=as_actions(described.get("trick", [])),
        good=described.get("good", 0),
        round=described.get("round", 1),
        turn=described.get("turn", 0),
        direction=described.get("dir", 1),
        drawn=1,
        forgetful=seat_of(described, "forgetful"),
        piles=tuple(pile_of(pile) for pile in piles),
        points=rows(described.get("points", [])),
    )


def pile_of(faces: list[str]) -> tuple[int, int]:
    """A score pile: its cards and the sum of their numbers."""
    return len(faces), number_sum(faces)


def rows(points: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    """Points by round and seat."""
    return tuple(tuple(scores) for scores in points)


def seat_of(described: dict[str, Any], name: str) -> int:
    """A seat, −1 for nobody."""
    return -1 if described.get(name) is None else described[name]


def text(action: dict[str, Any]) -> str:
    """An action of a vector as it is typed."""
    if action["a"] != "play":
        return str(action["a"])
    return f"play {' '.join(action['cards'])}" + (f"={action['as']}" if "as" in action else "")


def run(vector: dict[str, Any]) -> tuple[Any, list[str], str, int]:
    """Play a vector's actions; the position, the rest of the deck, the refusal and its index."""
    state, pile = table(vector["state"]), list(vector["state"].get("deck", []))
    for index, (seat, action) in enumerate(vector["actions"]):
        try:
            parsed = DOBRO.parse(state, seat, text(action))
        except Refusal as refusal:
            return state, pile, refusal.code, index
        state.apply(seat, parsed)
        while state.moment_name() == "deal" and not state.is_dealing:
            do(state, f"* draw {pile.pop(0)}")
    return state, pile, "", -1


def phase(state: Any) -> str:
    """The name a vector has for where the game stands."""
    return {"over": "gameEnd", "deal": "roundEnd"}.get(state.moment_name(), "play")


def told(state: Any) -> dict[str, Any]:
    """A position by the names that vectors have for its parts; a pile is its cards and its sum."""
    facts = state.facts()
    return {
        "good": facts.good,
        "turn": facts.turn,
        "round": facts.round,
        "dir": facts.direction,
        "phase": phase(state),
        "closer": facts.closer,
        "owes": None if facts.owes < 0 else facts.owes,
        "forgetful": None if facts.forgetful < 0 else facts.forgetful,
        "points": facts.points,
        "trick": counts([face for action in facts.trick for face in faces_of(action)]),
        "hands": facts.hands,
        "piles": facts.piles,
        "deckSize": facts.deck_size,
        "asideSize": sum(facts.unseen) - facts.deck_size,
        "legal": {ACTIONS[action] for action in members(state.legal(state.turn))},
    }


def faces_of(action: int) -> list[str]:
    """The cards of a play."""
    found: list[str] = ACTIONS[action].split("=")[0].split()[1:]
    return found


FORMS: dict[str, Any] = {  # how a thing that is expected is written here
    "points": rows,
    "trick": counts,
    "hands": lambda hands: tuple(counts(hand) for hand in hands),
    "piles": lambda piles: tuple(pile_of(pile) for pile in piles),
    "legal": lambda legal: {canonical(action) for action in legal},
}


def expected(vector: dict[str, Any]) -> dict[str, Any]:
    """What a vector expects, in the forms used here."""
    return {name: FORMS.get(name, lambda same: same)(value) for name, value in vector["expect"].items()}


def canonical(action: dict[str, Any]) -> str:
    """The text our table of actions has for a legal action of a vector."""
    if action["a"] != "play":
        return str(action["a"])
    faces = sorted(action["cards"], key=lambda face: face != "J")
    named = f"={action['as']}" if set(faces) == {"J"} else ""
    return f"play {' '.join(faces)}{named}"


def test_every_vector_in_the_file_is_run() -> None:
    assert len({vector["id"] for vector in VECTORS}) == len(VECTORS) == 62
    assert {vector["kind"] for vector in VECTORS} == {"deck", "play", "points", "starter", "final", "newRound"}


@pytest.mark.parametrize("vector", of_kind("deck"))
def test_a_deck_is_made_of_these_cards(vector: dict[str, Any]) -> None:
    players, wanted = vector["n"], vector["expect"]
    state = DOBRO.new(players, {})
    do(state, "* first 0")
    shuffled = state.facts()
    assert {face: n for face, n in zip(FACES, shuffled.unseen, strict=True) if n} == wanted["faces"]
    assert sum(shuffled.unseen) == wanted["total"]
    while state.moment_name() == "deal":
        state.apply(CHANCE, state.outcomes()[0][0])
    assert {sum(hand) for hand in state.facts().hands} == {wanted["handLimit"]}
    assert state.facts().deck_size == wanted["drawPile"]


@pytest.mark.parametrize("vector", of_kind("play"))
def test_a_play_has_the_expected_outcome(vector: dict[str, Any]) -> None:
    state, deck, error, index = run(vector)
    found = told(state) | {"deck": deck, "errorAt": index, "error": error}
    wanted = {"error": ""} | expected(vector)
    assert {name: found[name] for name in wanted} == wanted


@pytest.mark.parametrize("vector", of_kind("points"))
def test_piles_score_the_expected_points(vector: dict[str, Any]) -> None:
    sizes = vector["counts"]
    hands = (counts(["2"]), *(counts(["3"]),) * (len(sizes) - 1))
    piles = tuple((size, 2 * size) for size in sizes)
    state = laid_out(
        len(sizes), {}, hands=hands, drawn=1, forgetful=seat_of(vector, "forgetful"), piles=piles, points=()
    )
    state.apply(0, ACTIONS.index("play 2"))
    assert list(state.facts().points[0]) == vector["expect"]["points"]


EDITIONS = {"highCard": "ru", "ru": "ru", "order": "br", "br": "br"}  # the edition that has a rule for ties


def before_a_deal(players: int, edition: str, **known: Any) -> Any:
    """A position in which all cards are about to be dealt."""
    whole = tuple(deck(players, edition).values())
    aside = ASIDE if players == 2 else 0
    dealing = {"moment": "deal", "is_dealing": True, "drawer": 0, "to_draw": limit(players)}
    return laid_out(players, {"edition": edition}, unseen=whole, deck_size=sum(whole) - aside, **dealing, **known)


def limit(players: int) -> int:
    """How many cards a hand holds (D-7)."""
    return 5 if players == 6 else 6


def padded(hand: list[str], players: int) -> list[str]:
    """A full hand: cards that every hand of the vector gets alike settle nothing."""
    return [*hand, *["3", "4", "5"][: limit(players) - len(hand)]]


@pytest.mark.parametrize("vector", of_kind("starter"))
def test_the_expected_player_begins_the_next_round(vector: dict[str, Any]) -> None:
    totals, players = tuple(vector["totals"]), len(vector["totals"])
    edition = EDITIONS[vector.get("rule", "highCard")]
    state = before_a_deal(players, edition, round=2, points=(totals,), closer=vector["closer"], direction=vector["dir"])
    for hand in vector["hands"]:
        for face in padded(hand, players):
            do(state, f"* draw {face}")
    assert state.moment_name() == "choice"
    assert state.open_seats() == (vector["expect"]["starter"],)


@pytest.mark.parametrize("vector", of_kind("final"))
def test_the_final_places_are_as_expected(vector: dict[str, Any]) -> None:
    points, piles = rows(vector["points"]), tuple(pile_of(pile) for pile in vector["lastPiles"])
    options = {"edition": EDITIONS[vector.get("rule", "ru")]}
    state = laid_out(len(piles), options, moment="over", round=len(points), points=points, piles=piles)
    places = {place.seat: place.place for place in DOBRO.ranking(state)}
    assert [places[seat] for seat in range(len(piles))] == vector["expect"]["places"]


@pytest.mark.parametrize("vector", of_kind("newRound"))
def test_a_new_round_is_dealt_from_the_shuffled_deck(vector: dict[str, Any]) -> None:
    described, shuffled = vector["state"], list(vector["shuffled"])
    state = before_a_deal(
        described["n"],
        "ru",
        round=described["round"] + 1,
        direction=described["dir"],
        forgetful=seat_of(described, "forgetful"),
        closer=described["closer"],
        points=rows(described["points"]),
        piles=((3, 9),) * described["n"],
    )
    while state.moment_name() == "deal":
        do(state, f"* draw {shuffled.pop(0)}")
    found, wanted = told(state), expected(vector)
    assert {name: found[name] for name in wanted} == wanted
