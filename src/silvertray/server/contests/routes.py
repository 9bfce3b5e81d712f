"""The same dice for everybody, over plain HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Depends, Path, Request

from silvertray.server.api.asking import TheTables, check_maker, opened
from silvertray.server.api.finished import finished
from silvertray.server.api.refusing import troubles
from silvertray.server.contests import friends, telling, trying
from silvertray.server.contests.contests import Contests
from silvertray.server.contests.daily import A_DAY, today
from silvertray.server.contests.messages import ContestInfo, ContestStory, DailyInfo, DicePromise, TryWish
from silvertray.server.contests.tries import own_try
from silvertray.server.lines.wishes import NewTable
from silvertray.server.people.routes import Asker, Transaction, check_asker

api = APIRouter(
    prefix="/api",
    tags=["the same dice"],
    dependencies=[Depends(check_asker)],
    responses=troubles(403, 404, 409, 413, 422, 429),
)


def the_contests(request: Request) -> Contests:
    """The contests of this server."""
    contests: Contests = request.app.state.contests
    return contests


TheContests = Annotated[Contests, Depends(the_contests)]
ContestId = Annotated[str, Path(pattern=r"^([a-z]{1,24}-\d{4}-\d\d-\d\d|[a-z2-7]{26})$")]


@api.get("/daily")
async def daily(who: Asker, contests: TheContests, stored: Transaction) -> DailyInfo:
    """Today's dice, how whoever asks has done with them, and what is promised for tomorrow."""
    now, tomorrow = await contests.daily.of(today()), await contests.daily.of(today() + A_DAY)
    async with stored as connection:
        own = [await own_try(connection, one.id, who) for one in now]
    told = [telling.info(one, mine, await contests.points(one)) for one, mine in zip(now, own, strict=True)]
    promised = [DicePromise(contest=one.id, commitment=one.commitment or "") for one in tomorrow]
    return DailyInfo(day=today().isoformat(), contests=tuple(told), promises=tuple(promised))


@api.get("/contests/{contest}")
async def story(contest: ContestId, who: Asker, contests: TheContests) -> ContestStory:
    """A contest; what others made of the same dice is told to whoever has played them, or when it is over."""
    return await contests.story(await contests.found(contest), who)


@api.post("/contests/{contest}/tries", status_code=201, dependencies=[Depends(check_maker)])
async def begin(
    contest: ContestId, wish: Annotated[TryWish, Body()], who: Asker, tables: TheTables, contests: TheContests
) -> NewTable:
    """The table of one's only try."""
    return await trying.begin(tables, await contests.found(contest), who, wish)


@api.post("/contests/{contest}/surrender")
async def give_up(contest: ContestId, who: Asker, contests: TheContests, stored: Transaction) -> ContestInfo:
    """End one's try without points, to see what others made of it."""
    found = await contests.found(contest)
    async with stored as connection:
        await trying.give_up(connection, found, who)
        own = await own_try(connection, found.id, who)
    return telling.info(found, own, await contests.points(found))


@api.post("/tables/{table}/contest", status_code=201, dependencies=[Depends(check_maker)])
async def give_on(table: str, who: Asker, request: Request, tables: TheTables, contests: TheContests) -> ContestStory:
    """Give the dice of an own finished game to friends; again and again it is the same contest."""
    _, match = await finished(tables, table, request)
    contest = await friends.give_on(contests, await opened(tables, table), match, who)
    return await contests.story(contest, who)
