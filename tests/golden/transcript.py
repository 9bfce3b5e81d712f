"""Golden playthroughs: whole games as text, with every choice that was open at each step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from silvertray.bots import Table, bot
from silvertray.core.bits import members
from silvertray.core.rng import Rng, key
from silvertray.games import game
from silvertray.play.dealer import Seeded
from silvertray.play.match import Match


class Playthrough(NamedTuple):
    """One golden game: who plays with which dice, and what it is there to show."""

    name: str
    shows: str
    players: int
    seed: int
    bots: str = "random"
    options: dict[str, str] = {}  # noqa: RUF012 - read only
    wishes: tuple[str, ...] = ()  # for each seat the starts of actions it takes when they are open, dearest first
    game: str = "clever"
    forgetters: tuple[int, ...] = ()  # seats that let the next player act before they draw; the others draw at once


CROSSES = ("bonus yellow", "bonus blue", "bonus green")
SIXES = ("bonus orange 6", "bonus purple 6")
ALL_REROLLS = (
    "bonus pink 6|bonus yellow 1|bonus yellow 2b|bonus green 6|bonus blue 9|bonus blue|pick pink|pick blue"
    "|pick white pink|extra pink|extra white pink|extra blue|extra green|pick yellow|pick green",
)
BR, CLASSIC, LONG = {"edition": "br"}, {"draw": "classic"}, {"rounds": "players"}
PLAYTHROUGHS = (
    Playthrough("solo", "a solo game of random choices", 1, 1),
    Playthrough("solo-greedy", "a solo game of the greedy bot", 1, 2, "greedy"),
    Playthrough("solo-no-fallback", "solo with solo_fallback=off", 1, 3, options={"solo_fallback": "off"}),
    Playthrough("two-players", "two players", 2, 4),
    Playthrough("three-players", "three players", 3, 5),
    Playthrough("four-players", "four players, greedy", 4, 6, "greedy"),
    Playthrough("long-chain", "a chain of five rewards from one mark", 1, 2609),
    Playthrough("given-up-rolls", "two rolls given up in one turn", 1, 45),
    Playthrough("fallback", "a passive player takes a die from the active player's fields", 2, 16),
    Playthrough("round-4-crosses", "round 4: a black X in yellow, blue and green", 3, 7, wishes=CROSSES),
    Playthrough("round-4-sixes", "round 4: a black 6 in orange and purple", 2, 8, wishes=SIXES),
    Playthrough("twice-silver-chain", "five extra crosses in silver after one pick", 1, 54, game="twice"),
    Playthrough("twice-empty-pool", "a returned die makes an empty pool rollable", 1, 2, game="twice"),
    Playthrough("twice-declined-roll", "two players, a roll declined", 2, 0, game="twice"),
    Playthrough("twice-track-end", "the sixth reroll brings a fox", 1, 99, wishes=ALL_REROLLS, game="twice"),
    Playthrough("twice-negative-pair", "a green pair below zero", 1, 0, game="twice"),
    Playthrough("twice-three-players", "three players", 3, 5, game="twice"),
    Playthrough("twice-four-players", "four players, greedy", 4, 6, "greedy", game="twice"),
    Playthrough("dobro-two-players", "two players without Reverses", 2, 4, game="dobro"),
    Playthrough("dobro-three-players", "three players; two jokers as a pair", 3, 8, game="dobro"),
    Playthrough("dobro-four-players", "four players", 4, 6, game="dobro"),
    Playthrough("dobro-five-players", "five players of the Brazilian edition", 5, 7, options=BR, game="dobro"),
    Playthrough("dobro-six-players", "six players with five cards each", 6, 8, game="dobro"),
    Playthrough("dobro-greedy", "four players, greedy", 4, 9, "greedy", game="dobro"),
    Playthrough("dobro-forgetter", "seat 1 forgets to draw", 3, 10, options=CLASSIC, forgetters=(1,), game="dobro"),
    Playthrough("dobro-long-game", "a round for each of four players", 4, 11, options=LONG, game="dobro"),
)


def played(through: Playthrough, before: Callable[[Match, int], None] = lambda match, seat: None) -> Match:
    """Play it; `before` sees each choice before it is made."""
    rules = game(through.game)
    match = Match(rules, through.players, Seeded(through.seed), through.options)
    streams = [Rng(key(through.seed, 1 + seat)) for seat in range(through.players)]
    while not match.state.is_over():
        if match.awaits_roll():
            match.roll(rules.roller(match.state))
            continue
        seat = first_to_act(through, match)
        before(match, seat)
        match.do(seat, wished(through, match, seat, streams[seat]))
    return match


def first_to_act(through: Playthrough, match: Match) -> int:
    """Who acts when several seats may: the lowest; where there are forgetters, whoever owes a draw but they."""
    seats = match.state.open_seats()
    if not through.forgetters:
        return seats[0]
    drawing = [seat for seat in seats if open_choices(match, seat) == "draw"]
    hurried = [seat for seat in drawing if seat not in through.forgetters]
    return (hurried or [seat for seat in seats if seat not in drawing])[0]


def wished(through: Playthrough, match: Match, seat: int, rng: Rng) -> int:
    """The action this seat is to take: its first wish that is open, else the bot's."""
    legal = members(match.state.legal(seat))
    for wish in through.wishes[seat].split("|") if through.wishes else ():
        for action in legal:
            if match.game.text(match.state, seat, action).startswith(wish):
                return action
    return bot(through.game, through.bots).choose(Table(match.game, match.state, seat), rng)


def transcript(through: Playthrough) -> str:
    """The whole game as text."""
    options: list[str] = []
    match = played(through, lambda match, seat: options.append(open_choices(match, seat)))
    lines = [
        f"# {through.shows}",
        f"# {through.game}, {through.players} players, seed {through.seed}, bots {through.bots}",
    ]
    choices = iter(options)
    for step in match.log:
        lines.append(str(step) if step.seat < 0 else f"{step!s:<24} of {next(choices)}")
    return "\n".join([*lines, *ending(match)]) + "\n"


def open_choices(match: Match, seat: int) -> str:
    """What the seat could have done."""
    return " · ".join(match.game.text(match.state, seat, action) for action in members(match.state.legal(seat)))


def ending(match: Match) -> list[str]:
    """The result, line by line, and the last position."""
    places = [f"= place {at.place}: seat {at.seat}, {at.score} points: {score_lines(at)}" for at in match.ranking()]
    return [*places, f"= {match.game.position(match.state)}"]


def score_lines(place: Any) -> str:
    """The points of each line."""
    return ", ".join(f"{name} {points}" for name, points in place.lines)
