"""Dobro, as matches, screens and servers ask for it."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence

from silvertray.core import tally as counters
from silvertray.core.errors import NotationError, Refusal, SetupError
from silvertray.core.seats import CHANCE
from silvertray.games.dobro import playout
from silvertray.games.dobro.cards import FACES, deck
from silvertray.games.dobro.state import Dobro

TYPE_CHECKING = False
if TYPE_CHECKING:  # at run time what only people need is imported when asked for: simulations start without it
    from silvertray.core.game import Log, Option, Place
    from silvertray.core.rng import Rng
    from silvertray.games.dobro.view import View

OPTIONS = {  # each with its values, the usual one first, and its rule
    "draw": (("auto", "classic"), "D-50"),
    "rounds": (("3", "players"), "D-85"),
    "lead_specials": (("on", "off"), "D-38"),
    "edition": (("ru", "br"), "A-16"),
}


class DobroGame:
    """The card game for two to six."""

    slug = "dobro"
    rules_version = "dobro-1"
    seats = range(2, 7)
    parts: tuple[str, ...] = ()
    chance_rule = "D-44"
    deals_at_once = True

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen before a game."""
        from silvertray.core.game import Option

        return tuple(Option(name, values, rule) for name, (values, rule) in OPTIONS.items())

    @property
    def actions(self) -> tuple[str, ...]:
        """The published table of actions."""
        from silvertray.games.dobro.plays import ACTIONS

        return ACTIONS

    def new(self, players: int, options: Mapping[str, str]) -> Dobro:
        """The first position; raises SetupError."""
        if players not in self.seats:
            raise SetupError("wrong-players", "D-6", game=self.slug, players=players, least=2, most=6)
        chosen = usual_options() | dict(options)
        for name, value in chosen.items():
            self.check_option(name, value, players)
        edition = chosen["edition"]
        return Dobro(
            players,
            rounds=players if chosen["rounds"] == "players" else 3,
            classic=chosen["draw"] == "classic",
            lead_specials=chosen["lead_specials"] == "on",
            edition=edition,
            starter_tie="cards" if edition == "ru" else "order",
            final_tie=edition,
        )

    def check_option(self, name: str, value: str, players: int) -> None:
        """Refuse an option that is none, and the long game for two or three (D-85, A-19)."""
        values, rule = OPTIONS.get(name, ((), ""))
        if value not in values:
            legal = ", ".join(f"{option}={'|'.join(values)}" for option, (values, _) in OPTIONS.items())
            raise SetupError("wrong-option", rule, option=f"{name}={value}", legal=legal)
        if name == "rounds" and value == "players" and players < 4:
            raise SetupError("wrong-option", "D-85", option=f"{name}={value}", legal="rounds=3")

    def roller(self, state: Dobro) -> int:
        """Whoever draws; the first seat is drawn, and cards are dealt, by seat 0."""
        return 0 if state.drawer < 0 or state.is_dealing else state.drawer

    def reveals(self, action: int) -> bool:
        """Played cards have been seen, so a play cannot be taken back."""
        from silvertray.games.dobro.plays import PLAYS

        return action < len(PLAYS)

    def awaited(self, state: Dobro) -> int | None:
        """Who owes a draw is given a moment before the next player's action makes it forgotten (D-57)."""
        return None if state.owes < 0 else state.owes

    def text(self, state: Dobro, seat: int, action: int) -> str:
        """An action, or an outcome of CHANCE, as text."""
        if seat != CHANCE:
            return self.actions[action]
        return f"first {action}" if state.moment_name() == "first" else f"draw {FACES[action]}"

    def parse(self, state: Dobro, seat: int, text: str) -> int:
        """The action or outcome that a text says; refused in the order of D-48."""
        if seat == CHANCE:
            return self.parse_outcome(state, text)
        from silvertray.games.dobro import refusals

        return refusals.parse_action(state, seat, text)

    def parse_outcome(self, state: Dobro, text: str) -> int:
        """The outcome that a text says, if the chance step at hand can have it."""
        for outcome, _ in state.outcomes() if state.open_seats() == (CHANCE,) else []:
            if self.text(state, CHANCE, outcome) == text:
                return outcome
        raise NotationError("wrong-outcome", text=text[:60], form="first 0" if not state.round else "draw 7")

    def why_not(self, state: Dobro, seat: int, action: int) -> Refusal | None:
        """Why an action is not legal, or None if it is."""
        if not 0 <= action < len(self.actions):
            return Refusal("unknown-number", action=action)
        from silvertray.games.dobro import refusals

        return refusals.why_not(state, seat, action)

    def view(self, state: Dobro, seat: int | None, public: View | None = None) -> View:
        """What a seat or a spectator sees."""
        from silvertray.games.dobro.view import view

        return view(state, seat, self.roller(state), public)

    def seen_by(self, state: Dobro, seat: int) -> int | None:
        """Who alone sees an outcome of CHANCE: whoever draws the card; None if everybody does."""
        return state.drawer if seat == CHANCE and state.moment_name() == "deal" else None

    def redrawn(self, start: Dobro, log: Log, seat: int, rng: Rng) -> Iterator[Mapping[int, str]]:
        """What the others could have drawn instead for all that a seat knew, by step, one try after the other."""
        from silvertray.games.dobro.anew import redrawn

        return redrawn(start, log, seat, rng)

    def position(self, state: Dobro) -> str:
        """A position as text, with all that is hidden."""
        from silvertray.games.dobro.position import position_text

        chosen = {
            "draw": "classic" if state.classic else "auto",
            "rounds": "3" if state.rounds == 3 else "players",
            "lead_specials": "on" if state.lead_specials else "off",
            "edition": "ru" if state.by_sums else "br",
        }
        usual = usual_options()
        return position_text(state.facts(), {name: v for name, v in chosen.items() if v != usual[name]})

    def from_position(self, text: str) -> Dobro:
        """The position that a text says; raises NotationError, SetupError or PositionError."""
        from silvertray.games.dobro import position

        facts, options = position.parse_position(text)
        state = self.new(len(facts.hands), options)
        whole = deck(options.get("edition", "ru"), state.players)
        position.check_table(facts, whole, state.rounds, bool(state.classic))
        state.lay_out(facts)
        return state

    def ranking(self, state: Dobro) -> Sequence[Place]:
        """The places of all seats, best first (D-80 to D-82)."""
        from silvertray.core.game import Place

        points = state.facts().points
        lines = [
            tuple((f"round {n + 1}", scores[seat]) for n, scores in enumerate(points)) for seat in range(state.players)
        ]
        found = [Place(seat, state.place(seat), state.score(seat), lines[seat]) for seat in range(state.players)]
        return sorted(found, key=lambda place: place.place)

    def play_many(self, start: Dobro, seed: int, first: int, games: int, tally: array[int]) -> None:
        """Play games of random choices at engine speed and count their results."""
        counters.check(tally, start.players)
        playout.play_many(start, seed, first, games, tally)

    def add_result(self, state: Dobro, tally: array[int]) -> None:
        """Count a finished game."""
        counters.check(tally, state.players)
        playout.add_result(state, tally)


def usual_options() -> dict[str, str]:
    """Every option with the value it has unless somebody chooses."""
    return {name: values[0] for name, (values, _) in OPTIONS.items()}


GAME = DobroGame()
