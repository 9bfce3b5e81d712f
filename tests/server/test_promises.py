"""What a fair dealer has promised is kept for a day."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.support.in_process import with_tables
from tests.server.support.manual_time import ManualTime

from silvertray.core.errors import SetupError
from silvertray.server.table.tables import Tables

A_DAY = 24 * 3600


def test_a_promise_that_found_no_table_is_forgotten_after_a_day(tmp_path: Path) -> None:
    time = ManualTime()

    async def wait(tables: Tables) -> None:
        kept, forgotten = [await tables.promises.make() for _ in range(2)]
        time.jump(A_DAY)
        await tables.promises.make()  # whenever one is made, old ones go
        assert len(await tables.promises.keep(kept)) == 64
        time.jump(1)
        await tables.promises.make()
        with pytest.raises(SetupError) as refused:
            await tables.promises.keep(forgotten)
        assert refused.value.code == "promise-gone"

    with_tables(tmp_path, wait, time)
