"""Practising over plain HTTP."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, BackgroundTasks, Body, Depends, Path, Query, Request
from sqlalchemy import RowMapping

from silvertray.core.errors import SilvertrayError
from silvertray.server.api.asking import TheTables
from silvertray.server.api.refusing import troubles
from silvertray.server.lines.visitors import address
from silvertray.server.people.routes import Asker, check_asker
from silvertray.server.people.who import Who
from silvertray.server.practice import deck, judging
from silvertray.server.practice.boxes import Drill
from silvertray.server.practice.cards import CARD, position
from silvertray.server.practice.messages import CardAnswer, CardInfo, CardKind, Deck, Verdict
from silvertray.server.table.tables import Tables

AT_ONCE = 2  # games that the coach looks at while somebody practises
HOPELESS = ("review-failed", "table-unplayable")  # the coach may look at the next game instead
api = APIRouter(
    prefix="/api/practice",
    tags=["practice"],
    dependencies=[Depends(check_asker)],
    responses=troubles(403, 404, 413, 422, 429, 503),
)
GameName = Annotated[str, Query(pattern="^[a-z]{1,24}$")]
CardId = Annotated[str, Path(pattern=CARD)]


@api.get("")
async def next_card(
    who: Asker,
    tables: TheTables,
    request: Request,
    later: BackgroundTasks,
    kind: CardKind = "mistakes",
    game: GameName = "clever",
) -> Deck:
    """The card that comes next, and how many there are; the coach looks at own games that nobody has reviewed."""
    async with tables.store.engine.connect() as connection:
        cards = await deck.cards_of(connection, who, kind, game)
        unseen = await deck.unseen(connection, who, game) if kind == "mistakes" else ()
    later.add_task(look_at, tables, unseen, address(request))
    card = await first_due(tables, who, kind, cards)
    return Deck(kind=kind, game=game, looking=len(unseen), card=card, **deck.counts(cards))


async def first_due(tables: Tables, who: Who, kind: CardKind, cards: Sequence[deck.Card]) -> CardInfo | None:
    """The card that is put down; one of a game that cannot be replayed any more is passed over."""
    for card in cards:
        if card.drill.is_due(time.time()):
            with suppress(SilvertrayError):
                return await shown(tables, who, kind, card)
    return None


async def shown(tables: Tables, who: Who, kind: CardKind, card: deck.Card) -> CardInfo:
    """A card as it is put down."""
    asked = await position(tables.store, who, card.name)
    return CardInfo(
        id=card.name, kind=kind, game=asked.game, seat=asked.seat, tries=card.drill.tries, moment=asked.moment
    )


async def look_at(tables: Tables, unseen: Sequence[RowMapping], asker: str) -> None:
    """Have some games reviewed, by which their mistakes become cards; one that would fail is passed over."""
    looked = 0
    for row in unseen:
        if looked == AT_ONCE:
            return
        looked += await is_looked_at(tables, row["table_id"], row["seat"], asker)


async def is_looked_at(tables: Tables, table: str, seat: int, asker: str) -> bool:
    """Whether the coach looks at a game; what is refused now is asked for again."""
    try:
        live = await tables.open(table)
        if live is not None:
            tables.let_go(live)
            await tables.reviews.of(live.table, seat, asker)
    except SilvertrayError as refused:
        return refused.code not in HOPELESS
    return live is not None


@api.post("/{card}")
async def answer(
    card: CardId, given: Annotated[CardAnswer, Body()], who: Asker, tables: TheTables, request: Request
) -> Verdict:
    """What the coach says to an answer; the card comes again as `again` says."""
    asked = await position(tables.store, who, card)
    found = await judging.judged(tables, asked, given.text, address(request))
    text = " ".join(given.text.split())
    async with tables.store.engine.begin() as connection:
        drill = (await deck.drills_of(connection, who)).get(card, Drill())
        drill = judging.learnt_by(drill, asked.game, judging.loss_of(found, text))
        await deck.keep_drill(connection, who, card, drill)
    return judging.verdict(asked, found, text, drill)
