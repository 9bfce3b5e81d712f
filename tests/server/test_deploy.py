"""What an installation is made of, tried on a real PostgreSQL."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest
from bench.services import UNSAFE_AND_QUICK, new_postgres, postgres_binaries, run_sql
from tests.server.running import Server

SCRIPT = Path(__file__).parents[2] / "deploy" / "postgres.sh"
RIGHTS = "SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = $1"


def prepare(address: str, password: str) -> str:
    """Run the script as the container of PostgreSQL does; the address for Silvertray."""
    found = urlsplit(address)
    given = {"PGHOST": str(found.hostname), "PGPORT": str(found.port)}
    given |= {"POSTGRES_USER": "postgres", "POSTGRES_PASSWORD": password}
    path = f"{postgres_binaries()}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(["sh", str(SCRIPT)], check=True, env=os.environ | given | {"PATH": path}, stdout=subprocess.DEVNULL)
    return f"postgresql://silvertray:secret@{found.hostname}:{found.port}/silvertray"


def test_the_account_owns_its_own_database_and_nothing_else(tmp_path: Path) -> None:
    with new_postgres(UNSAFE_AND_QUICK) as running:
        address = prepare(running.address, "it's a 'secret")
        with Server(tmp_path, database=address) as server:
            assert server.table("clever").seat == 0
        assert run_sql(address, RIGHTS, "silvertray") == [(False,) * 5]
        assert run_sql(running.address, "SELECT rolpassword IS NULL FROM pg_authid WHERE rolname = 'postgres'") == [
            (True,)
        ]
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            run_sql(address.rpartition("/")[0] + "/postgres", "SELECT 1")
