"""Wanting to be told of one's turn, and wanting it no more."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Depends, Path

from silvertray.server.api.asking import TheTables
from silvertray.server.api.refusing import troubles
from silvertray.server.people.routes import Asker, Transaction, check_asker
from silvertray.server.push import subscriptions
from silvertray.server.push.endpoints import check_endpoint, check_key
from silvertray.server.push.messages import PushInfo, PushKey, PushWish

api = APIRouter(
    prefix="/api",
    tags=["people"],
    dependencies=[Depends(check_asker)],
    responses=troubles(403, 404, 413, 422, 429),
)

BrowserId = Annotated[str, Path(pattern="^[0-9a-f]{64}$")]


@api.get("/push/key")
async def key(tables: TheTables) -> PushKey:
    """The key that a browser needs to let this server, and nobody else, send it notices."""
    return PushKey(key=await tables.turns.sender.keys.public())


@api.post("/me/push", status_code=201)
async def tell(wish: Annotated[PushWish, Body()], who: Asker, tables: TheTables, stored: Transaction) -> PushInfo:
    """Tell this browser of one's turn, at all the own tables, while one is away from them."""
    check_endpoint(wish.endpoint, tables.settings.push_hosts)
    check_key(wish.keys.p256dh)
    async with stored as connection:
        return PushInfo(id=await subscriptions.keep(connection, who, wish))


@api.delete("/me/push/{browser}", status_code=204)
async def tell_no_more(browser: BrowserId, who: Asker, stored: Transaction) -> None:
    """Tell a browser no more."""
    async with stored as connection:
        await subscriptions.drop(connection, who, browser)
