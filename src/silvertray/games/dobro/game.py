"""Dobro, as matches, screens and servers ask for it."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence

from silvertray.core.errors import NotationError, Refusal, SetupError
from silvertray.core.game import CHANCE, Option, Place
from silvertray.games.dobro import plays, position, refusals
from silvertray.games.dobro.cards import FACES, deck
from silvertray.games.dobro.playout import add_result, play_many
from silvertray.games.dobro.scoring import places
from silvertray.games.dobro.state import Dobro
from silvertray.games.dobro.view import View, view

DRAW_ACTION, TAKE_ACTION = plays.ACTIONS.index("draw"), plays.ACTIONS.index("take")


class DobroGame:
    """The card game for two to six."""

    slug = "dobro"
    rules_version = "dobro-1"
    seats = range(2, 7)
    options: tuple[Option, ...] = (
        Option("draw", ("auto", "classic"), "D-50"),
        Option("rounds", ("3", "players"), "D-85"),
        Option("lead_specials", ("on", "off"), "D-38"),
        Option("edition", ("ru", "br"), "A-16"),
    )
    actions = plays.ACTIONS
    parts: tuple[str, ...] = ()
    chance_rule = "D-44"
    deals_at_once = True

    def new(self, players: int, options: Mapping[str, str]) -> Dobro:
        """The first position; raises SetupError."""
        if players not in self.seats:
            raise SetupError("wrong-players", "D-6", game=self.slug, players=players, least=2, most=6)
        chosen = {option.name: option.values[0] for option in self.options} | dict(options)
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
        known = {option.name: option.values for option in self.options}
        if name not in known or value not in known[name]:
            legal = ", ".join(f"{option}={'|'.join(values)}" for option, values in known.items())
            raise SetupError("wrong-option", "D-50", option=f"{name}={value}", legal=legal)
        if name == "rounds" and value == "players" and players < 4:
            raise SetupError("wrong-option", "D-85", option=f"{name}={value}", legal="rounds=3")

    def roller(self, state: Dobro) -> int:
        """Whoever draws; the first seat is drawn, and cards are dealt, by seat 0."""
        return 0 if state.drawer < 0 or state.is_dealing else state.drawer

    def reveals(self, action: int) -> bool:
        """Played cards have been seen, so a play cannot be taken back."""
        return action < len(plays.PLAYS)

    def awaited(self, state: Dobro) -> int | None:
        """Who owes a draw is given a moment before the next player's action makes it forgotten (D-57)."""
        return None if state.owes < 0 else state.owes

    def text(self, state: Dobro, seat: int, action: int) -> str:
        """An action, or an outcome of CHANCE, as text."""
        if seat != CHANCE:
            return plays.ACTIONS[action]
        return f"first {action}" if state.moment_name() == "first" else f"draw {FACES[action]}"

    def parse(self, state: Dobro, seat: int, text: str) -> int:
        """The action or outcome that a text says; refused in the order of D-48."""
        if seat == CHANCE:
            return self.parse_outcome(state, text)
        verb, _, rest = text.partition(" ")
        if text == plays.DRAW:
            return self.checked(refusals.why_no_draw(state, seat), DRAW_ACTION)
        self.checked(refusals.why_no_turn(state, seat), 0)
        if text == plays.TAKE:
            return self.checked(refusals.why_no_take(state, seat), TAKE_ACTION)
        play = plays.parse_play(rest) if verb == "play" else None
        if play is None:
            raise Refusal("E_UNKNOWN_ACTION", "D-30", text=text[:60])
        self.checked(refusals.why_no_play(state, seat, play), 0)
        return plays.action_of(play)

    def checked(self, refusal: Refusal | None, action: int) -> int:
        """The action, unless there is a reason against it."""
        if refusal:
            raise refusal
        return action

    def parse_outcome(self, state: Dobro, text: str) -> int:
        """The outcome that a text says, if the chance step at hand can have it."""
        for outcome, _ in state.outcomes() if state.open_seats() == (CHANCE,) else []:
            if self.text(state, CHANCE, outcome) == text:
                return outcome
        raise NotationError("wrong-outcome", text=text[:60], form="first 0" if not state.round else "draw 7")

    def why_not(self, state: Dobro, seat: int, action: int) -> Refusal | None:
        """Why an action is not legal, or None if it is."""
        if action == DRAW_ACTION:
            return refusals.why_no_draw(state, seat)
        if action == TAKE_ACTION:
            return refusals.why_no_take(state, seat)
        return refusals.why_no_play(state, seat, plays.PLAYS[action])

    def view(self, state: Dobro, seat: int | None) -> View:
        """What a seat or a spectator sees."""
        return view(state, seat, self.roller(state))

    def seen_by(self, state: Dobro, seat: int) -> int | None:
        """Who alone sees an outcome of CHANCE: whoever draws the card; None if everybody does."""
        return state.drawer if seat == CHANCE and state.moment_name() == "deal" else None

    def position(self, state: Dobro) -> str:
        """A position as text, with all that is hidden."""
        chosen = {
            "draw": "classic" if state.classic else "auto",
            "rounds": "3" if state.rounds == 3 else "players",
            "lead_specials": "on" if state.lead_specials else "off",
            "edition": "ru" if state.by_sums else "br",
        }
        usual = {option.name: option.values[0] for option in self.options}
        return position.position_text(state.facts(), {name: v for name, v in chosen.items() if v != usual[name]})

    def from_position(self, text: str) -> Dobro:
        """The position that a text says; raises NotationError, SetupError or PositionError."""
        facts, options = position.parse_position(text)
        state = self.new(len(facts.hands), options)
        whole = deck(options.get("edition", "ru"), state.players)
        position.check_table(facts, whole, state.rounds, bool(state.classic))
        state.lay_out(facts)
        return state

    def ranking(self, state: Dobro) -> Sequence[Place]:
        """The places of all seats, best first (D-80 to D-82)."""
        facts = state.facts()
        at = places(facts.points or ((0,) * state.players,), facts.piles, bool(state.by_sums))
        lines = [
            tuple((f"round {n + 1}", scores[seat]) for n, scores in enumerate(facts.points))
            for seat in range(state.players)
        ]
        found = [Place(seat, at[seat], state.score(seat), lines[seat]) for seat in range(state.players)]
        return sorted(found, key=lambda place: place.place)

    def play_many(self, start: Dobro, seed: int, first: int, games: int, tally: array[int]) -> None:
        """Play games of random choices at engine speed and count their results."""
        play_many(start, seed, first, games, tally)

    def add_result(self, state: Dobro, tally: array[int]) -> None:
        """Count a finished game."""
        add_result(state, places(state.facts().points, state.facts().piles, bool(state.by_sums)), tally)


GAME = DobroGame()
