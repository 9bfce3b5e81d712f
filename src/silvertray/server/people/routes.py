"""What people ask about themselves over plain HTTP."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Request, Response
from fastapi.responses import StreamingResponse
from sqlalchemy.ext.asyncio import AsyncConnection

from silvertray import games
from silvertray.server.api.asking import TheTables, check_origin
from silvertray.server.api.refusing import Unwelcome, troubles
from silvertray.server.lines.frames import TableId
from silvertray.server.lines.limits import Buckets
from silvertray.server.lines.visitors import address
from silvertray.server.people import (
    accounts,
    blocks,
    challenges,
    erasing,
    exporting,
    passkeys,
    scores,
    sessions,
    telling,
)
from silvertray.server.people.games import Which
from silvertray.server.people.messages import (
    BlockInfo,
    BlockWish,
    Board,
    EraseWish,
    GamesOfMine,
    Me,
    NameWish,
    PasskeyAnswer,
    StatisticsOfMine,
)
from silvertray.server.people.passkeys import Site, site_of
from silvertray.server.people.who import Who, known_guest


def check_asker(request: Request, tables: TheTables) -> None:
    """Refuse pages of other sites, and who asks too much."""
    check_origin(request, tables)
    askers: Buckets = request.app.state.askers
    if not askers.take(address(request)):
        raise Unwelcome(429, "too-many-asks")


api = APIRouter(
    prefix="/api",
    tags=["people"],
    dependencies=[Depends(check_asker)],
    responses=troubles(401, 403, 404, 413, 422, 429),
)


def transaction(tables: TheTables) -> AbstractAsyncContextManager[AsyncConnection]:
    """What is done in it is stored before it is answered."""
    return tables.store.engine.begin()


Transaction = Annotated[AbstractAsyncContextManager[AsyncConnection], Depends(transaction)]


async def asker(request: Request, response: Response, tables: TheTables) -> Who:
    """Who asks; every guest has a cookie from here on. Stored at once, so that a refusal does not lose it."""
    async with tables.store.engine.begin() as connection:
        return await known_guest(connection, request, response)


async def signed_in(who: Annotated[Who, Depends(asker)]) -> str:
    """The person who asks; guests are told to sign in."""
    if who.person is None:
        raise Unwelcome(401, "sign-in-first")
    return who.person


async def check_fresh(request: Request, tables: TheTables) -> None:
    """Refuse to change how somebody is let in to whoever only found a browser that is signed in."""
    async with tables.store.engine.begin() as connection:
        if not await sessions.is_fresh(connection, sessions.session_hash(request)):
            raise Unwelcome(403, "passkey-again")


async def proved(person: Annotated[str, Depends(signed_in)], request: Request, tables: TheTables) -> str:
    """The person who asks, and has shown a passkey a moment ago."""
    await check_fresh(request, tables)
    return person


def our_site(request: Request, tables: TheTables) -> Site:
    """Whose passkeys these are."""
    return site_of(request, tables.settings)


Asker = Annotated[Who, Depends(asker)]
Person = Annotated[str, Depends(signed_in)]
Proved = Annotated[str, Depends(proved)]
OurSite = Annotated[Site, Depends(our_site)]


@api.get("/me")
async def me(request: Request, who: Asker, stored: Transaction) -> Me:
    """Who asks, and what is kept for them."""
    async with stored as connection:
        return await telling.me(connection, who, sessions.session_hash(request))


@api.put("/me/name")
async def rename(wish: Annotated[NameWish, Body()], person: Person, stored: Transaction) -> NameWish:
    """Another name."""
    async with stored as connection:
        return NameWish(name=await accounts.rename(connection, person, wish.name))


# -- passkeys


@api.post("/me/passkeys/options")
async def offer(
    wish: Annotated[NameWish, Body()],
    request: Request,
    who: Asker,
    site: OurSite,
    tables: TheTables,
    stored: Transaction,
) -> dict[str, Any]:
    """What the browser needs to make a passkey; the name is for whoever is new."""
    if who.person is not None:
        await check_fresh(request, tables)
    async with stored as connection:
        return await accounts.offer(connection, site, who, wish.name)


@api.post("/me/passkeys", status_code=201)
async def register(
    answer: Annotated[PasskeyAnswer, Body()],
    request: Request,
    response: Response,
    who: Asker,
    site: OurSite,
    tables: TheTables,
) -> None:
    """A new passkey; a guest becomes a person by it."""
    await accounts.register(tables.store.engine, site, who, answer.credential, request, response)


@api.delete("/me/passkeys/{passkey}", status_code=204)
async def remove(passkey: str, person: Proved, stored: Transaction) -> None:
    """A passkey is not taken any more."""
    async with stored as connection:
        await passkeys.remove(connection, person, passkey)


# -- signing in and out


@api.post("/sessions/options")
async def ask(who: Asker, site: OurSite, stored: Transaction) -> dict[str, Any]:
    """What the browser needs to ask for a passkey."""
    async with stored as connection:
        return passkeys.asking(site, await challenges.pose(connection, "sign-in", who))


@api.post("/sessions", status_code=201)
async def sign_in(
    answer: Annotated[PasskeyAnswer, Body()],
    request: Request,
    response: Response,
    who: Asker,
    site: OurSite,
    tables: TheTables,
) -> None:
    """Sign in by a passkey."""
    await accounts.sign_in(tables.store.engine, site, who, answer.credential, request, response)


@api.post("/sessions/here/options")
async def ask_again(who: Asker, person: Person, site: OurSite, stored: Transaction) -> dict[str, Any]:
    """What the browser needs to ask whoever is signed in for a passkey once more."""
    async with stored as connection:
        return passkeys.asking(site, await challenges.pose(connection, "prove", who, person))


@api.post("/sessions/here", status_code=204)
async def prove(
    answer: Annotated[PasskeyAnswer, Body()],
    request: Request,
    who: Asker,
    person: Person,
    site: OurSite,
    tables: TheTables,
) -> None:
    """Show a passkey once more: passkeys and sessions can be changed for some minutes after it."""
    await accounts.prove(tables.store.engine, "prove", site, who, answer.credential)
    async with tables.store.engine.begin() as connection:
        await sessions.refresh(connection, sessions.session_hash(request))


@api.delete("/sessions/here", status_code=204)
async def sign_out(request: Request, tables: TheTables, stored: Transaction) -> Response:
    """Sign out on this browser."""
    response = Response(status_code=204)
    async with stored as connection:
        person = await accounts.sign_out(connection, request, response)
    await tables.sign_out(person)
    return response


@api.delete("/sessions/{session}", status_code=204)
async def sign_out_there(session: str, person: Proved, tables: TheTables, stored: Transaction) -> None:
    """Sign out on another browser, by the id that `Me` gives it."""
    async with stored as connection:
        await sessions.end_one(connection, person, session)
    await tables.sign_out(person)


@api.delete("/sessions", status_code=204)
async def sign_out_everywhere(request: Request, person: Proved, tables: TheTables, stored: Transaction) -> Response:
    """Sign out on all browsers."""
    response = Response(status_code=204)
    async with stored as connection:
        await accounts.sign_out_everywhere(connection, person)
    await tables.sign_out(person)
    accounts.forget_browser(request, response)
    return response


# -- games and ratings


@api.get("/me/games")
async def my_games(
    who: Asker, stored: Transaction, before: TableId | None = None, finished: bool = False
) -> GamesOfMine:
    """The own tables, the newest first; or only those whose game is over."""
    async with stored as connection:
        return await telling.games(connection, who, before, Which.FINISHED if finished else Which.ALL)


@api.get("/me/statistics")
async def my_statistics(who: Asker, stored: Transaction) -> StatisticsOfMine:
    """How well whoever asks has played."""
    async with stored as connection:
        return await scores.statistics(connection, who)


@api.get("/ratings/{game}/{players}")
async def board(game: str, players: int, who: Asker, stored: Transaction) -> Board:
    """The strongest in a game of so many players."""
    games.game(game).new(players, {})  # refuses what cannot be played
    async with stored as connection:
        return await telling.board(connection, who, game, players)


# -- whom somebody does not want at the own tables


@api.post("/me/blocks", status_code=201)
async def block(wish: Annotated[BlockWish, Body()], who: Asker, tables: TheTables, stored: Transaction) -> BlockInfo:
    """Block whoever holds a seat."""
    live = await tables.open(wish.table)
    if live is None:
        raise Unwelcome(404, "no-such-table", table=wish.table)
    async with stored as connection:
        return telling.block(await blocks.block(connection, who, live, wish.seat))


@api.delete("/me/blocks/{block}", status_code=204)
async def unblock(block: str, who: Asker, stored: Transaction) -> None:
    """Take somebody off the list."""
    async with stored as connection:
        await blocks.unblock(connection, who, block)


# -- taking everything along, or away


@api.get("/me/export")
async def export(who: Asker, tables: TheTables) -> StreamingResponse:
    """Everything that is stored about whoever asks."""
    headers = {"content-disposition": 'attachment; filename="silvertray-export.json"', "cache-control": "no-store"}
    return StreamingResponse(exporting.export(tables.store, who), media_type="application/json", headers=headers)


@api.post("/me/erase/options")
async def ask_before_erasing(who: Asker, person: Person, site: OurSite, stored: Transaction) -> dict[str, Any]:
    """What the browser needs to let a passkey confirm it."""
    async with stored as connection:
        return passkeys.asking(site, await challenges.pose(connection, "erase", who, person))


async def check_erasing(wish: EraseWish, request: Request, who: Who, tables: TheTables) -> None:
    """Refuse to erase anybody by mistake: a person shows a passkey once more, a guest has typed it."""
    if who.person is None and wish.confirm != "erase":
        raise Unwelcome(422, "erase-unconfirmed")
    if who.person is not None:
        site = site_of(request, tables.settings)
        await accounts.prove(tables.store.engine, "erase", site, who, wish.credential or {})


@api.post("/me/erase", status_code=204)
async def erase(wish: Annotated[EraseWish, Body()], request: Request, who: Asker, tables: TheTables) -> Response:
    """Erase everything about whoever asks."""
    await check_erasing(wish, request, who, tables)
    async with tables.store.engine.begin() as connection:
        changed = await erasing.erase(connection, who)
    await tables.reread(changed)
    await tables.sign_out(who.person)
    response = Response(status_code=204)
    accounts.forget_browser(request, response)
    return response
