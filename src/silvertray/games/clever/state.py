"""The public face of a dice-game position: ask what is legal, apply it, copy it, settle chance."""

from __future__ import annotations

from itertools import product

import cython
from silvertray.core.bits import members
from silvertray.core.seats import CHANCE
from silvertray.games.clever.table import MOMENTS, STAGES, Moment, Stage

if not cython.compiled:  # compiled, these come through the .pxd
    from silvertray.core.bits import count
    from silvertray.core.rng import Rng
    from silvertray.games.clever.dice import is_roll, nth_choice, ways
    from silvertray.games.clever.paper import Sheet, area_of, copy_sheet
    from silvertray.games.clever.rewards import EXTRA, FOX, REROLL, RETURN
    from silvertray.games.clever.sheet import score_of, strength_of
    from silvertray.games.clever.table import (
        CHOICE,
        DRAWN,
        FIRST_PLACEMENT,
        FIRST_SEAT,
        OVER,
        RETURNS,
        ROLL,
        SEATED,
        TIE,
        Table,
        sheet_of,
    )
    from silvertray.games.clever.turn import act, begin_round, bonuses, chance, happen, options, outcome, point, sent_by

TYPE_CHECKING = False
if TYPE_CHECKING:  # at run time imported when asked for: simulations start without it
    from collections.abc import Callable

    from silvertray.games.clever.facts import Facts, SheetFacts


class DiceState(Table):
    """A position; small, mutable, without history, generator or names. Here nothing is printed on the sheets."""

    def __init__(self, players: int, rounds: int, fallback: bool) -> None:
        self.begin(players, rounds, fallback)
        if players == 1:
            begin_round(self)  # alone there is no first seat to draw (C-4)

    def open_seats(self) -> tuple[int, ...]:
        """The seats that may act now, in any order; only CHANCE at a chance step."""
        if self.moment == CHOICE:
            return tuple([seat for seat in range(self.players) if self.has_choice(seat)])
        return () if self.moment == OVER else (CHANCE,)

    def is_over(self) -> bool:
        """Whether the last turn of the last round has ended (C-61)."""
        return self.moment == OVER

    def legal(self, seat: int) -> int:
        """The legal actions of a seat, one bit each."""
        return self.mask(self.at(seat))

    def mask(self, sheet: Sheet) -> int:
        """The legal actions of a sheet in one number, which may have more than 64 bits."""
        uses = sheet.uses
        return sheet.legal | uses << self.first_use

    def has_choice(self, seat: int) -> bool:
        """Whether a seat may do anything now."""
        return sheet_of(self, seat).legal != 0 or sheet_of(self, seat).uses != 0

    def apply(self, seat: int, action: int) -> None:
        """Do an action that is known to be legal; of CHANCE, one of the outcomes."""
        if seat == CHANCE:
            self.check_chance(action)
            happen(self, action)
            return
        if not self.may(self.at(seat), action):
            raise ValueError(f"action {action} is not legal for seat {seat}")
        act(self, seat, action)

    def step(self, action: int, rng: Rng) -> int:
        """Act for the first open seat, settle chance by the generator; the next first open seat's legal actions."""
        if rng is None:  # compiled, nothing else would say so
            raise TypeError("a step needs a generator")
        if not self.may(sheet_of(self, self.first_open()), action):
            raise ValueError(f"action {action} is not legal")
        act(self, self.first_open(), action)
        while self.moment < CHOICE:
            chance(self, rng.next())
        return self.mask(sheet_of(self, self.first_open())) if self.moment == CHOICE else 0

    def first_open(self) -> int:
        """The lowest seat that has a choice."""
        seat = 0
        while seat < self.players - 1 and not self.has_choice(seat):
            seat += 1
        return seat

    def at(self, seat: int) -> Sheet:
        """The sheet of a seat that is at this table."""
        if not 0 <= seat < self.players:
            raise IndexError(f"there is no seat {seat}")
        return sheet_of(self, seat)

    def may(self, sheet: Sheet, action: int) -> bool:
        """Whether an action is legal; nothing else is ever done to a position."""
        if action < 0 or action > 63 + self.first_use:
            return False
        if action < self.first_use:
            return sheet.legal >> action & 1 != 0
        return sheet.uses >> (action - self.first_use) & 1 != 0

    # -- chance

    def check_chance(self, outcome: int) -> None:
        """Refuse an outcome that the chance step at hand cannot have."""
        if not self.can_happen(outcome):
            raise ValueError(f"{outcome} is no outcome of this moment, {self.moment_name()}")

    def can_happen(self, outcome: int) -> bool:
        """Whether the chance step at hand can have this outcome; nothing can where there is none."""
        if not 0 <= outcome < 2 * SEATED:
            return False
        if self.moment == ROLL:
            return is_roll(outcome, self.rolled)
        if self.moment == TIE:
            drawn = outcome ^ DRAWN
            return drawn & ~self.rolled == 0 and count(drawn) == 3 - count(self.tray)
        return self.moment == FIRST_SEAT and 0 <= outcome ^ SEATED < self.players

    def outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the chance step at hand, with its probability; none where there is no such step."""
        if self.moment >= CHOICE:
            return []
        if self.moment == ROLL:
            codes = self.roll_outcomes()
        elif self.moment == TIE:
            places = 3 - self.tray.bit_count()
            codes = [DRAWN | nth_choice(self.rolled, places, n) for n in range(ways(self.rolled.bit_count(), places))]
        else:
            codes = [SEATED | seat for seat in range(self.players)]
        return [(code, 1.0 / len(codes)) for code in codes]

    def roll_outcomes(self) -> list[int]:
        """Every way the rolled dice can fall."""
        dice = members(self.rolled)
        falls = product(range(1, 7), repeat=len(dice))
        return [sum(face << 4 * die for die, face in zip(dice, fall, strict=True)) for fall in falls]

    def sample(self, rng: Rng) -> int:
        """An outcome of the chance step at hand by a generator."""
        return self.outcome_of(rng.next())

    def outcome_of(self, word: int) -> int:
        """The outcome of the chance step at hand that a random word gives."""
        found = outcome(self, word)
        self.check_chance(found)
        return found

    def chance_point(self) -> int:
        """A number made of round, turn, roll and reroll: what seeded dice depend on."""
        return point(self)

    def imagine(self, seat: int, rng: Rng) -> DiceState:
        """What this seat can know, the rest at random; these games hide nothing."""
        return self.copy()

    # -- copies

    def copy(self) -> DiceState:
        """An independent copy."""
        other = self.blank()
        self.copy_into(other)
        return other

    def blank(self) -> DiceState:
        """Each game's own: a position of its kind, to be filled."""
        return DiceState.__new__(DiceState)

    def copy_into(self, other: DiceState) -> None:
        """Make another position equal to this one."""
        if not cython.compiled:
            other.sheets = [Sheet() for _ in range(self.players)]
        other.players = self.players
        other.rounds = self.rounds
        other.turns = self.turns
        other.fallback = self.fallback
        other.round = self.round
        other.turn = self.turn
        other.first = self.first
        other.active = self.active
        other.moment = self.moment
        other.roll = self.roll
        other.reroll = self.reroll
        other.faces = self.faces
        other.rolled = self.rolled
        other.pool = self.pool
        other.tray = self.tray
        other.fields = self.fields
        other.on_fields = self.on_fields
        other.dice_of = self.dice_of
        other.chaining = self.chaining
        other.track_fields = self.track_fields
        other.first_return = self.first_return
        other.first_use = self.first_use
        other.may_decline = self.may_decline
        for seat in range(self.players):
            copy_sheet(sheet_of(self, seat), sheet_of(other, seat))

    def __reduce__(self) -> tuple[object, ...]:
        """Copies across processes go by plain data."""
        return laid_out, (self.__class__, self.facts())

    def facts(self) -> Facts:
        """The whole position as plain data."""
        from silvertray.games.clever.facts import Facts

        return Facts(
            sheets=tuple([self.sheet_facts(seat) for seat in range(self.players)]),
            fallback=bool(self.fallback),
            first=self.first,
            round=self.round,
            turn=self.turn,
            moment=MOMENTS[self.moment],
            roll=self.roll,
            reroll=self.reroll,
            faces=self.faces,
            rolled=self.rolled,
            pool=self.pool,
            tray=self.tray,
            fields=self.die_fields(),
        )

    def die_fields(self) -> tuple[int, ...]:
        """The dice on the fields in the order they were picked; alone and passive, in their own order."""
        picked = [(self.on_fields >> 3 * n & 7) - 1 for n in (2, 1, 0) if self.on_fields >> 3 * n]
        return tuple(picked or members(self.fields))

    def sheet_facts(self, seat: int) -> SheetFacts:
        """One sheet as plain data."""
        from silvertray.games.clever.facts import SheetFacts

        sheet = self.at(seat)
        return SheetFacts(
            marks=tuple([self.marks(seat, which) for which in range(5)]),
            stage=STAGES[sheet.stage],
            used=sheet.used,
            rerolls=sheet.left[REROLL],
            rerolls_spent=sheet.spent[REROLL],
            extras=sheet.left[EXTRA],
            extras_spent=sheet.spent[EXTRA],
            returns=sheet.left[RETURN],
            returns_spent=sheet.spent[RETURN],
            foxes=sheet.foxes,
            waiting=sheet.waiting,
            chain=sheet.chain,
        )

    def marks(self, seat: int, which: int) -> tuple[int, ...]:
        """The written numbers of an area, or its crossed cells."""
        area = area_of(self.at(seat), which)
        if area.written:
            return tuple([area.written >> 5 * n & 31 for n in range(area.count)])
        return tuple(members(area.marks) or range(area.count))

    def lay_out(self, facts: Facts) -> bool:
        """Turn a fresh position into this one; false if a sheet holds a mark that never fitted."""
        self.first, self.round, self.turn = facts.first, facts.round, facts.turn
        self.active = (facts.first + facts.turn) % self.players
        self.moment = MOMENTS.index(facts.moment)
        self.roll, self.reroll = facts.roll, facts.reroll
        self.faces, self.rolled, self.pool, self.tray = facts.faces, facts.rolled, facts.pool, facts.tray
        self.fields = self.on_fields = 0
        for die in facts.fields:
            self.fields |= 1 << die
            self.on_fields = self.on_fields << 3 | (die + 1)
        fits = True
        for seat in range(self.players):
            fits = self.lay_out_sheet(seat, facts.sheets[seat]) and fits
        return fits

    def lay_out_sheet(self, seat: int, facts: SheetFacts) -> bool:
        """Fill a fresh sheet, mark by mark."""
        sheet = sheet_of(self, seat)
        fits = True
        for which in range(5):
            for mark in facts.marks[which]:
                fits = self.mark_again(sheet, which, mark) and fits
        sheet.stage, sheet.used, sheet.foxes = STAGES.index(facts.stage), facts.used, facts.foxes
        sheet.left[REROLL], sheet.spent[REROLL] = facts.rerolls, facts.rerolls_spent
        sheet.left[EXTRA], sheet.spent[EXTRA] = facts.extras, facts.extras_spent
        sheet.left[RETURN], sheet.spent[RETURN] = facts.returns, facts.returns_spent
        sheet.waiting, sheet.chain = facts.waiting, facts.chain
        self.offer(sheet, seat)
        return fits

    def offer(self, sheet: Sheet, seat: int) -> None:
        """Find out what the seat of a position just laid out may do."""
        sheet.uses = bonuses(self, sheet) if self.moment == CHOICE and sheet.waiting else 0
        sheet.legal = options(self, seat) if self.moment == CHOICE else 0

    def mark_again(self, sheet: Sheet, which: int, mark: int) -> bool:
        """Each game's own: repeat one of `marks`, without its reward, if it fits."""
        return False

    def stage(self, seat: int) -> Stage:
        """Where a seat stands: one of STAGES."""
        return STAGES[self.at(seat).stage]

    def moment_name(self) -> Moment:
        """What the table waits for: one of MOMENTS."""
        return MOMENTS[self.moment]

    def waiting(self, seat: int) -> int:
        """The rewards a seat has yet to use, four bits a code (C-40)."""
        return self.at(seat).waiting

    def chain(self, seat: int) -> int:
        """The dice whose extra cross waits (T-2)."""
        return self.at(seat).chain

    def used(self, seat: int) -> int:
        """The dice a seat has used as extra dice this turn (C-30)."""
        return self.at(seat).used

    def turn_is_active(self) -> bool:
        """Whether somebody is the active player; alone, each second turn is passive (C-60)."""
        return self.players > 1 or self.turn == 0

    def sends_to_tray(self, die: int) -> int:
        """The dice that a pick of this one sends to the tray (C-12)."""
        if not 0 <= die < 6:
            raise IndexError(f"there is no die {die}")
        return sent_by(self, die)

    def tray_fits(self, seat: int) -> bool:
        """Whether a die on the tray fits on this sheet (C-52)."""
        return self.placements(self.at(seat), self.tray) != 0

    # -- scores

    def earned_by(self, seat: int, action: int) -> tuple[tuple[int, ...], int]:
        """The rewards (by code) and the points that a legal mark would earn at once."""
        other = self.blank()
        self.copy_into(other)
        sheet = other.at(seat)
        before = score_of(sheet)
        packed = other.earned(sheet, action)
        rewards = [reward for reward in (packed & 15, packed >> 4) if reward]
        for reward in (packed & 15, packed >> 4):
            if 0 < reward < FOX and sheet.left[reward] + sheet.spent[reward] + 1 == self.track_fields:
                rewards += [end for end in (self.track_end(reward),) if end]  # T-11
        return tuple(rewards), score_of(sheet) - before

    def earned(self, sheet: Sheet, action: int) -> int:
        """Make a mark and nothing else; the rewards it earns, packed."""
        if action >= self.first_use:
            return self.use(sheet, action - self.first_use)
        if action < FIRST_PLACEMENT or sheet.stage == RETURNS:
            return 0
        return self.cross(sheet, action) if sheet.chain else self.place(sheet, action)

    def face(self, die: int) -> int:
        """What a die shows; 0 before its first roll."""
        return self.faces >> 4 * die & 7

    def score(self, seat: int) -> int:
        """The points of a seat now (C-62)."""
        return score_of(self.at(seat))

    def strength(self, seat: int) -> int:
        """What decides the places; the higher the better (C-63)."""
        return strength_of(self.at(seat))

    def area_points(self, seat: int) -> list[int]:
        """The points of the five areas."""
        sheet = self.at(seat)
        return [area_of(sheet, which).points for which in range(5)]

    def foxes(self, seat: int) -> int:
        """The foxes of a seat (C-45)."""
        return self.at(seat).foxes


def laid_out(kind: Callable[[int, bool], DiceState], facts: Facts) -> DiceState:
    """A position of a game from its plain data."""
    state = kind(len(facts.sheets), facts.fallback)
    state.lay_out(facts)
    return state
