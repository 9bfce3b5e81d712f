"""What people are told about themselves and about the strongest players, from what is stored."""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from silvertray.server.people import accounts
from silvertray.server.people.blocks import blocks_of
from silvertray.server.people.games import PAGE, Company, Which, companies, games_of
from silvertray.server.people.messages import (
    BlockInfo,
    Board,
    BoardLine,
    GameOfMine,
    GamesOfMine,
    Me,
    PasskeyInfo,
    RatingInfo,
    SessionInfo,
)
from silvertray.server.people.passkeys import passkeys_of
from silvertray.server.people.ratings import SURE
from silvertray.server.people.rows import people, ratings
from silvertray.server.people.sessions import session_id, sessions_of
from silvertray.server.people.who import Who
from silvertray.server.table.news import moment

BOARD = 100  # lines of a leaderboard


async def me(connection: AsyncConnection, who: Who, here: str) -> Me:
    """Who asks; guests have nothing here but the people they block. `here` is the session, by hash."""
    blocked = tuple(map(block, await blocks_of(connection, who)))
    person = await accounts.person(connection, who)
    if person is None:
        return Me(signed_in=False, blocked=blocked)
    passkeys = tuple(map(passkey, await passkeys_of(connection, person["id"])))
    mine = ratings.select().where(ratings.c.person_id == person["id"]).order_by(ratings.c.game, ratings.c.players)
    rated = tuple(rating(row) for row in (await connection.execute(mine)).mappings())
    about = {"signed_in": True, "name": person["name"], "since": moment(person["created"])}
    signed_in = tuple(session(row, here) for row in await sessions_of(connection, person["id"]))
    return Me(**about, passkeys=passkeys, sessions=signed_in, ratings=rated, blocked=blocked)


def passkey(row: RowMapping) -> PasskeyInfo:
    """An own passkey."""
    return PasskeyInfo(id=row["id"], added=moment(row["added"]), used=moment(row["used"]))


def session(row: RowMapping, here: str) -> SessionInfo:
    """A browser on which this one is signed in."""
    name, is_here = session_id(row["token_hash"]), row["token_hash"] == here
    since, seen = moment(row["created"]), moment(row["seen"])
    return SessionInfo(id=name, device=row["device"], since=since, seen=seen, here=is_here)


def block(row: RowMapping) -> BlockInfo:
    """Somebody on the own list."""
    return BlockInfo(id=row["id"], name=row["name"], since=moment(row["since"]))


def rating(row: RowMapping) -> RatingInfo:
    """An own rating."""
    return RatingInfo(
        game=row["game"],
        players=row["players"],
        rating=row["rating"],
        deviation=row["deviation"],
        games=row["games"],
        provisional=row["deviation"] >= SURE,
    )


async def games(connection: AsyncConnection, who: Who, before: str | None, which: Which) -> GamesOfMine:
    """A page of the own tables."""
    page = await games_of(connection, who.guests, before, which)
    at = await companies(connection, [row["id"] for row in page])
    following = page[-1]["id"] if len(page) == PAGE else None
    return GamesOfMine(games=tuple(game(row, at[row["id"]]) for row in page), next=following)


def game(row: RowMapping, company: Company) -> GameOfMine:
    """One own table."""
    is_over = row["place"] is not None
    return GameOfMine(
        table=row["id"],
        game=row["game"],
        players=row["players"],
        seat=row["seat"],
        created=moment(row["created"]),
        state="over" if is_over else "playing" if company.has_begun else "waiting",
        others=tuple(name for seat, name in sorted(company.names.items()) if seat != row["seat"]),
        bots=company.bots,
        place=row["place"],
        score=row["score"],
        change=row["change"],
    )


async def board(connection: AsyncConnection, who: Who, game: str, players: int) -> Board:
    """The strongest of those whose rating is sure enough."""
    query = (
        sql.select(ratings, people.c.name)
        .join(people, people.c.id == ratings.c.person_id)
        .where(ratings.c.game == game, ratings.c.players == players, ratings.c.deviation < SURE)
        .order_by(ratings.c.rating.desc(), ratings.c.person_id)
        .limit(BOARD)
    )
    found = (await connection.execute(query)).mappings().all()
    lines = tuple(line(rank, row, who) for rank, row in enumerate(found, 1))
    return Board(game=game, players=players, lines=lines)


def line(rank: int, row: RowMapping, who: Who) -> BoardLine:
    """One place on it."""
    return BoardLine(
        rank=rank,
        name=row["name"],
        rating=row["rating"],
        deviation=row["deviation"],
        games=row["games"],
        me=row["person_id"] == who.person,
    )
