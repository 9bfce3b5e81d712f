"""Somebody's cards: the own mistakes in a game, or its puzzles, and which of them comes next."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from silvertray.analysis.puzzles import puzzles
from silvertray.server.coach.rows import reviews
from silvertray.server.keeping.store import insert, keys, tables
from silvertray.server.people.rows import results
from silvertray.server.people.who import Who
from silvertray.server.practice.boxes import Drill
from silvertray.server.practice.cards import name_of
from silvertray.server.practice.messages import CardKind
from silvertray.server.practice.rows import drills, mistakes
from silvertray.server.table.replaying import known_rules

MOST = 2000  # cards of somebody, those that cost most


class Card(NamedTuple):
    """A card, what it cost, and how well it is known."""

    name: str
    loss: float
    drill: Drill

    @property
    def order(self) -> tuple[bool, float]:
        """What comes first: cards that were answered before, the longest overdue; then new ones, the dearest."""
        is_new = not self.drill.tries
        return is_new, -self.loss if is_new else self.drill.due


async def cards_of(connection: AsyncConnection, who: Who, kind: CardKind, game: str) -> list[Card]:
    """All cards of somebody, the next one first."""
    named = await own_mistakes(connection, who, game) if kind == "mistakes" else named_puzzles(game)
    known = await drills_of(connection, who)
    return sorted((Card(name, loss, known.get(name, Drill())) for name, loss in named), key=lambda card: card.order)


def named_puzzles(game: str) -> list[tuple[str, float]]:
    """The puzzles of a game by their names, easy ones first: what is obvious costs most there."""
    return [(puzzle.id, puzzle.loss) for puzzle in puzzles(game)]


async def own_mistakes(connection: AsyncConnection, who: Who, game: str) -> list[tuple[str, float]]:
    """The mistakes of somebody in a game."""
    mine = (keys.c.table_id == mistakes.c.table_id) & (keys.c.seat == mistakes.c.seat)
    query = (
        sql.select(mistakes)
        .distinct()
        .join(keys, mine)
        .join(tables, tables.c.id == mistakes.c.table_id)
        .where(*played_by(who, game))
        .order_by(mistakes.c.loss.desc(), mistakes.c.table_id, mistakes.c.step)
        .limit(MOST)
    )
    rows = (await connection.execute(query)).mappings()
    return [(name_of(row["table_id"], row["seat"], row["step"]), row["loss"]) for row in rows]


def played_by(who: Who, game: str) -> tuple[sql.ColumnElement[bool], ...]:
    """Whose seat it has to be, in which game, by rules that we can replay."""
    return keys.c.guest_hash.in_(who.guests), tables.c.game == game, tables.c.rules.in_(known_rules())


# -- how well cards are known


async def drills_of(connection: AsyncConnection, who: Who) -> dict[str, Drill]:
    """How well somebody knows which card; who has been several guests knows it as well as any of them."""
    query = drills.select().where(drills.c.owner.in_(who.ids)).order_by(drills.c.tries)
    rows = (await connection.execute(query)).mappings()
    return {row["card"]: Drill(row["box"], row["due"], row["tries"]) for row in rows}


async def keep_drill(connection: AsyncConnection, who: Who, card: str, drill: Drill) -> None:
    """Write down how well a card is known now."""
    row = {"owner": who.owner, "card": card, **drill._asdict()}
    if not await insert(connection, drills, [row]):
        own = (drills.c.owner == who.owner) & (drills.c.card == card)
        await connection.execute(drills.update().where(own).values(**drill._asdict()))


def counts(cards: Sequence[Card]) -> dict[str, int]:
    """How many cards are where."""
    now = time.time()
    due = [card for card in cards if card.drill.is_due(now)]
    learnt = sum(card.drill.is_learnt for card in cards)
    fresh = sum(not card.drill.tries for card in due)
    return {"due": len(due), "fresh": fresh, "later": len(cards) - len(due) - learnt, "learnt": learnt}


# -- games that the coach has not seen


async def unseen(connection: AsyncConnection, who: Who, game: str) -> Sequence[RowMapping]:
    """The own games that were played to their end and nobody has reviewed, the latest first: table and seat."""
    mine = (results.c.table_id == keys.c.table_id) & (results.c.seat == keys.c.seat)
    done = (reviews.c.table_id == results.c.table_id) & (reviews.c.seat == results.c.seat)
    query = (
        sql.select(results.c.table_id, results.c.seat, results.c.at)
        .distinct()
        .join(keys, mine)
        .join(tables, tables.c.id == results.c.table_id)
        .where(*played_by(who, game))
        .where(~sql.exists().where(done & reviews.c.review.is_not(None)))
        .order_by(results.c.at.desc(), results.c.table_id, results.c.seat)
    )
    return (await connection.execute(query)).mappings().all()
