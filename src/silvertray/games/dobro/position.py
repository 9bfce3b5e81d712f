"""Positions of Dobro as text: the table, then each seat behind a slash, as `name=value` words (docs/notation.md)."""

from __future__ import annotations

from typing import Any

from silvertray.core.errors import NotationError, PositionError
from silvertray.games.dobro.cards import FACES, KINDS, NUMBERS, limit
from silvertray.games.dobro.facts import Facts
from silvertray.games.dobro.plays import ACTIONS, PLAYS
from silvertray.games.dobro.table import MOMENTS

COUNTS = ("round", "good", "deck_size", "drawn", "to_draw")
SEATS = ("turn", "drawer", "owes", "forgetful", "closer")
NOBODY = -1
GOOD_NUMBERS = {0, *range(2, 13), *range(14, 25, 2), *range(28, 49, 4)}  # D-26


def position_text(facts: Facts, options: dict[str, str]) -> str:
    """A position as one line; what has its usual value is left out."""
    words = ["dobro", *(f"{name}={value}" for name, value in options.items()), f"moment={facts.moment}"]
    words += [f"{name}={getattr(facts, name)}" for name in COUNTS if getattr(facts, name)]
    words += [f"{name}={getattr(facts, name)}" for name in SEATS if getattr(facts, name) != NOBODY]
    words += ["direction=-1"] if facts.direction < 0 else []
    words += ["dealing=yes"] if facts.is_dealing else []
    words += ["unseen=" + cards_text(facts.unseen)] if any(facts.unseen) else []
    words += ["trick=" + ",".join(play_word(action) for action in facts.trick)] if facts.trick else []
    seats = [seat_text(facts, seat) for seat in range(len(facts.hands))]
    return " ".join([*words, *(f"/ {seat}".rstrip() for seat in seats)])


def seat_text(facts: Facts, seat: int) -> str:
    """One seat: hand, what of it is known to all, hidden cards and their cap, pile as cards and sum, points so far."""
    words = [f"hand={cards_text(facts.hands[seat])}"] if any(facts.hands[seat]) else []
    words += [f"known={cards_text(facts.known[seat])}"] if any(facts.known[seat]) else []
    words += ["capped=" + "-".join(map(str, facts.capped[seat]))] if facts.capped[seat][0] else []
    words += ["pile=" + "-".join(map(str, facts.piles[seat]))] if facts.piles[seat][0] else []
    words += ["points=" + "-".join(str(scores[seat]) for scores in facts.points)] if facts.points else []
    return " ".join(words)


def cards_text(counts: tuple[int, ...]) -> str:
    """Cards by face, sorted."""
    return ",".join(face for face, cards in zip(FACES, counts, strict=True) for _ in range(cards))


def play_word(action: int) -> str:
    """A play as one word: `7+7`, `J=11`."""
    return ACTIONS[action].removeprefix("play ").replace(" ", "+")


def parse_position(text: str) -> tuple[Facts, dict[str, str]]:
    """Read a position: its facts, and the options of its table."""
    table, *seats = text.split("/")
    slug, *words = table.split() or [""]
    if slug != "dobro" or not 2 <= len(seats) <= 6:
        raise NotationError("wrong-position", text=text[:60], game="dobro")
    found: dict[str, Any] = {}
    options: dict[str, str] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name in OPTIONS:
            options[name] = value
        else:
            found |= parse_table_word(name, value)
    parts = [parse_seat(seat.split()) for seat in seats]
    rows = {name: tuple(part[name] for part in parts) for name in ("hands", "known", "capped", "piles")}
    points = tuple(zip(*(part["points"] for part in parts), strict=False))
    first_round = 0 if found.get("moment") == "first" else 1
    facts = Facts(**{"unseen": (0,) * KINDS, "deck_size": 0, "round": first_round, **rows, "points": points, **found})
    if len({len(part["points"]) for part in parts}) > 1:
        raise PositionError("impossible-position", "D-70", part="points")
    check_seats(facts)
    return facts, options


OPTIONS = ("draw", "rounds", "lead_specials", "edition")


def parse_table_word(name: str, value: str) -> dict[str, Any]:
    """One word of the table's part."""
    if name in COUNTS or name in SEATS:
        return {name: parse_number(name, value)}
    if name == "moment" and value in MOMENTS:
        return {name: value}
    if name == "direction" and value in ("1", "-1"):
        return {name: int(value)}
    if name == "dealing" and value == "yes":
        return {"is_dealing": True}
    if name == "unseen":
        return {name: parse_cards(name, value)}
    if name == "trick":
        return {name: tuple(parse_play_word(word) for word in value.split(","))}
    raise NotationError("wrong-word", word=f"{name}={value}"[:60])


def parse_seat(words: list[str]) -> dict[str, Any]:
    """One seat's part."""
    nothing = (0,) * KINDS
    seat: dict[str, Any] = {"hands": nothing, "known": nothing, "capped": (0, 0), "piles": (0, 0), "points": ()}
    for word in words:
        name, _, value = word.partition("=")
        if name in ("hand", "known"):
            seat["hands" if name == "hand" else name] = parse_cards(name, value)
        elif name in ("pile", "capped") and value.count("-") == 1:
            seat["piles" if name == "pile" else name] = tuple(parse_number(name, number) for number in value.split("-"))
        elif name == "points":
            seat[name] = tuple(parse_number(name, number) for number in value.split("-"))
        else:
            raise NotationError("wrong-word", word=word[:60])
    return seat


def parse_cards(name: str, text: str) -> tuple[int, ...]:
    """Cards by face, as counts."""
    faces = text.split(",")
    if any(face not in FACES for face in faces) or len(faces) > 57:
        raise NotationError("wrong-word", word=f"{name}={text}"[:60])
    return tuple(faces.count(face) for face in FACES)


def parse_number(name: str, text: str) -> int:
    """A number of at most three digits."""
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise NotationError("wrong-word", word=f"{name}={text}"[:60])
    return int(text)


def parse_play_word(word: str) -> int:
    """A play in a trick."""
    text = "play " + word.replace("+", " ")
    if text not in ACTIONS:
        raise NotationError("wrong-word", word=f"trick={word}"[:60])
    return ACTIONS.index(text)


def check_seats(facts: Facts) -> None:
    """Seats that are named are at the table, hands have cards but not too many, and known cards are held."""
    players = len(facts.hands)
    sizes = [sum(hand) for hand in facts.hands]
    if any(getattr(facts, name) >= players for name in SEATS):
        raise PositionError("impossible-position", "D-6", part="seats")
    if max(sizes) > limit(players) or (facts.moment == "choice" and not min(sizes)):
        raise PositionError("impossible-position", "D-7", part="hands")
    if not all(known_fits(*seat) for seat in zip(facts.hands, facts.known, facts.capped, strict=True)):
        raise PositionError("impossible-position", "D-93", part="known")


def known_fits(hand: tuple[int, ...], known: tuple[int, ...], capped: tuple[int, int]) -> bool:
    """Whether known cards are held, and enough of the others are special or no higher than the cap."""
    hidden = [cards - shown for cards, shown in zip(hand, known, strict=True)]
    cards, cap = capped
    under = sum(hidden[: max(0, cap - 1)]) + sum(hidden[NUMBERS:])
    return min(hidden) >= 0 and cards <= under and cap <= 12


def check_table(facts: Facts, whole: list[int], rounds: int, classic: bool) -> None:
    """No more cards than there are, rounds and points that go together, and a draw only where one can be."""
    laid = [face for action in facts.trick for face in PLAYS[action].cards]
    there = [sum(cards) for cards in zip(facts.unseen, *facts.hands, map(laid.count, FACES), strict=True)]
    if any(cards > most for cards, most in zip(there, whole, strict=True)) or not piles_fit(facts, sum(there), whole):
        raise PositionError("impossible-position", "D-2", part="cards")
    if facts.good not in GOOD_NUMBERS or (facts.good and not facts.trick):
        raise PositionError("impossible-position", "D-26", part="good")
    done = {"first": 0, "over": rounds}.get(facts.moment, facts.round - 1)
    in_rounds = facts.round == 0 if facts.moment == "first" else 1 <= facts.round <= rounds
    if not in_rounds or len(facts.points) != done or any(points > 6 for row in facts.points for points in row):
        raise PositionError("impossible-position", "D-13", part="rounds")
    if not draw_fits(facts, classic) or facts.deck_size > sum(facts.unseen):
        raise PositionError("impossible-position", "D-45", part="deck")


def piles_fit(facts: Facts, elsewhere: int, whole: list[int]) -> bool:
    """Whether piles have no more cards than are left for them; before a deal those of the last round lie on (D-74)."""
    is_before_deal = facts.is_dealing and not any(map(sum, facts.hands))
    taken = sum(cards for cards, _ in facts.piles) + (0 if is_before_deal else elsewhere)
    return taken <= sum(whole) and all(total <= 12 * cards for cards, total in facts.piles)


def draw_fits(facts: Facts, classic: bool) -> bool:
    """Whether cards come into a hand only when they are drawn, and a draw is owed only where one can be."""
    if facts.moment == "deal":
        return facts.owes < 0 and facts.drawer >= 0 and hand_fits(facts) and others_fit(facts)
    if facts.owes < 0:
        return not facts.is_dealing
    short = sum(facts.hands[facts.owes]) < limit(len(facts.hands))
    return facts.moment == "choice" and classic and facts.deck_size > 0 and short and facts.owes != facts.turn


def hand_fits(facts: Facts) -> bool:
    """Whether the cards to come into the drawing hand, and in a deal into those after it, are in the deck."""
    most = limit(len(facts.hands))
    missing = most - sum(facts.hands[facts.drawer])
    if not facts.is_dealing:
        return 1 <= facts.to_draw == min(missing, facts.deck_size)
    to_come = missing + most * (len(facts.hands) - 1 - facts.drawer)
    return 1 <= facts.to_draw == missing and to_come <= facts.deck_size


def others_fit(facts: Facts) -> bool:
    """In a deal hands are filled one after the other; in a round all hands hold cards."""
    sizes = [sum(hand) for hand in facts.hands]
    if not facts.is_dealing:
        return min(sizes) > 0
    return set(sizes[: facts.drawer]) <= {limit(len(sizes))} and not any(sizes[facts.drawer + 1 :])
