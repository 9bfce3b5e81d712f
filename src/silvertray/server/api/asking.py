"""What a request brings with it: the tables of this process, where it comes from, and a right."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import Depends, Header, Request

from silvertray.server.api.refusing import Unwelcome
from silvertray.server.lines.frames import LONGEST_TOKEN, TABLE_ID
from silvertray.server.lines.limits import Buckets
from silvertray.server.lines.visitors import address, is_welcome
from silvertray.server.table.live import LiveTable
from silvertray.server.table.tables import Tables

BEARER = "bearer "
LONGEST = len(BEARER) + LONGEST_TOKEN


def the_tables(request: Request) -> Tables:
    """The tables of this process."""
    tables: Tables = request.app.state.tables
    return tables


TheTables = Annotated[Tables, Depends(the_tables)]


def check_origin(request: Request, tables: TheTables) -> None:
    """Refuse pages of other sites."""
    if not is_welcome(request, tables.settings):
        raise Unwelcome(403, "foreign-page")


def check_maker(request: Request, tables: TheTables) -> None:
    """Refuse pages of other sites, and who asks for too many tables."""
    check_origin(request, tables)
    makers: Buckets = request.app.state.makers
    if not makers.take(address(request)):
        raise Unwelcome(429, "too-many-tables")


def bearer(authorization: Annotated[str | None, Header(max_length=LONGEST)] = None) -> str | None:
    """The token of a seat or an invitation; in a header, as addresses are written into logs."""
    given = authorization or ""
    return given[len(BEARER) :].strip() or None if given.lower().startswith(BEARER) else None


Bearer = Annotated[str | None, Depends(bearer)]


async def opened(tables: Tables, table: str) -> LiveTable:
    """A table by its id, whatever was given as one."""
    live = await tables.open(table) if re.fullmatch(TABLE_ID, table) else None
    if live is None:
        raise Unwelcome(404, "no-such-table", table=table[:20])
    tables.let_go(live)
    return live
